"""What a report holds, before it is a page or lines in a terminal: words, tables and plots."""

from __future__ import annotations

from typing import Literal

import msgspec


class Cell(msgspec.Struct, frozen=True):
    """A text in a table, and by what it is sorted if not by the text."""

    text: str
    sort: float | None = None
    marked: bool = False
    """It stands out: more than chance explains."""


class Column(msgspec.Struct, frozen=True):
    name: str
    number: bool = True
    brief: bool = True
    """A terminal has place for it."""


class Table(msgspec.Struct, frozen=True):
    caption: str
    columns: list[Column]
    rows: list[list[Cell]]
    brief: int = 20
    """So many rows are shown in a terminal."""


class Mark(msgspec.Struct, frozen=True):
    """One thing in a plot: what it is called, what is told of it, and where it lies."""

    label: str
    tip: str
    value: float
    low: float | None = None
    high: float | None = None
    other: float | None = None
    """Its place on the other axis, in a plot of dots."""
    marked: bool = False


class Plot(msgspec.Struct, frozen=True):
    """`intervals`: a line for each mark; `bars`: one beside the other; `dots`: over two axes."""

    kind: Literal["intervals", "bars", "dots"]
    caption: str
    axis: str
    marks: list[Mark]
    percent: bool = False
    """The values are parts of 1."""
    zero: float | None = None
    """Where a line shows what would be even."""
    other_axis: str = ""


class Section(msgspec.Struct, frozen=True):
    heading: str
    summary: list[str]
    blocks: list[Table | Plot]


class Page(msgspec.Struct, frozen=True):
    title: str
    language: str
    summary: list[str]
    """What it comes to, in words, before everything else."""
    sections: list[Section]
    notes: list[str]
    """How to read it."""
