"""Black cards: the order in which they are resolved, copies, neighbours, exchanges and draws."""

from __future__ import annotations

import pytest

from tablee.engine.problems import IllegalAction
from tablee.games.ai_100_human.cells import AI_CELL, PLACES
from tablee.games.ai_100_human.rounds import BEGIN_TURN
from tablee.games.ai_100_human.state import EMPTY, Table
from tests.games.ai_100_human.boards import as_reference, kit
from tests.games.ai_100_human.positions import (
    asked,
    card,
    cards,
    cell,
    grid,
    names,
    offered,
    place_all,
    play,
    player,
    run,
    table,
    told,
)
from tests.games.ai_100_human.reference import LINES
from tests.games.ai_100_human.reference import points as points_of
from tests.rules import rule


def points(s: Table) -> list[int]:
    return [p.points for p in s.seats]


# --- order ------------------------------------------------------------------------------------


@rule("AIH-120", "AIH-029", "AIH-070")
def test_f05_black_cards_are_resolved_last_and_in_order() -> None:
    """105 comes after 101 and 118, and all of them after 073."""
    s = table(player(), player(), player("b2 052"), player(), deck="040 041", turn=1)
    place_all(s, "105 a3", "118 a3", "073 a3", "101 a3")
    play(s, 3, "copy 052")
    scored = [line.split()[2] for line in told(s, -1) if line.startswith("score")]
    assert scored == ["073", "101", "118", "105"]


@rule("AIH-120")
def test_the_queue_is_seen_by_all() -> None:
    s = table(player("b2 057"), player(), player("b2 052"), player(), deck="040 041")
    place_all(s, "105 a3", "118 a3", "073 a3", "101 a3")
    assert asked(s, 3) == "copy-card"
    assert names(s.seen_by(-1).table.queue) == "118 105"


@rule("AIH-136")
def test_all_effects_are_finished_before_anything_else() -> None:
    s = table(player(), player("b2 052"), player(), deck="040 041")
    place_all(s, "101 a3", "107 a3", "119 a3")
    order = []
    while not s.over():
        order.append((s.acting(), asked(s, s.acting()[0])))
        seat = s.acting()[0]
        s.apply(seat, s.options(seat)[-1])
    assert order == [((0,), "copy-card"), ((1,), "read-neighbour"), ((2,), "swap-cards")]


# --- copies of cards --------------------------------------------------------------------------


@rule("AIH-122", "AIH-123", "AIH-382", "AIH-403")
def test_ex01_a_copy_is_read_in_the_copiers_own_tableau() -> None:
    """Two pairs of connectors sum to 5, in rows other than that of the copy card."""
    own = player("a2 084, a3 093, b2 017, b4 085, c2 022, c3 047", face="AI-1")
    other = player("b1 082, b2 066, b4 089, b5 055, c2 038, c3 113", face="AI-4")
    s = table(own, other, player(), player(), turn=7)
    place_all(s, "103 c4", "073 c4", "018 a3", "019 a3")
    assert asked(s, 0) == "copy-card"
    assert offered(s, 0) == ["copy 082", "copy 089"]
    play(s, 0, "copy 082")
    assert s.seats[0].points == 4
    assert "copy 0 103 082" in told(s, 2)
    assert s.seats[1].points == 7, "two yellow cards and a green one around 073"


@rule("AIH-123", "AIH-385", "AIH-403")
def test_f14_the_cell_of_the_copy_card_is_the_anchor() -> None:
    """g3 and v3 meet in row a; v5 and v5 meet in row b, which is not read."""
    s = table(player("a2 081, b2 004"), player("b2 085"), player())
    place_all(s, "103 a1", "018 a3", "019 a3")
    play(s, 0, "copy 085")
    assert s.seats[0].points == 3


