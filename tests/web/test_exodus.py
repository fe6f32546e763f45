"""Whole games of Exodus by clicks, on a desk and on a phone."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.web.people import CONFIRMABLE, DESKTOP, PHONE, Person, scrolls_sideways

MOST_ANSWERS: Final = 900
FEW: Final = 2
"""So many cards are held back when others are recycled."""

UNPICKED: Final = ":not([aria-pressed=true])"
CARD: Final = f".draft .ark-card.selectable{UNPICKED}"
NEGOTIATOR: Final = f".negotiator.selectable{UNPICKED}"
SLOT: Final = ".slot.selectable"
CHAMBER: Final = f".chamber.selectable{UNPICKED}"
HELD: Final = f".hand .ark-card.selectable{UNPICKED}"
USED: Final = f".list .row{UNPICKED}"
RECYCLE: Final = ".hand .verb[aria-label^=Recycle]"
END: Final = f".end button{UNPICKED}"
OPTION: Final = f".options .choice{UNPICKED}"
LOOSE: Final = ".loose:enabled"
CHOICES: Final = (CARD, SLOT, NEGOTIATOR, CHAMBER, HELD, OPTION, END, USED, LOOSE)
"""What can be clicked on the table, in the order in which this player does it."""


class Steward(Person):
    """Somebody who builds an Ark: integrates what can be paid, recycles, and ends the turn."""

    def embark(self, seats: int, **options: str) -> None:
        self.play_against_bots("exodus", seats, **options)
        expect(self.board.locator(".exodus")).to_be_visible()

    def asked(self) -> Locator | None:
        """Wait for a question: what to click; None at the end."""
        target = self.first_of(CONFIRMABLE, *CHOICES)
        return None if target is None else self.shown(target).first

    def answer(self, target: Locator) -> None:
        """Do what is asked for; what is drafted counts when nothing more is asked."""
        offered = [one for one in CHOICES if self.shown(one).count()]
        if self.confirmable.is_visible() and not (self.drafting and offered):
            self.press(self.confirmable)
        elif offered[:1] == [END] and self.shown(RECYCLE).count() > FEW:
            self.press(self.shown(RECYCLE).last)
        elif offered:
            self.press(self.shown(offered[0]).first)
        else:
            self.press(target)

    @property
    def drafting(self) -> bool:
        """More is asked before the answer counts."""
        found: bool = self.page.evaluate(
            "!document.querySelector('main [aria-pressed=true]:not(.switch *)')"
        )
        return found

    def travel(self) -> None:
        for _ in range(MOST_ANSWERS):
            target = self.asked()
            if target is None:
                return
            self.answer(target)
        raise AssertionError("the journey does not end")


@pytest.mark.parametrize(("size", "seats"), [(DESKTOP, 2), (PHONE, 3)], ids=["desk", "phone"])
def test_a_whole_game_by_clicks(
    browser: Browser, address: str, size: dict[str, int], seats: int
) -> None:
    ana = Steward(browser, address, size)
    ana.embark(seats)
    ana.travel()
    expect(ana.sheet).to_be_visible()
    assert not scrolls_sideways(ana.page)
    assert ana.faults == []
