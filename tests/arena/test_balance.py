"""Balance over real games: what is noted, exchange trials, going on, and any number of workers."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import islice
from pathlib import Path

import pytest

from tablee.arena.balance.deals import Deal, ledger_of, play_deal, play_on
from tablee.arena.balance.findings import Findings, findings
from tablee.arena.balance.study import Study, Trial, meant, studies
from tablee.arena.balance.watching import Thing, kinds_of
from tablee.arena.runners import here, local
from tablee.engine.problems import Problem
from tablee.engine.titles import TITLES, find

SMALL = {"cards": ["3"]}


def study(title: str = "goofspiel", seats: int = 2, bot: str = "random", **more: object) -> Study:
    options = SMALL if title == "goofspiel" else {}
    (found,) = studies(title, [seats], [bot], **{"options": options, **more})  # type: ignore[arg-type]
    return found


def played(wanted: Study, deals: int) -> Findings:
    return findings(wanted, [play_deal(wanted, number) for number in range(deals)])


# --- what is noted ----------------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES)
def test_every_title_is_looked_at_without_knowing_it(title: str) -> None:
    """What is counted is as the game itself says: scores, answers, and all that was taken."""
    seats = find(title).usual_seats
    wanted = study(title, seats)
    deal = play_deal(wanted, 0)
    assert deal == play_deal(wanted, 0)
    assert len(deal.games) == 2
    for game in deal.games:
        assert len(game.scores) == len(game.returns) == seats
        assert [sum(points[seat] for points in game.parts.values()) for seat in range(seats)] == (
            game.scores
        )
        assert 0 < game.choices <= game.answers
        assert 0 <= game.settled <= 1
        chosen = [thing for name, thing in game.things.items() if name.startswith("choice ")]
        assert chosen
        for thing in chosen:
            assert thing.taken <= sum(thing.done)
            assert not thing.offered or len(thing.offered) == seats
    found = findings(wanted, [deal])
    assert (found.deals, found.games, len(found.sides)) == (1, 2, len(found.sides))
    assert found.trial is None


def test_choices_of_goofspiel_are_counted_as_they_were() -> None:
    """Three cards each, all of which are bid: the last one without a choice."""
    game = play_deal(study(), 0).games[0]
    bids = {name: thing for name, thing in game.things.items() if name.startswith("choice bid")}
    assert {name: thing.done for name, thing in bids.items()} == {
        f"choice bid card:{n}": [1, 1] for n in (1, 2, 3)
    }
    assert sum(thing.taken for thing in bids.values()) == 4
    assert sum(thing.even for thing in bids.values()) == pytest.approx(4, abs=0.01)
    assert sum(sum(thing.offered) for thing in bids.values()) == 2 * (3 + 2)
    assert (game.answers, game.choices, game.first) == (6, 4, -1)


def test_copies_of_a_thing_count_as_one_and_numbers_are_no_things() -> None:
    wanted = study("precognition", 2)
    game = wanted.game()
    assert len(meant(game, "keep s1-h1")) > 1
    assert meant(game, "card:s1-h1") > meant(game, "keep s1-h1")
    assert kinds_of(game) >= {"card", "room", "machine", "tile", "objective"}
    assert not kinds_of(game) & {"amount", "slot", "seat"}


def test_whoever_is_first_where_turns_are_taken() -> None:
    assert {play_deal(study("nettles", 3), n).games[0].first >= 0 for n in range(3)} == {True}


# --- trials -----------------------------------------------------------------------------------


@pytest.fixture
def patched(tmp_path: Path) -> Callable[..., str]:
    """An edition of Precognition in which these cards give far more than all others."""

    def written(*cards: str) -> str:
        folder = tmp_path / "strong"
        folder.mkdir()
        manifest = {"name": "strong", "title": "precognition", "base": "base"}
        changes = [{"id": card, "cost": 0, "gain": 6, "bonus": {"human": 6}} for card in cards]
        (folder / "edition.json").write_text(json.dumps(manifest), encoding="utf-8")
        (folder / "cards.json").write_text(json.dumps({"cards": changes}), encoding="utf-8")
        return str(folder)

    return written


def test_a_planted_strong_card_is_found(patched: Callable[..., str]) -> None:
    """Who may not have it loses by that; of the same card as it is, nobody misses anything."""
    trial = Trial("forbid", "card:s1-h1")
    planted, usual = [
        played(study("precognition", 2, "expert", again=1, edition=edition, trial=trial), 28).trial
        for edition in (patched("s1-h1"), "base")
    ]
    assert planted is not None
    assert usual is not None
    assert planted.share is not None
    assert usual.share is not None
    assert planted.share.sure()
    assert planted.share.high < 0
    assert planted.share.mean < -0.2 < usual.share.mean
    assert not usual.share.sure()


def test_what_is_forbidden_is_done_only_without_a_choice() -> None:
    wanted = study("nettles", 2, again=1, trial=Trial("forbid", "disc:nettle"))
    for number in range(6):
        deal = play_deal(wanted, number)
        assert len(deal.tried) == 2
        for seat, game in enumerate(deal.tried):
            thing = game.things.get("choice lay disc:nettle", Thing([0, 0]))
            assert thing.done[seat] == 0
            assert bool(game.restrained) == (
                deal.games[0].things.get("choice lay disc:nettle", Thing([0, 0])).done[seat] > 0
            )


def test_a_trial_that_changes_nothing_leaves_everything_as_it_was() -> None:
    wanted = study(trial=Trial("force", "bid 9"), options={"cards": ["13"]}, again=1)
    untouched = [
        (deal.games[0], game)
        for number in range(8)
        for deal in [play_deal(wanted, number)]
        for game in deal.tried
        if not game.restrained
    ]
    for usual, game in untouched:
        assert game == usual
    same = study("precognition", 2, again=1, trial=Trial("change", "base"))
    deal = play_deal(same, 0)
    assert deal.tried == deal.games


def test_another_edition_is_compared_measure_by_measure(patched: Callable[..., str]) -> None:
    generous = patched("s1-h1", "s1-h2", "s2-h1", "s2-h2", "s3-h1", "s3-h2")
    wanted = study("precognition", 2, "expert", again=1, trial=Trial("change", generous))
    found = played(wanted, 16).trial
    assert found is not None
    measures = {each.name: each for each in found.measures}
    assert measures["score"].after > measures["score"].before
    assert measures["score"].effect is not None
    assert measures["score"].effect.sure()


# --- going on, and workers --------------------------------------------------------------------


def all_played(folder: Path, wanted: Study, deals: int, workers: int) -> list[Deal]:
    book = ledger_of(folder, wanted)
    list(play_on([book], deals, local(workers)))
    return book.blocks


def test_any_number_of_workers_gives_the_same(tmp_path: Path) -> None:
    wanted = study("nettles", 3)
    one, two = [all_played(tmp_path / str(n), wanted, 8, n) for n in (1, 2)]
    assert one == two
    files = [next((tmp_path / str(n)).iterdir()).read_bytes() for n in (1, 2)]
    assert files[0] == files[1]


def test_begun_again_it_is_as_if_played_at_once(tmp_path: Path) -> None:
    wanted = study("nettles", 3)
    whole = all_played(tmp_path / "whole", wanted, 12, 1)
    book = ledger_of(tmp_path / "parts", wanted)
    list(islice(play_on([book], 12, here), 5))
    assert len(book.blocks) == 5
    with book.path.open("ab") as file:
        file.write(b'{"number": 5, "ga')  # what was being written when it was killed
    again = ledger_of(tmp_path / "parts", wanted)
    assert len(again.blocks) == 5
    list(play_on([again], 12, here))
    assert len(again.blocks) == 12
    assert again.blocks == whole
    assert findings(wanted, again.blocks) == findings(wanted, whole)


def test_what_was_played_with_other_wishes_is_kept_apart() -> None:
    trial = Trial("forbid", "bid 3")
    names = {
        study().name(),
        study(again=3).name(),
        study(trial=trial).name(),
        study(seed="other").name(),
        study(bot="greedy").name(),
    }
    assert len(names) == 5


# --- what cannot be ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wishes", "problem"),
    [
        ({"trial": Trial("force", "bid 99")}, "unknown-thing"),
        ({"trial": Trial("forbid", "room:std-a")}, "unknown-thing"),
        ({"trial": Trial("change", "nowhere")}, "bad-edition"),
        ({"trial": Trial("change", "./nowhere")}, "no-edition-there"),
        ({"seed": "../away"}, "bad-match-seed"),
        ({"bot": "nobody"}, "unknown-bot"),
        ({"options": {"colour": ["red"]}}, "unknown-option"),
        ({"options": {"cards": ["3", "many"]}}, "bad-option-value"),
        ({"seats": 99}, "bad-seats"),
    ],
)
def test_what_cannot_be_looked_at_is_a_problem(wishes: dict[str, object], problem: str) -> None:
    with pytest.raises(Problem) as caught:
        study(**wishes)  # type: ignore[arg-type]
    assert caught.value.name == problem
