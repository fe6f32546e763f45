"""At one table nobody looks like somebody else who has an account."""

from __future__ import annotations

from sqlalchemy import Connection, select

from tablee.engine.problems import Problem
from tablee.server.db import schema
from tablee.server.db.database import Database
from tablee.server.db.rows import TableRow
from tablee.server.names import skeleton
from tablee.server.people import GUEST, Person


async def require_unlike(database: Database, row: TableRow, person: Person) -> None:
    """Raise a Problem if this person's nickname looks like that of an account at the table.

    Away from it anybody may have any nickname: there are more people than names.
    """
    others = {seat.account for seat in row.seats if seat.account} | {row.host}
    others.discard(person.id)
    if not others or person.nickname == GUEST:
        return
    taken = await database.read(lambda connection: names_of(connection, others))
    if skeleton(person.nickname) in {skeleton(name) for name in taken}:
        raise Problem("nickname-alike", nickname=person.nickname)


def names_of(connection: Connection, people: set[str]) -> list[str]:
    """What those of them are called who have an account: by its name, and at the table."""
    account = schema.accounts.c
    query = select(account.name, account.nickname).where(
        account.id.in_(people), account.name.is_not(None)
    )
    return [name for row in connection.execute(query) for name in row]
