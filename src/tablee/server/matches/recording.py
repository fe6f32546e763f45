"""The record of a match that is over."""

from __future__ import annotations

from tablee.engine.record import Answer, Record
from tablee.server.db.rows import TableRow
from tablee.server.matches.match import Match


def record_of(row: TableRow, match: Match, answers: list[tuple[int, str]]) -> Record:
    """The whole match: to keep, to run again, to verify."""
    return Record(
        title=row.title,
        edition=row.edition,
        version=row.rules,
        options=row.options,
        players=[seat.nickname for seat in row.seats],
        seed=row.seed,
        seed_hash=row.seed_hash,
        answers=[Answer(seat, action) for seat, action in answers],
        result=[score.total for score in match.game.scores(match.s)],
        digest=match.game.digest(match.s),
    )
