"""What stands on the picture of a link: plain data, from which it is drawn and nothing else."""

from __future__ import annotations

import msgspec


class Player(msgspec.Struct, frozen=True):
    """Somebody at the table, and what lies before them in everybody's sight."""

    name: str
    things: tuple[str, ...] = ()
    """Cards and the like by their names; empty for those that lie face down."""
    points: int | None = None
    """When the match is over."""
    won: bool = False


class Picture(msgspec.Struct, frozen=True):
    """The same data, the same bytes."""

    heading: str
    """What the link is: an invitation, a match to watch."""
    called: str
    """What people call the game."""
    title: str = ""
    """Whose picture it is drawn on; empty: the house's own."""
    note: str = ""
    players: tuple[Player, ...] = ()


class Told(msgspec.Struct, frozen=True):
    """All that is told of an address."""

    picture: Picture
    text: str
    version: int = 0
    """Another one where the picture has become another."""
