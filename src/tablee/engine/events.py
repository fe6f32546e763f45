"""What happened, who may know it, and the numbered stream that each seat is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tablee.engine.problems import UNKNOWN

if TYPE_CHECKING:
    from tablee.engine.state import State

EVERYBODY: Final = -1
"""The audience of a public event: every seat, and the spectators."""

SPECTATOR: Final = -1
"""The viewer that sits at no seat."""


class Event:
    """Something that happened at the table. Arguments are typed by the event's declaration."""

    def __init__(self, name: str, seat: int, args: list[int], audience: int, veiled: bool) -> None:
        self.name = name
        self.seat = seat
        """Whom it concerns; under a veil, whose answer it came from."""
        self.args = args
        self.audience = audience
        """One bit for each seat that sees the arguments; others see UNKNOWN in their place."""
        self.veiled = veiled
        """It happened under a veil: others are told when the veil lifts."""

    def seen_by(self, viewer: int) -> Event:
        """The event as this viewer is told of it."""
        if self.audience == EVERYBODY or (viewer != SPECTATOR and self.audience >> viewer & 1):
            return Event(self.name, self.seat, self.args, EVERYBODY, False)
        return Event(self.name, self.seat, [UNKNOWN] * len(self.args), EVERYBODY, False)


class Streams:
    """What every seat and the spectators have been told so far, each in an order of its own.

    A stream only grows. It is the same whatever the order in which answers under a veil came in:
    one's own first, then, when the veil lifts, the others' in the order of the seats.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.told: list[list[Event]] = [[] for _ in range(seats + 1)]
        self.held: list[list[Event]] = [[] for _ in range(seats)]

    def of(self, viewer: int) -> list[Event]:
        """Everything this viewer has been told; an event's number is its place in the list."""
        return self.told[viewer]  # the spectators' stream is the last one: SPECTATOR is -1

    def collect(self, s: State[Any]) -> None:
        """Take the new events off the position and tell them to whom they are due."""
        assert s.events is not None
        for event in s.events:
            if event.veiled:
                self.told[event.seat].append(event.seen_by(event.seat))
                self.held[event.seat].append(event)
            else:
                self.release()
                for viewer in range(-1, self.seats):
                    self.told[viewer].append(event.seen_by(viewer))
        s.events = []
        if not s.veiled:
            self.release()

    def release(self) -> None:
        """The veil has lifted: tell everybody what the others did under it."""
        for seat, events in enumerate(self.held):
            for event in events:
                for viewer in range(-1, self.seats):
                    if viewer != seat:
                        self.told[viewer].append(event.seen_by(viewer))
        self.held = [[] for _ in range(self.seats)]