@rule("AIH-123")
@pytest.mark.parametrize("copied", ["062", "065"])
def test_a_copy_card_keeps_its_own_colour_and_number(copied: str) -> None:
    """Two black 4s lie in the row, 101 being one of them; 062 is a green 2, 065 a green 5."""
    s = table(player("a2 113"), player(f"b2 {copied}"), player())
    place_all(s, "101 a3", "018 a3", "019 a3")
    play(s, 0, f"copy {copied}")
    assert s.seats[0].points == 2 * 2, "both are of the commonest colour, and of its number"
    assert s.seats[0].sheet == cards("101")
    assert s.seats[0].tableau[cell("a3")] == card("101")


@rule("AIH-123")
def test_a_copy_card_counts_with_its_own_connectors() -> None:
    """103 has v4 above on the right and 081 has v3 on the left; 085 itself would make a pair."""
    own = kit().connectors.corners()
    corners = {name: [corner[card(name)] for corner in own] for name in ("103", "085")}
    assert corners["103"] != corners["085"]
    cells = {cell("a1"): card("103"), cell("a2"): card("081"), AI_CELL: card("AI-1")}
    expected = points_of(
        LINES["085"], as_reference({PLACES[c]: n for c, n in cells.items()}), (0, 0)
    )
    as_copied = cells | {cell("a1"): card("085")}
    other = points_of(
        LINES["085"], as_reference({PLACES[c]: n for c, n in as_copied.items()}), (0, 0)
    )
    assert expected != other
    s = table(player("a2 081"), player("b2 085"), player())
    place_all(s, "103 a1", "018 a3", "019 a3")
    play(s, 0, "copy 085")
    assert s.seats[0].points == expected


@rule("AIH-124")
def test_only_cards_of_the_colour_can_be_copied() -> None:
    s = table(player(), player("b2 001, b4 026, c3 107", face="AI-1"), player("b2 052"))
    place_all(s, "099 a3", "060 a3", "020 a3")
    assert offered(s, 0) == ["copy 001"]
    with pytest.raises(IllegalAction) as caught:
        play(s, 0, "copy 052")
    assert caught.value.why.name == "cannot-copy"


@rule("AIH-122", "AIH-399", "AIH-400", "AIH-401", "AIH-402", "AIH-403", "AIH-404")
@pytest.mark.parametrize(
    ("copier", "target"),
    [
        ("099", "001"),
        ("100", "002"),
        ("101", "052"),
        ("102", "053"),
        ("103", "078"),
        ("104", "079"),
    ],
)
def test_each_copy_card_copies_its_colour_from_either_neighbour(copier: str, target: str) -> None:
    for left, right in (("b2 " + target, ""), ("", "b2 " + target)):
        s = table(player(), player(left, face="AI-9"), player(), player(right, face="AI-11"))
        place_all(s, f"{copier} a3", "020 a3", "021 a3", "022 a3")
        assert offered(s, 0) == [f"copy {target}"]


@rule("AIH-125")
def test_a_card_placed_this_turn_can_be_copied() -> None:
    s = place_all(table(seats=3), "101 a3", "052 a3", "020 a3")
    assert offered(s, 0) == ["copy 052"]


@rule("AIH-125", "AIH-124", "AIH-399")
def test_f13_without_a_card_to_copy_there_is_nothing() -> None:
    s = table(player(), player(face="AI-1"), player())
    place_all(s, "099 a3", "020 a3", "021 a3")
    assert s.over()
    assert s.seats[0].points == 0


# --- scoring at a neighbour -------------------------------------------------------------------


@rule("AIH-121", "AIH-126", "AIH-407")
def test_the_owner_chooses_the_neighbour() -> None:
    """The left one has two 5s, one of them placed now; the right one's AI card is a 5."""
    s = table(player(), player("b2 001"), player(), player(face="AI-12"))
    place_all(s, "107 a3", "006 a3", "020 a3", "022 a3")
    assert offered(s, 0) == ["read left", "read right"]
    other = s.clone()
    play(s, 0, "read left")
    play(other, 0, "read right")
    assert (s.seats[0].points, other.seats[0].points) == (4, 2)


