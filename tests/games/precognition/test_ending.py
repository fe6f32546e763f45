"""The end of a round, the end of the game, and who has won."""

from __future__ import annotations

import pytest

from tablee.engine.decision import ranks
from tablee.engine.events import SPECTATOR
from tablee.engine.problems import UNKNOWN
from tablee.games.precognition.state import TO_ACTIVATE, River
from tests.games.precognition.positions import (
    act,
    asked,
    at_round,
    boat,
    deal,
    expect,
    finish_round,
    game,
    offered,
    others,
    power,
    told,
    zones,
)
from tests.rules import rule


def final(*counts: str, mode: str = "competitive") -> River:
    """A finished game with these counts on the boats."""
    s = at_round(12, len(counts), mode=mode)
    finish_round(s)
    assert s.over()
    for seat, count in enumerate(counts):
        boat(s, count, seat)
    return s


def result(s: River, mode: str = "competitive") -> tuple[list[int], list[float]]:
    """The ranks, and the shares of the victory."""
    made = game(len(s.seats), mode=mode)
    return ranks(made.scores(s)), made.returns(s)


# --- the end of a round -----------------------------------------------------------------------


@rule("PRE-185", "PRE-186")
def test_action_zones_are_emptied_for_all_to_see() -> None:
    s = at_round(5, 3)
    zones(s)
    used = sorted(card for player in s.seats for card in (player.kept, player.received))
    gone = s.discard[:]
    finish_round(s)
    for player in s.seats:
        assert (player.kept, player.received) == (UNKNOWN, UNKNOWN)
    assert sorted(s.discard[len(gone) :]) == used
    for viewer in (SPECTATOR, 0, 1, 2):
        assert s.seen_by(viewer).table.discard == s.discard
        assert [line.split()[1] for line in told(s, viewer) if line.startswith("discard")] == [
            "0",
            "1",
            "2",
        ]


@rule("PRE-186")
def test_discarded_cards_do_not_come_back() -> None:
    s = deal(2)
    seen: set[int] = set()
    while not s.over():
        finish_round(s)
        assert seen <= set(s.discard)
        seen = set(s.discard)
    assert sorted(seen) == list(range(48))


@rule("PRE-185", "PRE-232")
def test_action_zones_are_shown_empty_before_objectives_are_uncovered() -> None:
    s = at_round(4, mode="cooperative")
    zones(s)
    hidden = len(s.piles[0])
    assert hidden
    s.moments = []
    finish_round(s)
    shown = [moment.position for moment in s.moments]
    emptied = [one for one in shown if isinstance(one, River) and one.seats[0].kept == UNKNOWN]
    assert len(emptied[0].piles[0]) == hidden


@rule("PRE-112", "PRE-115", "PRE-116")
def test_a_new_round_begins_with_no_machine_powered_or_used() -> None:
    """What has power is only settled when the cards of the round are placed."""
    s = at_round()
    power(s, "std-a-1 std-a-2")
    zones(s, "s1-h1 s1-f1")
    act(s, "activate kept", "use std-a-1")
    player = s.seats[0]
    assert (player.powered, player.used) == (0b11, 0b01)
    finish_round(s)
    assert (s.round, player.powered, player.used) == (2, 0, 0)
    assert player.gained == player.fresh == [0] * 6
    assert (player.activated, player.stage, player.sparing) == (0, TO_ACTIVATE, 0)


# --- the end of the game ----------------------------------------------------------------------


@rule("PRE-004", "PRE-187")
@pytest.mark.parametrize("mode", ["competitive", "team"])
def test_the_game_ends_after_round_12(mode: str) -> None:
    s = at_round(12, 4, mode=mode)
    assert not s.over()
    finish_round(s)
    assert s.over()
    assert s.progress == 12
    assert told(s)[-1] == "end -1"
    assert sum(line.startswith("feed") for line in told(s)) == 4


@rule("PRE-009", "PRE-190")
def test_most_healthy_humans_win() -> None:
    s = final("H=5 C=30", "H=7 C=0", "H=6 C=9")
    assert result(s) == ([3, 1, 2], [0.0, 1.0, 0.0])


@rule("PRE-191")
def test_contaminated_humans_break_a_tie() -> None:
    s = final("H=7 C=1", "H=7 C=3", "H=3 C=9")
    assert result(s) == ([2, 1, 3], [0.0, 1.0, 0.0])


