"""What was learned as a player for tournaments (docs/tournament.md).

    command = ["python3", "-m", "tablee.lab.learning.entrant", "learned.npz"]

It speaks JSON lines over stdin and stdout.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from tablee.bots.bot import Budget
from tablee.engine.state import View
from tablee.lab.learning.learned import load


def say(message: dict[str, Any]) -> None:
    sys.stdout.write(msgspec.json.encode(message).decode() + "\n")
    sys.stdout.flush()


def main(path: Path) -> None:
    game, bot = load(path)
    seat = 0
    for line in sys.stdin:
        message = msgspec.json.decode(line)
        match message["type"]:
            case "hello":
                say({"type": "ready"})
            case "begin":
                seat = message["seat"]
            case "ask":
                view = View(seat, game.load(message["view"]))
                action = bot.choose(game, view, Budget())
                say({"type": "answer", "number": message["number"], "action": action})


if __name__ == "__main__":
    main(Path(sys.argv[1]))
