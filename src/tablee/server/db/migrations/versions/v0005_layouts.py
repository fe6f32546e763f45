"""The form of saved positions, and matches that are played on by later rules."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Which form a position has was not noted: whoever reads it finds out. Nobody was asked yet."""
    op.add_column("matches", sa.Column("layout", sa.String(16), nullable=True))
    op.add_column("matches", sa.Column("played_on", sa.Text(), nullable=False, server_default="[]"))
    op.add_column("seats", sa.Column("plays_on", sa.Integer(), nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "plays_on")
    op.drop_column("matches", "played_on")
    op.drop_column("matches", "layout")
