"""Somebody at a browser: opens pages, plays cards, and notes whatever goes wrong on the way."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, ClassVar, Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebSocketRoute, expect
from playwright.sync_api import Error as BrowserError

from tests.patience import crowd, patient_seconds

DESKTOP: Final = {"width": 1366, "height": 768}
PHONE: Final = {"width": 390, "height": 844}

QUICK: Final = {"motion": "none", "speed": "fast", "hints": False}
"""Settings of people who do not want to wait; the matches are the same."""

BID: Final = re.compile(r"^Bid \d+$")
LONGEST_MATCH: Final = 13
TABS: Final = 80
"""So many presses of Tab reach everything on a page."""

BLINK: Final = 2.0
"""Seconds of an idle machine that a click takes at most, if nothing is in its way."""

LOOKS: Final = 8
"""So often within a blink one looks whether what is to be pressed is still there."""

MISSES: Final = 5
"""So often in a row bots may change what one is about to click."""

SHEET: Final = "dialog[open] .sheet table"
SKIP: Final = "button.skip"
CONFIRMABLE: Final = "button.confirm:enabled"

SPEAK: Final = """language => {
  const settings = JSON.parse(localStorage.getItem('tablee-settings') ?? '{}');
  const newValue = JSON.stringify({ ...settings, language, motion: 'none' });
  localStorage.setItem('tablee-settings', newValue);
  dispatchEvent(new StorageEvent('storage', { key: 'tablee-settings', newValue }));
}"""

SEEN: Final = """selectors => selectors.find((selector) =>
  [...document.querySelectorAll(selector)].some((element) => element.checkVisibility()))"""
"""The first of these selectors of which something is to be seen."""


FOCUSED: Final = "element => element === document.activeElement"


class Person:
    """A browser of one's own: cookies, settings, one page."""

    beside: ClassVar[str] = FOCUSED
    """Whether the focus is in the group of a thing, where the arrows lead to it."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: dict[str, int] = DESKTOP,
        settings: dict[str, Any] = QUICK,
        cookies: Sequence[Any] = (),
        **more: Any,
    ) -> None:
        self.address = address
        self.faults: list[str] = []
        self.lines_held: list[WebSocketRoute] = []
        self.missed = 0
        phone = size["width"] < 720
        prefers: Any = {"name": "tablee-settings", "value": json.dumps(settings)}
        self.context = browser.new_context(
            base_url=address,
            viewport={"width": size["width"], "height": size["height"]},
            has_touch=phone,
            locale="en-GB",
            # One that keeps files would make pages depend on those before them.
            service_workers=more.pop("service_workers", "block"),
            storage_state={
                "cookies": list(cookies),
                "origins": [{"origin": address, "localStorage": [prefers]}],
            },
            **more,
        )
        self.context.set_default_timeout(1000 * patient_seconds())
        self.context.on("request", lambda request: self.at_home(request.url))
        self.context.on("console", self.hear)
        self.context.on("weberror", lambda fault: self.faults.append(f"error: {fault.error}"))
        self.page = self.context.new_page()
        self.page.on("websocket", lambda line: self.at_home(line.url))

    # --- what goes wrong ----------------------------------------------------------------------

    def at_home(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.netloc != urlsplit(self.address).netloc:
            self.faults.append(f"request to another site: {url}")

    def hear(self, message: ConsoleMessage) -> None:
        url = str(message.location.get("url"))
        if url.endswith("/preview") and "422" in message.text:
            return  # what was pointed at is chosen already: others do not wait for its preview
        if message.type == "error":
            self.faults.append(f"console: {message.text} ({url})")

    def hold_lines(self) -> None:
        """Have the sockets in hand: Chromium leaves those alone that were open before a cut."""
        self.context.route_web_socket("**/live?**", self.hold)

    def hold(self, line: WebSocketRoute) -> None:
        self.lines_held.append(line)
        line.connect_to_server()

    @contextmanager
    def cut_off(self) -> Iterator[None]:
        """Without a net; what the browser says about that is no fault."""
        before = list(self.faults)
        self.context.set_offline(True)
        for line in self.lines_held:
            line.close()
        self.lines_held.clear()
        expect(self.sign("Reconnecting").or_(self.sign("No connection"))).to_be_attached()
        yield
        self.context.set_offline(False)
        expect(self.sign("Connected")).to_be_attached()
        self.faults[:] = before + [
            fault
            for fault in self.faults[len(before) :]
            if "ERR_INTERNET_DISCONNECTED" not in fault and "WebSocket" not in fault
        ]

    # --- what is on the page ------------------------------------------------------------------

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def link(self, name: str) -> Locator:
        return self.page.get_by_role("link", name=name, exact=True)

    def heading(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("heading", name=name)

    def sign(self, text: str) -> Locator:
        return self.page.get_by_role("status").filter(has_text=text)

    @property
    def bids(self) -> Locator:
        """The cards that can be bid now."""
        return self.page.get_by_role("button", name=BID)

    @property
    def sheet(self) -> Locator:
        """The score sheet of a match that is over."""
        return self.page.locator(SHEET)

    @property
    def gold(self) -> Locator:
        """The one button that makes a choice count; it says what it does."""
        return self.page.locator("button.confirm")

    def whole_table(self) -> list[str]:
        """All words around a choice: what can be done, what is asked, and what is on the board."""
        self.page.wait_for_load_state("networkidle")
        return [one.inner_text().strip() for one in (self.gold, self.prompt, self.board)]

    @property
    def history(self) -> Locator:
        """What has happened. At a desk it opens over the table; on a phone it has a tab."""
        folded = self.page.locator("nav button[aria-expanded=false]").get_by_text("History")
        if folded.is_visible():
            folded.click()
        return self.page.get_by_role("log", name="History")

    def tab(self, name: str) -> None:
        """Go to a part of the table on a phone."""
        self.page.get_by_role("navigation", name="Parts of the table").get_by_text(name).click()

    def fold(self) -> None:
        """Close what lies over the table."""
        close = self.page.locator("aside .fold")
        if close.is_visible():
            close.click()

    def lines(self) -> list[str]:
        lines = [line.strip() for line in self.history.get_by_role("link").all_inner_texts()]
        self.fold()
        return lines

    def face_down(self, card: str) -> Locator:
        """My own bid, as it lies before me."""
        return self.page.get_by_role("img", name=f"Your {card}, face down")

    @property
    def prompt(self) -> Locator:
        """The one sentence at the top."""
        return self.page.locator("header [aria-live=polite]")

    def seat(self, name: str) -> Locator:
        """Somebody in the list of those at the table."""
        seats = self.page.get_by_role("list", name="Seats")
        return seats.get_by_role("listitem").filter(has_text=name)

    def bots(self) -> Locator:
        """All bots in that list."""
        seats = self.page.get_by_role("list", name="Seats").get_by_role("listitem")
        return seats.filter(has=self.page.get_by_role("img", name="Bot"))

    def table_id(self) -> str:
        self.page.wait_for_url("**/t/*")
        return self.page.url.rsplit("/", 1)[1].split("#")[0]

    def speak(self, language: str) -> None:
        """Have the page change over to another language, as a setting made in another tab does."""
        self.page.evaluate(SPEAK, language)
        self.page.wait_for_function("one => document.documentElement.lang === one", arg=language)

    # --- what one does ------------------------------------------------------------------------

    def open(self, path: str) -> None:
        self.page.goto(path)

    def new_table(self, *seats: str, preset: str = "First game", cards: int | None = None) -> str:
        """Make a table for these seats: "me", "bot", "open"; its id. Without others it starts."""
        self.open("/new/goofspiel")
        kinds = self.page.get_by_role("combobox", name=re.compile(r"^Seat \d$"))
        expect(kinds.first).to_be_visible()
        while kinds.count() < len(seats):
            self.button("Add a seat").click()
        while kinds.count() > len(seats):
            self.button("Remove the last seat").click()
        for place, kind in enumerate(seats):
            kinds.nth(place).select_option(kind)
        self.button(preset).click()
        if cards is not None:
            self.page.get_by_role("combobox", name="Cards per player").select_option(str(cards))
        self.page.locator("form button:not([type=button])").click()
        if not {"open", "link"}.isdisjoint(seats):
            self.stay_nameless()
        return self.table_id()

    def stay_nameless(self) -> None:
        """Whoever has no name is asked for one before there is an invitation."""
        without = self.button("Without a name")
        expect(without.or_(self.page.locator(".seats")).first).to_be_visible()
        if without.is_visible():
            without.click()

    def ready(self) -> bool:
        """Wait until a card can be bid, skipping what is played out; whether the match goes on."""
        self.fold()
        skip = self.button("Skip animation")
        asked = self.bids.first.or_(self.sheet).or_(skip).first
        while True:
            expect(asked).to_be_visible()
            if self.sheet.is_visible():
                return False
            if self.bids.first.is_visible():
                return True
            self.press(skip)

    def draft(self, name: str | None = None) -> str:
        """Lay a card face down before me, the first one if none is named."""
        assert self.ready()
        card = self.bids.first if name is None else self.button(f"Bid {name}")
        value = (card.get_attribute("aria-label") or "").removeprefix("Bid ")
        card.click()
        expect(self.face_down(value)).to_be_visible()
        expect(self.gold).to_be_enabled()
        return value

    def confirm(self) -> None:
        self.gold.click()
        expect(self.confirmable).to_have_count(0)

    def bid(self, name: str | None = None) -> str:
        value = self.draft(name)
        self.confirm()
        return value

    def play_out(self) -> int:
        """Bid the first card each time until the match is over; how many."""
        played = 0
        while self.ready():
            self.bid()
            played += 1
            assert played <= LONGEST_MATCH
        return played

    def tab_to(self, target: Locator) -> None:
        """Press Tab until it has the focus."""
        expect(target).to_be_visible()
        for _ in range(TABS):
            if target.evaluate(FOCUSED):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {target}")

    def enter(self, selector: str, called: str = ".") -> None:
        """Go to the first of these by keys, hear what it is called, and press Enter."""
        target = self.shown(selector).first
        self.go_to(target)
        expect(target).to_have_accessible_name(re.compile(called))
        self.page.keyboard.press("Enter")

    def go_to(self, target: Locator) -> None:
        """Tab stops once in a group of things; the arrows move inside it."""
        keys = self.page.keyboard
        for _ in range(TABS):
            if target.evaluate(self.beside):
                break
            keys.press("Tab")
        for _ in range(TABS):
            if target.evaluate(FOCUSED):
                return
            keys.press("ArrowRight")
        raise AssertionError(f"keys do not reach {target}")

    # --- any game against bots ----------------------------------------------------------------

    def play_against_bots(self, title: str, seats: int, **options: str) -> None:
        """Make a table with bots in all other seats, and sit down at it."""
        self.open(f"/new/{title}")
        kinds = self.page.get_by_role("combobox", name=re.compile(r"^Seat \d$"))
        expect(kinds.first).to_be_visible()
        while kinds.count() < seats:
            self.button("Add a seat").click()
        while kinds.count() > seats:
            self.button("Remove the last seat").click()
        for place in range(1, seats):
            kinds.nth(place).select_option("bot")
            self.level(place + 1).select_option("level-3")  # answers at once
        for name, value in options.items():
            self.page.locator(f"#option-{name}").select_option(label=value)
        self.page.locator("form button:not([type=button])").click()
        self.table_id()

    def level(self, seat: int) -> Locator:
        """How well the bot at a seat shall play, in the form or the waiting room."""
        return self.page.get_by_role("combobox", name=f"Level of the bot at seat {seat}")

    @property
    def board(self) -> Locator:
        return self.page.locator("main")

    @property
    def confirmable(self) -> Locator:
        return self.page.locator(CONFIRMABLE)

    def first_of(self, *selectors: str) -> str | None:
        """Wait for one of these, skipping what is played out; None if the match is over."""
        self.fold()
        while True:
            seen = self.page.wait_for_function(SEEN, arg=[SHEET, SKIP, *selectors], polling=50)
            found: str = seen.json_value()
            if found == SHEET:
                return None
            if found != SKIP:
                return found
            self.press(self.page.locator(SKIP))

    def press(self, target: Locator) -> None:
        """Click it, unless bots change it meanwhile; what cannot be clicked at all is a fault."""
        for _ in range(LOOKS):
            try:
                target.click(timeout=self.blink() / LOOKS)
                self.missed = 0
                return
            except BrowserError:
                if target.count() == 0:  # what was pressed before has taken it away
                    return
        self.missed += 1
        assert self.missed < MISSES, f"cannot be pressed: {target}"

    def blink(self) -> float:
        """In milliseconds, and longer where many things run at once."""
        return 1000 * BLINK * crowd()

    def shown(self, selector: str) -> Locator:
        """All of these that are to be seen."""
        return self.page.locator(selector).filter(visible=True)


TOUCH: Final = 44
"""Pixels that a finger needs."""

TOO_SMALL: Final = """(least) => [...document.querySelectorAll('main button')]
  .filter((one) => one.checkVisibility())
  .filter((one) => Math.min(one.offsetWidth, one.offsetHeight) < least)
  .map((one) => `${one.ariaLabel ?? one.innerText}: ${one.offsetWidth}×${one.offsetHeight}`)"""
"""What counts is how things are made: on their way, or askew in a fan, they measure otherwise."""


def too_small(page: Page) -> list[str]:
    found: list[str] = page.evaluate(TOO_SMALL, TOUCH)
    return found


def scrolls_sideways(page: Page) -> bool:
    wider: bool = page.evaluate(
        "document.scrollingElement.scrollWidth > document.documentElement.clientWidth"
    )
    return wider
