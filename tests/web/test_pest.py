"""Whole games of Pest by clicks, alone on a desk and with others on a phone; turns by keys; what
axe finds.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.web.axe import violations_in_all_colours
from tests.web.conftest import seated
from tests.web.people import CONFIRMABLE, DESKTOP, MISSES, PHONE, Person, scrolls_sideways
from tests.web.positions import Position

MOST_ANSWERS: Final = 1500

UNPICKED: Final = ":not([aria-pressed=true])"
PLACE: Final = f"[data-place][aria-pressed]{UNPICKED}"
HEALTHY: Final = f"{PLACE}[aria-label*=movement]:not([aria-label*=sick])"
"""Nothing is asked on the way there."""
MORE: Final = ".map .more"
"""Leads to places that are not in sight."""
CELL: Final = f".cell.open{UNPICKED}"
CARD: Final = f".market .selectable{UNPICKED}"
CAPITAL: Final = f".token.selectable{UNPICKED}"
LISTED: Final = f".choices .rows [data-choice]:not([data-choice^=exchange]){UNPICKED}"
END: Final = f".choices .ends [data-choice]{UNPICKED}, .actions .loose{UNPICKED}"
ACT: Final = f".choices .rows [data-choice^=act]{UNPICKED}"
FREE: Final = ".choices .fold"
CHOICES: Final = (CELL, CARD, LISTED, CAPITAL, PLACE, END)
"""What can be clicked on the table, in the order in which this player does it."""

BESIDE: Final = """element => element === document.activeElement
  || element.closest('.grid, .rows')?.contains(document.activeElement)"""
"""Whether it has the focus, or something of the same group."""

NEXT: Final = """([gold, choices, more]) => {
  const all = (selector) =>
    [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const middle = (one) => {
    if (!one.closest('.map')) one.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } =
      (one.querySelector('.target') ?? one).getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const found = (one) => one.contains(document.elementFromPoint(...middle(one)));
  const offered = choices.map(all).find((group) => group.length > 0) ?? [];
  const answered = all('.pest [aria-pressed=true]:not(.cell)').length > 0;
  const ready = all(gold);
  if (ready.length > 0 && (answered || offered.length === 0)) return middle(ready[0]);
  const target = offered.find(found) ?? all(more).find(found);
  return target ? middle(target) : null;
}"""
"""Where somebody points next: at what is offered, where a finger would find it; at what leads to
more; at what makes it count, if nothing more is asked.
"""


class Physician(Person):
    """Somebody who plays whatever an action offers before ending it."""

    beside = BESIDE

    def set_out(self, seats: int, **options: str) -> None:
        self.play_against_bots("pest", seats, **options)
        expect(self.board.locator(".pest")).to_be_visible()

    def travel(self) -> None:
        """Ask the page what is next, and do it, until the match is over."""
        for _ in range(MOST_ANSWERS):
            if self.asked() is None:
                return
            self.answer()
        raise AssertionError("the game does not end")

    def asked(self) -> Locator | None:
        """Wait for a question: what of it can be pressed; None at the end."""
        target = self.first_of(CONFIRMABLE, *CHOICES)
        return None if target is None else self.shown(target).first

    def answer(self) -> None:
        at = self.page.evaluate(NEXT, [CONFIRMABLE, CHOICES, MORE])
        self.missed = 0 if at else self.missed + 1
        assert self.missed < MISSES, "nothing that is offered can be reached"
        if at and self.fingers:
            self.page.touchscreen.tap(*at)
        elif at:
            self.page.mouse.click(*at)

    def press_gold(self) -> None:
        expect(self.gold).to_be_enabled()
        self.tab_to(self.gold)
        self.page.keyboard.press("Enter")
        expect(self.confirmable).to_have_count(0)

    @property
    def fingers(self) -> bool:
        touched: bool = self.page.evaluate("navigator.maxTouchPoints > 0")
        return touched


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


ASKED: Final = {
    "castle": Position("pest", 3, "random", ask="place-castle", time=1),
    "grid": Position("pest", 3, "random", ask="place-assistant", time=2),
    "map": Position("pest", 3, "random", ask="move-doctor", time=1, since="place-assistant"),
    "research": Position("pest", 3, "random", ask="do-research", time=1, since="place-assistant"),
}
"""What is asked sooner or later in every match."""


@pytest.fixture
def steps(browser: Browser, tmp_path: Path) -> Iterator[Callable[[str], Physician]]:
    with seated(Physician, browser, tmp_path, ASKED) as come:
        yield come


def test_turns_by_keys_alone(steps: Callable[[str], Physician]) -> None:
    """The Castle is built, an Assistant placed, the Doctor moved and a Technology acquired; and all
    that is pressed says what it is and what it does.
    """
    build_the_castle(steps("castle"))
    place_an_assistant(steps("grid"))
    move_the_doctor(steps("map"))
    acquire_a_technology(steps("research"))


def build_the_castle(ana: Physician) -> None:
    ana.enter(PLACE, r"^\w+: (Village|Town|City)\b.*\. Place in \w+$")
    ana.press_gold()


def place_an_assistant(ana: Physician) -> None:
    """The space tells what its two actions would do; then one of them is chosen in a list."""
    ana.enter(CELL, r"^(Move|Build|Produce) \+ (Research|Heal|Assign): .*\d")
    expect(ana.board.locator(".cell.chosen")).to_have_count(1)
    ana.enter(ACT)
    expect(ana.board.locator(ACT)).to_have_count(0)
    ana.page.keyboard.press("Escape")
    expect(ana.board.locator(ACT).first).to_be_visible()


def move_the_doctor(ana: Physician) -> None:
    """The place says what the way there takes; the Doctor is there then, however far it is."""
    place = ana.shown(HEALTHY).first.get_attribute("data-place")
    ana.enter(HEALTHY, r"\. Way there: .*movement points?")
    there = ana.board.locator(f"[data-place={place}]")
    expect(there).to_have_accessible_name(re.compile("Doctor"))


def acquire_a_technology(ana: Physician) -> None:
    """All cards of the market say what they do; what cannot be had says why."""
    market = ana.board.locator(".market [data-part]")
    for card in market.all():
        expect(card).to_have_accessible_name(re.compile(r"\w+.*\d.*\."))
    if ana.shown(CARD).count():
        ana.enter(CARD)
        ana.press_gold()


OUT_OF_REACH: Final = """() => [...document.querySelectorAll('[data-place][aria-disabled=true]')]
  .map((place) => [place, place.querySelector('.target').getBoundingClientRect()])
  .map(([place, box]) => [place, box.x + box.width / 2, box.y + box.height / 2])
  .find(([place, x, y]) => place.contains(document.elementFromPoint(x, y)))
  .slice(1)"""
"""The middle of a place that cannot be chosen, and that nothing lies upon."""


def test_a_place_out_of_reach_says_why(steps: Callable[[str], Physician]) -> None:
    ana = steps("map")
    expect(ana.shown(PLACE).first).to_be_visible()
    ana.page.wait_for_load_state("networkidle")
    ana.page.mouse.click(*ana.page.evaluate(OUT_OF_REACH))
    expect(ana.page.locator(".bubble.of-refusal")).to_be_visible()


GROUND: Final = "element => getComputedStyle(element).backgroundColor"


def test_axe_finds_nothing_at_the_table(steps: Callable[[str], Physician]) -> None:
    """On the map with a way looked at, at the grid, at the market, with the sheets that open; at
    both sizes and in both colours.
    """
    wrong = {"map": looked_at(steps("map"), PLACE, focus=True)}
    wrong["grid"] = looked_at(steps("grid"), CELL)
    wrong["market"] = looked_at(steps("research"), ".market")
    ana = steps("grid")
    for sheet in ("capital", "decrees", "year"):
        ana.page.locator(f"[data-opens={sheet}]").click()
        ground = ana.page.locator("dialog[open]").evaluate(GROUND)
        assert ground not in ("transparent", "rgba(0, 0, 0, 0)")
        wrong[sheet] = looked_at(ana, "dialog[open]")
        ana.page.keyboard.press("Escape")
    found = [f"{where}: {one}" for where, all_of in wrong.items() for one in all_of]
    if found:
        pytest.fail("\n".join(found), pytrace=False)


def looked_at(ana: Physician, place: str, focus: bool = False) -> list[str]:
    ana.first_of(place)
    wrong = []
    for size in (DESKTOP, PHONE):
        ana.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        expect(ana.shown(place).first).to_be_visible()
        if focus:
            ana.go_to(ana.shown(place).first)
        wrong += [f"{size['width']}: {found}" for found in violations_in_all_colours(ana)]
    ana.page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})
    return wrong
