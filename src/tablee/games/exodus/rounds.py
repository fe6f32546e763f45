"""A round: its five phases in their order (EXO-041), and what happens at its end."""

from __future__ import annotations

from typing import Final

from tablee.engine.state import Step
from tablee.games.exodus.founding import BEGIN_DRAFT, DEAL_CARDS, DISCARD_DOWN, LAY_DISCARDS
from tablee.games.exodus.improving import IMPROVE_NEGOTIATORS, TAKE_BACK
from tablee.games.exodus.integrating import INTEGRATION_TURNS
from tablee.games.exodus.negotiating import BEGIN_NEGOTIATION
from tablee.games.exodus.preparing import BEGIN_ROUND
from tablee.games.exodus.prestige import CHECK_HANDS, REORGANISE, SCORE_PRESTIGE
from tablee.games.exodus.researching import OPEN_WINDOW
from tablee.games.exodus.resolving import RESOLVE_CHAMBERS, REVEAL_HIDDEN
from tablee.games.exodus.state import Table
from tablee.games.exodus.wing import FILL_CHAMBERS

NOBODY: Final = -1


class StartRound(Step[Table]):
    """Preparation, Foundation, Negotiation, Integration, Prestige (EXO-041)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.then(BEGIN_ROUND, FOUNDATION, NEGOTIATION, INTEGRATION_TURNS, PRESTIGE, END_ROUND)


class Foundation(Step[Table]):
    """Deal, discard, draft; in a variant the chambers are filled before (EXO-301)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.then(DEAL_CARDS, DISCARD_DOWN, LAY_DISCARDS, BEGIN_DRAFT)
        if s.kit.wing_first:
            s.then(FILL_CHAMBERS)


class Negotiation(Step[Table]):
    """Fill the chambers, place negotiators, resolve, improve, and take everything back."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.then(REVEAL_HIDDEN, RESOLVE_CHAMBERS, IMPROVE_NEGOTIATORS, TAKE_BACK)
        s.then(OPEN_WINDOW, BEGIN_NEGOTIATION)
        if not s.kit.wing_first:
            s.then(FILL_CHAMBERS)


class Prestige(Step[Table]):
    """Reorganise, score, and keep one card at most."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.then(REORGANISE, SCORE_PRESTIGE, CHECK_HANDS, LAY_DISCARDS)


class EndRound(Step[Table]):
    """The next round begins (EXO-043); after the last one the game is over (EXO-230)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        if s.round == s.kit.rounds:
            s.emit("end", NOBODY, [])
        else:
            s.then(START_ROUND)


# They hold no numbers of their own, so one of each serves every round.
START_ROUND: Final = StartRound()
FOUNDATION: Final = Foundation()
NEGOTIATION: Final = Negotiation()
PRESTIGE: Final = Prestige()
END_ROUND: Final = EndRound()
