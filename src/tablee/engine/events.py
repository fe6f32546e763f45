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
        """Whom it concerns, or -1; under a veil, whose answer it came from."""
        self.args = args
        self.audience = audience
        """One bit for each seat that sees the arguments; others see UNKNOWN in their place."""
        self.veiled = veiled
        """It happened under a veil that is still drawn: nobody is told yet."""

    def seen_by(self, viewer: int) -> Event:
        """The event as this viewer is told of it."""
        if self.audience == EVERYBODY or (viewer != SPECTATOR and self.audience >> viewer & 1):
            return Event(self.name, self.seat, self.args, EVERYBODY, False)
        return Event(self.name, self.seat, [UNKNOWN] * len(self.args), EVERYBODY, False)


def unveiled(events: list[Event]) -> list[Event]:
    """The events once the veil has lifted, in an order that does not depend on who was quicker."""
    result = [event for event in events if not event.veiled]
    hidden = [event for event in events if event.veiled]
    for seat in sorted({event.seat for event in hidden}):
        for event in hidden:
            if event.seat == seat:
                result.append(Event(event.name, event.seat, event.args, event.audience, False))
    return result


class Streams:
    """What every seat and the spectators have been told so far, each in an order of its own.

    A stream only grows. What happens under a veil is told to everybody when the veil lifts, to its
    owner too: until then it can be taken back.
    """

    def __init__(self, seats: int) -> None:
        self.told: list[list[Event]] = [[] for _ in range(seats + 1)]

    def of(self, viewer: int) -> list[Event]:
        """Everything this viewer has been told; an event's number is its place in the list."""
        return self.told[viewer]  # the spectators' stream is the last one: SPECTATOR is -1

    def collect(self, s: State[Any]) -> None:
        """Take the new events off the position and tell them to everybody."""
        assert s.events is not None
        for event in s.events:
            if not event.veiled:
                for viewer in range(-1, len(self.told) - 1):
                    self.told[viewer].append(event.seen_by(viewer))
        s.events = [event for event in s.events if event.veiled]
