"""Two players: the neutral grid, and packs that are topped up."""

from __future__ import annotations

from tablee.engine.problems import UNKNOWN
from tablee.games.ai_100_human.actions import CARDS
from tablee.games.ai_100_human.cells import COLUMNS
from tablee.games.ai_100_human.state import EMPTY, Table
from tests.games.ai_100_human.boards import kit
from tests.games.ai_100_human.positions import (
    asked,
    deal,
    first_answers,
    game,
    names,
    offered,
    play,
    told,
)
from tests.rules import rule


def in_grid(s: Table) -> list[int]:
    return [c for c in s.grid if c != EMPTY]


def finish_turn(s: Table) -> None:
    turn = s.turn
    while not s.over() and s.turn == turn:
        seat = s.acting()[0]
        s.apply(seat, s.options(seat)[0])


def finish_round(s: Table) -> None:
    while s.round == 1:
        seat = s.acting()[0]
        s.apply(seat, s.options(seat)[0])


@rule("AIH-150")
def test_two_columns_of_three_are_revealed_in_round_1() -> None:
    s = deal(2)
    first_answers(s, "keep-card")
    columns = {cell % COLUMNS for cell, c in enumerate(s.grid) if c != EMPTY}
    assert (len(in_grid(s)), columns) == (6, {0, 1})
    assert set(in_grid(s)) <= set(kit().phase[0])


@rule("AIH-151", "AIH-153")
def test_two_more_columns_follow_in_round_2() -> None:
    s = deal(2)
    first_answers(s, "keep-card")
    first = s.grid[:]
    finish_round(s)
    columns = {cell % COLUMNS for cell, c in enumerate(s.grid) if c != EMPTY}
    assert columns == {0, 1, 2, 3}
    assert all(s.grid[cell] == c for cell, c in enumerate(first) if c != EMPTY)
    added = [c for cell, c in enumerate(s.grid) if c != EMPTY and first[cell] == EMPTY]
    assert len(added) == 6
    assert set(added) <= set(kit().phase[1])


@rule("AIH-153", "AIH-150", "AIH-151")
def test_the_neutral_grid_changes_only_when_a_round_begins() -> None:
    """It holds Evolution cards alone, and nobody is told of points for it."""
    s = deal(2)
    laid: dict[int, list[int]] = {}
    while not s.over():
        seat = s.acting()[0]
        s.apply(seat, s.options(seat)[-1])
        if s.round and s.grid:
            assert laid.setdefault(s.round, s.grid[:]) == s.grid
    assert [len([c for c in grid if c != EMPTY]) for grid in laid.values()] == [6, 12]
    assert all(c < CARDS for grid in laid.values() for c in grid)
    scored = [words for words in map(str.split, told(s, -1)) if words[0] in ("score", "objective")]
    assert {words[1] for words in scored} == {"0", "1"}


@rule("AIH-154", "AIH-155", "AIH-157")
def test_f15_a_pack_loses_two_cards_and_gains_one() -> None:
    s = deal(2)
    first_answers(s, "pick-card")
    for turn in range(1, 7):
        assert (s.turn, [len(p.pack) for p in s.seats]) == (turn, [8 - turn, 8 - turn])
        deck = len(s.deck)
        play(s, 0, offered(s, 0)[0])
        assert asked(s, 0) == "drop-card"
        assert len(s.seats[0].pack) == 7 - turn
        play(s, 0, offered(s, 0)[0])
        for _ in range(2):
            play(s, 1, offered(s, 1)[0])
        assert [len(p.pack) for p in s.seats] == [6 - turn, 6 - turn]
        assert [len(p.added) for p in s.seats] == [1, 1]
        assert len(s.deck) == deck - 2
        finish_turn(s)
    play(s, 0, offered(s, 0)[0])
    assert asked(s, 0) == "", "nothing is discarded in turn 7"
    play(s, 1, offered(s, 1)[0])
    assert [(p.pack, p.added) for p in s.seats] == [([], []), ([], [])]


@rule("AIH-154")
def test_the_added_card_is_unseen() -> None:
    s = deal(2)
    first_answers(s, "choose-card")
    for viewer in (0, 1):
        assert [p.added for p in s.seen_by(viewer).table.seats] == [[UNKNOWN], [UNKNOWN]]
    assert "top-up 0" in told(s, 1)


@rule("AIH-154", "AIH-038")
def test_discards_are_known_to_their_owner_only() -> None:
    s = deal(2)
    first_answers(s, "choose-card")
    assert s.seen_by(0).table.seats[0].discarded == s.seats[0].discarded
    assert s.seen_by(1).table.seats[0].discarded == [UNKNOWN]


@rule("AIH-154", "AIH-156")
def test_packs_are_exchanged_after_placing() -> None:
    s = deal(2)
    first_answers(s, "choose-card")
    own, other = [sorted(p.pack + p.added) for p in s.seats]
    finish_turn(s)
    assert s.turn == 2
    assert (s.seats[0].pack, s.seats[1].pack) == (other, own)


@rule("AIH-157")
def test_everything_else_is_as_for_more_players() -> None:
    s = deal(2)
    first_answers(s, "keep-card")
    assert [len(p.pack) for p in s.seats] == [4, 4]
    first_answers(s, "pick-card")
    assert [len(p.reserve) for p in s.seats] == [2, 2]
    while not s.over():
        seat = s.acting()[0]
        s.apply(seat, s.options(seat)[0])
    assert [len(p.objectives) for p in s.seats] == [2, 2]
    assert all(names(p.sheet).split()[14].startswith("AI") for p in s.seats if len(p.sheet) == 15)
    assert sum(game(2).returns(s)) == 1.0
