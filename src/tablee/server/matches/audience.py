"""Who is at a table now: on sockets or asking again and again, at this process or at others."""

from __future__ import annotations

import time
from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tablee.server.live import Socket

MOMENT = 10.0
"""Seconds without a word after which somebody without a socket is not there any more; and seconds
without a connection in which nobody counts as gone: a page is loaded again, a train is in a tunnel.
"""


class Audience:
    """Everybody who looks at a table as it happens.

    Who comes to watch is news for nobody, so a thousand of them cost as much as each takes alone.
    """

    def __init__(self, silent: set[str]) -> None:
        self.sockets: set[Socket] = set()
        self.devices: Counter[int] = Counter()
        """How many of them each seat has."""
        self.asked: dict[int, float] = {}
        """When somebody last asked for a seat without a socket, by the steady clock."""
        self.elsewhere: dict[str, list[int]] = {}
        """Seats connected to other processes."""
        self.silent = silent
        """Processes from which nothing is heard any more."""
        self.announced: list[int] = []
        """The seats that other processes know to be connected to this one."""
        self.seen: dict[str | None, float] = {}
        """When each person with a seat was last there, by the steady clock."""
        self.late: list[int] = []
        """The seats that were shown as overdue."""
        self.revision = 0
        """Counts what changes about the table beside the match: who sits, who is there."""

    def ask(self, seat: int) -> None:
        """Somebody asks for this seat, which is theirs: they are there."""
        self.asked[seat] = time.monotonic()

    def join(self, socket: Socket) -> bool:
        """Somebody opens a socket; whether with it the player of a seat is there."""
        before = self.here()
        self.sockets.add(socket)
        self.devices[socket.seat] += 1
        return self.here() != before

    def leave(self, socket: Socket) -> bool:
        """A socket ends; whether with it the player of a seat has gone."""
        before = self.here()
        self.sockets.discard(socket)
        self.devices[socket.seat] -= 1
        return self.here() != before

    def here(self) -> list[int]:
        """The seats connected to this process."""
        limit = time.monotonic() - MOMENT
        asking = {seat for seat, at in self.asked.items() if at > limit}
        return sorted(asking | {seat for seat, count in self.devices.items() if seat >= 0 < count})

    def connected(self) -> set[int]:
        """The seats whose player is there now, on any device."""
        heard = [seats for process, seats in self.elsewhere.items() if process not in self.silent]
        return set(self.here()).union(*heard)

    def note_elsewhere(self, process: str, seats: list[int]) -> bool:
        """Note which seats are connected to another process; whether that one is new to us."""
        new = process not in self.elsewhere
        if new or self.elsewhere[process] != seats:
            self.elsewhere[process] = seats
            self.revision += 1
        return new

    def wake(self, seat: int | None = None) -> None:
        """Something is new: sockets, or those of a seat, send what their viewer does not have."""
        for socket in self.sockets:
            if seat is None or socket.seat == seat:
                socket.wake()
