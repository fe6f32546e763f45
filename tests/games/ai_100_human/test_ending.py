"""The end of a round, AI cards, the sixteenth card, totals and ranks."""

from __future__ import annotations

import pytest

from tablee.engine.decision import ranks
from tablee.games.ai_100_human.cells import NOWHERE
from tablee.games.ai_100_human.ending import rank
from tablee.games.ai_100_human.rounds import (
    DISCARD_RESERVES,
    END_GAME,
    PREPARE_OBJECTIVES,
    SCORE_FACES,
    SCORE_OBJECTIVE,
)
from tablee.games.ai_100_human.state import Player, Table
from tests.games.ai_100_human.boards import kit
from tests.games.ai_100_human.positions import (
    asked,
    card,
    cell,
    deal,
    game,
    names,
    offered,
    place_all,
    play,
    player,
    run,
    table,
    told,
)
from tests.rules import rule

PIERRICK_1 = "a2 084, a3 093, b2 017, b4 085, c2 022, c3 047, c4 103"
RENAUD_1 = "b1 082, b2 066, b4 089, b5 055, c2 038, c3 113, c4 073"
PIERRICK_2 = (
    "a1 075, a2 004, a3 024, a4 097, a5 087, b1 011, b2 022, b4 053, b5 115, "
    "c1 064, c2 032, c3 080, c4 069, c5 020"
)


def objective(name: str) -> int:
    return kit().objective_names.index(name)


def scored(p: Player, name: str) -> int:
    s = table(p, seats=3, objectives=[objective(name), objective(name)])
    run(s, SCORE_OBJECTIVE)
    return s.seats[0].points


# --- the examples of the rulebook -------------------------------------------------------------


@rule("AIH-603", "AIH-085")
def test_ex02_one_row_counts_for_the_third_objective() -> None:
    assert scored(player(PIERRICK_1, face="AI-1"), "O3") == 4


@rule("AIH-603", "AIH-074")
def test_ex04_the_ai_card_is_one_of_five_different_numbers() -> None:
    assert scored(player(RENAUD_1, face="AI-4"), "O3") == 12


@rule("AIH-369", "AIH-081", "AIH-079")
def test_ex05_only_one_of_two_rarest_colours_counts() -> None:
    before = player(PIERRICK_2.replace(", c4 069", ""))
    s = place_all(table(before, seats=3), "069 c4", "018 a3", "019 a3")
    assert s.seats[0].points == 3


@rule("AIH-604", "AIH-106", "AIH-108")
def test_ex06_three_diamonds_have_four_colours() -> None:
    assert scored(player(PIERRICK_2), "O4") == 15


@rule("AIH-501", "AIH-072", "AIH-141")
def test_ex07_overlapping_squares_count_once() -> None:
    s = run(table(player(PIERRICK_2), seats=3, round=2), SCORE_FACES)
    assert s.seats[0].points == 14
    assert told(s, 1)[0] == "ai 0 AI-1 14"
    assert [line.split()[:2] for line in told(s, 1)[1:3]] == [["count", "0"]] * 2, "7 each"


# --- objectives -------------------------------------------------------------------------------


@rule("AIH-033", "AIH-140")
def test_after_the_last_turn_no_card_is_the_one_of_the_turn() -> None:
    s = place_all(table(seats=3, turn=7), "017 a3", "018 a3", "019 a3")
    assert [p.cell for p in s.seats] == [cell("a3")] * 3
    run(s, DISCARD_RESERVES)
    assert [p.cell for p in s.seats] == [NOWHERE] * 3


@rule("AIH-140", "AIH-073")
def test_everyone_scores_the_objective_of_the_round_once() -> None:
    s = table(player(PIERRICK_1), player(RENAUD_1, face="AI-4"), player())
    s.objectives = [objective("O3"), objective("O4")]
    run(s, DISCARD_RESERVES, PREPARE_OBJECTIVES, SCORE_OBJECTIVE)
    assert [p.objectives for p in s.seats] == [[4], [12], [0]]
    assert [p.points for p in s.seats] == [4, 12, 0]
    assert told(s, 2)[-1] == "objective 2 O3 0"


