"""Terms: what nobody has used for longer than the settings say is deleted.

Sessions, guests, unfinished tables, reports. Finished matches stay as long as one of their players
is known; chat goes with its table.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, exists, or_, select, text, update

from tablee.server.dailies import masters
from tablee.server.db import schema
from tablee.server.forgetting import forget
from tablee.server.matches import keeping
from tablee.server.matches.clocks import DAY
from tablee.server.reach import outbox
from tablee.server.schemas.mine import Terms
from tablee.server.settings import Settings

LOCK = 7_326_052

PORTION = 50
"""So many guests are forgotten in one transaction: others want to write, too."""


class Tidied(msgspec.Struct):
    """How much was deleted."""

    tables: int = 0
    sessions: int = 0
    guests: int = 0
    reports: int = 0

    def __add__(self, more: Tidied) -> Tidied:
        names = self.__struct_fields__
        return Tidied(*[getattr(self, name) + getattr(more, name) for name in names])

    def done(self) -> bool:
        """Nothing was left to do."""
        return self == Tidied()


def terms(settings: Settings) -> Terms:
    return Terms(**{name: getattr(settings, name) for name in Terms.__struct_fields__})


def tidy(
    connection: Connection, settings: Settings, now: float, portion: int | None = PORTION
) -> Tidied:
    """Delete what is due; of guests at most so many, the rest when asked again."""

    def before(days: int) -> float:
        return now - days * DAY

    if connection.dialect.name == "postgresql":  # one process after the other
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    begin_to_count(connection, now)
    limits = before(settings.bot_table_days), before(settings.table_days)
    tables = len(keeping.delete_expired(connection, *limits))
    sessions = delete_sessions(connection, before(settings.session_days))
    guests = due_guests(connection, before(settings.guest_days), portion)
    for guest in guests:
        tables += len(forget(connection, guest).deleted)
    reports = delete_reports(connection, before(settings.report_days))
    outbox.forget_old(connection, now)
    masters.forget_old(connection, before(settings.bot_table_days))
    return Tidied(tables, sessions, len(guests), reports)


def begin_to_count(connection: Connection, now: float) -> None:
    """Of what came from an older version it is not known when it was used: let it be now."""
    session, account = schema.sessions, schema.accounts
    connection.execute(update(session).where(session.c.used.is_(None)).values(used=now))
    connection.execute(update(account).where(account.c.seen.is_(None)).values(seen=now))


def delete_sessions(connection: Connection, limit: float) -> int:
    """The tokens of bots are their owners' to make void."""
    session, account = schema.sessions, schema.accounts.c
    bots = select(account.id).where(account.owner.is_not(None))
    due = delete(session).where(session.c.used < limit, session.c.account.not_in(bots))
    return connection.execute(due).rowcount


def due_guests(connection: Connection, limit: float, portion: int | None) -> list[str]:
    """Guests who have not been here for so long, or of whom nothing is left."""
    account, seat, match = schema.accounts.c, schema.seats.c, schema.matches.c
    left = or_(
        exists().where(schema.sessions.c.account == account.id),
        exists().where(seat.account == account.id),
        exists().where(match.host == account.id),
        exists().where(schema.chat.c.account == account.id),
    )
    query = (
        select(account.id)
        .where(account.name.is_(None), account.owner.is_(None))
        .where(or_(account.seen < limit, ~left))
        .order_by(account.id)
        .limit(portion)
    )
    return list(connection.execute(query).scalars())


def delete_reports(connection: Connection, limit: float) -> int:
    report = schema.reports
    return connection.execute(delete(report).where(report.c.at < limit)).rowcount