@rule("AIH-127", "AIH-411")
def test_the_same_row_is_read() -> None:
    s = table(player(), player("a2 001, a4 026, b2 052"), player())
    place_all(s, "111 a3", "020 a3", "021 a3")
    play(s, 0, "read left")
    assert s.seats[0].points == 2 * 3


# --- copied points ----------------------------------------------------------------------------


@rule("AIH-128", "AIH-405", "AIH-406")
@pytest.mark.parametrize("name", ["105", "106"])
def test_f06_the_better_neighbour_of_this_turn_is_copied(name: str) -> None:
    s = table(player(), player("b2 026, b4 027"), player(), player("b2 020"))
    s.seats[1].points = 50
    place_all(s, f"{name} a3", "057 a3", "018 a3", "052 a3")
    gained = [p.gained for p in s.seats]
    assert (gained[1], gained[3]) == (4, 1)
    assert s.seats[0].points == 4


@rule("AIH-128")
def test_either_neighbour_may_be_the_better_one_but_nobody_farther_away() -> None:
    """1 on the left, 6 opposite, 4 on the right; and then with left and right exchanged."""
    few, most, many = player("b2 020"), player("b2 026, b4 027, a2 028"), player("b2 029, b4 030")
    for left, right in ((few, many), (many, few)):
        s = table(player(), left.copied(), most.copied(), right.copied())
        plays = {id(few): "052 a3", id(many): "058 a3"}
        place_all(s, "105 a3", plays[id(left)], "057 a3", plays[id(right)])
        assert sorted(p.gained for p in s.seats[1:]) == [1, 4, 6]
        assert s.seats[2].gained == 6
        assert s.seats[0].points == 4


@rule("AIH-128")
def test_points_of_an_earlier_turn_are_not_copied() -> None:
    s = table(player(), player(gained=9, points=9), player(gained=7, points=7))
    run(s, BEGIN_TURN)
    place_all(s, "105 a3", "018 a3", "019 a3")
    assert points(s) == [0, 9, 7]


@rule("AIH-128", "AIH-090")
def test_f06_a_loss_counts_as_0() -> None:
    s = table(player(), player(points=9), player())
    place_all(s, "105 a3", "115 a3", "018 a3")
    assert points(s) == [0, 7, 0]


@rule("AIH-129", "AIH-120")
def test_f07_an_unresolved_copy_counts_as_0() -> None:
    """105 first, and then 106 copies what 105 has brought."""
    s = table(player(), player(), player("b2 057"), player("b2 026, b4 027, a2 028"))
    place_all(s, "105 a3", "106 a3", "058 a3", "057 a3")
    assert [p.gained for p in s.seats][3] == 6
    assert s.seats[0].points == 6
    assert s.seats[1].points == 6


# --- exchange with the reserve ----------------------------------------------------------------


@rule("AIH-130", "AIH-131", "AIH-373", "AIH-415")
def test_f08_a_card_is_exchanged_and_the_new_one_scored() -> None:
    own = player("b2 001, a1 052, a2 053, c2 054", reserve="073 010", points=10)
    s = place_all(table(own, seats=3), "115 c3", "018 a3", "019 a3")
    assert s.seats[0].points == 10
    play(s, 0, "lift b2")
    assert offered(s, 0) == ["insert 010", "insert 073"]
    play(s, 0, "insert 073")
    assert s.seats[0].points == 15
    assert s.seats[0].tableau[cell("b2")] == card("073")
    assert names(s.seats[0].reserve + s.seats[0].known) == "010 001"
    assert "exchange 0 b2 001 073" in told(s, 1)
    assert names(s.seen_by(1).table.seats[0].known) == "001"


@rule("AIH-130", "AIH-091")
@pytest.mark.parametrize(("before", "after"), [(0, 5), (1, 6), (10, 15)])
def test_f08_the_new_card_is_scored_before_2_points_are_lost(before: int, after: int) -> None:
    own = player("b2 001, a1 052, a2 053, c2 054", reserve="073 010", points=before)
    s = place_all(table(own, seats=3), "115 c3", "018 a3", "019 a3")
    play(s, 0, "lift b2")
    play(s, 0, "insert 073")
    assert s.seats[0].points == after
    assert s.seats[0].gained == 5
    lines = [line for line in told(s, 1) if line.startswith(("score 0", "lose 0"))]
    assert lines == ["score 0 073 b2 7", "lose 0 115 c3 2"]


