"""The challenge: turn over as many discs as bid, the own ones first, and no nettle among them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.problems import UNKNOWN, Unseen, Why
from tablee.engine.state import Ask, Step
from tablee.games.nettles.actions import NETTLE, TURN
from tablee.games.nettles.state import GONE, NOBODY, THERE, Player, Table


class TurnNext(Step[Table]):
    """One disc after the other, until there are enough or one of them is a nettle.

    The own stack comes first, from the top (NETTLE-030). Where only one stack is left there is
    nothing to ask (NETTLE-032).
    """

    __slots__ = ()

    def run(self, s: Table) -> None:
        if s.stung_by != NOBODY or not s.missing():
            return
        s.then(TURN_NEXT)
        stacks = [s.bidder] if s.seats[s.bidder].face_down() else stacks_to_turn(s)
        if len(stacks) > 1:
            s.ask(s.bidder, TURN_DISC)
        else:
            turn_over(s, stacks[0])


class TurnDisc(Ask[Table]):
    """Whose top disc do you turn over next?"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [TURN + other for other in stacks_to_turn(s)]  # NETTLE-031

    def apply(self, s: Table, seat: int, action: int) -> None:
        turn_over(s, action - TURN)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        owner = action - TURN
        if 0 <= owner < len(s.seats):
            return Why("nothing-face-down", [owner])
        return Why("not-offered", [])

    def about(self, s: Table, seat: int) -> list[int]:
        return [s.missing()]


def stacks_to_turn(s: Table) -> list[int]:
    """The seats whose stacks have a disc that lies face down."""
    return [seat for seat, player in enumerate(s.seats) if player.face_down() > 0]


def turn_over(s: Table, owner: int) -> None:
    """Everybody sees the top disc of this stack. A nettle ends the challenge (NETTLE-033)."""
    player = s.seats[owner]
    disc = player.stack[-1 - player.turned]
    if disc == UNKNOWN:
        raise Unseen
    player.turned += 1
    if s.events is not None:
        tell(s, owner, disc)
    learn(player, disc)
    if disc == NETTLE:
        s.stung_by = owner


def tell(s: Table, owner: int, disc: int) -> None:
    if owner == s.bidder:
        s.emit("turn-own", owner, [disc])
    else:
        s.emit("turn", s.bidder, [owner, disc])


def learn(player: Player, disc: int) -> None:
    """It proves something if it is the nettle, or the last disc and all were mint (NETTLE-072)."""
    if disc == NETTLE:
        player.nettle = THERE
    elif player.turned == player.discs():
        player.nettle = GONE


TURN_NEXT: Final = TurnNext()
TURN_DISC: Final = TurnDisc()
