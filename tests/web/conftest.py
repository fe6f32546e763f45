"""A server and a browser for the tests of the web client."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Browser, expect

from tests.patience import patient_seconds
from tests.web.chromium import NoBrowser, chromium
from tests.web.houses import Houses
from tests.web.people import Person
from tests.web.positions import Position, furnished
from tests.web.serving import FIXED, NotServed, serving

Arrive = Callable[..., Person]
Anybody = TypeVar("Anybody", bound=Person)


@pytest.fixture(autouse=True)
def _patience() -> None:
    """Bots and reveals are slow where many things run at once."""
    expect.set_options(timeout=1000 * patient_seconds())


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    try:
        with serving(tmp_path_factory.mktemp("server")) as found:
            yield found
    except NotServed as problem:
        pytest.fail(str(problem), pytrace=False)


@pytest.fixture(scope="session")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Houses:
    """Tables in fixed positions, for all processes of this run."""
    own = tmp_path_factory.getbasetemp()
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    return Houses(shared)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Not for longer than this package: beside Playwright no other test could run asyncio."""
    try:
        with chromium() as found:
            yield found
    except NoBrowser as problem:
        pytest.fail(str(problem), pytrace=False)


@contextmanager
def seated(
    kind: type[Anybody], browser: Browser, folder: Path, positions: Mapping[str, Position]
) -> Iterator[Callable[[str], Anybody]]:
    """Brings Ana to her table in one of these positions; the deal is always the same."""
    with serving(folder, FIXED) as address, furnished(address, positions) as house:
        ana = kind(browser, address, cookies=house.cookies)

        def come(position: str) -> Anybody:
            ana.open(f"/t/{house.tables[position]}")
            return ana

        yield come
        ana.context.close()
        assert ana.faults == []


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
