"""Scoring principles that a single board does not show."""

from __future__ import annotations

from random import Random

import pytest

from tablee.games.ai_100_human.cells import AI_CELL, CELLS, PLACES
from tablee.games.ai_100_human.conditions.patterns import MEETING_POINTS, ConnectorPairs
from tablee.games.ai_100_human.conditions.reading import read_condition
from tablee.games.ai_100_human.rounds import PLACE_CARDS, SCORE_OBJECTIVE
from tests.games.ai_100_human.boards import Written, as_reference, condition, kit, laid
from tests.games.ai_100_human.positions import (
    card,
    first_answers,
    game,
    place_all,
    player,
    run,
    table,
    told,
)
from tests.games.ai_100_human.positions import deal as dealt
from tests.games.ai_100_human.reference import LINES, points
from tests.rules import rule

FULL = "R1 R2 R3 R4 R5 B1 B2 G3 B4 B5 Y1 Y2 Y3 Y4 Y5"


@rule("AIH-070", "AIH-029")
def test_a_card_is_scored_once_in_the_turn_in_which_it_is_placed() -> None:
    s = dealt(3)
    while not s.over():
        seat = s.acting()[0]
        s.apply(seat, s.options(seat)[0])
    for p in s.seats:
        placed = [c for c in p.tableau if c < 120]
        assert all(p.sheet.count(c) <= 1 for c in placed)


@rule("AIH-070")
def test_all_cards_of_the_turn_lie_there_before_any_is_scored() -> None:
    s = place_all(table(seats=3), "052 a3", "018 a3", "019 a3")
    kinds = [line.split()[0] for line in told(s, -1)]
    assert kinds == ["place"] * 3 + ["score"] * 3


@rule("AIH-071")
def test_a_set_need_not_contain_the_card_that_is_scored() -> None:
    assert Written("V1 K2 .. .. .. .. .. G3 .. .. V5! .. .. .. ..").score("026") == 0
    assert Written("V1 .. .. .. .. K2 .. G3 V5! .. .. .. .. .. ..").score("026") == 3


@rule("AIH-073")
def test_the_same_card_serves_in_several_scorings() -> None:
    """The two blue cards count for 004 and again for 005."""
    s = place_all(table(player("a2 001, b3 AI-1"), seats=3), "004 b2", "018 a3", "019 a3")
    first = s.seats[0].gained
    s.seats[0].gained = 0
    place_all(s, "005 b4", "020 b2", "021 b2")
    assert (first, s.seats[0].gained) == (3, 3)


@rule("AIH-074", "AIH-087")
def test_the_ai_card_is_an_ordinary_member_of_the_tableau() -> None:
    s = place_all(table(player(face="AI-12"), seats=3), "052 a3", "018 a3", "019 a3")
    assert s.seats[0].points == 1


@rule("AIH-075", "AIH-076")
@pytest.mark.parametrize(
    ("name", "across", "down"), [("009", 3, 0), ("006", 0, 3), ("O5", 0, 7), ("019", 4, 0)]
)
def test_rows_are_read_across_and_columns_down(name: str, across: int, down: int) -> None:
    """Three cards in a row, then the same in a column."""
    three = {"009": "G1 V2 R3", "006": "G1 K2 R3", "O5": "R1 R2 R3", "019": "R1 B2 Y3"}[name]
    a, b, c = three.split()
    assert Written(f"{a} {b} {c} .. .. .. .. G3 .. .. .. .. .. .. ..").score(name) == across
    assert Written(f"{a} .. .. .. .. {b} .. .. .. .. {c} .. .. .. ..").score(name) == down


