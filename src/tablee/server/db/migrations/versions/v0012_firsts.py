"""Which kinds of questions somebody has been shown a hint for."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "firsts",
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("asks", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name="fk_firsts_account", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("account", "title", name="pk_firsts"),
    )


def downgrade() -> None:
    op.drop_table("firsts")
