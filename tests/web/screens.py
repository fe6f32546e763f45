"""The main screens of the house, each reached from a fixed position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from playwright.sync_api import Page

from tests.web.positions import House

AT_REST: Final = """async () => {
  await document.fonts.ready;
  const ending = document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().endTime < Infinity);
  await Promise.all(ending.map((one) => one.finished.catch(() => null)));
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
}"""


class Screen(NamedTuple):
    """Where it is, and what is there when it is complete."""

    path: Callable[[House], str]
    shows: str
    watched: bool = False
    """By somebody who does not sit there, or has never been here."""
    frame: bool = False
    """It has a rail, or tabs, behind which there is more."""
    hints: bool = False
    """With the paper that explains a first decision: elsewhere it would lie over the picture."""


def table(position: str, shows: str, **more: bool) -> Screen:
    return Screen(lambda house: f"/t/{house.tables[position]}", shows, **more)


def match(position: str, shows: str, **more: bool) -> Screen:
    return table(position, shows, frame=True, **more)


SCREENS: Final = {
    "home": Screen(lambda _: "/", "main li"),
    "home-new": Screen(lambda _: "/", "main article", watched=True),
    "guide": table("guide", "aside.note .primary, .spotlight .placed"),
    "new-table": Screen(lambda _: "/new/precognition", "form select"),
    "waiting-room": table("waiting", ".seats"),
    "precognition": match("precognition", ".flow .playing-card"),
    "precognition-together": match("together", ".flow .playing-card"),
    "ai-100-human": match("ai-100-human", ".ai-human .hand"),
    "goofspiel": match("goofspiel", "button.confirm"),
    "nettles": match("nettles", "button.confirm"),
    "exodus-draft": match("exodus draft", ".draft .ark-card"),
    "exodus-wing": match("exodus wing", ".wing .slot"),
    "exodus-ark": match("exodus ark", ".ark .bay"),
    "pest-grid": match("pest grid", ".pest .cell.open", hints=True),
    "pest-map": match("pest map", ".pest [data-place]"),
    "pest-alone": match("pest alone", ".pest .cell.open"),
    "precognition-watched": match("precognition", "main", watched=True),
    "ai-100-human-watched": match("ai-100-human", "main", watched=True),
    "exodus-watched": match("exodus ark", ".ark .bay", watched=True),
    "pest-watched": match("pest map", ".pest [data-place]", watched=True),
    "end-sheet": table("ai-100-human over", "dialog .sheet table"),
    "precognition-end-sheet": table("precognition over", "dialog .sheet table"),
    "exodus-end-sheet": table("exodus over", "dialog .sheet table"),
    "pest-end-sheet": table("pest over", "dialog .sheet table"),
    # Where nobody's thinking time is told, which is never the same.
    "replay": Screen(lambda house: f"/t/{house.tables['ai-100-human over']}/replay#68", "main svg"),
    "rules": Screen(lambda _: "/rules/precognition", "main h2"),
    "settings": Screen(lambda _: "/settings", "main fieldset, main h1"),
    "edition": Screen(lambda _: "/edition/precognition", "main h2"),
}


def settle(page: Page, screen: Screen) -> None:
    """Wait until it is complete and nothing moves any more."""
    page.locator(screen.shows).first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate(AT_REST)
