"""Tournaments: what a file may say, who meets whom, when it ends, and what is written."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import duckdb
import msgspec
import pytest

from tablee.arena.block import Block
from tablee.arena.ledger import Ledger
from tablee.arena.matchup import matchup, seatings
from tablee.arena.outside import NOWHERE
from tablee.arena.runners import here, local
from tablee.arena.tournament import parquet
from tablee.arena.tournament.outcome import Outcome, outcome
from tablee.arena.tournament.plan import Plan, read
from tablee.arena.tournament.playing import ROUND, ledgers_of, play
from tablee.engine.problems import Problem
from tablee.engine.titles import find

TABLE = """
[[table]]
title = "goofspiel"
seats = 2
options = { cards = 3 }
"""

TWO = """
[[entrant]]
bot = "greedy"
iterations = 1

[[entrant]]
bot = "random"
"""

THREE = f"""{TWO}
[[entrant]]
name = "third"
level = 1
version = 3
"""


@pytest.fixture
def planned(tmp_path: Path) -> Any:
    def read_text(text: str) -> Plan:
        path = tmp_path / "small.toml"
        path.write_text(text, encoding="utf-8")
        return read(path)

    return read_text


def played(plan: Plan, folder: Path, runner: Any = here) -> list[Ledger]:
    ledgers = ledgers_of(plan, folder)
    for _ in play(plan, ledgers, runner, NOWHERE):
        pass
    return ledgers


def games(ledgers: list[Ledger]) -> list[list[Any]]:
    return [[block.games for block in ledger.blocks] for ledger in ledgers]


# --- what a file may say ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "key", "why"),
    [
        (f"games = 0\n{TABLE}{TWO}", "games", "too-few-games"),
        (f"{TABLE}games = 0\n{TWO}", "table[0].games", "too-few-games"),
        (f"seed = 'a b'\n{TABLE}{TWO}", "seed", "bad-match-seed"),
        (f"{TABLE}{TWO}[stop]\nmargin = 0.6", "stop.margin", "bad-margin"),
        (f"table = []\n{TWO}", "table", "no-tables"),
        (f"{TABLE}[[entrant]]\nbot = 'random'", "entrant", "too-few-entrants"),
        ("[[table]]\ntitle = 'chess'\nseats = 2\n" + TWO, "table[0].title", "unknown-title"),
        (f"{TABLE}[[table]]\ntitle='pest'\nseats=[2,7]\n{TWO}", "table[1].seats", "bad-seats"),
        (TABLE.replace("cards", "kings") + TWO, "table[0].options", "unknown-option"),
        (TABLE.replace("= 3", "= [3, 99]") + TWO, "table[0].options", "bad-option-value"),
        (f"{TABLE}edition = 'gold'\n{TWO}", "table[0].edition", "bad-edition"),
        (f"{TABLE}{TWO}version = 9", "entrant[1].version", "other-bot-version"),
        (f"{TABLE}{TWO}[[entrant]]\nbot = 'rando'", "entrant[2].bot", "unknown-bot"),
        (f"{TABLE}{TWO}[[entrant]]\nlevel = 6", "entrant[2].level", "unknown-bot"),
        (f"{TABLE}{TWO}[[entrant]]\nbot = 'greedy/4'", "entrant[2].name", "bad-entrant-name"),
        (
            f"{TABLE}{TWO}[[entrant]]\nname = 'x'\nbot = 'greedy/4'",
            "entrant[2].bot",
            "bot-by-name-only",
        ),
        (f"{TABLE}{TWO}[[entrant]]\nlevel = 1\nstyle = 'x'", "entrant[2].level", "unknown-style"),
        (f"{TABLE}{TWO}[[entrant]]\nname = 'x'", "entrant[2]", "entrant-is-one-thing"),
        (f"{TABLE}{TWO}level = 2", "entrant[1]", "entrant-is-one-thing"),
        (f"{TABLE}{TWO}timeout = 2", "entrant[1].timeout", "key-of-another-kind"),
        (f"{TABLE}{TWO}seconds = 0", "entrant[1].seconds", "not-above-zero"),
        (f"{TABLE}{TWO}seconds = inf", "entrant[1].seconds", "not-above-zero"),
        (f"{TABLE}{TWO}[[entrant]]\nbot = 'random'", "entrant[2].name", "entrant-name-twice"),
        (f"{TABLE}{TWO}[[entrant]]\nname='x'\nbot='random'", "entrant[2]", "entrant-twice"),
        (
            f"{TABLE}{TWO}[[entrant]]\nname='x'\ncommand=['no-such-thing']",
            "entrant[2].command",
            "no-such-program",
        ),
        (
            f"{TABLE}{TWO}[[entrant]]\nname='x'\ncommand=['cat']\nseconds=1",
            "entrant[2].seconds",
            "key-of-another-kind",
        ),
        (
            f"{TABLE}{TWO}[[entrant]]\nname='x'\ncommand=['cat']\nrestarts=-1",
            "entrant[2].restarts",
            "below-zero",
        ),
        (
            TABLE.replace("seats = 2", "seats = 3") + TWO + "[stop]\n",
            "field",
            "too-few-to-mix",
        ),
    ],
)
def test_a_mistake_is_named_with_file_key_and_reason(
    planned: Any, text: str, key: str, why: str
) -> None:
    with pytest.raises(Problem) as caught:
        planned(text if key != "field" else f"field = 'mixed'\n{text}")
    assert caught.value.name == "bad-tournament"
    assert str(caught.value.facts["path"]).endswith("small.toml")
    reason = caught.value.facts["why"]
    assert isinstance(reason, Problem)
    assert (caught.value.facts["key"], reason.name) == (key, why)


@pytest.mark.parametrize(
    ("text", "name", "key"),
    [
        (f"gmaes = 3\n{TABLE}{TWO}", "unknown-tournament-key", "gmaes"),
        (f"{TABLE}mode = 3\n{TWO}", "unknown-tournament-key", "table[0].mode"),
        (f"{TABLE}{TWO}budget = 3", "unknown-tournament-key", "entrant[1].budget"),
        (f"{TABLE}{TWO}version = 'one'", "bad-tournament", "entrant[1].version"),
        (f"field = 'all'\n{TABLE}{TWO}", "bad-tournament", "field"),
        (TWO, "bad-tournament", "-"),
        ("games = ", "bad-toml", None),
    ],
)
def test_what_cannot_be_read_is_named(planned: Any, text: str, name: str, key: str | None) -> None:
    with pytest.raises(Problem) as caught:
        planned(text)
    assert caught.value.name == name
    assert caught.value.facts.get("key") == key


def test_a_file_that_is_not_there_is_a_problem(tmp_path: Path) -> None:
    with pytest.raises(Problem) as caught:
        read(tmp_path / "none.toml")
    assert caught.value.name == "bad-toml"


# --- who meets whom ---------------------------------------------------------------------------


def test_everybody_meets_everybody_at_every_table(planned: Any) -> None:
    plan = planned(
        TABLE.replace("seats = 2", "seats = [2, 3]").replace("= 3 ", "= [3, 4] ") + THREE
    )
    assert plan.entrants == ["greedy-1", "random", "third"]
    assert [(table.seats, table.options["cards"]) for table in plan.tables] == [
        (2, 3),
        (2, 4),
        (3, 3),
        (3, 4),
    ]
    pairs = [(0, 1), (0, 2), (1, 2)]
    assert [(each.table, each.who) for each in plan.meetings] == [
        (table, pair) for table in range(4) for pair in pairs
    ]


def test_a_mixed_field_has_as_many_as_there_are_sides(planned: Any) -> None:
    table = TABLE.replace("seats = 2", "seats = [2, 3]")
    plan = planned(f"field = 'mixed'\n{table}{THREE}")
    assert [each.who for each in plan.meetings] == [(0, 1), (0, 2), (1, 2), (0, 1, 2)]


def test_where_nobody_is_a_rival_all_play_the_same_deals_alone(planned: Any) -> None:
    text = "[[table]]\ntitle='precognition'\nseats=3\noptions={mode='cooperative'}\n" + THREE
    (only,) = planned(text.replace("version = 3", "")).meetings
    assert only.who == (0, 1, 2)
    assert only.matchup.seatings() == [[0] * 3, [1] * 3, [2] * 3]


@pytest.mark.parametrize(("seats", "count"), [(3, 6), (4, 24), (5, 5), (6, 6)])
def test_whoever_is_mixed_sits_everywhere_equally_often(seats: int, count: int) -> None:
    found = seatings(find("goofspiel").make(seats, "base", {}), seats)
    assert len(found) == count == len({tuple(each) for each in found})
    for seat in range(seats):
        there = [each[seat] for each in found]
        assert {there.count(who) for who in range(seats)} == {count // seats}


# --- playing ----------------------------------------------------------------------------------


def test_wherever_it_is_played_the_same_comes_out(planned: Any, tmp_path: Path) -> None:
    plan = planned(
        f"games = 5\nfield = 'mixed'\n{TABLE.replace('seats = 2', 'seats = [2,3]')}{THREE}"
    )
    one, other = played(plan, tmp_path / "a"), played(plan, tmp_path / "b", local(2))
    assert games(one) == games(other)
    assert [len(each.blocks) for each in one] == [3, 3, 3, 1]


def interrupted(after: int) -> Any:
    """A runner that fails in the middle."""

    def run(work: Any, jobs: list[Any]) -> Iterator[Block]:
        for job in jobs[:after]:
            yield work(*job)
        raise KeyboardInterrupt

    return run


@pytest.mark.parametrize("stop", ["", "[stop]\nmargin = 0.02\n"])
def test_in_pieces_the_same_comes_out_as_at_once(planned: Any, tmp_path: Path, stop: str) -> None:
    plan = planned(f"games = 70\n{TABLE}{THREE}{stop}")
    whole = games(played(plan, tmp_path / "whole"))
    for after in (1, 5, 50):
        with pytest.raises(KeyboardInterrupt):
            played(plan, tmp_path / "pieces", interrupted(after))
    assert games(played(plan, tmp_path / "pieces")) == whole


def test_it_ends_when_it_is_clear_who_is_ahead(planned: Any, tmp_path: Path) -> None:
    text = TABLE.replace("= 3", "= 6") + TWO + "[[entrant]]\nname = 'other'\nbot = 'greedy'\n"
    plan = planned(f"games = 400\n{text}[stop]\nmargin = 0.1\n")
    ledgers = played(plan, tmp_path / "results")
    counts = [len(ledger.blocks) for ledger in ledgers]
    assert all(count % ROUND == 0 or count == 200 for count in counts)
    assert max(counts[0], counts[2]) < 100, "greedy is far ahead of random"
    found = outcome(plan, ledgers)
    verdicts = {(each.entrant, each.other): each.verdict for each in found.tables[0].leads}
    assert verdicts["greedy-1", "random"] == "higher"
    assert verdicts["random", "greedy-1"] == "lower"


FILE = f"games = 20000\n{TABLE}{TWO}"


def test_killed_and_started_again_it_goes_on(tmp_path: Path) -> None:
    (tmp_path / "long.toml").write_text(FILE)
    code = "from tablee.cli import main; main()"
    command = [sys.executable, "-c", code, "tournament", "long.toml", "--workers", "2"]
    process = subprocess.Popen(command, cwd=tmp_path, start_new_session=True)
    kept = tmp_path / "long" / "meetings"
    patience = time.monotonic() + 120
    while not [path for path in kept.glob("*") if path.read_bytes().count(b"\n") > 10]:
        assert time.monotonic() < patience
        time.sleep(0.05)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    plan = read(tmp_path / "long.toml")
    (before,) = ledgers_of(plan, kept)
    (tmp_path / "long.toml").write_text(FILE.replace("20000", str(2 * len(before.blocks) + 6)))
    (after,) = played(read(tmp_path / "long.toml"), kept)
    assert len(after.blocks) == len(before.blocks) + 3
    assert games([after])[0][: len(before.blocks)] == games([before])[0]
    (whole,) = played(read(tmp_path / "long.toml"), tmp_path / "whole")
    assert games([whole]) == games([after])


# --- what came out ----------------------------------------------------------------------------


def test_leads_mirror_each_other_and_lie_in_their_intervals(planned: Any, tmp_path: Path) -> None:
    plan = planned(f"games = 30\n{TABLE.replace('= 3', '= 5')}{THREE}")
    found = outcome(plan, played(plan, tmp_path / "results"))
    (table,) = found.tables
    leads = {(each.entrant, each.other): each.lead for each in table.leads}
    assert len(leads) == 6
    for (one, other), lead in leads.items():
        mirror = leads[other, one]
        assert lead.mean == pytest.approx(-mirror.mean)
        assert lead.low == pytest.approx(-mirror.high)
        assert -1 <= lead.low <= lead.mean <= lead.high <= 1
    assert sum(line.games for line in table.entrants) == 2 * found.games
    assert [*found.ratings] == sorted(found.ratings, key=lambda name: -found.ratings[name].mean)
    assert leads["greedy-1", "random"].mean > 0


def test_a_mixed_table_leads_as_its_games_say(planned: Any, tmp_path: Path) -> None:
    plan = planned(f"field = 'mixed'\ngames = 12\n{TABLE.replace('seats = 2', 'seats = 3')}{THREE}")
    (ledger,) = ledgers = played(plan, tmp_path / "results")
    (table,) = outcome(plan, ledgers).tables
    taken = [0.0] * 3
    for block in ledger.blocks:
        for game, seating in zip(block.games, ledger.matchup.seatings(), strict=True):
            for seat, who in enumerate(seating):
                taken[who] += game.returns[seat] / 12
    shares = {line.entrant: line.share.mean for line in table.entrants}
    assert shares == pytest.approx(dict(zip(plan.entrants, taken, strict=True)), abs=1e-5)
    lead = next(each for each in table.leads if each.entrant == "third")
    assert lead.lead.mean == pytest.approx(shares["third"] - shares[lead.other], abs=1e-5)


def test_every_game_and_seat_is_a_row_of_the_parquet_file(planned: Any, tmp_path: Path) -> None:
    plan = planned(f"games = 6\n{TABLE.replace('seats = 2', 'seats = [2, 3]')}{THREE}")
    ledgers = played(plan, tmp_path / "results")
    file = tmp_path / "results.parquet"
    parquet.write(plan, ledgers, file)
    found = outcome(plan, ledgers)
    ask = duckdb.connect().execute
    rows = f"from read_parquet('{file}')"
    counted = ask(f"select count(*), count(distinct entrant) {rows}").fetchone()
    assert counted == (sum(table.games * table.table.seats for table in found.tables), 3)
    one_victory = f"select sum(share) s {rows} group by meeting, deal, game"
    assert ask(f"select min(s), max(s) from ({one_victory})").fetchone() == pytest.approx(
        (1, 1), abs=1e-5
    )
    by_game = f'select "table" t, entrant, deal, meeting, game, avg(share) s {rows} group by all'
    for number, table in enumerate(found.tables):
        means = ask(f"select entrant, avg(s) from ({by_game}) where t = {number} group by entrant")
        assert dict(means.fetchall()) == pytest.approx(
            {line.entrant: line.share.mean for line in table.entrants}, abs=1e-5
        )


def test_no_parquet_file_is_half_written(planned: Any, tmp_path: Path) -> None:
    plan = planned(f"games = 2\n{TABLE}{TWO}")
    ledgers = played(plan, tmp_path / "results")
    file = tmp_path / "results.parquet"
    parquet.write(plan, ledgers, file)
    before = file.read_bytes()
    wrong = msgspec.structs.replace(ledgers[0].blocks[0], games=[])
    ledgers[0].blocks.append(wrong)
    with pytest.raises(ValueError, match="argument"):
        parquet.write(plan, ledgers, file)
    assert file.read_bytes() == before


def test_the_outcome_can_be_read_as_json(planned: Any, tmp_path: Path) -> None:
    plan = planned(f"games = 8\n{TABLE}{TWO}")
    found = outcome(plan, played(plan, tmp_path / "results"))
    assert msgspec.json.decode(msgspec.json.encode(found), type=Outcome) == found


def test_a_long_name_still_makes_another_file() -> None:
    met = matchup("goofspiel", 2, "greedy", "random")
    names = {
        msgspec.structs.replace(met, others=(met.a,) * count).name() for count in range(40, 60)
    }
    assert len(names) == 20
    assert max(map(len, names)) < 220
