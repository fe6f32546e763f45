"""The Influence track: markers rise, occupied spaces are skipped, rewards are gained on the way."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.state import Step
from tablee.games.pest.kit import INFLUENCE
from tablee.games.pest.state import Player, Table
from tablee.games.pest.storing import receive


def rise(s: Table, seat: int, points: int) -> None:
    """Move a marker up. Where a reward is gained, the rest waits until it is taken.

    What is to follow has to be queued before.
    """
    p = s.seats[seat]
    last = s.kit.last_space
    started = p.influence
    while points and p.influence < last:
        p.influence += 1
        if p.influence == last:
            s.arrived.append(seat)
            points = 0  # what is left is lost (PEST-343)
        elif is_taken(s, seat, p.influence):
            leave_marker(s, seat, p.influence)
        else:
            points -= 1  # PEST-340
        gain = s.kit.space_gain[p.influence]
        if gain is not None:
            if points:
                s.then(Rise(seat, points))
            s.emit("influence", seat, [p.influence])
            receive(s, seat, gain)  # PEST-341
            return
    if p.influence > started:
        s.emit("influence", seat, [p.influence])


def is_taken(s: Table, seat: int, space: int) -> bool:
    """By another marker, or by what blocks spaces in the Duel and the solo game."""
    if (s.kit.blocked | s.marked_spaces) >> space & 1:
        return True
    return any([p.influence == space and n != seat for n, p in enumerate(s.seats)])


def leave_marker(s: Table, seat: int, space: int) -> None:
    """Solo: a marker that is skipped goes to the Neutral space (PEST-451)."""
    if s.marked_spaces >> space & 1:
        s.marked_spaces &= ~(1 << space)
        s.neutral += 1
        s.emit("marker-taken", seat, [])


class Rise(Step[Table]):
    """A marker goes on rising."""

    __slots__ = ("points", "seat")

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points

    def run(self, s: Table) -> None:
        rise(s, self.seat, self.points)


def reward(s: Table, seat: int, gain: Sequence[int]) -> None:
    """Gain all that a reward gives, Influence last. What is to follow has to be queued before."""
    if gain[INFLUENCE]:
        s.then(Rise(seat, gain[INFLUENCE]))
    receive(s, seat, gain)


def standing(s: Table, seat: int) -> int:
    """Comparable: more Influence is more. On the last space the earlier arrival counts as more."""
    p = s.seats[seat]
    late = s.arrived.index(seat) if seat in s.arrived else 0
    return p.influence * 8 - late


def by_influence(s: Table) -> list[int]:
    """All seats, least Influence first; those on 0 in the reverse of their order (PEST-262)."""
    reverse = s.order[::-1]
    keys = [standing(s, seat) * 8 + place for place, seat in enumerate(reverse)]
    return [reverse[key % 8] for key in sorted(keys)]


def icons(s: Table, p: Player) -> int:
    """How many Renown icons a player has reached or passed (PEST-366)."""
    return s.kit.icons[p.influence]
