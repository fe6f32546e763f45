"""Web push, the whole way: subscribed, sent by the server, decrypted and shown by a real browser.

Of the way to a phone only the foreign service is another one. The shell of Chromium has neither
push nor notices, so this takes a whole Chromium (`apt-get install chromium`).
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from tests.server.people import eventually
from tests.web.chromium import FLAGS
from tests.web.people import QUICK
from tests.web.push_service import PushService
from tests.web.serving import serving

WHOLE: Final = shutil.which("chromium")

pytestmark = pytest.mark.skipif(WHOLE is None, reason="the shell of Chromium has no push")

SHOWN: Final = """async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map(({ title, body, tag, data }) =>
    ({ title, body, tag, url: data.url }));
}"""
"""The notices of this site, as whoever uses the machine sees them."""

CLICK: Final = """async (tag) => {
  const [notification] = await self.registration.getNotifications({ tag });
  self.led = [];
  self.clients.matchAll = async () => [];
  self.clients.openWindow = async (url) => self.led.push(url);
  self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
}"""
"""No window opens unless a person clicks, so it is noted where it would have led."""


class Pushed:
    """A browser with a push service, and a server that may send there."""

    def __init__(self, context: BrowserContext, service: PushService, address: str) -> None:
        self.context, self.service, self.address = context, service, address
        context.grant_permissions(["notifications"], origin=address)
        context.route("**/api/reach/channels", self.lead_here)
        settings = json.dumps(json.dumps(QUICK))
        context.add_init_script(f"localStorage['tablee-settings'] ??= {settings}")
        self.page: Page = context.pages[0]

    def lead_here(self, route: Route) -> None:
        """The browser always names its maker's own service."""
        asked: Any = route.request.post_data_json
        route.continue_(post_data=json.dumps({**asked, "address": f"{self.service.url}/push/here"}))

    def subscribe(self) -> None:
        self.page.goto(f"{self.address}/notices")
        self.page.get_by_role("button", name="Tell me here").click()
        expect(self.page.locator("[data-channel=push]")).to_be_visible()

    def shown(self) -> Any:
        return self.page.evaluate(SHOWN)


@contextmanager
def whole_chromium(browser: Browser, folder: Path, service: PushService) -> Iterator[Any]:
    """With a profile: without one it has no push."""
    context = browser.browser_type.launch_persistent_context(
        folder / "profile",
        executable_path=WHOLE,
        ignore_default_args=["--disable-background-networking"],
        args=[*(flag for flag in FLAGS if "networking" not in flag), *service.flags()],
        locale="en-GB",
    )
    yield context
    context.close()


@pytest.fixture
def ana(browser: Browser, tmp_path: Path) -> Iterator[Pushed]:
    service = PushService(tmp_path)
    with (
        serving(tmp_path, TABLEE_REACH_INNER=service.place, TABLEE_NOTICE_GRACE="0") as address,
        whole_chromium(browser, tmp_path, service) as context,
    ):
        yield Pushed(context, service, address)
    service.close()


def test_what_is_pushed_is_shown_once_and_leads_to_its_page(ana: Pushed) -> None:
    ana.subscribe()
    row = ana.page.locator("[data-channel=push]")
    row.get_by_role("button", name="Send a test").click()
    expect(row.get_by_role("status")).to_have_text("Sent.")
    eventually(lambda: [one["title"] for one in ana.shown()] == ["It works"])
    [posted], [first] = ana.service.heard, ana.shown()
    assert b"It works" not in posted  # the service cannot read it

    ana.service.pass_on(posted)  # what comes twice stands there once
    row.get_by_role("button", name="Send a test").click()
    eventually(lambda: any(one["tag"] != first["tag"] for one in ana.shown()))
    assert len(ana.shown()) == 2

    [worker] = ana.context.service_workers
    worker.evaluate(CLICK, first["tag"])
    eventually(lambda: len(ana.shown()) == 1)
    eventually(lambda: worker.evaluate("() => self.led") == [f"{ana.address}/notices"])
