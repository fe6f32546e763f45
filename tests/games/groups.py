"""Answers that belong together: what a question says of them agrees with what it then asks."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any


def check_group(s: Any, seat: int, rng: Random, any_choice: bool = True) -> bool:
    """Whether there is a group; it takes as many answers as it says, all of them among its actions.

    With `any_choice`, whatever is chosen of its actions can be answered in their order.
    """
    group = s.seats[seat].ask.group(s, seat)
    if group is None:
        return False
    assert group.least == group.most > 0
    assert set(s.options(seat)) <= set(group.actions)
    copy = s.clone()
    chosen = []
    for left in range(group.most, 0, -1):
        now = copy.seats[seat].ask.group(copy, seat)
        assert now is None or now.most == left
        chosen.append(rng.choice(copy.options(seat)))
        copy.apply(seat, chosen[-1])
    assert Counter(chosen) <= Counter(group.actions)
    if any_choice:
        places = sorted(rng.sample(range(len(group.actions)), group.most))
        copy = s.clone()
        for place in places:
            assert group.actions[place] in copy.options(seat)
            copy.apply(seat, group.actions[place])
    return True
