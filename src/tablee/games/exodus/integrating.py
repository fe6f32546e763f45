"""Phase 4, Integration: in turn order, whole turns (EXO-130)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.problems import Why
from tablee.engine.state import Ask, Step
from tablee.games.exodus.actions import KEEP
from tablee.games.exodus.ark import discard_vacant
from tablee.games.exodus.founding import not_there, one_of_each
from tablee.games.exodus.piles import discard
from tablee.games.exodus.state import Table
from tablee.games.exodus.turns import INTEGRATING, begin_turn


class IntegrationTurns(Step[Table]):
    """The turn of the player at this place of the turn order, and then the next."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, s: Table) -> None:
        if self.place == len(s.order):
            return  # EXO-162
        seat = s.order[self.place]
        s.then(EndTurn(seat), IntegrationTurns(self.place + 1))
        begin_turn(s, seat, INTEGRATING)


class EndTurn(Step[Table]):
    """Discounts are lost, vacant crews too (EXO-155), and then all hand cards but one."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        p = s.seats[self.seat]
        p.discounts = []
        discard_vacant(s, self.seat)
        if holds_too_many(s, self.seat):
            s.ask(self.seat, KEEP_CARD)


def holds_too_many(s: Table, seat: int) -> bool:
    return len(s.seats[seat].hand) > s.kit.number["keep-limit"]


class KeepCard(Ask[Table]):
    """Which hand card do you keep for the next round?"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [KEEP + card for card in one_of_each(s.kit, s.seats[seat].hand)]

    def apply(self, s: Table, seat: int, action: int) -> None:
        keep_only(s, seat, action - KEEP)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        return not_there(s.kit, s.seats[seat].hand, action - KEEP, "not-in-hand")


def keep_only(s: Table, seat: int, kept: int) -> None:
    """The others are discarded without gain (EXO-157), in the order of their coming (EXO-014)."""
    p = s.seats[seat]
    for card in [card for card in p.hand if card != kept]:
        p.lay_down(card)
        discard(s, card)
        s.emit("discard", seat, [card])


INTEGRATION_TURNS: Final = IntegrationTurns(0)
KEEP_CARD: Final = KeepCard()
