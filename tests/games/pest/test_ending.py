"""The end of an Era: Agenda, Capital, Negative Renown, a new Assistant."""

from __future__ import annotations

import pytest

from tablee.games.pest.ending import (
    BURY_RENOWN,
    END_ERA,
    NEW_ASSISTANT,
    RANK_CAPITAL,
    RESET_CAPITAL,
    capital_reward,
)
from tablee.games.pest.rounds import END_GAME, END_YEAR
from tablee.games.pest.state import Table
from tests.games.pest.positions import (
    KIT,
    asked,
    decree,
    doctor,
    influence,
    offered,
    play,
    run,
    stock,
    stocked,
    table,
    told,
    turn,
)
from tests.rules import rule


def capital(*counts: int, mode: str = "standard", neutral: int = 0) -> Table:
    s = table(len(counts), mode)
    for p, count in zip(s.seats, counts, strict=True):
        p.capital = count
    s.neutral = neutral
    return s


@rule("PEST-272", "PEST-273", "PEST-274", "PEST-275", "PEST-276")
@pytest.mark.parametrize(
    ("counts", "rewards"),
    [
        ((4, 3, 2, 1), (1, 2, 3, 0)),
        ((3, 3, 2, 0), (2, 2, 3, 0)),
        ((4, 2, 2, 1), (1, 3, 3, 0)),
        ((3, 2, 1, 1), (1, 2, 0, 0)),
        ((2, 2, 2, 1), (2, 2, 2, 0)),
        ((1, 0, 0, 0), (1, 0, 0, 0)),
        ((0, 0, 0, 0), (0, 0, 0, 0)),
        ((3, 3, 1, 1, 1), (2, 2, 0, 0, 0)),
        ((0, 2, 5), (0, 2, 1)),
    ],
)
def test_the_capital_card_ranks_players(counts: tuple[int, ...], rewards: tuple[int, ...]) -> None:
    s = capital(*counts)
    assert tuple(capital_reward(s, seat) for seat in range(len(counts))) == rewards


@rule("PEST-386", "PEST-385")
@pytest.mark.parametrize(
    ("counts", "rewards"),
    [((2, 0), (1, 0)), ((1, 1), (2, 2)), ((3, 1), (1, 3)), ((0, 0), (0, 0)), ((1, 4), (3, 1))],
)
def test_two_players_are_ranked_their_own_way(
    counts: tuple[int, ...], rewards: tuple[int, ...]
) -> None:
    s = capital(*counts)
    assert tuple(capital_reward(s, seat) for seat in range(2)) == rewards


@rule("PEST-395")
@pytest.mark.parametrize(
    ("counts", "neutral", "rewards"),
    [
        ((3, 1), 2, (1, 0)),
        ((3, 3), 3, (2, 2)),
        ((1, 1), 2, (0, 0)),
        ((4, 3), 3, (1, 3)),
        ((0, 1), 1, (0, 1)),
    ],
)
def test_in_the_duel_the_neutral_space_competes(
    counts: tuple[int, ...], neutral: int, rewards: tuple[int, ...]
) -> None:
    s = capital(*counts, mode="duel", neutral=neutral)
    assert tuple(capital_reward(s, seat) for seat in range(2)) == rewards


@rule("PEST-273", "PEST-277", "PEST-279")
def test_the_first_reward_includes_a_choice() -> None:
    s = capital(3, 0, 0)
    s.seats[0].healed = 2
    run(s, RANK_CAPITAL, RESET_CAPITAL)
    assert s.seats[0].renown == 2
    assert offered(s, 0) == ["gain", "retrieve"]
    play(s, 0, "retrieve")
    assert s.seats[0].healed == 3
    assert s.seats[0].capital == 0
    assert s.seats[0].renown == 2
    s = capital(3, 0, 0)
    s.seats[0].healed = 2
    run(s, RANK_CAPITAL, RESET_CAPITAL)
    play(s, 0, "gain")
    assert s.seats[0].renown == 3
    assert s.seats[0].healed == 2


@rule("PEST-277")
def test_nobody_is_retrieved_to_a_full_track() -> None:
    s = capital(3, 0, 0)
    s.seats[0].healed = 12
    run(s, RANK_CAPITAL)
    assert s.over()
    assert s.seats[0].renown == 3


@rule("PEST-273", "PEST-278")
def test_rewards_are_taken_in_the_new_turn_order() -> None:
    s = capital(3, 2, 1)
    s.capital_card = 1
    s.order = [2, 1, 0]
    influence(s, 12, 11, 10)
    run(s, RANK_CAPITAL)
    assert s.seats[2].influence == 13
    play(s, 2, "take wood")
    play(s, 1, "take wood")
    assert s.seats[1].influence == 14
    play(s, 0, "take wood")
    assert s.seats[0].influence == 16
    assert asked(s, 0) == "choose-capital"
    play(s, 0, "gain")
    assert [p.renown for p in s.seats] == [2, 1 + 1, 0 + 1]  # two of them pass space 12


@rule("PEST-279")
def test_the_capital_is_emptied_and_its_tokens_turn_up() -> None:
    s = capital(3, 2, 1)
    s.rewards, s.rewards_used = [1], [0, 2]
    run(s, RESET_CAPITAL)
    assert [p.capital for p in s.seats] == [0, 0, 0]
    assert s.rewards == [0, 1, 2]
    assert s.rewards_used == []


