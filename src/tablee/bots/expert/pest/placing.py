"""A turn: the cell that is worth most, and the order of its two actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.bots.expert.pest.outlook.seat import Outlook
from tablee.bots.expert.pest.outlook.turn import Turn
from tablee.bots.expert.pest.sheltering import clear_slot
from tablee.games.pest.acting import actions_of
from tablee.games.pest.actions import ACT, CELLS, END, EXCHANGE, PLACE, REPEAT, TOP_ROW, TRIAL
from tablee.games.pest.state import TRIAL_HEALED, TRIAL_HERBS, strength

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
    acts = [action - ACT for action in options if ACT <= action < EXCHANGE]
    if not acts:
        return END
    first, worth = acts[0], 0.0
    if len(acts) == 2:
        plan = turn.cell(acts[0], acts[1])
        first, worth = plan.first, plan.points
        other = acts[0] + acts[1] - first
        if worth <= turn.worth(other) + 0.001:
            first = other
            worth = turn.worth(other)
    else:
        worth = turn.worth(first)
    if worth <= 0:
        return END
    if first < TOP_ROW:
        cleared = clear_slot(out, options, 1 << first)
        if cleared:
            return cleared
    return ACT + first
