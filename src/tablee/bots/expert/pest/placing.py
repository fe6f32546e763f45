"""A turn: the cell that is worth most, and the order of its two actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.bots.expert.pest.outlook.patients import best_healing
from tablee.bots.expert.pest.outlook.seat import Outlook
from tablee.bots.expert.pest.outlook.turn import Turn
from tablee.bots.expert.pest.outlook.works import best_work, works
from tablee.bots.expert.pest.sheltering import clear_slot
from tablee.games.pest.acting import BUILDING, HEALING, LEFT_COLUMN, TOP, actions_of
from tablee.games.pest.actions import ACT, CELLS, END, EXCHANGE, PLACE, REPEAT, TOP_ROW, TRIAL
from tablee.games.pest.powers import TRIAL_HEALED, TRIAL_HERBS, strength

WHILE_IT_LASTS: Final = 0.05
"""By so much a cell of the grid is preferred to a repetition of one."""


def place_assistant(out: Outlook, options: Sequence[int]) -> int:
    """On the cell, or card, whose actions bring most."""
    turn = Turn(out)
    best, most = options[0], -1.0
    for action in options:
        if action >= EXCHANGE:
            break
        points = placed(turn, action)
        if points > most:
            best, most = action, points
    return best


def placed(turn: Turn, action: int) -> float:
    if action == TRIAL:
        return trial(turn.out)
    if action >= REPEAT:
        top, left = actions_of(action - REPEAT)
        return turn.cell(top, left).points - WHILE_IT_LASTS
    assert action < PLACE + len(CELLS)
    top, left = actions_of(action - PLACE)
    return turn.cell(top, left).points


def trial(out: Outlook) -> float:
    """Herbs for Healed Subjects (PEST-317)."""
    healed = out.me.healed
    count = min(strength(out.s, out.me, TRIAL_HEALED), out.kit.track - healed)
    found = sum([out.on_track(healed + n) for n in range(count)])
    return found - out.paid(out.me.stock, [0, 0, 0, strength(out.s, out.me, TRIAL_HERBS)])


def take_action(out: Outlook, options: Sequence[int]) -> int:
    """The better order of both; an action that brings nothing is left out."""
    turn = Turn(out)
    top, left = actions_of(out.s.cell) if out.s.cell >= 0 else (-1, -1)
    if out.s.todo & TOP and out.s.todo & LEFT_COLUMN:
        plan = turn.cell(top, left)
        other = top + left - plan.first
        if plan.points > turn.worth(other) + 0.001:
            step = step_to(out, options, plan.first)
            if step:
                return step
        action = other
    else:
        action = top if out.s.todo & TOP else left
    if out.s.todo and turn.worth(action) > 0:
        return step_to(out, options, action) or END
    return END


def step_to(out: Outlook, options: Sequence[int], action: int) -> int:
    """To play an action: clear its slot first, or exchange what it takes; 0 if it cannot be."""
    if action < TOP_ROW:
        cleared = clear_slot(out, options, 1 << action)
        if cleared:
            return cleared
    if ACT + action in options:
        return ACT + action
    exchange = exchange_for(out, action)
    return exchange if exchange in options else 0


def exchange_for(out: Outlook, action: int) -> int:
    """The Exchange that lets an action begin; 0 if there is none."""
    if action == BUILDING:
        work = best_work(out, out.me.stock, works(out))
        return work.purse.exchange if work is not None else 0
    if action == HEALING:
        return best_healing(out, out.me.stock, out.sick, out.me.healed).exchange
    return 0
