"""Players that are programs. They see what a person in their seat sees."""

from __future__ import annotations

from tablee.bots.bot import Bot
from tablee.bots.expert import Expert
from tablee.bots.greedy import Greedy
from tablee.bots.random import Random
from tablee.engine.problems import Problem

BOTS: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy, "expert": Expert}
"""Every bot by its name, the weakest first; called with a seed it makes one."""


def offered(title: str) -> list[str]:
    """The bots that play this title, the weakest first."""
    return [name for name, bot in BOTS.items() if bot.plays(title)]


def make(name: str, seed: bytes) -> Bot:
    """A bot of this name whose chance comes from the seed."""
    if name not in BOTS:
        raise Problem("unknown-bot", bot=name, bots=", ".join(BOTS))
    return BOTS[name](seed)


def check(name: str, title: str) -> None:
    """Raise a Problem unless there is such a bot and it plays this title."""
    known = offered(title)
    if name not in known:
        raise Problem("unknown-bot", bot=name, bots=", ".join(known))
