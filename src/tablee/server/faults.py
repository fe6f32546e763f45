"""What is wrong with a request, as every client is told it."""

from __future__ import annotations

from typing import Final

from tablee.engine.problems import IllegalAction, Problem
from tablee.server import wire
from tablee.server.matches import looking
from tablee.server.matches.match import Stale
from tablee.server.matches.table import Table
from tablee.server.metrics import REFUSALS
from tablee.server.schemas.matches import Fault

STATUS: Final = {
    "no-such-table": 404,
    "no-such-page": 404,
    "no-person-page": 404,
    "not-your-seat": 403,
    "others-sit-here": 403,
    "not-the-host": 403,
    "foreign-page": 403,
    "unknown-host": 421,
    "sign-in-first": 401,
    "wrong-credentials": 401,
    "too-many": 429,
    "too-many-at-seat": 429,
    "too-many-sockets": 429,
    "too-many-connections": 429,
    "house-full": 503,
    "long-header": 431,
    "too-slow": 408,
    "metrics-private": 403,
    "reports-private": 403,
    "too-long": 413,
    "too-busy": 503,
    "stale": 409,
    "name-taken": 409,
    "name-alike": 409,
    "nickname-alike": 409,
    "wrong-password": 401,
    "banned": 403,
    "banned-until": 403,
    "muted": 403,
    "removed": 403,
    "table-closed": 403,
    "plays-here": 403,
    "no-such-line": 404,
    "review-private": 403,
    "daily-sealed": 403,
    "daily-goes-on": 403,
    "daily-fixed": 403,
    "daily-given-up": 409,
    "no-such-day": 404,
    "nothing-to-compare": 404,
    "no-such-moment": 404,
    "no-hints-here": 403,
    "no-such-channel": 404,
    "no-such-bot": 404,
    "not-for-bots": 403,
    "bot-uninvited": 403,
    "bot-name-taken": 409,
    "notice-refused": 424,
    "notice-unreached": 424,
    "no-guide": 404,
    "no-guide-here": 404,
    "no-such-chapter": 404,
    "no-such-question": 404,
    "guide-goes-on-elsewhere": 409,
}
"""The HTTP status of problems that are not just bad requests."""


EXACT: Final = 2**53
"""Beyond that, JSON is not sure to carry a number."""


def fault_of(error: Exception, table: Table | None = None, seat: int = -1) -> Fault:
    """The fault for an error that the rules or the house raised."""
    if isinstance(error, Stale):
        fault = fault_of(Problem("stale"))
        fault.view = looking.view(table, seat) if table is not None else None
        return fault
    if isinstance(error, IllegalAction):
        assert table is not None
        assert table.match is not None
        fault = fault_of(Problem("refused"))
        fault.refusal = wire.refusal_of(table.match.game, error.why)
        return fault
    assert isinstance(error, Problem)
    REFUSALS.labels(error.name).inc()
    return told(error)


def told(problem: Problem) -> Fault:
    """A problem as everybody is told it."""
    facts = {
        name: fact if isinstance(fact, int) and abs(fact) <= EXACT else str(fact)
        for name, fact in problem.facts.items()
    }
    return Fault(problem=problem.name, facts=facts)


def status_of(fault: Fault) -> int:
    return 422 if fault.problem == "refused" else STATUS.get(fault.problem, 400)
