"""Forgetting somebody: what was theirs alone goes, what they shared with others loses their name.

Nothing of a match is read or played for it, so that it works for matches of any age. A running
server notices by the tables' versions.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, or_, select, update

from tablee.server.db import schema
from tablee.server.db.rows import CONDUCT, TableRow, load, seat_values
from tablee.server.matches.keeping import forget_rematches
from tablee.server.people import GUEST
from tablee.server.reviews import keeping as reviews
from tablee.server.seating import get_up


class Forgotten(msgspec.Struct):
    """The tables that are not as they were."""

    deleted: list[str] = []
    changed: list[str] = []


def forget(connection: Connection, account: str) -> Forgotten:
    """Delete a person: seats become anonymous, what is left to nobody else goes with them."""
    gone = forget_bots(connection, account)
    for match in tables_of(connection, account):
        if not held(connection, match):
            continue
        if leave_for_good(connection, load(connection, match), account):
            gone.changed.append(match)
        else:
            gone.deleted.append(match)
    forget_rematches(connection, gone.deleted)
    gone.changed += take_names_away(connection, account)
    gone.changed += forget_standing(connection, account)
    connection.execute(delete(schema.accounts).where(schema.accounts.c.id == account))
    gone.changed = [match for match in gone.changed if match not in gone.deleted]
    return gone


def forget_bots(connection: Connection, owner: str) -> Forgotten:
    """Nobody is left who would answer for them."""
    gone = Forgotten()
    account = schema.accounts.c
    for bot in connection.execute(select(account.id).where(account.owner == owner)).scalars().all():
        more = forget(connection, bot)
        gone.deleted += more.deleted
        gone.changed += more.changed
    return gone


def tables_of(connection: Connection, account: str) -> list[str]:
    """Where somebody sits, and what they host."""
    match, seat = schema.matches.c, schema.seats.c
    sits = select(seat.match).where(seat.account == account)
    query = select(match.id).where(or_(match.host == account, match.id.in_(sits)))
    return list(connection.execute(query.order_by(match.id)).scalars())


def held(connection: Connection, match: str) -> bool:
    """Let nobody else write this table before we are done; whether it is still there."""
    table = schema.matches.c
    query = select(table.id).where(table.id == match).with_for_update()
    return connection.execute(query).first() is not None


def leave_for_good(connection: Connection, row: TableRow, account: str) -> bool:
    """Get up as anybody would, and leave no name; whether the table is still somebody's."""
    sitting = sorted(row.seats, key=lambda seat: not seat.human())  # people before their bots
    others = [seat.account for seat in sitting if seat.account not in (None, account)]
    if not others:
        connection.execute(delete(schema.matches).where(schema.matches.c.id == row.id))
        return False
    for seat in row.seats:
        if seat.account == account and row.status != "over":
            get_up(row, seat)
        elif seat.account == account:
            seat.account = seat.link = seat.owner = None
            seat.nickname = GUEST
        else:
            continue
        values = seat_values(row.id, seat)
        place = schema.seats.c
        connection.execute(
            update(schema.seats)
            .where(place.match == row.id, place.seat == seat.seat)
            .values(values)
        )
    mine = [seat.seat for seat in row.seats if seat.account is None]
    reviews.forget(connection, row.id, mine)
    touch(connection, row.id, host=others[0] if row.host == account else row.host)
    return True


def take_names_away(connection: Connection, account: str) -> list[str]:
    """Lines of chat and lists of hosts do not name them any more; where that was."""
    said, match, report = schema.chat, schema.matches, schema.reports
    spoken = select(said.c.match).where(said.c.account == account).distinct()
    tables = list(connection.execute(spoken).scalars())
    connection.execute(
        update(said)
        .where(said.c.account == account)
        .values(account=None, mark=None, nickname=GUEST)
    )
    for table in tables:
        touch(connection, table)
    listed = select(match.c.id, match.c.conduct).where(match.c.conduct.contains(account))
    for row in connection.execute(listed).all():
        others = [known for known in CONDUCT.decode(row.conduct) if known.account != account]
        touch(connection, row.id, conduct=msgspec.json.encode(others).decode())
        tables.append(row.id)
    connection.execute(update(report).where(report.c.account == account).values(account=None))
    connection.execute(update(report).where(report.c.reporter == account).values(reporter=None))
    return tables


def forget_standing(connection: Connection, account: str) -> list[str]:
    """What they were rated, and the names by which their matches are found; which go on.

    The rating itself goes with the account, as statistics do: what is left is somebody's seat.
    """
    seat, finish = schema.seats, schema.finishes
    began = select(seat.c.match).where(seat.c.began == account).distinct()
    tables = list(connection.execute(began).scalars())
    connection.execute(update(seat).where(seat.c.began == account).values(began=None))
    for table in tables:
        touch(connection, table)
    numbers = dict.fromkeys(("old_mean", "old_spread", "new_mean", "new_spread"))
    connection.execute(
        update(finish).where(finish.c.account == account).values(account=None, name="", **numbers)
    )
    return tables


def touch(connection: Connection, match: str, **values: object) -> None:
    """Write this, so that every process sees that it has to read the table again."""
    table = schema.matches
    connection.execute(
        update(table).where(table.c.id == match).values(version=table.c.version + 1, **values)
    )
