"""A bot of one's own that plays on a server: it sits down, answers, and comes back by itself."""

from __future__ import annotations

import asyncio
from typing import Final

from tablee.bots import SECONDS
from tablee.bots.bot import Bot, Budget
from tablee.client.seat import Seat
from tablee.client.server import Server
from tablee.client.told import Result
from tablee.engine.problems import Problem

USUAL: Final = Budget(seconds=SECONDS)
"""How long it thinks about an answer: as long as bots that live on the server."""


class Player:
    """A bot with its token for a server."""

    def __init__(self, url: str, token: str, bot: Bot, budget: Budget = USUAL) -> None:
        self.url = url
        self.token = token
        self.bot = bot
        self.budget = budget

    async def sit(self, table: str, seat: int | None = None) -> None:
        """Take an open seat at a table of its owner."""
        async with Server(self.url, self.token) as server:
            await server.sit(table, seat)

    async def claim(self, link: str) -> str:
        """Take the seat of a link; the id of its table."""
        async with Server(self.url, self.token) as server:
            return (await server.claim(link)).id

    async def leave(self, table: str) -> None:
        """Get up; a bot of the server plays on."""
        async with Server(self.url, self.token) as server:
            await server.leave(table)

    async def play(self, table: str) -> Result | None:
        """Play all its seats at a table, from before the start to the end; how that was."""
        async with Server(self.url, self.token) as server:
            found = await server.table(table)
            if not found.mine():
                raise Problem("bot-has-no-seat", table=table)
            if found.status != "over":
                await self.play_seats(server, table)
            return (await server.table(table)).result

    async def play_seats(self, server: Server, table: str) -> None:
        found = await server.table(table)
        playing = [
            asyncio.create_task(Seat(server, found, seat, self.bot, self.budget).play())
            for seat in found.mine()
        ]
        try:
            await asyncio.gather(*playing)
        finally:
            for task in playing:
                task.cancel()
