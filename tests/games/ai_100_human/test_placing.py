"""Placement, swaps in the tableau, and the declaration of AI-10."""

from __future__ import annotations

from random import Random

import pytest

from tablee.engine.problems import IllegalAction
from tablee.games.ai_100_human.actions import MOVE
from tablee.games.ai_100_human.cells import AI_CELL, CELLS, PLACES
from tablee.games.ai_100_human.placing import free_cells, partners, swaps
from tablee.games.ai_100_human.rounds import (
    BEGIN_ROUND,
    BEGIN_TURN,
    PLACE_CARDS,
    RESOLVE_BLACK,
    SCORE_CARDS,
)
from tablee.games.ai_100_human.state import EMPTY, Player, Table
from tests.games.ai_100_human.boards import kit
from tests.games.ai_100_human.positions import (
    card,
    cell,
    deal,
    first_answers,
    game,
    offered,
    place_all,
    play,
    player,
    run,
    table,
    told,
)
from tests.rules import rule


def placing(p: Player) -> Table:
    """Everyone is asked for a cell; the first player has card 017 in hand."""
    p.revealed = card("017")
    return run(table(p, player(revealed=card("018")), player(revealed=card("019"))), PLACE_CARDS)


def cells_offered(s: Table) -> str:
    return " ".join(text.split()[1] for text in offered(s, 0) if text.startswith("place"))


@rule("AIH-051", "AIH-052")
def test_f03_the_first_card_touches_the_ai_card() -> None:
    assert cells_offered(placing(player())) == "a3 b2 b4 c3"


@rule("AIH-053", "AIH-508")
def test_f03_with_ai_8_also_by_a_corner() -> None:
    assert cells_offered(placing(player(face="AI-8"))) == "a2 a3 a4 b2 b4 c2 c3 c4"


@rule("AIH-051")
def test_f04_every_card_has_free_cells_beside_it() -> None:
    assert cells_offered(placing(player("b4 001, a4 002"))) == "a3 a5 b2 b5 c3 c4"