@rule("AIH-505")
def test_ai_5_may_swap_before_the_objective() -> None:
    """Swapping two cards brings the two 3s of a column together."""
    own = player("a3 075, b2 001, c3 004, a2 017, c2 024", face="AI-5")
    s = table(own, seats=3, turn=7, objectives=[objective("O1"), 3])
    run(s, DISCARD_RESERVES, PREPARE_OBJECTIVES, SCORE_OBJECTIVE)
    assert asked(s, 0) == "prepare-objective"
    assert offered(s, 0)[-1] == "decline"
    play(s, 0, "move b2")
    play(s, 0, "to c3")
    assert s.seats[0].power == 7
    assert s.seats[0].objectives == [3]


@rule("AIH-510", "AIH-140")
def test_ai_10_declares_before_the_objective_or_takes_the_better() -> None:
    """A black 2 in the middle column makes a pair with the 2 above it."""
    for text, expected in (("decline", 3), ("declare green", 0), ("declare black", 3)):
        s = table(player("a3 066", face="AI-10"), seats=3, objectives=[objective("O1"), 3])
        run(s, PREPARE_OBJECTIVES, SCORE_OBJECTIVE)
        play(s, 0, text)
        assert s.seats[0].objectives == [expected]


@rule("AIH-140")
def test_round_2_scores_its_own_objective() -> None:
    own = player(PIERRICK_2, objectives=[4], points=4)
    s = table(own, seats=3, round=2, turn=7, objectives=[objective("O3"), objective("O4")])
    run(s, SCORE_OBJECTIVE)
    assert s.seats[0].objectives == [4, 15]
    assert s.seats[0].points == 4 + 15


@rule("AIH-140", "AIH-141", "AIH-033", "AIH-002")
@pytest.mark.parametrize("seats", [2, 3])
def test_an_objective_follows_the_seventh_turn_and_ai_cards_the_last_objective(seats: int) -> None:
    s = deal(seats)
    while not s.over():
        seat = s.acting()[0]
        s.apply(seat, s.options(seat)[0])
    told_of = [line.split()[0] for line in told(s, -1)]
    kinds = ("round", "turn", "discard", "objective", "ai")
    order = [name for name in told_of if name in kinds]
    one_round = ["round", *["turn"] * 7, *["discard"] * seats, *["objective"] * seats]
    assert order == [*one_round, *one_round, *["ai"] * seats]


@rule("AIH-505")
def test_a_spent_swap_is_not_offered_before_the_objective() -> None:
    for power, question in ((0, "prepare-objective"), (3, "")):
        own = player("b2 001, b4 002", face="AI-5", power=power)
        s = run(table(own, seats=3, round=2, turn=7), PREPARE_OBJECTIVES)
        assert asked(s, 0) == question
        assert asked(s, 1) == ""


@rule("AIH-510", "AIH-140")
def test_what_was_declared_for_a_turn_is_declared_anew_for_the_objective() -> None:
    s = table(player("a3 066", face="AI-10", declared=0), seats=3, objectives=[objective("O1"), 3])
    run(s, PREPARE_OBJECTIVES, SCORE_OBJECTIVE)
    assert offered(s, 0) == ["declare black", "declare green", "decline"]
    play(s, 0, "decline")
    assert s.seats[0].objectives == [3]


# --- AI cards ---------------------------------------------------------------------------------


@rule("AIH-141", "AIH-143", "AIH-505", "AIH-506", "AIH-508", "AIH-510")
@pytest.mark.parametrize(("face", "points"), [("AI-5", 5), ("AI-6", 0), ("AI-8", 5), ("AI-10", 4)])
def test_powers_bring_their_points_at_the_end(face: str, points: int) -> None:
    s = run(table(player(PIERRICK_2, face=face), seats=3, round=2), SCORE_FACES)
    assert s.seats[0].points == points
    assert s.seats[0].sheet == [card(face)]


@rule("AIH-505")
def test_ai_5_brings_its_points_though_it_was_used() -> None:
    s = run(table(player(face="AI-5", power=4), seats=3, round=2), SCORE_FACES)
    assert s.seats[0].points == 5


