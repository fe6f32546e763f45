"""The bots that others are measured by answer as they always have."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.bots.bot import Budget
from tablee.bots.random import Random
from tablee.engine.game import Game
from tablee.engine.state import View
from tests.bots.yardsticks import FROZEN, digest, known, ruled, stored

FIXED = [(name, title) for name in FROZEN for title in known(name)]


@pytest.mark.parametrize(("name", "title"), FIXED, ids=[f"{n}-{t}" for n, t in FIXED])
def test_a_frozen_bot_answers_as_it_always_has(name: str, title: str) -> None:
    before = stored()[name]
    assert ruled(title) in before, (
        f"the rules of {title} have another version: run `python -m tests.bots.yardsticks`"
    )
    assert digest(name, title) == before[ruled(title)], (
        f"{name} answers otherwise than before at {title}. Figures of strength go by it: give the "
        "changed bot a new version and keep this one. Only if the rules have changed what is "
        "offered, with a new version of theirs, run `python -m tests.bots.yardsticks`."
    )


def test_one_changed_answer_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    true = Random.choose
    asked = []

    def once_otherwise(self: Random, game: Game[Any], view: View[Any], budget: Budget) -> int:
        asked.append(view)
        options = view.table.options(view.viewer)
        answer = true(self, game, view, budget)
        return options[options.index(answer) - 1] if len(asked) == 100 else answer

    before = digest("random@1", "nettles")
    monkeypatch.setattr(Random, "choose", once_otherwise)
    assert digest("random@1", "nettles") != before
    assert len(asked) > 100
