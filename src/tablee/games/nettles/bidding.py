"""The bidding: how many discs one will turn over without a nettle. Whoever bids most must do it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.problems import Why
from tablee.engine.state import Ask
from tablee.games.nettles.actions import BID, LAY, LOSE, PASS, is_bid
from tablee.games.nettles.state import Table


def bids(s: Table) -> list[int]:
    """More than the highest bid, at most all discs on the table (NETTLE-020, NETTLE-022)."""
    return [BID + number for number in range(s.highest() + 1, s.on_table() + 1)]


def make_bid(s: Table, seat: int, number: int) -> None:
    """If there is nothing left to raise to, the bidding is over at once (NETTLE-024)."""
    s.seats[seat].bid = number
    s.bidder = seat
    if s.events is not None:
        s.emit("bid", seat, [number])
    if number < s.on_table():
        ask_next(s, seat)


def ask_next(s: Table, seat: int) -> None:
    """The next one who has not passed. If only the highest bidder is left, nobody is asked."""
    following = s.next_in_play(seat)
    while s.seats[following].passed:
        following = s.next_in_play(following)
    if following != s.bidder:
        s.ask(following, RAISE_OR_PASS)


class RaiseOrPass(Ask[Table]):
    """Do you raise the bid, or pass?"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [PASS, *bids(s)]  # NETTLE-021

    def apply(self, s: Table, seat: int, action: int) -> None:
        if action > BID:
            make_bid(s, seat, action - BID)
            return
        s.seats[seat].passed = 1  # NETTLE-023
        if s.events is not None:
            s.emit("pass", seat, [])
        ask_next(s, seat)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        if is_bid(action):
            return no_such_bid(s)
        return Why("bidding" if LAY <= action < LOSE else "not-offered", [])

    def about(self, s: Table, seat: int) -> list[int]:
        return [s.highest(), s.bidder, s.on_table()]


def no_such_bid(s: Table) -> Why:
    return Why("no-such-bid", [s.highest() + 1, s.on_table()])


RAISE_OR_PASS: Final = RaiseOrPass()
