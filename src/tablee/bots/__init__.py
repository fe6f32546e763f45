"""Players that are programs. They see what a person in their seat sees."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tablee.bots import levels
from tablee.bots.bot import Bot
from tablee.bots.expert import Expert
from tablee.bots.greedy import Greedy
from tablee.bots.levels import LevelBot
from tablee.bots.random import Random
from tablee.bots.search import Search
from tablee.engine.problems import Problem

SEATED: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy, "expert": Expert}
"""Those who take a seat at a table, the weakest first."""

LEVELS: dict[str, Callable[[bytes], Bot]] = {
    f"level-{number}": partial(LevelBot, number) for number in range(1, len(levels.LEVELS) + 1)
}

BOTS: dict[str, Callable[[bytes], Bot]] = {**SEATED, **LEVELS, Search.name: Search}
"""Every bot by its name; called with a seed it makes one."""


def offered(title: str) -> list[str]:
    """The bots that sit down at tables of this title, the weakest first."""
    return [name for name, bot in SEATED.items() if bot.plays(title)]


def known(title: str) -> list[str]:
    """All that play this title."""
    return [name for name in BOTS if name not in SEATED or SEATED[name].plays(title)]


def make(name: str, seed: bytes) -> Bot:
    """A bot of this name whose chance comes from the seed; `name@version` insists on a version."""
    kind, _, version = name.partition("@")
    if kind not in BOTS:
        raise Problem("unknown-bot", bot=name, bots=", ".join(BOTS))
    made = BOTS[kind](seed)
    if version not in ("", str(made.version)):
        raise Problem("other-bot-version", bot=kind, version=made.version, wanted=version)
    return made


def check(name: str, title: str) -> None:
    """Raise a Problem unless there is such a bot and it plays this title."""
    check_among(name.partition("@")[0], known(title))
    make(name, b"")


def check_seated(name: str, title: str) -> None:
    """Raise a Problem unless such a bot sits down at tables of this title."""
    check_among(name, offered(title))


def check_among(name: str, names: list[str]) -> None:
    if name not in names:
        raise Problem("unknown-bot", bot=name, bots=", ".join(names))
