"""Setting the table: four discs for everyone, and somebody who starts."""

from __future__ import annotations

from tablee.engine.state import Step
from tablee.games.nettles.actions import DISCS
from tablee.games.nettles.kit import Kit
from tablee.games.nettles.rounds import START_ROUND
from tablee.games.nettles.state import NOBODY, THERE, Player, Table


def lay_table(kit: Kit, seats: int) -> Table:
    """Everyone has all discs in hand (NETTLE-002)."""
    players = [Player(list(DISCS), [], 0, [], THERE, 0, 0, 0) for _ in range(seats)]
    s = Table(kit, players, 0, NOBODY, NOBODY, NOBODY)
    s.then(DrawStarter())
    return s


class DrawStarter(Step[Table]):
    """Who starts the first round is drawn at random (NETTLE-003)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.starter = s.drawn(list(range(len(s.seats))), 1)[0]
        s.then(START_ROUND)
