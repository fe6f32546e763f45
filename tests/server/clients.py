"""Clients that play at random over sockets and come back whenever they are cut off."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from collections.abc import Sequence

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.patience import patiently
from tests.server.people import Json, Person, choices, new_move
from tests.server.processes import Server
from tests.server.sockets import Screen, open_line, who


def begin(people: Sequence[Person], cards: int = 4, **wishes: Json) -> str:
    """A match of these people."""
    others = ["open"] * (len(people) - 1)
    table: str = people[0].make_table("me", *others, options={"cards": cards}, **wishes)["id"]
    for person in people[1:]:
        person.sit(table)
    people[0].post(f"/tables/{table}/start")
    return table


class Client:
    """Plays at random, is cut off at random, and comes back for what it lacks."""

    def __init__(
        self,
        server: Server,
        person: Person,
        table: str,
        seat: int,
        seed: int,
        frames: tuple[int, int] = (1, 12),
    ) -> None:
        self.server = server
        self.frames = frames
        """After how many messages the line is cut: at least, and at most."""
        self.headers = who(person.client)
        self.table = table
        self.seat = seat
        self.dice = random.Random(seed)
        self.screen = Screen()
        self.move: Json = None
        """The move that is not acknowledged yet: sent again after a cut."""
        self.cuts = 0

    async def play(self) -> None:
        while not self.over():
            try:
                await self.connected_for(self.dice.randint(*self.frames))
            except (ConnectionClosed, OSError, EOFError, InvalidHandshake):
                await asyncio.sleep(0.05)
            self.cuts += 1

    def over(self) -> bool:
        return self.screen.view is not None and self.screen.view["status"] == "over"

    async def connected_for(self, frames: int) -> None:
        """Take so many messages, then the line is cut: in an orderly way, or not."""
        after = len(self.screen.events)
        line = await open_line(self.server.url, self.headers, self.table, self.seat, after)
        try:
            if self.move is not None:
                await line.send(json.dumps(self.move))
            for _ in range(frames):
                frame = await patiently(line.recv())
                assert isinstance(frame, str)
                self.screen.take(frame)
                if self.over():
                    return
                await self.answer(line)
        finally:
            if self.dice.random() < 0.3:
                await line.close()
            else:
                reset(line.transport)

    async def answer(self, line: ClientConnection) -> None:
        if self.move is not None:
            if self.move["move"] in self.screen.acks or self.move["move"] in self.screen.faults:
                self.move = None
            else:
                return
        view = self.screen.view
        if view and choices(view) and view["version"] >= max(self.screen.acks.values(), default=0):
            action = self.dice.choice(choices(view))
            self.move = {
                "type": "act",
                "number": view["number"],
                "actions": [action],
                "move": new_move(),
                "confirm": True,
            }
            for _ in range(self.dice.randint(1, 3)):
                await line.send(json.dumps(self.move))


def reset(transport: asyncio.Transport) -> None:
    """Cut a connection without a word."""
    raw = transport.get_extra_info("socket")
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
    transport.abort()
