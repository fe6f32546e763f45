"""The end of a round and of the game: reserves, objectives, AI cards, and the solo rank."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.problems import Why
from tablee.engine.state import Ask, Step
from tablee.games.ai_100_human.actions import CARDS, CELL_NAMES, DECLINE, PLACE, PLAY
from tablee.games.ai_100_human.black_cards import resolve
from tablee.games.ai_100_human.cells import AI_CELL, NOWHERE, OUTER
from tablee.games.ai_100_human.conditions.telling import tell_what_counts
from tablee.games.ai_100_human.kit import EXTRA_CARD
from tablee.games.ai_100_human.piles import discard
from tablee.games.ai_100_human.placing import has_power, own_powers, power_refusal, use_power
from tablee.games.ai_100_human.scoring import best_points, board_of
from tablee.games.ai_100_human.state import NONE, Table

LAST_ROUND: Final = 2

# --- the end of a round -----------------------------------------------------------------------


class DiscardReserves(Step[Table]):
    """What is left in a reserve is discarded (AIH-033), except for a sixteenth card (AIH-502)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        for seat, p in enumerate(s.seats):
            p.cell = NOWHERE
            if s.round == LAST_ROUND and has_power(s.kit, p, EXTRA_CARD):
                continue
            discard(s, seat, p.holding())


class PrepareObjectives(Step[Table]):
    """A last chance to use AI-5 or to declare AI-10 before the objective (AIH-505, AIH-510)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        for seat, p in enumerate(s.seats):
            p.declared = NONE
            if own_powers(s.kit, p):
                s.ask(seat, PREPARE_OBJECTIVE)
        if s.asked:
            s.veil()


class PrepareObjective(Ask[Table]):
    """Do you use your AI card before the objective is scored?"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [*own_powers(s.kit, s.seats[seat]), DECLINE]

    def apply(self, s: Table, seat: int, action: int) -> None:
        if action != DECLINE:
            use_power(s, seat, action)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        return power_refusal(s.kit, s.seats[seat], action)

    def about(self, s: Table, seat: int) -> list[int]:
        return [s.objectives[s.round - 1]]


class ScoreObjective(Step[Table]):
    """Everyone scores the objective of the round on the own tableau (AIH-140)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        kit = s.kit
        objective = s.objectives[s.round - 1]
        condition = kit.objective[objective]
        for seat, p in enumerate(s.seats):
            points = best_points(s, seat, condition, AI_CELL)
            p.points += points
            p.objectives.append(points)
            s.emit("objective", seat, [objective, points])
            if points and s.events is not None:
                board = board_of(kit, p, p.identity)
                scoring, zone = kit.objective_scoring[objective], kit.objective_zone[objective]
                tell_what_counts(s, seat, scoring, zone, board, AI_CELL)
            s.moment()


# --- the end of the game ----------------------------------------------------------------------


class ScoreFaces(Step[Table]):
    """Everyone scores the own AI card (AIH-141)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        for seat in range(len(s.seats) - 1, -1, -1):
            s.then(ScoreFace(seat))


class ScoreFace(Step[Table]):
    """One player's AI card: a condition, or the points printed beside a power (AIH-143)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        p = s.seats[self.seat]
        face = p.face()
        condition = s.kit.condition[face]
        points = s.kit.end_points[face - CARDS]
        if condition is not None:
            points = best_points(s, self.seat, condition, AI_CELL)
        p.points += points
        p.sheet.append(face)
        p.sheet_points.append(points)
        if has_power(s.kit, p, EXTRA_CARD):
            if p.holding():
                s.ask(self.seat, ADD_CARD)
            else:
                s.emit("no-extra", self.seat, [])
        else:
            s.emit("ai", self.seat, [face, points])
            if condition is not None and points and s.events is not None:
                board = board_of(s.kit, p, p.identity)
                scoring, zone = s.kit.scoring[face], s.kit.zone[face]
                tell_what_counts(s, self.seat, scoring, zone, board, AI_CELL)


class AddCard(Ask[Table]):
    """Which card of your reserve do you add outside the grid, if any?"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [*[PLAY + card for card in sorted(s.seats[seat].holding())], DECLINE]

    def apply(self, s: Table, seat: int, action: int) -> None:
        if action == DECLINE:
            s.emit("no-extra", seat, [])
            return
        p = s.seats[seat]
        p.come_out(action - PLAY, s.turn + 1)
        p.outside = [action - PLAY]
        s.ask(seat, PLACE_OUTSIDE)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        if PLAY <= action < PLAY + CARDS:
            return Why("not-in-reserve", [action - PLAY])
        return Why("not-offered", [])


class PlaceOutside(Ask[Table]):
    """On which cell beside the grid do you place it?"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return OUTER_ACTIONS

    def apply(self, s: Table, seat: int, action: int) -> None:
        p = s.seats[seat]
        p.edge = action - PLACE
        s.emit("extra", seat, [p.outside[0], p.edge])
        resolve(s, seat, p.outside[0], p.edge)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        cell = action - PLACE
        if 0 <= cell < len(CELL_NAMES):
            return Why("cell-taken", [cell])
        return Why("not-offered", [])

    def about(self, s: Table, seat: int) -> list[int]:
        return s.seats[seat].outside


class EndGame(Step[Table]):
    """Reserves that were kept for a sixteenth card are discarded; solo players learn their rank."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        for seat, p in enumerate(s.seats):
            if p.holding():
                discard(s, seat, p.holding())
        if s.solo():
            points = s.seats[0].points
            s.emit("rank", 0, [rank(s.kit.ranks, points), points])


def rank(ranks: list[int], points: int) -> int:
    """The highest rank whose least total is reached (AIH-185)."""
    return max([place for place, least in enumerate(ranks) if points >= least])


PREPARE_OBJECTIVE: Final = PrepareObjective()
ADD_CARD: Final = AddCard()
PLACE_OUTSIDE: Final = PlaceOutside()
OUTER_ACTIONS: Final = [PLACE + cell for cell in OUTER]
