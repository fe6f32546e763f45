"""A recorded match gone through once: the decisions of a seat, and points for the curve."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from tablee.engine import record as records
from tablee.engine.record import Record
from tablee.engine.state import State, View

MOMENTS: Final = 24
"""So many points the curve of chances has at most."""


class Asked(NamedTuple):
    """A decision with a choice."""

    answer: int
    """How many answers had been given before, by everybody."""
    event: int
    """How many events had been told by then."""
    view: View[Any]
    """What the player could know."""
    action: int
    """What was chosen."""


class Point(NamedTuple):
    """A position of the match, as it truly was."""

    answer: int
    event: int
    s: State[Any]


class Course(NamedTuple):
    """All that a review looks at."""

    asked: list[Asked]
    points: list[Point]
    """Evenly over the match, the deal and the end among them."""


def gone_through(record: Record, seat: int, told: int = 0) -> Course:
    """Play the match again; `told` events had been told before it began."""
    game = record.game()
    wanted = evenly(len(record.answers) + 1, MOMENTS)
    asked: list[Asked] = []
    points: list[Point] = []
    for number, s in enumerate(records.replay(record)):
        event = told + len([event for event in s.events or [] if not event.veiled])
        own = number < len(record.answers) and record.answers[number].seat == seat
        if own and len(s.options(seat)) > 1:
            action = game.space.parse(record.answers[number].action)
            asked.append(Asked(number, event, s.clone().seen_by(seat), action))
        if number in wanted:
            points.append(Point(number, event, s.clone()))
    return Course(asked, points)


def evenly(count: int, most: int) -> set[int]:
    """So many of these numbers, with the first and the last."""
    if count <= most:
        return set(range(count))
    return {place * (count - 1) // (most - 1) for place in range(most)}
