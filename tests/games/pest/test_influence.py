"""The Influence track, and the Imperatives that bring Influence."""

from __future__ import annotations

from tablee.games.pest.imperatives import Meet
from tablee.games.pest.influence import Rise, standing
from tablee.games.pest.state import Table
from tests.games.pest.positions import (
    KIT,
    asked,
    decree,
    influence,
    offered,
    play,
    run,
    stocked,
    table,
)
from tests.rules import rule


def rise(s: Table, seat: int, points: int) -> None:
    run(s, Rise(seat, points))


@rule("PEST-340", "PEST-341")
def test_occupied_spaces_are_skipped_and_rewards_gained_on_the_way() -> None:
    s = table(3)
    influence(s, 4, 6, 7)
    rise(s, 0, 3)
    assert s.seats[0].influence == 9
    assert stocked(s, 0) == {"research": 1}
    s = table(3)
    rise(s, 0, 1)
    rise(s, 1, 1)
    assert [p.influence for p in s.seats] == [1, 2, 0]


@rule("PEST-341")
def test_every_player_gains_a_reward_when_the_marker_lands_passes_or_skips() -> None:
    s = table(3)
    for seat in range(3):
        influence(s, *[20 if other == seat else p.influence for other, p in enumerate(s.seats)])
        rise(s, seat, 3)
    assert [stocked(s, seat) for seat in range(3)] == [{"coin": 1}] * 3


@rule("PEST-341", "PEST-007", "PEST-128")
def test_a_crate_on_the_way_is_chosen_before_the_marker_goes_on() -> None:
    s = table(3)
    influence(s, 2)
    rise(s, 0, 5)
    assert asked(s, 0) == "take-resource"
    assert s.seats[0].influence == 3
    assert offered(s, 0) == ["take wood", "take stone", "take food", "take herbs"]
    play(s, 0, "take herbs")
    assert s.seats[0].influence == 7
    assert stocked(s, 0) == {"herbs": 1, "research": 1}


@rule("PEST-341")
def test_the_rewards_of_the_track() -> None:
    names = ("wood", "stone", "food", "herbs", "coin", "research", "any", "influence", "renown")
    found = {}
    for space, gain in enumerate(KIT.space_gain):
        if gain is not None:
            found[space] = {name: n for name, n in zip(names, gain, strict=True) if n}
    assert found == {
        3: {"any": 1},
        6: {"research": 1},
        10: {"coin": 1},
        12: {"renown": 1},
        13: {"any": 1},
        17: {"research": 1},
        19: {"renown": 1},
        21: {"coin": 1},
        25: {"any": 1},
        28: {"renown": 1},
        33: {"coin": 1},
        38: {"renown": 1},
        43: {"renown": 2},
        48: {"renown": 2},
    }


@rule("PEST-343")
def test_the_last_space_is_shared_and_the_first_there_counts_more() -> None:
    s = table(3)
    influence(s, 49, 47, 0)
    rise(s, 1, 9)
    assert s.seats[1].influence == 50
    assert s.seats[1].renown == 2
    rise(s, 0, 9)
    assert s.seats[0].influence == 50
    assert s.arrived == [1, 0]
    assert standing(s, 1) > standing(s, 0) > standing(s, 2)
    rise(s, 0, 1)
    assert s.arrived == [1, 0]


@rule("PEST-351", "PEST-352", "PEST-353", "PEST-354", "PEST-355")
def test_an_imperative_marker_rises_four_levels() -> None:
    s = table(5, year=5)
    influence(s, 22, 0)
    gained = []
    for _ in range(6):
        before = s.seats[0].influence
        run(s, Meet(0))
        while asked(s, 0):
            play(s, 0, "take wood")
        gained.append(s.seats[0].influence - before)
    assert gained == [1, 1, 2, 2, 0, 0]
    assert s.seats[0].imperatives == [0, 0, 4]
    run(s, Meet(1))
    assert s.seats[1].imperatives == [0, 0, 1]
    assert s.seats[0].renown == 1  # from space 28 alone
    run(s, Meet(2))
    assert s.seats[2].imperatives == [0, 0, 1]


@rule("PEST-350")
def test_only_the_decree_of_the_era_is_active() -> None:
    for year, era in ((1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)):
        s = table(5, year=year)
        decree(s, s.kit.decrees[era * 5])
        run(s, Meet(0))
        assert [bool(level) for level in s.seats[0].imperatives] == [n == era for n in range(3)]


@rule("PEST-391", "PEST-341")
def test_in_the_duel_blocked_spaces_are_skipped() -> None:
    s = table(2, "duel")
    influence(s, 3)
    rise(s, 0, 2)
    assert s.seats[0].influence == 6
    assert stocked(s, 0) == {"research": 1}
    blocked = [space for space in range(51) if s.kit.blocked >> space & 1]
    assert blocked == [5, 9, 14, 18, 22, 29]
    assert table(2).kit.blocked == 0


@rule("PEST-442", "PEST-451", "PEST-341")
def test_alone_a_skipped_marker_goes_to_the_neutral_space() -> None:
    s = table(1, "solo")
    assert [n for n in range(51) if s.marked_spaces >> n & 1] == [5, 9, 15, 22, 30, 40]
    influence(s, 4)
    rise(s, 0, 1)
    assert s.seats[0].influence == 6
    assert stocked(s, 0) == {"research": 1}
    assert s.neutral == 1
    assert not s.marked_spaces >> 5 & 1


@rule("PEST-441", "PEST-450")
def test_alone_a_reached_level_gives_its_marker_away() -> None:
    s = table(1, "solo")
    assert s.marked_levels == [0b00110, 0b01110, 0b11110]
    run(s, Meet(0))
    assert s.neutral == 1
    assert s.seats[0].influence == 1
    assert s.marked_levels == [0b00100, 0b01110, 0b11110]


@rule("PEST-344", "PEST-342")
def test_influence_is_only_gained() -> None:
    s = table(3)
    influence(s, 9, 4, 4)
    rise(s, 0, 0)
    assert s.seats[0].influence == 9
