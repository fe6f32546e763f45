"""Two players: the neutral grid, and packs that lose and gain a card before they are passed on."""

from __future__ import annotations

from typing import Final

from tablee.engine.problems import UNKNOWN, Unseen
from tablee.engine.state import Step
from tablee.games.ai_100_human.cells import CELLS, COLUMNS, ROWS
from tablee.games.ai_100_human.drafting import pass_on
from tablee.games.ai_100_human.state import EMPTY, Table

NOBODY: Final = -1


class LayNeutralGrid(Step[Table]):
    """In each round columns of cards are added to the right (AIH-150, AIH-151)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        if not s.grid:
            s.grid = [EMPTY] * CELLS
        start = s.kit.neutral_columns * (s.round - 1)
        laid = s.drawn(s.deck, ROWS * s.kit.neutral_columns)
        for place, card in enumerate(laid):
            s.grid[place % ROWS * COLUMNS + start + place // ROWS] = card
        s.emit("grid", NOBODY, laid)


class TopUp(Step[Table]):
    """The top card of the pile joins each pack unseen (AIH-154); not in the last turn (AIH-155)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        if s.turn == s.kit.turns:
            return
        added = s.drawn(s.deck, len(s.seats))
        for seat, p in enumerate(s.seats):
            p.passed += p.pack
            p.added = [added[seat]]
            s.emit("top-up", seat, [])


class HandOver(Step[Table]):
    """Packs are passed only after the turn is scored, so they are seen in the next (AIH-156)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        if s.turn == s.kit.turns:
            return
        for p in s.seats:
            if UNKNOWN in p.added:
                raise Unseen  # nobody has seen it, so nobody can foresee the next pick
            p.pack = sorted(p.pack + p.added)  # which one was added does not show
            p.added = []
        pass_on(s)
