"""A table says how well those play who stand in for absent players."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """As at tables of old, where an expert did: level 3 plays by the same rules of thumb."""
    level = sa.Column("stand_in", sa.String(20), nullable=False, server_default="level-3")
    op.add_column("matches", level)


def downgrade() -> None:
    op.drop_column("matches", "stand_in")