@rule("PEST-453")
def test_alone_used_tokens_stay_face_down() -> None:
    s = table(1, "solo")
    s.rewards, s.rewards_used = [1], [0, 2]
    run(s, RESET_CAPITAL)
    assert (s.rewards, s.rewards_used) == ([1], [0, 2])


@rule("PEST-280", "PEST-167")
def test_the_dead_cost_renown_at_the_end_of_each_era() -> None:
    s = table(5)
    for seat, p in enumerate(s.seats):
        p.dead = seat + 1
    run(s, BURY_RENOWN)
    assert [p.negative for p in s.seats] == [1, 2, 3, 5, 8]
    run(s, BURY_RENOWN)
    assert [p.negative for p in s.seats] == [2, 4, 6, 10, 16]
    assert [p.dead for p in s.seats] == [1, 2, 3, 4, 5]


@rule("PEST-281", "PEST-002")
def test_a_new_assistant_after_the_first_two_eras() -> None:
    for year, ready in ((2, 3), (4, 3), (6, 2)):
        s = table(3, year=year)
        run(s, NEW_ASSISTANT)
        assert [p.ready for p in s.seats] == [ready] * 3


@rule("PEST-270", "PEST-271")
def test_the_steps_come_in_their_order() -> None:
    """The Agenda sees Subjects in the Capital; they are gone afterwards."""
    s = capital(2, 0, 0)
    s.year = 1
    decree(s, "call-to-the-capital")
    s.seats[0].dead = 1
    run(s, END_ERA)
    assert s.seats[0].renown == 4 + 2
    assert s.seats[0].negative == 0
    play(s, 0, "gain")
    assert (s.seats[0].renown, s.seats[0].negative, s.seats[0].capital) == (7, 1, 0)
    assert s.seats[0].ready == 3


@rule("PEST-271")
def test_agendas_of_other_eras_give_nothing() -> None:
    s = table(3, year=4)
    s.decrees[0] = KIT.decrees.index("full-granaries")
    stock(s, 0, food=5)
    decree(s, "healthy-empire")
    run(s, END_ERA)
    assert s.seats[0].renown == 0


@rule("PEST-001", "PEST-061", "PEST-062", "PEST-360")
def test_eras_end_after_two_years_and_the_game_after_three_eras() -> None:
    for year in range(1, 7):
        s = table(3, year=year)
        s.plague, s.favour = [0], [8]
        for p in s.seats:
            p.doctor = 0
        run(s, END_YEAR)
        assert bool(told(s, "era-ends")) == (year % 2 == 0)
        assert bool(told(s, "end")) == (year == 6)
        assert s.over() == (year == 6)


@rule("PEST-394", "PEST-455")
@pytest.mark.parametrize(("seats", "mode"), [(2, "duel"), (1, "solo")])
def test_two_variants_renew_the_market(seats: int, mode: str) -> None:
    s = table(seats, mode, year=2)
    old = s.market
    run(s, END_ERA)
    assert not set(old) & set(s.market)
    assert set(old) <= set(s.deck)
    assert len(s.market) == 5
    s = table(2, year=2)
    old = s.market
    run(s, END_ERA)
    assert s.market == old


@rule("PEST-392", "PEST-396")
def test_neutral_subjects_stay_and_grow_in_the_duel() -> None:
    s = table(2, "duel", year=2)
    assert s.neutral == 1
    run(s, END_ERA)
    assert s.neutral == 2
    s.year = 3
    run(s, END_ERA)
    assert s.neutral == 3


@rule("PEST-454", "PEST-448", "PEST-446")
def test_alone_the_neutral_space_costs_what_it_has_more() -> None:
    s = table(1, "solo", year=2)
    assert s.neutral == 0
    s.neutral, s.seats[0].capital = 3, 1
    run(s, END_ERA)
    assert s.seats[0].negative == 2
    assert (s.neutral, s.seats[0].capital) == (0, 0)
    s = table(1, "solo", year=2)
    s.neutral, s.seats[0].capital = 1, 3
    run(s, END_ERA)
    assert s.seats[0].negative == 0
    assert stocked(s, 0) == {}


@rule("PEST-443", "PEST-449", "PEST-196")
def test_alone_a_capital_building_gives_its_marker_away() -> None:
    s = table(1, "solo")
    doctor(s, 0, "corva")
    stock(s, 0, wood=4, stone=3, food=2)
    assert s.marked_buildings == 0b11111
    turn(s, 0, "build-assign")
    play(s, 0, "act build", "build-capital university", "take wood")
    assert s.neutral == 1
    assert s.marked_buildings == 0b11011
    assert (s.seats[0].renown, s.seats[0].influence) == (3, 3)


@rule("PEST-458", "PEST-360")
def test_alone_the_rank_is_told_at_the_end() -> None:
    for renown, name in ((0, "squire"), (36, "archduke"), (99, "emperor")):
        s = table(1, "solo", year=6)
        s.marked_spaces = s.marked_buildings = 0
        s.marked_levels = [0, 0, 0]
        s.seats[0].renown = renown + 6
        run(s, END_GAME)
        assert [s.kit.ranks[number] for (number,) in told(s, "rank")] == [name]
    s = table(2, year=6)
    run(s, END_GAME)
    assert told(s, "end") == [[]]
    assert told(s, "rank") == []