@rule("AIH-050", "AIH-051")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("place b3", "cell-taken"),
        ("place a1", "cell-apart"),
        ("place n3", "outside-grid"),
        ("move b3", "not-your-power"),
        ("declare green", "not-your-power"),
    ],
)
def test_other_cells_are_refused(text: str, reason: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        play(placing(player()), 0, text)
    assert caught.value.why.name == reason


@rule("AIH-028", "AIH-038")
def test_cells_are_seen_when_all_have_placed() -> None:
    s = placing(player())
    play(s, 0, "place a3")
    assert s.seen_by(1).table.seats[0].tableau[cell("a3")] == EMPTY
    play(s, 1, "place a3")
    play(s, 2, "place b2")
    assert s.seen_by(1).table.seats[0].tableau[cell("a3")] == card("017")
    assert told(s, 1)[-3:] == ["place 0 017 a3", "place 1 018 a3", "place 2 019 b2"]


@rule("AIH-054", "AIH-055")
def test_cards_stay_where_and_as_they_are() -> None:
    s = deal(3)
    first_answers(s, "place-card")
    lying: dict[int, int] = {}
    movers = [card(name) for name in ("115", "116", "119", "120")]
    while not s.over():
        tableau = s.seats[0].tableau
        if any(c in tableau for c in movers) or s.seats[0].power:
            break
        assert all(tableau[c] == number for c, number in lying.items())
        lying = {c: n for c, n in enumerate(tableau) if n != EMPTY}
        seat = s.acting()[0]
        s.apply(seat, s.options(seat)[0])
    assert len(lying) > 2


@rule("AIH-034", "AIH-050")
def test_a_legal_cell_always_exists() -> None:
    """Random growth from the middle never gets stuck before the grid is full."""
    p = player()
    s = placing(p)
    for step in range(CELLS - 1):
        cells = cells_offered(s).split()
        assert cells
        p.tableau[cell(cells[step % len(cells)])] = step
    assert EMPTY not in p.tableau


# --- swaps ------------------------------------------------------------------------------------


@rule("AIH-133", "AIH-419")
def test_f11_after_a_swap_every_card_touches_another() -> None:
    p = player("b2 001, b4 002, a4 119")
    ends = {start: partners(kit(), p, cell(start)) for start in ("b2", "a4", "b4")}
    assert cell("a3") in ends["b2"]
    assert cell("c1") not in ends["a4"]
    assert cell("a3") in ends["b4"]


@rule("AIH-133")
def test_the_ai_card_cannot_be_swapped() -> None:
    p = player("b2 001, b4 002, a4 119")
    assert all(cell("b3") not in partners(kit(), p, cell(start)) for start in ("b2", "b4", "a4"))


@rule("AIH-133")
def test_a_move_may_not_leave_a_card_alone() -> None:
    p = player("b2 001, b1 002")
    assert cell("b4") not in partners(kit(), p, cell("b2"))
    assert cell("b4") in partners(kit(), p, cell("b1"))


@rule("AIH-133", "AIH-053")
def test_with_ai_8_a_corner_is_enough() -> None:
    assert cell("a2") not in partners(kit(), player("b2 001"), cell("b2"))
    assert cell("a2") in partners(kit(), player("b2 001", face="AI-8"), cell("b2"))


def grown(rng: Random, face: str) -> Player:
    """A player whose cards were placed as the rules allow."""
    p = player(face=face)
    for number in range(rng.randint(1, 12)):
        free = free_cells(kit(), p)
        p.tableau[rng.choice([c for c in range(CELLS) if free >> c & 1])] = number
    return p


def nobody_alone(cells: set[int], corners: bool) -> bool:
    """Every card but the AI card touches another, by the words of the rule."""
    for one in cells - {AI_CELL}:
        row, column = PLACES[one]
        distances = [
            (abs(row - PLACES[other][0]), abs(column - PLACES[other][1])) for other in cells - {one}
        ]
        near = [(1, 0), (0, 1), (1, 1)] if corners else [(1, 0), (0, 1)]
        if not any(distance in near for distance in distances):
            return False
    return True


@rule("AIH-133", "AIH-053", "AIH-505")
@pytest.mark.parametrize("face", ["AI-5", "AI-8"])
def test_all_swaps_that_leave_nobody_alone_are_offered_once_and_no_others(face: str) -> None:
    rng = Random(face)
    for _ in range(40):
        p = grown(rng, face)
        lying = {c for c in range(CELLS) if p.tableau[c] != EMPTY}
        movable = sorted(lying - {AI_CELL})
        expected = [{a, b} for a in movable for b in movable if a < b]
        for start in movable:
            for end in set(range(CELLS)) - lying:
                if nobody_alone(lying - {start} | {end}, face == "AI-8"):
                    expected.append({start, end})
        starts = [action - MOVE for action in swaps(kit(), p)]
        found = [{start, end} for start in starts for end in partners(kit(), p, start)]
        assert sorted(map(sorted, found)) == sorted(map(sorted, expected))
        assert all(partners(kit(), p, start) for start in starts)


@rule("AIH-133")
@pytest.mark.parametrize(
    ("text", "reason"),
    [("move b3", "ai-card-stays"), ("move a1", "nothing-there"), ("move c5", "nothing-there")],
)
def test_what_cannot_be_moved_is_refused(text: str, reason: str) -> None:
    s = place_all(table(player("b2 004"), seats=3), "119 a2", "018 a3", "019 a3")
    with pytest.raises(IllegalAction) as caught:
        play(s, 0, text)
    assert caught.value.why.name == reason


@rule("AIH-133")
@pytest.mark.parametrize(
    ("text", "reason"), [("to b3", "ai-card-stays"), ("to c5", "would-be-alone")]
)
def test_where_a_card_cannot_go_is_refused(text: str, reason: str) -> None:
    s = place_all(table(player("b2 004"), seats=3), "119 a2", "018 a3", "019 a3")
    play(s, 0, "move a2")
    with pytest.raises(IllegalAction) as caught:
        play(s, 0, text)
    assert caught.value.why.name == reason


@rule("AIH-133", "AIH-134", "AIH-419")
def test_f12_a_swap_scores_nothing() -> None:
    s = place_all(table(player("b2 004, a2 005, b4 017"), seats=3), "119 a4", "018 a3", "019 a3")
    assert offered(s, 0)[-1] == "decline"
    play(s, 0, "move b2")
    play(s, 0, "to b4")
    assert s.seats[0].points == 2
    assert [s.seats[0].tableau[cell(c)] for c in ("b2", "b4")] == [card("017"), card("004")]
    assert "swap 0 b2 b4 004 017" in told(s, 1)


@rule("AIH-133", "AIH-420")
def test_card_120_pays_3_and_may_itself_be_moved() -> None:
    s = place_all(table(player("b2 004"), seats=3), "120 a2", "018 a3", "019 a3")
    play(s, 0, "move a2")
    play(s, 0, "to c2")
    assert s.seats[0].points == 3
    assert s.seats[0].tableau[cell("c2")] == card("120")


@rule("AIH-135", "AIH-419")
def test_a_swap_may_be_declined() -> None:
    s = place_all(table(player("b2 004"), seats=3), "119 a2", "018 a3", "019 a3")
    play(s, 0, "decline")
    assert s.seats[0].points == 2
    assert s.over()


@rule("AIH-505")
def test_ai_5_swaps_once_per_game_before_placing() -> None:
    s = placing(player("b2 001, b4 002", face="AI-5"))
    assert "move b2" in offered(s, 0)
    play(s, 0, "move b2")
    play(s, 0, "to b4")
    assert [s.seats[0].tableau[cell(c)] for c in ("b2", "b4")] == [card("002"), card("001")]
    assert not [text for text in offered(s, 0) if text.startswith("move")]
    play(s, 0, "place a3")
    assert s.seats[0].power == 3


@rule("AIH-505")
def test_a_spent_power_is_refused() -> None:
    s = placing(player("b2 001, b4 002", face="AI-5", power=2))
    with pytest.raises(IllegalAction) as caught:
        play(s, 0, "move b2")
    assert caught.value.why.name == "power-spent"


@rule("AIH-505")
def test_the_card_of_the_turn_may_be_scored_on_the_cell_it_was_moved_to() -> None:
    """119 counts where it lies when others read it; a swap of it takes its cell along."""
    s = place_all(table(player("b2 004"), seats=3), "119 a2", "018 a3", "019 a3")
    play(s, 0, "move a2")
    play(s, 0, "to c2")
    assert s.seats[0].cell == cell("c2")
    s = place_all(table(player("b2 004"), seats=3), "119 a2", "018 a3", "019 a3")
    play(s, 0, "move a2")
    play(s, 0, "to b2")
    assert s.seats[0].cell == cell("b2")


@rule("AIH-505", "AIH-506")
def test_a_new_round_brings_back_the_power_of_ai_6_but_not_that_of_ai_5() -> None:
    s = table(player(face="AI-5", power=7), player(face="AI-6", power=7), player())
    run(s, BEGIN_ROUND)
    assert [p.power for p in s.seats] == [7, 0, 0]


# --- AI-10 ------------------------------------------------------------------------------------


@rule("AIH-510", "AIH-363")
def test_f22_the_better_identity_counts_for_the_owner_and_is_seen_by_neighbours() -> None:
    """Row b: a green 1, a red, a violet and the AI card; black makes a fourth colour."""
    p = player("b4 020, b5 026", face="AI-10")
    s = place_all(table(p, seats=3), "063 b2", "018 a3", "019 a3")
    assert (s.seats[0].points, s.seats[0].identity) == (8, 1)
    assert "identity 0 black" in told(s, 1)


@rule("AIH-510")
def test_a_tie_leaves_the_identity_as_it_was() -> None:
    for identity in (0, 1):
        p = player("b2 001", face="AI-10", identity=identity)
        s = place_all(table(p, seats=3), "052 a3", "018 a3", "019 a3")
        assert s.seats[0].identity == identity


@rule("AIH-510")
def test_a_declared_identity_counts_even_if_it_pays_less() -> None:
    s = table(player("b4 020, b5 026", face="AI-10"), seats=3)
    for p, name in zip(s.seats, ("063", "018", "019"), strict=True):
        p.revealed = card(name)
    run(s, PLACE_CARDS, SCORE_CARDS, RESOLVE_BLACK)
    assert [text for text in offered(s, 0) if text.startswith("declare")] == [
        "declare black",
        "declare green",
    ]
    play(s, 0, "declare green")
    assert not [text for text in offered(s, 0) if text.startswith("declare")]
    play(s, 0, "place b2")
    play(s, 1, "place a3")
    play(s, 2, "place a3")
    assert (s.seats[0].points, s.seats[0].identity) == (6, 0)


def test_a_colour_that_the_ai_card_cannot_have_is_refused() -> None:
    s = placing(player("b4 020", face="AI-10"))
    why = s.why_not(0, game(3).space.parse("declare red"))
    assert why is not None
    assert why.name == "no-such-identity"


@rule("AIH-510")
def test_a_declaration_holds_for_one_turn() -> None:
    """Declared green before; black pays more now."""
    p = player("b4 020, b5 026", face="AI-10", declared=0)
    s = run(table(p, seats=3), BEGIN_TURN)
    place_all(s, "063 b2", "018 a3", "019 a3")
    assert (s.seats[0].points, s.seats[0].identity) == (8, 1)


@rule("AIH-510")
@pytest.mark.parametrize(
    ("identity", "name", "points"), [(0, "110", 2), (1, "110", 0), (0, "109", 0), (1, "109", 2)]
)
def test_a_neighbour_reads_the_identity_of_the_turn(identity: int, name: str, points: int) -> None:
    """109 counts 2s and 110 counts 4s: black 2 or green 4."""
    owner = player(face="AI-10", identity=identity, declared=identity)
    s = place_all(table(player(), owner, player()), f"{name} a3", "018 a3", "019 a3")
    play(s, 0, "read left")
    assert s.seats[0].points == points
