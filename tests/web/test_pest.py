"""Whole games of Pest by clicks, alone on a desk and with others on a phone."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.web.people import CONFIRMABLE, DESKTOP, PHONE, Person, scrolls_sideways

MOST_ANSWERS: Final = 1500

UNPICKED: Final = ":not([aria-pressed=true])"
PLACE: Final = f"[data-place][aria-pressed]{UNPICKED}"
MORE: Final = ".map .more"
"""Leads to places that are not in sight."""
CELL: Final = f".cell.open{UNPICKED}"
CARD: Final = f".market .selectable{UNPICKED}"
CAPITAL: Final = f".token.selectable{UNPICKED}"
LISTED: Final = f".choices .rows [data-choice]:not([data-choice^=exchange]){UNPICKED}"
END: Final = f".choices .ends [data-choice]{UNPICKED}"
CHOICES: Final = (CELL, CARD, LISTED, CAPITAL, PLACE, END)
"""What can be clicked on the table, in the order in which this player does it."""

REACHED: Final = """all => all.findIndex((one) => {
  const box = (one.querySelector('.target, .walls') ?? one).getBoundingClientRect();
  const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return one.contains(there);
})"""
"""The first of these at which a finger would find it."""


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
        elif offered[:1] == [PLACE]:
            self.press_place()
        elif offered:
            self.press(self.shown(offered[0]).first)

    def press_place(self) -> None:
        """A place in sight; if there is none, go where there is one."""
        found: int = self.shown(PLACE).evaluate_all(REACHED)
        if found >= 0:
            self.press_middle(self.shown(PLACE).nth(found))
        else:
            self.press(self.shown(MORE).first)

    def press_middle(self, place: Locator) -> None:
        """Flags and names belong to a place, but it is tapped on its houses."""
        self.press(place.locator(".target, .walls"))

    @property
    def answered(self) -> bool:
        """Nothing more is asked: what was chosen stays pressed."""
        return bool(self.shown(".pest [aria-pressed=true]:not(.cell)").count())


@pytest.mark.parametrize(("size", "seats"), [(DESKTOP, 1), (PHONE, 3)], ids=["desk", "phone"])
def test_a_whole_game_by_clicks(
    browser: Browser, address: str, size: dict[str, int], seats: int
) -> None:
    ana = Physician(browser, address, size)
    ana.set_out(seats)
    ana.travel()
    expect(ana.sheet).to_be_visible()
    assert not scrolls_sideways(ana.page)
    assert ana.faults == []
    ana.context.close()
