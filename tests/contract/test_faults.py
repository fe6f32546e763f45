"""The checks can fail: a parlour without faults passes all of them, each fault is found."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.engine.game import Game
from tablee.engine.titles import TITLES
from tests.contract.checks import CHECKS, Check
from tests.contract.faults import FAULTS
from tests.contract.moments import label
from tests.contract.parlour import PARLOUR

SEEDS = range(1, 6)

EXPECTED = [(fault, check, text) for fault, found in FAULTS.items() for check, text in found]


@pytest.fixture(autouse=True)
def _parlour_can_be_recorded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Records name their title, so for these tests it is a registered one."""
    monkeypatch.setitem(TITLES, PARLOUR.name, PARLOUR)


def run(check: Check, game: Game[Any]) -> None:
    for seed in SEEDS:
        check(game, seed)


@pytest.mark.parametrize("game", [*PARLOUR.all_games()], ids=label)
@pytest.mark.parametrize("check", CHECKS)
def test_parlour_without_faults_passes(check: Check, game: Game[Any]) -> None:
    run(check, game)


@pytest.mark.parametrize(("fault", "check", "text"), EXPECTED)
def test_fault_is_found(fault: str, check: Check, text: str) -> None:
    game = PARLOUR.make(3, "base", {"fault": fault})
    with pytest.raises(AssertionError, match=text):
        run(check, game)


def test_every_check_finds_a_fault() -> None:
    assert {check for _, check, _ in EXPECTED} == {*CHECKS}
