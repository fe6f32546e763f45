"""Phase 3, Negotiation: turns in turn order, until no slot is free."""

from __future__ import annotations

from typing import Final

from tablee.engine.state import Step
from tablee.games.exodus.state import Table
from tablee.games.exodus.turns import PLACING, begin_turn
from tablee.games.exodus.wing import free_slots


class BeginNegotiation(Step[Table]):
    """The first player begins (EXO-082)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.turn = 0
        s.then(TAKE_TURNS)


class TakeTurns(Step[Table]):
    """Turn after turn; who has no negotiator left is skipped (EXO-083)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        if not free_slots(s) or not [p for p in s.seats if p.home or p.concealed]:
            return
        s.then(self)
        seat = s.order[s.turn % len(s.order)]
        s.turn += 1
        if s.seats[seat].unplaced():
            begin_turn(s, seat, PLACING)


BEGIN_NEGOTIATION: Final = BeginNegotiation()
TAKE_TURNS: Final = TakeTurns()
