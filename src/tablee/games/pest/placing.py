"""Placing an Assistant: whose turn it is, and on which cell or card the Assistant goes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.problems import Why
from tablee.engine.state import Ask, Step
from tablee.games.pest.acting import NEXT_ACTION
from tablee.games.pest.actions import ACT, CELLS, END, EXCHANGE, PAIRS, PLACE, REPEAT, TRIAL
from tablee.games.pest.free_actions import do_freely, why_not_free
from tablee.games.pest.kit import HERBS
from tablee.games.pest.population import heal_free
from tablee.games.pest.powers import REPEATS, TRIAL_HEALED, TRIAL_HERBS, slot_with, strength
from tablee.games.pest.state import NOWHERE, Player, Table
from tablee.games.pest.storing import can_pay_type, demand, exchanges

BOTH: Final = 3
"""Both actions of a cell can be played (PEST-113), as a set."""

FREE_CELLS: Final = tuple(
    [
        tuple([PLACE + cell for cell in range(len(CELLS)) if not taken >> cell & 1])
        for taken in range(1 << len(CELLS))
    ]
)
"""For each set of cells that hold an Assistant the others, where one can go (PEST-112)."""


class BeginTurns(Step[Table]):
    """In turn order, again and again (PEST-110)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.turn = 0
        s.then(NEXT_TURN)


class NextTurn(Step[Table]):
    """Until all Assistants of all players are placed."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        if not any([p.ready for p in s.seats]):
            return
        s.turn += 1
        s.cell = NOWHERE
        s.todo = 0
        s.improved = 0
        s.entered = 0
        s.arranged = 0
        s.then(self)
        seat = s.active()
        s.emit("turn", seat, [])
        s.ask(seat, PLACE_ASSISTANT)


# --- cells and cards --------------------------------------------------------------------------


def why_no_trial(s: Table, p: Player) -> Why | None:
    """Herbs for Healed Subjects, in place of a cell (PEST-317)."""
    slot = slot_with(s, p, TRIAL_HERBS)
    if slot == NOWHERE:
        return Why("no-trials", [])
    if p.posted >> slot & 1:
        return Why("posted-already", [p.technologies[slot]])
    herbs = strength(s, p, TRIAL_HERBS)
    poor = not can_pay_type(p, HERBS, herbs)
    if p.healed == s.kit.track:
        return Why("track-full", [], lacking=1 + poor)
    if poor:
        return Why("too-few", [HERBS, herbs], lacking=1)
    return None


def why_no_repeat(s: Table, p: Player, cell: int) -> Why | None:
    """A cell that is occupied this Year is played again (PEST-328)."""
    slot = slot_with(s, p, REPEATS)
    if slot == NOWHERE:
        return Why("no-repeat", [])
    if p.posted >> slot & 1:
        return Why("posted-already", [p.technologies[slot]])
    if not p.grid >> cell & 1:
        return Why("cell-empty", [cell])
    return None


class PlaceAssistant(Ask[Table]):
    """Where does your Assistant go?"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        p = s.seats[seat]
        found = [*FREE_CELLS[p.grid]]
        trials = slot_with(s, p, TRIAL_HERBS) != NOWHERE
        if trials and why_no_trial(s, p) is None:
            found.append(TRIAL)
        if slot_with(s, p, REPEATS) != NOWHERE:
            cells = range(len(CELLS))
            found += [REPEAT + cell for cell in cells if why_no_repeat(s, p, cell) is None]
        if trials:  # elsewhere it can wait until one is placed
            found += exchanges(s, p)
        return found

    def apply(self, s: Table, seat: int, action: int) -> None:
        p = s.seats[seat]
        if EXCHANGE <= action < EXCHANGE + len(PAIRS):
            do_freely(s, seat, action)
            s.ask(seat, self)
            return
        p.ready -= 1
        s.then(NEXT_ACTION)
        if action == TRIAL:
            p.posted |= 1 << slot_with(s, p, TRIAL_HERBS)
            s.emit("trial", seat, [])
            s.then(RUN_TRIAL)
            demand(s, seat, [0, 0, 0, strength(s, p, TRIAL_HERBS)])
        elif action >= REPEAT:
            p.posted |= 1 << slot_with(s, p, REPEATS)
            play_cell(s, seat, action - REPEAT)
        else:
            p.grid |= 1 << (action - PLACE)
            play_cell(s, seat, action - PLACE)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        p = s.seats[seat]
        why: Why | None = None
        if PLACE <= action < PLACE + len(CELLS):
            why = Why("cell-taken", [action - PLACE])  # PEST-112
        elif action == TRIAL:
            why = why_no_trial(s, p)
        elif REPEAT <= action < REPEAT + len(CELLS):
            why = why_no_repeat(s, p, action - REPEAT)
        elif ACT <= action <= END:
            trials = slot_with(s, p, TRIAL_HERBS) != NOWHERE
            if trials and EXCHANGE <= action < EXCHANGE + len(PAIRS):
                why = why_not_free(s, seat, action)
            else:
                why = Why("place-first", [])
        return why or Why("not-offered", [])


def play_cell(s: Table, seat: int, cell: int) -> None:
    s.cell = cell
    s.todo = BOTH
    s.emit("place", seat, [cell])


class RunTrial(Step[Table]):
    """Healed Subjects come from the supply, as far as the track has room."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        seat = s.active()
        p = s.seats[seat]
        count = min(strength(s, p, TRIAL_HEALED), s.kit.track - p.healed)
        for _ in range(count):
            heal_free(s, seat)


BEGIN_TURNS: Final = BeginTurns()
NEXT_TURN: Final = NextTurn()
PLACE_ASSISTANT: Final = PlaceAssistant()
RUN_TRIAL: Final = RunTrial()
