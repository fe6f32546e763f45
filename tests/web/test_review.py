"""A teacher: a match looked at again, played on from a moment; and hints while it is played."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.patience import patient_seconds
from tests.web.axe import violations_in_all_colours
from tests.web.conftest import Arrive
from tests.web.people import DESKTOP, PHONE, Person, scrolls_sideways
from tests.web.screens import AT_REST
from tests.web.test_cut import CUT, LANGUAGES, SIZES

CARDS: Final = 5
"""Cards of a first game; the last one is laid by itself, as there is no choice."""


class Reviewed(NamedTuple):
    """A match that was looked at again, a table for practice, and who has played there."""

    cookies: list[Any]
    over: str
    practice: str


@pytest.fixture(scope="module")
def reviewed(browser: Browser, address: str) -> Iterator[Reviewed]:
    ana = Person(browser, address)
    practice = new_practice(ana)
    over = ana.new_table("me", "bot", "bot")
    ana.play_out()
    ask_for_review(ana)
    yield Reviewed(ana.context.cookies(), over, practice)
    ana.context.close()


def new_practice(person: Person) -> str:
    person.open("/new/goofspiel")
    person.page.get_by_label("For practice").check()
    person.button("First game").click()
    person.page.locator("form button:not([type=button])").click()
    return person.table_id()


def ask_for_review(person: Person) -> None:
    """One click from the score sheet."""
    person.button("Review").click()
    expect(person.heading("Review: Goofspiel")).to_be_visible()
    expect(chart(person)).to_be_visible(timeout=1000 * patient_seconds())


def chart(person: Person) -> Locator:
    return person.page.get_by_role("figure", name="Chances of winning")


def decisions(person: Person) -> Locator:
    """All decisions, which are folded at first."""
    person.page.locator("summary").click()
    return person.page.locator("details li button")


def open_review(person: Person, table: str) -> None:
    person.open(f"/t/{table}/review")
    expect(chart(person)).to_be_visible()


def test_a_match_is_reviewed_and_the_review_is_read_and_shared(
    arrive: Arrive, reviewed: Reviewed
) -> None:
    ana, eva = arrive(cookies=reviewed.cookies), arrive(size=PHONE)
    open_review(ana, reviewed.over)
    expect(
        ana.page.get_by_text(re.compile(r"^At the beginning you could expect \d+%"))
    ).to_be_visible()
    own = decisions(ana)
    expect(own).to_have_count(CARDS - 1)
    own.first.click()
    stage = ana.page.get_by_role("region", name="The decision that is looked at")
    expect(stage).to_contain_text("Decision 1")
    expect(stage).to_contain_text("Chosen: Bid 1")
    expect(stage.locator(".board.at-table")).to_contain_text("Guest")  # the table as it was then

    address = f"/t/{reviewed.over}/review/1"
    eva.open(address)
    expect(
        eva.page.get_by_text("Only the player of this seat can read this review")
    ).to_be_visible()
    ana.button("Share").click()
    expect(ana.button("Copy link")).to_be_visible()
    eva.faults.clear()  # that she was refused is in the log of the browser
    eva.open(address)
    expect(chart(eva)).to_be_visible()
    expect(eva.button("Play on from here")).to_have_count(0)

    ana.link("In the replay").click()
    expect(ana.heading("Replay: Goofspiel")).to_be_visible()
    expect(ana.link("Review")).to_be_visible()
    ana.open("/")
    expect(ana.link("Review of Goofspiel").first).to_be_visible()


def test_the_score_sheet_names_the_costliest_decision_of_the_review(
    arrive: Arrive, reviewed: Reviewed
) -> None:
    """Whoever lays the smallest card for every prize throws the last ones away."""
    ana = arrive(cookies=reviewed.cookies)
    told = ana.page.request.get(f"/api/tables/{reviewed.over}/reviews/0").json()
    marked = [judged for judged in told["review"]["judged"] if judged["mark"]]
    costliest = max(marked, key=lambda judged: judged["cost"])
    ana.open(f"/t/{reviewed.over}")
    decided = ana.page.get_by_role("region", name="Where it was decided")
    expect(decided.locator("p")).to_have_count(3)
    last = decided.locator("p").last
    for option in (costliest["chosen"], costliest["better"]):
        expect(last).to_contain_text(re.compile(rf"bid {option['text'].split()[1]}\b", re.I))
    last.get_by_role("link").click()
    expect(ana.heading("Review: Goofspiel")).to_be_visible()


def test_from_a_moment_one_plays_on_against_bots(arrive: Arrive, reviewed: Reviewed) -> None:
    ana = arrive(cookies=reviewed.cookies)
    open_review(ana, reviewed.over)
    decisions(ana).nth(1).click()
    ana.button("Play on from here").click()
    ana.page.wait_for_url(re.compile(rf"/t/(?!{reviewed.over})\w+$"))
    assert ana.ready()
    expect(ana.bids).to_have_count(CARDS - 1)  # one is laid already
    assert any("You bid 1." in line for line in ana.lines())
    assert ana.play_out() == CARDS - 2
    expect(ana.page.locator("dialog[open]")).to_contain_text("Played on from a moment")
    expect(ana.button("Rematch, same deal")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_at_a_table_for_practice_a_hint_is_given_on_the_board(
    arrive: Arrive, reviewed: Reviewed, size: dict[str, int]
) -> None:
    ana = arrive(size=size, cookies=reviewed.cookies)
    ana.open(f"/t/{reviewed.practice}")
    assert ana.ready()
    ana.page.keyboard.press("h")
    hint = ana.page.get_by_role("complementary", name="Hint")
    expect(hint).to_contain_text("best")
    expect(ana.page.locator(".marks span")).to_have_count(ana.bids.count())
    best = hint.get_by_role("button").first
    name = re.search(r"Bid \d+", best.inner_text())
    assert name
    best.click()
    expect(ana.face_down(name.group().removeprefix("Bid "))).to_be_visible()
    expect(hint).to_have_count(0)  # it was about that question
    ana.button("Undo").click()
    expect(hint).to_contain_text("best")  # the same question is open again
    ana.button("Hint").click()
    expect(hint).to_have_count(0)


def test_at_other_tables_there_are_no_hints(arrive: Arrive) -> None:
    ana = arrive()
    ana.new_table("me", "bot")
    assert ana.ready()
    expect(ana.button("Hint")).to_have_count(0)
    ana.page.keyboard.press("h")
    expect(ana.page.get_by_role("complementary", name="Hint")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_everybody_can_use_it(arrive: Arrive, reviewed: Reviewed, size: dict[str, int]) -> None:
    ana = arrive(size=size, cookies=reviewed.cookies)
    wrong = {}
    for place in ("review", "hint"):
        show(ana, reviewed, place)
        if found := violations_in_all_colours(ana):
            wrong[place] = found
        assert not scrolls_sideways(ana.page)
    assert wrong == {}


def show(person: Person, reviewed: Reviewed, place: str) -> None:
    if place == "review":
        open_review(person, reviewed.over)
        decisions(person).first.click()
        expect(person.page.locator(".stage .board *").first).to_be_visible()
        return
    person.open(f"/t/{reviewed.practice}")
    assert person.ready()
    person.page.keyboard.press("h")
    expect(person.page.locator(".marks span").first).to_be_visible()


@pytest.mark.parametrize("place", ["review", "hint"])
def test_no_text_of_it_is_cut(arrive: Arrive, reviewed: Reviewed, place: str) -> None:
    ana = arrive(cookies=reviewed.cookies)
    show(ana, reviewed, place)
    cut: dict[str, list[str]] = {}
    for language in LANGUAGES:
        ana.speak(language)
        for width, height in SIZES:
            ana.page.set_viewport_size({"width": width, "height": height})
            ana.page.evaluate(AT_REST)
            if texts := ana.page.evaluate(CUT):
                cut[f"{language} {width}×{height}"] = texts
    assert cut == {}
