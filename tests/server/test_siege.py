"""What has taken servers down, at full size: others play on, and memory stays what it was."""

from __future__ import annotations

import random
import resource
from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest

from tests.server.clients import begin
from tests.server.people import Person, play_on
from tests.server.processes import Server
from tests.server.sockets import Line
from tests.server.test_doorway import STRANGER, answer, connection, is_let_in

IDLE = 1_100
"""Connections that do nothing, from one address."""

FILES = 1_024
"""As many as systems allow a process that does not ask for more, connections included."""

HEADER = 100_000_000
PIECE = 65_536

KERNEL = 30_000_000
"""More than the system takes in between two processes before anybody has read it, in bytes."""

GROWTH = 30_000
"""More than a server grows by in any such moment, and far less than what is sent to it, in KB."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("siege")
    server = Server(str(folder / "tablee.db"), folder / "server.log")
    server.files = FILES
    yield server.start()
    server.end()


@pytest.fixture
def neighbours(server: Server) -> Iterator[list[Person]]:
    """Anna and Ben, each at an address of their own, without any proxy."""
    with ExitStack() as stack:
        people = []
        for name, address in (("Anna", "127.0.0.3"), ("Ben", "127.0.0.4")):
            transport = httpx.HTTPTransport(local_address=address)
            client = httpx.Client(transport=transport, base_url=server.url, timeout=60)
            people.append(Person(stack.enter_context(client)).say_name(name))
        yield people


@pytest.fixture
def many_files() -> Iterator[None]:
    """Whoever besieges needs as many files as there are connections."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 2 * IDLE)), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_idle_connections_of_one_address_do_not_keep_others_from_playing(
    server: Server, neighbours: list[Person], many_files: None
) -> None:
    table = begin(neighbours)
    before = server.memory()
    with Line(server, table, 0, neighbours[0]) as line, ExitStack() as idle:
        for _ in range(IDLE):
            last = idle.enter_context(connection(server))
        assert answer(last)["problem"] == "too-many-connections"
        assert not is_let_in(server, STRANGER)
        assert is_let_in(server, "127.0.0.5")  # somebody comes only now
        play_on([(person, seat) for seat, person in enumerate(neighbours)], table, random.Random(1))
        line.until(lambda screen: screen.view and screen.view["status"] == "over")
    assert server.memory() - before < GROWTH
    assert server.faults() == []


@pytest.mark.parametrize(
    "line", [b"a" * PIECE, b"x-a: b\r\n" * (PIECE // 8)], ids=["one header", "many headers"]
)
def test_a_header_of_100_mb_is_refused_long_before_its_end(
    server: Server, neighbours: list[Person], line: bytes
) -> None:
    before, sent = server.memory(), 0
    with connection(server) as made:
        made.sendall(b"GET /health HTTP/1.1\r\nhost: localhost\r\nx-a: ")
        with pytest.raises(ConnectionError):  # noqa: PT012 - of many pieces, one is the first
            while sent < HEADER:
                made.sendall(line)
                sent += len(line)
                assert sent < KERNEL, "it is read on and on"
    assert server.memory() - before < GROWTH
    assert neighbours[0].get("/me")["nickname"] == "Anna"
    assert server.faults() == []
