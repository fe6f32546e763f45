"""How the table looked to a player who had to decide."""

from __future__ import annotations

import msgspec

from tablee.engine.problems import Problem
from tablee.server import wire
from tablee.server.matches.looking import view_of
from tablee.server.matches.table import Table
from tablee.server.reviews.playing_from import played_to
from tablee.server.schemas.matches import SeatView


def decision_at(table: Table, seat: int, answers: list[tuple[int, str]], count: int) -> SeatView:
    """All that the seat could know then, with what it was asked."""
    match = played_to(table.row, answers, count)
    draft = match.draft(seat)
    decision = match.decision(draft)
    if decision is None:
        raise Problem("no-such-moment")
    return msgspec.structs.replace(
        view_of(table, match, draft),
        status="playing",
        decision=decision,
        about=wire.about(match.game, decision),
        acting=list(match.s.acting()),
        scores=None,
        returns=None,
    )
