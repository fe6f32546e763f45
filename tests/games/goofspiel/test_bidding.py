"""A round: the prize, the secret bids, and who gets what is at stake."""

from __future__ import annotations

import pytest

from tablee.engine.events import SPECTATOR
from tablee.engine.problems import IllegalAction
from tablee.games.goofspiel.state import Table
from tests.games.goofspiel.positions import bid, deal, game, hands, play, table, told, values, won
from tests.rules import rule


def offered(s: Table, seat: int) -> list[str]:
    return [game().space.text(action) for action in s.options(seat)]


def refusal(s: Table, seat: int, text: str) -> tuple[str, list[int]]:
    with pytest.raises(IllegalAction) as caught:
        play(s, seat, text)
    return caught.value.why.name, caught.value.why.args


# --- the prize --------------------------------------------------------------------------------


@rule("GOOF-010")
def test_a_prize_is_turned_up_when_a_round_begins() -> None:
    s = deal(2, cards=4, order="descending")
    assert values(s.stake) == "4"
    assert told(s, SPECTATOR) == ["prize -1 4"]
    bid(s, 1, 2)
    assert values(s.stake) == "3"
    assert told(s, SPECTATOR)[-1] == "prize -1 3"


@rule("GOOF-010")
def test_the_prize_joins_what_is_at_stake() -> None:
    s = table(stake="7 9", deck="2 5", ties="carry")
    bid(s, 4, 4)
    assert values(s.stake) == "2 7 9"
    assert len(s.deck) == 1


@rule("GOOF-011")
def test_a_hidden_prize_stays_down_until_all_bids_are_in() -> None:
    s = deal(2, cards=4, order="descending", prize="hidden")
    assert values(s.stake) == ""
    play(s, 0, "bid 3")
    assert values(s.stake) == ""
    assert told(s, 0) == []
    play(s, 1, "bid 2")
    assert told(s, SPECTATOR) == ["prize -1 4", "bid 0 3", "bid 1 2", "win 0 4"]
    assert won(s) == ["4", ""]


@rule("GOOF-011")
def test_the_next_hidden_prize_stays_down_too() -> None:
    s = deal(2, cards=4, order="descending", prize="hidden")
    bid(s, 3, 2)
    assert values(s.stake) == ""
    assert len(s.deck) == 3


@rule("GOOF-011", "GOOF-022")
def test_carried_prizes_lie_open_beside_a_hidden_one() -> None:
    s = deal(2, cards=4, order="descending", prize="hidden", ties="carry")
    bid(s, 1, 1)
    assert values(s.stake) == "4"
    bid(s, 2, 3)
    assert won(s) == ["", "3 4"]


# --- the bids ---------------------------------------------------------------------------------


@rule("GOOF-012")
def test_everyone_bids_at_the_same_time() -> None:
    s = deal(4)
    assert s.acting() == (0, 1, 2, 3)
    play(s, 2, "bid 5")
    assert s.acting() == (0, 1, 3)


@rule("GOOF-012")
def test_any_card_of_the_hand_can_be_bid() -> None:
    s = table(stake="7", hands=["2 8 13", "1 3"])
    assert offered(s, 0) == ["bid 2", "bid 8", "bid 13"]
    assert offered(s, 1) == ["bid 1", "bid 3"]


@rule("GOOF-012")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
def test_a_bid_is_secret(viewer: int) -> None:
    """Whatever seat 1 bids, and whether it has bid at all, others are shown the same."""
    views = []
    for text in ("", "bid 3", "bid 11"):
        s = deal(3)
        if text:
            play(s, 1, text)
        views.append((game(3).dump(s.seen_by(viewer).table), told(s, viewer)))
    assert views[0] == views[1] == views[2]


@rule("GOOF-012")
def test_a_player_knows_its_own_bid() -> None:
    s = deal(2)
    play(s, 1, "bid 11")
    assert s.seen_by(1).table.seats[1].bid == 11 - 1


@rule("GOOF-013")
def test_a_card_once_bid_is_spent() -> None:
    s = table(stake="7", deck="5 6", hands=["2 8 13", "1 8 9"])
    bid(s, 8, 1)
    assert hands(s) == ["2 13", "8 9"]
    assert offered(s, 0) == ["bid 2", "bid 13"]
    assert refusal(s, 0, "bid 8") == ("played", [8 - 1])


@rule("GOOF-013")
def test_a_card_is_spent_even_if_the_round_is_tied() -> None:
    s = table(stake="7", deck="5 6", hands=["2 8", "1 8"])
    bid(s, 8, 8)
    assert hands(s) == ["2", "1"]


@rule("GOOF-002", "GOOF-013")
def test_a_card_that_is_not_in_the_game_cannot_be_bid() -> None:
    s = deal(2, cards=5)
    assert refusal(s, 0, "bid 6") == ("no-such-card", [])
    assert refusal(s, 0, "wait") == ("no-such-card", [])


