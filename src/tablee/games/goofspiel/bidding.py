"""Bidding: everyone chooses a card in secret."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.problems import Why
from tablee.engine.state import Ask
from tablee.engine.zones import members
from tablee.games.goofspiel.actions import BID
from tablee.games.goofspiel.state import Table


class Bid(Ask[Table]):
    """Which card do you bid for the prizes at stake?"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return s.kit.bids[s.seats[seat].hand]  # GOOF-012

    def apply(self, s: Table, seat: int, action: int) -> None:
        player = s.seats[seat]
        card = action - BID
        player.bid = card
        player.hand ^= 1 << card

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        card = action - BID
        if 0 <= card < s.kit.cards:
            return Why("played", [card])  # GOOF-013
        return Why("no-such-card", [])

    def about(self, s: Table, seat: int) -> list[int]:
        return members(s.stake)


BID_A_CARD: Final = Bid()
"""It holds no numbers of its own, so one serves every round."""
