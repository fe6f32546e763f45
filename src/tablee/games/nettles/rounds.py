"""A round: its phases in their order, who starts the next one, and when the game is over.

A phase ends when nobody is asked anything any more; then the next step of the queue runs. So no
phase has to know the one that follows it: they all stand here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.state import Ask, Step
from tablee.games.nettles.actions import NAME
from tablee.games.nettles.laying import TAKE_TURNS, ask_for_first_discs
from tablee.games.nettles.losing import SETTLE
from tablee.games.nettles.state import NOBODY, Table
from tablee.games.nettles.turning import TURN_NEXT


class StartRound(Step[Table]):
    """Everyone lays a disc; then turns and bidding, turning over, and what comes of it."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.round += 1
        s.bidder = s.stung_by = NOBODY
        for player in s.seats:
            player.take_back()
            player.bid = player.passed = 0
        if s.events is not None:
            s.emit("round", s.starter, [s.round])
        s.then(TAKE_TURNS, TURN_NEXT, SETTLE, END_ROUND)
        ask_for_first_discs(s)


class EndRound(Step[Table]):
    """The game is over, or the next round begins."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        challenger = s.bidder
        left = s.in_play()
        if s.seats[challenger].wins == s.kit.wins:  # NETTLE-060
            return
        if len(left) == 1:  # NETTLE-061
            s.emit("last", left[0], [])
            return
        s.then(START_ROUND)
        if s.seats[challenger].discs() > 0:
            s.starter = challenger  # NETTLE-050
        elif s.stung_by != challenger:
            s.starter = s.stung_by  # NETTLE-051
        else:
            s.ask(challenger, NAME_STARTER)


class NameStarter(Ask[Table]):
    """Who starts the next round? Asked of a player who is out by the own nettle (NETTLE-052)."""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [NAME + other for other in s.in_play()]

    def apply(self, s: Table, seat: int, action: int) -> None:
        s.starter = action - NAME


START_ROUND: Final = StartRound()
END_ROUND: Final = EndRound()
NAME_STARTER: Final = NameStarter()
