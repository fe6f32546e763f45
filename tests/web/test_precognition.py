"""Whole games of Precognition by clicks, on a desk and on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

import httpx
import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.patience import Patience
from tests.server.people import Person as Friend
from tests.server.people import choices
from tests.web.axe import expect_none_in_all_colours
from tests.web.people import CONFIRMABLE, DESKTOP, PHONE, Person, scrolls_sideways, too_small
from tests.web.test_access import SMALL

MOST_ANSWERS: Final = 600
GLANCE: Final = 50
CAN_BE_USED: Final = re.compile("Can be used now")
BATTERIES: Final = re.compile("Washed-up Cell|Solar Barge|Rusted Substation|Twin Turbines")

UNPICKED: Final = ":not([aria-pressed=true])"
TAPPED: Final = ".flow .playing-card.selectable:not(.chosen)"
AMOUNT: Final = f".amount{UNPICKED}"
LOOSE: Final = ".loose:enabled"
CHOICES: Final = (
    f".room > .selectable:not(.machine){UNPICKED}",
    f".option.selectable:not(.amount){UNPICKED}",
    AMOUNT,
    f".machine.selectable{UNPICKED}",
    ".machine.selectable:has(.coming):has(.slot:not(.filled, .coming))",
    ".machine.selectable:has(.going):has(.filled)",
    f".mitigate{UNPICKED}",
)
"""What can be clicked on the table beside cards; of amounts the last one, which is the most."""


class Captain(Person):
    """Somebody who steers a boat."""

    def embark(self, seats: int, **options: str) -> None:
        self.play_against_bots("precognition", seats, **options)
        expect(self.river).to_be_visible()

    @property
    def river(self) -> Locator:
        return self.page.get_by_role("list", name="Great River")

    @property
    def distribution(self) -> Locator:
        """The Distribution tile, with its numbers for season 1 (PRE-026)."""
        name = "Season 1: 3 human, 3 ymune, 2 battery and 2 food cards."
        return self.board.get_by_role("img", name=name)

    def picked(self, verb: str) -> Locator:
        """The cards on which Keep or Give can be pressed."""
        return self.board.get_by_role("button", name=re.compile(f"^{verb} "), pressed=False)

    def asked(self) -> Locator | None:
        """Wait for a question: what to click; None at the end."""
        target = self.first_of(CONFIRMABLE, TAPPED, *CHOICES, LOOSE)
        if target is None:
            return None
        found = self.shown(target)
        return found.last if target in (AMOUNT, LOOSE) else found.first

    def decide(self) -> None:
        """Give the first card, keep one with batteries or the last one, and lock it in."""
        self.picked("Give").first.click()
        expect(self.board.locator(".goes-give")).to_have_count(1)
        others = self.board.locator(".choosable:not(.goes-give)")
        keep = others.get_by_role("button", name=re.compile("^Keep "))
        batteries = keep.and_(self.page.get_by_label(BATTERIES))
        (batteries if batteries.count() else keep).last.click()
        self.gold.click()

    def tap_two_cards(self) -> None:
        """On a phone: give the first card and keep the last one; or pass both on, in the setup."""
        cards = self.board.locator(".flow .playing-card")
        for card, verb in ((cards.first, "Give"), (cards.last, "Keep")):
            card.click()
            item = self.page.get_by_role("menuitem", name=re.compile(f"^{verb} "))
            if item.is_visible():
                item.click()
        self.gold.click()
        expect(self.confirmable).to_have_count(0)

    def answer(self, target: Locator) -> None:
        """Do what is asked for, beginning with this."""
        if self.confirmable.is_visible():
            self.press(self.confirmable)
        elif self.page.locator(".way.give:not(.on)").first.is_visible():
            self.decide()
        elif self.page.locator(".flow .playing-card.selectable").first.is_visible():
            self.tap_two_cards()
        else:
            self.press(target)

    def round(self) -> int:
        found = re.search(r"Round (\d+)", self.page.inner_text("body"))
        return int(found[1]) if found else 0

    def sail(self, last: int = 12, watch: Callable[[], None] | None = None) -> None:
        """Answer until a round is over, looking around before each answer."""
        for _ in range(MOST_ANSWERS):
            target = self.asked()
            if target is None or self.round() > last:
                return
            if watch is not None:
                watch()
            self.answer(target)
        raise AssertionError("the journey does not end")


@pytest.fixture
def captain(browser: Browser, address: str) -> Iterator[Captain]:
    found = Captain(browser, address)
    yield found
    found.context.close()
    assert found.faults == []


def told(person: Person, pattern: str) -> list[str]:
    return [line for line in person.lines() if re.search(pattern, line)]


def test_a_game_against_bots(captain: Captain) -> None:
    """From the first choice to Létéa: twelve rounds, and a sheet that agrees with the boat."""
    captain.embark(3)
    used: list[int] = []

    def machines() -> None:
        """Exactly those that are said to be usable are offered."""
        mine = captain.board.get_by_role("region", name="Your boat")
        offered = mine.get_by_role("button", name=re.compile("^Use "))
        usable = mine.get_by_role("button", name=CAN_BE_USED)
        if offered.first.is_visible() and not captain.confirmable.is_visible():
            used.append(offered.count())
            patience = Patience()  # the question may just have been answered
            while offered.first.is_visible() and offered.count() != usable.count():
                assert patience.lasts()
                captain.page.wait_for_timeout(50)

    captain.sail(watch=machines)
    assert used != []
    captain.button("Look at the table").click()
    assert len(told(captain, r"^Round \d+ begins")) == 12
    assert len(told(captain, r"^You keep ")) == 12
    assert len(told(captain, r"^You give ")) == 12
    assert len(told(captain, "turned up")) == 12
    cabins = captain.board.get_by_role("img", name=re.compile(r"^Cabins: Healthy human \d+"))
    expect(cabins).to_have_count(3)
    captain.button("Score sheet").click()
    totals = captain.sheet.locator("tfoot td").all_inner_texts()
    labels = [cabins.nth(i).get_attribute("aria-label") or "" for i in range(3)]
    counts = [re.search(r"\d+", label) for label in labels]
    assert sorted(int(found[0]) for found in counts if found) == sorted(map(int, totals))


def test_a_co_operative_game(captain: Captain) -> None:
    """Together, on the hardest level: all win or lose alike."""
    captain.embark(2, mode="cooperative", difficulty="apocalypse")
    season = captain.board.get_by_role("region", name="Objectives of this season")
    expect(season).to_be_visible()
    captain.sail()
    captain.button("Look at the table").click()
    assert told(captain, "^(All players lose|All players win)") != []


def test_revealing_an_objective(captain: Captain, address: str) -> None:
    """It costs what it says, and cannot be taken back. The friend leaves it to us."""
    with httpx.Client(base_url=address) as client:
        friend = Friend(client).say_name("Ben")
        options = {"mode": "cooperative", "difficulty": "apocalypse"}
        made = friend.make_table("me", "open", title="precognition", options=options)
        captain.open(f"/t/{made['id']}")
        captain.button("Sit down").click()
        expect(captain.button("Leave the table")).to_be_visible()
        friend.post(f"/tables/{made['id']}/start")
        expect(captain.river).to_be_visible()
        captain.decide()
        friend.act(made["id"], 0, choices(friend.view(made["id"], 0))[0])
        friend.act(made["id"], 0, choices(friend.view(made["id"], 0))[0], confirm=True)
        reveal = captain.button("Reveal an objective")
        expect(reveal).to_be_visible()
        healthy = captain.board.get_by_role("img", name=re.compile("^Cabins: Healthy human")).first
        before = healthy.get_attribute("aria-label")
        reveal.click()
        captain.gold.click()
        expect(healthy).not_to_have_attribute("aria-label", before or "")
    assert told(captain, r"^You reveal the objective") != []


def test_keep_and_give_in_either_order(captain: Captain) -> None:
    """One can change one's mind until it is confirmed, and see where each card goes."""
    captain.embark(2)
    expect(captain.distribution).to_be_visible()
    expect(captain.distribution).to_have_text("3322")
    captain.picked("Keep").last.click()
    kept = captain.board.get_by_role("button", name=re.compile("^You keep this card"))
    expect(kept).to_be_visible()
    expect(captain.confirmable).to_have_count(0)
    captain.picked("Give").first.click()
    given = captain.board.get_by_role("button", name=re.compile("^You give this card"))
    expect(given).to_be_visible()
    expect(captain.confirmable).to_be_visible()
    expect(captain.board.locator(".ribbon.to-pass")).to_have_count(2)

    first = given.get_attribute("aria-label")
    captain.picked("Give").first.click()  # the other face-up card takes its place
    expect(given).not_to_have_attribute("aria-label", first or "")
    kept.click()
    expect(kept).to_have_count(0)
    captain.picked("Keep").last.click()
    expect(captain.confirmable).to_be_visible()
    captain.gold.click()
    expect(captain.page.locator(".option").first).to_be_visible()


