"""Setting the table: who is first, and what everybody begins with."""

from __future__ import annotations

import pytest

from tablee.games.exodus.edition import components
from tablee.games.exodus.integrating import INTEGRATION_TURNS
from tablee.games.exodus.kit import Kit
from tablee.games.exodus.negotiating import BEGIN_NEGOTIATION
from tablee.games.exodus.preparing import BEGIN_ROUND
from tablee.games.exodus.setup import NameFirstPlayer, empty_table
from tests.games.exodus.positions import (
    KIT,
    fill,
    hold,
    influence,
    lay,
    play,
    run,
    table,
    zone,
)
from tests.rules import rule

A = 0


@rule("EXO-001", "EXO-024", "EXO-025", "EXO-026")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_six_negotiators_and_nothing_else(seats: int) -> None:
    s = table(seats)
    assert len(s.seats) == seats
    for seat, p in enumerate(s.seats):
        castes = [KIT.negotiators[number] for number in p.home]
        assert castes == [f"{caste}.{seat + 1}" for caste in KIT.castes]
        assert {KIT.influence[value] for value in p.influence} == {"1-1"}
        assert (p.hand, p.modules, p.crews, p.reserve, p.score()) == ([], [], [], 0, 0)


@rule("EXO-027")
def test_all_ark_cards_are_in_the_deck() -> None:
    s = table(4)
    assert sorted(s.deck) == KIT.deck
    assert len(s.deck) == 162


@rule("EXO-028", "EXO-029")
def test_the_first_player_is_drawn_and_the_others_follow_clockwise() -> None:
    orders = set()
    for number in range(40):
        s = table(4)
        s.seed = bytes([number + 1])
        run(s, NameFirstPlayer())
        orders.add(tuple(s.order))
    assert orders == {(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)}


@rule("EXO-028", "EXO-029")
def test_the_host_can_name_the_first_player() -> None:
    for first in range(3):
        s = empty_table(Kit(components("base"), 3, first=first))
        s.seed = b"seed"
        run(s, NameFirstPlayer())
        assert s.order == [first, (first + 1) % 3, (first + 2) % 3]


@rule("EXO-030", "EXO-042", "EXO-052", "EXO-067")
def test_the_first_round_begins_without_preparation_and_passes_to_the_left() -> None:
    s = table(3, "BCA")
    s.round = 0
    run(s, BEGIN_ROUND)
    assert s.round == 1
    assert s.over()
    assert s.order == [1, 2, 0]
    assert KIT.passes == [1, -1, 1, -1]


@rule("EXO-008", "EXO-009")
def test_gems_and_cubes_never_run_out() -> None:
    s = table(2)
    hold(s, A, "refinery")
    s.seats[A].reserve = s.kit.number["gems"]
    run(s, INTEGRATION_TURNS)
    play(s, A, "recycle refinery.1")
    assert s.seats[A].reserve == 45 + 2
    many = table(4)
    lay(many, 1, 0, 30)
    fill(many, c1="heir")
    influence(many, "core.2", "3-3")
    many.order = [1, 0, 2, 3]
    run(many, BEGIN_NEGOTIATION)
    play(many, 1, "send core.2", "place 1-2")
    assert zone(many, 1)[1] == 33


@rule("EXO-006")
def test_both_faces_of_a_mutagen_token_share_one_supply() -> None:
    s = table(2)
    assert (s.jailer_supply(), s.mutagen_supply()) == (8, 8)
    s.jailers = [1, 1, 2]
    s.mutagens = [3, 3]
    s.mutants = 1 << 4 | 1 << 150
    assert (s.jailer_supply(), s.mutagen_supply()) == (5, 4)


@rule("EXO-091")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_has_a_place_for_cubes_in_each_of_twelve_zones(seats: int) -> None:
    s = empty_table(Kit(components("base"), seats))
    assert s.cubes == [0] * (12 * seats)
    assert (len(s.chambers), len(s.marks)) == (12, 12)
