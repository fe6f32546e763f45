"""How bots fare against each other. All chance is seeded, so the numbers are always the same."""

from __future__ import annotations

from tablee.arena.play import play
from tablee.arena.runners import local
from tablee.arena.series import Series, Tally, run
from tablee.bots import make
from tablee.engine.game import OptionValue
from tablee.engine.titles import find

CHANCE = 0.5


def tally(games: int, *bots: str) -> Tally:
    """What comes of this many games between these bots."""
    series = Series("goofspiel", len(bots), "base", {}, list(bots), "strength", games)
    for found in run(series, local(2), chunks=2):
        last = found
    return last


def test_greedy_beats_random_with_two_seats() -> None:
    lines = tally(60, "greedy", "random").bots
    greedy = lines["greedy"].wins
    assert greedy.mean() - greedy.error() > CHANCE + 0.25
    assert lines["greedy"].score.mean() > 1.5 * lines["random"].score.mean()
    assert greedy.mean() + lines["random"].wins.mean() == 1.0


def precognition(seats: int, games: int, bots: list[str], **options: OptionValue) -> Tally:
    """What comes of this many games of Precognition."""
    series = Series("precognition", seats, "base", dict(options), bots, "strength", games)
    for found in run(series, local(2), chunks=2):
        last = found
    return last


def test_the_expert_beats_random_at_precognition_with_two_seats() -> None:
    lines = precognition(2, 100, ["expert", "random"]).bots
    assert lines["expert"].wins.mean() >= 0.95
    assert lines["expert"].score.mean() > 15
    assert lines["random"].score.mean() < 3


def test_experts_bring_home_as_many_as_good_players_do() -> None:
    for seats in (2, 4):
        score = precognition(seats, 40, ["expert"] * seats).bots["expert"].score
        assert 15.5 < score.mean() < 20


def test_experts_who_work_together_win_where_random_players_never_do() -> None:
    lines = precognition(3, 60, ["expert"] * 3, mode="cooperative").bots
    assert lines["expert"].wins.mean() > 0.2
    lines = precognition(3, 60, ["random"] * 3, mode="cooperative").bots
    assert lines["random"].wins.mean() == 0


def test_a_team_of_experts_beats_a_team_of_random_players() -> None:
    bots = ["expert", "expert", "random", "random"]
    game = find("precognition").make(4, "base", {"mode": "team"})
    for number in range(10):
        players = [make(name, b"%d" % seat) for seat, name in enumerate(bots)]
        assert play(game, players, b"%d" % number).returns == [1.0, 1.0, 0.0, 0.0]
