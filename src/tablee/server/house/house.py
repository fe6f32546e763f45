"""The house: the parts of this process put together, opened and closed."""

from __future__ import annotations

import asyncio
import contextlib

from litestar.channels import ChannelsPlugin

from tablee.server.dailies.master import Master
from tablee.server.db.database import Database
from tablee.server.db.migrate import DAILY, PUSH, secret
from tablee.server.hinting import weigh
from tablee.server.house import noticing
from tablee.server.house.bots import SeatedBots
from tablee.server.house.caretaker import Caretaker
from tablee.server.house.finding import Tables
from tablee.server.house.neighbours import Neighbours
from tablee.server.house.sessions import close_ended
from tablee.server.leisure import Leisure, Remembered
from tablee.server.limits import Limits
from tablee.server.matches.table import Table
from tablee.server.metrics import MOVES
from tablee.server.people import People
from tablee.server.reach.messenger import Messenger
from tablee.server.reach.sending import Sender
from tablee.server.reviews.reviewer import Reviewer
from tablee.server.schemas.matches import Course
from tablee.server.settings import Settings
from tablee.server.tasks import Tasks
from tablee.server.thinking import Thinkers
from tablee.server.uptime import Uptime, read_uptime

MOMENTS = 2_000
"""So many moments of finished matches are kept as they were sent, some 10 KB each."""

COURSES = 200

PICTURES = 100
"""Pictures of links, some 150 KB each."""

HINT_PATIENCE = 30.0
"""Seconds after which a process that thinks about a hint hangs."""


class House:
    """What the handlers work with."""

    def __init__(self, settings: Settings, database: Database, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.database = database
        self.people = People(database)
        self.limits = Limits()
        self.leisure = Leisure()
        self.moments: Remembered[bytes] = Remembered(MOMENTS)
        self.courses: Remembered[Course] = Remembered(COURSES)
        self.pictures: Remembered[bytes] = Remembered(PICTURES)
        self.tasks = Tasks()
        self.uptime = Uptime(database.read_now(read_uptime))
        self.tables = Tables(database, self.uptime, self.tasks, self.told, self.opened)
        self.neighbours = Neighbours(self.tables, self.people, channels, self.left_alone)
        thinkers = Thinkers(settings.thinkers, settings.bot_pause, settings.bot_patience)
        self.bots = SeatedBots(thinkers, self.tasks)
        self.hinters = Thinkers(1, 0.0, HINT_PATIENCE, weigh)
        self.caretaker = Caretaker(self.tables, self.tasks, self.came_or_went)
        self.reviewer = Reviewer(database, settings.review_seconds)
        self.daily_key = secret(settings, DAILY)
        """From which the deals of all days follow."""
        self.master = Master(database, self.daily_key)
        sender = Sender(settings, secret(settings, PUSH), secret(settings))
        self.messenger = Messenger(database, self.tables, self.tasks, sender)

    # --- what is new at a table ---------------------------------------------------------------

    async def opened(self, table: Table) -> None:
        """A table has come into memory: its bots go on, other processes say who is there."""
        self.bots.let_think(table)
        await self.neighbours.announce(table)

    def left_alone(self, table: Table) -> None:
        """Another process is gone: what its bots were thinking about, ours do."""
        self.bots.let_think(table)

    async def told(self, table: Table, seat: int | None = None) -> None:
        """A change is on the disk: everybody it is news for is told, here and elsewhere."""
        MOVES.inc()
        table.audience.wake(seat)
        if seat is None:
            self.bots.let_think(table)
        await self.neighbours.announce(table, seat)

    async def came_or_went(self, table: Table) -> None:
        """Somebody has come or gone: the others see it."""
        table.audience.revision += 1
        table.audience.wake()
        await self.neighbours.announce(table)

    async def said(self, table: Table) -> None:
        """Somebody has said something: read on, and tell everybody."""
        await table.read_chat()
        table.audience.wake()
        await self.neighbours.announce(table)

    async def session_ended(self, account: str) -> None:
        """A session of this person is no more: its sockets close, here and elsewhere."""
        await close_ended(self.tables, self.people, account)
        await self.neighbours.say_session_ended(account)

    # --- opening and closing ------------------------------------------------------------------

    async def open(self) -> None:
        if self.database.shared():
            self.tasks.go(self.neighbours.listen())
            self.tasks.go(self.neighbours.stay_in_touch())
        self.tasks.go(self.caretaker.go_round())
        self.tasks.go(self.caretaker.watch_clocks())
        self.tasks.go(self.caretaker.keep_time())
        self.tasks.go(noticing.tidy_nightly(self))
        self.tasks.go(noticing.watch(self))
        self.tasks.go(self.reviewer.go_on())
        self.tasks.go(self.messenger.go_on())
        self.tasks.go(self.master.go_on())

    async def close(self) -> None:
        """Let sockets go, finish what is being written, stop the rest."""
        for table in self.tables.all():
            for socket in list(table.audience.sockets):
                socket.close()
        await self.neighbours.say_goodbye()
        await self.tasks.stop()
        with contextlib.suppress(Exception):  # a database that is gone does not keep us from ending
            await self.caretaker.note_time()
        await self.messenger.close()
        self.bots.thinkers.close()
        self.reviewer.close()
        self.master.close()
        self.hinters.close()
        self.people.close()
        await asyncio.to_thread(self.database.close)
