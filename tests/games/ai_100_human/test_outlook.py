"""What can be expected of objectives and AI faces while the board is not full."""

from __future__ import annotations

from random import Random

import pytest

from tablee.games.ai_100_human.actions import CARDS
from tablee.games.ai_100_human.cells import AI_CELL, CELLS
from tablee.games.ai_100_human.outlook.conditions import (
    ConditionOutlook,
    Corners,
    SoFar,
    Tallies,
    best_of,
)
from tablee.games.ai_100_human.outlook.objectives import follows
from tablee.games.ai_100_human.outlook.position import expected, outlooks_for
from tablee.games.ai_100_human.outlook.reading import find_outlooks
from tablee.games.ai_100_human.state import Table
from tests.games.ai_100_human.boards import kit, laid
from tests.games.ai_100_human.positions import card, cell, game, player, table
from tests.rules import rule


def outlook_for(name: str) -> ConditionOutlook:
    """Of an objective, or of an AI face."""
    corners = find_outlooks(kit())
    if name in kit().objective_names:
        return corners.objective[kit().objective_names.index(name)]
    found = corners.face[card(name) - CARDS]
    assert found is not None
    return found


def expects(name: str, tableau: str, left: int = CELLS) -> float:
    cards = dict(part.split() for part in tableau.split(","))
    return outlook_for(name).whole(laid({cell(at): card(what) for at, what in cards.items()}), left)


OBJECTIVES = kit().objective_names
ALL = [*OBJECTIVES, "AI-1", "AI-3", "AI-4", "AI-7", "AI-9", "AI-11", "AI-12"]


@pytest.mark.parametrize("name", ALL)
def test_on_a_full_board_there_is_nothing_left_to_expect(name: str) -> None:
    rng = Random(1)
    for _ in range(30):
        cards = rng.sample(range(CARDS), CELLS)
        cards[AI_CELL] = card("AI-1")
        board = laid(dict(enumerate(cards)))
        number = card(name) if name.startswith("AI") else -1
        objectives = kit().objective
        found = kit().condition[number] if number >= 0 else objectives[ALL.index(name)]
        assert found is not None
        assert outlook_for(name).whole(board, 0) == pytest.approx(found.score(board, AI_CELL))


@pytest.mark.parametrize("name", ALL)
def test_what_a_cell_has_a_say_in_is_all_that_a_card_on_it_changes(name: str) -> None:
    rng = Random(2)
    looks = kit().looks
    for _ in range(30):
        cards = rng.sample(range(CARDS), CELLS)
        cards[AI_CELL] = card("AI-1")
        kept = [AI_CELL, *rng.sample(range(CELLS), 7)]
        at = rng.choice([other for other in range(CELLS) if other not in kept])
        board = laid({other: cards[other] for other in kept})
        whole, near = outlook_for(name).whole(board, 3), outlook_for(name).near(board, at, 3)
        looks.put(board, cards[at], at)
        assert outlook_for(name).whole(board, 3) - whole == pytest.approx(
            outlook_for(name).near(board, at, 3) - near
        )


def test_kinds_of_conditions_are_expected_in_different_ways() -> None:
    assert isinstance(outlook_for("O4"), Corners)
    assert isinstance(outlook_for("O16"), Tallies)
    assert isinstance(outlook_for("O8"), SoFar)


def test_a_row_of_equal_numbers_raises_the_outlook_and_a_mixed_one_ends_it() -> None:
    """O16: four equal numbers in a row."""
    none = expects("O16", "b3 AI-1")
    three = expects("O16", "b3 AI-1, a1 017, a2 055, a3 065")
    mixed = expects("O16", "b3 AI-1, a1 017, a2 016, a3 022")
    assert mixed < none < three
    assert expects("O16", "b3 AI-1, a1 017, a2 055, a3 065, a4 006") > 13


def test_a_diamond_with_two_equal_colours_cannot_have_four_different_ones() -> None:
    """O4: two red corners end it, red, blue and yellow leave more to expect than red and blue."""
    corners = outlook_for("O4")
    assert isinstance(corners, Corners)
    red, blue = corners.worths[0], corners.worths[5]
    assert corners.expected(red + red, 2) == 0
    assert (
        0
        < corners.expected(red + blue, 2)
        < corners.expected(red + blue + corners.worths[10], 1)
        < 1
    )


def test_the_objective_of_round_1_is_expected_with_the_turns_that_are_left() -> None:
    """O11: points by the number of different colours."""
    tableau = "b3 AI-1, a3 022, b2 055"
    assert expects("O11", tableau, 0) == 3
    assert expects("O11", tableau, 0) < expects("O11", tableau, 2) < expects("O11", tableau, 5) < 15


def test_the_best_of_several_is_better_than_any_one() -> None:
    assert best_of([0.0, 1.0], [0.5, 0.5], 1.0) == pytest.approx(0.5)
    assert best_of([0.0, 1.0], [0.5, 0.5], 2.0) == pytest.approx(0.75)


def test_what_has_been_scored_is_not_expected_again() -> None:
    p = player("a3 022")
    s = table(p, seats=3)
    assert len(outlooks_for(s, 0)) == 3
    p.objectives = [0]
    assert len(outlooks_for(s, 0)) == 2
    p.objectives = [0, 0]
    p.sheet = [card("AI-1")]
    assert (outlooks_for(s, 0), expected(s, 0)) == ([], p.points)


def test_a_position_looks_better_with_points_and_with_a_good_outlook() -> None:
    plain = table(player(), seats=3)
    rich = table(player(points=20), seats=3)
    promising = table(player("a1 017, a2 055, a3 065"), seats=3, objectives=[7, 15])
    other = table(player("a1 017, a2 016, a3 022"), seats=3, objectives=[7, 15])
    outlook = game(3).outlook
    assert outlook(rich, 0) == pytest.approx(outlook(plain, 0) + 20)
    assert outlook(rich, 1) < outlook(plain, 1)
    assert outlook(promising, 0) > outlook(other, 0)


# --- what objectives would pay ------------------------------------------------------------------


@rule("AIH-140")
def test_an_objective_says_what_it_would_pay_now_until_it_is_scored() -> None:
    """O11: points by the number of different colours."""
    p = player("a3 022, b2 055")
    s = table(p, seats=3, objectives=[OBJECTIVES.index("O11"), OBJECTIVES.index("O8")])
    assert pays(s, 0)["O11"] == expects("O11", "b3 AI-1, a3 022, b2 055", 0)
    p.objectives = [3]
    assert list(pays(s, 0)) == ["O8"]


@rule("AIH-140")
def test_a_card_says_what_objectives_would_pay_with_it_and_that_comes_true() -> None:
    """On every cell that is offered, as the objective would be scored right after it."""
    s = game(1).deal(b"prospects")
    told = 0
    while told < 5:
        actions = s.options(0)
        for action in actions:
            promised = prospects(s, action)
            tried = s.clone()
            tried.apply(0, action)
            laid = sum(card >= 0 for card in tried.seats[0].tableau)
            if promised and laid > sum(card >= 0 for card in s.seats[0].tableau):
                told += 1
                assert promised == pays(tried, 0)
        s.apply(0, actions[0])


def pays(s: Table, seat: int) -> dict[str, int]:
    found: dict[str, int] = follows(s)["objectives"][seat]
    return found


def prospects(s: Table, action: int) -> dict[str, int]:
    events = game(1).preview(s.seen_by(0), action)
    told = [event.args for event in events if event.name == "prospect"]
    return {OBJECTIVES[objective]: points for objective, points in told}
