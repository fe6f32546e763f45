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


class Together:
    """What is said in one statement."""

    def __init__(self) -> None:
        self.words: list[tuple[str, str]] = []
        """Channels and what is said on them."""
        self.said = asyncio.Event()
        """They are, or could not be."""
        self.fault: Exception | None = None


class Notices(ChannelsBackend):
    """The channels of PostgreSQL: LISTEN and NOTIFY."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.channels: set[str] = set()
        self.heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self.listener: asyncio.Task[None] | None = None
        self.listening = asyncio.Event()
        self.unsaid = Together()
        self.telling: asyncio.Task[None] | None = None
        self.teller: AsyncConnection[Any] | None = None

    async def on_startup(self) -> None:
        """Connections are made when they are needed."""

    async def on_shutdown(self) -> None:
        self.channels.clear()
        await self.stop_listening()
        if self.telling is not None:
            await self.telling
        await self.hang_up()

    # --- telling ------------------------------------------------------------------------------

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Say it, together with what others have to say; returns when it is said.

        All who wait are woken at once: in a queue for a lock, each would wait for a turn of the
        event loop of its own.
        """
        together = self.unsaid
        together.words += [(channel, data.decode()) for channel in channels]
        if self.telling is None or self.telling.done():
            self.telling = asyncio.create_task(self.tell_all())
        await together.said.wait()
        if together.fault is not None:
            raise together.fault

    async def tell_all(self) -> None:
        """Until nobody has anything to say any more."""
        while self.unsaid.words:
            together, self.unsaid = self.unsaid, Together()
            try:
                await self.tell_again(together.words)
            except Exception as error:
                together.fault = error
            finally:
                together.said.set()

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
