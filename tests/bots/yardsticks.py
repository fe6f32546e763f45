"""What the frozen bots answer, over fixed positions: `python -m tests.bots.yardsticks` writes it.

All figures of strength go by these bots, so their answers never change under their version.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec

from tablee import bots
from tablee.bots.bot import Budget
from tablee.engine.game import Game
from tablee.engine.titles import TITLES, find
from tests.bots.peeking import walk
from tests.contract.moments import Moment

FROZEN: Final = ("random@1", "expert@1")
PATH: Final = Path(__file__).with_name("yardsticks.json")

PACE: Final = 5
"""One decision of so many is asked about."""

Answers = dict[str, dict[str, str]]
"""By bot, then by title with the version of its rules, a digest of all answers."""


def positions(name: str, game: Game[Any], number: int) -> Iterator[Moment]:
    """Of a match at random, and of one of its own: it must not be asked only where it never is."""
    for player in dict.fromkeys(["random@1", name]):
        yield from walk(game, number, player)[number % PACE :: PACE]


def digest(name: str, title: str) -> str:
    """Of what a bot answers at every seat that is asked, with every option and count of seats."""
    found = blake2b(digest_size=16)
    for number, game in enumerate(find(title).all_games()):
        bot = bots.make(name, b"yardstick")
        for moment in positions(name, game, number):
            for seat in moment.s.acting():
                answer = bot.choose(game, moment.s.seen_by(seat), Budget())
                found.update(b"%d %d %d;" % (moment.number, seat, answer))
    return found.hexdigest()


def ruled(title: str) -> str:
    return f"{title}@{find(title).version}"


def known(name: str) -> list[str]:
    return [title for title in TITLES if name.partition("@")[0] in bots.known(title)]


def stored() -> Answers:
    return msgspec.json.decode(PATH.read_bytes(), type=Answers)


def main() -> None:
    found = {name: {ruled(title): digest(name, title) for title in known(name)} for name in FROZEN}
    PATH.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")


if __name__ == "__main__":
    main()
