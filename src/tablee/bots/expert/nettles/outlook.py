"""What a seat can see of its chances: where nettles may lie, how far it could turn discs over."""

from __future__ import annotations

from typing import Final

from tablee.games.nettles.actions import DISCS, NETTLE
from tablee.games.nettles.state import GONE, THERE, Player, Table

LAID: Final = 1.0
"""How much more often a nettle is on a stack than chance alone would have it: it is to sting."""

BIDDERS: Final = 0.6
"""The same for somebody who has made a bid."""


class Outlook:
    """One seat's look at the table. Nothing in it needs more than the view shows."""

    def __init__(self, s: Table, seat: int) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.me: Final[Player] = s.seats[seat]

    def clean(self) -> bool:
        """My own stack is all mint."""
        return NETTLE not in self.me.stack

    def danger(self, other: int) -> float:
        """How likely the next face-down disc of this stack is the nettle."""
        player = self.s.seats[other]
        if player.nettle == GONE or NETTLE in player.face_up():
            return 0.0
        left = player.discs() - player.turned
        there = 1.0 if player.nettle == THERE else player.discs() / len(DISCS)
        told = BIDDERS if player.bid else LAID
        return min(1.0, there * told / left)

    def chance(self, number: int) -> float:
        """How likely I turn over so many discs without a nettle, mine first, then the safest."""
        own = min(number, len(self.me.stack))
        if NETTLE in self.me.stack[len(self.me.stack) - own :]:
            return 0.0
        dangers: list[float] = []
        for other, player in enumerate(self.s.seats):
            if other != self.seat:
                dangers += [self.danger(other)] * player.face_down()
        chance = 1.0
        for danger in sorted(dangers)[: number - own]:
            chance *= 1.0 - danger
        return chance

    def furthest(self, least: float) -> int:
        """The highest bid that comes off at least this likely; 0 if there is none."""
        best = 0
        for number in range(self.s.highest() + 1, self.s.on_table() + 1):
            if self.chance(number) >= least:
                best = number
        return best
