"""The two actions of a cell: in either order, each finished before the other (PEST-113)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.problems import Why
from tablee.engine.state import Ask, Step
from tablee.games.pest import assigning, building, healing, moving, producing, researching
from tablee.games.pest.actions import ACT, ACTIONS, ARRANGE, ARRANGEMENTS, END, EXCHANGE, TOP_ROW
from tablee.games.pest.free_actions import do_freely, free_actions, is_free, why_not_free
from tablee.games.pest.state import Table
from tablee.games.pest.storing import can_exchange

TOP: Final = 1
LEFT_COLUMN: Final = 2
"""The two actions of a cell, as a set."""

MOVING: Final = ACTIONS.index("move")
BUILDING: Final = ACTIONS.index("build")
PRODUCING: Final = ACTIONS.index("produce")
RESEARCHING: Final = ACTIONS.index("research")
HEALING: Final = ACTIONS.index("heal")
ASSIGNING: Final = ACTIONS.index("assign")


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
    """Why an action would have no effect; production always has one, since the Castle works."""
    if action == MOVING:
        return moving.why_not_move(s, seat)
    if action == BUILDING:
        return building.why_not_build(s, seat)
    if action == RESEARCHING:
        return researching.why_not_research(s, seat)
    if action == HEALING:
        return healing.why_not_heal(s, seat)
    if action == ASSIGNING:
        return assigning.why_not_assign(s, seat)
    return None


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
    if can_exchange(s, s.seats[seat]):
        return True
    if not s.todo:
        return False
    return bool(playable(s, seat)) or bool(offered_freely(s, seat))


def playable(s: Table, seat: int) -> list[int]:
    """The actions of the cell that are still to be played, and can be."""
    found: list[int] = []
    top, left = actions_of(s.cell)
    if s.todo & TOP and why_not_begin(s, seat, top) is None:
        found.append(ACT + top)
    if s.todo & LEFT_COLUMN and why_not_begin(s, seat, left) is None:
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
    found = free_actions(s, seat)
    return found if s.todo else [action for action in found if action < ARRANGE]


NEXT_ACTION: Final = NextAction()
TAKE_ACTION: Final = TakeAction()
