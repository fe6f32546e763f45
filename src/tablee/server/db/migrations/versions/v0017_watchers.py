"""A table says whether players read what spectators write while they play."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """At tables of old nobody was asked: there, too, nobody is told what to do."""
    op.add_column(
        "matches",
        sa.Column("watchers_heard", sa.Boolean(), nullable=False, server_default=sa.false()),
    )


def downgrade() -> None:
    op.drop_column("matches", "watchers_heard")
