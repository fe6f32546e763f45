"""Clocks go by a time that is kept: since when they run, when the first is at its end."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Clocks of running matches go on from now, which is 0; the first end may be an early guess."""
    op.add_column("matches", sa.Column("since", sa.Float(), nullable=True))
    op.add_column("matches", sa.Column("deadline", sa.Float(), nullable=True))
    op.create_index("ix_matches_since", "matches", ["since"])
    op.create_index("ix_matches_deadline", "matches", ["deadline"])
    op.add_column("seats", sa.Column("earned", sa.Float(), nullable=False, server_default="0"))
    matches = sa.table("matches", *map(sa.column, ("id", "status", "since", "deadline")))
    seats = sa.table("seats", *map(sa.column, ("match", "bank")))
    least = sa.select(sa.func.min(seats.c.bank)).where(seats.c.match == matches.c.id)
    clocked = sa.exists().where(seats.c.match == matches.c.id, seats.c.bank.is_not(None))
    playing = matches.update().where(matches.c.status == "playing", clocked)
    op.execute(playing.values(since=0.0, deadline=least.scalar_subquery()))


def downgrade() -> None:
    op.drop_column("seats", "earned")
    for name in ("deadline", "since"):
        op.drop_index(f"ix_matches_{name}", "matches")
        op.drop_column("matches", name)
