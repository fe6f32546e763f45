"""Word between processes over PostgreSQL: one connection to listen and one to tell.

Litestar's own backend opens a connection for every message, which a burst of moves takes too many
of, and stops listening for good when its connection is lost.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterable
from typing import Any, Final

import structlog
from litestar.channels.backends.base import ChannelsBackend
from psycopg import AsyncConnection, Error
from psycopg.sql import SQL, Identifier

log = structlog.get_logger()

MISSED: Final = b"missed"
"""Heard in place of a message: the connection was lost, and something may have been said."""

PAUSE: Final = 1.0
"""Seconds before a lost connection is tried again."""

NOTIFY: Final = (
    "SELECT pg_notify(channel, word) FROM unnest(%s::text[], %s::text[]) w(channel, word)"
)


class Notices(ChannelsBackend):
    """The channels of PostgreSQL: LISTEN and NOTIFY."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.channels: set[str] = set()
        self.heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self.listener: asyncio.Task[None] | None = None
        self.listening = asyncio.Event()
        self.telling = asyncio.Lock()
        self.unsaid: list[tuple[str, str]] = []
        """Channels and what is to be said on them."""
        self.teller: AsyncConnection[Any] | None = None

    async def on_startup(self) -> None:
        """Connections are made when they are needed."""

    async def on_shutdown(self) -> None:
        self.channels.clear()
        await self.stop_listening()
        await self.hang_up()

    # --- telling ------------------------------------------------------------------------------

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Say it, with all that others have to say: who waits meanwhile is spoken for."""
        self.unsaid += [(channel, data.decode()) for channel in channels]
        async with self.telling:
            words, self.unsaid = self.unsaid, []
            if not words:
                return
            try:
                await self.tell_again(words)
            except asyncio.CancelledError:
                self.unsaid[:0] = words  # they are not only ours
                raise

    async def tell_again(self, words: list[tuple[str, str]]) -> None:
        try:
            await self.tell(words)
        except Error:  # it may only be the connection: once more, with a new one
            await self.hang_up()
            await self.tell(words)

    async def tell(self, words: list[tuple[str, str]]) -> None:
        """In one statement: every way there and back costs as much as a hundred words."""
        if self.teller is None:
            self.teller = await self.connected()
        channels, texts = zip(*words, strict=True)
        await self.teller.execute(NOTIFY, (list(channels), list(texts)))

    async def hang_up(self) -> None:
        teller, self.teller = self.teller, None
        if teller is not None:
            await teller.close()

    async def connected(self) -> AsyncConnection[Any]:
        return await AsyncConnection.connect(self.address, autocommit=True)

    # --- listening ----------------------------------------------------------------------------

    async def subscribe(self, channels: Iterable[str]) -> None:
        await self.listen_to(self.channels | set(channels))

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        await self.listen_to(self.channels - set(channels))

    async def listen_to(self, channels: set[str]) -> None:
        await self.stop_listening()
        self.channels = channels
        if channels:
            self.listener = asyncio.create_task(self.listen())
            await self.listening.wait()

    async def stop_listening(self) -> None:
        if self.listener is not None:
            self.listener.cancel()
            await asyncio.gather(self.listener, return_exceptions=True)
            self.listener = None
        self.listening.clear()

    async def listen(self) -> None:
        """Hear what is said, for ever: a lost connection is made anew."""
        while True:
            try:
                await self.listen_once()
            except Error as error:
                log.warning("not listening", error=str(error))
            await asyncio.sleep(PAUSE)

    async def listen_once(self) -> None:
        async with await self.connected() as connection:
            for channel in self.channels:
                await connection.execute(SQL("LISTEN {}").format(Identifier(channel)))
                if self.listening.is_set():
                    self.heard.put_nowait((channel, MISSED))
            self.listening.set()
            async for notify in connection.notifies():
                self.heard.put_nowait((notify.channel, notify.payload.encode()))

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            yield await self.heard.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []  # none is kept
