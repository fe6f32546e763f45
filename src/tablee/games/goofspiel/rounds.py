"""A round: a prize is turned up, everyone bids a card in secret, the highest bid takes it."""

from __future__ import annotations

from typing import Final

from tablee.engine.problems import UNKNOWN
from tablee.engine.state import Step
from tablee.engine.zones import draw, members
from tablee.games.goofspiel.bidding import BID_A_CARD
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
            tell_bids(s)
            tell_outcome(s, winner)
        if winner != NOBODY:
            s.seats[winner].won |= s.stake  # GOOF-020
            s.stake = 0
        elif not s.kit.carry:  # GOOF-022
            s.gone |= s.stake  # GOOF-021
            s.stake = 0
        if s.events is not None:
            s.moment()
        start_round(s)


def tell_bids(s: Table) -> None:
    """Everybody sees them before the prizes move (GOOF-014)."""
    for seat, player in enumerate(s.seats):
        s.emit("bid", seat, [player.bid])
    s.moment()


def tell_outcome(s: Table, winner: int) -> None:
    """What becomes of the prizes."""
    outcome = "win" if winner != NOBODY else "carry" if s.kit.carry else "discard"
    s.emit(outcome, winner, members(s.stake))


def end_play(s: Table) -> None:
    """Prizes that were carried over the last round go to nobody (GOOF-023)."""
    s.gone |= s.stake
    s.stake = 0


REVEAL: Final = Reveal()