def test_a_player_bids_once_a_round() -> None:
    s = deal(2)
    play(s, 0, "bid 5")
    assert refusal(s, 0, "bid 6") == ("not-asked", [])


def test_the_question_speaks_of_the_prizes_at_stake() -> None:
    s = table(stake="7 9", ties="carry")
    decision = game(ties="carry").decision(s.seen_by(1))
    assert decision is not None
    assert (decision.ask, decision.about) == ("bid", [7 - 1, 9 - 1])


@rule("GOOF-014")
def test_bids_are_revealed_together_when_the_last_one_is_in() -> None:
    s = table(seats=3, stake="7")
    play(s, 2, "bid 4")
    play(s, 0, "bid 9")
    for viewer in (SPECTATOR, 0, 1, 2):
        assert told(s, viewer) == []
    play(s, 1, "bid 6")
    for viewer in (SPECTATOR, 0, 1, 2):
        assert told(s, viewer) == ["bid 0 9", "bid 1 6", "bid 2 4", "win 0 7"]


@rule("GOOF-014")
def test_revealed_bids_are_seen_by_all() -> None:
    s = table(seats=3, stake="7", deck="5")
    bid(s, 9, 6, 4)
    for viewer in (SPECTATOR, 0, 1, 2):
        seats = s.seen_by(viewer).table.seats
        assert [player.bid + 1 for player in seats] == [9, 6, 4]


# --- who gets the prizes ----------------------------------------------------------------------


@rule("GOOF-020")
@pytest.mark.parametrize(
    ("bids", "winner"),
    [
        ([2, 1], 0),
        ([1, 2], 1),
        ([13, 12, 1], 0),
        ([4, 9, 6], 1),
        ([1, 2, 3], 2),
        ([5, 5, 6], 2),
        ([6, 5, 5], 0),
        ([3, 8, 3, 5, 5, 1], 1),
    ],
)
def test_the_single_highest_bid_wins(bids: list[int], winner: int) -> None:
    s = table(seats=len(bids), stake="7")
    bid(s, *bids)
    assert won(s) == ["7" if seat == winner else "" for seat in range(len(bids))]
    assert (values(s.stake), values(s.gone)) == ("", "")


@rule("GOOF-020")
def test_the_winner_takes_all_prizes_at_stake_and_keeps_the_earlier_ones() -> None:
    s = table(stake="2 7 9", deck="5", won=["1", "3"], ties="carry")
    bid(s, 4, 6)
    assert won(s) == ["1", "2 3 7 9"]
    assert values(s.stake) == "5"
    assert "win 1 2 7 9" in told(s, 0)


@rule("GOOF-021")
@pytest.mark.parametrize(
    "bids", [[5, 5], [5, 5, 5], [9, 4, 9], [1, 9, 9], [9, 9, 8], [2, 2, 6, 5, 6, 5]]
)
def test_a_tied_highest_bid_wins_nothing_and_the_prizes_are_discarded(bids: list[int]) -> None:
    s = table(seats=len(bids), stake="7", deck="2", gone="1")
    bid(s, *bids)
    assert won(s) == [""] * len(bids)
    assert values(s.gone) == "1 7"
    assert values(s.stake) == "2"
    assert told(s, SPECTATOR)[-2:] == ["discard -1 7", "prize -1 2"]


@rule("GOOF-021")
def test_a_discarded_prize_is_not_won_later() -> None:
    s = table(stake="7", deck="2 3")
    bid(s, 5, 5)
    bid(s, 6, 4)
    assert won(s) == ["2", ""]


@rule("GOOF-022")
def test_carried_prizes_stay_at_stake_with_the_next_one() -> None:
    s = table(stake="7", deck="2 3 9", ties="carry")
    bid(s, 5, 5)
    assert values(s.stake) == "2 7"
    assert told(s, SPECTATOR)[-2:] == ["carry -1 7", "prize -1 2"]
    bid(s, 6, 6)
    assert values(s.stake) == "2 3 7"
    assert values(s.gone) == ""
    bid(s, 1, 2)
    assert won(s) == ["", "2 3 7"]
    assert values(s.stake) == "9"


@rule("GOOF-023")
@pytest.mark.parametrize("prize", ["open", "hidden"])
def test_prizes_at_stake_after_the_last_round_go_to_nobody(prize: str) -> None:
    s = deal(2, cards=3, order="ascending", ties="carry", prize=prize)
    bid(s, 1, 2)
    bid(s, 2, 1)
    bid(s, 3, 3)
    assert s.over()
    assert won(s) == ["2", "1"]
    assert (values(s.stake), values(s.gone)) == ("", "3")


@rule("GOOF-020", "GOOF-023")
def test_the_last_round_can_still_be_won() -> None:
    s = table(stake="2", deck="3", hands=["1 4", "1 5"], won=["1", ""], ties="carry")
    bid(s, 1, 1)
    bid(s, 4, 5)
    assert s.over()
    assert won(s) == ["1", "2 3"]
