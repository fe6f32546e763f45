"""A server and a browser for the tests of the web client."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.web.people import Person
from tests.web.serving import NotServed, serving

FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
]

Arrive = Callable[..., Person]

expect.set_options(timeout=20_000)  # bots and reveals may be slow where many tests run at once


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    try:
        with serving(tmp_path_factory.mktemp("server")) as found:
            yield found
    except NotServed as problem:
        pytest.fail(str(problem), pytrace=False)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Not for longer than this package: beside Playwright no other test could run asyncio."""
    path = shutil.which("chromium")
    if path is None:
        pytest.fail("There is no chromium: run `scripts/with_browser pytest`.", pytrace=False)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield found
        found.close()


@pytest.fixture
def arrive(browser: Browser, address: str) -> Iterator[Arrive]:
    """Brings somebody with a browser of their own. Nothing may go wrong in any of them."""
    people: list[Person] = []

    def come(**wishes: Any) -> Person:
        people.append(Person(browser, address, **wishes))
        return people[-1]

    yield come
    for person in people:
        person.context.close()
    assert [fault for person in people for fault in person.faults] == []


@pytest.fixture
def ana(arrive: Arrive) -> Person:
    return arrive()
