"""Who is at a table now: on sockets or asking again and again, at this process or at others."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tablee.server.live import Socket

MOMENT = 10.0
"""Seconds without a word after which somebody without a socket is not there any more; and seconds
without a connection in which nobody counts as gone: a page is loaded again, a train is in a tunnel.
"""


class Audience:
    """Everybody who looks at a table as it happens."""

    def __init__(self, silent: set[str]) -> None:
        self.sockets: set[Socket] = set()
        self.asked: dict[int, float] = {}
        """When somebody last asked for a seat without a socket."""
        self.elsewhere: dict[str, list[int]] = {}
        """Seats connected to other processes."""
        self.silent = silent
        """Processes from which nothing is heard any more."""
        self.announced: list[int] = []
        """The seats that other processes know to be connected to this one."""
        self.seen: dict[str | None, float] = {}
        """When each person with a seat was last there."""
        self.late: list[int] = []
        """The seats that were shown as overdue."""
        self.revision = 0
        """Counts what changes about the table beside the match: who sits, who is there."""

    def ask(self, seat: int) -> None:
        """Somebody asks for this seat, which is theirs: they are there."""
        self.asked[seat] = time.time()

    def here(self) -> list[int]:
        """The seats connected to this process."""
        limit = time.time() - MOMENT
        asking = {seat for seat, at in self.asked.items() if at > limit}
        return sorted({socket.seat for socket in self.sockets} | asking)

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
