"""Absences go by the same time as clocks: the time for which the server has been up."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Whoever is away has been so for as long as before, by the time of day, for the last time."""
    count_from(time.time(), uptime())


def downgrade() -> None:
    count_from(uptime(), time.time())


def uptime() -> float:
    """How far the time of the server is, as it was noted."""
    keys = sa.table("keys", sa.column("name"), sa.column("value"))
    noted = sa.select(keys.c.value).where(keys.c.name == "uptime")
    return float(op.get_bind().execute(noted).scalar() or 0)


def count_from(before: float, after: float) -> None:
    """Tell since when people are away by another time, but never from a later moment than now."""
    seats = sa.table("seats", sa.column("gone", sa.Float))
    gone = seats.c.gone
    moment = sa.case((gone < before, gone - before + after), else_=after)
    op.execute(seats.update().where(gone.is_not(None)).values(gone=moment))
