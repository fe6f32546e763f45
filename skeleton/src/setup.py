"""Setting the table. Chance is only for steps: they run once the position has its seed."""

from __future__ import annotations

from tablee.engine.problems import UNKNOWN
from tablee.engine.state import Step
from tablee.games.sample_game.actions import CARDS
from tablee.games.sample_game.kit import Kit
from tablee.games.sample_game.rounds import START_ROUND
from tablee.games.sample_game.state import Player, Table


def lay_table(kit: Kit, seats: int) -> Table:
    players = [Player([], UNKNOWN, 0) for _ in range(seats)]
    s = Table(kit, players, list(range(CARDS)), [], 0)
    s.then(DealHands(), START_ROUND)
    return s


class DealHands(Step[Table]):
    """Shuffle the cards, and deal everyone a hand (SAMPLE-002)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.deck = s.shuffled(s.deck)
        for player in s.seats:
            player.hand = sorted(s.deck[-s.kit.hand :])
            del s.deck[-s.kit.hand :]
