"""How far somebody is in the guide of a title."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guides",
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("chapter", sa.String(40), nullable=False),
        sa.Column("tables", sa.Text(), nullable=False),
        sa.Column("spent", sa.Text(), nullable=False),
        sa.Column("looked", sa.Text(), nullable=False),
        sa.Column("done", sa.Text(), nullable=False),
        sa.Column("learnt", sa.Text(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name="fk_guides_account", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("account", "title", name="pk_guides"),
    )


def downgrade() -> None:
    op.drop_table("guides")
