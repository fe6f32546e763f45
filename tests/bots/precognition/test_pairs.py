"""What the bot knows of two cards side by side is what the rules say of them."""

from __future__ import annotations

from itertools import product

from tablee.bots.expert.precognition.outlook.pairs import pair_of
from tablee.games.precognition import kit as k
from tablee.games.precognition.actions import BOTH, KEPT, RECEIVED
from tablee.games.precognition.cards import cost_of_both, offered_by_cards
from tablee.games.precognition.conditions import pair_fits
from tests.games.precognition.positions import at_round


def test_costs_and_gains_of_all_pairs_are_those_of_the_rules() -> None:
    s = at_round(1)
    boat = s.seats[0]
    size = s.kit.deck_size
    for boat.kept, boat.received in product(range(size), range(size, 2 * size)):
        pair = pair_of(s.kit, boat.kept, boat.received)
        assert pair.price == cost_of_both(s.kit, boat)
        for which in (KEPT, RECEIVED, BOTH):
            assert pair.gains(which) == offered_by_cards(s.kit, boat, which)


def test_pairs_meet_the_conditions_that_the_rules_say_they_meet() -> None:
    s = at_round(1)
    boat = s.seats[0]
    terms = [terms for terms in s.kit.condition if terms.kind < k.GAINED_FROM_CARDS]
    size = s.kit.deck_size
    met = 0
    for boat.kept, boat.received in product(range(size), range(size, 2 * size)):
        pair = pair_of(s.kit, boat.kept, boat.received)
        for each in terms:
            assert pair.meets(each) == pair_fits(s, 0, each)
            met += pair.meets(each)
    assert met > size * size


def test_the_plague_of_both_cards_counts() -> None:
    kit = at_round(1).kit
    cards = [kit.cards.index(f"{name}.kartus") for name in ("s2-h2", "s3-f2")]
    assert pair_of(kit, *cards).plague == 5