def test_cards_that_are_not_confirmed_look_the_same_after_a_reload(captain: Captain) -> None:
    """The forecast, Keep and Give, and the button that says what it does."""
    captain.embark(2)
    captain.picked("Keep").last.click()
    captain.picked("Give").first.click()
    expect(captain.confirmable).to_be_visible()
    before = captain.whole_table()
    assert "healthy at best" in before[2]
    captain.page.reload()
    expect(captain.gold).to_have_text(before[0])
    assert captain.whole_table() == before
    captain.picked("Give").first.click()
    expect(captain.confirmable).to_be_visible()


def test_on_a_phone(browser: Browser, address: str) -> None:
    """Cards are tapped, a menu asks what to do with them, and nothing is too small or too wide."""
    captain = Captain(browser, address, PHONE)
    captain.embark(4, mode="teams of two", setup="advanced")
    expect(captain.distribution).to_be_visible()

    def fits() -> None:
        assert not scrolls_sideways(captain.page)
        assert too_small(captain.page) == []

    captain.sail(last=2, watch=fits)
    assert captain.round() == 3
    captain.page.get_by_role("button", name="Others", exact=True).click()
    expect(captain.page.get_by_role("img", name=re.compile("^Cabins")).last).to_be_visible()
    captain.context.close()
    assert captain.faults == []


@pytest.mark.parametrize("size", [DESKTOP, SMALL], ids=["desktop", "phone"])
def test_axe_finds_nothing(browser: Browser, address: str, size: dict[str, int]) -> None:
    captain = Captain(browser, address, size)
    captain.embark(4, mode="cooperative", setup="advanced")
    seen: set[str] = set()

    def look() -> None:
        prompt = captain.prompt.inner_text()
        if prompt not in seen:
            expect_none_in_all_colours(captain)
            assert not scrolls_sideways(captain.page)
        seen.add(prompt)

    captain.sail(last=1, watch=look)
    assert len(seen) > 4
    captain.context.close()
    assert captain.faults == []


def test_the_table_fits_the_screen(browser: Browser, address: str) -> None:
    """On a desk nothing scrolls, not even with five objectives lying open."""
    captain = Captain(browser, address)
    captain.embark(4, mode="cooperative", difficulty="apocalypse")

    def fits() -> None:
        assert captain.board.evaluate("pane => pane.scrollHeight - pane.clientHeight") <= 1

    captain.sail(last=3, watch=fits)
    captain.context.close()
    assert captain.faults == []
