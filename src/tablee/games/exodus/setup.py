"""Setting the table: deck and piles, the Wing, and who is first."""

from __future__ import annotations

from typing import Final

from tablee.engine.state import Step
from tablee.games.exodus.actions import MOST_CHAMBERS
from tablee.games.exodus.kit import BY_LOT, Kit
from tablee.games.exodus.rounds import START_ROUND
from tablee.games.exodus.state import EMPTY, Table, new_player

NOBODY: Final = -1


def empty_table(kit: Kit) -> Table:
    """The deck needs no shuffling, for all draws are at random (EXO-027)."""
    return Table(
        kit,
        [new_player(kit, seat) for seat in range(kit.players)],
        round=0,
        order=list(range(kit.players)),
        track=[],
        turn=0,
        deck=kit.deck[:],
        discard=[],
        piles=[pile[:] for pile in kit.piles],
        chambers=[EMPTY] * MOST_CHAMBERS,
        cubes=[0] * (MOST_CHAMBERS * kit.players),
        marks=[0] * MOST_CHAMBERS,
        slots=[EMPTY] * len(kit.slots),
        owners=[EMPTY] * len(kit.slots),
        face_down=0,
        sent=[],
        tilted=0,
        protected=0,
        mutants=0,
        jailers=[],
        mutagens=[],
    )


def lay_table(kit: Kit) -> Table:
    s = empty_table(kit)
    s.then(NAME_FIRST_PLAYER, START_ROUND)
    return s


class NameFirstPlayer(Step[Table]):
    """By lot or by the host (EXO-028); the others follow clockwise (EXO-029)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        seats = list(range(len(s.seats)))
        first = s.shuffled(seats)[0] if s.kit.first == BY_LOT else s.kit.first
        s.order = seats[first:] + seats[:first]
        s.emit("first-player", first, [])


NAME_FIRST_PLAYER: Final = NameFirstPlayer()
