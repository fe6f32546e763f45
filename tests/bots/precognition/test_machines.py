"""What the bot thinks Machines are worth, and where it puts batteries."""

from __future__ import annotations

import pytest

from tablee.bots.expert.precognition.outlook.machines import (
    Plant,
    chance,
    engines,
    gained,
    given,
)
from tablee.games.precognition import kit as k
from tests.games.precognition.positions import at_round, boat, card, game, install


def plant(counts: str, number: int = 3) -> Plant:
    s = at_round(1)
    boat(s, counts)
    return Plant(s.kit, s.seats[0], number)


def names(found: Plant, places: list[int]) -> list[str]:
    return [game().kit.machines[found.machines[place]] for place in places]


def test_how_often_a_condition_is_met_is_counted_over_the_cards_of_a_season() -> None:
    kit = game().kit
    mixed = kit.condition[kit.machines.index("std-b-3")]
    assert chance(kit, mixed, kit.season_cards[0]) == 0  # there is no plague in season 1
    assert chance(kit, mixed, kit.season_cards[1]) == pytest.approx(4 * 4 / 28)


def test_every_machine_can_be_used_and_none_always() -> None:
    kit = game().kit
    for name, engine in zip(kit.machines, engines(kit), strict=True):
        assert engine.use > 0, name
        chances = [chance(kit, engine.terms, cards) for cards in kit.season_cards]
        assert 0 < max(chances) < 1, name


def test_a_machine_is_worth_less_the_fewer_rounds_are_left() -> None:
    for engine in engines(game().kit):
        assert engine.long_run == sorted(engine.long_run, reverse=True)
        assert engine.long_run[-1] == 0


def test_gained_ymunes_can_meet_what_asks_for_doctors() -> None:
    kit = game().kit
    doctor = kit.condition[kit.machines.index("dis-1")]
    assert not gained([0, 0, 9, 9, 0, 0], doctor)
    assert gained([0, 1, 0, 0, 0, 0], doctor)


def test_a_given_card_is_judged_beside_the_one_it_will_lie_with() -> None:
    s = at_round(1)
    kit = s.kit
    cheap = kit.condition[kit.machines.index("dec-2")]
    copy, dear, free = [card(s, name) for name in ("s1-f2", "s1-h3", "s1-y1")]
    assert (given(kit, cheap, copy, dear), given(kit, cheap, copy, free)) == (False, True)


def test_a_machine_that_is_begun_is_finished_first() -> None:
    found = plant("std-a-1=1")
    assert names(found, found.plan(0, 1)) == ["std-a-1"]


def test_batteries_that_finish_a_machine_are_worth_more_than_those_that_begin_one() -> None:
    found = plant("")
    assert names(found, found.plan(0, 1)) == ["std-b-2"]  # it has a single slot


def test_batteries_are_placed_in_ascending_order_and_never_where_there_is_no_slot() -> None:
    found = plant("std-a-1=2 std-a-2=1")
    for first in range(6):
        for count in range(12):
            places = found.plan(first, count)
            room = sum(found.slots[first:]) - sum(found.batteries[first:])
            assert places == sorted(places)
            assert len(places) == min(count, room)
            assert all(place >= first for place in places)
            for place in set(places):
                assert places.count(place) + found.batteries[place] <= found.slots[place]


def test_late_in_the_game_batteries_are_worth_little() -> None:
    assert plant("", 2).charge_with(3) > 4 * plant("", 11).charge_with(3)


def test_more_batteries_are_worth_more_and_fewer_less() -> None:
    found = plant("std-a-1=2 std-b-3=1")
    charges = [found.charge_with(count) for count in range(10)]
    assert charges == sorted(charges)
    assert charges[0] == found.charge() > found.charge_without(1) > found.charge_without(2)
    assert found.charge_without(3) == found.charge_without(9) == 0


def test_a_battery_is_missed_least_where_the_machine_does_not_run() -> None:
    found = plant("std-a-1=2 std-a-2=1")
    assert found.missed(1) < found.missed(0)


def test_conditions_on_gains_depend_on_what_is_gained() -> None:
    s = at_round(1)
    install(s, "gre pan")
    terms = [s.kit.condition[s.kit.machines.index(name)] for name in ("gre-1", "pan-1")]
    food = [0] * k.GAINS
    food[k.FOOD] = 3
    assert [gained(food, each) for each in terms] == [True, False]
