"""What a rated match makes of the ratings of those who have played it.

The rules are told to people in docs/ratings.md. A bot's rating is known from measurements and does
not move. Whoever has left is last; for whom a bot stood in, that counts as much as they have
played; and for those who stayed, what a bot made of another's seat is never to their loss.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from tablee.arena.ratings import Place, Rating, rate

LEAST_SHARE: Final = 0.5
"""Whoever has given fewer of their answers themselves has left."""

LAST: Final[Place] = (-1.0, 0.0)


class Entrant(msgspec.Struct):
    """Somebody at a seat of a rated match."""

    seat: int
    rating: Rating
    person: bool = True
    """Else a bot, whose rating is what it is."""
    share: float = 1.0
    """Of the answers of the seat, so many were theirs."""
    left: bool = False

    def stayed(self) -> bool:
        return not self.left and self.share == 1.0


class Ending(msgspec.Struct):
    """How a match has ended: the seats of each side, and where it ended."""

    sides: list[list[int]]
    places: list[Place]
    early: bool = False
    """Those who were there have agreed on the end before it came."""

    def without(self, gone: set[int], own: int) -> list[Place]:
        """Where sides ended, with all last from which somebody is gone, but one's own."""
        return [
            LAST if gone & set(side) and own not in side else place
            for side, place in zip(self.sides, self.places, strict=True)
        ]


def learned(ending: Ending, entrants: Sequence[Entrant]) -> dict[int, Rating]:
    """What the match makes of the rating of each person, by seat; of those whom it changes."""
    found: dict[int, Rating] = {}
    left = {one.seat for one in entrants if one.left}
    if ending.early and not left:
        return found  # nobody has won and nobody has left
    for one in entrants:
        if one.person:
            new = of_leaver(ending, entrants, one) if one.left else of_player(ending, entrants, one)
            if new is not None:
                found[one.seat] = msgspec.structs.replace(new, games=one.rating.games + 1)
    return found


def of_leaver(ending: Ending, entrants: Sequence[Entrant], one: Entrant) -> Rating:
    """Behind everybody who has not left, however the seat went on."""
    left = {each.seat for each in entrants if each.left}
    return rated(ending, ending.without(left, own=-1), entrants, one.seat)


def of_player(ending: Ending, entrants: Sequence[Entrant], one: Entrant) -> Rating | None:
    gone = {each.seat for each in entrants if each.person and not each.stayed()} - {one.seat}
    without = rated(ending, ending.without(gone, one.seat), entrants, one.seat)
    if ending.early:
        return without if without.mean > one.rating.mean else None
    as_ended = rated(ending, ending.places, entrants, one.seat)
    if one.stayed():
        return max(as_ended, without, key=lambda rating: rating.mean)
    old = one.rating
    return Rating(
        old.mean + one.share * (as_ended.mean - old.mean),
        old.spread + one.share * (as_ended.spread - old.spread),
    )


def rated(
    ending: Ending, places: Sequence[Place], entrants: Sequence[Entrant], seat: int
) -> Rating:
    """The rating of this seat if the sides had ended so."""
    new = [msgspec.structs.replace(one.rating) for one in entrants]
    rate([[new[place] for place in side] for side in ending.sides], places, changing=True)
    return new[seat]


def place_of(share: float, points: float) -> Place:
    """Where a side has ended: those who share a victory are equal, the others stand by points."""
    return (share, 0.0) if share > 0 else (0.0, points)
