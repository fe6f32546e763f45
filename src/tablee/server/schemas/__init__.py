"""What goes over the wire. The client's TypeScript types are generated from these."""

from __future__ import annotations

from tablee.server.schemas import (
    bots,
    daily,
    guides,
    hints,
    live,
    manners,
    matches,
    mine,
    people,
    reach,
    reviews,
    standing,
    tables,
    titles,
    values,
)
from tablee.server.schemas.values import Wire

PARTS = (
    values,
    people,
    titles,
    tables,
    matches,
    live,
    mine,
    manners,
    reviews,
    hints,
    reach,
    guides,
    standing,
    daily,
    bots,
)


def structs() -> dict[str, type[Wire]]:
    """Everything that goes over the wire, by its name."""
    return {
        name: found
        for part in PARTS
        for name, found in vars(part).items()
        if isinstance(found, type) and issubclass(found, Wire) and found is not Wire
        if found.__module__ == part.__name__
    }
