"""A server, as a bot with a token reaches it: what it asks for waits until somebody answers."""

from __future__ import annotations

import asyncio
import random
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import httpx
import msgspec

from tablee.client.told import Fault, TableTold
from tablee.engine.problems import Problem

T = TypeVar("T")

FIRST: Final = 0.25
LONGEST: Final = 20.0
"""Seconds until it is tried again: at first, and when a server has been gone for long."""

PATIENCE: Final = 30.0
"""Seconds in which a request has to be answered."""

BUSY: Final = 429
FAILING: Final = 500
"""From this status on it is the server that cannot, and it may later."""


class Pause:
    """How long to wait before the next try: longer each time, and never all bots at once."""

    def __init__(self) -> None:
        self.seconds = FIRST

    async def wait(self, asked: float = 0.0) -> None:
        """As long as the server has asked for, at least."""
        await asyncio.sleep(max(asked, self.seconds * random.uniform(0.5, 1.0)))
        self.seconds = min(LONGEST, self.seconds * 2)


class Server:
    """Knows the address and the token. A context: it closes its connections when it is left."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url.rstrip("/")
        self.token = token
        self.line = httpx.AsyncClient(
            base_url=f"{self.url}/api", headers=self.headers(), timeout=PATIENCE
        )

    async def __aenter__(self) -> Server:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.line.aclose()

    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}

    def live(self, table: str, seat: int) -> str:
        """The address of a seat's socket; of what was told before, a bot needs nothing."""
        place = urlsplit(self.url)
        scheme = "wss" if place.scheme == "https" else "ws"
        return place._replace(scheme=scheme).geturl() + (
            f"/api/tables/{table}/live?seat={seat}&after={2**31 - 1}"
        )

    async def table(self, table: str) -> TableTold:
        return await self.ask("GET", f"/tables/{table}", TableTold)

    async def mine(self) -> list[TableTold]:
        """The tables at which the bot sits."""
        return await self.ask("GET", "/tables/mine", list[TableTold])

    async def sit(self, table: str, seat: int | None = None) -> TableTold:
        """Take an open seat at a table of one's owner; whoever sits there already stays."""
        found = await self.table(table)
        if found.mine() and seat in (None, *found.mine()):
            return found
        return await self.ask("POST", f"/tables/{table}/sit", TableTold, {"seat": seat})

    async def claim(self, link: str) -> TableTold:
        """Take the seat of a link, wherever; the link itself, or what stands after its `#`."""
        token = link.rpartition("#")[2]
        return await self.ask("POST", "/claim", TableTold, {"token": token})

    async def leave(self, table: str) -> TableTold:
        return await self.ask("POST", f"/tables/{table}/leave", TableTold)

    async def ask(self, method: str, path: str, kind: type[T], body: Any = None) -> T:
        """What the server answers; a Problem if it refuses. While it is away, wait for it."""
        pause = Pause()
        while True:
            try:
                answer = await self.line.request(method, path, json=body, headers=self.proof())
            except httpx.TransportError:
                await pause.wait()
                continue
            if method != "GET" and answer.status_code == 403 and not self.proof():
                await self.line.get("/me")  # which brings the proof that no foreign page asks
            elif answer.status_code == BUSY or answer.status_code >= FAILING:
                await pause.wait(float(answer.headers.get("retry-after", 0)))
            else:
                return self.read(answer, kind)

    def proof(self) -> dict[str, str]:
        known = self.line.cookies.get("csrftoken")
        return {"x-csrftoken": known} if known else {}

    def read(self, answer: httpx.Response, kind: type[T]) -> T:
        if answer.is_success:
            return self.decoded(answer.content, kind)
        raise problem_of(self.decoded(answer.content, Fault))

    def decoded(self, content: bytes, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(content, type=kind)
        except msgspec.MsgspecError as error:
            raise Problem("bad-server-answer", url=self.url, fault=error) from error


def problem_of(fault: Fault) -> Problem:
    return Problem(fault.problem, **fault.facts)
