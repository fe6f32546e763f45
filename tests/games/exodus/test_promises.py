"""What every title promises holds for the phases of Exodus, in a round with all its secrets."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.contract.asking import (
    check_decisions_can_be_shown,
    check_events_are_declared,
    check_options_are_in_order,
    check_refusals_say_why,
)
from tests.contract.checks import (
    Check,
    check_clones_are_independent,
    check_play_ends,
    check_playouts_follow_the_rules,
    check_saved_positions_go_on,
    check_scores_add_up,
)
from tests.contract.exchanges import check_unknown_cards_can_be_exchanged
from tests.contract.telling import check_nobody_is_told_what_is_hidden, check_previews_come_true
from tests.contract.veils import (
    check_secret_answers_commute,
    check_take_back_restores,
    check_veil_hides_answers,
)
from tests.contract.views import (
    check_views_show_what_is_declared,
    check_worlds_fit_their_view,
    check_worlds_keep_to_deductions,
)
from tests.games.exodus.positions import OneRound, RichTurns

CHECKS: Final[list[Check]] = [
    check_play_ends,
    check_clones_are_independent,
    check_saved_positions_go_on,
    check_playouts_follow_the_rules,
    check_scores_add_up,
    check_options_are_in_order,
    check_refusals_say_why,
    check_events_are_declared,
    check_decisions_can_be_shown,
    check_secret_answers_commute,
    check_veil_hides_answers,
    check_take_back_restores,
    check_views_show_what_is_declared,
    check_worlds_fit_their_view,
    check_worlds_keep_to_deductions,
    check_unknown_cards_can_be_exchanged,
    check_nobody_is_told_what_is_hidden,
    check_previews_come_true,
]


@pytest.mark.parametrize(
    ("seats", "variants"),
    [(2, {}), (3, {"airlocks": "b"}), (3, {"wing_first": True}), (4, {}), (4, {"draft": False})],
)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: str(check.__name__))
def test_a_round_keeps_its_promises(check: Check, seats: int, variants: dict[str, Any]) -> None:
    check(OneRound(seats, **variants), 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: str(check.__name__))
def test_turns_with_much_to_do_keep_their_promises(check: Check, seats: int) -> None:
    for seed in (1, 2, 3):
        check(RichTurns(seats), seed)
