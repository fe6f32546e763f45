"""Absent players, and when a table was last used."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

NO = sa.false()


def upgrade() -> None:
    """What was there is as patient as new tables are, and was used when it was last answered."""
    # Column by column: to make a table of SQLite anew would take what refers to it along.
    patience = sa.Column("patience", sa.Integer(), nullable=False, server_default="5")
    op.add_column("matches", patience)
    op.add_column("matches", sa.Column("used", sa.Float(), nullable=True))
    op.add_column("seats", sa.Column("gone", sa.Float(), nullable=True))
    op.add_column("seats", sa.Column("agrees", sa.Text(), nullable=False, server_default="[]"))
    op.add_column("seats", sa.Column("offered", sa.Boolean(), nullable=False, server_default=NO))
    op.add_column("seats", sa.Column("hidden", sa.Boolean(), nullable=False, server_default=NO))
    names = ("id", "patience", "clock", "used", "ended", "started", "created")
    matches = sa.table("matches", *map(sa.column, names))
    answers = sa.table("answers", sa.column("match"), sa.column("at"))
    for days in range(1, 31):  # the clock is kept as text
        slow = matches.c.clock.like(f'{{"kind":"days",%"days":{days}}}')
        op.execute(matches.update().where(slow).values(patience=days * 24 * 60))
    last = sa.select(sa.func.max(answers.c.at)).where(answers.c.match == matches.c.id)
    known = (last.scalar_subquery(), matches.c.ended, matches.c.started, matches.c.created)
    op.execute(matches.update().values(used=sa.func.coalesce(*known)))


def downgrade() -> None:
    for name in ("hidden", "offered", "agrees", "gone"):
        op.drop_column("seats", name)
    for name in ("used", "patience"):
        op.drop_column("matches", name)
