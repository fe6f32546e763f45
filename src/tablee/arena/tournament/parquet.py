"""All games of a tournament as a Parquet file: one row for each game and seat.

What the columns mean is told in docs/tournament.md.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, Final

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from tablee.arena.block import Block, Played, deal_of
from tablee.arena.ledger import Ledger
from tablee.arena.matchup import sides
from tablee.arena.tournament.outcome import Met, all_met
from tablee.arena.tournament.plan import Plan

AT_ONCE: Final = 100_000
"""Rows that are written at a time."""

SCHEMA: Final = pa.schema(
    [
        pa.field("tournament", pa.string(), nullable=False),
        pa.field("table", pa.int32(), nullable=False),
        pa.field("title", pa.string(), nullable=False),
        pa.field("rules", pa.int32(), nullable=False),
        pa.field("edition", pa.string(), nullable=False),
        pa.field("seats", pa.int32(), nullable=False),
        pa.field("options", pa.string(), nullable=False),
        pa.field("compiled", pa.bool_(), nullable=False),
        pa.field("meeting", pa.int32(), nullable=False),
        pa.field("deal", pa.int64(), nullable=False),
        pa.field("game", pa.int32(), nullable=False),
        pa.field("seed", pa.string(), nullable=False),
        pa.field("seat", pa.int32(), nullable=False),
        pa.field("side", pa.int32(), nullable=False),
        pa.field("entrant", pa.string(), nullable=False),
        pa.field("player", pa.string(), nullable=False),
        pa.field("score", pa.int64(), nullable=False),
        pa.field("share", pa.float64(), nullable=False),
        pa.field("fault", pa.string()),
        pa.field("fault_text", pa.string()),
        pa.field("guilty", pa.bool_(), nullable=False),
    ]
)

Row = dict[str, Any]


def write(plan: Plan, ledgers: Sequence[Ledger], path: Path) -> None:
    """The whole file, or what was there before stays."""
    beside = path.with_suffix(".new")
    found = rows(plan, ledgers)
    with pq.ParquetWriter(beside, SCHEMA, compression="zstd") as writer:
        while some := list(islice(found, AT_ONCE)):
            writer.write_table(pa.Table.from_pylist(some, SCHEMA))
    beside.replace(path)


def rows(plan: Plan, ledgers: Sequence[Ledger]) -> Iterator[Row]:
    for number, met in enumerate(all_met(plan, ledgers)):
        common = facts_of(plan, number, met)
        side_of = {
            seat: side
            for side, seats in enumerate(sides(met.ledger.matchup.game()))
            for seat in seats
        }
        for block, game, played, seating in met.games():
            own = common | facts_of_game(met, block, game, played)
            for seat, who in enumerate(seating):
                yield own | {
                    "seat": seat + 1,
                    "side": side_of[seat] + 1,
                    "entrant": met.names[who],
                    "player": met.ledger.matchup.players()[who].text(),
                    "score": played.scores[seat],
                    "share": played.returns[seat],
                    "guilty": seat == played.seat,
                }


def facts_of(plan: Plan, number: int, met: Met) -> Row:
    """What is the same for all games of a meeting."""
    matchup = met.ledger.matchup
    return {
        "tournament": plan.name,
        "table": met.meeting.table,
        "title": matchup.title,
        "rules": matchup.rules,
        "edition": matchup.edition,
        "seats": matchup.seats,
        "options": msgspec.json.encode(matchup.options, order="sorted").decode(),
        "compiled": matchup.compiled,
        "meeting": number,
    }


def facts_of_game(met: Met, block: Block, game: int, played: Played) -> Row:
    return {
        "deal": block.number,
        "game": game,
        "seed": deal_of(met.ledger.matchup, block.number).hex(),
        "fault": played.kind or None,
        "fault_text": played.fault or None,
    }
