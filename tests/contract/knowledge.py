"""What a viewer may know, by the declared audiences, and what is hidden from it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from tablee.engine.fields import ALL, OWN, PARTS, Field
from tablee.engine.problems import UNKNOWN
from tablee.engine.state import Seat, State, View
from tests.contract.moments import Moment, all_fields, numbers


def shown(field: Field, own: bool) -> bool:
    """Whether the declared audience lets the owner, or others, see the field."""
    return field.audience == ALL or (field.audience == OWN and own)


def facing(s: State[Any], viewer: int, seat: int) -> Seat:
    """The record that the viewer may look at: under a veil the others' answers are not in it."""
    record: Seat = s.seats[seat]
    return record if seat == viewer or record.before is None else record.before


def hidden(moment: Moment, view: View[Any], holds: bool = False) -> dict[str, list[int]]:
    """By kind, what the viewer cannot know by the declared audiences, the tops of piles first.

    What only a question or a step speaks of counts as hidden: public facts lie open somewhere.
    """
    known = {(field.kind.entity, n) for field, n in entities(visible(moment, view))}
    found: dict[str, list[int]] = {}
    for field, number in entities(all_fields(moment.game, moment.s)):
        kind = field.kind.entity
        if (kind, number) not in known and (field.holds or not holds):
            cards = found.setdefault(kind, [])
            cards += [] if number in cards else [number]
    return found


def visible(moment: Moment, view: View[Any]) -> Iterator[tuple[Field, Any]]:
    """The fields that the viewer may see, and the parts of fields that it does see."""
    s, seen, layout = moment.s, view.table, moment.game.layout
    records: list[tuple[object, object, Sequence[Field], bool]]
    records = [(s, seen, layout.table_fields, False)]
    for seat, player in enumerate(seen.seats):
        own = seat == view.viewer
        records.append((facing(s, view.viewer, seat), player, layout.player_fields, own))
        if own and s.seats[seat].before:
            records.append((s.seats[seat].before, player.before, layout.player_fields, own))
    for true, part, fields, own in records:
        for field in fields:
            if shown(field, own):
                yield field, getattr(true, field.name)
            elif field.audience == PARTS:
                yield field, getattr(part, field.name)


def entities(fields: Iterable[tuple[Field, Any]]) -> Iterator[tuple[Field, int]]:
    """Every entity in these fields, from the top of each pile."""
    for field, value in fields:
        if field.kind.entity:
            for number in reversed(numbers(field.kind, value)):
                if number != UNKNOWN:
                    yield field, number
