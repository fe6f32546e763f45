"""Phase 1, Preparation: cards are straightened, and who is behind chooses a turn position first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.problems import Why
from tablee.engine.state import Ask, Step
from tablee.games.exodus.actions import MOST_SEATS, POSITION
from tablee.games.exodus.state import EMPTY, Table

NOBODY: Final = -1


class BeginRound(Step[Table]):
    """The round token advances (EXO-052); Preparation is left out in round 1 (EXO-042)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.round += 1
        s.emit("round", NOBODY, [s.round])
        if s.round > 1:
            s.tilted = 0  # EXO-050
            s.protected = 0  # EXO-051
            s.track = [EMPTY] * len(s.seats)
            s.then(CHOOSE_POSITIONS)


class ChoosePositions(Step[Table]):
    """One after another; the last player gets what is left (EXO-056)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        waiting = choosing_order(s)
        if len(waiting) == 1:
            take_position(s, waiting[0], s.track.index(EMPTY))
            s.order, s.track = s.track, []
            return
        s.then(self)
        s.ask(waiting[0], TAKE_POSITION)


def choosing_order(s: Table) -> list[int]:
    """Those without a position: fewest points first (EXO-053, EXO-054), then by the order of the
    round before (EXO-055).
    """
    waiting = [(s.seats[seat].score(), place) for place, seat in enumerate(s.order)]
    return [s.order[place] for _, place in sorted(waiting) if s.order[place] not in s.track]


def take_position(s: Table, seat: int, place: int) -> None:
    s.track[place] = seat
    s.emit("position", seat, [place + 1])


class TakePosition(Ask[Table]):
    """Which turn position do you take?"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [POSITION + place for place, taken in enumerate(s.track) if taken == EMPTY]

    def apply(self, s: Table, seat: int, action: int) -> None:
        take_position(s, seat, action - POSITION)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        place = action - POSITION
        if 0 <= place < len(s.track):
            return Why("position-taken", [place + 1, s.track[place]])
        if 0 <= place < MOST_SEATS:
            return Why("no-such-position", [place + 1])
        return Why("not-offered", [])


BEGIN_ROUND: Final = BeginRound()
CHOOSE_POSITIONS: Final = ChoosePositions()
TAKE_POSITION: Final = TakePosition()
