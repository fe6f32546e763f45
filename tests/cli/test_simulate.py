"""Simulations: the report, the JSON, and the same numbers for the same seed."""

from __future__ import annotations

import msgspec
import pytest

import tablee
from tablee.arena.series import Series, play_blocks
from tablee.engine.titles import TITLES
from tests.cli.conftest import Done, Run

ARGS = ("simulate", "goofspiel", "--seats", 2, "--bots", "greedy,random", "--option", "cards=5")
SERIES = Series(
    "goofspiel",
    2,
    "base",
    {"cards": 5, "order": "shuffled", "ties": "discard", "prize": "open"},
    ["greedy", "random"],
    "sim",
    21,
)


class Number(msgspec.Struct, forbid_unknown_fields=True):
    mean: float
    error: float | None
    deals: int


class Numbers(msgspec.Struct, forbid_unknown_fields=True):
    victories: Number
    points: Number


class Report(msgspec.Struct, forbid_unknown_fields=True):
    """What `--json` prints, and nothing else."""

    series: Series
    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    compiled: bool
    bots: dict[str, Numbers]
    seats: dict[str, Numbers]


def report(done: Done) -> Report:
    assert (done.code, done.err.strip()) == (0, "")
    return msgspec.json.decode(done.out, type=Report)


def numbers(done: Done) -> object:
    """All but how long it took."""
    return msgspec.structs.replace(report(done), seconds=0.0, decisions_per_second=0.0)


def test_json_has_everything(run: Run) -> None:
    found = report(run(*ARGS, "--games", 21, "--seed", "sim", "--workers", 1, "--json"))
    assert found.series == SERIES
    assert (found.games, found.decisions) == (21, 21 * 2 * 5)
    assert found.compiled == tablee.compiled()
    assert found.seconds > 0
    assert (set(found.bots), set(found.seats)) == ({"greedy", "random"}, {"1", "2"})


def test_the_numbers_are_those_of_the_series(run: Run) -> None:
    found = report(run(*ARGS, "--games", 21, "--seed", "sim", "--workers", 1, "--json"))
    tally = play_blocks(SERIES, 0, SERIES.blocks())
    for name, line in tally.bots.items():
        wins, score = line.wins, line.score
        assert found.bots[name].victories == Number(wins.mean(), wins.error(), wins.count)
        assert found.bots[name].points == Number(score.mean(), score.error(), score.count)


def test_one_deal_has_no_error(run: Run) -> None:
    found = report(run(*ARGS, "--games", 2, "--workers", 1, "--json"))
    assert found.bots["greedy"].points.error is None
    assert found.bots["greedy"].points.deals == 1


def test_the_same_seed_gives_the_same_numbers_over_any_number_of_processes(run: Run) -> None:
    args = (*ARGS, "--games", 21, "--seed", "sim", "--json", "--workers")
    assert numbers(run(*args, 1)) == numbers(run(*args, 1)) == numbers(run(*args, 2))


def test_another_seed_gives_other_numbers(run: Run) -> None:
    args = (*ARGS, "--games", 20, "--workers", 1, "--json", "--seed")
    assert numbers(run(*args, "a")) != numbers(run(*args, "b"))


@pytest.mark.parametrize("title", TITLES)
def test_every_title_can_be_simulated_as_it_comes(run: Run, title: str) -> None:
    found = report(run("simulate", title, "--games", 6, "--workers", 1, "--json"))
    assert found.series.bots == ["random"] * found.series.seats
    assert found.games == 6


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            ["goofspiel, 20 games", "By bot", "By seat", "Victories", "Points", "200 decisions"],
        ),
        ("fr", ["goofspiel, 20 parties", "Par robot", "Par place", "Victoires", "200 décisions"]),
        ("es", ["goofspiel, 20 partidas", "Por bot", "Por asiento", "Puntos", "200 decisiones"]),
    ],
)
def test_the_report_is_in_its_language(run: Run, language: str, told: list[str]) -> None:
    done = run("--language", language, *ARGS, "--games", 20, "--workers", 1)
    assert done.code == 0
    assert [text for text in told if text not in done.out] == []


def test_a_single_game_is_called_one(run: Run) -> None:
    done = run(*ARGS, "--games", 1, "--workers", 1)
    assert "goofspiel, one game" in done.out


def test_the_report_has_the_better_bot_first(run: Run) -> None:
    done = run(*ARGS, "--games", 20, "--seed", "sim", "--workers", 1)
    rows = [line.split()[1] for line in done.lines() if line.startswith("│ ")]
    assert rows == ["greedy", "random", "1", "2"]


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Newcomer"), ("fr", "Débutant"), ("es", "Principiante")]
)
def test_levels_are_called_by_their_names(run: Run, language: str, name: str) -> None:
    args = ("--seats", 2, "--option", "cards=3", "--bots", "level-1,random", "--games", 2)
    done = run("--language", language, "simulate", "goofspiel", *args, "--workers", 1)
    assert f"level-1 ({name})" in done.out


def test_the_report_says_in_which_form_the_rules_ran(run: Run) -> None:
    done = run(*ARGS, "--games", 2, "--workers", 1)
    form = "compiled" if tablee.compiled() else "interpreted"
    assert done.lines()[-1].endswith(f"({form}).")
