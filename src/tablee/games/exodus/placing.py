"""Placing a negotiator in a turn of the negotiation, face up or face down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.problems import Why
from tablee.engine.state import Ask
from tablee.games.exodus.actions import MOST_NEGOTIATORS, MOST_WAYS, PLACE, SEND
from tablee.games.exodus.state import Player, Table
from tablee.games.exodus.wing import free_slots, lay_influence, stand, ways_to


def may_hide(p: Player) -> bool:
    """Each activation of a Morphoplast allows one placement face down (EXO-291)."""
    return p.rights > 0 and bool(p.concealed)


class PlaceNegotiator(Ask[Table]):
    """On which slot, and which value towards which chamber?"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return ways_to(s, free_slots(s), s.sent[0])

    def apply(self, s: Table, seat: int, action: int) -> None:
        way = action - PLACE
        negotiator = s.sent.pop()
        stand(s, seat, way // 2, negotiator)
        s.emit("place", seat, [negotiator, way // 2])
        lay_influence(s, seat, way)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        if PLACE <= action < PLACE + MOST_WAYS:
            slot = (action - PLACE) // 2
            if slot in free_slots(s):
                return Why("equal-values", [s.sent[0]])
            return slot_refused(s, slot)
        return Why("not-offered", [])

    def about(self, s: Table, seat: int) -> list[int]:
        return s.sent[:]


class HideNegotiator(Ask[Table]):
    """Which negotiator do you place there face down?"""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [SEND + negotiator for negotiator in sorted(s.seats[seat].concealed)]

    def apply(self, s: Table, seat: int, action: int) -> None:
        """It lays no cubes yet (EXO-289)."""
        p = s.seats[seat]
        negotiator = action - SEND
        p.concealed.remove(negotiator)
        p.rights -= 1
        stand(s, seat, self.slot, negotiator)
        s.face_down |= 1 << self.slot
        s.emit("hide", seat, [self.slot])
        s.emit("hidden", seat, [negotiator], 1 << seat)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        if SEND <= action < SEND + MOST_NEGOTIATORS:
            return not_at_hand(s, seat, action - SEND)
        return Why("not-offered", [])

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.slot]


def not_at_hand(s: Table, seat: int, negotiator: int) -> Why:
    own = negotiator // len(s.kit.castes) == seat
    return Why("already-placed" if own else "not-your-negotiator", [negotiator])


def slot_refused(s: Table, slot: int) -> Why:
    """One negotiator for each slot (EXO-084); a closed one does not exist (EXO-022)."""
    return Why("slot-taken" if slot in s.kit.open_slots else "slot-closed", [slot])


PLACE_NEGOTIATOR: Final = PlaceNegotiator()
