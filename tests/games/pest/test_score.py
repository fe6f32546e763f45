"""Final scoring: where Renown comes from, and who wins."""

from __future__ import annotations

import pytest

from tablee.engine.decision import ranks
from tablee.games.pest import PEST
from tablee.games.pest.score import parts_of, rank, score, scores
from tablee.games.pest.state import Table
from tests.games.pest.positions import (
    built,
    camp,
    influence,
    own,
    quarantine,
    stock,
    table,
)
from tests.rules import rule

WORKS = ("workshop-1", "workshop-2", "workshop-3", "mill", "factory")
SITES = ("gothar", "varkand", "kestor", "nertha", "jassa")


def finished(seats: int, mode: str = "standard") -> Table:
    """The position of the large example, for the first player."""
    s = table(seats, mode, year=6)
    p = s.seats[0]
    p.renown, p.negative, p.healed = 14, 3, 5
    p.imperatives = [2, 3, 1]
    for name, where in zip(WORKS, SITES, strict=True):
        built(s, 0, name, where)
    own(s, 0, "medical-mask", "blast-furnace", "adrenaline-shot")
    return s


@rule(
    "PEST-004",
    "PEST-005",
    "PEST-361",
    "PEST-362",
    "PEST-363",
    "PEST-364",
    "PEST-365",
    "PEST-366",
    "PEST-367",
)
def test_renown_adds_up_from_its_sources() -> None:
    s = finished(3)
    influence(s, 26, 30, 0)
    assert parts_of(s, 0) == {
        "renown": 14,
        "negative": -3,
        "buildings": 10,
        "districts": 2,
        "healed": 5,
        "imperatives": 2 + 4 + 1,
        "technologies": 7,
        "icons": 5,
        "majority": 3,
    }
    assert score(s, 0).total == 50


@rule("PEST-397", "PEST-398", "PEST-399", "PEST-400", "PEST-401")
def test_the_same_position_in_the_duel() -> None:
    s = finished(2, "duel")
    influence(s, 26, 30)
    for p in s.seats:
        p.capital_buildings = 1
    assert parts_of(s, 0) == {
        "renown": 14,
        "negative": -3,
        "buildings": 10,
        "districts": 2,
        "healed": 5,
        "imperatives": 1 + 2 + 0,
        "technologies": 7,
        "icons": 5,
        "passed": 10,
        "capital-buildings": 0,
        "most-sick": 0,
    }
    assert score(s, 0).total == 53


@rule("PEST-362")
def test_the_castle_is_worth_nothing_and_districts_need_all_three() -> None:
    s = table(3)
    built(s, 0, "castle", "corva")
    assert parts_of(s, 0)["buildings"] == 0
    built(s, 0, "workshop-5", "gothar")
    built(s, 0, "workshop-6", "kelm")
    assert parts_of(s, 0)["districts"] == 0
    built(s, 0, "bank", "jassa")
    assert parts_of(s, 0)["districts"] == 2
    assert parts_of(s, 0)["buildings"] == 1 + 2 + 2


@rule("PEST-363")
def test_only_subjects_on_the_track_score() -> None:
    found = []
    for healed in range(13):
        s = table(3)
        s.seats[0].healed = healed
        s.seats[0].staff = 0b10
        s.seats[0].capital = 5
        found.append(parts_of(s, 0)["healed"])
    assert found == [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16]


@rule("PEST-364", "PEST-355")
def test_all_levels_up_to_the_marker_score() -> None:
    for era, renown in enumerate(([0, 1, 2, 4, 7], [0, 1, 2, 4, 8], [0, 1, 3, 7, 12])):
        for level, total in enumerate(renown):
            s = table(3)
            s.seats[0].imperatives[era] = level
            assert parts_of(s, 0)["imperatives"] == total


@rule("PEST-366")
def test_icons_reached_or_passed() -> None:
    icons = [7, 11, 16, 20, 24, 27, 32, 36, 41, 45, 50]
    for space in range(51):
        s = table(3)
        influence(s, space)
        assert parts_of(s, 0)["icons"] == len([icon for icon in icons if icon <= space])


@rule("PEST-367")
@pytest.mark.parametrize(
    ("spaces", "bonus"),
    [
        ((9, 7, 4), [5, 3, 0]),
        ((9, 0, 0), [5, 0, 0]),
        ((0, 0, 0), [0, 0, 0]),
        ((4, 7), [3, 5]),
        ((50, 50, 4), [3, 5, 0]),
    ],
)
def test_the_influence_majority(spaces: tuple[int, ...], bonus: list[int]) -> None:
    s = table(len(spaces))
    influence(s, *spaces)
    s.arrived = [1, 0] if spaces[0] == 50 else []
    assert [parts_of(s, seat)["majority"] for seat in range(len(spaces))] == bonus


