"""How the bot works for common objectives."""

from __future__ import annotations

import pytest

from tablee.bots.expert.precognition.objectives import fleet_after_round, reveal_gain
from tablee.bots.expert.precognition.outlook.fleet import STAKE, Fleet, face, fleet_of
from tablee.games.precognition import kit as k
from tablee.games.precognition.state import FINISHED, River
from tests.bots.precognition.boats import imagined, outlook, told
from tests.games.precognition.positions import (
    act,
    asked,
    at_round,
    boat,
    others,
    pile,
    reveal_for_free,
    zones,
)


def together(number: int, *boats: str, objectives: str = "") -> River:
    """A round with these boats and objectives that lie open."""
    s = at_round(number, max(2, len(boats)), mode="cooperative")
    for seat, counts in enumerate(boats):
        boat(s, counts, seat)
    reveal_for_free(s, *objectives.split())
    return s


def fleet(s: River, *boats: str, rounds: int = 0) -> Fleet:
    return Fleet(s, [imagined(counts) for counts in boats], rounds)


def index(s: River, name: str) -> int:
    return s.kit.objectives.index(name)


def test_who_has_not_acted_yet_has_one_round_more() -> None:
    s = together(3, "", "")
    assert fleet_of(s).rounds == 2
    for player in s.seats:
        player.stage = FINISHED
    assert fleet_of(s).rounds == 1


def test_everybody_or_at_least_one_must_have_it() -> None:
    s = together(4, "", "", objectives="1e 1a")
    each, one = [index(s, name) for name in ("1e", "1a")]
    found = fleet(s)
    assert found.together(each, [0.5, 0.5]) == 0.25
    assert found.together(one, [0.5, 0.5]) == 0.75


def test_a_boat_is_wanted_most_where_all_depends_on_it() -> None:
    s = together(4, "", "", objectives="1f")  # everybody: healthy 5, battery 2
    full, poor = "H=6", "H=1"
    battered = Fleet(s, [imagined(full, 2), imagined(poor, 0)], 0)
    assert battered.part(1, index(s, "1f")) == 1
    assert battered.part(0, index(s, "1f")) == 0  # the other fails anyway
    s = together(4, "", "", objectives="1b")  # one boat: healthy 7, food 6
    able, unable = "H=7 F=6", "H=1"
    assert fleet(s, able, unable).part(1, index(s, "1b")) == 0  # it is done
    assert fleet(s, able, unable).part(0, index(s, "1b")) == 1


def test_what_is_wanted_is_what_the_open_side_says() -> None:
    s = together(4, "", "", objectives="1a")
    objective = index(s, "1a")
    assert face(s, objective) == s.kit.front[objective]
    s.mitigated = 1 << objective
    assert face(s, objective) == s.kit.back[objective]
    assert [want.needs for want in fleet_of(s).wants(0)] == [s.kit.back[objective]]


def test_mitigating_gains_what_it_saves() -> None:
    s = together(4, "", "", objectives="1b")
    (turn,) = fleet(s, "H=6 F=2", "H=2 F=2").turns()
    assert (turn.objective, turn.gain) == (index(s, "1b"), STAKE)
    (turn,) = fleet(s, "H=7 F=6", "H=2 F=2").turns()
    assert turn.gain == 0
    s.mitigated = 1 << turn.objective
    assert fleet(s, "H=6 F=2", "H=2 F=2").turns() == []


def test_objectives_are_revealed_early_in_a_season_and_not_in_its_last_round() -> None:
    gains = []
    for number in (5, 6, 7, 8):
        s = at_round(number, 2, mode="cooperative")
        boat(s, "H=8 D=5 F=20")
        zones(s)
        act(s, "activate kept")
        gains.append(reveal_gain(outlook(s)))
        assert told(s) == ("reveal" if gains[-1] > 0 else "finish")
    assert gains == sorted(gains, reverse=True)
    assert gains[0] > 0 >= gains[-1]


def test_cards_are_activated_before_anything_is_revealed() -> None:
    s = at_round(5, 2, mode="cooperative")
    boat(s, "H=8 D=5 F=20")
    zones(s)
    assert told(s).startswith("activate")


def turned(s: River) -> list[str]:
    """What the bot at seat 0 does about objectives after it has activated its kept card."""
    act(s, "activate kept")
    found = []
    while asked(s):
        found.append(told(s))
        act(s, found[-1])
    return [text for text in found if not text.startswith(("use", "finish"))]


def test_an_objective_that_would_fail_is_mitigated() -> None:
    s = together(4, "H=6 D=2 F=10", "H=4 D=2 F=10", objectives="1b")
    zones(s, "s2-f1 s1-h1")
    assert turned(s) == ["mitigate 1b"]


def test_an_objective_that_is_met_is_left_alone() -> None:
    s = together(4, "H=7 D=2 F=20", "H=4 D=2 F=10", objectives="1b")
    zones(s, "s2-f1 s1-h1")
    assert turned(s) == []


def test_batteries_are_set_aside_for_an_objective_that_would_fail() -> None:
    s = together(4, "H=3 D=2 F=11", "H=4 D=2 F=9", objectives="1c")  # food 8, battery 4
    zones(s, "s1-b2 s1-h1")
    assert turned(s) == ["aside", "aside", "mitigate 1c"]


def test_batteries_are_placed_where_no_objective_asks_for_them() -> None:
    s = together(4, "H=3 D=2 F=11", "H=4 D=2 F=9")
    zones(s, "s1-b2 s1-h1")
    assert [text.split()[0] for text in turned(s)] == ["battery", "battery"]


@pytest.mark.parametrize(
    ("number", "objective", "pair", "spent"),
    [
        (4, "1a", "s1-y3 s1-b1", "spend-doctors 0"),
        (12, "3d", "s2-y2 s1-b1", "spend-doctors 2"),
    ],
)
def test_a_price_in_ymunes_is_paid_by_those_who_are_needed_less(
    number: int, objective: str, pair: str, spent: str
) -> None:
    s = together(number, "H=9 C=0 D=9 F=40 L=4", "H=9 F=40", objectives=objective)
    if number == 4:
        boat(s, "C=12 D=1 P=3 L=0")
    zones(s, pair)
    act(s, "activate both", "doctors 2")
    s.seats[0].fresh[k.PROTECTOR] = s.seats[0].fresh[k.DOCTOR]
    s.seats[0].protectors += 2
    act(s, *["aside"] * (asked(s) == "place-battery"))
    act(s, f"mitigate {objective}")
    assert (asked(s), told(s)) == ("spend-ymunes", spent)


def test_the_fleet_after_the_round_knows_what_everybody_can_still_do() -> None:
    s = together(4, "H=6 D=2 F=10", "H=6 D=2 F=10", objectives="1b")
    zones(s, "s2-f1 s1-h1", "s1-y1 s1-b1")
    act(s, "activate kept")
    found = fleet_after_round(s.seen_by(0).table)
    assert found.rounds == 0
    assert [p.food for p in found.boats] == [13 - 6, 10 - 6]
    others(s)


def test_a_pile_that_is_empty_reveals_nothing() -> None:
    s = at_round(5, 2, mode="cooperative")
    boat(s, "H=8 D=5 F=20")
    pile(s)
    zones(s)
    act(s, "activate kept")
    assert asked(s) == ""
