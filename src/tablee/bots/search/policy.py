"""How all seats play on in a world that is tried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.bots.expert import ADVICE
from tablee.engine.chance import Dice
from tablee.engine.state import State, View

Policy = Callable[[View[Any], Dice], int]
"""Answers a seat that has more than one option."""


def policy_of(title: str) -> Policy:
    """By rules of thumb where there are some for the title, at random elsewhere."""
    return ADVICE[title].answer if title in ADVICE else at_random


def at_random(view: View[Any], dice: Dice) -> int:
    options = view.table.options(view.viewer)
    return int(options[dice.below(len(options))])


def play_on(s: State[Any], policy: Policy, dice: Dice) -> None:
    """Let everybody play to the end."""
    while s.asked:
        seat = s.acting()[0]
        options = s.options(seat)
        s.apply(seat, options[0] if len(options) == 1 else policy(facing(s, seat), dice))


def facing(s: State[Any], seat: int) -> View[Any]:
    """What a seat goes by: what others have answered under the veil is not there yet.

    Otherwise it is the position itself, which costs nothing: rules of thumb do not look at what
    is hidden, and in a world that is only possible there is nothing to be learned from it.
    """
    if s.veiled and not s.fresh():
        return s.seen_by(seat)
    return View(seat, s)
