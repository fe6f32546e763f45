"""After the challenge: it is won, or the challenger loses a disc and perhaps leaves the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.problems import Why
from tablee.engine.state import Ask, Step
from tablee.games.nettles.actions import DISC_NAMES, LOSE
from tablee.games.nettles.state import GONE, NOBODY, PERHAPS, THERE, Player, Table


class Settle(Step[Table]):
    """Nothing but mint wins the challenge; a nettle costs a disc."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        player = s.seats[s.bidder]
        if s.stung_by == NOBODY:
            player.wins += 1  # NETTLE-034
            s.emit("won", s.bidder, [player.wins, s.kit.wins])
            return
        s.emit("failed", s.bidder, [s.stung_by])
        s.moment()
        if s.stung_by == s.bidder and player.discs() > 1:
            s.ask(s.bidder, GIVE_UP)
        else:
            lose(s, s.bidder, s.drawn(player.hand + player.stack, 1)[0])  # NETTLE-040


class GiveUp(Ask[Table]):
    """Which of your discs do you lose? Nobody else will know (NETTLE-041)."""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        player = s.seats[seat]
        discs = player.hand + player.stack
        return [LOSE + disc for disc in range(len(DISC_NAMES)) if disc in discs]

    def apply(self, s: Table, seat: int, action: int) -> None:
        lose(s, seat, action - LOSE)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        disc = action - LOSE
        if 0 <= disc < len(DISC_NAMES):
            return Why("not-in-hand", [disc])
        return Why("not-offered", [])


def lose(s: Table, seat: int, disc: int) -> None:
    """It leaves the game face down: only its owner knows which one it is (NETTLE-042)."""
    player = s.seats[seat]
    player.take_back()
    player.hand.remove(disc)
    player.lost = sorted([*player.lost, disc])
    forget(player)
    if s.events is not None:
        s.emit("lose", seat, [disc], audience=1 << seat)
        if not player.hand:
            s.emit("out", seat, [])


def forget(player: Player) -> None:
    """A nettle that was there may be the disc that is lost (NETTLE-072)."""
    if not player.hand:
        player.nettle = GONE
    elif player.nettle == THERE:
        player.nettle = PERHAPS


SETTLE: Final = Settle()
GIVE_UP: Final = GiveUp()
