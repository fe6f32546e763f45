"""What cards gain by waiting."""

from __future__ import annotations

from tablee.bots.expert.ai_100_human.outlook.growth import best_scores, growth_of, laid
from tablee.engine.chance import Dice
from tests.games.ai_100_human.boards import kit
from tests.games.ai_100_human.positions import card, cards


def growth(name: str) -> float:
    return growth_of(kit())[card(name)]


def test_every_card_that_counts_grows_and_fixed_points_do_not() -> None:
    assert growth("117") == growth("119") == growth("105") == 0
    assert min(growth_of(kit())) > -0.3
    assert sum(growth_of(kit())) > 20


def test_cards_that_read_the_whole_tableau_grow_more_than_those_that_read_a_column() -> None:
    assert growth("017") > growth("066")


def test_a_tableau_is_laid_on_cells_that_touch() -> None:
    board = laid(kit(), card("AI-1"), cards("017 055 065"), Dice(1))
    assert sorted([c for c in board.cells if c >= 0]) == sorted(cards("017 055 065 AI-1"))


def test_black_cards_are_not_scored() -> None:
    board = laid(kit(), card("AI-1"), cards("017"), Dice(1))
    assert set(best_scores(kit(), board, cards("063 099"))) == {card("063")}
