"""Whatever is sent to whichever route, within its description or not: no fault of ours."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import sampled_from
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    negative_data_rejection,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.core.result import Ok

from tablee.words.catalogue import LANGUAGES, Words
from tests.server.conftest import NewPerson
from tests.server.people import Person
from tests.server.processes import Server

PARTS = 3
"""The routes are shared out to so many tests for each role, which can run at the same time."""

ROUTES = 30
"""There are at least so many."""

EXAMPLES = 10
"""Requests to one route in one role."""

CONFORMING = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]

WORDS = [Words(language) for language in LANGUAGES]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("schema")
    server = Server(str(folder / "tablee.db"), folder / "server.log")
    yield server.start()
    server.end()


FITTING: dict[str, Any] = {
    "answer": 1,
    "number": 0,
    "actions": ["bid 1"],
    "action": "bid 1",
    "title": "goofspiel",
    "edition": "base",
    "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
    "options": {"cards": 5},
    "seat": 0,
    "event": 1,
    "line": 0,
    "channel": "0" * 32,
    "token": "nobody-knows-it",
    "kind": "me",
}
"""What makes sense at the tables of these tests, wherever it is asked for."""

IN_PATHS: dict[str, Any] = {"seats": 2, "who": "anna", "bot": "0" * 32}
"""What is meant by these names there."""


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("role", ["nobody", "guest", "account"])
def test_every_answer_is_as_described(
    server: Server, visitor: NewPerson, role: str, part: int
) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/docs/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) >= ROUTES
    for number, operation in enumerate(operations[part::PARTS]):
        host = visitor(server, "Anna")
        if role == "account":
            host.post("/account", {"name": f"a{part}-{number}", "password": "long enough"})
        try_out(operation, visitor(server) if role == "nobody" else host, tables_of(host))
    assert server.faults() == []


def tables_of(host: Person) -> list[str]:
    """A table that waits, one with a match and one where it is over; all seats are the host's."""
    tables: list[str] = [host.make_table("me", "me", start=n > 0)["id"] for n in range(3)]
    for seat in range(2):
        host.post(f"/tables/{tables[2]}/seat/{seat}/concede", {"agree": True})
    return tables


def try_out(operation: Any, person: Person, tables: list[str]) -> None:
    """Send to a route what its description allows, and what it does not."""
    session = requests.Session()
    session.cookies.update({name: str(text) for name, text in person.client.cookies.items()})
    session.headers["x-csrftoken"] = person.token()
    session.headers["x-forwarded-for"] = person.client.headers["x-forwarded-for"]

    @given(
        case=sampled_from(GenerationMode).flatmap(
            lambda mode: operation.as_strategy(generation_mode=mode)
        ),
        table=sampled_from([None, *tables]),
    )
    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    def send(case: Any, table: str | None) -> None:
        checks = [*CONFORMING, negative_data_rejection]
        if table is not None:
            checks = CONFORMING  # what was wrong may be right now
            make_fitting(case, table)
        answer = case.call(session=session, base_url=str(person.client.base_url))
        case.validate_response(answer, checks=checks)
        if answer.status_code >= 400:
            check_fault(answer.json())

    send()


def make_fitting(case: Any, table: str) -> None:
    """Let the request be about this table, and something that can be done there if it is sound."""
    known = FITTING | {"match": table}
    for name in case.path_parameters:
        case.path_parameters[name] = (known | IN_PATHS)[name]
    if case.meta.generation.mode == GenerationMode.POSITIVE and isinstance(case.body, dict):
        case.body |= {name: known[name] for name in case.body if name in known}


def check_fault(fault: Any) -> None:
    """People can be told in every language what is wrong, and what of it."""
    for words in WORDS:
        assert words.say(f"problem-{fault['problem']}", **fault["facts"])
    if fault["problem"] == "bad-request":
        assert fault["facts"]["fault"]