@rule("PEST-368", "PEST-369")
def test_what_scores_nothing() -> None:
    s = table(3)
    s.seats[0].capital_buildings = 0b11111
    stock(s, 0, wood=5, stone=5, food=5, herbs=5, coin=5, research=9)
    quarantine(s, 0, 3, "move-build-produce-storage")
    camp(s, 0, "gothar")
    s.seats[0].dead = 5
    assert score(s, 0).total == 0


@rule("PEST-003", "PEST-370")
def test_the_most_renown_wins_and_influence_breaks_ties() -> None:
    game = PEST.make(3, "base", {})
    s = table(3)
    for p, renown in zip(s.seats, (5, 9, 9), strict=True):
        p.renown = renown
    assert game.returns(s) == [0, 0.5, 0.5]
    influence(s, 0, 2, 4)
    s.seats[2].renown = 7
    assert [one.total for one in scores(s)] == [5, 9 + 3, 7 + 5]
    assert ranks(scores(s)) == [3, 2, 1]
    assert game.returns(s) == [0, 0, 1]


# --- the Duel ---------------------------------------------------------------------------------


@rule("PEST-390", "PEST-397")
def test_in_the_duel_only_the_level_under_the_marker_scores() -> None:
    for era, level, renown in (
        (0, 0, 0),
        (0, 1, 1),
        (0, 3, 2),
        (1, 1, 0),
        (1, 2, 1),
        (1, 4, 4),
        (2, 2, 0),
        (2, 3, 4),
        (2, 4, 5),
    ):
        s = table(2, "duel")
        s.seats[0].imperatives[era] = level
        assert parts_of(s, 0)["imperatives"] == renown, (era, level)


@rule("PEST-398")
def test_in_the_duel_blocked_spaces_score_when_passed() -> None:
    expected = {4: 0, 6: 1, 9: 1, 10: 2, 15: 4, 19: 6, 23: 10, 28: 10, 30: 15, 50: 15}
    for space, renown in expected.items():
        s = table(2, "duel")
        influence(s, space)
        assert parts_of(s, 0)["passed"] == renown


@rule("PEST-399")
def test_in_the_duel_there_is_no_majority() -> None:
    s = table(2, "duel")
    influence(s, 4)
    assert "majority" not in parts_of(s, 0)
    assert score(s, 0).total == 0


@rule("PEST-400", "PEST-401")
def test_in_the_duel_more_capital_buildings_and_fewer_sick_pay() -> None:
    s = table(2, "duel")
    s.seats[0].capital_buildings = 0b101
    s.seats[1].capital_buildings = 0b010
    quarantine(s, 0, 3, "move")
    quarantine(s, 1, 3)
    assert [score(s, seat).total for seat in range(2)] == [5 - 3, 0]
    quarantine(s, 1, 3, "storage")
    s.seats[1].capital_buildings = 0b11010
    assert [score(s, seat).total for seat in range(2)] == [0, 5]


@rule("PEST-401")
def test_treated_subjects_do_not_count_as_sick_in_quarantine() -> None:
    s = table(2, "duel")
    own(s, 0, "infirmary")
    s.seats[0].lying[0] = 1
    assert score(s, 0).parts["most-sick"] == 0


# --- alone ------------------------------------------------------------------------------------


@rule("PEST-456", "PEST-457", "PEST-458", "PEST-459")
def test_alone_markers_and_the_dead_cost_renown() -> None:
    s = table(1, "solo")
    p = s.seats[0]
    p.renown, p.negative, p.dead = 58, 6, 1
    s.marked_spaces = 0b11
    s.marked_levels = [0b110, 0b10, 0]
    s.marked_buildings = 0b1111
    parts = parts_of(s, 0)
    assert parts["markers"] == -9
    assert parts["dead"] == -1
    assert "majority" not in parts
    assert score(s, 0).total == 42
    assert s.kit.ranks[rank(s)] == "archduke"


@rule("PEST-458")
@pytest.mark.parametrize(
    ("total", "name"),
    [
        (-9, "squire"),
        (15, "squire"),
        (16, "counsellor"),
        (20, "counsellor"),
        (21, "baron"),
        (26, "viscount"),
        (31, "count"),
        (36, "duke"),
        (45, "archduke"),
        (46, "emperor"),
        (99, "emperor"),
    ],
)
def test_alone_the_total_is_a_rank(total: int, name: str) -> None:
    s = table(1, "solo")
    s.marked_spaces = s.marked_buildings = 0
    s.marked_levels = [0, 0, 0]
    s.seats[0].renown = max(0, total)
    s.seats[0].negative = max(0, -total)
    assert s.kit.ranks[rank(s)] == name
    assert PEST.make(1, "base", {}).returns(s) == [s.kit.ranks.index(name) / 7]
