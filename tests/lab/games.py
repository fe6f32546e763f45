"""The games that the lab is checked with: some of each title, or with TABLEE_LAB=all every one."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

from tablee.engine.game import Game
from tablee.engine.titles import TITLES, Title
from tests.contract.moments import label as label

LARGEST = 200_000
"""More cycles than any match has."""


def features(game: Game[Any]) -> set[tuple[str, object]]:
    return {("seats", game.seats), *game.options.items()}


def covering(title: Title) -> list[Game[Any]]:
    """As few games as it takes for every number of seats and every value of every option."""
    games = list(title.all_games())
    left = set[tuple[str, object]]().union(*[features(game) for game in games])
    found = []
    while left:
        best = max(games, key=lambda game: len(features(game) & left))
        found.append(best)
        left -= features(best)
    return found


def every_game() -> Sequence[Game[Any]]:
    if os.environ.get("TABLEE_LAB") == "all":
        return [game for title in TITLES.values() for game in title.all_games()]
    return [game for title in TITLES.values() for game in covering(title)]


GAMES = every_game()


def wishes(game: Game[Any]) -> dict[str, Any]:
    """What makes an environment of this game."""
    return {"seats": game.seats, "edition": game.edition, **game.options}
