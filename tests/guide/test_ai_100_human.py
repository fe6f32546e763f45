"""The guide of AI 100% Human ends before a choice that matters, as somebody plays on from there."""

from __future__ import annotations

from tablee.guide.format import ME
from tablee.guide.reading import guide_of
from tests.guide.playing import Table, as_the_lesson_says


def test_the_last_card_is_worth_thinking_about() -> None:
    """The best number on the cell is not the most in all: a column and the AI card pay as well."""
    table = Table("ai-100-human", guide_of("ai-100-human").chapter("last"))
    for _ in table.moments(as_the_lesson_says):
        pass
    assert {card: gain_with(table, card) for card in ("030", "064", "054")} == {
        "030": 25,
        "064": 22,
        "054": 20,
    }


def gain_with(table: Table, card: str) -> int:
    """What the player gains until the end with this card; nobody else changes that."""
    s = table.s.clone()
    before = int(s.seats[ME].points)
    table.game.play(s, ME, f"play {card}")
    while s.acting():
        seat = s.acting()[0]
        s.apply(seat, s.options(seat)[0])
    return int(s.seats[ME].points) - before
