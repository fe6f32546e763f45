"""What everybody can work out about discs that lie face down."""

from __future__ import annotations

from tablee.games.nettles.actions import DISCS, NETTLE
from tablee.games.nettles.state import GONE, THERE, Table


def discs_are_complete(s: Table, viewer: int, world: Table) -> bool:
    """In hand, on the stack and lost, everyone has the discs of the start (NETTLE-002)."""
    return all([sorted(p.hand + p.stack + p.lost) == sorted(DISCS) for p in world.seats])


def proof_holds(s: Table, viewer: int, world: Table) -> bool:
    """A nettle that was proven to be there is not lost, one proven gone is (NETTLE-072)."""
    for player, other in zip(s.seats, world.seats, strict=True):
        lost = NETTLE in other.lost
        if (player.nettle == THERE and lost) or (player.nettle == GONE and not lost):
            return False
    return True
