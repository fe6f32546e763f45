"""Losing discs, leaving the game, and who starts the next round."""

from __future__ import annotations

import pytest

from tablee.engine.chance import derived
from tests.games.nettles.positions import (
    add,
    challenge,
    deal,
    hands,
    lay,
    letters,
    lost,
    offered,
    play,
    told,
)
from tests.rules import rule


@rule("NETTLE-040")
def test_anothers_nettle_costs_a_disc_drawn_from_all_discs_at_random() -> None:
    found = set()
    for number in range(30):
        s = deal("mmmn", "mmmn", seed=derived(b"draw", number))
        lay(s, "mn")
        challenge(s, 2)
        assert sorted(hands(s)[0] + lost(s)[0]) == list("mmmn")
        found.add(lost(s)[0])
    assert found == {"m", "n"}


@rule("NETTLE-041")
def test_after_the_own_nettle_one_chooses_what_to_lose() -> None:
    s = deal()
    lay(s, "nmm")
    challenge(s, 1)
    assert s.acting() == (0,)
    assert offered(s) == ["lose mint", "lose nettle"]
    play(s, 0, "lose nettle")
    assert lost(s) == ["n", "", ""]
    assert hands(s)[0] == "mmm"


@rule("NETTLE-041")
def test_only_a_kind_that_is_left_can_be_chosen() -> None:
    s = deal("n", "mmmn", "mmmn")
    s.seats[0].hand = [1, 1]  # as if there were two, so that a choice is asked
    lay(s, "nmm")
    challenge(s, 1)
    assert offered(s) == ["lose nettle"]


@rule("NETTLE-041", "NETTLE-042")
@pytest.mark.parametrize("disc", ["mint", "nettle"])
def test_nobody_else_learns_which_disc_was_chosen(disc: str) -> None:
    s = deal()
    lay(s, "nmm")
    challenge(s, 1)
    play(s, 0, f"lose {disc}")
    assert letters(s.seen_by(1).table.seats[0].lost) == "?"
    assert "lose 0 -1" in told(s, 1)
    assert f"lose 0 {['mint', 'nettle'].index(disc)}" in told(s, 0)


@rule("NETTLE-042")
def test_the_owner_of_the_nettle_does_not_see_what_was_drawn() -> None:
    s = deal()
    lay(s, "mmn")
    challenge(s, 3)
    play(s, 0, "turn 3")
    assert [letters(s.seen_by(viewer).table.seats[0].lost) for viewer in (-1, 0, 1, 2)] == [
        "?",
        lost(s)[0],
        "?",
        "?",
    ]
    assert "lose 0 -1" in told(s, 2)


@rule("NETTLE-043")
def test_whoever_has_lost_all_discs_is_out() -> None:
    s = deal("m", "mmmn", "mmmn")
    lay(s, "mnm")
    challenge(s, 3)
    play(s, 0, "turn 2")
    assert s.in_play() == [1, 2]
    assert "out 0" in told(s, 2)
    assert s.acting() == (1, 2)


@rule("NETTLE-043")
def test_one_disc_less_is_not_out() -> None:
    s = deal("mm", "mmmn", "mmmn")
    lay(s, "mnm")
    challenge(s, 3)
    play(s, 0, "turn 2")
    assert s.in_play() == [0, 1, 2]
    assert "out 0" not in told(s, 2)


@rule("NETTLE-050")
def test_the_challenger_starts_after_a_challenge_that_was_won() -> None:
    s = deal()
    lay(s, "mmm")
    add(s, "m")
    challenge(s, 2)
    play(s, 1, "turn 3")
    assert s.seats[1].wins == 1
    lay(s, "mmm")
    assert s.acting() == (1,)


@rule("NETTLE-050")
def test_the_challenger_starts_after_a_challenge_that_failed() -> None:
    s = deal()
    lay(s, "mmn")
    add(s, "m")
    challenge(s, 2)
    play(s, 1, "turn 3")
    lay(s, "mmm")
    assert s.acting() == (1,)


@rule("NETTLE-051")
def test_the_owner_of_the_nettle_starts_if_it_put_the_challenger_out() -> None:
    s = deal("m", "mmmn", "mmmn")
    lay(s, "mmn")
    challenge(s, 2)
    play(s, 0, "turn 3")
    assert s.starter == 2
    lay(s, "mm")
    assert s.acting() == (2,)


@rule("NETTLE-052")
def test_whoever_is_out_by_the_own_nettle_chooses_who_starts() -> None:
    s = deal("n", "mmmn", "mmmn", "mmmn")
    lay(s, "nmmm")
    challenge(s, 1)
    assert s.acting() == (0,)
    assert offered(s) == ["name 2", "name 3", "name 4"]
    play(s, 0, "name 3")
    lay(s, "mmm")
    assert s.acting() == (2,)


@rule("NETTLE-052", "NETTLE-043")
def test_nobody_who_is_out_can_be_named() -> None:
    s = deal("n", "mmmn", "", "mmmn")
    lay(s, "nmm")
    challenge(s, 1)
    assert offered(s) == ["name 2", "name 4"]
