"""The long run's reckoning notices what must never happen; the run itself is `make soak`."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from benchmarks.load.database import SqliteFile
from benchmarks.soak.check import Move, Played, Stored, Witness, complaints
from benchmarks.soak.results import Memory, remembered
from benchmarks.soak.run import Plan, Soak
from tablee.engine.record import Answer, PlayedOn, Record

PLAN = Plan(
    minutes=5.0,  # it ends as soon as all have played
    parties=3,
    pause=0.0,
    trouble=False,
    titles=("goofspiel",),
    seed="370",  # small tables without bots
    matches=1,
)


class Run:
    """A short run without trouble, and its database."""

    def __init__(self, folder: Path) -> None:
        self.soak = Soak(PLAN, folder, SqliteFile(folder))
        self.played = asyncio.run(self.play())

    async def play(self) -> list[Played]:
        await self.soak.play()
        return await self.soak.end()

    def reckon(self) -> dict[str, list[str]]:
        """What is complained about, by match; the server stops."""
        found = asyncio.run(self.soak.find(self.played))
        amiss = {match.id: list(complaints(match, found[match.id])) for match in self.played}
        return {match: texts for match, texts in amiss.items() if texts}


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Run]:
    run = Run(tmp_path_factory.mktemp("soak"))
    yield run
    run.soak.house.stop()


def test_each_fault_is_noticed_where_it_is(run: Run) -> None:
    """Planted in the database itself: first there is none, then one in each match."""
    assert all(match.over for match in run.played)
    assert run.reckon() == {}
    lost, doubled, broken = run.played
    with closing(sqlite3.connect(run.soak.database.address)) as connection:
        lose_a_move(connection, lost)
        double_an_event(connection, doubled)
        break_the_record(connection, broken)
        connection.commit()
    run.soak.house.start()
    found = run.reckon()
    assert set(found) == {lost.id, doubled.id, broken.id}
    assert any("is kept as None" in text for text in found[lost.id])
    assert any("answers were acknowledged" in text for text in found[lost.id])
    assert [text for text in found[doubled.id] if "events were told" in text] == found[doubled.id]
    assert any("does not verify" in text for text in found[broken.id])


def lose_a_move(connection: sqlite3.Connection, match: Played) -> None:
    """The last one that somebody made, as if it had never been written."""
    witness = next(seen for seen in match.witnesses if seen.moves)
    move = witness.moves[-1]
    connection.execute(
        "DELETE FROM submissions WHERE match = ? AND seat = ? AND move = ?",
        (match.id, witness.seat, move.name),
    )
    (number,) = connection.execute(
        "SELECT max(number) FROM answers WHERE match = ? AND seat = ? AND action = ?",
        (match.id, witness.seat, move.action),
    ).fetchone()
    connection.execute("DELETE FROM answers WHERE match = ? AND number >= ?", (match.id, number))


def double_an_event(connection: sqlite3.Connection, match: Played) -> None:
    number, text = connection.execute(
        "SELECT number, events FROM news WHERE match = ? AND viewer = -1 ORDER BY number DESC",
        (match.id,),
    ).fetchone()
    events = msgspec.json.decode(text)
    doubled = msgspec.json.encode([events[0], *events]).decode()
    connection.execute(
        "UPDATE news SET events = ? WHERE match = ? AND viewer = -1 AND number = ?",
        (doubled, match.id, number),
    )


def break_the_record(connection: sqlite3.Connection, match: Played) -> None:
    connection.execute("UPDATE matches SET seed = ? WHERE id = ?", ("00" * 32, match.id))


def test_where_rules_have_changed_all_that_was_acknowledged_is_there_in_its_order() -> None:
    """Such a match cannot be played again: what followed of itself is not known."""
    bids = [Answer(0, "bid 1"), Answer(1, "bid 1"), Answer(0, "bid 2"), Answer(1, "bid 3")]
    moves = [Move("0-1", "bid 1", 1), Move("0-2", "bid 2", 2)]
    played = Played("m", "goofspiel", [Witness(0, moves)], bots=False)
    assert not list(complaints(played, played_on(bids)))
    for lost in ([*bids[:2], bids[3]], [bids[2], *bids[:2]]):
        assert ["not in its place" in text for text in complaints(played, played_on(lost))] == [
            True
        ]


def played_on(answers: list[Answer]) -> Stored:
    """A match that was begun by rules that are no more, and goes on."""
    log = Record(
        title="goofspiel",
        edition="base",
        version=0,
        options={},
        players=["Anna", "Ben"],
        seed="",
        seed_hash="",
        answers=answers,
        result=[],
        digest="",
        played_on=[PlayedOn(1, 2)],
    )
    return Stored(log, submissions={(0, "0-1"): 1, (0, "0-2"): 2}, streams={0: []}, record=None)


def test_memory_is_flat_if_it_does_not_grow() -> None:
    steady = [100.0] * 20 + [130.0] * 20 + [138.0] * 40
    assert remembered(steady) == Memory(80, 130.0, 138.0, 138.0)
    assert remembered(steady).flat()
    assert not remembered([100.0 + n for n in range(80)]).flat()
    assert remembered([1.0, 2.0]).flat()  # nothing can be said yet
