"""What is nearly possible lacks one thing: whoever is given it can do it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import tablee
from tablee.games.ai_100_human.actions import PLACE
from tablee.games.pest.kit import FOOD, HERBS, RESEARCH

PLENTY = 40


def gems(s: Any, seat: int, action: int) -> None:
    s.seats[seat].reserve += PLENTY


def berths(s: Any, seat: int, action: int) -> None:
    """Modules that have two berths each, whatever else they do."""
    free = [n for n in range(len(s.kit.is_module)) if s.kit.is_module[n] and s.kit.berths[n] > 1]
    s.seats[seat].modules += [module for module in free if module not in s.seats[seat].modules][:1]


def healthy(s: Any, seat: int, action: int) -> None:
    s.seats[seat].healthy += PLENTY


def goods(*kinds: int) -> Callable[[Any, int, int], None]:
    def give(s: Any, seat: int, action: int) -> None:
        for kind in kinds:
            s.seats[seat].stock[kind] += PLENTY

    return give


def points(s: Any, seat: int, action: int) -> None:
    s.points += PLENTY


def room_on_the_track(s: Any, seat: int, action: int) -> None:
    s.seats[seat].healed = 0


def neighbours(s: Any, seat: int, action: int) -> None:
    """A card on every other cell of the tableau."""
    tableau = s.seats[seat].tableau
    card = next(card for card in tableau if card >= 0)
    for cell in range(len(tableau)):
        if tableau[cell] < 0 and cell != action - PLACE:
            tableau[cell] = card


MISSING: dict[str, dict[str, Callable[[Any, int, int], None]]] = {
    "exodus": {"cannot-pay": gems, "no-free-berth": berths},
    "precognition": {"cannot-pay": healthy, "too-few-healthy": healthy},
    "pest": {
        "too-few": goods(HERBS, RESEARCH),
        "cannot-pay": goods(*range(FOOD + 4)),
        "cannot-pay-capital": goods(*range(FOOD + 4)),
        "cannot-collect": goods(FOOD),
        "no-points": points,
        "track-full": room_on_the_track,
    },
    "ai-100-human": {"cell-apart": neighbours},
    "nettles": {},
    "goofspiel": {},
}
"""How to come by what a reason says is missing."""

CONDITIONS = {"condition-not-met", "not-gained", "no-slot", "prison-empty", "no-crew-in-play"}
"""What no single gift brings about."""


@pytest.mark.parametrize(
    ("title", "seats", "options"),
    [
        ("exodus", 3, {}),
        ("precognition", 3, {}),
        ("precognition", 2, {"mode": "cooperative"}),
        ("pest", 3, {}),
        ("ai-100-human", 3, {}),
        ("nettles", 3, {}),
        ("goofspiel", 2, {}),
    ],
)
def test_whoever_gets_the_one_thing_that_is_missing_can_do_it(
    title: str, seats: int, options: dict[str, str]
) -> None:
    game: Any = tablee.make(title, seats=seats, **options)
    met = set()
    for deal in range(3):
        s: Any = game.deal(seed=b"nearly %d" % deal)
        rng = Random(deal)
        while not s.over():
            seat = rng.choice(s.acting())
            view = game.view(s, seat)
            for action, why in game.nearly(view.table, seat):
                met.add(why.name)
                if why.name in CONDITIONS:
                    continue
                richer = view.table.clone()
                MISSING[title][why.name](richer, seat, action)
                assert action in richer.options(seat), (why, game.space.text(action))
            s.apply(seat, rng.choice(s.options(seat)))
    assert bool(met) == bool(MISSING[title])
