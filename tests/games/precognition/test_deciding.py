"""The Decision phase: keep one card, give a visible one to the left, pass the rest to the right."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tablee.engine.events import SPECTATOR
from tablee.engine.problems import UNKNOWN
from tablee.games.precognition.state import River
from tests.games.precognition.positions import (
    PLAIN_PAIR,
    act,
    asked,
    at_round,
    boat,
    deal,
    finish_round,
    game,
    names,
    offered,
    others,
    plain,
    play,
    refusal,
    told,
    zones,
)
from tests.rules import rule


def texts(s: River, verb: str, cards: list[int]) -> list[str]:
    return [f"{verb} {s.kit.cards[card]}" for card in sorted(cards)]


def pick(s: River, seat: int, keep: int, give: int) -> None:
    act(s, f"keep {s.kit.cards[keep]}", f"give {s.kit.cards[give]}", seat=seat)


def everybody_picks_plainly(s: River) -> None:
    number = s.round
    while asked(s, s.acting()[0]) in ("keep-card", "give-card") and s.round == number:
        play(s, s.acting()[0], plain(s, s.acting()[0]))


# --- drawing ----------------------------------------------------------------------------------


@rule("PRE-050")
@pytest.mark.parametrize("number", range(1, 12))
def test_everybody_draws_the_top_two_cards_of_the_own_deck(number: int) -> None:
    s = at_round(number, 3)
    boat(s, "F=99")
    tops = [player.deck[-2:] for player in s.seats]
    finish_round(s)
    if number < 11:
        assert [sorted(player.hand) for player in s.seats] == [sorted(top) for top in tops]
    else:
        assert tops == [[], [], []]


@rule("PRE-050")
def test_drawn_cards_are_secret() -> None:
    s = at_round(2, 3)
    hand = s.seats[1].hand
    for viewer in (SPECTATOR, 0, 2):
        assert s.seen_by(viewer).table.seats[1].hand == [UNKNOWN, UNKNOWN]
    assert s.seen_by(1).table.seats[1].hand == hand
    finish_round(s)
    for viewer in (SPECTATOR, 0, 2):
        assert "draw 1 ? ?" in told(s, viewer)
    assert "draw 1 ? ?" not in told(s, 1)


@rule("PRE-051")
@pytest.mark.parametrize("number", [1, 4, 11])
def test_four_cards_are_available(number: int) -> None:
    s = at_round(number)
    player = s.seats[0]
    assert (len(player.hand), len(player.offer)) == (2, 2)
    assert offered(s) == texts(s, "keep", player.hand + player.offer)
    for viewer in (SPECTATOR, 0, 1):
        assert s.seen_by(viewer).table.seats[0].offer == player.offer


@rule("PRE-052", "PRE-056", "PRE-064")
def test_in_round_12_there_are_two_selections_and_nothing_is_passed() -> None:
    s = at_round(12)
    first, second = s.seats[0].offer
    assert (s.seats[0].hand, s.seats[0].deck) == ([], [])
    assert offered(s) == texts(s, "keep", [first, second])
    for keep, give in ((first, second), (second, first)):
        copy = s.clone()
        act(copy, f"keep {s.kit.cards[keep]}")
        assert offered(copy) == texts(s, "give", [give])
    everybody_picks_plainly(s)
    assert [player.offer for player in s.seats] == [[], []]
    assert [player.deck for player in s.seats] == [[], []]
    assert not any(line.startswith("pass") for line in told(s))


# --- choosing ---------------------------------------------------------------------------------


@rule("PRE-053", "PRE-054", "PRE-055", "PRE-056")
def test_there_are_six_selections() -> None:
    s = at_round(3)
    a, b = s.seats[0].hand
    c, d = s.seats[0].offer
    found = []
    for keep in (a, b, c, d):
        copy = s.clone()
        act(copy, f"keep {s.kit.cards[keep]}")
        found += [
            (give, keep) for give in (a, b, c, d) if texts(s, "give", [give])[0] in offered(copy)
        ]
    assert sorted(found) == sorted([(c, a), (c, b), (c, d), (d, a), (d, b), (d, c)])


@rule("PRE-054")
def test_a_card_of_the_hand_cannot_be_given() -> None:
    s = at_round(3)
    first, second = s.seats[0].hand
    act(s, f"keep {s.kit.cards[first]}")
    assert refusal(s, f"give {s.kit.cards[second]}") == "not-visible"


@rule("PRE-053")
def test_the_kept_card_cannot_be_given() -> None:
    s = at_round(3)
    card = s.kit.cards[s.seats[0].offer[0]]
    act(s, f"keep {card}")
    assert refusal(s, f"give {card}") == "kept-already"


@rule("PRE-053")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_card_is_kept_before_one_is_given(seats: int) -> None:
    """Whatever card it is; other things have their time in other phases."""
    s = at_round(3, seats, mode="cooperative")
    for card in (s.kit.cards[0], s.kit.cards[-1]):
        assert refusal(s, f"give {card}") == "keep-then-give"
    assert refusal(s, "reveal") == "only-acting"
    for later in ("activate both", "take 1", "finish", "ignore"):
        assert refusal(s, later) == "not-offered"


@rule("PRE-055")
def test_a_card_that_one_does_not_have_cannot_be_kept() -> None:
    s = at_round(3)
    for card in (s.seats[1].hand[0], s.seats[1].offer[0], s.seats[0].deck[0], s.discard[0]):
        assert refusal(s, f"keep {s.kit.cards[card]}") == "not-available"


def test_keeping_and_giving_are_shown_as_one_choice() -> None:
    s = at_round(3)
    decision = game().decision(s.seen_by(0))
    assert decision is not None
    assert decision.group is not None
    assert (decision.group.least, decision.group.most) == (2, 2)
    player = s.seats[0]
    actions = texts(s, "keep", player.hand + player.offer) + texts(s, "give", player.offer)
    assert [choice.text for choice in decision.group.choices] == actions


# --- secrecy ----------------------------------------------------------------------------------


@rule("PRE-006", "PRE-007", "PRE-057")
def test_selections_are_revealed_together_when_the_last_one_is_in() -> None:
    s = at_round(3, 3)
    shown = [game(3).dump(s.seen_by(viewer).table) for viewer in (SPECTATOR, 0)]
    for seat in (2, 1):
        assert s.acting() == tuple(range(seat + 1))
        pick(s, seat, s.seats[seat].hand[0], s.seats[seat].offer[0])
        assert [game(3).dump(s.seen_by(viewer).table) for viewer in (SPECTATOR, 0)] == shown
        assert told(s, SPECTATOR) == []
    pick(s, 0, s.seats[0].hand[0], s.seats[0].offer[0])
    lines = told(s, SPECTATOR)
    assert [line.split()[:2] for line in lines] == [
        *[[name, str(seat)] for seat in range(3) for name in ("keep", "give")],
        *[["pass", str(seat)] for seat in range(3)],
    ]


@rule("PRE-057")
def test_half_a_selection_commits_nobody() -> None:
    s = at_round(3)
    pick(s, 1, s.seats[1].hand[0], s.seats[1].offer[0])
    act(s, f"keep {s.kit.cards[s.seats[0].hand[0]]}")
    assert [player.kept for player in s.seats] == [UNKNOWN, UNKNOWN]


@rule("PRE-058")
def test_a_selection_can_be_replaced_until_the_last_one_is_in() -> None:
    s = at_round(3)
    player = s.seats[0]
    first, second = player.offer
    pick(s, 0, player.hand[0], first)
    assert s.acting() == (1,)
    s.reopen(0)
    assert s.acting() == (0, 1)
    pick(s, 0, first, second)
    pick(s, 1, s.seats[1].hand[0], s.seats[1].offer[0])
    assert (s.seats[0].kept, s.seats[1].received) == (first, second)
    with pytest.raises(AssertionError):
        s.reopen(0)


# --- where the cards go -----------------------------------------------------------------------


@rule("PRE-059", "PRE-060", "PRE-061")
def test_given_left_kept_here_and_passed_right() -> None:
    s = at_round(3, 3)
    a, b = s.seats[0].hand
    c, d = s.seats[0].offer
    pick(s, 0, a, c)
    others(s)
    assert s.seats[1].received == c
    assert s.seats[0].kept == a
    assert sorted(s.seats[2].offer) == sorted([b, d])


@rule("PRE-008", "PRE-059", "PRE-061", "PRE-062")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_go_round_the_table(seats: int) -> None:
    s = at_round(3, seats)
    hands = [player.hand for player in s.seats]
    offers = [player.offer for player in s.seats]
    for seat in range(seats):
        pick(s, seat, hands[seat][1], offers[seat][1])
    for seat, player in enumerate(s.seats):
        left, right = (seat + 1) % seats, (seat - 1) % seats
        assert player.kept == hands[seat][1]
        assert player.received == offers[right][1]
        assert sorted(player.offer) == sorted([hands[left][0], offers[left][0]])


@rule("PRE-059", "PRE-061", "PRE-202")
def test_who_gives_and_passes_to_whom_in_a_team_game() -> None:
    s = at_round(3, 4, mode="team")
    given = [player.offer[0] for player in s.seats]
    kept = [player.hand[0] for player in s.seats]
    passed = [sorted([player.offer[1], player.hand[1]]) for player in s.seats]
    for seat in range(4):
        pick(s, seat, kept[seat], given[seat])
    for seat, gives, passes in ((0, 1, 3), (1, 2, 0), (2, 3, 1), (3, 0, 2)):
        assert s.seats[gives].received == given[seat]
        assert sorted(s.seats[passes].offer) == passed[seat]


@rule("PRE-008", "PRE-061", "PRE-066")
def test_with_two_players_everything_goes_to_the_opponent() -> None:
    s = at_round(3)
    (a1, a2), (b1, b2) = s.seats[0].hand, s.seats[0].offer
    (b3, b4), (a3, a4) = s.seats[1].hand, s.seats[1].offer
    pick(s, 0, b2, b1)
    pick(s, 1, b3, a3)
    assert (s.seats[0].kept, s.seats[0].received) == (b2, a3)
    assert (s.seats[1].kept, s.seats[1].received) == (b3, b1)
    assert sorted(s.seats[0].offer) == sorted([b4, a4])
    assert sorted(s.seats[1].offer) == sorted([a1, a2])


@rule("PRE-062", "PRE-063")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_of_the_passed_cards_comes_back_in_the_next_round(seats: int) -> None:
    s = at_round(2, seats)
    for number in range(2, 12):
        everybody_picks_plainly(s)
        passed = [s.seats[(seat - 1) % seats].offer[:] for seat in range(seats)]
        finish_round(s)
        assert s.round == number + 1
        everybody_picks_plainly(s)
        for seat, cards in enumerate(passed):
            right = (seat - 1) % seats
            back = s.seats[seat].received
            assert back in cards
            (rest,) = [card for card in cards if card != back]
            assert rest == s.seats[right].kept or rest in s.seats[(right - 1) % seats].offer
        for player in s.seats:
            player.healthy, player.food = 9, 99


@rule("PRE-059", "PRE-060", "PRE-061")
def test_kept_and_given_cards_are_shown_before_the_rest_is_passed() -> None:
    s = at_round(3)
    offers = [player.offer for player in s.seats]
    s.moments = []
    for seat, player in enumerate(s.seats):
        pick(s, seat, player.hand[0], player.offer[0])
    revealed = s.moments[0].position
    assert isinstance(revealed, River)
    for seat, player in enumerate(revealed.seats):
        assert UNKNOWN not in (player.kept, player.received)
        assert player.offer == offers[seat][1:]


@rule("PRE-052")
def test_no_draw_is_told_in_round_12() -> None:
    s = at_round(11)
    finish_round(s)
    lines = told(s)
    last = lines.index("round -1 12 3")
    assert not any(line.startswith("draw") for line in lines[last:])


@rule("PRE-065")
@pytest.mark.parametrize("number", [1, 6, 12])
def test_nobody_holds_a_card_after_the_phase(number: int) -> None:
    s = at_round(number, 3)
    everybody_picks_plainly(s)
    assert [player.hand for player in s.seats] == [[], [], []]


@rule("PRE-067")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_flow_through_a_game(seats: int) -> None:
    s = deal(seats)
    for number in range(1, 13):
        finish_round(s)
        drawn = 2 if number < 11 else 0  # the next round has begun with its draw
        for player in s.seats:
            assert len(player.deck) + (drawn if not s.over() else 0) == max(0, 22 - 2 * number)
            assert len(player.offer) == (2 if number < 12 else 0)
        assert len(s.discard) == (2 * seats * number if number < 12 else 24 * seats)
    assert s.over()


# --- the phases -------------------------------------------------------------------------------


@rule("PRE-005", "PRE-006", "PRE-007")
def test_all_act_at_the_same_time_and_nobody_runs_ahead() -> None:
    s = at_round(5, 3)
    zones(s, *["s1-f1 s1-y1"] * 3)
    assert s.acting() == (0, 1, 2)
    assert {asked(s, seat) for seat in range(3)} == {"activate"}
    act(s, "activate kept", seat=1)
    assert s.acting() == (0, 2)
    act(s, "activate kept", seat=0)
    assert not any(line.startswith(("raise", "turn-tile")) for line in told(s))
    act(s, "activate kept", seat=2)
    assert s.round == 6


@rule("PRE-004", "PRE-005")
def test_a_game_has_twelve_rounds_of_three_phases() -> None:
    s = deal(3)
    while not s.over():
        finish_round(s)
    lines = told(s, SPECTATOR)
    rounds = [line for line in lines if line.startswith("round")]
    assert rounds == [f"round -1 {n} {1 + (n - 1) // 4}" for n in range(1, 13)]
    places = [lines.index(line) for line in rounds] + [len(lines)]
    for start, end in pairwise(places):
        names = [line.split()[0] for line in lines[start:end]]
        phases = [name for name in names if name in ("keep", "activate", "turn-tile")]
        assert phases == [*["keep"] * 3, *["activate"] * 3, "turn-tile"]


def test_the_builder_makes_the_action_zones_it_is_asked_for() -> None:
    s = at_round(7, 4)
    zones(s, "s1-b2 s1-h2", "s3-h1 s2-b2")
    found = [" ".join(names(s, [player.kept, player.received])) for player in s.seats]
    assert found == ["s1-b2 s1-h2", "s3-h1 s2-b2", PLAIN_PAIR, PLAIN_PAIR]
