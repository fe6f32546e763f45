"""Players that are programs. They see what a person in their seat sees."""

from __future__ import annotations

from collections.abc import Callable

from tablee.bots.bot import Bot
from tablee.bots.greedy import Greedy
from tablee.bots.random import Random
from tablee.engine.problems import Problem

BOTS: dict[str, Callable[[bytes], Bot]] = {"random": Random, "greedy": Greedy}
"""Every bot by its name; called with a seed it makes one."""


def make(name: str, seed: bytes) -> Bot:
    """A bot of this name whose chance comes from the seed."""
    if name not in BOTS:
        raise Problem("unknown-bot", bot=name, bots=", ".join(BOTS))
    return BOTS[name](seed)
