"""Series: what is played, who sits where, and that work may be cut into pieces at will."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from tablee.arena import Result, record_of
from tablee.arena.runners import here, local
from tablee.arena.series import Runner, Series, Tally, play_blocks, play_game, run
from tablee.engine import record
from tablee.engine.problems import Problem

TWO = Series("goofspiel", 2, "base", {"cards": 5}, ["random", "greedy"], "seed", 20)
THREE = Series("goofspiel", 3, "base", {"cards": 4}, ["random", "greedy", "random"], "seed", 20)


def change(series: Series, **changes: object) -> Series:
    return msgspec.structs.replace(series, **changes)


def last(tallies: Iterator[Tally]) -> Tally:
    for tally in tallies:
        found = tally
    return found


def game_of(series: Series, number: int) -> Result:
    return play_game(series, series.game(), number)


# --- who sits where ---------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_deal_is_played_with_every_bot_in_every_seat(seats: int) -> None:
    names = ["greedy", *["random"] * (seats - 1)]
    series = Series("goofspiel", seats, "base", {"cards": 3}, names, "seed", 3 * seats)
    for block in range(3):
        games = [game_of(series, block * seats + turn) for turn in range(seats)]
        assert len({result.seed for result in games}) == 1
        assert {result.players.index("greedy") for result in games} == set(range(seats))
        assert all(sorted(result.players) == sorted(names) for result in games)


def test_every_deal_is_another_one() -> None:
    seeds = {game_of(THREE, number).seed for number in range(18)}
    assert len(seeds) == 6


def test_another_seed_gives_other_deals() -> None:
    other = change(TWO, seed="other")
    assert game_of(TWO, 0).seed != game_of(other, 0).seed


def test_bots_play_each_game_of_a_deal_anew() -> None:
    series = change(TWO, bots=["random", "random"], options={"cards": 13})
    assert game_of(series, 0).answers != game_of(series, 1).answers


def test_any_game_can_be_played_again_by_its_number() -> None:
    assert game_of(THREE, 7) == game_of(THREE, 7)
    record.verify(record_of(THREE.game(), game_of(THREE, 7)))


@pytest.mark.parametrize(("games", "blocks"), [(1, 1), (3, 1), (4, 2), (20, 7)])
def test_the_last_deal_may_have_fewer_games(games: int, blocks: int) -> None:
    series = change(THREE, games=games)
    assert series.blocks() == blocks
    tally = play_blocks(series, 0, blocks)
    assert tally.games == games
    assert tally.answers == games * 3 * 4
    assert all(line.score.count == blocks for line in tally.seats.values())


# --- work in pieces ---------------------------------------------------------------------------


@pytest.mark.parametrize("chunks", [1, 2, 3, 7, 10, 64])
def test_pieces_of_any_size_add_up_to_the_whole(chunks: int) -> None:
    # With two seats all means are halves, so that even their sums are exact.
    assert last(run(TWO, here, chunks)) == play_blocks(TWO, 0, TWO.blocks())


@pytest.mark.parametrize("chunks", [1, 3, 64])
def test_pieces_add_up_with_three_seats(chunks: int) -> None:
    parts, whole = last(run(THREE, here, chunks)), play_blocks(THREE, 0, THREE.blocks())
    assert (parts.games, parts.answers) == (whole.games, whole.answers)
    for name, line in whole.bots.items():
        assert parts.bots[name].score.count == line.score.count
        assert parts.bots[name].score.mean() == pytest.approx(line.score.mean())
        assert parts.bots[name].wins.error() == pytest.approx(line.wins.error())


def test_what_has_come_out_grows_to_the_whole() -> None:
    games = [tally.games for tally in run(TWO, here, chunks=4)]
    assert games == [6, 12, 18, 20]


def test_the_same_series_gives_the_same_numbers() -> None:
    assert last(run(THREE, here)) == last(run(THREE, here))


@pytest.mark.parametrize("series", [TWO, THREE], ids=["two", "three"])
def test_processes_give_exactly_what_one_gives(series: Series) -> None:
    two: Runner = local(2)
    assert last(run(series, two, chunks=5)) == last(run(series, here, chunks=5))


# --- what cannot be played --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "name"),
    [
        ({"title": "chess"}, "unknown-title"),
        ({"seats": 7}, "bad-seats"),
        ({"edition": "luxury"}, "bad-edition"),
        ({"options": {"jokers": 2}}, "unknown-option"),
        ({"options": {"cards": 14}}, "bad-option-value"),
        ({"bots": ["random"]}, "bots-do-not-fit"),
        ({"bots": ["random"] * 3}, "bots-do-not-fit"),
        ({"bots": ["random", "gredy"]}, "unknown-bot"),
        ({"games": 0}, "too-few-games"),
        ({"games": -1}, "too-few-games"),
    ],
)
def test_a_series_that_cannot_be_played_is_a_problem(changes: dict[str, object], name: str) -> None:
    series = change(TWO, **changes)
    with pytest.raises(Problem) as caught:
        series.check()
    assert caught.value.name == name
    with pytest.raises(Problem):
        next(run(series, here))


@pytest.mark.parametrize("option", ["title", "seats", "edition"])
def test_an_option_named_like_an_argument_is_unknown(option: str) -> None:
    with pytest.raises(Problem) as caught:
        change(TWO, options={option: "3"}).check()
    assert caught.value.name == "unknown-option"


def test_a_series_can_be_sent_as_text() -> None:
    sent = msgspec.json.encode(THREE)
    assert msgspec.json.decode(sent, type=Series) == THREE
