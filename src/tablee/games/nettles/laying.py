"""Laying discs face down: first everyone at once, then in turn, until somebody bids instead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.problems import Why
from tablee.engine.state import Ask, Step
from tablee.games.nettles.actions import BID, DISC_NAMES, LAY, is_bid
from tablee.games.nettles.bidding import bids, make_bid, no_such_bid
from tablee.games.nettles.state import Player, Table


def ask_for_first_discs(s: Table) -> None:
    """All who are in play lay a disc at the same time and in secret (NETTLE-010)."""
    for seat in s.in_play():
        s.ask(seat, LAY_FIRST)
    s.veil()


class LayFirst(Ask[Table]):
    """Which disc do you lay first?"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return discs_to_lay(s.seats[seat])

    def apply(self, s: Table, seat: int, action: int) -> None:
        lay(s, seat, action - LAY)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        return not_in_hand(action)


class TakeTurns(Step[Table]):
    """All first discs lie on the table: the one who starts has the first turn (NETTLE-011)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.ask(s.starter, ADD_OR_BID)


class AddOrBid(Ask[Table]):
    """Do you add a disc to your stack, or open the bidding?"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        # NETTLE-012: with an empty hand there is nothing to add.
        return discs_to_lay(s.seats[seat]) + bids(s)

    def apply(self, s: Table, seat: int, action: int) -> None:
        if action > BID:
            make_bid(s, seat, action - BID)
        else:
            lay(s, seat, action - LAY)
            s.ask(s.next_in_play(seat), ADD_OR_BID)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        return no_such_bid(s) if is_bid(action) else not_in_hand(action)

    def about(self, s: Table, seat: int) -> list[int]:
        return [len(s.seats[seat].hand), s.on_table()]


def discs_to_lay(player: Player) -> list[int]:
    """Copies are all the same: each kind that is in hand is offered once."""
    return [LAY + disc for disc in range(len(DISC_NAMES)) if disc in player.hand]


def lay(s: Table, seat: int, disc: int) -> None:
    """Face down on top of the own stack. The others hear that it happened, not which disc it is."""
    player = s.seats[seat]
    player.hand.remove(disc)
    player.stack.append(disc)
    if s.events is not None:
        s.emit("lay", seat, [disc], audience=1 << seat)  # NETTLE-071


def not_in_hand(action: int) -> Why:
    disc = action - LAY
    if 0 <= disc < len(DISC_NAMES):
        return Why("not-in-hand", [disc])
    return Why("not-offered", [])


LAY_FIRST: Final = LayFirst()
TAKE_TURNS: Final = TakeTurns()
ADD_OR_BID: Final = AddOrBid()
