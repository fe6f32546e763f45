"""Balance on the command line: what is told, the files, reports, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run

SMALL = ("goofspiel", "-n", 2, "-o", "cards=3", "--bots", "random", "--workers", 1)


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Goofspiel: how it plays", "No seat has clearly", "Bid 3", "Deals: 12"]),
        ("fr", ["comment cela se joue", "Aucune place", "Donnes\u202f: 12"]),
        ("es", ["cómo se juega", "Ningún asiento", "Repartos: 12"]),
    ],
)
def test_it_is_told_in_its_language(run: Run, language: str, told: list[str]) -> None:
    done = run("--language", language, "balance", *SMALL, "--deals", 12)
    assert (done.code, done.err.strip()) == (0, "")
    assert [text for text in told if text not in done.out] == []


def test_more_deals_can_be_asked_for_later(run: Run, here: Path) -> None:
    first = json.loads(run("balance", *SMALL, "--deals", 4, "--json").out)
    (path,) = (here / "balance").iterdir()
    kept = path.read_text(encoding="utf-8")
    second = json.loads(run("balance", *SMALL, "--deals", 12, "--json").out)
    assert path.read_text(encoding="utf-8").startswith(kept)
    assert [first[0]["deals"], second[0]["deals"]] == [4, 12]
    path.unlink()
    assert json.loads(run("balance", *SMALL, "--deals", 12, "--json").out) == second


def test_every_table_and_bot_by_itself(run: Run) -> None:
    wishes = ("-n", "2,3", "-o", "cards=3,4", "--bots", "random,greedy", "--deals", 2)
    found = json.loads(run("balance", "goofspiel", *wishes, "--workers", 1, "--json").out)
    tables = {
        (each["study"]["seats"], each["study"]["options"]["cards"], each["study"]["player"]["bot"])
        for each in found
    }
    assert len(found) == len(tables) == 8
    assert len(json.loads(run("balance", "nettles", "-n", "all", "--deals", 1, "--json").out)) > 2


def test_a_trial_is_told(run: Run) -> None:
    done = run("balance", "nettles", "-n", 2, "--bots", "random", "--deals", 14, "--forbid",
               "lay nettle", "--workers", 1)  # fmt: skip
    assert done.code == 0
    assert "never unless there is nothing else" in done.out


@pytest.mark.parametrize(
    ("wishes", "told"),
    [
        (("--deals", 0), "0"),
        (("--force", "bid 1", "--forbid", "bid 2"), "at once"),
        (("--force", "bid 99"), "“bid 1”, or a thing such as card:1"),
        (("-n", "two"), "two"),
        (("-n", "99"), "99"),
        (("--bots", "nobody"), "nobody"),
        (("-o", "cards=none"), "none"),
        (("--change", "./nowhere"), "nowhere"),
        (("--report", "no/such/folder.html"), "no such folder"),
        (("--on", "moon"), "moon"),
    ],
)
def test_what_cannot_be_is_a_problem_before_anything_is_played(
    run: Run, here: Path, wishes: tuple[object, ...], told: str
) -> None:
    done = run("balance", "goofspiel", *wishes)
    assert done.code == 2
    assert told in done.err
    assert list(here.iterdir()) == []


def test_reports_of_all_that_is_measured(run: Run, here: Path) -> None:
    """With its figures as data, and nothing but itself."""
    (here / "t.toml").write_text(
        'games = 4\n[[table]]\ntitle = "goofspiel"\nseats = 2\noptions = { cards = 3 }\n'
        '[[entrant]]\nbot = "random"\n[[entrant]]\nbot = "greedy"\n',
        encoding="utf-8",
    )
    (here / "mine").mkdir()
    manifest = {"name": "mine", "title": "precognition", "base": "base"}
    (here / "mine" / "edition.json").write_text(json.dumps(manifest), encoding="utf-8")
    commands: list[tuple[object, ...]] = [
        ("balance", *SMALL, "--deals", 3),
        ("tournament", "t.toml", "--workers", 1),
        ("match", "goofspiel", "greedy", "random", "-o", "cards=3", "--games", 4, "--workers", 1),
        ("edition", "compare", "precognition", "./mine", "--games", 2, "--bots", "random",
         "--workers", 1),
    ]  # fmt: skip
    for number, command in enumerate(commands):
        path = here / f"{number}.html"
        done = run(*command, "--report", path, "--json")
        assert (done.code, done.err.strip()) == (0, "")
        text = path.read_text(encoding="utf-8")
        data = text.partition('id="data">')[2].partition("</script>")[0]
        told = json.loads(done.out)
        assert json.loads(data) == (told["standing"] if command[0] == "match" else told)
        assert "<li>" in text
        assert "://" not in text.replace("http://www.w3.org/2000/svg", "")
