"""Components and setup: objectives, AI cards, faces, decks and the ring of players."""

from __future__ import annotations

import pytest

from tablee.engine.problems import Problem
from tablee.games.ai_100_human.actions import CARDS
from tablee.games.ai_100_human.cells import AI_CELL
from tests.games.ai_100_human.boards import kit
from tests.games.ai_100_human.positions import (
    asked,
    deal,
    first_answers,
    game,
    names,
    offered,
    play,
)
from tests.rules import rule


@rule("AIH-001")
@pytest.mark.parametrize("seats", range(1, 7))
def test_one_to_six_play(seats: int) -> None:
    s = deal(seats)
    assert s.acting() == tuple(range(seats))


@rule("AIH-001")
@pytest.mark.parametrize("seats", [0, 7])
def test_fewer_or_more_do_not_play(seats: int) -> None:
    with pytest.raises(Problem) as caught:
        game(seats)
    assert caught.value.name == "bad-seats"


@rule("AIH-003", "AIH-100")
def test_every_card_has_colour_number_and_four_connectors() -> None:
    k = kit()
    for card in range(len(k.card_names)):
        assert 0 <= k.looks.colour[card] < 6
        assert 6 <= k.looks.number[card] < 11
        assert all(0 <= corner[card] < 30 for corner in k.connectors.corners())


@rule("AIH-004")
def test_there_are_sixty_cards_for_each_round_and_eight_objectives() -> None:
    k = kit()
    assert [len(phase) for phase in k.phase] == [60, 60]
    assert sorted(k.phase[0] + k.phase[1]) == list(range(CARDS))
    assert [len(objectives) for objectives in k.objectives] == [8, 8]
    assert len(k.power) == 12


@rule("AIH-005")
def test_every_score_starts_at_0() -> None:
    assert [score.total for score in game(4).scores(deal(4))] == [0, 0, 0, 0]


@rule("AIH-006")
def test_one_objective_of_each_phase_is_drawn_face_up() -> None:
    found = [deal(3, b"%d" % n).objectives for n in range(200)]
    assert {objectives[0] for objectives in found} == set(kit().objectives[0])
    assert {objectives[1] for objectives in found} == set(kit().objectives[1])
    assert deal(3).seen_by(-1).table.objectives == deal(3).objectives


@rule("AIH-007")
def test_starter_objectives_are_the_first_three_of_each_phase() -> None:
    found = [deal(3, b"%d" % n, objectives="starter").objectives for n in range(100)]
    starters = game(3, objectives="starter").kit.objective_names
    assert {starters[pair[0]] for pair in found} == {"O1", "O2", "O3"}
    assert {starters[pair[1]] for pair in found} == {"O4", "O5", "O6"}


@rule("AIH-008")
@pytest.mark.parametrize("seats", [2, 6])
def test_no_two_players_share_an_ai_card(seats: int) -> None:
    for n in range(20):
        dealt = [tuple(p.faces) for p in deal(seats, b"%d" % n).seats]
        assert len(set(dealt)) == seats
        faces = [number - CARDS for pair in dealt for number in pair]
        assert len(set(faces)) == 2 * seats
        assert all(pair[0] % 2 == 0 and pair[1] == pair[0] + 1 for pair in dealt)


@rule("AIH-009", "AIH-052")
def test_f24_a_player_chooses_one_of_two_faces_before_any_card_is_dealt() -> None:
    s = deal(3)
    for seat, p in enumerate(s.seats):
        number = p.faces[0] - CARDS
        assert number % 2 == 0
        assert offered(s, seat) == [f"face AI-{number + 1}", f"face AI-{number + 2}"]
        assert (p.pack, p.reserve) == ([], [])
    chosen = offered(s, 1)[1]
    play(s, 1, chosen)
    assert names([s.seats[1].tableau[AI_CELL]]) == chosen.removeprefix("face ")


@rule("AIH-009", "AIH-038")
def test_faces_are_chosen_in_secret() -> None:
    s = deal(3)
    before = game(3).dump(s.seen_by(0).table)
    play(s, 1, offered(s, 1)[0])
    assert game(3).dump(s.seen_by(0).table) == before
    for seat in (0, 2):
        play(s, seat, offered(s, seat)[0])
    assert all(p.tableau[AI_CELL] >= CARDS for p in s.seen_by(0).table.seats)


@rule("AIH-010")
def test_both_faces_of_an_ai_card_have_its_colour() -> None:
    colours = kit().looks.colour
    pairs = [(colours[CARDS + 2 * n], colours[CARDS + 2 * n + 1]) for n in range(6)]
    assert all(a == b for a, b in pairs)
    assert len(set(pairs)) == 6


@rule("AIH-011")
def test_each_round_is_played_with_the_cards_of_its_phase() -> None:
    s = deal(4)
    first_answers(s, "pick-card")
    dealt = [c for p in s.seats for c in p.pack + p.reserve] + s.deck
    assert sorted(dealt) == kit().phase[0]
    assert sorted(s.stock) == kit().phase[1]


@rule("AIH-011")
@pytest.mark.parametrize("seats", [1, 2, 3, 6])
def test_every_game_is_dealt_other_cards(seats: int) -> None:
    deals = set()
    for n in range(5):
        s = deal(seats, b"%d" % n)
        first_answers(s, "keep-card")
        deals.add(tuple(card for p in s.seats for card in p.pack))
    assert len(deals) == 5
    cards = {card for dealt in deals for card in dealt}
    assert min(cards) < kit().phase[0][20] < kit().phase[0][40] < max(cards)


@rule("AIH-012")
def test_the_left_neighbour_is_the_next_player() -> None:
    s = deal(4)
    assert [s.left(seat) for seat in range(4)] == [1, 2, 3, 0]
    assert [s.right(seat) for seat in range(4)] == [3, 0, 1, 2]
    assert all(deal(3).left(seat) != deal(3).right(seat) for seat in range(3))


def test_another_players_face_is_refused() -> None:
    s = deal(3)
    other = f"face {names(s.seats[1].faces[:1])}"
    why = s.why_not(0, game(3).space.parse(other))
    assert why is not None
    assert why.name == "not-your-face"
    assert asked(s, 0) == "choose-face"
