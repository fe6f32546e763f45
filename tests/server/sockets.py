"""Sockets at a table: what a client keeps, whichever way it is connected."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.sync.client import ClientConnection as Connection
from websockets.sync.client import connect as connect_now
from websockets.typing import Origin

from tests.patience import Patience, patient_seconds
from tests.server.people import Json, Person, new_move
from tests.server.processes import Server


def address(url: str, table: str, seat: int, after: int) -> str:
    return f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live?seat={seat}&after={after}"


def who(client: httpx.Client) -> dict[str, str]:
    """The headers that say who is asking."""
    cookies = "; ".join(f"{name}={text}" for name, text in client.cookies.items())
    forwarded = client.headers.get("x-forwarded-for", "127.0.0.1")
    return {"cookie": cookies, "x-forwarded-for": forwarded}


class Screen:
    """What one client shows: the events in order, the newest view, table and chat."""

    def __init__(self) -> None:
        self.events: list[Json] = []
        self.view: Json = None
        self.table: Json = None
        self.chat: list[Json] = []
        self.acks: dict[str, int] = {}
        self.faults: dict[str, Json] = {}
        self.frames: list[str] = []
        self.pongs = 0

    def take(self, frame: str) -> Json:
        """Take in a message, which must fit to what has come before."""
        self.frames.append(frame)
        message = json.loads(frame)
        match message["type"]:
            case "news":
                assert message["first"] == len(self.events), "lost, or told twice"
                assert message["events"]
                self.events += message["events"]
            case "view":
                self.view = message["view"]
                assert self.view["told"] == len(self.events), "the view is not that of the news"
            case "table":
                self.table = message["table"]
            case "chat":
                self.chat += message["lines"]
            case "ack":
                self.acks[message["move"]] = message["version"]
            case "fault":
                self.faults[message["move"]] = message["fault"]
            case "pong":
                self.pongs += 1
        return message


class Line:
    """A socket that waits for its messages one by one."""

    def __init__(
        self,
        server: Server,
        table: str,
        seat: int = -1,
        person: Person | None = None,
        screen: Screen | None = None,
        after: int | None = None,
        origin: str | None = None,
    ) -> None:
        self.screen = screen or Screen()
        headers = who(person.client) if person else {}
        first = len(self.screen.events) if after is None else after
        url = address(server.url, table, seat, first)
        self.opened = ExitStack()
        self.connection: Connection = self.opened.enter_context(
            connect_now(
                url,
                origin=None if origin is None else Origin(origin),
                additional_headers=headers,
                compression=None,
                close_timeout=1,
            )
        )

    def __enter__(self) -> Line:
        return self

    def __exit__(self, *error: object) -> None:
        self.opened.close()

    def send(self, **message: Json) -> None:
        self.connection.send(json.dumps(message))

    def receive(self) -> Json:
        frame = self.connection.recv(timeout=patient_seconds())
        assert isinstance(frame, str)
        return self.screen.take(frame)

    def until(self, seen: Callable[[Screen], object]) -> Screen:
        """Read on until this is to be seen."""
        patience = Patience()
        while not seen(self.screen):
            assert patience.lasts()
            self.receive()
        return self.screen

    def settled(self) -> Screen:
        """Read all that was sent before now."""
        pongs = self.screen.pongs
        self.send(type="ping")
        # A pong goes before news: after a second one all that was there at the first has come.
        self.until(lambda screen: screen.pongs > pongs)
        self.send(type="ping")
        return self.until(lambda screen: screen.pongs > pongs + 1)

    def act(self, action: str, number: int, move: str = "", confirm: bool = True) -> str:
        move = move or new_move()
        self.send(type="act", number=number, actions=[action], move=move, confirm=confirm)
        return move

    def answered(self, move: str) -> bool:
        """Wait for the answer to a move: whether it is committed."""
        self.until(lambda screen: move in screen.acks or move in screen.faults)
        return move in self.screen.acks


async def open_line(
    url: str, headers: dict[str, str], table: str, seat: int, after: int
) -> ClientConnection:
    return await connect(
        address(url, table, seat, after),
        additional_headers=headers,
        compression=None,
        ping_interval=None,
        close_timeout=1,
    )