@rule("AIH-141")
def test_everyone_scores_the_own_ai_card() -> None:
    own = [player(PIERRICK_2, points=1), player(face="AI-8", points=2), player(face="AI-10")]
    s = run(table(*own, round=2), SCORE_FACES)
    assert [p.points for p in s.seats] == [1 + 14, 2 + 5, 4]
    assert [names(p.sheet) for p in s.seats] == ["AI-1", "AI-8", "AI-10"]
    ai = [line for line in told(s, 1) if line.startswith("ai ")]
    assert ai == ["ai 0 AI-1 14", "ai 1 AI-8 5", "ai 2 AI-10 4"]


@rule("AIH-511")
def test_ex08_consecutive_numbers_in_any_order() -> None:
    s = run(table(player("a1 004, b1 012, c1 013", face="AI-11"), seats=3), SCORE_FACES)
    assert s.seats[0].points == 3


# --- the sixteenth card -----------------------------------------------------------------------


def with_extra(reserve: str, tableau: str = PIERRICK_2) -> Table:
    own = player(tableau, face="AI-2", reserve=reserve)
    s = table(own, seats=3, round=2, turn=7, deck="040 041")
    return run(s, DISCARD_RESERVES, SCORE_FACES, END_GAME)


@rule("AIH-502", "AIH-050", "AIH-033")
def test_ai_2_adds_a_card_of_the_reserve_beside_the_grid() -> None:
    s = with_extra("052 064")
    assert asked(s, 0) == "add-card"
    assert offered(s, 0) == ["play 052", "play 064", "decline"]
    play(s, 0, "play 052")
    assert len(offered(s, 0)) == 16
    play(s, 0, "place n3")
    assert (names(s.seats[0].outside), s.seats[0].edge) == ("052", cell("n3"))
    assert s.seats[0].points == 4, "four red cards"
    assert game(3).scores(s)[0].parts["ai"] == 4
    assert names(s.seats[0].discarded) == "064"
    assert s.over()


@rule("AIH-502")
def test_f23_the_row_is_longer_by_the_added_card() -> None:
    """Row b: blue, red, blue, green, black; the added card is violet for five colours, not six."""
    full = "b1 011, b2 022, b4 053, b5 115"
    others = "a1 001, a2 002, a3 003, a4 004, a5 005, c1 006, c2 007, c3 008, c4 009, c5 010"
    s = with_extra("064", f"{full}, {others}")
    play(s, 0, "play 064")
    play(s, 0, "place eb")
    assert s.seats[0].points == 2 * 4


@rule("AIH-502", "AIH-396", "AIH-108")
@pytest.mark.parametrize("edge", ["eb", "n1", "wc"])
def test_f23_diamonds_stay_the_eight_of_the_grid(edge: str) -> None:
    """With AI-2 in the middle only the diamond v5 r2 b4 k3 has red and black."""
    s = with_extra("096")
    play(s, 0, "play 096")
    play(s, 0, f"place {edge}")
    assert s.seats[0].points == 2


@rule("AIH-502", "AIH-127")
def test_f23_outside_the_rows_there_is_no_same_row() -> None:
    s = with_extra("112")
    play(s, 0, "play 112")
    play(s, 0, "place n3")
    assert s.over()
    assert s.seats[0].points == 0


@rule("AIH-502", "AIH-406")
def test_copied_points_bring_nothing_outside() -> None:
    s = with_extra("106")
    s.seats[1].gained = 9
    play(s, 0, "play 106")
    play(s, 0, "place n3")
    assert s.seats[0].points == 0


