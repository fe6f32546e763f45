"""Prestige points by an ability, at once."""

from __future__ import annotations

from tablee.games.exodus.abilities.power import Power
from tablee.games.exodus.abilities.reading import Deed
from tablee.games.exodus.state import ABILITIES, Table


class Score(Power):
    """So many points."""

    __slots__ = ()

    def possible(self, s: Table, seat: int, card: int, deed: Deed) -> bool:
        return True

    def act(self, s: Table, seat: int, card: int, deed: Deed) -> None:
        s.seats[seat].points[ABILITIES] += deed.amount
        s.emit("score", seat, [card, deed.amount])
