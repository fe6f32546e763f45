"""The door: what a connection may take before anybody knows who is asking.

A proxy in front does most of this, too (docs/proxy.md); at home there is none. An address that
opens connections without end, a header without end, or one that comes a letter at a time are
answered with a fault and the end of the connection, and everybody else does not notice.

This is uvicorn's protocol on `httptools`, which by itself takes whatever comes. Its other one, on
`h11`, limits the length of headers, but neither their time nor connections.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Any, Final

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tablee.engine.problems import Problem
from tablee.server.faults import fault_of, status_of
from tablee.server.files import room_for_connections
from tablee.server.limits import OWN_MACHINE, counted_for

HEADER: Final = 16 * 1024
"""The longest head of a request, in bytes: its address and all its headers."""

REQUEST: Final = 512 * 1024
"""The most that a request may take in all, in bytes, however its body is wrapped."""

HEADER_SECONDS: Final = 10.0
"""In so many seconds after a connection is opened, or a request begun, its head has to be there."""

BODY_SECONDS: Final = 20.0
"""And in so many after that its body."""

ADDRESS_CONNECTIONS: Final = 100
"""Connections of one address, sockets included: a school has one address."""


class Visitors:
    """How many connections each address has open at this process."""

    def __init__(self, most: int, in_all: int) -> None:
        self.most = most
        self.in_all = in_all
        self.open: Counter[str] = Counter()
        self.count = 0
        """Of them all."""

    def come(self, who: str) -> None:
        self.open[who] += 1
        self.count += 1

    def go(self, who: str) -> None:
        self.open[who] -= 1
        self.count -= 1
        if not self.open[who]:
            del self.open[who]

    def too_many(self, who: str) -> Problem | None:
        """What is wrong with one more, once it has come; whom we trust opens them for others."""
        if who and self.open[who] > self.most:
            return Problem("too-many-connections", most=self.most)
        if self.count > self.in_all:
            return Problem("house-full")
        return None


visitors = Visitors(ADDRESS_CONNECTIONS, room_for_connections())
"""Of this process: every one counts for itself."""


@lru_cache(10_000)
def caller(name: str, proxies: str) -> str:
    """Whom a connection is counted for; empty for proxies, and for the machine itself."""
    if name in OWN_MACHINE or any(is_within(name, proxy.strip()) for proxy in proxies.split(",")):
        return ""
    return counted_for(name)


def is_within(name: str, proxy: str) -> bool:
    """Whether this is an address of the proxy: its own, of its network, or any."""
    if proxy in ("*", name):
        return True
    try:
        return ip_address(name) in ip_network(proxy)
    except ValueError:
        return False


class Door(HttpToolsProtocol):
    """A connection over which requests come."""

    who = ""
    refused = False
    in_head = True
    """What comes now belongs to the head of a request."""
    taken = 0
    """How many bytes of the request have come, but for those that came with the one before."""
    timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.who = caller(self.client[0] if self.client else "", proxies(self.config))
        visitors.come(self.who)
        problem = visitors.too_many(self.who)
        if problem is not None:
            self.refuse(problem)
        else:
            self.expect(HEADER_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self.expect(None)
        visitors.go(self.who)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.expect(None)
        super().handle_websocket_upgrade()
        visitors.go(self.who)  # it is another protocol's from now on, which has counted it

    # --- how much, and how long ---------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.refused:
            return
        if self.in_head and self.timer is None:
            self.expect(HEADER_SECONDS)
        self.taken += len(data)
        super().data_received(data)
        if self.in_head and self.taken > HEADER:
            self.refuse(Problem("long-header", most=HEADER))
        elif self.taken > REQUEST:
            self.refuse(Problem("too-long", most=REQUEST))

    def on_headers_complete(self) -> None:
        head = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if head > HEADER:  # it has come in one piece
            self.refuse(Problem("long-header", most=HEADER))
            raise ValueError("long header")  # which ends the reading
        self.in_head = False
        self.expect(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.expect(None)
        self.in_head, self.taken = True, 0
        super().on_message_complete()

    def expect(self, seconds: float | None) -> None:
        """Something has to come in so many seconds; or nothing any more."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None if seconds is None else self.loop.call_later(seconds, self.give_up)

    def give_up(self) -> None:
        self.timer = None
        self.refuse(Problem("too-slow"))

    # --- refusing -----------------------------------------------------------------------------

    def refuse(self, problem: Problem) -> None:
        """Say what is wrong, unless something is said already, and end it."""
        if self.refused or self.transport.is_closing():
            return
        self.refused = True
        self.expect(None)
        if self.cycle is None or self.cycle.response_complete:
            fault = fault_of(problem)
            body = msgspec.json.encode(fault)
            head = f"content-type: application/json\r\ncontent-length: {len(body)}\r\n"
            status = STATUS_LINE[status_of(fault)]
            self.transport.write(status + head.encode() + b"connection: close\r\n\r\n" + body)
        self.transport.close()

    def send_400_response(self, msg: str) -> None:
        if not self.refused:
            super().send_400_response(msg)


class LiveDoor(WebSocketsSansIOProtocol):
    """A connection that has become a socket: it counts like any other."""

    who = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.who = caller(self.client[0] if self.client else "", proxies(self.config))
        visitors.come(self.who)

    def connection_lost(self, exc: Exception | None) -> None:
        visitors.go(self.who)
        super().connection_lost(exc)
        self.let_go()

    def let_go(self) -> None:
        """Nothing comes or goes any more: what reading and packing have kept is not needed.

        They are part of rings of objects, which would stay until all memory is looked through.
        """
        self.conn.parser.close()
        self.conn.extensions = []


def proxies(config: Any) -> str:
    """Whom the server believes, as it was set."""
    given = config.forwarded_allow_ips
    return given if isinstance(given, str) else ",".join(given or [])
