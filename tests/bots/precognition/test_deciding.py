"""Which cards the bot keeps, gives and passes."""

from __future__ import annotations

import pytest

from tablee.bots.expert.precognition.deciding import (
    between,
    coming_back,
    gift,
    keep_worth,
    passing,
    regard,
    selections,
)
from tablee.bots.expert.precognition.outlook.pairs import pair_of
from tablee.bots.expert.precognition.outlook.seat import ally
from tablee.engine.game import OptionValue
from tablee.games.precognition.state import River
from tests.bots.precognition.boats import outlook, told
from tests.games.precognition.positions import (
    act,
    at_round,
    boat,
    card,
    card_zones,
    install,
    names,
    power,
    put,
    reveal_for_free,
)


def holding(s: River, hand: str, offer: str, right_offer: str = "", seat: int = 0) -> None:
    """These cards in the hand and the Decision Zone, and in that of the right neighbour."""
    taken: list[int] = []
    zones = [(hand, s.seats[seat].hand), (offer, s.seats[seat].offer)]
    zones.append((right_offer, s.seats[s.right(seat)].offer))
    for wanted, zone in zones:
        for place, name in enumerate(wanted.split()):
            taken.append(card(s, name, taken))
            put(card_zones(s), zone, place, taken[-1])


def chosen(s: River, seat: int = 0) -> list[str]:
    """What the bot keeps and gives."""
    keep = told(s, seat)
    act(s, keep, seat=seat)
    return [text.partition(".")[0] for text in (keep, told(s, seat))]


def given(s: River, kept: str, seat: int = 0) -> str:
    """What the bot gives if it has kept this card."""
    act(s, f"keep {s.kit.cards[card(s, kept)]}", seat=seat)
    return told(s, seat).partition(".")[0]


def with_plague(seats: int, **options: OptionValue) -> River:
    """A round in which seat 0 can give plague or help, and keeps neither."""
    s = at_round(6, seats, **options)
    for seat in range(seats):
        boat(s, "H=8 D=4 F=12", seat)
    holding(s, "s2-f1 s1-h1", "s2-h2 s2-y1", "s1-y1 s1-b1")
    return s


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_rival_is_given_plague(seats: int) -> None:
    assert given(with_plague(seats), "s2-f1") == "give s2-h2"


def test_a_friend_is_not_given_plague() -> None:
    assert given(with_plague(3, mode="cooperative"), "s2-f1") == "give s2-y1"


def test_in_teams_one_helps_the_partner_and_burdens_the_others() -> None:
    assert given(with_plague(4, mode="team"), "s2-f1") == "give s2-y1"
    s = at_round(6, 4, mode="team")
    boat(s, "H=8 D=4 F=12", 1)
    holding(s, "s2-f1 s1-h1", "s2-h2 s2-y1", "s1-y1 s1-b1", seat=1)
    assert given(s, "s2-f1", 1) == "give s2-h2"


def test_friends_sit_where_the_mode_puts_them() -> None:
    team, common, alone = [
        at_round(1, 4, mode=mode) for mode in ("team", "cooperative", "competitive")
    ]
    assert [ally(team, 0, other) for other in (1, 2, 3)] == [True, False, False]
    assert [ally(common, 0, other) for other in (1, 2, 3)] == [True, True, True]
    assert [ally(alone, 0, other) for other in (1, 2, 3)] == [False, False, False]


def test_many_rivals_share_what_one_alone_counts() -> None:
    assert regard(at_round(1, 2), 0, 1) == 3 * regard(at_round(1, 4), 0, 1) < 0
    assert regard(at_round(1, 4, mode="team"), 0, 1) > 0


def test_a_friend_is_expected_to_give_the_better_card_and_a_rival_the_worse() -> None:
    assert 1 < between([1.0, 3.0], friendly=False) < 2 < between([3.0, 1.0], friendly=True) < 3


def test_the_hungry_keep_food() -> None:
    s = at_round(8, 3)
    boat(s, "H=9 D=12 F=2")  # nobody stays contaminated, and so without hunger
    holding(s, "s2-f1 s2-h1", "s1-h1 s1-y1", "s1-y2 s1-h2")
    assert chosen(s)[0] == "keep s2-f1"


def test_in_the_last_round_batteries_are_not_kept() -> None:
    s = at_round(12, 3)
    boat(s, "H=9 C=3 D=3 F=30")
    holding(s, "", "s1-b1 s1-h1")
    assert chosen(s) == ["keep s1-h1", "give s1-b1"]


def test_what_pairs_with_both_cards_that_may_come_is_kept() -> None:
    s = at_round(3, 3)
    boat(s, "H=4 D=3 F=10")
    holding(s, "s1-y3 s1-h1", "s1-h2 s1-y1", "s1-y2 s1-b1")
    out = outlook(s)
    keep = s.seats[0].hand[0]
    values = [out.best_activation(pair_of(s.kit, keep, come)) for come in s.seats[2].offer]
    assert values[0] != values[1]
    assert min(values) < keep_worth(out, keep) < sum(values) / 2


def test_every_selection_is_weighed() -> None:
    s = at_round(3, 3)
    out = outlook(s)
    found = selections(out, out.boat.hand + out.boat.offer)
    assert len({(keep, give) for _, keep, give in found}) == len(found) == 6  # PRE-056


def test_a_machine_that_looks_at_gifts_makes_them_worth_more() -> None:
    s = at_round(6, 3)
    boat(s, "H=8 D=4 F=12")
    install(s, "gre sea")
    holding(s, "s1-h1 s1-b1", "s1-f1 s1-y1")
    food, ymune = s.seats[0].offer
    before = [gift(outlook(s), each, ()) for each in (food, ymune)]
    power(s, "gre-2")
    after = [gift(outlook(s), each, ()) for each in (food, ymune)]
    assert after[0] > before[0]
    assert after[1] == before[1]


def test_plague_that_is_passed_comes_back() -> None:
    s = at_round(6, 2)
    holding(s, "s2-h2 s2-f2", "s2-y1 s2-f1")
    out = outlook(s)
    plagued, sound = s.seats[0].hand, s.seats[0].offer
    passed = [coming_back(out, cards) for cards in (plagued, [plagued[0], sound[0]], sound)]
    bad, fair, good = [passing(values, friendly=False) for values in passed]
    assert bad < fair < good
    assert passing([], friendly=False) == 0


def test_a_friend_is_given_what_objectives_want_of_it() -> None:
    s = at_round(4, 2, mode="cooperative")
    for seat in (0, 1):
        boat(s, "H=6 D=3 F=14", seat)
    holding(s, "s1-h1 s1-h2", "s1-b1 s1-f1", "s1-h3 s1-y1")
    free = chosen(s)[1]
    s = at_round(4, 2, mode="cooperative")
    boat(s, "H=6 D=3 F=14 std-b-2=1 std-a-1=1")
    boat(s, "H=6 D=4 F=14 std-b-2=1", 1)
    holding(s, "s1-h1 s1-h2", "s1-b1 s1-f1", "s1-h3 s1-y1")
    reveal_for_free(s, "1g")  # everybody needs 2 batteries
    assert (free, chosen(s)[1]) == ("give s1-f1", "give s1-b1")


def test_equal_chances_are_mixed_but_good_ones_are_not_thrown_away() -> None:
    s = with_plague(3)
    assert {names(s, [find])[0] for find in best_gives(s)} == {"s2-h2"}


def best_gives(s: River) -> list[int]:
    found = selections(outlook(s), s.seats[0].hand + s.seats[0].offer)
    best = max(found)[0]
    return [give for value, _, give in found if value > best - 0.5]
