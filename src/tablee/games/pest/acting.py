"""The two actions of a cell: in either order, each finished before the other (PEST-113)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.problems import Why
from tablee.engine.state import Ask, Step
from tablee.games.pest import assigning, building, healing, moving, producing, researching
from tablee.games.pest.actions import ACT, ACTIONS, ARRANGE, ARRANGEMENTS, END, EXCHANGE, TOP_ROW
from tablee.games.pest.free_actions import do_freely, free_actions, is_free, why_not_free
from tablee.games.pest.quarantine import arrangements
from tablee.games.pest.state import Table
from tablee.games.pest.storing import can_exchange, exchanges

TOP: Final = 1
LEFT_COLUMN: Final = 2
"""The two actions of a cell, as a set."""

MOVING: Final = ACTIONS.index("move")
BUILDING: Final = ACTIONS.index("build")
PRODUCING: Final = ACTIONS.index("produce")
RESEARCHING: Final = ACTIONS.index("research")
HEALING: Final = ACTIONS.index("heal")
ASSIGNING: Final = ACTIONS.index("assign")

WITHOUT_EFFECT: Final = (
    "no-step",
    "nothing-to-build",
    "not-offered",
    "nothing-to-research",
    "nothing-to-heal",
    "nobody-to-assign",
)
"""Why an action would have no effect; production always has one, since the Castle works."""


def actions_of(cell: int) -> tuple[int, int]:
    """The top-row and the left-column action of a cell (PEST-111)."""
    return cell // TOP_ROW, TOP_ROW + cell % TOP_ROW


def why_not_act(s: Table, seat: int, action: int) -> Why | None:
    """Why an action cannot be played now; None if it can."""
    top, left = actions_of(s.cell)
    if action not in (top, left):
        return Why("not-this-cell", [s.cell])
    if not s.todo & (TOP if action == top else LEFT_COLUMN):
        return Why("played-already", [action])
    return why_not_begin(s, seat, action)


def why_not_begin(s: Table, seat: int, action: int) -> Why | None:
    return None if can_begin(s, seat, action) else Why(WITHOUT_EFFECT[action], [])


def can_begin(s: Table, seat: int, action: int) -> bool:
    """Whether an action would have an effect."""
    if action == MOVING:
        return moving.can_move(s, seat)
    if action == BUILDING:
        return building.can_begin_build(s, seat)
    if action == RESEARCHING:
        return researching.can_research(s, s.seats[seat])
    if action == HEALING:
        return healing.can_begin_heal(s, s.seats[seat])
    if action == ASSIGNING:
        return assigning.can_assign(s, s.seats[seat])
    return True


def begin(s: Table, seat: int, action: int) -> None:
    s.emit("act", seat, [action])
    if action == MOVING:
        moving.begin_move(s, seat)
    elif action == BUILDING:
        building.begin_build(s, seat)
    elif action == PRODUCING:
        producing.begin_produce(s, seat)
    elif action == RESEARCHING:
        researching.begin_research(s, seat)
    elif action == HEALING:
        healing.begin_heal(s, seat)
    else:
        assigning.begin_assign(s, seat)


class NextAction(Step[Table]):
    """What else in this turn? It ends by itself when there is nothing left to choose."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        seat = s.active()
        s.tally = 0
        s.used = 0
        if anything_left(s, seat):
            s.ask(seat, TAKE_ACTION)


def anything_left(s: Table, seat: int) -> bool:
    """Something else than to end the turn."""
    p = s.seats[seat]
    if can_exchange(s, p):
        return True
    if not s.todo:
        return False
    top, left = actions_of(s.cell)
    if s.todo & TOP and can_begin(s, seat, top):
        return True
    if s.todo & LEFT_COLUMN and can_begin(s, seat, left):
        return True
    return not s.arranged and bool(arrangements(s, p))


def playable(s: Table, seat: int) -> list[int]:
    """The actions of the cell that are still to be played, and can be."""
    found: list[int] = []
    top, left = actions_of(s.cell)
    if s.todo & TOP and can_begin(s, seat, top):
        found.append(ACT + top)
    if s.todo & LEFT_COLUMN and can_begin(s, seat, left):
        found.append(ACT + left)
    return found


class TakeAction(Ask[Table]):
    """What do you do next?"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        found = playable(s, seat) if s.todo else []
        found += offered_freely(s, seat)
        found.append(END)
        return found

    def apply(self, s: Table, seat: int, action: int) -> None:
        if action == END:
            return  # what was not played is left out (PEST-114)
        s.then(NEXT_ACTION)
        if is_free(action):
            do_freely(s, seat, action)
            return
        s.arranged = 0
        number = action - ACT
        s.todo &= ~(TOP if number < TOP_ROW else LEFT_COLUMN)
        begin(s, seat, number)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        if ACT <= action < ACT + len(ACTIONS):
            if not s.todo:
                return Why("turn-over", [])
            return why_not_act(s, seat, action - ACT) or Why("not-offered", [])
        if EXCHANGE <= action < ARRANGE + len(ARRANGEMENTS):
            if not s.todo and action >= ARRANGE:
                return Why("turn-over", [])
            return why_not_free(s, seat, action)
        return Why("not-offered", [])


def offered_freely(s: Table, seat: int) -> list[int]:
    """At the end of a turn an arrangement changes nothing any more (see RUL-26)."""
    return free_actions(s, seat) if s.todo else exchanges(s, s.seats[seat])


NEXT_ACTION: Final = NextAction()
TAKE_ACTION: Final = TakeAction()
