"""Whole games of AI 100% Human by clicks, on a desk and on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.patience import Patience
from tests.web.axe import expect_none_in_all_colours
from tests.web.people import CONFIRMABLE, DESKTOP, PHONE, Person, scrolls_sideways, too_small
from tests.web.test_access import SMALL

MOST_ANSWERS: Final = 200
TURNS: Final = 7
LAST_COLOURED: Final = 98
"""Black cards have higher numbers: they wait for what others do."""

NO_OUTLOOK: Final = "[data-entity='card:105'], [data-entity='card:106']"
"""Copies of points: what others will gain, nobody knows."""

UNPICKED: Final = ":not([aria-pressed=true])"
CHOICES: Final = (
    f"main .slot.selectable:has(.best){UNPICKED}",
    f"main .slot.selectable{UNPICKED}",
    f"main .evolution.selectable:not(.minor){UNPICKED}",
    f"main .choice{UNPICKED}",
)
"""What can be clicked on the table: cells, cards, and neighbours, faces and identities."""


class Wirer(Person):
    """Somebody who wires cards into a tableau."""

    def begin(self, seats: int, **options: str) -> None:
        self.play_against_bots("ai-100-human", seats, **options)
        expect(self.board.locator(".ai-human .board")).to_be_visible()

    @property
    def mine(self) -> Locator:
        return self.board.get_by_role("group", name="Your tableau")

    def asked(self) -> Locator | None:
        """Wait for a question: what to click; None at the end."""
        target = self.first_of(CONFIRMABLE, *CHOICES, ".loose:enabled")
        return self.shown(target).first if target else None

    def play(
        self, until: Callable[[], bool] | None = None, watch: Callable[[], None] | None = None
    ) -> None:
        """Answer until the end, or until this is so, looking around before each answer."""
        for _ in range(MOST_ANSWERS):
            target = self.asked()
            if target is None or (until is not None and until()):
                return
            if watch is not None:
                watch()
            self.press(target)
        raise AssertionError("the game does not end")

    def answer(self, text: str) -> None:
        """Answer until this is asked."""
        self.play(until=lambda: self.prompt.inner_text().startswith(text))

    def best(self, zone: str) -> tuple[Locator, int]:
        """The card on offer there that could score most now, and how much."""
        unknown = self.page.locator(NO_OUTLOOK)
        offered = self.board.get_by_role("region", name=zone).locator(".place:has(.selectable)")
        cards = offered.filter(has_not=unknown)
        expect(cards.locator(".most")).to_have_count(cards.count())
        worth = [int(text[1:]) for text in cards.locator(".most").all_inner_texts()]
        most = max(worth)
        return cards.nth(worth.index(most)).locator(".evolution"), most

    def outlined(self, where: Locator) -> Locator:
        """The cards and connectors that make points."""
        return where.locator(".made .ring, .made .corner")


@pytest.fixture
def wirer(browser: Browser, address: str) -> Iterator[Wirer]:
    found = Wirer(browser, address)
    yield found
    found.context.close()
    assert found.faults == []


def told(person: Person, pattern: str) -> list[str]:
    lines = person.history.locator(".line").all_inner_texts()
    person.fold()
    return [line.strip() for line in lines if re.search(pattern, line)]


def scored_by_a_bot(person: Person) -> bool:
    """A line of it can be opened; 0 VP have nothing to show."""
    found = lines_of_bots(person).count() > 0
    person.fold()
    return found


def lines_of_bots(person: Person) -> Locator:
    """People who have not said their name are guests."""
    return person.history.locator(
        "button.line", has_text=re.compile(r"^\s*(?!Guest|You)\S.* scores")
    )


def total(wirer: Wirer) -> int:
    """What the board says that I have."""
    shown = wirer.board.get_by_role("button", name=re.compile(r": \d+ VP\. Scored cards"))
    found = re.search(r": (\d+) VP", shown.get_attribute("aria-label") or "")
    assert found is not None
    return int(found[1])


def test_a_game_against_one_bot(wirer: Wirer) -> None:
    """Two rounds of seven turns beside the neutral grid, and a sheet that agrees with the board."""
    wirer.begin(2)
    wirer.play()
    totals = [int(text) for text in wirer.sheet.locator("tfoot td").all_inner_texts()]
    wirer.button("Look at the table").click()
    placed = len(told(wirer, r"^You place "))
    assert placed - 2 * TURNS in (0, 1)  # one more with a certain AI face (AIH-502)
    assert len(told(wirer, r"^You discard .* from the pack")) == 2 * (TURNS - 1)
    expect(wirer.mine.locator(".evolution")).to_have_count(placed + 1)
    neutral = wirer.board.get_by_role("group", name="Neutral grid")
    expect(neutral.locator(".evolution")).to_have_count(12)
    assert total(wirer) in totals
    mine = total(wirer)
    wirer.board.get_by_role("button", name=re.compile(r": \d+ VP\. Scored cards")).click()
    scored = wirer.page.get_by_role("dialog").get_by_role("region", name="Scored cards")
    points = [int(text) for text in scored.get_by_role("button").locator("b").all_inner_texts()]
    assert sum(points) == mine


def test_a_solo_game(wirer: Wirer) -> None:
    """Any face, the draft grid with its standee, and a rank in the end."""
    wirer.begin(1)
    assert wirer.board.locator(".choice").count() == 12
    grid = wirer.board.get_by_role("region", name="Draft grid")

    def marked() -> bool:
        """Cards are taken only from the line of the standee; the rest of it is marked."""
        if wirer.prompt.inner_text().startswith("Take one of the three cards"):
            here = grid.locator(".header.here").count()
            return (grid.locator(".selectable").count(), here) == (3, 1)
        if wirer.prompt.inner_text().startswith("Which card from your reserve do you play"):
            return grid.locator(".leaves").count() == 2
        return True

    def line() -> None:
        patience = Patience()  # the question may just have been answered
        while not marked():
            assert patience.lasts(), (wirer.prompt.inner_text(), grid.inner_html())
            wirer.page.wait_for_timeout(50)

    wirer.play(watch=line)
    wirer.button("Look at the table").click()
    assert len(told(wirer, r"^You take ")) == 2 * TURNS
    rank = wirer.board.get_by_role("region", name="Rank").locator("[aria-current=true]")
    least, most = re.findall(r"\d+", rank.inner_text() + " 9999")[:2]
    assert int(least) <= total(wirer) <= int(most)


def test_the_outlook_comes_true(wirer: Wirer) -> None:
    """A card shows its points on every cell it can be laid on, and what makes them."""
    wirer.begin(3)
    for _ in range(2 * TURNS):
        wirer.answer("Which card from your reserve")
        card, ahead = wirer.best("Reserve")
        name = re.search(r"\d{3}", card.locator(".hidden").inner_text())
        card.hover()
        if ahead and name is not None and int(name[0]) <= LAST_COLOURED:
            break
        card.click()
        wirer.confirmable.click()
    assert ahead > 0
    assert name is not None
    expect(wirer.mine.locator(".worth.best").first).to_have_text(str(ahead))
    expect(wirer.outlined(wirer.mine)).not_to_have_count(0)

    card.click()
    wirer.confirmable.click()
    wirer.answer("Where do you place")
    cell = wirer.mine.get_by_role("button", name=re.compile(rf"^Place on .* {ahead} VP here"))
    cell.first.hover()
    expect(wirer.outlined(wirer.mine)).not_to_have_count(0)
    cell.first.click()
    wirer.page.reload()
    expect(wirer.confirmable).to_be_visible()
    expect(wirer.outlined(wirer.mine)).not_to_have_count(0)
    expect(wirer.shown(".total").filter(has_text="→")).to_be_visible()
    expect_none_in_all_colours(wirer)
    wirer.confirmable.click()
    wirer.asked()
    wirer.answer("Pick one card")
    scored = told(wirer, r"^You score \d+ VP with ")  # objectives may follow
    assert re.match(rf"You score {ahead} VP with \S+ {name[0]}", scored[-1])


def test_a_card_that_is_not_confirmed_looks_the_same_after_a_reload(wirer: Wirer) -> None:
    """The points on the cells, why it pays, and the button that says what it does."""
    wirer.begin(2)
    wirer.answer("Which card from your reserve")
    wirer.shown(".hand .evolution.selectable").first.click()
    expect(wirer.confirmable).to_be_visible()
    expect(wirer.board.locator(".why").first).to_be_visible()
    before = wirer.whole_table()
    wirer.page.reload()
    expect(wirer.gold).to_have_text(before[0])
    assert wirer.whole_table() == before


def test_a_line_of_the_history_shows_what_counted(wirer: Wirer) -> None:
    """Opened, it brings that tableau into the middle as it lay then; a sheet does the same."""
    wirer.begin(4)
    wirer.play(until=lambda: scored_by_a_bot(wirer))
    wirer.answer("Pick one card")
    scored = lines_of_bots(wirer).first
    scored.click()
    told_of = re.match(r"(.*) scores \d+ VP with \S+ (\d+)", scored.inner_text().strip())
    assert told_of is not None
    wirer.fold()
    name, card = told_of.groups()
    pointed = wirer.board.locator(".board > .middle > .tableau")
    expect(wirer.outlined(pointed)).not_to_have_count(0)
    wirer.button("Back to the table").click()
    expect(wirer.mine).to_be_visible()
    expect(wirer.outlined(wirer.mine)).to_have_count(0)

    wirer.board.get_by_role("button", name=re.compile(f"^{name}.*Show the tableau")).click()
    dialog = wirer.page.get_by_role("dialog")
    dialog.get_by_role("button", name=re.compile(rf"{card} .* [1-9]\d*\s*VP$")).first.click()
    expect(wirer.outlined(dialog)).not_to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, SMALL])
def test_on_a_phone(browser: Browser, address: str, size: dict[str, int]) -> None:
    """Nothing is too small or too wide, and the tabs show every tableau."""
    wirer = Wirer(browser, address, size)
    wirer.begin(6)
    placed: list[str] = []

    def fits() -> None:
        assert not scrolls_sideways(wirer.page)
        assert too_small(wirer.page) == []
        if wirer.prompt.inner_text().startswith("Where do you place"):
            placed.append(wirer.prompt.inner_text())

    wirer.play(until=lambda: len(placed) > 2, watch=fits)
    wirer.page.get_by_role("button", name="Others", exact=True).click()
    tableaux = wirer.page.get_by_role("group", name=re.compile("^Tableau of "))
    expect(tableaux.filter(visible=True)).to_have_count(5)
    wirer.context.close()
    assert wirer.faults == []


@pytest.mark.parametrize(("seats", "size"), [(4, DESKTOP), (2, PHONE), (1, SMALL)])
def test_axe_finds_nothing(
    browser: Browser, address: str, seats: int, size: dict[str, int]
) -> None:
    wirer = Wirer(browser, address, size)
    wirer.begin(seats)
    seen: set[str] = set()

    def look() -> None:
        prompt = wirer.prompt.inner_text()[:12]
        if prompt not in seen:
            expect_none_in_all_colours(wirer)
        seen.add(prompt)

    wirer.play(until=lambda: len(seen) > 5, watch=look)
    assert len(seen) > 4
    wirer.context.close()
    assert wirer.faults == []


@pytest.mark.parametrize("seats", [1, 6])
def test_the_table_fits_the_screen(wirer: Wirer, seats: int) -> None:
    """On a desk nothing scrolls, alone or with six."""
    wirer.begin(seats)
    placed: list[str] = []

    def fits() -> None:
        over = (
            "pane => [pane.scrollHeight - pane.clientHeight, pane.scrollWidth - pane.clientWidth]"
        )
        assert max(wirer.board.evaluate(over)) <= 1
        if wirer.prompt.inner_text().startswith("Where do you place"):
            placed.append(wirer.prompt.inner_text())

    wirer.play(until=lambda: len(placed) > 3, watch=fits)


def test_by_keyboard(wirer: Wirer) -> None:
    """Tab reaches the cards, arrows move among them, Enter picks, and `i` explains."""
    wirer.begin(3)
    wirer.answer("Pick one card")
    cards = wirer.board.get_by_role("region", name="Pack").locator(".selectable")
    wirer.tab_to(cards.first)
    wirer.page.keyboard.press("ArrowRight")
    wirer.page.keyboard.press("i")
    expect(wirer.page.get_by_role("tooltip")).to_contain_text("Connectors")
    wirer.page.keyboard.press("Escape")
    wirer.page.keyboard.press("Enter")
    expect(wirer.confirmable).to_be_visible()
