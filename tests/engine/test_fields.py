"""Fields: positions are saved by name, loaded back exactly, and bad data is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.engine.fields import (
    ALL,
    GRID,
    HIDDEN,
    INT,
    INTS,
    MANY,
    ONE,
    PARTS,
    SET,
    Data,
    Field,
    Frame,
    Kind,
    Names,
    frame_name,
    numbered,
)
from tablee.engine.problems import UNKNOWN, Problem
from tests.engine.tiny import (
    CARDS,
    LAYOUT,
    PICK,
    DrawCard,
    Note,
    Pick,
    PickAll,
    Schedule,
    Table,
    Tiny,
    table,
)

NAMES: Names = {"card": CARDS}
NUMBERS = numbered(NAMES)
SEVEN = st.integers(0, len(CARDS) - 1)


def game_in_play() -> Table:
    """Dealt, with one answer under the veil, a sub-question, and a step to come."""
    s = Tiny(3).deal(b"seed")
    s.apply(1, s.options(1)[0])
    return s


def through_json(data: Data) -> Data:
    copy: Data = json.loads(json.dumps(data))
    return copy


def problem_with(data: Data) -> Problem:
    with pytest.raises(Problem) as caught:
        LAYOUT.load(data)
    return caught.value


# --- who may know what ------------------------------------------------------------------------


def test_a_field_of_parts_declares_who_knows_which_place() -> None:
    with pytest.raises(AssertionError, match="deck: PARTS, and only PARTS, declares"):
        Field("deck", INTS, PARTS)
    with pytest.raises(AssertionError, match="deck: PARTS, and only PARTS, declares"):
        Field("deck", INTS, ALL, knows=lambda s, viewer, place: True)


# --- kinds ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "value", "data"),
    [
        (INT, -3, -3),
        (INTS, [3, 0, 3], [3, 0, 3]),
        (Kind(SET), 0b1010, [1, 3]),
        (Kind(GRID), [[1], [], [2, 3]], [[1], [], [2, 3]]),
        (Kind(ONE, "card"), 2, "cat"),
        (Kind(ONE, "card"), UNKNOWN, HIDDEN),
        (Kind(MANY, "card"), [7, UNKNOWN, 0], ["hen", HIDDEN, "ant"]),
        (Kind(MANY, "card"), [], []),
        (Kind(SET, "card"), 0b10000001, ["ant", "hen"]),
        (Kind(SET, "card"), 0, []),
        (Kind(SET, "card"), UNKNOWN, HIDDEN),
        (Kind(GRID, "card"), [[1, UNKNOWN], []], [["bee", HIDDEN], []]),
    ],
)
def test_values_are_written_by_name_and_read_back(kind: Kind, value: Any, data: Any) -> None:
    assert kind.dump(value, NAMES) == data
    assert kind.load(data, NUMBERS) == value


@given(st.sets(SEVEN))
def test_a_set_is_read_back(cards: set[int]) -> None:
    kind = Kind(SET, "card")
    mask = sum(1 << card for card in cards)
    assert kind.dump(mask, NAMES) == [CARDS[card] for card in sorted(cards)]
    assert kind.load(kind.dump(mask, NAMES), NUMBERS) == mask


def test_a_set_that_names_a_card_twice_holds_it_once() -> None:
    assert Kind(SET, "card").load(["bee", "bee"], NUMBERS) == 1 << 1


@given(st.lists(st.lists(st.integers(UNKNOWN, len(CARDS) - 1))))
def test_a_grid_is_read_back(rows: list[list[int]]) -> None:
    kind = Kind(GRID, "card")
    assert kind.load(kind.dump(rows, NAMES), NUMBERS) == rows


@pytest.mark.parametrize("name", ["cow", "", 2, None, ["cat"]])
def test_an_entity_that_does_not_exist_is_refused(name: object) -> None:
    with pytest.raises(Problem) as caught:
        Kind(ONE, "card").load(name, NUMBERS)
    assert caught.value.name == "unknown-entity"
    assert caught.value.facts == {"kind": "card", "entity": name}


@pytest.mark.parametrize("value", ["3", None, 1.5, [1]])
def test_what_is_no_number_is_refused(value: object) -> None:
    with pytest.raises(Problem) as caught:
        INT.load(value, NUMBERS)
    assert (caught.value.name, caught.value.facts) == ("unreadable-number", {"value": value})


# --- frames -----------------------------------------------------------------------------------


def test_a_frame_is_called_after_its_class() -> None:
    assert frame_name(Pick) == "pick"
    assert frame_name(DrawCard) == "draw-card"


def test_a_frame_is_saved_with_its_numbers() -> None:
    frame = Frame(Schedule, Field("first", INT, "all"), Field("second", INT, "all"))
    data = frame.dump(Schedule(4, 9), NAMES)
    assert data == ["schedule", 4, 9]
    step = frame.load(data, NUMBERS)
    assert isinstance(step, Schedule)
    assert (step.first, step.second) == (4, 9)


# --- positions --------------------------------------------------------------------------------


def test_a_saved_position_can_be_read() -> None:
    s = table([0, 1], [2], pile=[7])
    s.then(PickAll(), Note(7))
    s.settle()
    s.apply(0, PICK + 1)
    first = {"hand": ["ant"], "picked": "bee", "kept": ["bee"], "asks": [], "answers": 1}
    before = {
        "hand": ["ant", "bee"],
        "picked": HIDDEN,
        "kept": [],
        "asks": [["pick", 0]],
        "answers": 0,
    }
    second = {"hand": ["cat"], "picked": HIDDEN, "kept": [], "asks": [["pick", 0]], "answers": 0}
    assert LAYOUT.dump(s) == {
        "table": {"pile": ["hen"], "notes": []},
        "seats": [first, second],
        "before": [before, None],
        "flow": [["note", 7]],
        "veiled": True,
        "seed": b"seed".hex(),
        "draws": 0,
    }


def test_stacks_and_queues_keep_their_order() -> None:
    s = table([0, 1], pile=[7])
    s.ask(0, DrawCard())
    s.ask(0, Pick(1))
    s.then(Note(1), Schedule(2, 3))
    data = LAYOUT.dump(s)
    assert data["seats"][0]["asks"] == [["pick", 1], ["draw-card"]]
    assert data["flow"] == [["note", 1], ["schedule", 2, 3]]
    assert LAYOUT.dump(LAYOUT.load(data)) == data


def test_positions_and_views_are_loaded_back_exactly() -> None:
    s = game_in_play()
    for saved in (s, s.seen_by(0).table, s.seen_by(1).table, s.seen_by(-1).table):
        data = LAYOUT.dump(saved)
        loaded = LAYOUT.load(through_json(data))
        assert LAYOUT.dump(loaded) == data
        assert loaded.acting() == saved.acting()


def test_a_loaded_position_goes_on_like_the_saved_one() -> None:
    s = game_in_play()
    other = LAYOUT.load(LAYOUT.dump(s))
    for t in (s, other):
        t.reopen(1)
        while not t.over():
            seat = t.acting()[-1]
            t.apply(seat, t.options(seat)[-1])
    assert LAYOUT.dump(other) == LAYOUT.dump(s)
    assert other.shuffled(range(20)) == s.shuffled(range(20))


@pytest.mark.parametrize("key", ["table", "seats", "before", "flow", "veiled", "seed", "draws"])
def test_a_position_without_one_of_its_parts_is_unreadable(key: str) -> None:
    data = LAYOUT.dump(game_in_play())
    del data[key]
    assert problem_with(data).name == "unreadable-position"


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("table", {"pile": []}),
        ("seats", [{}]),
        ("seats", 3),
        ("before", []),
        ("flow", [["no-such-step"]]),
        ("flow", [[]]),
        ("flow", [["note"]]),
        ("flow", [["note", 1, 2]]),
        ("seed", "no hex"),
        ("seed", None),
    ],
)
def test_a_position_with_a_bad_part_is_unreadable(key: str, value: object) -> None:
    assert problem_with(LAYOUT.dump(game_in_play()) | {key: value}).name == "unreadable-position"


def test_a_problem_inside_a_position_keeps_its_name() -> None:
    data = LAYOUT.dump(game_in_play())
    data["table"]["pile"] = ["cow"]
    assert problem_with(data).name == "unknown-entity"
    data["table"] = {"pile": [], "notes": ["one"]}
    assert problem_with(data).name == "unreadable-number"


# --- exchanging names -------------------------------------------------------------------------


def test_exchanging_two_cards_changes_places_everywhere() -> None:
    s = table([0, 1], [2], pile=[7, 3])
    s.seats[0].picked, s.seats[1].kept = 3, 1 << 3 | 1 << 4
    t = LAYOUT.exchanged(s, "card", 3, 0)
    assert isinstance(t, Table)
    assert t.pile == [7, 0]
    assert t.seats[0].hand == [3, 1]
    assert t.seats[0].picked == 0
    assert t.seats[1].kept == 1 << 0 | 1 << 4


@given(SEVEN, SEVEN)
def test_exchanging_twice_changes_nothing(a: int, b: int) -> None:
    s = game_in_play()
    once = LAYOUT.exchanged(s, "card", a, b)
    assert LAYOUT.dump(LAYOUT.exchanged(once, "card", a, b)) == LAYOUT.dump(s)
    assert (LAYOUT.dump(once) == LAYOUT.dump(s)) == (a == b)
