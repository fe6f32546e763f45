"""The bidding: bids, raises, passes, and who takes the challenge."""

from __future__ import annotations

import pytest

from tests.games.nettles.positions import add, deal, lay, offered, play, stacks, told, why
from tests.rules import rule


@rule("NETTLE-020")
def test_a_first_bid_is_between_one_and_all_discs_on_the_table() -> None:
    s = deal()
    lay(s, "mmm")
    add(s, "m")
    assert [text for text in offered(s) if text.startswith("bid")] == [
        "bid 1",
        "bid 2",
        "bid 3",
        "bid 4",
    ]
    assert why(s, 1, "bid 5") == ("no-such-bid", [1, 4])


@rule("NETTLE-021")
def test_once_the_bidding_is_open_nobody_adds_discs() -> None:
    s = deal()
    lay(s, "mmm")
    play(s, 0, "bid 1")
    assert s.acting() == (1,)
    assert offered(s) == ["pass", "bid 2", "bid 3"]
    assert why(s, 1, "lay mint") == ("bidding", [])


@rule("NETTLE-022")
def test_a_raise_is_higher_than_the_highest_bid() -> None:
    s = deal(seats=4)
    lay(s, "mmmm")
    play(s, 0, "bid 1")
    play(s, 1, "bid 3")
    assert offered(s) == ["pass", "bid 4"]
    assert why(s, 2, "bid 3") == ("no-such-bid", [4, 4])


@rule("NETTLE-021")
def test_the_bidding_goes_round_more_than_once() -> None:
    s = deal()
    lay(s, "mmm")
    add(s, "m", "m", "m")
    play(s, 0, "bid 1")
    play(s, 1, "bid 2")
    play(s, 2, "bid 3")
    play(s, 0, "bid 4")
    assert s.acting() == (1,)


@rule("NETTLE-023")
def test_whoever_passes_is_not_asked_again() -> None:
    s = deal()
    lay(s, "mmm")
    add(s, "m", "m", "m")
    play(s, 0, "bid 1")
    play(s, 1, "pass")
    play(s, 2, "bid 2")
    play(s, 0, "bid 3")
    assert s.acting() == (2,)


@rule("NETTLE-023")
def test_whoever_passed_can_bid_again_in_the_next_round() -> None:
    s = deal(starter=1)
    lay(s, "mmm")
    play(s, 1, "bid 1")
    play(s, 2, "pass")
    play(s, 0, "pass")
    lay(s, "mmm")
    play(s, 1, "bid 1")
    assert offered(s, 2) == ["pass", "bid 2", "bid 3"]


@rule("NETTLE-024")
def test_the_highest_bidder_takes_the_challenge_when_all_others_have_passed() -> None:
    s = deal()
    lay(s, "mmm")
    play(s, 0, "bid 1")
    play(s, 1, "bid 2")
    play(s, 2, "pass")
    assert s.seats[1].turned == 0
    play(s, 0, "pass")
    assert s.acting() == (1,)
    assert s.seats[1].turned == 1
    assert offered(s) == ["turn 1", "turn 3"]


@rule("NETTLE-024")
@pytest.mark.parametrize("first", ["mmm", "nmm"])
def test_a_bid_of_all_discs_ends_the_bidding_at_once(first: str) -> None:
    s = deal()
    lay(s, first)
    play(s, 0, "bid 3")
    assert s.seats[0].turned == 1
    assert s.acting() == (0,)
    assert stacks(s) == list(first)


@rule("NETTLE-020", "NETTLE-023")
def test_bids_and_passes_are_told_to_everybody() -> None:
    s = deal()
    lay(s, "mmm")
    play(s, 0, "bid 1")
    play(s, 1, "pass")
    assert told(s, 2)[-2:] == ["bid 0 1", "pass 1"]
