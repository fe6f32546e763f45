"""What each viewer of a table is told: the events, and how often there was something new."""

from __future__ import annotations

from tablee.engine.events import SPECTATOR
from tablee.server.db.database import Database
from tablee.server.db.rows import TableRow
from tablee.server.matches import keeping
from tablee.server.matches.keeping import Change
from tablee.server.schemas.matches import WireEvent


class Feed:
    """The stream of a table, with its newest events in memory."""

    def __init__(self, database: Database, row: TableRow) -> None:
        self.database = database
        self.row = row
        """The table as it is now."""
        self.events_of: dict[int, tuple[int, list[WireEvent]]] = {}
        """For viewers who look: the number of the first event kept here, and the events."""

    def version(self, viewer: int) -> int:
        """How often there was something new for this viewer: not others' drafts."""
        return keeping.versions(self.row)[viewer]

    def remember(self, change: Change) -> None:
        """Add the events of a change to those that are kept here."""
        for place, events in enumerate(change.news):
            viewer = place if place < len(self.row.seats) else SPECTATOR
            if viewer in self.events_of:
                start, known = self.events_of[viewer]
                if start + len(known) == change.told[place]:
                    known.extend(events)
                else:  # read from the disk meanwhile, with these events or without
                    del self.events_of[viewer]

    async def events(self, viewer: int, first: int) -> list[WireEvent]:
        """What the viewer is told from this number on."""
        first = min(first, self.told(viewer))
        while not self.knows(viewer, first):
            found = await self.database.read(
                lambda c: keeping.read_news(c, self.row.id, viewer, first)
            )
            self.events_of[viewer] = (first, found)
        start, events = self.events_of[viewer]
        return events[first - start : self.told(viewer) - start]

    def told(self, viewer: int) -> int:
        """How many events the viewer has been told."""
        return self.row.kept.told[viewer] if self.row.kept else 0

    def knows(self, viewer: int, first: int) -> bool:
        """Whether all events from this number on are here."""
        if viewer not in self.events_of:
            return False
        start, events = self.events_of[viewer]
        return start <= first and start + len(events) >= self.told(viewer)
