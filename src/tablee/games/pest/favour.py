"""Favour: a card announces rewards, and those of the Year before are paid by Influence."""

from __future__ import annotations

from typing import Final

from tablee.engine.state import Step
from tablee.engine.zones import draw
from tablee.games.pest.influence import reward, standing
from tablee.games.pest.kit import ANY, CENTRE, LEFT, RIGHT, STORED
from tablee.games.pest.quarantine import CLEAR_STORAGE, storage_can_be_cleared
from tablee.games.pest.state import Table

NOBODY: Final = -1


class RevealFavour(Step[Table]):
    """The card is paid in the next Year; that of the Year before is paid now (PEST-101)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        card = draw(s.favour)
        s.favour_shown.append(card)
        s.emit("favour", NOBODY, [card])
        if len(s.favour_shown) > 1:
            for seat in s.order[::-1]:  # compared before anybody gains (PEST-108)
                s.then(PayFavour(seat, favour_position(s, seat)))


def favour_position(s: Table, seat: int) -> int:
    """Which reward a player receives."""
    if s.kit.solo:
        return s.kit.solo_position[s.marked_spaces.bit_count()]  # PEST-452
    own = standing(s, seat)
    others = [standing(s, other) for other in range(len(s.seats)) if other != seat]
    if not s.seats[seat].influence or own < min(others):
        return RIGHT  # PEST-103, PEST-105
    return LEFT if own > max(others) else CENTRE


class PayFavour(Step[Table]):
    """Before a reward is stored, its receiver may clear the Storage."""

    __slots__ = ("position", "seat")

    def __init__(self, seat: int, position: int) -> None:
        self.seat = seat
        self.position = position

    def run(self, s: Table) -> None:
        gain = s.kit.favour_gain[s.favour_shown[-2]][self.position]
        if not any(gain):
            return
        s.emit("favour-paid", self.seat, [s.favour_shown[-2], self.position])
        fills = gain[ANY] or any(gain[:STORED])
        if fills and storage_can_be_cleared(s, self.seat):
            s.then(TakeFavour(self.seat, self.position))
            s.ask(self.seat, CLEAR_STORAGE)
        else:
            reward(s, self.seat, gain)


class TakeFavour(Step[Table]):
    """The reward is taken after the question about the Storage."""

    __slots__ = ("position", "seat")

    def __init__(self, seat: int, position: int) -> None:
        self.seat = seat
        self.position = position

    def run(self, s: Table) -> None:
        reward(s, self.seat, s.kit.favour_gain[s.favour_shown[-2]][self.position])


REVEAL_FAVOUR: Final = RevealFavour()
