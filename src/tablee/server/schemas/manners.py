"""Good manners: what hosts do about people, and what anybody can report."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from tablee.server.schemas.values import Wire


class KeptOut(Wire):
    """Somebody whom the host has muted or removed."""

    who: str
    """What they are called in requests about them; it says nothing else."""
    nickname: str
    seats: list[int]
    """Where they sit; nowhere if they only watch, or are removed."""
    muted: bool
    removed: bool


class NewConduct(Wire):
    """What a person may do at a table: named by a seat, by a line of chat, or as in `KeptOut`."""

    seat: int | None = None
    line: int | None = None
    who: Annotated[str, Meta(max_length=64)] = ""
    muted: bool = False
    """They may not write."""
    removed: bool = False
    """They may not come any more, neither to sit nor to watch."""


class NewReport(Wire):
    """Why a line of chat should be looked at, in one's own words."""

    reason: Annotated[str, Meta(max_length=400, pattern=r"^[^\u0000]*$")] = ""
