"""Reviews and the database: those that wait, the one that is made, those that are there."""

from __future__ import annotations

import time
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select, update

from tablee.engine.problems import Problem
from tablee.review import Review
from tablee.server.db import schema
from tablee.server.reviews.working import Step
from tablee.server.schemas.values import ReviewState

STALE: Final = 10.0
"""Seconds without a sign of life after which somebody else makes the review."""

TRIES: Final = 3
"""A review that was begun so often and never ended is given up."""

REVIEW = msgspec.json.Decoder(Review)  # made before any thread reads, as in `rows.py`

table = schema.reviews
review = schema.reviews.c


class Wanted(NamedTuple):
    """Whose review it is."""

    match: str
    seat: int


class Kept(NamedTuple):
    """A review as it is kept, whatever its state."""

    status: ReviewState
    asked: float
    done: int
    steps: int
    fault: str | None
    shared: bool
    found: Review | None


def find(connection: Connection, wanted: Wanted) -> Kept | None:
    """What there is; nothing if nobody has asked, or an earlier version has made it otherwise."""
    row = connection.execute(select(table).where(of(wanted))).first()
    if row is None:
        return None
    try:
        found = REVIEW.decode(row.review) if row.review else None
    except msgspec.MsgspecError:
        return None
    return Kept(row.status, row.asked, row.done, row.steps, row.fault, row.shared, found)


def before(connection: Connection, kept: Kept) -> int:
    """How many come first."""
    query = select(func.count()).where(
        or_(review.status == "running", and_(review.status == "waiting", review.asked < kept.asked))
    )
    return connection.execute(query).scalar_one()


def waiting(connection: Connection) -> int:
    query = select(func.count()).where(review.status == "waiting")
    return connection.execute(query).scalar_one()


def ask(connection: Connection, wanted: Wanted) -> None:
    """Let it be made, unless it is there, or waits already; what has failed is tried again."""
    kept = find(connection, wanted)
    if kept is not None and kept.status != "failed":
        return
    connection.execute(delete(table).where(of(wanted)))
    values = {"status": "waiting", "asked": time.time(), **wanted._asdict()}
    connection.execute(insert(table).values(values))


def share(connection: Connection, wanted: Wanted, shared: bool) -> None:
    connection.execute(update(table).where(of(wanted)).values(shared=shared))


# --- making them -------------------------------------------------------------------------------


def begin_again(connection: Connection) -> None:
    """Nobody else makes any: what a process that is gone has left is begun again."""
    left = update(table).where(review.status == "running")
    connection.execute(left.values(status="waiting"))


def take(connection: Connection) -> Wanted | None:
    """The next one to be made; none while another is, or nothing waits."""
    now = time.time()
    lost = and_(review.status == "running", review.beat < now - STALE)
    busy = select(review.match).where(review.status == "running", review.beat >= now - STALE)
    if connection.execute(busy).first() is not None:
        return None
    query = (
        select(review.match, review.seat, review.tries)
        .where(or_(review.status == "waiting", lost))
        .order_by(review.asked)
        .limit(1)
        .with_for_update(skip_locked=True)
    )
    row = connection.execute(query).first()
    if row is None:
        return None
    wanted = Wanted(row.match, row.seat)
    if row.tries >= TRIES:
        fail(connection, wanted, Problem("review-given-up").name)
        return take(connection)
    begun = {"status": "running", "beat": now, "tries": row.tries + 1, "done": 0, "steps": 0}
    connection.execute(update(table).where(of(wanted)).values(begun))
    return wanted


def note(connection: Connection, wanted: Wanted, step: Step) -> None:
    """How far it is: a sign of life, too."""
    values = {"beat": time.time(), "done": step.done, "steps": step.steps}
    connection.execute(update(table).where(of(wanted)).values(values))


def keep(connection: Connection, wanted: Wanted, found: str) -> None:
    """It is there; if its match was deleted meanwhile, it is gone with it."""
    values = {"status": "done", "review": found, "fault": None}
    connection.execute(update(table).where(of(wanted)).values(values))


def fail(connection: Connection, wanted: Wanted, problem: str) -> None:
    values = {"status": "failed", "fault": problem}
    connection.execute(update(table).where(of(wanted)).values(values))


def of_seats(connection: Connection, match: str, seats: list[int]) -> list[Review]:
    """The reviews of these seats that are there."""
    found = [find(connection, Wanted(match, seat)) for seat in seats]
    return [kept.found for kept in found if kept and kept.found]


def forget(connection: Connection, match: str, seats: list[int]) -> None:
    """Delete what was said of these players' decisions."""
    connection.execute(delete(table).where(review.match == match, review.seat.in_(seats)))


def of(wanted: Wanted) -> ColumnElement[bool]:
    return and_(review.match == wanted.match, review.seat == wanted.seat)
