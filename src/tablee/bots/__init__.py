"""Players that are programs. They see what a person in their seat sees."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from tablee.bots import levels
from tablee.bots.bot import Bot
from tablee.bots.expert import Expert
from tablee.bots.greedy import Greedy
from tablee.bots.levels import LevelBot
from tablee.bots.random import Random
from tablee.bots.search import Search
from tablee.bots.styles import STYLES, has_place
from tablee.engine.game import Game
from tablee.engine.problems import Problem

YARDSTICKS: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy, "expert": Expert}
"""What others are measured by, the weakest first; programs and tables of old seat them too."""

LEVELS: dict[str, Callable[[bytes], Bot]] = {
    f"level-{number}": partial(LevelBot, number) for number in range(1, len(levels.LEVELS) + 1)
}
"""Those whom people are offered, in every title and mode, the weakest first."""

SECONDS = 1.0
"""The longest that a bot at a table thinks about an answer, where the machine is fast enough."""

USUAL = "level-3"
"""Who plays where nobody has said: as well as rules of thumb go, and at once."""

BOTS: dict[str, Callable[[bytes], Bot]] = {**YARDSTICKS, **LEVELS, Search.name: Search}
"""Every bot by its name; called with a seed it makes one."""


def yardsticks(title: str) -> list[str]:
    """Those that play this title, the weakest first."""
    return [name for name, bot in YARDSTICKS.items() if bot.plays(title)]


def seated(title: str) -> list[str]:
    """All that a table of this title can have, the weakest first: levels, and yardsticks."""
    return [*LEVELS, *yardsticks(title)]


def known(title: str) -> list[str]:
    """All that play this title."""
    return [name for name in BOTS if name not in YARDSTICKS or name in yardsticks(title)]


def make(name: str, seed: bytes, title: str | None = None) -> Bot:
    """A bot of this name whose chance comes from the seed; `name@version` insists on a version.

    Levels can have a style, `level-4+denier`, and in each title a version of their own.
    """
    kind, plus, style = name.partition("@")[0].partition("+")
    version = name.partition("@")[2]
    if kind not in (LEVELS if plus else BOTS):
        raise Problem("unknown-bot", bot=name, bots=", ".join(BOTS))
    made = with_style(kind, style, seed) if plus else BOTS[kind](seed)
    here = made.version if title is None else made.version_in(title)
    if version not in ("", str(here)):
        raise Problem("other-bot-version", bot=kind, version=here, wanted=version)
    return made


def with_style(level: str, style: str, seed: bytes) -> Bot:
    if style not in STYLES:
        raise Problem("unknown-style", style=style, styles=", ".join(STYLES))
    return LevelBot([*LEVELS].index(level) + 1, seed, STYLES[style])


def leans(level: str, game: Game[Any], seat: int) -> bool:
    """Whether a style makes a difference to what this level does there."""
    return levels.weighs(game.title, [*LEVELS].index(level) + 1) and has_place(game, seat)


def check(name: str, title: str) -> None:
    """Raise a Problem unless there is such a bot and it plays this title."""
    check_among(name.partition("@")[0].partition("+")[0], known(title))
    make(name, b"", title)


def check_seated(name: str, title: str) -> None:
    """Raise a Problem unless such a bot sits down at tables of this title."""
    check_among(name, seated(title))


def check_level(name: str) -> None:
    """Raise a Problem unless it is one of the levels."""
    check_among(name, [*LEVELS])


def check_among(name: str, names: list[str]) -> None:
    if name not in names:
        raise Problem("unknown-bot", bot=name, bots=", ".join(names))