@rule("AIH-130", "AIH-131")
def test_the_loss_waits_until_a_black_card_is_resolved() -> None:
    own = player("b2 001, b4 004", reserve="107")
    s = place_all(table(own, seats=3), "115 a3", "018 a3", "107 a3")
    play(s, 2, "read left")
    play(s, 0, "lift b2")
    play(s, 0, "insert 107")
    assert asked(s, 0) == "read-neighbour"
    assert not any(line.startswith("lose 0") for line in told(s, 1))
    s.seats[1].tableau[cell("a1")] = card("006")  # a 5
    play(s, 0, "read left")
    assert told(s, 1)[-1] == "lose 0 115 a3 2"


@rule("AIH-130", "AIH-131")
def test_the_loss_waits_for_copied_points() -> None:
    """They come at the end of the order, so that even a score of 0 gains before it loses."""
    s = table(player("b2 001", reserve="105"), player("b2 026, b4 027"), player(), deck="040 041")
    place_all(s, "115 a3", "057 a3", "117 a3")
    play(s, 0, "lift b2")
    play(s, 0, "insert 105")
    assert s.over()
    lines = [line for line in told(s, -1) if line.startswith(("score", "lose"))]
    assert lines[-3:] == ["score 2 117 a3 2", "score 0 105 b2 4", "lose 0 115 a3 2"]
    assert s.seats[0].points == 4 - 2


@rule("AIH-130", "AIH-091", "AIH-416")
@pytest.mark.parametrize("name", ["115", "116"])
def test_f09_without_an_exchange_the_loss_remains_but_not_below_0(name: str) -> None:
    s = place_all(table(player(reserve="073"), seats=3), f"{name} a3", "018 a3", "019 a3")
    assert s.over()
    assert s.seats[0].points == 0
    s = table(player("b2 001", reserve="073", points=1), seats=3)
    place_all(s, f"{name} a3", "018 a3", "019 a3")
    play(s, 0, "decline")
    assert s.seats[0].points == 0


@rule("AIH-130")
def test_neither_the_ai_card_nor_115_and_116_take_part() -> None:
    own = player("b2 001, b4 116", reserve="073")
    s = place_all(table(own, seats=3), "115 a3", "018 a3", "019 a3")
    assert offered(s, 0) == ["lift b2", "decline"]
    own = player("b2 001", reserve="116 073")
    s = place_all(table(own, seats=3), "115 a3", "018 a3", "019 a3")
    play(s, 0, "lift b2")
    assert offered(s, 0) == ["insert 073"]


@rule("AIH-131", "AIH-135")
def test_a_black_card_that_is_brought_in_is_applied_now() -> None:
    own = player("b2 001, b4 004", reserve="119")
    s = place_all(table(own, seats=3), "115 a3", "018 a3", "107 a3")
    play(s, 2, "read left")
    play(s, 0, "lift b2")
    play(s, 0, "insert 119")
    assert asked(s, 0) == "swap-cards"
    assert s.seats[0].points == 2
    play(s, 0, "decline")
    assert s.seats[0].points == 0, "2 are lost when all is done"


@rule("AIH-131", "AIH-120")
def test_copied_points_that_are_brought_in_wait_for_the_end() -> None:
    own = player("b2 001", reserve="105", points=5)
    s = table(own, player("b2 026, b4 027"), player(), deck="040 041")
    place_all(s, "115 a3", "057 a3", "117 a3")
    play(s, 0, "lift b2")
    play(s, 0, "insert 105")
    assert s.over()
    scored = [line.split()[2] for line in told(s, -1) if line.startswith("score")]
    assert scored[-2:] == ["117", "105"]
    assert s.seats[0].points == 5 - 2 + 4


