"""The record of a match that is over."""

from __future__ import annotations

from tablee.engine.game import digest_of
from tablee.engine.record import Answer, PlayedOn, Record
from tablee.server.db.rows import TableRow


def record_of(row: TableRow, answers: list[tuple[int, str]], played_on: list[PlayedOn]) -> Record:
    """The whole match: to keep, to run again, to verify. From what is kept, whatever its rules."""
    assert row.kept is not None
    return Record(
        title=row.title,
        edition=row.edition,
        version=row.rules,
        options=row.options,
        players=[seat.nickname for seat in row.seats],
        seed=row.seed,
        seed_hash=row.seed_hash,
        answers=[Answer(seat, action) for seat, action in answers],
        result=row.result.totals if row.result else [],
        digest=digest_of(row.kept.position),
        played_on=played_on,
        begins=row.begins.position if row.begins else None,
    )
