"""Phase 3, Resolution: hidden negotiators are revealed, then each chamber is won or not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.events import EVERYBODY
from tablee.engine.problems import UNKNOWN, Unseen, Why
from tablee.engine.state import Ask, Step
from tablee.games.exodus.actions import (
    MOST_NEGOTIATORS,
    MOST_SLOTS,
    MOST_WAYS,
    PLACE,
    RECALL,
    REVEAL,
)
from tablee.games.exodus.piles import discard
from tablee.games.exodus.placing import not_at_hand
from tablee.games.exodus.state import EMPTY, Table, move_home
from tablee.games.exodus.wing import lay_influence, ways_of

NOBODY: Final = -1

# --- hidden negotiators -----------------------------------------------------------------------


class RevealHidden(Step[Table]):
    """In turn order; each player lays all of theirs before the next (EXO-293)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        for seat in s.order:
            slots = hidden_slots(s, seat)
            if slots:
                s.then(self)
                if len(slots) == 1:
                    turn_up(s, seat, slots[0])
                else:
                    s.ask(seat, REVEAL_NEGOTIATOR)
                return


def hidden_slots(s: Table, seat: int) -> list[int]:
    return [
        slot for slot, owner in enumerate(s.owners) if owner == seat and s.face_down >> slot & 1
    ]


def turn_up(s: Table, seat: int, slot: int) -> None:
    """From now on it is like any other (EXO-294), and lays its cubes (EXO-292)."""
    negotiator = s.slots[slot]
    if negotiator == UNKNOWN:
        raise Unseen
    s.face_down &= ~(1 << slot)
    s.emit("reveal", seat, [negotiator, slot])
    if len(ways_of(s, slot, negotiator)) == 1:
        lay_influence(s, seat, 2 * slot)
    else:
        s.ask(seat, LayCubes(slot))


class RevealNegotiator(Ask[Table]):
    """Which of your hidden negotiators do you reveal next?"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [REVEAL + slot for slot in hidden_slots(s, seat)]

    def apply(self, s: Table, seat: int, action: int) -> None:
        turn_up(s, seat, action - REVEAL)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        if REVEAL <= action < REVEAL + MOST_SLOTS:
            return Why("not-hidden", [action - REVEAL])
        return Why("not-offered", [])


class LayCubes(Ask[Table]):
    """Which value goes towards which chamber?"""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return ways_of(s, self.slot, s.slots[self.slot])

    def apply(self, s: Table, seat: int, action: int) -> None:
        lay_influence(s, seat, action - PLACE)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        if PLACE <= action < PLACE + MOST_WAYS:
            return Why("stands-elsewhere", [s.slots[self.slot], self.slot])
        return Why("not-offered", [])

    def about(self, s: Table, seat: int) -> list[int]:
        return [s.slots[self.slot], self.slot]


# --- chambers ---------------------------------------------------------------------------------


class ResolveChamber(Step[Table]):
    """One by one in ascending number (EXO-101); an empty one is skipped (EXO-105)."""

    __slots__ = ("chamber",)

    def __init__(self, chamber: int) -> None:
        self.chamber = chamber

    def run(self, s: Table) -> None:
        if self.chamber == len(s.chambers):
            return
        s.then(ResolveChamber(self.chamber + 1))
        card = s.chambers[self.chamber]
        if card == EMPTY:
            return
        s.chambers[self.chamber] = EMPTY
        winner = winner_of(s, self.chamber)
        if winner == NOBODY:
            discard(s, card)
            s.emit("no-majority", NOBODY, [self.chamber, card])
            return
        s.seats[winner].take(card, EVERYBODY)
        s.emit("win", winner, [self.chamber, card])
        recall_one(s, winner, self.chamber)


def winner_of(s: Table, chamber: int) -> int:
    """Who has strictly the most cubes (EXO-102); with a tie nobody (EXO-103), unless one alone of
    the tied has marked the zone. Without cubes nobody (EXO-104).
    """
    counts = [s.cubes_of(chamber, seat) for seat in range(len(s.seats))]
    most = max(counts)
    if most == 0:
        return NOBODY
    leading = [seat for seat, count in enumerate(counts) if count == most]
    if len(leading) > 1:
        leading = [seat for seat in leading if s.marks[chamber] >> seat & 1]
    return leading[0] if len(leading) == 1 else NOBODY


def recall_one(s: Table, seat: int, chamber: int) -> None:
    """Mandatory if one stands there (EXO-106, EXO-109); among several one chooses (EXO-107)."""
    slots = adjacent(s, seat, chamber)
    if len(slots) == 1:
        recall(s, seat, slots[0])
    elif slots:
        s.ask(seat, RecallNegotiator(chamber))


def adjacent(s: Table, seat: int, chamber: int) -> list[int]:
    """The slots next to a chamber where a negotiator of this player still stands."""
    return [slot for slot in s.kit.beside[chamber] if s.owners[slot] == seat]


def recall(s: Table, seat: int, slot: int) -> None:
    """Its cubes stay (EXO-108)."""
    negotiator = s.slots[slot]
    s.slots[slot] = s.owners[slot] = EMPTY
    move_home(s.seats[seat], negotiator)
    s.emit("recall", seat, [negotiator])


class RecallNegotiator(Ask[Table]):
    """Which of your negotiators next to the chamber do you recall?"""

    __slots__ = ("chamber",)

    def __init__(self, chamber: int) -> None:
        self.chamber = chamber

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return sorted([RECALL + s.slots[slot] for slot in adjacent(s, seat, self.chamber)])

    def apply(self, s: Table, seat: int, action: int) -> None:
        recall(s, seat, s.slots.index(action - RECALL))

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        negotiator = action - RECALL
        if not 0 <= negotiator < MOST_NEGOTIATORS:
            return Why("not-offered", [])
        if negotiator // len(s.kit.castes) == seat:
            return Why("not-beside", [negotiator, self.chamber])
        return not_at_hand(s, seat, negotiator)

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.chamber]


REVEAL_HIDDEN: Final = RevealHidden()
REVEAL_NEGOTIATOR: Final = RevealNegotiator()
RESOLVE_CHAMBERS: Final = ResolveChamber(0)
