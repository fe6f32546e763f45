"""A whole game of Pest by clicks, alone on a desk."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Browser, expect

from tests.web.people import CONFIRMABLE, Person, scrolls_sideways

MOST_ANSWERS: Final = 1500

UNPICKED: Final = ":not([aria-pressed=true])"
PLACE: Final = f"[data-place]:not([aria-disabled]){UNPICKED}"
CELL: Final = f".cell.open{UNPICKED}"
CARD: Final = f".market .selectable{UNPICKED}"
CAPITAL: Final = f".token.selectable{UNPICKED}"
LISTED: Final = f".choices .rows [data-choice]:not([data-choice^=exchange]){UNPICKED}"
END: Final = f".choices .ends [data-choice]{UNPICKED}"
CHOICES: Final = (CELL, CARD, LISTED, CAPITAL, PLACE, END)
"""What can be clicked on the table, in the order in which this player does it."""


class Physician(Person):
    """Somebody who plays whatever an action offers before ending it."""

    def set_out(self, seats: int, **options: str) -> None:
        self.play_against_bots("pest", seats, **options)
        expect(self.board.locator(".pest")).to_be_visible()

    def travel(self) -> None:
        """Ask the page what is next, and do it, until the match is over."""
        for _ in range(MOST_ANSWERS):
            if self.first_of(CONFIRMABLE, *CHOICES) is None:
                return
            self.answer()
        raise AssertionError("the game does not end")

    def answer(self) -> None:
        """What is drafted counts when nothing more is asked."""
        offered = [one for one in CHOICES if self.shown(one).count()]
        if self.confirmable.is_visible() and (self.answered or not offered):
            self.press(self.confirmable)
        elif offered:
            self.press(self.shown(offered[0]).first)

    @property
    def answered(self) -> bool:
        """Nothing more is asked: what was chosen stays pressed."""
        return bool(self.shown(".pest [aria-pressed=true]:not(.cell)").count())


def test_a_whole_game_by_clicks(browser: Browser, address: str) -> None:
    ana = Physician(browser, address)
    ana.set_out(1)
    ana.travel()
    expect(ana.sheet).to_be_visible()
    assert not scrolls_sideways(ana.page)
    assert ana.faults == []
    ana.context.close()
