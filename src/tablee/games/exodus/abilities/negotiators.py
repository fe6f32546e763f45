"""Negotiators: hiding those that are not placed yet, and giving them influence points."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.problems import Why
from tablee.engine.state import Ask, Step
from tablee.games.exodus.abilities.power import Power
from tablee.games.exodus.abilities.reading import Deed
from tablee.games.exodus.actions import IMPROVE, MOST_NEGOTIATORS
from tablee.games.exodus.improving import improve
from tablee.games.exodus.state import Table
from tablee.games.exodus.wing import influence_of


class ConcealNegotiators(Power):
    """All unplaced negotiators go to the hidden hand (EXO-288), and one more of them may be placed
    face down (EXO-291).
    """

    __slots__ = ()

    def possible(self, s: Table, seat: int, card: int, deed: Deed) -> bool:
        return placements_to_come(s, seat) > s.seats[seat].rights

    def act(self, s: Table, seat: int, card: int, deed: Deed) -> None:
        p = s.seats[seat]
        p.concealed = sorted(p.concealed + p.home)
        p.home = []
        p.rights += 1
        s.emit("conceal", seat, [len(p.concealed)])


def placements_to_come(s: Table, seat: int) -> int:
    """Everybody places equally often, as long as there are negotiators left (EXO-085)."""
    placed = s.owners.count(seat)
    return min(s.kit.placements - placed, len(s.seats[seat].unplaced()))


# --- influence points -------------------------------------------------------------------------


class ImproveNegotiator(Power):
    """Points for negotiators of choice, one after another."""

    __slots__ = ()

    def possible(self, s: Table, seat: int, card: int, deed: Deed) -> bool:
        return bool(improvable(s, seat))

    def act(self, s: Table, seat: int, card: int, deed: Deed) -> None:
        s.ask(seat, GivePoint(card, deed.amount))


def improvable(s: Table, seat: int) -> list[int]:
    """The own negotiators below the end of their path (EXO-117)."""
    castes = len(s.kit.castes)
    own = range(castes * seat, castes * (seat + 1))
    return [negotiator for negotiator in own if s.kit.steps[influence_of(s, negotiator)]]


class GivePoint(Ask[Table]):
    """Which negotiator gets an influence point?"""

    __slots__ = ("card", "left")

    def __init__(self, card: int, left: int) -> None:
        self.card = card
        self.left = left

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [IMPROVE + negotiator for negotiator in improvable(s, seat)]

    def apply(self, s: Table, seat: int, action: int) -> None:
        if self.left > 1:
            s.then(GiveNextPoint(seat, self.card, self.left - 1))
        improve(s, action - IMPROVE)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        negotiator = action - IMPROVE
        if not 0 <= negotiator < MOST_NEGOTIATORS:
            return Why("not-offered", [])
        own = negotiator // len(s.kit.castes) == seat
        return Why("strongest-already" if own else "not-your-negotiator", [negotiator])

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.card, self.left]


class GiveNextPoint(Step[Table]):
    """The points that are left; what nobody can take is lost (EXO-191)."""

    __slots__ = ("card", "left", "seat")

    def __init__(self, seat: int, card: int, left: int) -> None:
        self.seat = seat
        self.card = card
        self.left = left

    def run(self, s: Table) -> None:
        if improvable(s, self.seat):
            s.ask(self.seat, GivePoint(self.card, self.left))
