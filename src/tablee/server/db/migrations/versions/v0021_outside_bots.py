"""Bots that play from elsewhere: whose they are, with their account and at their seats."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("accounts", sa.Column("owner", sa.String(32)))
    op.create_index("ix_accounts_owner", "accounts", ["owner"])
    op.add_column("seats", sa.Column("owner", sa.String(40)))


def downgrade() -> None:
    op.drop_column("seats", "owner")
    op.drop_index("ix_accounts_owner", "accounts")
    op.drop_column("accounts", "owner")
