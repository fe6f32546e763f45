"""Play a position to its end at random, inside the core, as searching bots do by the thousand."""

from __future__ import annotations

from typing import Any

from tablee.engine.chance import Dice
from tablee.engine.state import State


def play_out(s: State[Any], dice: Dice) -> int:
    """Answer every question at random until play is over; how many answers it took.

    The position is hushed first: pass a clone if it is still needed.
    """
    s.hush()
    answers = 0
    while s.asked:
        for seat in s.acting():
            options = s.options(seat)
            count = len(options)
            if count == 0:
                continue  # another's open answer has settled this seat's question
            s.apply(seat, options[dice.below(count) if count > 1 else 0])
            answers += 1
    return answers
