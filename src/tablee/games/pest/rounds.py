"""A Year: its four phases in their order (PEST-060), then the end of an Era or of the game."""

from __future__ import annotations

from typing import Final

from tablee.engine.state import Step
from tablee.games.pest.ending import END_ERA, RETURN_ASSISTANTS, SET_ORDER
from tablee.games.pest.favour import REVEAL_FAVOUR
from tablee.games.pest.placing import BEGIN_TURNS
from tablee.games.pest.score import rank
from tablee.games.pest.state import Table
from tablee.games.pest.striking import REVEAL_PLAGUE

NOBODY: Final = -1


class StartYear(Step[Table]):
    """Plague and Favour, actions, return of the Assistants, turn order (PEST-060)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.year += 1
        s.turn = 0
        s.emit("year", NOBODY, [s.year + 1])
        s.then(REVEAL_PLAGUE, REVEAL_FAVOUR, BEGIN_TURNS, RETURN_ASSISTANTS, SET_ORDER, END_YEAR)


class EndYear(Step[Table]):
    """After the last Year of an Era its end (PEST-061), after the last Era the game (PEST-062)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        if s.year + 1 < s.kit.years:
            s.then(START_YEAR)
        else:
            s.then(END_GAME)
        if (s.year + 1) % s.kit.years_per_era == 0:
            s.then(END_ERA)


class EndGame(Step[Table]):
    """Final scoring adds up what lies there: see score.py."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.emit("end", NOBODY, [])
        if s.kit.solo:
            s.emit("rank", 0, [rank(s)])  # PEST-458


START_YEAR: Final = StartYear()
END_YEAR: Final = EndYear()
END_GAME: Final = EndGame()
