"""Who knows what, and what follows from it."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.engine.chance import derived
from tablee.engine.events import SPECTATOR
from tablee.games.nettles.state import GONE, PERHAPS, THERE, Table
from tests.games.nettles.positions import (
    add,
    challenge,
    deal,
    discs,
    game,
    hands,
    lay,
    letters,
    lost,
    play,
    stacks,
    told,
)
from tests.rules import rule


def worlds(s: Table, viewer: int, count: int = 40) -> list[Table]:
    view = s.seen_by(viewer)
    return [game(len(s.seats)).world(view, derived(b"world", n)) for n in range(count)]


@rule("NETTLE-070")
@pytest.mark.parametrize("viewer", [SPECTATOR, 1])
def test_everybody_sees_how_many_discs_are_where(viewer: int) -> None:
    s = deal("mmn", "mmmn", "mmmn")
    lay(s, "mmm")
    add(s, "m")
    seen = s.seen_by(viewer).table.seats[0]
    assert (letters(seen.hand), letters(seen.stack), letters(seen.lost)) == ("?", "??", "?")


@rule("NETTLE-071")
def test_only_the_owner_knows_which_discs_these_are() -> None:
    s = deal("mmn", "mmmn", "mmmn")
    lay(s, "nmm")
    own, other = s.seen_by(0).table, s.seen_by(1).table
    assert (hands(own)[0], stacks(own)[0], lost(own)[0]) == ("mm", "n", "m")
    assert (hands(other)[0], stacks(other)[0], lost(other)[0]) == ("??", "?", "?")


@rule("NETTLE-071")
def test_what_one_lays_is_told_to_nobody_else() -> None:
    s = deal()
    lay(s, "nmm")
    assert told(s, 0) == ["lay 0 1", "lay 1 -1", "lay 2 -1"]
    assert told(s, SPECTATOR) == ["lay 0 -1", "lay 1 -1", "lay 2 -1"]


@rule("NETTLE-072")
def test_everybody_sees_what_is_turned_over_and_nothing_below() -> None:
    s = deal(seats=4)
    lay(s, "mmnm")
    add(s, "m", "m", "m", "m")
    challenge(s, 5)
    play(s, 0, "turn 3")
    for viewer in (SPECTATOR, 3):
        assert stacks(s.seen_by(viewer).table)[:3] == ["mm", "??", "?m"]
    assert stacks(s.seen_by(2).table)[:3] == ["mm", "??", "nm"]


@rule("NETTLE-072")
def test_a_nettle_that_was_seen_is_there_until_a_disc_is_lost() -> None:
    s = deal("mmmn", "mmn", "mmmn")
    assert s.seats[1].nettle == PERHAPS
    lay(s, "mnm")
    challenge(s, 3)
    play(s, 0, "turn 2")
    assert s.seats[1].nettle == THERE
    assert s.seats[0].nettle == PERHAPS


@rule("NETTLE-072")
def test_a_nettle_is_gone_when_only_mint_is_left() -> None:
    s = deal("mm", "mmmn", "mmmn")
    lay(s, "mmm")
    add(s, "m", "m", "m")
    challenge(s, 2)
    assert s.seats[0].nettle == GONE


@rule("NETTLE-072")
@pytest.mark.parametrize(("hand", "number"), [("mm", 1), ("mmn", 2)])
def test_mint_alone_proves_nothing_while_a_disc_is_unseen(hand: str, number: int) -> None:
    s = deal(hand, "mmmn", "mmmn")
    lay(s, "mmm")
    add(s, "m", "m", "m")
    challenge(s, number)
    assert s.seats[0].wins == 1
    assert s.seats[0].nettle == PERHAPS


@rule("NETTLE-072")
def test_a_nettle_that_is_gone_stays_gone() -> None:
    s = deal("mm", "mmmn", "mmmn")
    s.seats[0].nettle = GONE
    lay(s, "mnm")
    challenge(s, 3)
    play(s, 0, "turn 2")
    assert s.seats[0].nettle == GONE


@rule("NETTLE-072")
def test_whoever_is_out_has_no_nettle() -> None:
    s = deal("n", "mmmn", "mmmn")
    lay(s, "nmm")
    challenge(s, 1)
    assert s.seats[0].nettle == GONE
    assert all(lost(world)[0] == "mmmn" for world in worlds(s, 1))


@rule("NETTLE-072")
def test_in_no_world_a_nettle_that_is_there_has_been_lost() -> None:
    s = deal("mmn", "mmmn", "mmmn")
    s.seats[0].nettle = THERE
    found = Counter(lost(world)[0] + hands(world)[0] for world in worlds(s, 1))
    assert set(found) == {"mmmn"}


@rule("NETTLE-072")
def test_in_every_world_a_nettle_that_is_gone_has_been_lost() -> None:
    s = deal("mm", "mmmn", "mmmn")
    s.seats[0].nettle = GONE
    found = {(lost(world)[0], hands(world)[0]) for world in worlds(s, 1)}
    assert found == {("mn", "mm")}


@rule("NETTLE-072")
def test_a_nettle_that_may_be_anywhere_is_anywhere() -> None:
    s = deal("mmn", "mmmn", "mmmn")
    lay(s, "mmm")
    found = {(lost(world)[0], hands(world)[0], stacks(world)[0]) for world in worlds(s, 1)}
    assert found == {("n", "mm", "m"), ("m", "mn", "m"), ("m", "mm", "n")}


@rule("NETTLE-072")
def test_what_lies_face_up_is_not_dealt_again() -> None:
    s = deal(seats=4)
    lay(s, "mmmm")
    add(s, "m", "n", "m", "m")
    challenge(s, 5)
    play(s, 0, "turn 4")
    for world in worlds(s, 2):
        assert stacks(world)[3][-1] == "m"
        assert sorted(world.seats[3].hand + world.seats[3].stack) == discs("mmmn")
        assert stacks(world)[0] == "mm"


@rule("NETTLE-071")
def test_a_world_leaves_the_own_discs_as_they_are() -> None:
    s = deal("mmn", "mmmn", "mmmn")
    lay(s, "nmm")
    for world in worlds(s, 0, 10):
        assert (hands(world)[0], stacks(world)[0], lost(world)[0]) == ("mm", "n", "m")