@rule("AIH-075", "AIH-083")
@pytest.mark.parametrize("anchor", range(CELLS))
def test_a_line_is_read_in_the_row_of_the_card_alone_if_the_zone_says_so(anchor: int) -> None:
    """The scoring of 019, three different colours side by side, for the own row."""
    board = Written(".. R1 B2 Y3 .. R1 R2 G3 R4 R5 K1 G2 V3 R4 K5")
    three = read_condition(condition("019")[0], "row", board.connectors)
    lines = (1, 0, 1)[anchor // 5]
    assert three.score(board.board, anchor) == 4 * lines


@rule("AIH-076", "AIH-077")
@pytest.mark.parametrize("gone", range(4))
def test_all_four_ls_of_a_block_count(gone: int) -> None:
    words = ["K1", "G2", "K3", "G4"]
    words[gone] = ".."
    a, b, c, d = words
    board = f"{a} {b} .. .. .. {c} {d} R3! .. .. .. .. .. .. .."
    assert Written(board).score("020") == 4


@rule("AIH-077")
@pytest.mark.parametrize(
    ("text", "figures"),
    [
        ("R1 .. R2 .. .. .. .. B3 .. .. .. .. .. .. ..", 0),
        ("R1 G2 R2 .. .. .. .. B3 .. .. .. .. .. .. ..", 1),
        ("R1 R2 R2 .. .. .. .. B3 .. .. .. .. .. .. ..", 1),
        ("R1 R2 R2 R3 R4 .. .. B3 .. .. .. .. .. .. ..", 2),
    ],
)
def test_a_gap_holds_any_card(text: str, figures: int) -> None:
    assert Written(text).score("024") == 3 * figures


@rule("AIH-078", "AIH-088")
def test_ex09_a_slot_of_two_colours_takes_either() -> None:
    for pair in ("V1 R2", "V1 V2", "R1 R2"):
        row = f"{pair}! .. .. .. .. .. G3 .. .. .. .. .. .. .."
        assert Written(row).score("055") == 4


@rule("AIH-088", "AIH-301")
@pytest.mark.parametrize("pair", [("R1", "R2"), ("V1", "V2"), ("R1", "V2"), ("V1", "R2")])
def test_ex10_both_of_one_colour_or_mixed(pair: tuple[str, str]) -> None:
    board = f"{pair[0]} .. .. .. .. .. {pair[1]} G3 B5! .. .. .. .. .. .."
    assert Written(board).score("001") == 2


@rule("AIH-088")
def test_a_set_of_two_colours_needs_one_of_each() -> None:
    assert Written("V1 .. .. .. .. V2 .. G3 .. .. V3 .. .. .. ..").score("026") == 0


@rule("AIH-602", "AIH-092")
@pytest.mark.parametrize(("below", "points"), [(4, 4), (3, 0), (5, 0)])
def test_ex11_a_sum_must_be_exact(below: int, points: int) -> None:
    assert Written(f"R2 .. .. .. .. B{below} .. G3 .. .. .. .. .. .. ..").score("O2") == points


@rule("AIH-110", "AIH-092", "AIH-394", "AIH-382")
@pytest.mark.parametrize(
    ("left", "right", "pair", "total"),
    [("b2", "r3", 3, 2), ("r2", "b3", 3, 2), ("b2", "b3", 0, 2), ("b2", "r4", 3, 0)],
)
def test_ex12_a_pair_counts_in_either_order(left: str, right: str, pair: int, total: int) -> None:
    board = f"(1,1) Y3!(g1,{left},g1,g1)\n(1,2) G4({right},g1,g1,g1)"
    assert (Written(board).score("094"), Written(board).score("082")) == (pair, total)


@rule("AIH-079", "AIH-081")
def test_absent_colours_are_not_compared_and_ties_count_once() -> None:
    assert Written("R1 R2 .. .. .. B1 B2 G3! G4 .. .. .. .. .. ..").score("068") == 6


@rule("AIH-080", "AIH-509")
def test_limits_on_sets() -> None:
    twice = "R1 B2 Y3 K4 V5 R1 B2 G3! K4 V5 G1 Y2 Y3 K4 V5"
    assert Written(twice).score("047") == 7
    assert Written(twice).score("048") == 6
    assert Written(twice).score("049") == 12
    assert Written(twice).score("AI-9") == 14


@rule("AIH-082", "AIH-086")
def test_rows_are_added_up_even_if_incomplete() -> None:
    assert Written("R1 G1 .. .. .. .. B2 G2 .. .. .. .. .. .. ..").score("042") == 4


@rule("AIH-089")
@pytest.mark.parametrize(("reds", "points"), [(0, 0), (1, 1), (2, 3), (3, 7), (4, 12), (5, 12)])
def test_a_table_pays_for_the_exact_count_and_its_last_entry_for_more(
    reds: int, points: int
) -> None:
    around = ["R1"] * reds + ["G1"] * (8 - reds)
    a, b, c, d, e, f, g, h = around
    board = f"{a} {b} {c} .. .. {d} R5! {e} .. .. {f} {g} {h} .. .."
    assert Written(board).score("072") == points


@rule("AIH-090")
def test_an_unmet_condition_pays_nothing() -> None:
    """A card alone beside an AI card that it has little in common with."""
    k = kit()
    unmet = 0
    for name, line in LINES.items():
        scoring, zone = condition(name)
        cards = {AI_CELL: card("AI-9"), 2: card(name) if name[0] != "O" else card("001")}
        tableau = as_reference({PLACES[c]: number for c, number in cards.items()})
        expected = points(line, tableau, PLACES[2])
        assert k.read_needed(scoring, zone).score(laid(cards), 2) == expected, name
        unmet += expected == 0
    assert unmet > 80


@rule("AIH-090")
def test_only_115_and_116_ever_cost_points() -> None:
    k = kit()
    assert [k.card_names[n] for n in range(120) if k.points[n] < 0] == ["115", "116"]
    rng = Random(90)
    for name in LINES:
        scoring, zone = condition(name)
        pattern = k.read_needed(scoring, zone)
        board = laid({c: rng.randrange(120) for c in rng.sample(range(CELLS), 9)})
        assert all(pattern.score(board, c) >= 0 for c in range(CELLS) if board.taken >> c & 1)


@rule("AIH-091")
def test_a_score_never_falls_below_0() -> None:
    s = place_all(table(player(points=1), seats=3), "115 a3", "018 a3", "019 a3")
    assert s.seats[0].points == 0
    assert s.seats[0].sheet_points == [-1]


@rule("AIH-101", "AIH-102", "AIH-103", "AIH-104", "AIH-105", "AIH-109")
def test_a_full_tableau_has_12_horizontal_and_10_vertical_pairs() -> None:
    k = kit()
    across, down = k.condition[card("087")], k.condition[card("089")]
    assert isinstance(across, ConnectorPairs)
    assert isinstance(down, ConnectorPairs)
    assert len(across.edges[0]) == 12
    assert len(down.edges[0]) == 10
    for edges in (across.edges[0], down.edges[0]):
        assert len({a for a, _ in edges}) == len({b for _, b in edges}) == len(edges)
    row, column = k.condition[card("085")], k.condition[card("088")]
    assert isinstance(row, ConnectorPairs)
    assert isinstance(column, ConnectorPairs)
    assert [len(row.edges[cell]) for cell in range(CELLS)] == [4] * CELLS
    assert [len(column.edges[cell]) for cell in range(CELLS)] == [2] * CELLS


@rule("AIH-106", "AIH-108", "AIH-109")
def test_there_are_eight_diamonds() -> None:
    assert len(MEETING_POINTS) == 8
    assert Written(FULL).score("O14") == 0, "connectors of the written cards are all r1"


@rule("AIH-107", "AIH-612")
def test_conditions_of_the_form_at_least_accept_incomplete_diamonds() -> None:
    three = "(0,1) B2(r1,b2,g4,k5)\n(0,2) B2(r1,b2,g5,k1)\n(1,2) G4(r5,b3,g1,k2)"
    assert Written(three).score("O12") == 5
    assert Written(three).score("O4") == 0


@rule("AIH-111", "AIH-503")
def test_one_connector_may_meet_two_requirements() -> None:
    board = "(0,1) B2(r1,b2,g4,y3)\n(0,2) B2(r1,b2,k5,v1)"
    assert Written(board).score("AI-3") == 3


@rule("AIH-140")
def test_an_objective_is_scored_on_the_own_tableau() -> None:
    s = dealt(3)
    first_answers(s, "keep-card")
    others = player("a3 028"), player("a3 029", face="AI-3")
    s = table(player("a3 026, c3 027"), *others, objectives=[9, 3])
    run(s, SCORE_OBJECTIVE)
    assert [p.points for p in s.seats] == [2, 1, 1]


@pytest.mark.parametrize("face", ["AI-1", "AI-10"])
def test_a_preview_tells_what_a_placement_scores(face: str) -> None:
    s = table(player("b4 020, b5 026", face=face), seats=3)
    for p, name in zip(s.seats, ("063", "018", "019"), strict=True):
        p.revealed = card(name)
    run(s, PLACE_CARDS)
    action = game(3).space.parse("place b2")
    told_before = game(3).preview(s.seen_by(0), action)
    s = place_all(table(player("b4 020, b5 026", face=face), seats=3), "063 b2", "018 a3", "019 a3")
    assert [event.name for event in told_before if event.name != "identity"][:2] == [
        "place",
        "score",
    ]
    points = [event.args[2] for event in told_before if event.name == "score"]
    assert points == [s.seats[0].points]
