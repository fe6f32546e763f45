"""What is pushed to a real browser: its worker shows it, once for each question.

Chromium has no push service of its own and asks a foreign one for every subscription: here what
the worker does is tested with messages that the browser itself hands to it. The shell has neither
push nor notices, so this takes a whole Chromium (`apt-get install chromium`).
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, CDPSession, Worker

from tests.patience import Patience
from tests.server.people import eventually
from tests.web.chromium import FLAGS
from tests.web.people import Person

WHOLE: Final = shutil.which("chromium")

pytestmark = pytest.mark.skipif(WHOLE is None, reason="the shell of Chromium has no push")

PUSHED: Final = {"title": "Goofspiel", "text": "Bid a card", "url": "/about", "tag": "abc-0-1"}

SHOWN: Final = """async () => (await self.registration.getNotifications())
  .map(({ title, body, tag, data }) => ({ title, text: body, tag, url: data.url }))"""
"""The notices of this site, as whoever uses the machine sees them."""

CLICK: Final = """async () => {
  const [notification] = await self.registration.getNotifications();
  self.led = [];
  self.clients.openWindow = async (url) => self.led.push(url);
  self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
}"""
"""No window opens unless a person clicks, so it is noted where it would have led."""


class Pushed(Person):
    """Has allowed notices, and a browser through which anything can be pushed."""

    def wait_for_worker(self) -> None:
        self.context.grant_permissions(["notifications"], origin=self.address)
        self.open("/")
        self.page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
        self.line: CDPSession = self.context.new_cdp_session(self.page)
        self.registrations: list[Any] = []
        self.line.on("ServiceWorker.workerRegistrationUpdated", self.note)
        self.line.send("ServiceWorker.enable")
        patience = Patience()
        while not self.registrations and patience.lasts():
            self.page.wait_for_timeout(50)

    def note(self, told: Any) -> None:
        self.registrations += told["registrations"]

    @property
    def worker(self) -> Worker:
        return self.context.service_workers[0]

    def is_pushed(self, message: dict[str, str]) -> None:
        said = {
            "origin": self.address,
            "registrationId": self.registrations[0]["registrationId"],
            "data": json.dumps(message),
        }
        self.line.send("ServiceWorker.deliverPushMessage", said)

    def sees(self, *messages: dict[str, str]) -> None:
        eventually(lambda: self.worker.evaluate(SHOWN) == list(messages))


@pytest.fixture(scope="module")
def whole(browser: Browser) -> Iterator[Browser]:
    """Beside the other one, under the same Playwright."""
    found = browser.browser_type.launch(executable_path=WHOLE, args=FLAGS)
    yield found
    found.close()


@pytest.fixture
def ana(whole: Browser, address: str) -> Iterator[Pushed]:
    person = Pushed(whole, address, service_workers="allow")
    person.wait_for_worker()
    yield person
    person.context.close()
    assert person.faults == []


def test_what_is_pushed_is_shown_and_what_comes_twice_stands_there_once(ana: Pushed) -> None:
    ana.is_pushed(PUSHED)
    ana.sees(PUSHED)
    again = {**PUSHED, "text": "Bid another card"}
    ana.is_pushed(again)
    ana.sees(again)
    other = {**PUSHED, "tag": "abc-0-2"}
    ana.is_pushed(other)
    eventually(lambda: len(ana.worker.evaluate(SHOWN)) == 2)


def test_whoever_clicks_it_is_led_to_the_table_and_it_is_gone(ana: Pushed) -> None:
    ana.is_pushed(PUSHED)
    ana.sees(PUSHED)
    ana.worker.evaluate(CLICK)
    ana.sees()
    eventually(lambda: ana.worker.evaluate("() => self.led") == [f"{ana.address}/about"])
