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
    s.hush()
    while s.asked:
        answer_next(s, policy, dice)


def play_until(
    s: State[Any], policy: Policy, dice: Dice, stage: Callable[[Any], int], last: int
) -> None:
    """Let everybody play until this stage is over, or the game."""
    s.hush()
    while s.asked and stage(s) <= last:
        answer_next(s, policy, dice)


def play_until_asked(s: State[Any], policy: Policy, dice: Dice, seat: int) -> None:
    """Let the others play until this seat has to answer again, or the game is over."""
    s.hush()
    while s.asked and seat not in s.acting():
        answer_next(s, policy, dice)


def answer_next(s: State[Any], policy: Policy, dice: Dice) -> None:
    """Whoever comes first answers.

    A seat goes by the position itself, without a veil, which costs nothing: rules of thumb do not
    look at what is hidden, and in a world that is only possible there is nothing to be learned
    from it.
    """
    seat = s.acting()[0]
    options = s.options(seat)
    s.apply(seat, options[0] if len(options) == 1 else policy(View(seat, s), dice))
