"""No bot peeks: what it cannot tell apart gives it equal thoughts. `make peeking` tries more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tablee import bots
from tablee.bots.bot import Bot, Budget, Thought
from tablee.engine.game import Game
from tablee.engine.state import State, View
from tablee.engine.titles import TITLES, find
from tests.bots.peeking import asked, compared, look_for_peeking, twins

KNOWN = [(name, title) for title in TITLES for name in bots.known(title)]

LATE = 0.8
"""In this part of a match thoughts are short."""


@pytest.mark.parametrize(("name", "title"), KNOWN, ids=[f"{n}-{t}" for n, t in KNOWN])
def test_positions_that_look_the_same_give_equal_thoughts(name: str, title: str) -> None:
    *_, done = look_for_peeking(title, 24, [name], LATE)
    assert done[name] >= 24


@pytest.mark.parametrize("title", TITLES)
def test_styles_do_not_peek_either(title: str) -> None:
    names = ["level-2+denier", "level-4+gambler", "level-1+sprinter", "level-5+hoarder"]
    *_, done = look_for_peeking(title, 32, names, LATE)
    assert set(done) == {*names}


@pytest.mark.parametrize("title", TITLES)
def test_hidden_things_are_exchanged_and_worlds_dealt_anew(title: str) -> None:
    what: Counter[str] = Counter()
    games = list(find(title).all_games())
    for seed in range(8):
        for moment, seat in asked(games[seed % len(games)], seed, 0.0):
            names = [name.split()[0] for name, _ in twins(moment, seat, Random(seed))]
            what.update(names)
    assert what["exchanging"] > 10
    assert what["another"] > 10


class Peeking(Bot):
    """Answers by all that there is in what it is shown."""

    name = "peeking"
    version = 1

    def slices(self, game: Game[Any], view: View[Any], budget: Budget) -> Iterator[Thought]:
        options = view.table.options(view.viewer)
        everything = int(game.digest(view.table), 16)
        yield Thought(options[everything % len(options)])


def test_a_bot_that_is_shown_too_much_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS, "peeking", Peeking)

    def shown_all(s: State[Any], seat: int) -> View[Any]:
        return View(seat, s)

    game = next(iter(find("precognition").all_games()))
    moments = list(asked(game, 0, 0.0))
    assert sum(compared("peeking", moment, seat) for moment, seat in moments) > 5
    with pytest.raises(AssertionError, match=r"peeking at seat \d thinks otherwise for"):
        sum(compared("peeking", moment, seat, shown_all) for moment, seat in moments)
