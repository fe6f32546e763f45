"""Programs that misbehave at the table, each in a way of its own: python outsiders.py WAY."""

import json
import os
import random
import sys
import time
from typing import Any


def say(message: dict[str, Any]) -> None:
    print(json.dumps(message), flush=True)


def play(way: str) -> None:
    asked = 0
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say({"type": "ready"})
        elif message["type"] == "begin":
            dice = random.Random(message["seed"])
            if way == "talks":
                say({"type": "answer", "number": 0, "action": 1})
        elif message["type"] == "ask":
            asked += 1
            number, choices = message["number"], message["choices"]
            if way == "silent":
                time.sleep(600)
            if way == "dies":
                print("out of ideas", file=sys.stderr)
                sys.exit(7)
            if way == "dies-later" and asked == 3:
                os.kill(os.getpid(), 9)
            if way == "floods":
                while True:
                    say({"type": "answer", "number": number, "action": choices[0]["action"]})
            if way == "long":
                print("x" * 10_000_000, flush=True)
            if way == "babbles":
                print("bid 3 please", flush=True)
            if way == "complains":
                print("!" * 3_000_000, file=sys.stderr)
            action = dice.choice(choices)["action"]
            if way == "illegal":
                action = 99_999
            if way == "nonsense":
                action = "eat the cards"
            if way == "late":
                number -= 1
            say({"type": "answer", "number": number, "action": action})


if sys.argv[1] == "never-ready":
    time.sleep(600)
elif sys.argv[1] == "no-start":
    sys.exit("nothing works")
else:
    play(sys.argv[1])
