"""Whole games: four rounds of five phases, their variants, and who wins in the end."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tablee.engine.events import SPECTATOR
from tablee.engine.fields import frame_name
from tablee.engine.problems import Problem
from tablee.games.exodus import EXODUS
from tablee.games.exodus.rounds import END_ROUND, PRESTIGE
from tablee.games.exodus.state import Table
from tablee.games.exodus.turns import STAGES, TakeTurn
from tests.games.exodus.positions import (
    build,
    hold,
    offered,
    play,
    reserve,
    run,
    table,
    told,
)
from tests.rules import rule

A, B = range(2)

PHASES = {
    "take-position": 1,
    "discard-card": 2,
    "pick-card": 2,
    "take-turn placing": 3,
    "recall-negotiator": 3,
    "take-turn integrating": 4,
    "keep-card": 4,
    "reorganise-ark": 5,
    "keep-one-card": 5,
}
"""The phase to which a question belongs, for those that belong to one alone."""

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"draft": False}),
    (3, {}),
    (3, {"airlocks": "b", "wing_first": True}),
    (4, {}),
    (4, {"wing_first": True, "experienced": True, "draft": False, "first": "4"}),
]


class Diary:
    """What is asked in a random game, in which round and of whom, and the turn order then."""

    def __init__(self, seats: int, options: dict[str, Any], seed: int) -> None:
        dice = Random(seed)
        self.s: Table = EXODUS.make(seats, "base", options).deal(b"%d" % seed)
        self.asked: list[tuple[int, str, int]] = []
        self.orders: list[tuple[int, list[int]]] = []
        while not self.s.over():
            seat = dice.choice(self.s.acting())
            name = asked(self.s, seat)
            self.asked.append((self.s.round, name, seat))
            if name != "take-position":
                self.orders.append((self.s.round, self.s.order[:]))
            self.s.apply(seat, dice.choice(list(self.s.options(seat))))

    def of(self, name: str, number: int) -> list[int]:
        """The seats that are asked this in a round, one after another, each once in a row."""
        seats = [seat for n, question, seat in self.asked if (n, question) == (number, name)]
        return [seat for place, seat in enumerate(seats) if place == 0 or seats[place - 1] != seat]


def asked(s: Table, seat: int) -> str:
    ask = s.seats[seat].ask
    assert ask is not None
    name = frame_name(type(ask))
    return f"{name} {STAGES[ask.stage]}" if isinstance(ask, TakeTurn) else name


# --- rounds and phases ------------------------------------------------------------------------


@rule("EXO-040", "EXO-041", "EXO-042", "EXO-043", "EXO-162")
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_four_rounds_of_five_phases_in_their_order(seats: int, options: dict[str, Any]) -> None:
    diary = Diary(seats, options, 7)
    phases = [(number, PHASES[name]) for number, name, _ in diary.asked if name in PHASES]
    assert phases == sorted(phases)
    assert {number for number, _ in phases} == {1, 2, 3, 4}
    assert {number for number, phase in phases if phase == 1} == {2, 3, 4}
    for phase in (3, 4):
        assert {number for number, other in phases if other == phase} == {1, 2, 3, 4}
    rounds = [event.args for event in diary.s.events or [] if event.name == "round"]
    assert rounds == [[1], [2], [3], [4]]
    assert told(diary.s).count("end") == 1
    assert told(diary.s)[-1] == "end"


@rule("EXO-057", "EXO-130")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_turn_order_holds_for_the_whole_round(seed: int) -> None:
    diary = Diary(4, {}, seed)
    for number in (1, 2, 3, 4):
        orders = [order for n, order in diary.orders if n == number]
        assert all(order == orders[0] for order in orders)
        assert diary.of("take-turn placing", number)[:4] == orders[0]
        turns = diary.of("take-turn integrating", number)
        assert turns == [seat for seat in orders[0] if seat in turns]


@rule("EXO-043", "EXO-230")
@pytest.mark.parametrize(("number", "over"), [(1, False), (2, False), (3, False), (4, True)])
def test_the_game_is_over_after_round_4(number: int, over: bool) -> None:
    s = table(2)
    s.round = number
    run(s, END_ROUND)
    assert s.over() == over
    assert s.round == (4 if over else number + 1)
    assert ("end" in told(s)) == over
    assert s.events is not None
    assert [event.seat for event in s.events] == [SPECTATOR], "it concerns nobody"


@rule("EXO-140")
def test_gems_stay_from_round_to_round() -> None:
    s = table(2)
    build(s, A, "hideout", "heir")
    s.seats[A].stored = [3]
    reserve(s, 2, 4)
    run(s, PRESTIGE, END_ROUND)
    assert (s.round, s.acting()) == (2, (B,)), "who is behind chooses a position"
    assert ([p.reserve for p in s.seats], s.seats[A].stored) == ([2, 4], [3])


@rule("EXO-230", "EXO-231")
def test_the_victory_goes_to_the_most_points_or_is_shared() -> None:
    game = EXODUS.make(3, "base", {})
    s = table(3)
    for p, points in zip(s.seats, (7, 9, 9), strict=True):
        p.points[0] = points
    assert game.returns(s) == [0, 0.5, 0.5]
    s.seats[1].reserve = 1
    assert game.returns(s) == [0, 1, 0]
    build(s, 2, "hideout")
    assert game.returns(s) == [0, 0, 1]
    s.seats[0].points[1] = 3
    assert game.returns(s) == [1, 0, 0]


@rule("EXO-226", "EXO-222", "EXO-220")
def test_the_prestige_phase_in_its_order() -> None:
    s = table(2)
    build(s, A, "forge", "miner")
    build(s, A, "cathedral")
    hold(s, A, "heir clinic")
    run(s, PRESTIGE)
    assert offered(s, A) == ["arrange", "done"]
    assert s.seats[A].score() == 0
    play(s, A, "done")
    assert s.seats[A].score() == 2
    assert offered(s, A) == ["keep heir.1", "keep clinic.1"]


# --- options ----------------------------------------------------------------------------------


@rule("EXO-021", "EXO-300")
def test_airlocks_b_are_for_three_players() -> None:
    a, b = made(3), made(3, airlocks="b")
    assert (a.options["airlocks"], b.options["airlocks"]) == ("a", "b")
    assert a.kit.open_slots != b.kit.open_slots
    for seats in (2, 4):
        with pytest.raises(Problem) as caught:
            made(seats, airlocks="b")
        assert caught.value.name == "options-do-not-fit"
        assert caught.value.facts["seats"] == seats


@rule("EXO-028")
def test_the_first_player_sits_at_the_table() -> None:
    game = made(3, first="3")
    assert game.deal(b"any").order == [2, 0, 1]
    with pytest.raises(Problem) as caught:
        made(2, first="3")
    assert caught.value.name == "options-do-not-fit"
    orders = {tuple(made(3).deal(b"%d" % n).order) for n in range(30)}
    assert orders == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}


@rule("EXO-001")
@pytest.mark.parametrize("seats", [1, 5])
def test_there_are_two_to_four_players(seats: int) -> None:
    with pytest.raises(Problem) as caught:
        made(seats)
    assert caught.value.name == "bad-seats"


@rule("EXO-304", "EXO-301", "EXO-302", "EXO-303")
def test_variants_can_be_combined() -> None:
    options = {"airlocks": "b", "wing_first": True, "experienced": True, "draft": False}
    s = made(3, **options).deal(b"any")
    assert "2-4" not in [s.kit.slots[slot] for slot in s.kit.open_slots]
    assert -1 not in s.chambers
    assert [len(pile) for pile in s.piles] == [10, 8, 8]
    assert len(s.deck) == 160 - 12 - 3 * 4
    assert [len(p.hand) for p in s.seats] == [4, 4, 4]
    (seat,) = s.acting()
    assert asked(s, seat) == "take-turn placing"


def made(seats: int, **options: Any) -> Any:
    return EXODUS.make(seats, "base", options)


@rule("EXO-301", "EXO-302", "EXO-303")
def test_a_first_game_has_no_draft_and_one_of_experts_fills_the_wing_before_it() -> None:
    first = EXODUS.make(3, "base", EXODUS.presets["first"]).deal(bytes(32))
    assert [p.pack for p in first.seats] == [[], [], []]
    game = EXODUS.make(3, "base", EXODUS.presets["expert"])
    expert = game.deal(bytes(32))
    assert [len(p.pack) for p in expert.seats] == [4, 4, 4]
    assert min(expert.chambers) >= 0
    assert game.options["experienced"] is True
