"""Solo: headers, draft grid, standee, turn pile and rank."""

from __future__ import annotations

from tablee.games.ai_100_human.actions import COLOURS
from tablee.games.ai_100_human.cells import COLUMNS
from tablee.games.ai_100_human.rounds import DISCARD_RESERVES, REFILL_GRID, TAKE_CARD
from tablee.games.ai_100_human.state import EMPTY, Table
from tests.games.ai_100_human.boards import kit
from tests.games.ai_100_human.positions import (
    asked,
    card,
    cards,
    cell,
    deal,
    first_answers,
    game,
    grid,
    names,
    offered,
    play,
    player,
    run,
    table,
    told,
)
from tests.rules import rule


def in_grid(s: Table) -> list[int]:
    return [c for c in s.grid if c != EMPTY]


def colours(text: str) -> list[int]:
    return [COLOURS.index(name) for name in text.split()]


@rule("AIH-170")
def test_the_six_colours_head_rows_and_columns() -> None:
    orders = {tuple(deal(1, b"%d" % n).headers) for n in range(10)}
    assert all(sorted(order) == list(range(6)) for order in orders)
    assert len(orders) > 5


@rule("AIH-171")
def test_the_draft_grid_lies_there_from_the_start() -> None:
    s = deal(1)
    assert asked(s, 0) == "choose-face"
    assert len(in_grid(s)) == 9
    assert {c % COLUMNS for c, n in enumerate(s.grid) if n != EMPTY} == {0, 1, 2}
    assert set(in_grid(s)) <= set(kit().phase[0])


@rule("AIH-172")
def test_all_twelve_faces_can_be_chosen() -> None:
    assert offered(deal(1), 0) == [f"face AI-{n}" for n in range(1, 13)]


@rule("AIH-173")
def test_the_standee_starts_on_the_colour_of_the_ai_card() -> None:
    for face, colour in (("AI-1", "blue"), ("AI-12", "red"), ("AI-5", "black")):
        s = deal(1)
        play(s, 0, f"face {face}")
        assert COLOURS[s.standee] == colour


@rule("AIH-172")
def test_the_ai_card_is_chosen_with_the_grid_in_sight_before_objectives_are_drawn() -> None:
    s = deal(1)
    assert asked(s, 0) == "choose-face"
    assert len(in_grid(s)) == 9
    assert s.objectives == []
    assert not any(line.startswith("objectives") for line in told(s, 0))


@rule("AIH-172", "AIH-174")
def test_which_objectives_are_drawn_does_not_follow_from_what_was_seen() -> None:
    """Whatever could be known when the AI card was chosen, any objective can come."""
    view = game(1).view(deal(1), 0)
    drawn = set()
    for number in range(40):
        s = game(1).world(view, b"%d" % number)
        play(s, 0, "face AI-1")
        drawn |= set(s.objectives)
    assert len(drawn) > 12


@rule("AIH-174")
def test_objectives_lie_open_once_the_ai_card_is_chosen() -> None:
    s = deal(1)
    play(s, 0, "face AI-3")
    assert [kit().objective_names[n] for n in s.objectives] != []
    assert s.objectives[0] in kit().objectives[0]
    assert s.objectives[1] in kit().objectives[1]
    lines = [line.split()[0] for line in told(s, 0)]
    assert lines.index("face") < lines.index("objectives") < lines.index("deal-reserve")
    assert s.seats[0].points == 0


@rule("AIH-175", "AIH-176", "AIH-177")
def test_f17_cards_in_use_in_round_1() -> None:
    s = deal(1)
    first_answers(s, "take-from-grid")
    assert (len(in_grid(s)), len(s.seats[0].reserve), len(s.pile)) == (9, 2, 18)
    assert len(s.deck) == 60 - 9 - 2 - 18
    assert set(s.seats[0].passed) <= set(s.deck) | set(s.pile)


