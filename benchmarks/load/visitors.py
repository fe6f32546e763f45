"""Guests and their tables, made over HTTP as a browser would."""

from __future__ import annotations

import asyncio
from typing import Final

import httpx
import msgspec

from benchmarks.load.server import Refused

SEATS: Final = 4
TITLE: Final = "goofspiel"

TABLES: Final = 5
"""Of one visitor: so that its tables and sockets stay below what the server allows an address."""

AT_ONCE: Final = 8
"""Visitors that are prepared at the same time."""

PEOPLE: Final = (
    f"hot-seat: each guest has all {SEATS} seats of up to {TABLES} matches, a socket for every "
    "seat, and an address of its own (127.x.y.z), so that the limits of visitors hold"
)


class TableInfo(msgspec.Struct, frozen=True):
    """What is needed of the server's answer."""

    id: str
    status: str


class Visitor(msgspec.Struct, frozen=True):
    """A guest with a session, an address to come from, and tables that have started."""

    source: str
    cookie: str
    tables: list[str]


def source(number: int) -> str:
    """The address that a visitor comes from: one of this machine's own."""
    return f"127.{1 + number // 62_500}.{number // 250 % 250}.{1 + number % 250}"


def shares(matches: int) -> list[int]:
    """How many tables each visitor has."""
    return [min(TABLES, matches - first) for first in range(0, matches, TABLES)]


async def prepare(url: str, matches: int) -> list[Visitor]:
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(number: int, tables: int) -> Visitor:
        async with gate:
            return await visit(url, source(number), number, tables)

    try:
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(one(*share)) for share in enumerate(shares(matches))]
    except* (httpx.HTTPError, Refused) as errors:
        raise Refused(f"The preparation failed: {errors.exceptions[0]!r}") from errors
    return [task.result() for task in tasks]


async def visit(url: str, address: str, number: int, tables: int) -> Visitor:
    transport = httpx.AsyncHTTPTransport(local_address=address, verify=False)
    async with httpx.AsyncClient(transport=transport, base_url=url, timeout=60.0) as client:
        (await client.get("/api/me")).raise_for_status()
        client.headers["x-csrftoken"] = client.cookies["csrftoken"]
        answer = await client.put("/api/me", json={"nickname": f"Visitor {number}"})
        answer.raise_for_status()
        made = [await make_table(client) for _ in range(tables)]
        return Visitor(address, client.cookies["tablee"], made)


async def make_table(client: httpx.AsyncClient) -> str:
    wish = {"title": TITLE, "seats": [{"kind": "me"}] * SEATS, "start": True}
    answer = await client.post("/api/tables", json=wish)
    answer.raise_for_status()
    table = msgspec.json.decode(answer.content, type=TableInfo)
    if table.status != "playing":
        raise Refused(f"A table was made but is {table.status}.")
    return table.id
