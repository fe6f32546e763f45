"""A round: a prize is turned up, everyone bids a card in secret, the highest bid takes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.problems import UNKNOWN, Why
from tablee.engine.state import Ask, Step
from tablee.engine.zones import draw, members
from tablee.games.goofspiel.actions import BID
from tablee.games.goofspiel.state import Table

NOBODY: Final = -1


def start_round(s: Table) -> None:
    """Turn up a prize and ask everyone for a bid. Without a prize to play for, the game is over."""
    if not s.deck:
        end_play(s)
        return
    if not s.kit.hidden:
        turn_up_prize(s)
    s.then(REVEAL)
    s.ask_all(BID_A_CARD)


def turn_up_prize(s: Table) -> None:
    """The next prize joins those that are at stake already (GOOF-010)."""
    prize = draw(s.deck)
    s.stake |= 1 << prize
    if s.events is not None:
        s.emit("prize", NOBODY, [prize])


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


class Reveal(Step[Table]):
    """All bids are in: they are turned over together, and the prizes find their owner."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        if s.kit.hidden:
            turn_up_prize(s)  # GOOF-011
        best = UNKNOWN
        winner = NOBODY
        for seat, player in enumerate(s.seats):
            bid = player.bid
            if bid > best:
                best = bid
                winner = seat
            elif bid == best:
                winner = NOBODY
        if s.events is not None:
            tell(s, winner)
        if winner != NOBODY:
            s.seats[winner].won |= s.stake  # GOOF-020
            s.stake = 0
        elif not s.kit.carry:  # GOOF-022
            s.gone |= s.stake  # GOOF-021
            s.stake = 0
        start_round(s)


def tell(s: Table, winner: int) -> None:
    """What everybody sees: the bids, and what becomes of the prizes (GOOF-014)."""
    for seat, player in enumerate(s.seats):
        s.emit("bid", seat, [player.bid])
    outcome = "win" if winner != NOBODY else "carry" if s.kit.carry else "discard"
    s.emit(outcome, winner, members(s.stake))


def end_play(s: Table) -> None:
    """Prizes that were carried over the last round go to nobody (GOOF-023)."""
    s.gone |= s.stake
    s.stake = 0


# They hold no numbers of their own, so one of each serves every round.
BID_A_CARD: Final = Bid()
REVEAL: Final = Reveal()