@rule("AIH-175")
def test_returned_cards_are_shuffled_back_before_the_piles_are_formed() -> None:
    """They can come to the turn pile or to the draw pile, about as any other card of the phase."""
    in_turn_pile = 0
    for number in range(60):
        s = deal(1, b"back %d" % number)
        first_answers(s, "take-from-grid")
        assert len(s.seats[0].passed) == 2
        in_turn_pile += len(set(s.seats[0].passed) & set(s.pile))
        assert set(s.seats[0].passed) <= set(s.pile) | set(s.deck)
    expected = 120 * 18 / 49
    assert expected / 2 < in_turn_pile < expected * 3 / 2


@rule("AIH-178")
def test_f18_taking_a_card_moves_the_standee() -> None:
    lying = grid("a1 001, a2 052, a3 020, b1 002, b2 078, b3 021, c1 003, c2 026, c3 022")
    s = table(
        player(),
        grid=lying,
        headers=colours("red green black blue yellow violet"),
        standee=COLOURS.index("yellow"),
        pile="010 011 012 013",
    )
    run(s, TAKE_CARD, REFILL_GRID, TAKE_CARD)
    assert offered(s, 0) == ["pick 026", "pick 052", "pick 078"]
    play(s, 0, "pick 026")
    assert names(s.seats[0].known) == "026"
    assert COLOURS[s.standee] == "violet"
    assert names(s.discard) == "052 078"
    assert [names([s.grid[cell(c)]]) for c in ("a2", "b2", "c2")] == ["013", "012", "011"]
    assert offered(s, 0) == ["pick 020", "pick 021", "pick 022"]
    assert "mark -1 a2 b2" in told(s, 0)


@rule("AIH-184", "AIH-178")
def test_marked_cards_stay_until_the_turn_is_over() -> None:
    s = deal(1)
    first_answers(s, "choose-card")
    assert len(s.marked) == 2
    assert len(in_grid(s)) == 8


@rule("AIH-179")
def test_f17_seven_turns_use_the_turn_pile() -> None:
    s = deal(1)
    first_answers(s, "take-from-grid")
    left = []
    while s.round == 1:
        if asked(s, 0) == "take-from-grid":
            left.append(len(s.pile))
        s.apply(0, s.options(0)[0])
    assert left == [18, 15, 12, 9, 6, 3, 0]


@rule("AIH-180", "AIH-181")
def test_round_2_has_a_new_grid_and_the_standee_stays() -> None:
    s = deal(1)
    first_answers(s, "take-from-grid")
    standee = -1
    while s.round == 1:
        standee = s.standee
        s.apply(0, s.options(0)[0])
    assert s.standee == standee
    assert s.seats[0].reserve == []
    assert len(s.seats[0].objectives) == 1
    assert set(in_grid(s)) <= set(kit().phase[1])
    assert len(in_grid(s)) == 9
    first_answers(s, "take-from-grid")
    assert (len(s.pile), len(s.seats[0].reserve)) == (18, 2)


@rule("AIH-182", "AIH-185")
def test_the_game_ends_with_objective_ai_card_and_rank() -> None:
    s = deal(1)
    while not s.over():
        s.apply(0, s.options(0)[0])
    assert len(s.seats[0].objectives) == 2
    assert told(s, 0)[-1] == f"rank 0 failure {s.seats[0].points}"
    assert game(1).returns(s) == [0.0]
    s.seats[0].points = 142
    assert game(1).returns(s) == [1.0]


@rule("AIH-178")
def test_the_card_taken_can_be_played_at_once() -> None:
    s = deal(1)
    first_answers(s, "choose-card")
    taken = s.seats[0].known[0]
    assert f"play {names([taken])}" in offered(s, 0)
    play(s, 0, f"play {names([taken])}")
    assert s.seats[0].revealed == taken


def test_discards_lie_open() -> None:
    s = table(player(reserve="010 011", known="012"), grid=grid("a1 001"), turn=7)
    run(s, DISCARD_RESERVES)
    assert s.seen_by(-1).table.discard == cards("010 011 012")
    assert card("010") in s.discard
