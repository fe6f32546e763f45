"""A player for `tablee tournament` that needs nothing but Python: it likes the last choice.

It speaks JSON lines over stdin and stdout; docs/tournament.md tells every message. Its dice come
from the seed of the game, so that a tournament can be repeated.
"""

import json
import random
import sys


def say(message):
    print(json.dumps(message), flush=True)


def choose(choices, view, seat, dice):
    """Half of the time the last choice, which in many games is the largest; else any."""
    return choices[-1] if dice.random() < 0.5 else dice.choice(choices)


def main():
    dice, seat = random.Random(), 0
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say({"type": "ready"})
        elif message["type"] == "begin":
            dice, seat = random.Random(message["seed"]), message["seat"]
        elif message["type"] == "ask":
            chosen = choose(message["choices"], message["view"], seat, dice)
            say({"type": "answer", "number": message["number"], "action": chosen["action"]})
        # "end" tells how it went; another game may begin. At the end of the input it is over.


main()
