"""Phase 5, Prestige: all reorganise their Arks, then prestige abilities score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.problems import Why
from tablee.engine.state import Ask, Step
from tablee.games.exodus.actions import ARRANGE, DONE, KEEP
from tablee.games.exodus.arranging import arrange_crews, can_be_arranged
from tablee.games.exodus.filters import in_ark
from tablee.games.exodus.founding import not_there, one_of_each
from tablee.games.exodus.kit import PRIMARY
from tablee.games.exodus.state import AFFINITIES, HOSPITALS, MAJORITIES, VAULTS, Player, Table

# --- reorganising -----------------------------------------------------------------------------


class Reorganise(Step[Table]):
    """All at the same time, in secret until the last is done (EXO-220)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        for seat in s.order:
            if can_be_arranged(s.seats[seat]):
                s.ask(seat, REORGANISE_ARK)
        if s.asked:
            s.veil()


class ReorganiseArk(Ask[Table]):
    """Do you move your crews before the scoring?"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [ARRANGE, DONE]

    def apply(self, s: Table, seat: int, action: int) -> None:
        if action == ARRANGE:
            arrange_crews(s, seat)


# --- scoring ----------------------------------------------------------------------------------


class ScorePrestige(Step[Table]):
    """In turn order (EXO-222), all on the same position (EXO-223)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        for seat in s.order:
            p = s.seats[seat]
            for card in p.controls():
                if is_active(p, card):
                    score_card(s, seat, card)
            s.moment()


def is_active(p: Player, card: int) -> bool:
    """A module scores only if it houses a crew (EXO-225); vacant crews are not controlled."""
    return card in p.crews or card in p.homes


def score_card(s: Table, seat: int, card: int) -> None:
    """What the prestige ability of a card brings; each copy scores its own (EXO-206)."""
    score(s, seat, AFFINITIES, "score-affinity", card, affinity(s, seat, card))
    score(s, seat, MAJORITIES, "score-majority", card, majority(s, seat, card))
    score(s, seat, VAULTS, "score-vault", card, vault(s, seat, card))
    score(s, seat, HOSPITALS, "score-hospital", card, hospital(s, seat, card))


def score(s: Table, seat: int, source: int, event: str, card: int, points: int) -> None:
    if points:
        s.seats[seat].points[source] += points
        s.emit(event, seat, [card, points])


def affinity(s: Table, seat: int, card: int) -> int:
    """X points for each card Y in the Ark, itself included (EXO-201, EXO-202)."""
    counted = s.kit.counted[card]
    if not s.kit.affinity[card] or counted is None:
        return 0
    return s.kit.affinity[card] * len(in_ark(s, counted, seat))


def majority(s: Table, seat: int, card: int) -> int:
    """X points for strictly more cards Y than each other player has (EXO-204, EXO-205)."""
    counted = s.kit.counted[card]
    if not s.kit.majority[card] or counted is None:
        return 0
    own = len(in_ark(s, counted, seat))
    for other in range(len(s.seats)):
        if other != seat and len(in_ark(s, counted, other)) >= own:
            return 0
    return s.kit.majority[card]


def vault(s: Table, seat: int, card: int) -> int:
    """A point for each gem on it; the gems stay (EXO-209)."""
    p = s.seats[seat]
    if not s.kit.capacity[card]:
        return 0
    return s.kit.number["points-per-gem"] * p.stored[p.modules.index(card)]


def hospital(s: Table, seat: int, card: int) -> int:
    """Points for each primary Mutant that it houses (EXO-212)."""
    p = s.seats[seat]
    if not s.kit.is_hospital[card]:
        return 0
    patients = [
        crew
        for place, crew in enumerate(p.crews)
        if p.homes[place] == card and s.kit.secondary[crew] == PRIMARY and s.mutants >> crew & 1
    ]
    return s.kit.number["points-per-mutant"] * len(patients)


# --- hand cards -------------------------------------------------------------------------------


class CheckHands(Step[Table]):
    """Cards may have come back to a hand after its owner's turn: of several one is kept, by all at
    the same time (EXO-226). After the last round it does not matter.
    """

    __slots__ = ()

    def run(self, s: Table) -> None:
        if s.round == s.kit.rounds:
            return
        for seat in s.order:
            if len(s.seats[seat].hand) > s.kit.number["keep-limit"]:
                s.ask(seat, KEEP_ONE_CARD)
        if s.asked:
            s.veil()


class KeepOneCard(Ask[Table]):
    """Which hand card do you keep for the next round? The others are laid down when all have
    chosen.
    """

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [KEEP + card for card in one_of_each(s.kit, s.seats[seat].hand)]

    def apply(self, s: Table, seat: int, action: int) -> None:
        p = s.seats[seat]
        p.chosen = [card for card in p.hand if card != action - KEEP]

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        return not_there(s.kit, s.seats[seat].hand, action - KEEP, "not-in-hand")


REORGANISE: Final = Reorganise()
REORGANISE_ARK: Final = ReorganiseArk()
SCORE_PRESTIGE: Final = ScorePrestige()
CHECK_HANDS: Final = CheckHands()
KEEP_ONE_CARD: Final = KeepOneCard()
