"""Who knows what: hands are public, a shuffled prize deck is not."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.engine.events import SPECTATOR
from tablee.engine.problems import UNKNOWN
from tests.games.goofspiel.positions import bid, deal, game, hands, play, table, told, values
from tests.rules import rule

VIEWERS = [SPECTATOR, 0, 1, 2]


@rule("GOOF-040")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everyone_can_know_every_hand(viewer: int) -> None:
    s = deal(3, cards=5)
    bid(s, 5, 3, 1)
    bid(s, 1, 4, 5)
    assert hands(s.seen_by(viewer).table) == ["2 3 4", "1 2 5", "2 3 4"]


@rule("GOOF-040")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_was_bid_is_told_to_everyone(viewer: int) -> None:
    s = table(seats=3, stake="7", deck="2")
    bid(s, 5, 3, 1)
    assert told(s, viewer)[:3] == ["bid 0 5", "bid 1 3", "bid 2 1"]


@rule("GOOF-040")
def test_a_world_has_the_true_hands() -> None:
    s = deal(3, cards=5)
    bid(s, 5, 3, 1)
    world = game(3, cards=5).world(s.seen_by(0), b"other")
    assert hands(world) == hands(s)


@rule("GOOF-041")
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("prize", ["open", "hidden"])
def test_nobody_knows_the_order_of_a_shuffled_deck(viewer: int, prize: str) -> None:
    s = deal(3, cards=5, prize=prize)
    assert s.seen_by(viewer).table.deck == [UNKNOWN] * len(s.deck)
    bid(s, 5, 3, 1)
    assert s.seen_by(viewer).table.deck == [UNKNOWN] * len(s.deck)


@rule("GOOF-041")
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("order", ["ascending", "descending"])
def test_everyone_knows_a_deck_in_order(viewer: int, order: str) -> None:
    s = deal(3, cards=5, order=order)
    assert s.seen_by(viewer).table.deck == s.deck
    world = game(3, cards=5, order=order).world(s.seen_by(viewer), b"other")
    assert world.deck == s.deck


@rule("GOOF-041")
def test_all_orders_of_the_unseen_prizes_are_possible() -> None:
    s = deal(2, cards=5)
    bid(s, 5, 3)
    bid(s, 4, 4)
    counts = Counter(tuple(game(cards=5).world(s.seen_by(0), b"%d" % n).deck) for n in range(600))
    seen = {s.deck[0], s.deck[1]}
    assert len(counts) == 2
    assert all(set(order) == seen for order in counts)
    assert min(counts.values()) > 250


@rule("GOOF-012")
def test_in_a_world_whoever_has_bid_is_asked_again() -> None:
    s = deal(3)
    play(s, 1, "bid 5")
    world = game(3).world(s.seen_by(0), b"other")
    assert world.acting() == (0, 1, 2)
    assert hands(world)[1] == hands(deal(3))[1]


def test_in_its_own_world_a_player_has_bid() -> None:
    s = deal(3)
    play(s, 1, "bid 5")
    world = game(3).world(s.seen_by(1), b"other")
    assert world.acting() == (0, 2)
    assert world.seats[1].bid == 5 - 1


@pytest.mark.parametrize("order", ["shuffled", "ascending"])
@pytest.mark.parametrize("prize", ["open", "hidden"])
def test_a_world_can_be_played_to_the_end(order: str, prize: str) -> None:
    s = deal(2, cards=4, order=order, prize=prize)
    bid(s, 2, 3)
    world = game(cards=4, order=order, prize=prize).world(s.seen_by(0), b"other")
    for pair in ([1, 1], [3, 2], [4, 4]):
        bid(world, *pair)
    assert world.over()
    won = world.gone | world.seats[0].won | world.seats[1].won
    assert values(won) == "1 2 3 4"
