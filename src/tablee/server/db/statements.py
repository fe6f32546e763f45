"""Work that is plain data: PostgreSQL is sent all of it at once, and answers all of it at once.

Every way to the database and back costs the writer its turn on a busy machine, which is more than
the statement itself. SQLite is no way off: there one is run after the other.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from functools import cache
from typing import Any, Generic, NamedTuple, TypeVar

import psycopg
from sqlalchemy import Connection, Delete, Insert, Update
from sqlalchemy.dialects.postgresql.psycopg import PGDialect_psycopg
from sqlalchemy.exc import IntegrityError

T_co = TypeVar("T_co", covariant=True)

PSYCOPG = PGDialect_psycopg()  # type: ignore[no-untyped-call]

Values = dict[str, object]
Statement = Insert | Update | Delete


class Step(NamedTuple):
    """A statement, and what it means if it finds nothing or is refused."""

    statement: Statement
    values: list[Values]
    """It is run with each of them."""
    missed: type[Exception] | None = None
    """Raised unless each finds one row."""
    taken: type[Exception] | None = None
    """Raised if such a row is there already."""

    def run(self, connection: Connection) -> None:
        try:
            found = connection.execute(self.statement, self.values).rowcount
        except IntegrityError as error:
            if self.taken is None:
                raise
            raise self.taken from error
        if self.missed is not None and found != len(self.values):
            raise self.missed


class Statements(Generic[T_co]):
    """Steps that are written all or none; and what is returned then."""

    def __init__(self, steps: list[Step], result: T_co) -> None:
        self.steps = [step for step in steps if step.values]
        self.result = result

    def __call__(self, connection: Connection) -> T_co:
        """One after the other: slower on PostgreSQL, but it says what went wrong."""
        for step in self.steps:
            step.run(connection)
        return self.result


def can_send(connection: Connection) -> bool:
    return connection.dialect.driver == "psycopg"


def send(connection: Connection, works: Sequence[Statements[Any]]) -> list[int]:
    """Run all of it on PostgreSQL, in one way there and back; which of it has failed.

    After the first that is refused nothing else is run. What the driver says of it tells values
    that belong into no log, so nobody hears it: the work is to be done again by itself.
    """
    driver = connection.connection.driver_connection
    assert isinstance(driver, psycopg.Connection)
    sent: list[list[Sent]] = [[] for _ in works]
    with contextlib.suppress(psycopg.Error), driver.pipeline():
        send_each(driver, works, sent)
    for number, (work, noted) in enumerate(zip(works, sent, strict=True)):
        count = sum(len(step.values) for step in work.steps)
        if len(noted) < count or not all(each.answered() for each in noted):
            return [number]
    return [number for number, noted in enumerate(sent) if any(each.missed() for each in noted)]


def send_each(
    driver: psycopg.Connection[Any], works: Sequence[Statements[Any]], sent: list[list[Sent]]
) -> None:
    """Note each before it is on its way; none is after one that the driver does not take."""
    with contextlib.suppress(psycopg.Error):  # which a pipeline would log
        for work, noted in zip(works, sent, strict=True):
            for step in work.steps:
                for values in step.values:
                    noted.append(Sent(driver.cursor(), step))
                    noted[-1].cursor.execute(text_of(step.statement), values)


class Sent(NamedTuple):
    """A statement on its way."""

    cursor: psycopg.Cursor[Any]
    step: Step

    def answered(self) -> bool:
        return self.cursor.rowcount >= 0

    def missed(self) -> bool:
        return self.step.missed is not None and self.cursor.rowcount != 1


@cache
def text_of(statement: Statement) -> bytes:
    """As the driver takes it. There are few: each is made once and used for ever."""
    return str(statement.compile(dialect=PSYCOPG)).encode()
