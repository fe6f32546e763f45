"""Whole games of Exodus by clicks, on a desk and on a phone; a turn by keys; what axe finds."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.web.axe import violations_in_all_colours
from tests.web.conftest import seated
from tests.web.people import CONFIRMABLE, DESKTOP, PHONE, Person, scrolls_sideways
from tests.web.positions import Position

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
BESIDE: Final = """element =>
  element.closest('.hand, .cards, .slots, .negotiators, .end')?.contains(document.activeElement)"""
"""Whether something of the same group has the focus."""
INTEGRATE: Final = ".hand .verb[aria-label^=Integrate]:not([aria-disabled])"
KEPT: Final = re.compile(r"(\d+) cards in hand\. You keep 1, the other")
CHOICES: Final = (CARD, SLOT, NEGOTIATOR, CHAMBER, HELD, OPTION, END, USED, LOOSE)
"""What can be clicked on the table, in the order in which this player does it."""


class Steward(Person):
    """Somebody who builds an Ark: integrates what can be paid, recycles, and ends the turn."""

    beside = BESIDE

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

    @property
    def hint(self) -> Locator:
        """What the bar says of the question."""
        return self.page.locator("header .hint")

    def press_gold(self, says: str) -> None:
        expect(self.gold).to_have_text(says)
        expect(self.gold).to_be_enabled()
        self.tab_to(self.gold)
        self.page.keyboard.press("Enter")

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


ASKED: Final = {
    "draft": Position("exodus", 2, ask="pick-card", time=1),
    "wing": Position("exodus", 2, ask="take-turn", time=1),
    "slot": Position("exodus", 2, ask="place-negotiator", time=1, since="take-turn"),
    "ark": Position("exodus", 2, ask="take-turn", time=6),
    "end": Position("exodus", 2, ask="take-turn", time=6),
}
"""The first round of two good players: what is asked on the way from the draft to the Ark."""


@pytest.fixture
def steps(browser: Browser, tmp_path: Path) -> Iterator[Callable[[str], Steward]]:
    with seated(Steward, browser, tmp_path, ASKED) as come:
        yield come


def test_a_round_by_keys_alone(steps: Callable[[str], Steward]) -> None:
    """A card is picked, a negotiator placed, a card integrated, and the turn ended; and all that
    is pressed says what it is and what it does.
    """
    pick_a_card(steps("draft"))
    place_a_negotiator(steps("wing"))
    integrate_a_card(steps("ark"))
    end_the_turn(steps("end"))


def pick_a_card(ana: Steward) -> None:
    ana.enter(CARD, r"Costs .* to integrate.*when integrated")
    ana.press_gold("Confirm my card")


def place_a_negotiator(ana: Steward) -> None:
    """The sending alone does not count: the gold button waits for the slot."""
    ana.enter(NEGOTIATOR, "^Send: ")
    expect(ana.gold).to_have_text("Place here")
    expect(ana.gold).to_be_disabled()
    ana.enter(SLOT, r"^Corridor \d+–\d+: free\. .*: \+\d, ")
    ana.press_gold("Place here")
    expect(ana.gold).to_be_disabled()


def integrate_a_card(ana: Steward) -> None:
    """It is paid with what recycling gives, all in one draft."""
    recycled = 0
    while not ana.shown(INTEGRATE).count():
        ana.enter(RECYCLE, r": \+\d gems?$")
        recycled += 1
        expect(ana.gold).to_have_text("Recycle" if recycled == 1 else f"Confirm all {recycled}")
        expect(ana.gold).to_be_enabled()
    ana.enter(INTEGRATE, r": \d gems?$")
    ana.press_gold(f"Confirm all {recycled + 1}" if recycled else "Integrate")
    expect(ana.board.locator(".bay")).to_have_count(1)


def end_the_turn(ana: Steward) -> None:
    """It stands once, apart, and says what is lost; the kept card is asked for before it counts."""
    end = ana.page.get_by_role("button", name="End the turn")
    expect(end).to_have_count(1)
    expect(ana.board.locator(".end p")).to_have_text(KEPT)
    ana.enter(END)
    expect(ana.gold).to_have_text("End the turn")
    expect(ana.gold).to_be_disabled()
    ana.enter(HELD)
    ana.press_gold("End the turn")
    expect(ana.board.locator(".end")).to_have_count(0)


def test_axe_finds_nothing_at_the_table(steps: Callable[[str], Steward]) -> None:
    """In the draft, with a slot chosen, in the integration; at both sizes and in both colours."""
    wrong = {"draft": looked_at(steps("draft"), CARD)}
    ana = steps("slot")
    ana.first_of(SLOT)
    slot = ana.shown(SLOT).first
    while slot.get_attribute("aria-pressed") != "true":  # what comes too early is not heard
        slot.click()
        ana.page.wait_for_timeout(100)
    wrong["wing"] = looked_at(ana, ".forecast")
    ana = steps("ark")
    ana.shown(RECYCLE).first.click()
    wrong["ark"] = looked_at(ana, RECYCLE)
    found = [f"{where}: {one}" for where, all_of in wrong.items() for one in all_of]
    if found:
        pytest.fail("\n".join(found), pytrace=False)


def looked_at(ana: Steward, place: str) -> list[str]:
    ana.first_of(place)
    wrong = []
    for size in (PHONE, DESKTOP):
        ana.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        expect(ana.shown(place).first).to_be_visible()
        wrong += [f"{size['width']}: {found}" for found in violations_in_all_colours(ana)]
    return wrong


AHEAD: Final = {
    "draft": Position("exodus", 2, ask="pick-card", time=1),
    "berth": Position("exodus", 2, ask="house-crew", time=2, since="take-turn"),
}
"""A packet, and a crew that costs more gems than there are in the reserve."""


def test_what_is_chosen_is_forecast(browser: Browser, tmp_path: Path) -> None:
    """What a card would bring in the Ark; what a crew costs, and which gems of a Vault that takes,
    before its berth is chosen.
    """
    with seated(Steward, browser, tmp_path, AHEAD) as come:
        ana = come("draft")
        forecast = ana.board.locator(".aboard-forecast")
        expect(forecast).to_have_count(0)
        ana.shown(CARD).first.click()
        expect(forecast).to_contain_text("in my Ark")
        expect(forecast).to_contain_text(re.compile(r"\+\d"))
        ana = come("berth")
        expect(ana.board.locator(".hull .head").first).to_contain_text("2, then 0")
        expect(ana.board.locator(".bay .spent")).to_have_count(4)


LEADING: Final = """async () => {
  const table = location.pathname.split('/').pop();
  const answer = await fetch(`/api/tables/${table}/seat/0`);
  const view = await answer.json();
  const { chambers } = view.follows;
  return view.table.table.order.map((seat) => chambers
    .flatMap(({ winner }, at) => (winner === Number(seat) - 1 ? [at + 1] : [])).join(' '))
    .filter(Boolean);
}"""


def test_who_leads_is_told_before_a_slot_is_pointed_at(browser: Browser, tmp_path: Path) -> None:
    """As the rules say it, and beside it the last that somebody has done."""
    asked = {"turn": Position("exodus", 3, ask="take-turn", time=3)}
    with seated(Steward, browser, tmp_path, asked) as come:
        ana = come("turn")
        shown = ana.board.locator(".standings")
        expect(shown.locator("li > span[aria-hidden]").first).to_be_visible()
        told = ana.page.evaluate(LEADING)
        assert shown.locator("li > span[aria-hidden]").all_inner_texts() == told
        assert len(told) > 1
        expect(shown.locator(".lately")).to_contain_text(re.compile("Carmen|Benoît"))


LAST_UNDO: Final = {
    "draw": Position("exodus", 3, "random", {"draft": False}, ask="take-turn", time=25),
    "look": Position("exodus", 4, "random", {"draft": False}, ask="take-turn", time=30),
    "refill": Position("exodus", 3, "random", {"draft": False}, ask="refill-chambers", time=1),
}
"""A Black Market, Secret Services with three players to look at, and an R&D Department."""

BEFORE: Final = "Shows something new: what came before can no longer be undone."
NEXT: Final = "Something new is revealed next: you cannot undo after this."


def test_the_end_of_undo_is_told_before(browser: Browser, tmp_path: Path) -> None:
    """Where a draw, a look at a hand or a refill is offered, and nowhere else."""
    with seated(Steward, browser, tmp_path, LAST_UNDO) as come:
        ana = come("draw")
        rows = ana.board.locator(".list .row")
        expect(rows.filter(has_text=BEFORE)).to_have_text(re.compile("Black Market"))
        expect(ana.hint).to_have_count(0)

        ana = come("look")
        services = rows.filter(has_text="Look at an opponent’s hand")
        expect(services).to_be_visible()
        expect(rows.filter(has_text=BEFORE)).to_have_count(0)
        services.click()
        expect(ana.board.locator(".options .row")).to_have_count(3)
        expect(ana.hint).to_have_text(NEXT)
        expect(ana.button("Undo")).to_be_enabled()

        ana = come("refill")
        ana.shown(CHAMBER).first.click()
        expect(ana.board.locator(".chamber[aria-pressed=true]")).to_have_count(1)
        expect(ana.hint).to_have_text(NEXT)
        expect(ana.button("Undo")).to_be_enabled()
