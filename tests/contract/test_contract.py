"""Every registered title keeps every promise, for all its seats, editions and options."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.engine.game import Game
from tablee.engine.titles import TITLES
from tests.contract.checks import CHECKS, Check
from tests.contract.moments import label

SEED = 1

GAMES = [game for title in TITLES.values() for game in title.all_games()]


def name(check: Check) -> str:
    return check.__name__.removeprefix("check_").replace("_", "-")


@pytest.mark.parametrize("game", GAMES, ids=label)
@pytest.mark.parametrize("check", CHECKS, ids=name)
def test_contract(check: Check, game: Game[Any]) -> None:
    check(game, SEED)
