"""Read an observation by its legend alone, and put what it says beside the view."""

from __future__ import annotations

from typing import Any

from tablee.engine.fields import ALL, GRID, MANY, ONE, OWN, PARTS, SET, Field
from tablee.engine.problems import UNKNOWN
from tablee.engine.state import View
from tablee.engine.zones import members
from tablee.lab.legend import Legend, Line
from tablee.lab.observations import Flat

Said = dict[str, list[tuple[Line, int]]]


def said(legend: Legend, flat: Flat) -> Said:
    """By field, its lines with their numbers."""
    found: Said = {}
    for line in legend.lines:
        found.setdefault(line.field, []).append((line, int(flat[line.index])))
    return found


def rows(legend: Legend, lines: list[tuple[Line, int]]) -> list[list[int]]:
    """The lists in a field: a length, if there is one, says how many of the places count."""
    found: list[list[int]] = []
    lengths: list[int | None] = []
    before = ""
    for line, number in lines:
        row = line.name.rpartition(".")[0]
        if line.meaning == "length" or row != before:
            found.append([])
            lengths.append(number if line.meaning == "length" else None)
            before = row
        if line.meaning != "length":
            found[-1].append(number)
    return [
        [UNKNOWN] * length if length is not None and not row else row[:length]
        for row, length in zip(found, lengths, strict=True)
    ]


def mistakes(legend: Legend, flat: Flat, view: View[Any], fields: Any) -> list[str]:
    """Where the observation does not say what the view shows."""
    s, found = view.table, said(legend, flat)
    seats = len(s.seats)
    records = [("table", s, fields.table_fields, False)]
    for after in range(seats):
        who = f"after-{after}" if after else "me"
        player = s.seats[(view.viewer + after) % seats]
        records.append((who, player, fields.player_fields, after == 0))
    wrong = []
    for who, record, declared, mine in records:
        for field in declared:
            name, value = f"{who}.{field.name}", getattr(record, field.name)
            if not agrees(legend, field, found.get(name), value, mine):
                wrong.append(f"{name} is {value}")
    return wrong


def agrees(
    legend: Legend, field: Field, lines: list[tuple[Line, int]] | None, value: Any, mine: bool
) -> bool:
    seen = field.audience in (ALL, PARTS) or (field.audience == OWN and mine)
    shape = field.kind.shape
    if lines is None:
        return not seen or not value
    if shape == ONE:
        return [number for _, number in lines] == [value]
    if shape == SET:
        there = [place for place, (_, number) in enumerate(lines) if number]
        return there == ([] if value == UNKNOWN else members(value))
    told = rows(legend, lines)
    if shape == MANY:
        return told[0] == list(value) if seen else len(told[0]) == len(value)
    assert shape == GRID
    shown = [list(row) if seen else [UNKNOWN] * len(row) for row in value]
    return told[: len(shown)] == shown and not any(told[len(shown) :])
