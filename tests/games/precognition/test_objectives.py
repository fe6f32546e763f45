"""Co-operative play: objectives are revealed, mitigated and checked; all win or lose together."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.engine.events import SPECTATOR
from tablee.engine.game import OptionValue
from tablee.engine.problems import UNKNOWN
from tablee.games.precognition.kit import BATTERY
from tablee.games.precognition.state import LOST, PLAYING, WON, River
from tests.games.precognition.positions import (
    act,
    asked,
    at_round,
    boat,
    deal,
    expect,
    finish_round,
    game,
    happened,
    install,
    next_tile,
    offered,
    others,
    pile,
    power,
    refusal,
    reveal_for_free,
    told,
    zones,
)
from tests.rules import rule

NOTHING = "s1-f2 s1-y1"
"""Activating the first of them gives nothing at all."""


def together(number: int = 1, seats: int = 2, **options: OptionValue) -> River:
    return at_round(number, seats, mode="cooperative", **options)


def objectives(s: River, numbers: list[int]) -> list[str]:
    return [s.kit.objectives[number] for number in numbers]


def season_ends(number: int, shown: str, *counts: str, turned: str = "", hidden: str = "") -> River:
    """Round 4, 8 or 12 with these objectives open or `hidden` comes to its end.

    To these counts comes the food that the healthy humans eat before objectives are checked.
    """
    s = together(number, len(counts))
    reveal_for_free(s, *shown.split())
    pile(s, *hidden.split())
    s.mitigated = sum(1 << s.kit.objectives.index(name) for name in turned.split())
    zones(s, *[NOTHING] * len(counts))
    for seat, count in enumerate(counts):
        boat(s, f"H=0 C=0 D=0 P=0 F=0 L=0 {count}", seat)
        player = s.seats[seat]
        player.food += player.healthy + min(player.doctors, player.contaminated)
        act(s, "activate kept", seat=seat)
    while s.round == number and not s.over():
        act(s, "finish", seat=s.acting()[0])
    return s


# --- setting up -------------------------------------------------------------------------------


@rule("PRE-211", "PRE-213", "PRE-214")
@pytest.mark.parametrize(
    ("seats", "difficulty", "food", "count"),
    [
        (4, "apocalypse", 4, 5),
        (2, "normal", 8, 2),
        (3, "normal", 8, 3),
        (2, "apocalypse", 4, 3),
        (4, "normal", 8, 4),
    ],
)
def test_food_and_objectives_of_each_difficulty(
    seats: int, difficulty: str, food: int, count: int
) -> None:
    s = deal(seats, mode="cooperative", difficulty=difficulty)
    for seat in range(seats):
        expect(s, f"H=4 C=0 D=1 P=0 F={food} L=0", seat)
    assert [len(found) for found in s.piles] == [count] * 3


@rule("PRE-212")
@pytest.mark.parametrize("setup", ["standard", "advanced"])
def test_hard_games_start_with_less_food(setup: str) -> None:
    s = deal(3, mode="cooperative", difficulty="hard", setup=setup)
    for seat in range(3):
        expect(s, "F=4", seat)
    assert [len(found) for found in s.piles] == [3, 3, 3]


@rule("PRE-211", "PRE-215")
def test_objectives_are_drawn_at_random_from_their_season() -> None:
    tops: Counter[int] = Counter()
    for number in range(60):
        s = deal(2, b"%d" % number, mode="cooperative")
        for season, found in enumerate(s.piles, 1):
            assert {name[0] for name in objectives(s, found)} == {str(season)}
        everything = [objective for found in s.piles for objective in found]
        assert sorted(everything + s.unused_objectives) == list(range(24))
        tops[s.piles[1][-1]] += 1
    assert len(tops) == 8


@rule("PRE-211")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_nobody_has_seen_the_objectives(viewer: int) -> None:
    table = deal(2, mode="cooperative").seen_by(viewer).table
    assert table.piles == [[UNKNOWN] * 2] * 3
    assert table.unused_objectives == [UNKNOWN] * 18


@rule("PRE-211", "PRE-239")
def test_other_modes_have_no_objectives() -> None:
    s = at_round(1, 4, mode="team")
    assert s.piles == [[], [], []]
    zones(s)
    assert refusal(s, "reveal") == "only-cooperative"


# --- revealing --------------------------------------------------------------------------------


@rule("PRE-218", "PRE-219", "PRE-220")
def test_one_player_reveals_twice_and_another_pays_for_the_third() -> None:
    s = together(5, 3)
    pile(s, "2a", "2b", "2c")
    boat(s, "H=5 C=0")
    boat(s, "H=3 C=0", 1)
    zones(s, NOTHING, NOTHING, NOTHING)
    act(s, "reveal", "reveal")
    expect(s, "H=1 C=4")
    assert objectives(s, s.revealed) == ["2a", "2b"]
    assert refusal(s, "reveal") == "too-few-healthy"
    act(s, "reveal", seat=1)
    expect(s, "H=1 C=2", 1)
    assert objectives(s, s.revealed) == ["2a", "2b", "2c"]


@rule("PRE-218")
@pytest.mark.parametrize(("number", "price"), [(1, 1), (4, 1), (5, 2), (8, 2), (9, 3), (12, 3)])
def test_what_a_reveal_costs_in_each_season(number: int, price: int) -> None:
    s = together(number)
    boat(s, f"H={price} C=0")
    boat(s, f"H={price - 1} C=9", 1)
    zones(s, NOTHING, NOTHING)
    assert refusal(s, "reveal", seat=1) == "too-few-healthy"
    top = s.piles[s.season()][-1]
    act(s, "reveal")
    expect(s, f"H=0 C={price}")
    assert s.revealed == [top]


@rule("PRE-219")
def test_two_players_cannot_pay_for_a_reveal_together() -> None:
    s = together(9)
    boat(s, "H=2")
    boat(s, "H=2", 1)
    zones(s, NOTHING, NOTHING)
    assert "reveal" not in offered(s, 0) + offered(s, 1)


@rule("PRE-221")
def test_an_empty_pile_has_nothing_to_reveal() -> None:
    s = together(5)
    pile(s, "2a")
    boat(s, "H=9")
    zones(s, NOTHING, NOTHING)
    act(s, "reveal")
    assert refusal(s, "reveal") == "pile-empty"
    assert [len(found) for found in s.piles] == [0, 0, 2]


@rule("PRE-222")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_a_revealed_objective_lies_open_with_its_front_up(viewer: int) -> None:
    s = together(1)
    pile(s, "1c", "1a")
    zones(s, NOTHING, NOTHING)
    act(s, "reveal", seat=1)
    table = s.seen_by(viewer).table
    assert objectives(s, table.revealed) == ["1c"]
    assert table.mitigated == 0
    assert table.piles[0] == [UNKNOWN]
    assert told(s, viewer)[-1] == "reveal 1 1c 1"


@rule("PRE-215", "PRE-217", "PRE-222")
def test_a_revealed_objective_stays_on_the_table_for_its_season() -> None:
    s = together(2)
    pile(s, "1c", "1a")
    zones(s, NOTHING, NOTHING)
    act(s, "reveal")
    finish_round(s)
    assert s.round == 3
    assert objectives(s, s.revealed) == ["1c"]


@rule("PRE-230")
def test_one_may_reveal_before_and_after_activation_and_after_each_machine() -> None:
    s = together(1, 3, difficulty="apocalypse")
    power(s, "std-a-1 std-b-2")
    boat(s, "H=9")
    zones(s, "s1-f1 s1-h1", NOTHING, NOTHING)
    assert asked(s) == "activate"
    act(s, "reveal")
    assert asked(s) == "activate"
    act(s, "activate kept", "reveal", "use std-a-1", "reveal", "use std-b-2", "reveal")
    expect(s, "H=5")
    assert len(s.revealed) == 4


@rule("PRE-230")
def test_one_may_not_reveal_in_the_middle_of_a_step() -> None:
    s = together(1)
    boat(s, "H=9")
    zones(s, "s1-y1 s1-b1", NOTHING)
    act(s, "activate both")
    assert asked(s) == "station-ymunes"
    assert refusal(s, "reveal") == "only-acting"
    act(s, "doctors 1")
    assert asked(s) == "place-battery"
    assert refusal(s, "reveal") == "only-acting"


# --- mitigating -------------------------------------------------------------------------------


@rule("PRE-223", "PRE-225")
def test_only_what_was_gained_this_round_pays_for_a_mitigation() -> None:
    s = together(2)
    reveal_for_free(s, "1b")
    boat(s, "F=20")
    power(s, "std-b-2")
    zones(s, "s1-f1 s1-h1", "s1-h1 s1-f1")
    act(s, "activate kept")  # 2 food
    assert refusal(s, "mitigate 1b") == "not-gained"
    act(s, "use std-b-2")  # 1 food
    assert "mitigate 1b" in offered(s)
    act(s, "mitigate 1b")
    expect(s, "F=20")
    assert s.mitigated == 1 << s.kit.objectives.index("1b")
    assert told(s)[-2:] == ["mitigate 0 1b", "spend 0 food 3"]
    assert refusal(s, "mitigate 1b") == "mitigated-already"


@rule("PRE-225")
def test_two_players_cannot_pool_for_a_mitigation() -> None:
    s = together(2)
    reveal_for_free(s, "1b")
    power(s, "std-a-1 std-b-2")
    power(s, "std-a-1 std-b-2", 1)
    zones(s, "s1-f1 s1-h1", "s1-h1 s1-f1")
    act(s, "activate kept")  # 2 food
    act(s, "activate kept", "use std-b-2", seat=1)  # 1 food
    for seat in (0, 1):
        assert refusal(s, "mitigate 1b", seat) == "not-gained"


@rule("PRE-224")
def test_an_objective_of_an_earlier_round_can_be_mitigated() -> None:
    s = together(1)
    pile(s, "1e", "1a")
    zones(s, NOTHING, NOTHING)
    act(s, "reveal")
    finish_round(s)
    zones(s, "s1-f1 s1-h1", NOTHING)
    act(s, "activate kept")
    assert "mitigate 1e" in offered(s)


@rule("PRE-224")
def test_an_objective_of_this_round_can_be_mitigated() -> None:
    s = together(1)
    pile(s, "1e", "1a")
    boat(s, "H=4 F=8")
    zones(s, "s1-f1 s1-h1", NOTHING)
    act(s, "activate kept", "reveal", "mitigate 1e")
    expect(s, "H=3 C=1 F=8")


@rule("PRE-223")
def test_an_objective_that_is_still_hidden_cannot_be_mitigated() -> None:
    s = together(1)
    pile(s, "1e", "1a")
    zones(s, "s1-f1 s1-h1", NOTHING)
    act(s, "activate kept")
    assert refusal(s, "mitigate 1e") == "not-revealed"


@rule("PRE-226")
def test_a_unit_is_spent_once() -> None:
    s = together(6)
    reveal_for_free(s, "1e", "2f")  # they cost 2 and 3 food
    zones(s, "s2-f2 s1-h1", NOTHING)
    act(s, "activate kept")  # 4 food
    assert [text for text in offered(s) if text.startswith("mitigate")] == [
        "mitigate 1e",
        "mitigate 2f",
    ]
    act(s, "mitigate 1e")
    assert refusal(s, "mitigate 2f") == "not-gained"


@rule("PRE-225")
def test_gains_of_an_earlier_round_do_not_pay() -> None:
    s = together(2)
    pile(s, "1e", "1a")
    zones(s, "s1-f1 s1-h1", NOTHING)
    act(s, "activate kept", "reveal", "finish")
    others(s)
    assert s.round == 3
    zones(s, "s1-y1 s1-h1", NOTHING)
    act(s, "activate kept", "doctors 1")
    assert refusal(s, "mitigate 1e") == "not-gained"


@rule("PRE-169")
def test_gifts_of_the_river_do_not_pay() -> None:
    s = together(1)  # the tile brings 2 food
    pile(s, "1e", "1a")
    zones(s, NOTHING, NOTHING)
    act(s, "reveal", "activate kept")
    act(s, "finish")
    others(s)
    assert s.round == 2
    assert "gain 0 food 2 river" in told(s)
    zones(s, NOTHING, NOTHING)
    act(s, "activate kept")
    assert refusal(s, "mitigate 1e") == "not-gained"


@rule("PRE-164", "PRE-169")
def test_a_battery_of_the_river_cannot_be_set_aside() -> None:
    s = together(1)
    next_tile(s, "river-1-batt")
    pile(s)
    zones(s, NOTHING, NOTHING)
    act(s, "activate kept", seat=0)
    act(s, "activate kept", seat=1)
    assert asked(s) == "place-battery"
    assert refusal(s, "aside") == "not-offered"


@rule("PRE-227")
@pytest.mark.parametrize(("before", "after"), [("H=4 C=0", "H=4 C=0"), ("H=4 C=5", "H=4 C=5")])
def test_spent_humans_leave_the_contaminated_deck(before: str, after: str) -> None:
    s = together(2)
    reveal_for_free(s, "1d")  # costs 2 humans
    boat(s, before)
    zones(s, "s1-h2 s1-f1", NOTHING)
    act(s, "activate kept", "mitigate 1d")
    expect(s, after)


@rule("PRE-227")
def test_healed_humans_leave_the_cabins_when_the_deck_has_too_few() -> None:
    s = together(2)
    reveal_for_free(s, "1d")
    install(s, "dec std-a")
    power(s, "dec-1")
    boat(s, "H=4 C=1")
    zones(s, "s1-h2 s1-f1", NOTHING)
    act(s, "activate kept", "use dec-1")
    expect(s, "H=6 C=1")
    act(s, "mitigate 1d")
    expect(s, "H=5 C=0")


@rule("PRE-227")
@pytest.mark.parametrize("doctors", [0, 1, 2])
def test_spent_ymunes_leave_the_station_of_this_round(doctors: int) -> None:
    s = together(2)
    reveal_for_free(s, "1a")  # costs 2 ymunes
    boat(s, "D=5 P=5")
    zones(s, "s1-y3 s1-f1", NOTHING)
    act(s, "activate kept", f"doctors {doctors}", "mitigate 1a")
    expect(s, "D=5 P=5")


@rule("PRE-227")
@pytest.mark.parametrize(
    ("doctors", "options"),
    [
        (1, ["spend-doctors 0", "spend-doctors 1"]),
        (2, ["spend-doctors 1", "spend-doctors 2"]),
    ],
)
def test_with_ymunes_of_both_stations_one_chooses(doctors: int, options: list[str]) -> None:
    s = together(6)
    reveal_for_free(s, "1a")
    boat(s, "D=5 P=5")
    zones(s, "s2-y2 s1-f1", NOTHING)
    act(s, "activate kept", f"doctors {doctors}", "mitigate 1a")  # 3 ymunes, 2 are spent
    assert asked(s) == "spend-ymunes"
    assert offered(s) == options
    act(s, options[0])
    assert asked(s) == "use-machine"
    spent = int(options[0].split()[1])
    expect(s, f"D={5 + doctors - spent} P={5 + 3 - doctors - (2 - spent)}")


@rule("PRE-225", "PRE-227")
def test_ymunes_of_earlier_rounds_are_not_spent() -> None:
    s = together(6)
    reveal_for_free(s, "1a")
    boat(s, "D=5 P=5")
    zones(s, "s1-y1 s1-f1", NOTHING)
    act(s, "activate kept", "doctors 1")
    assert "mitigate 1a" not in offered(s)


@rule("PRE-227", "PRE-229")
def test_only_batteries_that_are_set_aside_can_be_spent() -> None:
    s = together(2)
    reveal_for_free(s, "1c")  # costs 2 batteries
    zones(s, "s1-b2 s1-y1", NOTHING)
    act(s, "activate kept", "battery std-a-1", "battery std-b-2")
    assert "mitigate 1c" not in offered(s)
    expect(s, "bat=2")

    s = together(2)
    reveal_for_free(s, "1c")
    zones(s, "s1-b2 s1-y1", NOTHING)
    act(s, "activate kept", "aside", "aside", "mitigate 1c", "finish")
    others(s)
    expect(s, "bat=0")
    assert s.round == 3

    s = together(2)
    reveal_for_free(s, "1c")
    boat(s, "std-a-1=1")
    zones(s, "s1-b2 s1-h1", NOTHING)
    act(s, "activate kept", "battery std-b-2", "aside")
    assert "mitigate 1c" not in offered(s)
    others(s)
    assert (asked(s), s.round) == ("place-battery", 2)
    act(s, "battery std-a-1")
    expect(s, "std-a-1=2 std-b-2=1")
    assert s.round == 3
    assert not any(line.startswith("use ") for line in told(s))
    zones(s, "s1-f1 s1-h1", NOTHING)
    act(s, "activate kept")
    assert "use std-a-1" in offered(s)


@rule("PRE-229")
def test_a_battery_that_is_set_aside_powers_nothing() -> None:
    s = together(2)
    boat(s, "std-a-1=1")
    pile(s)
    zones(s, "s1-b1 s1-h1", NOTHING)
    act(s, "activate kept", "aside")
    assert asked(s) == ""
    expect(s, "std-a-1=1 bat=1")


@rule("PRE-226", "PRE-229")
def test_a_battery_does_not_stay_aside_for_the_next_round() -> None:
    s = together(2)
    pile(s)
    zones(s, "s1-b1 s1-h1", NOTHING)
    act(s, "activate kept", "aside")
    others(s)
    assert refusal(s, "aside") == "not-offered"
    act(s, "battery std-a-1")
    assert "place-battery 0 std-a-1 aside" in told(s, 1)
    assert s.round == 3
    reveal_for_free(s, "1g")  # costs 1 battery
    zones(s, "s1-f1 s1-h1", NOTHING)
    act(s, "activate kept")
    assert "mitigate 1g" not in offered(s)


@rule("PRE-229")
def test_batteries_set_aside_without_a_slot_go_back() -> None:
    s = together(2)
    pile(s)
    power(s, "std-a-1 std-a-2 std-a-3 std-b-1 std-b-2")
    boat(s, "std-b-3=2")
    zones(s, "s1-b2 s1-b1", NOTHING)
    act(s, "activate kept", "aside", "aside")
    assert s.seats[0].aside == 2
    others(s)
    assert "return-batteries 0 1" in told(s)
    assert asked(s) == "place-battery"
    assert s.seats[0].aside == 1
    act(s, "battery std-b-3")
    assert s.seats[0].aside == 0
    expect(s, "bat=12")


FULL = "std-a-1 std-a-2 std-a-3 std-b-1 std-b-2 std-b-3"


@rule("PRE-097", "PRE-229")
def test_batteries_without_a_slot_are_set_aside_and_can_be_spent() -> None:
    """RUL-16"""
    s = together(2)
    reveal_for_free(s, "1c")  # costs 2 batteries
    power(s, FULL)
    zones(s, "s1-b2 s1-y1", NOTHING)
    act(s, "activate kept")
    assert "set-aside 0 2" in told(s)
    assert s.seats[0].gained[BATTERY] == 2
    act(s, "mitigate 1c")
    assert "spend 0 battery 2" in told(s)
    assert s.seats[0].aside == 0


@rule("PRE-097", "PRE-229")
def test_more_batteries_than_slots_can_all_be_taken_in_one_piece() -> None:
    """RUL-16: three from one card, for one slot."""
    s = together(10)
    pile(s)
    power(s, "std-a-1 std-a-2 std-a-3 std-b-1 std-b-3")
    zones(s, "s3-b1 s2-f1", NOTHING)  # X = 3
    act(s, "activate kept")
    assert offered(s) == ["battery std-b-2", "aside"]
    act(s, "battery std-b-2")
    assert offered(s) == ["aside"]
    act(s, "aside", "aside")
    expect(s, "bat=12")
    assert s.seats[0].aside == 2
    assert s.seats[0].gained[BATTERY] == 3


@rule("PRE-229")
def test_batteries_of_a_machine_without_a_slot_are_set_aside() -> None:
    s = together(2)
    reveal_for_free(s, "1g")  # costs 1 battery
    install(s, "gen std-a")
    power(s, "gen-1 gen-2 gen-3 std-a-1 std-a-2 std-a-3")
    zones(s, "s1-f1 s1-h1", "s1-h1 s1-b1")
    act(s, "activate kept")
    assert "mitigate 1g" not in offered(s)
    act(s, "use gen-2")  # gave a battery card
    assert "set-aside 0 1" in told(s)
    assert "mitigate 1g" in offered(s)


@rule("PRE-097", "PRE-229")
def test_a_battery_of_the_river_is_not_set_aside() -> None:
    s = together(2)
    next_tile(s, "river-1-batt")
    pile(s)
    power(s, FULL)
    zones(s, NOTHING, NOTHING)
    act(s, "activate kept", "finish")
    others(s)
    assert s.round == 3
    assert s.seats[0].aside == 0
    assert "set-aside" not in happened(s)


@rule("PRE-229", "PRE-225")
def test_a_battery_of_a_machine_can_be_set_aside_and_spent() -> None:
    s = together(2)
    reveal_for_free(s, "1g")  # costs 1 battery
    install(s, "gen std-a")
    power(s, "gen-1")
    zones(s, "s1-b1 s1-h1", NOTHING)
    act(s, "activate kept", "battery std-a-1")
    assert "mitigate 1g" not in offered(s)
    act(s, "use gen-1")
    assert offered(s)[-1] == "aside"
    act(s, "aside", "mitigate 1g")
    assert s.mitigated == 1 << s.kit.objectives.index("1g")
    expect(s, "gen-1=1 std-a-1=1 bat=2")


@rule("PRE-229")
def test_a_battery_of_the_river_comes_too_late_to_be_set_aside() -> None:
    s = together(2)
    pile(s)
    next_tile(s, "river-1-batt")
    zones(s, "s1-f1 s1-h1", "s1-f1 s1-h1")
    act(s, "activate kept")
    others(s)
    while asked(s) != "place-battery":
        act(s, offered(s)[0])
    assert "aside" not in offered(s)
    assert refusal(s, "aside") == "not-offered"


@rule("PRE-229")
def test_everybody_has_batteries_aside_of_their_own() -> None:
    s = together(2, 3)
    pile(s)
    zones(s, "s1-b2 s1-h1", "s1-b1 s1-h1", NOTHING)
    act(s, "activate kept", "aside", "aside")
    act(s, "activate kept", "aside", seat=1)
    assert [player.aside for player in s.seats] == [2, 1, 0]
    others(s, but=2)
    act(s, "activate kept", seat=2)
    assert [asked(s, seat) for seat in range(3)] == ["place-battery", "place-battery", ""]
    act(s, "battery std-a-1", "battery std-b-1")
    act(s, "battery std-a-1", seat=1)
    assert [player.aside for player in s.seats] == [0, 0, 0]
    expect(s, "std-a-1=1 std-b-1=1 bat=2", 0)
    expect(s, "std-a-1=1 bat=1", 1)
    expect(s, "bat=0", 2)


@rule("PRE-229")
def test_batteries_are_not_set_aside_in_other_modes() -> None:
    s = at_round(2)
    zones(s, "s1-b2 s1-y1")
    act(s, "activate kept")
    assert refusal(s, "aside") == "only-cooperative"


@rule("PRE-228", "PRE-230")
def test_spent_resources_still_count_as_gained() -> None:
    s = together(6)
    reveal_for_free(s, "1b")
    install(s, "gre std-a")
    power(s, "gre-1")
    boat(s, "F=8")
    zones(s, "s2-f1 s1-h1", NOTHING)
    act(s, "activate kept", "mitigate 1b")
    expect(s, "F=8")
    assert "use gre-1" in offered(s)
    act(s, "use gre-1")
    expect(s, "F=9")


# --- the Action phase closes ------------------------------------------------------------------


@rule("PRE-231")
@pytest.mark.parametrize("before", [[], ["activate kept"]])
def test_a_reveal_reopens_the_phase_for_those_who_had_finished(before: list[str]) -> None:
    s = together(6)
    pile(s, "1b", "2a")
    boat(s, "F=8")
    zones(s, "s2-f1 s1-h1", NOTHING)
    act(s, "activate kept", "finish")
    act(s, *before, seat=1)
    assert s.acting() == (1,)
    act(s, "reveal", seat=1)
    assert s.acting() == (0, 1)
    act(s, "mitigate 1b")
    expect(s, "F=8")
    act(s, "finish")
    assert s.acting() == (1,)


@rule("PRE-231")
def test_a_reveal_does_not_bother_those_who_can_do_nothing() -> None:
    s = together(6)
    pile(s, "2a", "2b")
    boat(s, "H=0")
    zones(s, NOTHING, NOTHING)
    act(s, "activate kept")
    assert s.acting() == (1,)
    act(s, "reveal", seat=1)
    assert s.acting() == (1,)


@rule("PRE-231")
def test_a_reveal_reopens_nothing_for_those_who_have_not_begun() -> None:
    s = together(1, 2, difficulty="apocalypse")
    finish_round(s)
    zones(s, "s1-f1 s1-h1", NOTHING)
    act(s, "reveal", seat=1)
    act(s, "activate kept", "finish")
    assert s.acting() == (1,)


@rule("PRE-231")
def test_the_phase_closes_when_all_have_finished() -> None:
    s = together(2)
    zones(s, NOTHING, NOTHING)
    act(s, "activate kept", "finish")
    act(s, "activate kept", seat=1)
    assert s.round == 2
    act(s, "finish", seat=1)
    assert s.round == 3


# --- the end of a season ----------------------------------------------------------------------


@rule("PRE-216", "PRE-233", "PRE-235")
def test_an_objective_for_each_must_be_met_by_everybody() -> None:
    s = season_ends(4, "1e", "H=0 D=5 F=3", "H=0 D=1 P=3 F=6", "H=0 P=4 F=2")
    assert s.over()
    assert (s.verdict, s.round) == (LOST, 4)
    assert "failed -1 1e" in told(s)
    s = season_ends(4, "1e", "H=0 D=5 F=3", "H=0 D=1 P=3 F=6", "H=0 P=4 F=2", turned="1e")
    assert not s.over()
    assert (s.verdict, s.round) == (PLAYING, 5)
    assert "met -1 1e" in told(s)


ALL_12 = "std-a-1=2 std-a-2=2 std-a-3=2 std-b-1=2 std-b-2=1 std-b-3=3"
SEVEN = "std-a-1=2 std-a-2=2 std-a-3=2 std-b-1=1"
FOUR = "std-a-1=2 std-a-2=2"


@rule("PRE-216")
def test_an_objective_for_one_must_be_met_by_one_player_alone() -> None:
    s = season_ends(8, "2a", f"D=9 {FOUR}", f"D=6 {SEVEN}")
    assert s.verdict == LOST
    s = season_ends(8, "2a", f"D=9 {SEVEN}", f"D=6 {FOUR}")
    assert s.verdict == PLAYING
    s = season_ends(8, "2a", f"D=9 {SEVEN}", f"D=9 {SEVEN}")
    assert s.verdict == PLAYING


@rule("PRE-234")
def test_one_resource_serves_several_objectives_and_is_not_spent() -> None:
    s = season_ends(8, "2a 2e", f"H=0 D=8 F=3 {FOUR}", f"H=0 D=5 F=3 {FOUR}", turned="2a")
    assert s.verdict == PLAYING
    assert [line for line in told(s) if line.startswith("met")] == ["met -1 2a", "met -1 2e"]
    expect(s, "D=8 P=0 F=3 bat=4")


@rule("PRE-232")
def test_hidden_objectives_are_revealed_on_their_front_at_the_end_of_the_season() -> None:
    s = season_ends(8, "", "D=7 F=9", "D=7 F=9", hidden="2a")  # enough for its back only
    assert "uncover -1 2a" in told(s)
    assert "failed -1 2a" in told(s)
    assert s.verdict == LOST
    s = season_ends(8, "", f"D=8 {SEVEN}", "D=0", hidden="2a")
    assert s.verdict == PLAYING


@rule("PRE-235")
def test_one_objective_that_is_not_met_loses_the_game_at_once() -> None:
    s = season_ends(4, "1e 1f", "H=4 D=4 F=3", "H=4 D=4 F=3")
    assert s.over()
    assert told(s)[-4:] == ["met -1 1e", "failed -1 1f", "lost -1 8 30", "end -1"]
    s = season_ends(4, "1f 1e", "H=4 D=4 F=3", "H=4 D=4 F=3")
    assert s.over()
    assert told(s)[-4:] == ["failed -1 1f", "met -1 1e", "lost -1 8 30", "end -1"]


@rule("PRE-232", "PRE-233")
def test_objectives_are_checked_after_feeding() -> None:
    s = together(4)
    reveal_for_free(s, "1f")  # each: 5 healthy, 2 batteries
    zones(s, NOTHING, NOTHING)
    for seat, food in enumerate((5, 4)):
        boat(s, f"H=5 C=0 D=0 F={food} std-a-1=2", seat)
        act(s, "activate kept", seat=seat)
    lines = [line.split()[0] for line in told(s)]
    assert lines.index("feed") < lines.index("failed")
    assert s.verdict == LOST


@rule("PRE-236")
def test_with_all_objectives_met_the_next_season_begins_with_its_own() -> None:
    s = season_ends(4, "1e", "H=4 D=4 F=3", "H=4 D=4 F=3")
    assert (s.round, s.season()) == (5, 1)
    assert objectives(s, s.finished) == ["1e"]
    assert (s.revealed, s.mitigated) == ([], 0)
    pile(s, "2a")
    boat(s, "D=0 H=4")
    zones(s, NOTHING, NOTHING)
    act(s, "reveal")
    assert objectives(s, s.revealed) == ["2a"]


@rule("PRE-236")
def test_objectives_of_a_finished_season_do_not_matter_any_more() -> None:
    s = season_ends(4, "1e", "H=4 D=4 F=3", "H=4 D=4 F=3")
    s.piles[1] = []
    for number in (5, 6, 7, 8):
        for seat in range(2):
            boat(s, "H=0 C=0 D=0 P=0 F=0", seat)
        assert s.round == number
        finish_round(s)
    assert (s.round, s.verdict) == (9, PLAYING)


@rule("PRE-187", "PRE-210", "PRE-237")
@pytest.mark.parametrize(
    ("counts", "verdict"), [(("H=20", "H=13", "H=12"), WON), (("H=20", "H=13", "H=11"), LOST)]
)
def test_the_total_decides_after_the_last_season(counts: tuple[str, ...], verdict: int) -> None:
    s = season_ends(12, "", *counts)
    assert s.over()
    assert s.verdict == verdict
    share = 1.0 if verdict == WON else 0.0
    assert game(3, mode="cooperative").returns(s) == [share] * 3
    total = sum(int(count[2:]) for count in counts)
    assert told(s)[-2:] == [f"{'won' if verdict == WON else 'lost'} -1 {total} 45", "end -1"]


@rule("PRE-237")
@pytest.mark.parametrize(("seats", "target"), [(2, 30), (3, 45), (4, 60)])
def test_the_target_depends_on_the_number_of_players(seats: int, target: int) -> None:
    counts = [f"H={target // seats}"] * seats
    assert season_ends(12, "", *counts).verdict == WON
    counts[0] = f"H={target // seats - 1}"
    assert season_ends(12, "", *counts).verdict == LOST


@rule("PRE-187", "PRE-237")
def test_the_last_objectives_must_be_met_too() -> None:
    s = season_ends(12, "3g", "H=40 D=9", "H=40 D=9")
    assert (s.over(), s.verdict) == (True, LOST)
    s = season_ends(12, "3g", f"H=40 D=9 {FOUR}", f"H=40 D=9 {FOUR}")
    assert (s.over(), s.verdict) == (True, WON)


@rule("PRE-210", "PRE-239")
def test_nobody_is_better_than_the_others() -> None:
    s = season_ends(12, "", "H=29 C=0", "H=1 C=5")
    made = game(2, mode="cooperative")
    assert made.returns(s) == [1.0, 1.0]
    assert [score.key() for score in made.scores(s)] == [(30,), (30,)]


@rule("PRE-210")
def test_nobody_wins_a_game_that_was_lost_early() -> None:
    s = season_ends(4, "1f", "H=99", "H=99")
    assert game(2, mode="cooperative").returns(s) == [0.0, 0.0]


# --- what objectives ask for ------------------------------------------------------------------

NEEDS = [
    ("1a", "one", "D=2 P=4 std-a-1=2 std-a-2=1", "D=2 P=3 std-a-1=2 std-a-2=1"),
    ("1b", "one", "H=7 F=6", "H=6 C=5 F=6"),
    ("1c", "one", f"F=8 {FOUR}", f"F=7 {FOUR}"),
    ("1d", "one", "H=3 C=7 D=5", "H=3 C=6 D=5"),
    ("1e", "each", "D=4 F=3", "D=4 F=2"),
    ("1f", "each", "H=5 std-a-1=2", "H=5 std-a-1=1"),
    ("1g", "each", "D=4 std-b-3=2", "D=4 std-b-3=1"),
    ("1h", "each", "H=1 C=6 F=3", "H=1 C=6 F=2"),
    ("2a", "one", f"D=1 P=7 {SEVEN}", f"D=1 P=7 {FOUR}"),
    ("2b", "one", "H=9 F=8", "H=9 F=7"),
    ("2c", "one", f"F=7 {SEVEN}", f"F=6 {SEVEN}"),
    ("2d", "one", "H=7 C=7 P=2", "H=7 C=7 D=9 P=1"),
    ("2e", "each", f"D=5 {FOUR}", f"D=4 {FOUR}"),
    ("2f", "each", "H=6 F=2", "H=6 F=1"),
    ("2g", "each", "C=9 P=1", "C=8 P=1"),
    ("2h", "each", "F=2 std-b-3=3", "F=2 std-b-3=2"),
    ("3a", "one", "H=19 F=2", "H=18 C=9 F=2"),
    ("3b", "one", f"P=7 {SEVEN}", f"P=6 {SEVEN}"),
    ("3c", "one", f"H=15 {ALL_12}", f"H=14 {ALL_12}"),
    ("3d", "one", "D=6 P=1", "D=5 P=9"),
    ("3e", "each", "H=11 D=4", "H=11 D=3"),
    ("3f", "each", "H=10 F=1", "H=10 F=0"),
    ("3g", "each", f"P=4 {FOUR}", f"P=3 {FOUR}"),
    ("3h", "each", "D=4 std-b-3=3", "D=3 P=9 std-b-3=3"),
]

BACKS = [
    ("1a", "P=5", "P=4"),
    ("1b", "H=6", "H=5 C=9"),
    ("1c", "F=7", "F=6"),
    ("1d", "C=9", "C=8"),
    ("1e", "D=3", "D=2"),
    ("1f", "H=4", "H=3"),
    ("1g", "std-b-3=1", "F=9"),
    ("1h", "F=2", "F=1"),
    ("2a", "D=7", "D=6"),
    ("2b", "H=8", "H=7"),
    ("2c", "std-a-1=2 std-a-2=2 std-a-3=2", "std-a-1=2 std-a-2=2 std-a-3=1"),
    ("2d", "P=1", "D=9"),
    ("2e", "D=4", "D=3"),
    ("2f", "H=5", "H=4"),
    ("2g", "C=8", "C=7"),
    ("2h", "std-b-3=2", "std-b-3=1"),
    ("3a", "H=17", "H=16"),
    ("3b", "D=6", "D=5"),
    ("3c", f"{SEVEN} std-b-1=2", SEVEN),
    ("3d", "D=5", "D=4 P=9"),
    ("3e", "H=10", "H=9"),
    ("3f", "H=9", "H=8"),
    ("3g", "P=3", "P=2"),
    ("3h", "D=3", "D=2"),
]


def checked(name: str, *counts: str, turned: str = "") -> bool:
    """Whether the objective is met at the end of its season."""
    s = season_ends(4 * int(name[0]), name, *counts, turned=turned)
    (line,) = [
        line for line in told(s) if line.endswith(name) and line.split()[0] in ("met", "failed")
    ]
    return line.startswith("met")


@rule("PRE-216", "PRE-217", "PRE-238")
@pytest.mark.parametrize(("name", "scope", "enough", "too_little"), NEEDS)
def test_what_the_front_of_an_objective_asks_for(
    name: str, scope: str, enough: str, too_little: str
) -> None:
    assert checked(name, enough, enough)
    assert not checked(name, too_little, too_little)
    assert checked(name, enough, too_little) == (scope == "one")
    assert checked(name, too_little, enough) == (scope == "one")


@rule("PRE-217", "PRE-238")
@pytest.mark.parametrize(("name", "enough", "too_little"), BACKS)
def test_what_the_back_of_an_objective_asks_for(name: str, enough: str, too_little: str) -> None:
    assert checked(name, enough, enough, turned=name)
    assert not checked(name, too_little, too_little, turned=name)


PRICES = {
    "1a": "2 ymune",
    "1b": "3 food",
    "1c": "2 battery",
    "1d": "2 human",
    "1e": "2 food",
    "1f": "1 human",
    "1g": "1 battery",
    "1h": "1 ymune",
    "2a": "2 ymune",
    "2b": "3 human",
    "2c": "4 food",
    "2d": "2 battery",
    "2e": "2 battery",
    "2f": "3 food",
    "2g": "2 ymune",
    "2h": "2 human",
    "3a": "5 food",
    "3b": "2 battery",
    "3c": "3 human",
    "3d": "2 ymune",
    "3e": "2 human",
    "3f": "3 food",
    "3g": "2 battery",
    "3h": "2 ymune",
}


@rule("PRE-217", "PRE-223")
@pytest.mark.parametrize("name", PRICES)
def test_what_a_mitigation_costs(name: str) -> None:
    """With exactly so much gained it is offered, with one less it is not."""
    count, resource = PRICES[name].split()
    for gained, possible in ((int(count), True), (int(count) - 1, False)):
        s = together(6)
        pile(s, "2a", "2b")  # so that there is something to decide
        s.revealed = [s.kit.objectives.index(name)]
        boat(s, "H=9")
        zones(s, NOTHING, NOTHING)
        act(s, "activate kept")
        player = s.seats[0]
        if resource == "battery":
            player.aside = gained
        else:
            player.fresh[{"human": 0, "food": 3, "ymune": 4}[resource]] = gained
        assert (f"mitigate {name}" in offered(s)) == possible
