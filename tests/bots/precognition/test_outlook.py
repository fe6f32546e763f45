"""The bot's outlook on the Maintenance phase comes true."""

from __future__ import annotations

import pytest

from tablee.bots.expert.precognition.outlook.journey import journey_of
from tablee.bots.expert.precognition.outlook.maintaining import maintain
from tests.bots.precognition.boats import imagined
from tests.games.precognition.positions import (
    SYMBOLS,
    act,
    asked,
    at_round,
    boat,
    next_tile,
    offered,
    others,
    zones,
)

PLAGUED = "s2-f2 s2-y2"
"""The first of them gives 4 food."""


@pytest.mark.parametrize(
    ("counts", "pair", "plague", "food"),
    [
        ("H=6 C=3 D=2 P=0 F=9 L=0", "s1-f1 s1-h1", 0, 2),
        ("H=6 C=3 D=5 P=2 F=2 L=0", "s1-f1 s1-h1", 0, 2),
        ("H=6 C=3 D=2 P=3 F=5 L=0", PLAGUED, 3, 4),
        ("H=6 C=3 D=2 P=1 F=5 L=2", PLAGUED, 3, 4),
        ("H=2 C=1 D=2 P=0 F=5 L=3", PLAGUED, 3, 4),
        ("H=9 C=0 D=2 P=1 F=2 L=11", PLAGUED, 3, 4),
    ],
)
@pytest.mark.parametrize("number", [8, 10])
def test_a_round_in_which_all_protectors_help_and_the_contaminated_go_first_ends_as_foretold(
    number: int, counts: str, pair: str, plague: int, food: int
) -> None:
    s = at_round(number, seats=3)
    boat(s, counts)
    zones(s, pair)
    if number == 10:
        next_tile(s, "river-3-batt")  # and there is none to take
    act(s, "activate kept")
    foretold = imagined(counts)
    foretold.food += food
    maintain(foretold, plague, journey_of(s.kit, number))
    others(s)
    while s.round == number and s.acting():
        act(s, "apply" if asked(s) == "face-river" else offered(s)[-1])
        others(s)
    found = {symbol: getattr(s.seats[0], name) for symbol, name in SYMBOLS.items()}
    assert found == {symbol: getattr(foretold, name) for symbol, name in SYMBOLS.items()}