@rule("AIH-502", "AIH-130", "AIH-416")
@pytest.mark.parametrize(
    ("edge", "lifted", "inserted", "points", "longer"),
    [
        ("eb", "b1", "064", 10, True),
        ("wb", "b5", "064", 8, True),
        ("eb", "a1", "064", 10, False),
        ("n1", "b1", "064", 8, False),
        ("n1", "b1", "066", 6, True),
        ("s2", "b1", "066", 4, False),
    ],
)
def test_a_card_brought_in_beside_a_sixteenth_reads_longer_lines(
    edge: str, lifted: str, inserted: str, points: int, longer: bool
) -> None:
    """2 for each colour of the row or column of the green card, with black 116 if it is longer.

    Row b is blue, red, blue, green, violet; column 1 is blue.
    """
    row = "b1 011, b2 022, b4 053, b5 032"
    others = "a1 001, a2 026, a3 078, a4 020, a5 002, c1 007, c2 052, c3 082, c4 033, c5 034"
    s = with_extra(f"116 {inserted}", f"{row}, {others}")
    play(s, 0, "play 116")
    play(s, 0, f"place {edge}")
    play(s, 0, f"lift {lifted}")
    play(s, 0, f"insert {inserted}")
    assert s.over()
    scored = [line for line in told(s, 1) if line.startswith(("score", "lose"))]
    assert scored == [f"score 0 {inserted} {lifted} {points}", f"lose 0 116 {edge} 2"]
    assert s.seats[0].points == points - 2
    assert game(3).scores(s)[0].parts["ai"] == points - 2
    shown = [line for line in told(s, 1) if line.startswith("count")]
    assert (edge in " ".join(shown).split()) == longer


@rule("AIH-502", "AIH-406", "AIH-131")
@pytest.mark.parametrize(("seats", "points"), [(1, 2), (2, 0), (3, 0)])
def test_copied_points_brought_in_beside_a_sixteenth_bring_nothing(seats: int, points: int) -> None:
    """There is no turn: 0, and 4 in solo play; then 2 are lost."""
    own = player(PIERRICK_2, face="AI-2", reserve="116 106")
    s = table(own, seats=seats, round=2, turn=7, deck="040 041")
    run(s, DISCARD_RESERVES, SCORE_FACES, END_GAME)
    for p in s.seats[1:]:
        p.gained = 9
    play(s, 0, "play 116")
    play(s, 0, "place n3")
    play(s, 0, "lift a1")
    play(s, 0, "insert 106")
    assert s.over()
    assert s.seats[0].points == points


@rule("AIH-502", "AIH-130")
def test_a_sixteenth_card_that_exchanges_loses_2_in_any_case() -> None:
    own = player(PIERRICK_2, face="AI-2", reserve="116 064", points=7)
    s = table(own, seats=3, round=2, turn=7, deck="040 041")
    run(s, DISCARD_RESERVES, SCORE_FACES, END_GAME)
    play(s, 0, "play 116")
    play(s, 0, "place n3")
    play(s, 0, "decline")
    assert s.over()
    assert s.seats[0].points == 5


@rule("AIH-502")
def test_the_sixteenth_card_may_be_declined() -> None:
    s = with_extra("052")
    play(s, 0, "decline")
    assert s.seats[0].outside == []
    assert s.seats[0].points == 0
    assert "no-extra 0" in told(s, 1)


# --- totals -----------------------------------------------------------------------------------


@rule("AIH-142")
def test_f21_equal_totals_share_the_victory() -> None:
    s = table(*[player(points=n) for n in (98, 121, 121, 87)])
    for p in s.seats:
        p.sheet, p.sheet_points = [card("001")], [p.points]
    assert game(4).returns(s) == [0.0, 0.5, 0.5, 0.0]
    assert ranks(game(4).scores(s)) == [3, 1, 1, 4]


@rule("AIH-185")
def test_f20_ranks_of_solo_totals() -> None:
    found = [kit().rank_names[rank(kit().ranks, n)] for n in (110, 111, 116, 117, 141, 142)]
    assert found == ["failure", "mentat", "mentat", "al9000", "skynet", "priv8"]
    middle = [kit().rank_names[rank(kit().ranks, n)] for n in (122, 123, 128, 129, 134, 135)]
    assert middle == ["al9000", "shyrka", "shyrka", "cortana", "cortana", "skynet"]


def test_the_sheet_adds_up_by_source() -> None:
    s = place_all(table(player("b2 026"), seats=3), "057 a3", "018 a3", "117 a3")
    score = game(3).scores(s)[0]
    assert (score.total, score.parts["green"]) == (2, 2)
    assert game(3).scores(s)[2].parts["black"] == 2
