"""Observations say what the view shows, all of it, and nothing else."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from tablee.engine.fields import Field
from tablee.engine.game import Game
from tablee.engine.observing import Column
from tablee.engine.state import State, View
from tablee.engine.titles import TITLES, find
from tablee.lab.bounds import read
from tablee.lab.bounds.measuring import Bound
from tablee.lab.legend import Plan
from tablee.lab.observations import observations_of
from tablee.lab.table import Table
from tests.contract.moments import Moment, anything, just_veiled, match, some_moments, veiled
from tests.contract.pairs import pairs
from tests.lab.decoding import mistakes
from tests.lab.games import GAMES, label

SEED = 7
DIGESTS = Path(__file__).with_name("digests.json")


def table_at(game: Game[Any], s: State[Any]) -> Table:
    table = Table(game)
    table.s = s
    return table


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_an_observation_says_all_that_the_view_shows(game: Game[Any]) -> None:
    numbers = observations_of(game)
    for moment in some_moments(game, SEED, samples=12):
        for viewer in range(game.seats):
            view = moment.s.seen_by(viewer)
            flat = numbers.flat(view)
            wrong = mistakes(numbers.legend, flat, view, game.layout)
            moment.claim(not wrong, f"viewer {viewer}: {wrong}")
            assert flat.dtype == np.int16
            assert (flat >= numbers.low).all()
            assert (flat <= numbers.high).all()


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_the_question_is_in_it(game: Game[Any]) -> None:
    numbers = observations_of(game)
    names = numbers.legend.names
    for moment in some_moments(game, SEED, samples=12):
        for viewer in range(game.seats):
            view = moment.s.seen_by(viewer)
            named = numbers.named(numbers.flat(view))
            ask = view.table.seats[viewer].ask
            number = int(named["me.question"][0])
            if ask is None:
                assert number == -1
                continue
            frame, *values = game.layout.dump_frame(ask)
            assert names["question"][number] == frame
            for field, value in zip(game.layout.frames[frame].fields, values, strict=True):
                entity = field.kind.entity
                told = named[f"ask.{field.name}" + (f".{entity}" if entity else "")]
                if field.kind.shape == "set":
                    members = names[entity] if entity else [str(n) for n in range(len(told))]
                    assert [members[n] for n in np.flatnonzero(told)] == value
                elif entity:
                    assert (names[entity][int(told[0])] if told[0] >= 0 else "?") == value
                else:
                    assert int(told[0]) == value


# --- nothing leaks ----------------------------------------------------------------------------


def look(game: Game[Any], s: State[Any], viewer: int) -> list[bytes]:
    """All that an environment gives to a seat."""
    table = table_at(game, s)
    return [table.observe(viewer).tobytes(), table.mask(viewer).tobytes()]


class Peeking(Plan):
    """With every field in it, whoever may see it."""

    def column(self, field: Field, bound: Bound, seen: bool) -> Column | None:
        return super().column(field, bound, True)


def peek(game: Game[Any], s: State[Any], viewer: int) -> list[bytes]:
    """The fault that must be found: numbers from the position itself."""
    return [Peeking(game).observer.observe(View(viewer, s))]


def claim_nothing_leaks(game: Game[Any], seen: Any) -> int:
    """Two things that a viewer cannot know change places, and the observation stays as it is."""
    tried = 0
    for wanted in (anything, just_veiled):
        for moment in some_moments(game, SEED, wanted):
            for viewer in range(game.seats):
                expected = seen(game, moment.s, viewer)
                for pair, other in pairs(moment, viewer, Random(moment.number)):
                    tried += 1
                    same = seen(game, other, viewer) == expected
                    moment.claim(same, f"viewer {viewer} notices {pair}")
    return tried


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_observations_and_masks_leak_nothing(game: Game[Any]) -> None:
    assert claim_nothing_leaks(game, look) or game.layout.hides_nothing


@pytest.mark.parametrize("title", TITLES)
def test_a_hidden_field_that_is_put_in_is_found(title: str) -> None:
    game = find(title).make(find(title).usual_seats, "base", {})
    with pytest.raises(AssertionError, match="notices exchanging"):
        claim_nothing_leaks(game, peek)


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_an_answer_under_the_veil_shows_to_nobody_else(game: Game[Any]) -> None:
    for moment in some_moments(game, SEED, veiled):
        if moment.answer is None:
            continue
        seat, action = moment.answer
        after = moment.s.clone()
        after.apply(seat, action)
        if after.veiled and not after.fresh():  # else it was the last answer
            claim_unseen(moment, after, seat)


def claim_unseen(moment: Moment, after: State[Any], seat: int) -> None:
    for viewer in range(moment.game.seats):
        if viewer != seat:
            same = look(moment.game, after, viewer) == look(moment.game, moment.s, viewer)
            moment.claim(same, f"viewer {viewer} sees the answer of {seat}")


# --- masks ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_masks_are_the_options_also_in_two_parts(game: Game[Any]) -> None:
    for moment in some_moments(game, SEED):
        table = table_at(game, moment.s)
        for seat in range(game.seats):
            mask = table.mask(seat)
            offered = list(moment.s.options(seat)) or [0]
            assert np.flatnonzero(mask).tolist() == offered
            parts = np.argwhere(table.factors.mask(mask)).tolist()
            assert sorted(table.factors.join(*part) for part in parts) == offered
            assert sorted(table.factors.split(action) for action in offered) == [
                tuple(part) for part in parts
            ]


def test_a_verb_and_a_target_have_names() -> None:
    table = Table(find("precognition").make(3, "base", {}))
    action = table.game.space.parse("wait")
    verb, target = table.factors.split(action)
    assert (table.factors.verbs[verb], table.factors.targets[verb][target]) == ("wait", "")
    for action in range(1, table.actions):
        if table.game.space.known(action):
            verb, target = table.factors.split(action)
            name = table.factors.targets[verb][target].partition(":")[2]
            text = f"{table.factors.verbs[verb]} {name}".strip()
            assert table.game.space.text(action) == text


# --- stable -----------------------------------------------------------------------------------


def digests() -> dict[str, str]:
    found = {}
    for title in TITLES.values():
        for seats in title.seats:
            game = next(game for game in title.all_games() if game.seats == seats)
            found[f"{title.name}@{title.version} {seats}"] = observations_of(game).legend.digest()
    return found


def test_numbers_mean_the_same_as_long_as_the_version_is_the_same() -> None:
    """If rules have changed: `python -m tablee.lab.bounds`, then `python -m tests.lab.keep`."""
    kept = msgspec.json.decode(DIGESTS.read_bytes(), type=dict[str, str])
    assert digests() == kept


@pytest.mark.parametrize("title", TITLES)
def test_bounds_are_of_these_rules(title: str) -> None:
    kept = read(title)
    assert kept is not None
    assert kept.version == find(title).version
    assert list(map(int, kept.seats)) == list(find(title).seats)


def test_whole_matches_stay_within_bounds() -> None:
    """Of other deals than those that were measured."""
    for title in TITLES.values():
        game = title.make(title.usual_seats, "base", {})
        numbers = observations_of(game)
        for moment in match(game, SEED + 1):
            seat = moment.number % game.seats
            view = moment.s.seen_by(seat)
            wrong = mistakes(numbers.legend, numbers.flat(view), view, game.layout)
            moment.claim(not wrong, str(wrong))