@rule("PRE-190", "PRE-191", "PRE-192", "PRE-193")
def test_equal_players_share_the_victory_and_other_places() -> None:
    s = final("H=15 C=2", "H=15 C=4", "H=14 C=9", "H=15 C=4")
    assert result(s) == ([3, 1, 4, 1], [0.0, 0.5, 0.0, 0.5])


@rule("PRE-193")
def test_equal_losers_share_a_place() -> None:
    s = final("H=2 C=2", "H=9 C=0", "H=2 C=2", "H=2 C=3")
    assert result(s)[0] == [3, 1, 3, 2]


@rule("PRE-194")
def test_nothing_else_scores() -> None:
    s = final("H=5 C=1 D=0 P=0 F=0 L=0", "H=5 C=1 D=9 P=9 F=50 L=12 std-a-1=2")
    assert [score.total for score in game().scores(s)] == [5, 5]
    assert result(s)[0] == [1, 1]


@rule("PRE-017", "PRE-194")
def test_the_parts_of_a_score_tell_where_humans_went() -> None:
    s = at_round(4)
    boat(s, "H=4 C=0 D=1 F=1")
    zones(s, "s1-h2 s1-b1")
    act(s, "activate both", "battery std-a-1")  # costs 2, brings 2
    others(s)
    expect(s, "H=1 C=3 F=0")
    assert game().scores(s)[0].parts == {
        "start": 4,
        "cards": 2,
        "machines": 0,
        "river": 0,
        "plague": 0,
        "hunger": -2,
        "contaminated": -3,
    }


# --- teams ------------------------------------------------------------------------------------


@rule("PRE-200", "PRE-203", "PRE-204")
def test_neighbours_are_a_team_and_contaminated_humans_break_their_ties() -> None:
    s = final("H=12 C=1", "H=17 C=0", "H=20 C=0", "H=9 C=2", mode="team")
    assert result(s, "team") == ([3, 3, 1, 1], [0.0, 0.0, 1.0, 1.0])
    assert [score.total for score in game(4, mode="team").scores(s)] == [29, 29, 29, 29]


@rule("PRE-200", "PRE-203")
def test_the_team_with_more_healthy_humans_wins() -> None:
    s = final("H=1 C=0", "H=12 C=0", "H=11 C=9", "H=1 C=9", mode="team")
    assert result(s, "team")[1] == [1.0, 1.0, 0.0, 0.0]


@rule("PRE-205")
def test_equal_teams_share_the_victory() -> None:
    s = final("H=6 C=2", "H=6 C=1", "H=12 C=0", "H=0 C=3", mode="team")
    assert result(s, "team") == ([1, 1, 1, 1], [0.5, 0.5, 0.5, 0.5])


@rule("PRE-201")
def test_partners_share_nothing_during_play() -> None:
    s = at_round(5, 4, mode="team")
    assert s.seen_by(1).table.seats[0].hand == [UNKNOWN, UNKNOWN]
    boat(s, "H=9", 1)
    boat(s, "H=0", 0)
    zones(s, "s1-h1 s1-f1")
    assert "activate both" not in offered(s, 0)
    before = s.seats[1].food
    act(s, "activate received")
    expect(s, "F=10", 0)
    expect(s, f"F={before}", 1)


@rule("PRE-201")
def test_a_team_game_is_played_like_any_other() -> None:
    team, single = at_round(1, 4, mode="team"), at_round(1, 4)
    for s in (team, single):
        finish_round(s)
    assert told(team, SPECTATOR) == told(single, SPECTATOR)
    assert game(4).dump(team) == game(4).dump(single)


# --- players who have lost everybody ----------------------------------------------------------


@rule("PRE-252", "PRE-253")
def test_a_player_without_humans_plays_every_phase() -> None:
    s = at_round(5)
    boat(s, "H=0 C=0 D=0 P=1 F=0 L=2")
    assert asked(s) == "keep-card"
    zones(s, "s1-y1 s1-b1")
    assert "activate both" in offered(s)  # both cost nothing
    act(s, "activate both", "doctors 0", "battery std-a-1")
    others(s)
    assert asked(s) == "lower-plague"
    act(s, "protect 1")
    assert asked(s) == "face-river"
    act(s, "apply")
    assert (s.round, asked(s)) == (6, "keep-card")


@rule("PRE-253")
@pytest.mark.parametrize(("pair", "can"), [("s1-y1 s1-b1", True), ("s1-y1 s1-h1", False)])
def test_without_healthy_humans_only_free_pairs_are_activated(pair: str, can: bool) -> None:
    s = at_round(5)
    boat(s, "H=0 C=5")
    zones(s, pair)
    assert ("activate both" in offered(s)) == can
