"""The door: connections, headers and slow requests without end, and who may read the figures."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager

import httpx
import pytest

from tablee.server import doorway
from tablee.server.files import room_for_connections
from tests.patience import patient_seconds
from tests.server.clients import begin
from tests.server.conftest import NewPerson, NewServer
from tests.server.people import Json, eventually, told
from tests.server.processes import Server
from tests.server.sockets import Line

STRANGER = "127.0.0.2"
"""Somebody else's address, as it is neither a proxy's nor that of whoever sits at the machine."""

LONG = doorway.HEADER
TOKEN = "a-token-of-some-length"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("door")
    server = Server(str(folder / "tablee.db"), folder / "server.log", TABLEE_METRICS_TOKEN=TOKEN)
    yield server.start()
    server.end()


@contextmanager
def connection(server: Server, address: str = STRANGER) -> Iterator[socket.socket]:
    made = socket.create_connection(
        ("127.0.0.1", server.port), patient_seconds(), source_address=(address, 0)
    )
    with closing(made):
        yield made


def answer(connection: socket.socket) -> Json:
    """The fault that comes before the end of the connection."""
    heard = b""
    while piece := connection.recv(65_536):
        heard += piece
    head, _, body = heard.partition(b"\r\n\r\n")
    assert b"connection: close" in head.lower()
    return json.loads(body) | {"status": int(head.split()[1])}


def open_connections(server: Server, address: str) -> ExitStack:
    """As many as an address may have."""
    stack = ExitStack()
    for _ in range(doorway.ADDRESS_CONNECTIONS):
        stack.enter_context(connection(server, address))
    return stack


def is_let_in(server: Server, address: str) -> bool:
    transport = httpx.HTTPTransport(local_address=address)
    with httpx.Client(transport=transport, base_url=server.url) as client:
        try:
            return client.get("/health", timeout=patient_seconds()).status_code == 200
        except httpx.TransportError:  # refused before it could ask
            return False


def test_an_address_has_so_many_connections_and_others_do_not_notice(
    server: Server, visitor: NewPerson
) -> None:
    """A connection that does nothing is ended after ten seconds; until then it counts."""
    with open_connections(server, STRANGER):
        for _ in range(3):
            with connection(server) as one_more:
                fault = answer(one_more)
            assert (fault["status"], fault["problem"]) == (429, "too-many-connections")
            assert fault["facts"] == {"most": doorway.ADDRESS_CONNECTIONS}
        assert is_let_in(server, "127.0.0.3")
        assert visitor(server, "Anna").get("/me")["nickname"] == "Anna"  # through the proxy
    eventually(lambda: is_let_in(server, STRANGER))
    assert server.faults() == []


def test_a_socket_is_a_connection_until_it_ends(server: Server, visitor: NewPerson) -> None:
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    table = begin([anna, ben])
    address = "127.0.0.4"
    wish = f"GET /api/tables/{table}/live HTTP/1.1\r\nhost: localhost\r\n".encode()
    wish += b"connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
    wish += b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    with connection(server, address) as watching:
        watching.sendall(wish)
        assert watching.recv(12) == b"HTTP/1.1 101"
        with ExitStack() as stack:
            for _ in range(doorway.ADDRESS_CONNECTIONS - 1):
                stack.enter_context(connection(server, address))
            assert not is_let_in(server, address)
        eventually(lambda: is_let_in(server, address))
    for _ in range(2):  # ends are counted as often as beginnings
        with open_connections(server, address):
            assert not is_let_in(server, address)
        eventually(lambda: is_let_in(server, address))
    assert server.faults() == []


def test_proxies_and_the_machine_itself_are_not_counted() -> None:
    for name in ("127.0.0.1", "::1", "10.1.2.3", "192.0.2.7"):
        assert doorway.caller(name, "192.0.2.7, 10.0.0.0/8") == ""
    assert doorway.caller("198.51.100.1", "*") == ""
    assert doorway.caller("198.51.100.1", "127.0.0.1") == "198.51.100.1"
    same = {doorway.caller(f"2001:db8::{n}", "127.0.0.1") for n in range(1, 5)}
    assert len(same) == 1


def test_there_is_room_for_so_many_in_all() -> None:
    visitors = doorway.Visitors(most=10, in_all=3)
    for _ in range(3):
        visitors.come("")
        assert visitors.too_many("") is None
    visitors.come("")
    problem = visitors.too_many("")
    assert problem is not None
    assert problem.name == "house-full"
    visitors.go("")
    assert visitors.too_many("") is None
    assert room_for_connections() > 0


ENDLESS = [
    pytest.param(b"x-a: " + b"a" * 2 * LONG, id="one header"),
    pytest.param(b"x-a: b\r\n" * LONG, id="many headers"),
    pytest.param(b"x-a: " + b"a" * 2 * LONG + b"\r\n\r\n", id="a head that is complete"),
]


@pytest.mark.parametrize("header", ENDLESS)
@pytest.mark.parametrize("pieces", [1, 64])
def test_a_header_without_end_is_refused(server: Server, header: bytes, pieces: int) -> None:
    with connection(server) as made:
        made.sendall(b"GET /health HTTP/1.1\r\nhost: localhost\r\n")
        size = len(header) // pieces + 1
        try:
            for first in range(0, len(header), size):
                made.sendall(header[first : first + size])
            fault = answer(made)
        except ConnectionError:  # it was ended while we were still sending
            return
        assert (fault["status"], fault["problem"]) == (431, "long-header")
        assert fault["facts"] == {"most": LONG}
    assert server.faults() == []


def test_an_address_without_end_is_refused(server: Server) -> None:
    with connection(server) as made:
        made.sendall(b"GET /" + b"a" * 2 * LONG)
        assert answer(made)["problem"] == "long-header"


def test_a_body_without_end_is_refused_however_it_is_wrapped(server: Server) -> None:
    with connection(server) as made:
        made.sendall(
            b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n"
        )
        with pytest.raises(ConnectionError):  # noqa: PT012 - sending or hearing may be the first
            for _ in range(doorway.REQUEST * 4 // 600):
                made.sendall(b"1\r\na\r\n" * 100)
            while made.recv(65_536):
                pass
            raise ConnectionResetError
    assert server.faults() == []


def test_what_is_as_long_as_a_browser_sends_is_taken(server: Server) -> None:
    cookies = "; ".join(f"name{number}={'x' * 100}" for number in range(100))
    got = httpx.get(f"{server.url}/health", headers={"cookie": cookies})
    assert got.status_code == 200


def test_who_sends_a_letter_at_a_time_is_not_waited_for(server: Server, visitor: NewPerson) -> None:
    """Neither in the head of a request nor in its body, nor before the first letter."""
    body = b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{"
    with connection(server) as first, connection(server) as idle, connection(server) as posting:
        first.sendall(b"GET /health HTTP/1.1\r\nx-a: b")
        posting.sendall(body)
        assert visitor(server, "Anna").get("/me")["nickname"] == "Anna"
        for slow in (first, idle):
            fault = answer(slow)
            assert (fault["status"], fault["problem"]) == (408, "too-slow")
        assert ended(posting)
    assert server.faults() == []


def ended(connection: socket.socket) -> bool:
    while connection.recv(65_536):
        pass
    return True


def test_a_quiet_socket_is_no_slow_request(new_server: NewServer, visitor: NewPerson) -> None:
    server = new_server()
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    table = begin([anna, ben])
    with Line(server, table, 0, anna) as line, connection(server) as slow:
        line.until(lambda s: s.view)
        answer(slow)  # which is waited for as long as any
        line.settled()


# --- figures ---------------------------------------------------------------------------------


def test_figures_are_for_the_machine_itself_or_whoever_has_the_token(server: Server) -> None:
    url = f"{server.url}/metrics"
    assert "tablee_sockets" in httpx.get(url).text
    for header in ("x-forwarded-for", "forwarded", "x-real-ip"):  # a proxy asks for somebody
        fault = told(httpx.get(url, headers={header: "127.0.0.1"}))
        assert (fault["status"], fault["problem"]) == (403, "metrics-private")
    from_afar = {"x-forwarded-for": "198.51.100.1"}
    for given in (f"Bearer {TOKEN}x", "Bearer", TOKEN):
        headers = from_afar | {"authorization": given}
        assert told(httpx.get(url, headers=headers))["problem"] == "metrics-private"
    headers = from_afar | {"authorization": f"Bearer {TOKEN}"}
    assert "tablee_sockets" in httpx.get(url, headers=headers).text
