"""Match-ups: who meets whom over what, who sits where, and how one deal comes out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import tablee
from tablee import bots
from tablee.arena.block import Watched, play_block
from tablee.arena.matchup import Matchup, Player, matchup, read_player, seatings, sides
from tablee.arena.standing import standing
from tablee.bots.bot import Bot, Budget, Thought
from tablee.engine.game import Game, OptionValue
from tablee.engine.problems import Problem
from tablee.engine.state import View
from tablee.engine.titles import find

SHORT: dict[str, OptionValue] = {"cards": 4}


class Crashing(Bot):
    """Does not know what to do."""

    name = "crashing"
    version = 3

    def slices(self, game: Game[Any], view: View[Any], budget: Budget) -> Iterator[Thought]:
        raise LookupError("no idea")


class Cheating(Bot):
    """Answers what nobody has offered."""

    name = "cheating"
    version = 1

    def slices(self, game: Game[Any], view: View[Any], budget: Budget) -> Iterator[Thought]:
        yield Thought(10_000)


@pytest.fixture
def faulty(monkeypatch: pytest.MonkeyPatch) -> None:
    for bot in (Crashing, Cheating):
        monkeypatch.setitem(bots.BOTS, bot.name, bot)


# --- players ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "player"),
    [
        ("greedy", Player("greedy@1", 7, None)),
        ("greedy@1", Player("greedy@1", 7, None)),
        ("greedy/64", Player("greedy@1", 64, None)),
        ("greedy@1/0.3s", Player("greedy@1", None, 0.3)),
        ("greedy/64/0.3s", Player("greedy@1", 64, 0.3)),
    ],
)
def test_a_player_is_a_bot_of_a_version_with_a_budget(text: str, player: Player) -> None:
    assert read_player(text, "goofspiel", Budget(iterations=7)) == player
    assert read_player(player.text(), "goofspiel", Budget()) == player


@pytest.mark.parametrize("text", ["greedy/", "greedy/x", "greedy/-1", "greedy/0s", "greedy/1/2"])
def test_a_budget_that_is_none_is_a_problem(text: str) -> None:
    with pytest.raises(Problem) as caught:
        read_player(text, "goofspiel", Budget())
    assert caught.value.name == "bad-bot-budget"


@pytest.mark.parametrize(
    ("text", "name"), [("gredy", "unknown-bot"), ("greedy@2", "other-bot-version")]
)
def test_a_bot_that_is_not_here_is_a_problem(text: str, name: str) -> None:
    with pytest.raises(Problem) as caught:
        matchup("goofspiel", 2, text, "random")
    assert caught.value.name == name


def test_whatever_can_change_a_result_makes_another_file() -> None:
    one = matchup("goofspiel", 2, "greedy", "random")
    other = [
        matchup("goofspiel", 3, "greedy", "random"),
        matchup("goofspiel", 2, "greedy", "random", options=SHORT),
        matchup("goofspiel", 2, "random", "greedy"),
        matchup("goofspiel", 2, "greedy/3", "random"),
        matchup("goofspiel", 2, "greedy/3s", "random"),
        matchup("goofspiel", 2, "greedy", "random", budget=Budget(iterations=3)),
        matchup("goofspiel", 2, "greedy", "random", seed="other"),
        matchup("nettles", 2, "greedy", "random"),
        msgspec.structs.replace(one, rules=one.rules + 1),
        msgspec.structs.replace(one, edition="luxury"),
        msgspec.structs.replace(one, a=Player("greedy@2")),
        msgspec.structs.replace(one, compiled=not one.compiled),
    ]
    assert len({each.name() for each in [one, *other]}) == len(other) + 1
    assert all("/" not in each.name() for each in other)


# --- who sits where ---------------------------------------------------------------------------


def seated(title: str, seats: int, **options: OptionValue) -> list[list[int]]:
    return seatings(find(title).make(seats, "base", options))


def test_with_two_seats_both_are_taken() -> None:
    assert seated("goofspiel", 2) == [[0, 1], [1, 0]]
    assert seated("pest", 2, duel=True) == [[0, 1], [1, 0]]


def test_with_more_seats_one_meets_the_rest_in_every_seat() -> None:
    assert seated("exodus", 3) == [[0, 1, 1], [1, 0, 1], [1, 1, 0]]


def test_a_team_is_of_one_kind_on_either_side() -> None:
    game = tablee.make("precognition", 4, mode="team")
    both = [sorted(side) for side in sides(game)]
    assert sorted(map(len, both)) == [2, 2]
    first, second = seatings(game)
    assert [1 - who for who in first] == second
    assert [[seat for seat in range(4) if first[seat] == who] for who in (0, 1)] == both


def test_who_is_nobody_s_rival_plays_alone() -> None:
    assert seated("ai-100-human", 1) == [[0], [1]]
    assert seated("precognition", 3, mode="cooperative") == [[0] * 3, [1] * 3]


# --- blocks -----------------------------------------------------------------------------------


def test_a_block_is_the_same_wherever_it_is_played() -> None:
    met = matchup("goofspiel", 3, "greedy/2", "random", options=SHORT)
    one, other = play_block(met, 5), play_block(met, 5)
    assert one.games == other.games
    assert play_block(met, 6).games != one.games
    assert len(one.games) == 3
    assert all(sum(game.returns) == pytest.approx(1.0, abs=1e-5) for game in one.games)


def test_equals_have_what_equals_should() -> None:
    met = matchup("goofspiel", 3, "random", "random", options=SHORT)
    found = standing(met, [play_block(met, number) for number in range(150)])
    assert found.even == pytest.approx(1 / 3)
    assert found.ahead.low < 0 < found.ahead.high
    assert found.a.share.low < found.even < found.a.share.high


def test_decisions_iterations_and_time_are_counted() -> None:
    met = matchup("goofspiel", 2, "search/4", "random", options=SHORT)
    block = play_block(met, 0)
    assert block.a.decisions > 3
    assert block.a.iterations >= 4 * block.a.decisions
    assert block.a.seconds >= block.a.longest > 0
    assert block.b.iterations == 0
    assert block.b.decisions > 3


def test_together_both_play_the_same_deal_alone() -> None:
    met = matchup("precognition", 2, "expert", "expert", options={"mode": "cooperative"})
    block = play_block(met, 1)
    assert [len(set(game.returns)) for game in block.games] == [1, 1]
    found = standing(met, [block])
    assert (found.rivals, found.even) == (False, 0.0)
    assert sum(found.a.reached.values()) == 1


@pytest.mark.usefixtures("faulty")
@pytest.mark.parametrize(
    ("bot", "fault"),
    [
        ("crashing", "crashing@3: LookupError: no idea"),
        ("cheating", "cheating@1: 10000 is not offered"),
    ],
)
def test_a_fault_is_a_loss_and_is_named(bot: str, fault: str) -> None:
    met = matchup("goofspiel", 3, bot, "random", options=SHORT)
    found = standing(met, [play_block(met, 0)])
    assert found.faults == [fault] * 3
    assert found.a.share.mean == 0.0
    assert found.b.share.mean == pytest.approx(0.5)


@pytest.mark.usefixtures("faulty")
def test_a_fault_of_a_team_mate_or_partner_costs_the_side() -> None:
    team: Matchup = matchup("precognition", 4, "random", "crashing", options={"mode": "team"})
    for game, seating in zip(play_block(team, 0).games, seatings(team.game()), strict=True):
        assert game.returns == [1.0 - who for who in seating]
    alone = matchup("ai-100-human", 1, "crashing", "crashing")
    assert [game.returns for game in play_block(alone, 0).games] == [[0.0], [0.0]]


def test_an_error_of_the_rules_is_nobody_s_loss() -> None:
    class Broken(Exception):
        pass

    class Confused(Watched):
        def choose(self, game: Game[Any], view: View[Any], budget: Budget) -> int:
            raise Broken

    met = matchup("goofspiel", 2, "random", "random", options=SHORT)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tablee.arena.block.Watched", Confused)
        with pytest.raises(Broken):
            play_block(met, 0)
