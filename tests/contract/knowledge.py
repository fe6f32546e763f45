"""What a viewer may know, by what the fields declare, and what is hidden from it.

Nothing here looks at a view: what views show is held against it elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tablee.engine.fields import ALL, GRID, OWN, SET, TABLE, Field, Kind, Place
from tablee.engine.game import Game
from tablee.engine.problems import UNKNOWN
from tablee.engine.state import Seat, State
from tablee.engine.zones import members
from tests.contract.moments import Moment, all_fields, numbers


class Standpoint:
    """The true position as one viewer faces it: under a veil, others have not answered yet."""

    def __init__(self, game: Game[Any], s: State[Any], viewer: int) -> None:
        self.game = game
        self.viewer = viewer
        self.s = s.clone()
        self.s.seats = [facing(s, viewer, seat) for seat in range(len(s.seats))]

    def back(self) -> Standpoint | None:
        """Before the viewer's own answers, if it has given any that it can take back."""
        before = self.s.seats[self.viewer].before if self.viewer >= 0 else None
        if before is None:
            return None
        standpoint = Standpoint(self.game, self.s, self.viewer)
        standpoint.s.seats[self.viewer] = before
        return standpoint

    def may_know(self, field: Field, place: Place) -> bool:
        """Whether the viewer may know, by the declared audience, what lies in this place."""
        if field.knows is not None:
            return field.knows(self.s, self.viewer, place)
        return field.audience == ALL or (field.audience == OWN and place.seat == self.viewer)

    def record(self, seat: int) -> tuple[object, Sequence[Field]]:
        """A seat's record, or the TABLE's, and its fields."""
        if seat == TABLE:
            return self.s, self.game.layout.table_fields
        return self.s.seats[seat], self.game.layout.player_fields

    def entities(self) -> Iterator[tuple[Field, Place, int]]:
        """Every card, token and so on in the fields, and where it lies."""
        for seat in (TABLE, *range(len(self.s.seats))):
            record, fields = self.record(seat)
            for field in fields:
                if field.kind.entity:
                    for place, number in places(field.kind, getattr(record, field.name), seat):
                        if number != UNKNOWN:
                            yield field, place, number

    def visible(self) -> set[tuple[str, int]]:
        """By kind and number, what the viewer may see somewhere."""
        found: set[tuple[str, int]] = set()
        for seat in (TABLE, *range(len(self.s.seats))):
            record, fields = self.record(seat)
            for field in fields:
                kind, value = field.kind, getattr(record, field.name)
                if not kind.entity:
                    continue
                if field.knows is not None:
                    lying = places(kind, value, seat)
                    found |= {(kind.entity, n) for p, n in lying if self.may_know(field, p)}
                elif self.may_know(field, Place(seat, 0, 0)):
                    found |= {(kind.entity, number) for number in numbers(kind, value)}
        return found


def facing(s: State[Any], viewer: int, seat: int) -> Seat:
    """The record that the viewer may look at: under a veil the others' answers are not in it."""
    record: Seat = s.seats[seat]
    return record if seat == viewer or record.before is None else record.before


def places(kind: Kind, value: Any, seat: int) -> Iterator[tuple[Place, int]]:
    """Every place of a field, and the number that lies there."""
    if kind.shape == GRID:
        for row, line in enumerate(value):
            for index, number in enumerate(line):
                yield Place(seat, row, index), number
    elif kind.shape == SET:
        for number in [] if value == UNKNOWN else members(value):
            yield Place(seat, 0, number), number
    else:
        for index, number in enumerate(numbers(kind, value)):
            yield Place(seat, 0, index), number


def hidden(moment: Moment, viewer: int, holds: bool = False) -> dict[str, list[int]]:
    """By kind, what the viewer cannot know by the declared audiences, the tops of piles first.

    What only a question or a step speaks of counts as hidden: public facts lie open somewhere.
    """
    standpoint = Standpoint(moment.game, moment.s, viewer)
    back = standpoint.back()
    seen = standpoint.visible() | (back.visible() if back is not None else set())
    found: dict[str, list[int]] = {}
    for field, value in all_fields(moment.game, moment.s):
        kind = field.kind.entity
        if kind and (field.holds or not holds):
            cards = found.setdefault(kind, [])
            for number in reversed(numbers(field.kind, value)):
                if number != UNKNOWN and (kind, number) not in seen:
                    seen.add((kind, number))
                    cards.append(number)
    return found
