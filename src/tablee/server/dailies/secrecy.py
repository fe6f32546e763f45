"""What nobody may learn of a deal while its day lasts, unless they have played it.

Its seed stands in no answer and no record; nobody watches an attempt, reads its course or a review
of it before their own is at its end. After the day everything is open.
"""

from __future__ import annotations

from datetime import date

from tablee.engine.problems import Problem
from tablee.server.dailies import attempts, days
from tablee.server.db.database import Database
from tablee.server.db.rows import TableRow


def sealed(row: TableRow) -> bool:
    """Whether it is the deal of a day that is not over."""
    return row.daily is not None and not days.is_over(row.daily)


def require_over(row: TableRow) -> None:
    """Raise a Problem while the day of its deal lasts."""
    if sealed(row):
        raise Problem("daily-goes-on")


async def require_known(database: Database, row: TableRow, account: str | None) -> None:
    """Raise a Problem unless this person may know the deal: their own, or played to its end."""
    if row.daily is None or days.is_over(row.daily):
        return
    if account is not None and any(seat.account == account for seat in row.seats):
        return
    day, title = date.fromisoformat(row.daily), row.title
    if account is not None:
        who = account
        own = await database.read(lambda c: attempts.find(c, day, title, who))
        if own is not None and own.ended is not None:
            return
    raise Problem("daily-sealed")
