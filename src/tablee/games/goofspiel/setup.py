"""Setting the table: a suit for every player, and one of prizes."""

from __future__ import annotations

from tablee.engine.problems import UNKNOWN
from tablee.engine.state import Step
from tablee.games.goofspiel.kit import Kit
from tablee.games.goofspiel.rounds import start_round
from tablee.games.goofspiel.state import Player, Table


def lay_table(kit: Kit, seats: int) -> Table:
    """Everyone takes a whole suit (GOOF-002); the prizes are in ascending order yet."""
    players = [Player(kit.suit, UNKNOWN, 0) for _ in range(seats)]
    s = Table(kit, players, list(range(kit.cards)), 0, 0)
    s.then(PreparePrizes())
    return s


class PreparePrizes(Step[Table]):
    """Shuffle the prizes, or lay them in the agreed order (GOOF-003)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        if s.kit.order == "shuffled":
            s.deck = s.shuffled(s.deck)
        elif s.kit.order == "ascending":
            s.deck.reverse()  # the next prize is the last of the list
        start_round(s)