@rule("AIH-130")
def test_the_card_that_went_back_can_be_played_later_but_not_this_turn() -> None:
    own = player("b2 001", reserve="073", points=5)
    s = place_all(table(own, seats=3), "115 a3", "018 a3", "019 a3")
    play(s, 0, "lift b2")
    play(s, 0, "insert 073")
    assert s.over()
    assert card("001") in s.seats[0].holding()


# --- a larger reserve -------------------------------------------------------------------------


@rule("AIH-132", "AIH-417", "AIH-418")
@pytest.mark.parametrize("name", ["117", "118"])
def test_f10_a_card_is_drawn_once(name: str) -> None:
    s = table(player(reserve="010 011"), seats=3, deck="041")
    place_all(s, f"{name} a3", "018 a3", "019 a3")
    assert s.seats[0].points == 2
    assert names(s.seats[0].reserve) == "010 011 041"
    assert "draw 0 041" in told(s, 0)
    assert "draw 0 ?" in told(s, 1)


# --- two players and solo ---------------------------------------------------------------------


@rule("AIH-152", "AIH-408")
def test_f16_the_neutral_grid_is_a_neighbour_of_both() -> None:
    lying = grid("a1 014, b1 023, c1 045, a2 069, b2 071, c2 001, a3 002, b3 003, c3 004, a4 005")
    for side, expected in (("left", 1), ("grid", 5)):
        s = table(player(), player(face="AI-3"), grid=lying)
        place_all(s, "108 a3", "020 a3")
        assert offered(s, 0) == ["read left", "read grid"]
        play(s, 0, f"read {side}")
        assert s.seats[0].points == 2 * expected


@rule("AIH-152")
def test_cards_of_the_neutral_grid_can_be_copied_and_rows_correspond() -> None:
    s = table(player(), player("b2 001"), grid=grid("a1 002, b1 052, c1 078"))
    place_all(s, "099 a3", "020 a3")
    assert offered(s, 0) == ["copy 001", "copy 002"]
    s = table(player(), player(), grid=grid("a1 002, a2 003, b1 052, c1 078"))
    place_all(s, "111 a3", "020 a3")
    play(s, 0, "read grid")
    assert s.seats[0].points == 2


@rule("AIH-153")
def test_the_neutral_grid_gains_nothing() -> None:
    s = table(player(), player(points=9), grid=grid("a1 002"))
    place_all(s, "105 a3", "115 a3")
    assert s.seats[0].points == 0
    s = table(player(), player("b2 026, b4 027"), grid=grid("a1 002"))
    place_all(s, "105 a3", "057 a3")
    assert s.seats[0].points == 4


@rule("AIH-183")
@pytest.mark.parametrize("name", ["105", "106"])
def test_ex14_solo_copied_points_are_4(name: str) -> None:
    s = place_all(table(player(), grid=grid("a1 002")), f"{name} a3")
    assert s.seats[0].points == 4


@rule("AIH-184")
def test_f19_solo_the_draft_grid_is_read_at_once() -> None:
    """Row c has a gap where a card was taken; the two others count."""
    lying = grid("a1 002, a2 003, a3 004, b1 005, b2 006, b3 007, c1 020, c3 026")
    s = place_all(table(player("c3 010"), grid=lying), "111 c2")
    assert s.over()
    assert s.seats[0].points == 4


@rule("AIH-184")
def test_solo_copies_come_from_the_draft_grid() -> None:
    s = place_all(table(player(), grid=grid("a1 002, b1 052, c2 003")), "099 a3")
    assert offered(s, 0) == ["copy 002", "copy 003"]


def test_nothing_is_lost_by_an_exchange() -> None:
    own = player("b2 001", reserve="073 074")
    s = place_all(table(own, seats=3), "115 a3", "018 a3", "019 a3")
    p = s.seats[0]
    before = sorted([c for c in p.tableau if c != EMPTY] + p.holding())
    play(s, 0, "lift b2")
    play(s, 0, "insert 074")
    assert sorted([c for c in p.tableau if c != EMPTY] + p.holding()) == before
    assert cards("001") == p.known
