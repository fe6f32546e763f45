"""Whole games of Nettles by clicks and by keys, on a desk and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Arrive
from tests.web.people import DESKTOP, PHONE, Person, scrolls_sideways

MOST_CHOICES = 200
"""No game with one challenge to win asks a player for more."""

MOST_GAMES = 4
"""A bot may win before anybody else has had a turn."""


CHOOSABLE = 'main button[aria-disabled="false"]'
"""Discs, bids and stacks that can be clicked now."""


def choose(person: Person, thing: Locator) -> None:
    """Click it, see that it is picked, and confirm."""
    thing.click()
    expect(person.confirmable).to_be_visible()
    person.confirm()


def play_to_the_end(person: Person) -> set[str]:
    """Always choose the first thing there is; what was chosen on the way."""
    done: set[str] = set()
    for _ in range(MOST_CHOICES):
        if person.first_of(CHOOSABLE) is None:
            return done
        assert not scrolls_sideways(person.page)
        thing = person.shown(CHOOSABLE).first
        done.add((thing.get_attribute("aria-label") or "").partition(" ")[0])
        choose(person, thing)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_whole_game_can_be_played_by_clicks(arrive: Arrive, size: dict[str, int]) -> None:
    person = arrive(size=size)
    for _ in range(MOST_GAMES):
        person.play_against_bots("nettles", 4, wins="1")
        done = play_to_the_end(person)
        expect(person.sheet).to_be_visible()
        if {"Turn", "Bid"} & done:
            return
    raise AssertionError("neither stacks nor bids are clicked")


def test_a_turn_can_be_taken_by_keys(ana: Person) -> None:
    ana.play_against_bots("nettles", 2)
    first = ana.board.get_by_role("group", name="Your discs").get_by_role("button").first
    expect(first).to_have_attribute("aria-disabled", "false")
    ana.tab_to(first)
    ana.page.keyboard.press("ArrowRight")
    ana.page.keyboard.press("Enter")
    expect(ana.confirmable).to_be_visible()
    ana.tab_to(ana.confirmable)
    ana.page.keyboard.press("Enter")
    expect(ana.board.get_by_role("img", name="face down")).to_be_visible()


def test_a_stack_that_cannot_be_chosen_says_why(ana: Person) -> None:
    ana.play_against_bots("nettles", 2)
    stack = ana.board.locator('button[aria-disabled="true"]').first
    expect(stack).to_be_visible()
    stack.click(force=True)
    expect(ana.page.locator("[popover][role=status]")).not_to_be_empty()
