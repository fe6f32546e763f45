"""What the bot thinks a boat is worth: each rule of thumb by itself."""

from __future__ import annotations

import pytest

from tablee.bots.expert.precognition.outlook import worth
from tablee.bots.expert.precognition.outlook.journey import EATING, Journey, journey_of
from tablee.bots.expert.precognition.outlook.worth import Want
from tablee.games.precognition import kit as k
from tests.bots.precognition.boats import imagined
from tests.games.precognition.positions import game


def after(number: int) -> Journey:
    """What is to come after the round of this number."""
    return journey_of(game().kit, number)


def value(counts: str, number: int, danger: float = 0.0) -> float:
    return worth.worth(imagined(counts), after(number), danger)


def test_what_is_to_come_is_counted_from_the_rounds_and_islands_left() -> None:
    start, fed, middle, last = [after(number) for number in (0, 4, 6, 12)]
    assert (start.left, start.to_island, start.stops) == (12, 4, 2)
    assert (fed.left, fed.island, fed.season_end, fed.to_island, fed.stops) == (8, True, 0, 4, 1)
    assert (middle.island, middle.season_end, middle.to_island) == (False, 2, 2)
    assert (last.left, last.island, last.people, last.spread) == (0, True, 0, 0)


def test_only_those_who_can_be_fed_get_home() -> None:
    assert worth.lesser(10, 4, 0) == worth.lesser(4, 10, 0) == 4
    assert worth.lesser(5, 5, 4) == 4


def test_the_less_sure_an_outlook_is_the_less_a_surplus_counts_for_nothing() -> None:
    sure = worth.lesser(12, 10, 1) - worth.lesser(11, 10, 1)
    unsure = worth.lesser(12, 10, 50) - worth.lesser(11, 10, 50)
    assert 0 < sure < unsure < 1


def test_in_the_end_healthy_humans_count_and_contaminated_ones_break_ties() -> None:
    assert value("H=10 C=0", 12) < value("H=10 C=3", 12) < value("H=11 C=0", 12)
    assert value("H=10 D=5 P=5 F=9", 12) == value("H=10", 12)


def test_the_contaminated_count_as_far_as_there_are_doctors_to_heal_them() -> None:
    journey = after(10)
    assert journey.left == 2
    healed = worth.crew_home(imagined("H=5 C=4 D=2"), journey)
    assert healed == worth.crew_home(imagined("H=9"), journey)
    assert worth.crew_home(imagined("H=5 C=4 D=1"), journey) < healed - 1


def test_plague_that_protectors_aboard_can_fight_takes_nobody() -> None:
    assert worth.plague_toll(imagined("L=4 P=2"), 6) == 0
    assert worth.plague_toll(imagined("L=4 P=1"), 6) > worth.plague_toll(imagined("L=4 P=1"), 3) > 0


def test_food_is_worth_more_to_the_hungry() -> None:
    hungry = value("H=10 D=4 F=3", 10) - value("H=10 D=4 F=2", 10)
    fed = value("H=10 D=4 F=31", 10) - value("H=10 D=4 F=30", 10)
    assert hungry > 5 * fed > 0


def test_islands_on_the_way_take_their_share_of_the_food() -> None:
    crew = imagined("H=10 F=20")
    assert after(3).stops == 2
    eaten = [imagined("F=20"), crew]
    for number, stops in ((3, 2), (5, 1), (9, 0)):
        empty, full = [worth.meals_home(p, after(number)) for p in eaten]
        assert empty - full == pytest.approx(stops * 10 * EATING)


def test_hunger_at_the_next_island_is_foreseen() -> None:
    assert worth.starving(imagined("H=10 F=8"), after(7)) == 0
    assert worth.starving(imagined("H=10 F=0"), after(7)) > worth.starving(
        imagined("H=10 F=2"), after(7)
    )
    assert worth.starving(imagined("C=10 D=0 F=0"), after(7)) == 0


def test_each_further_doctor_is_worth_less_and_all_the_more_rounds_are_left() -> None:
    steps = [worth.doctors(n + 1, 5) - worth.doctors(n, 5) for n in range(10)]
    assert steps == sorted(steps, reverse=True)
    assert steps[-1] > 0
    assert worth.doctors(3, 8) == 2 * worth.doctors(3, 4)
    assert worth.doctors(40, 4) == worth.doctors(len(worth.DOCTOR) - 1, 4)


def test_protectors_are_wanted_as_far_as_there_is_plague_to_come() -> None:
    def step(count: int, danger: float) -> float:
        one, two = imagined(f"P={count}"), imagined(f"P={count + 1}")
        return worth.protectors(two, 4, danger) - worth.protectors(one, 4, danger)

    assert step(0, 6.0) > step(0, 2.0) > step(0, 0.0) == pytest.approx(worth.ESCORT)
    assert step(0, 6.0) > 2 * step(5, 6.0)


def test_protectors_that_the_plague_aboard_needs_are_not_counted_twice() -> None:
    busy = worth.protectors(imagined("P=2 L=3"), 4, 5.0)
    assert busy == worth.protectors(imagined("P=0"), 4, 5.0)


def test_some_healthy_humans_are_kept_ready_to_pay() -> None:
    assert worth.ready(0) == 0
    assert worth.ready(worth.PURSE) == worth.ready(worth.PURSE + 9) > worth.ready(1)


# --- objectives -------------------------------------------------------------------------------


def test_on_the_last_day_one_has_enough_or_not() -> None:
    assert [worth.likely(short, 0) for short in (-1, 0, 1)] == [1.0, 1.0, 0.0]


def test_earlier_more_is_likelier_to_be_enough() -> None:
    chances = [worth.likely(short, 2) for short in range(-4, 5)]
    assert chances == sorted(chances, reverse=True)
    assert 0 < chances[-1] < 0.1 < 0.9 < chances[0] < 1


def test_the_more_rounds_are_left_the_less_is_certain() -> None:
    assert worth.likely(3, 3) > worth.likely(3, 1)
    assert worth.likely(-3, 3) < worth.likely(-3, 1)


@pytest.mark.parametrize(
    ("resource", "counts", "batteries", "found"),
    [
        (k.HEALTHY, "H=5 C=3 D=2", 0, 5),
        (k.HUMAN, "H=5 C=3", 0, 8),
        (k.FOOD, "H=5 F=7", 0, 7),
        (k.BATTERY, "", 4, 4),
        (k.YMUNE, "D=2 P=3", 0, 5),
        (k.DOCTOR, "D=2 P=3", 0, 2),
        (k.PROTECTOR, "D=2 P=3", 0, 3),
    ],
)
def test_on_the_last_day_what_is_expected_is_what_is_there(
    resource: int, counts: str, batteries: int, found: int
) -> None:
    p = imagined(counts, batteries)
    assert worth.expected(p, resource, 0) == found
    if resource != k.FOOD:  # of which some is eaten on the way
        assert worth.expected(p, resource, 2) > found


def test_being_prepared_is_worth_what_hangs_on_it() -> None:
    both = [(k.YMUNE, 4), (k.BATTERY, 2)]
    wants = [Want(both, 10.0), Want([(k.YMUNE, 3)], 5.0)]
    assert worth.prepared(imagined("D=4", batteries=2), 0, wants) == 15
    assert worth.prepared(imagined("D=3 P=1", batteries=1), 0, wants) == 5
    assert worth.prepared(imagined("D=2", batteries=2), 0, wants) == 0
