"""The house: all tables of this process, what they need, and word from other processes."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Coroutine
from typing import Any

import msgspec
import structlog
from litestar.channels import ChannelsPlugin

from tablee.engine.problems import IllegalAction, Problem
from tablee.server.db.database import Database
from tablee.server.db.rows import load
from tablee.server.limits import Limits
from tablee.server.matches import keeping, moves
from tablee.server.matches.host import Host
from tablee.server.matches.match import Stale
from tablee.server.metrics import MATCHES, MOVES
from tablee.server.notices import MISSED
from tablee.server.people import People
from tablee.server.secrets import new_id
from tablee.server.settings import Settings
from tablee.server.tables import strongest_bot
from tablee.server.thinking import Thinkers, bot_seed

log = structlog.get_logger()

WAKE = "wake"
"""The channel that carries who should look again; never anything that only some may know."""

PAUSE = 1.0
"""Seconds before something that has failed is tried again."""

IDLE = 600.0
"""Seconds after which a table that nobody looks at leaves the memory."""


class Wake(msgspec.Struct):
    """Something is new at a table."""

    process: str
    match: str
    version: int
    connected: list[int]
    lines: int
    """How much has been said."""
    seat: int | None = None
    """The only seat that this is news for."""


class House:
    """What the handlers work with."""

    def __init__(self, settings: Settings, database: Database, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.database = database
        self.channels = channels
        self.people = People(database)
        self.thinkers = Thinkers(settings.thinkers, settings.bot_pause)
        self.process = new_id()
        self.hosts: dict[str, Host] = {}
        self.tasks: set[asyncio.Task[object]] = set()
        self.changes: set[asyncio.Task[int]] = set()
        """What is being written now."""
        self.closing = False
        self.limits = Limits()

    # --- finding tables -----------------------------------------------------------------------

    async def host(self, match: str) -> Host:
        """The table of this id, as it is now."""
        if "\0" in match:
            raise Problem("no-such-table")
        host = self.hosts.get(match)
        if host is None:
            row = await self.database.read(lambda connection: load(connection, match))
            host = self.hosts.setdefault(match, Host(self, row))
            await self.read_on(host)
            host.clocks.start(host.row, host.waiting_for())
            self.let_bots_think(host)
            MATCHES.set(len(self.hosts))
            await self.announce(host)  # other processes answer with who is there
        if host.stale or self.settings.on_postgres():
            async with host.lock:
                await host.refresh()
        host.used = time.monotonic()
        return host

    def forget_idle(self) -> None:
        """Drop tables that nobody has looked at for a while; they are on the disk."""
        limit = time.monotonic() - IDLE
        for match, host in list(self.hosts.items()):
            busy = host.sockets or host.thinking or host.clocks.running
            if not busy and host.used < limit:
                del self.hosts[match]
        MATCHES.set(len(self.hosts))

    # --- telling ------------------------------------------------------------------------------

    async def told(self, host: Host, seat: int | None = None) -> None:
        """A change is on the disk: everybody it is news for is told, here and elsewhere."""
        MOVES.inc()
        host.wake(seat)
        if seat is None:
            self.let_bots_think(host)
        await self.announce(host, seat)

    async def announce(self, host: Host, seat: int | None = None) -> None:
        if self.closing or not self.settings.on_postgres():
            return  # with SQLite there is no other process
        connected = sorted({socket.seat for socket in host.sockets})
        wake = Wake(self.process, host.row.id, host.row.version, connected, len(host.chat), seat)
        try:
            await self.channels.wait_published(msgspec.json.encode(wake), [WAKE])
        except Exception:
            log.exception("not announced")  # what is written stays written

    async def heard_chat(self, host: Host) -> None:
        """Somebody has said something: read on, and tell everybody."""
        await self.read_on(host)
        host.wake()
        await self.announce(host)

    async def read_on(self, host: Host) -> None:
        first = len(host.chat)
        lines = await self.database.read(
            lambda connection: keeping.read_chat(connection, host.row.id, first)
        )
        host.chat += lines[len(host.chat) - first :]

    def is_own_page(self, origin: str) -> bool:
        """Whether a page of ours asks, or a program that is no browser."""
        return origin in ("", self.settings.origin()) or same_host(origin, self.settings)

    async def listen(self) -> None:
        """Hear from other processes what is new."""
        async with self.channels.start_subscription([WAKE]) as subscriber:
            async for message in subscriber.iter_events():
                try:
                    if message == MISSED:
                        await self.catch_up()
                    else:
                        await self.heard(msgspec.json.decode(message, type=Wake))
                except Exception:
                    log.exception("not heard")

    async def catch_up(self) -> None:
        """Nothing was heard for a while: look at every table again."""
        for host in list(self.hosts.values()):
            async with host.lock:
                await host.refresh()
            await self.read_on(host)
            host.wake()
            if host.sockets:
                await self.announce(host)  # those who are there may have changed meanwhile

    async def heard(self, wake: Wake) -> None:
        if wake.process == self.process:
            return
        host = self.hosts.get(wake.match)
        if host is None:
            return
        new = wake.process not in host.elsewhere
        if new or host.elsewhere[wake.process] != wake.connected:
            host.elsewhere[wake.process] = wake.connected
            host.revision += 1
        if wake.version > host.row.version:
            host.stale = True
            async with host.lock:
                await host.refresh(-1 if wake.seat is None else wake.seat)
        if wake.lines > len(host.chat):
            await self.read_on(host)
        host.wake(wake.seat)
        if new and host.sockets:
            await self.announce(host)  # it cannot know yet who is here

    # --- what happens by itself ---------------------------------------------------------------

    def go(self, work: Coroutine[Any, Any, object]) -> None:
        """Let something run beside the requests."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[object]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("task failed", exc_info=task.exception())

    def let_bots_think(self, host: Host) -> None:
        """Start a bot wherever one has to answer."""
        if host.match is None:
            return
        for seat in host.waiting_for():
            number = int(host.match.s.seats[seat].answers)
            if host.row.seats[seat].plays_by_itself() and (seat, number) not in host.thinking:
                host.thinking.add((seat, number))
                self.go(self.think(host, seat, number))

    async def think(self, host: Host, seat: int, number: int) -> None:
        """Let a bot answer; if that fails for no fault of its own, let it try again."""
        again = False
        try:
            assert host.match is not None
            game = host.match.game
            position = game.dump(game.view(host.match.s, seat).table)
            row = host.row
            bot = row.seats[seat].bot or strongest_bot(row.title)
            seed = bot_seed(row.id, row.seed, seat)
            action = await self.thinkers.choose(
                game.title, game.seats, game.edition, game.options, position, seat, bot, seed
            )
            if host.row.seats[seat].plays_by_itself():
                await host.change(moves.answer(seat, number, action))
        except Stale:
            log.info("bot overtaken", match=host.row.id, seat=seat)
        except IllegalAction:  # somebody else has acted since, so that it is no longer possible
            log.info("bot refused", match=host.row.id, seat=seat)
            again = True
            await asyncio.sleep(PAUSE)
        except Problem as error:
            log.info("bot delayed", match=host.row.id, seat=seat, problem=error.name)
            again = error.name == "too-busy"
        except Exception:
            log.exception("bot failed", match=host.row.id, seat=seat)
            again = True
            await asyncio.sleep(PAUSE)
        finally:
            host.thinking.discard((seat, number))
        if again:
            self.let_bots_think(host)

    async def watch_clocks(self) -> None:
        """Look after clocks that have run out, and tables nobody looks at."""
        while True:
            await asyncio.sleep(0.5 + random.random() / 10)
            for host in list(self.hosts.values()):
                late = [
                    seat
                    for seat in host.clocks.out_of_time(host.row)
                    if host.row.absence != "wait" and not host.row.seats[seat].plays_by_itself()
                ]
                if late:
                    self.go(host.change(moves.leave_to_bot(late, away=True)))
            self.forget_idle()

    async def open(self) -> None:
        if self.settings.on_postgres():
            self.go(self.listen())
        self.go(self.watch_clocks())

    async def close(self) -> None:
        """Let sockets go, finish what is being written, stop the rest."""
        for host in self.hosts.values():
            for socket in list(host.sockets):
                socket.close()
        self.closing = True
        for host in list(self.hosts.values()):
            if host.clocks.running:  # the time until now counts, the time until the next start not
                with contextlib.suppress(Exception):
                    await host.change(moves.charge_clocks)
        await asyncio.gather(*self.changes, return_exceptions=True)
        for task in list(self.tasks):
            task.cancel()
        for task in list(self.tasks):
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self.thinkers.close()
        await asyncio.to_thread(self.database.close)


def same_host(origin: str, settings: Settings) -> bool:
    """On one's own machine `localhost` and `127.0.0.1` are the same place."""
    local = {f"http://{name}:{settings.port}" for name in ("localhost", "127.0.0.1", "[::1]")}
    return not settings.base_url and origin in local
