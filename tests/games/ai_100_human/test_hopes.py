"""What can be expected of objectives and AI faces while the board is not full."""

from __future__ import annotations

from random import Random

import pytest

from tablee.games.ai_100_human.actions import CARDS
from tablee.games.ai_100_human.cells import AI_CELL, CELLS
from tablee.games.ai_100_human.evaluate import expected, hopes_for
from tablee.games.ai_100_human.hopes import Corners, Hope, SoFar, Tallies, best_of
from tablee.games.ai_100_human.read_hopes import find_hopes
from tests.games.ai_100_human.boards import kit, laid
from tests.games.ai_100_human.positions import card, cell, game, player, table


def hope(name: str) -> Hope:
    """Of an objective, or of an AI face."""
    hopes = find_hopes(kit())
    if name in kit().objective_names:
        return hopes.objective[kit().objective_names.index(name)]
    found = hopes.face[card(name) - CARDS]
    assert found is not None
    return found


def expects(name: str, tableau: str, left: int = CELLS) -> float:
    cards = dict(part.split() for part in tableau.split(","))
    return hope(name).whole(laid({cell(at): card(what) for at, what in cards.items()}), left)


ALL = [*kit().objective_names, "AI-1", "AI-3", "AI-4", "AI-7", "AI-9", "AI-11", "AI-12"]


@pytest.mark.parametrize("name", ALL)
def test_on_a_full_board_there_is_nothing_left_to_hope_for(name: str) -> None:
    rng = Random(1)
    for _ in range(30):
        cards = rng.sample(range(CARDS), CELLS)
        cards[AI_CELL] = card("AI-1")
        board = laid(dict(enumerate(cards)))
        number = card(name) if name.startswith("AI") else -1
        objectives = kit().objective
        found = kit().condition[number] if number >= 0 else objectives[ALL.index(name)]
        assert found is not None
        assert hope(name).whole(board, 0) == pytest.approx(found.score(board, AI_CELL))


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
        whole, near = hope(name).whole(board, 3), hope(name).near(board, at, 3)
        looks.put(board, cards[at], at)
        assert hope(name).whole(board, 3) - whole == pytest.approx(
            hope(name).near(board, at, 3) - near
        )


def test_kinds_of_conditions_are_hoped_for_in_different_ways() -> None:
    assert isinstance(hope("O4"), Corners)
    assert isinstance(hope("O16"), Tallies)
    assert isinstance(hope("O8"), SoFar)


def test_a_row_of_equal_numbers_raises_hope_and_a_mixed_one_ends_it() -> None:
    """O16: four equal numbers in a row."""
    none = expects("O16", "b3 AI-1")
    three = expects("O16", "b3 AI-1, a1 017, a2 055, a3 065")
    mixed = expects("O16", "b3 AI-1, a1 017, a2 016, a3 022")
    assert mixed < none < three
    assert expects("O16", "b3 AI-1, a1 017, a2 055, a3 065, a4 006") > 13


def test_a_diamond_with_two_equal_colours_cannot_have_four_different_ones() -> None:
    """O4: two red corners end it, red, blue and yellow leave more hope than red and blue."""
    hopes = hope("O4")
    assert isinstance(hopes, Corners)
    red, blue = hopes.worths[0], hopes.worths[5]
    assert hopes.expected(red + red, 2) == 0
    assert 0 < hopes.expected(red + blue, 2) < hopes.expected(red + blue + hopes.worths[10], 1) < 1


def test_the_objective_of_round_1_is_hoped_for_with_the_turns_that_are_left() -> None:
    """O11: points by the number of different colours."""
    tableau = "b3 AI-1, a3 022, b2 055"
    assert expects("O11", tableau, 0) == 3
    assert expects("O11", tableau, 0) < expects("O11", tableau, 2) < expects("O11", tableau, 5) < 15


def test_the_best_of_several_is_better_than_any_one() -> None:
    assert best_of([0.0, 1.0], [0.5, 0.5], 1.0) == pytest.approx(0.5)
    assert best_of([0.0, 1.0], [0.5, 0.5], 2.0) == pytest.approx(0.75)


def test_what_has_been_scored_is_not_hoped_for_again() -> None:
    p = player("a3 022")
    s = table(p, seats=3)
    assert len(hopes_for(s, 0)) == 3
    p.objectives = [0]
    assert len(hopes_for(s, 0)) == 2
    p.objectives = [0, 0]
    p.sheet = [card("AI-1")]
    assert (hopes_for(s, 0), expected(s, 0)) == ([], p.points)


def test_a_position_looks_better_with_points_and_with_hopes() -> None:
    plain = table(player(), seats=3)
    rich = table(player(points=20), seats=3)
    hopeful = table(player("a1 017, a2 055, a3 065"), seats=3, objectives=[7, 15])
    other = table(player("a1 017, a2 016, a3 022"), seats=3, objectives=[7, 15])
    evaluate = game(3).evaluate
    assert evaluate(rich, 0) == pytest.approx(evaluate(plain, 0) + 20)
    assert evaluate(rich, 1) < evaluate(plain, 1)
    assert evaluate(hopeful, 0) > evaluate(other, 0)
