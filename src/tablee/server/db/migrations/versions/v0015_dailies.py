"""The deal of the day: who has played it, how it went, and what the strongest bot did."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("daily", sa.String(10)))
    op.create_table(
        "attempts",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("match", sa.String(32)),
        sa.Column("ranked", sa.Boolean(), nullable=False),
        sa.Column("begun", sa.Float(), nullable=False),
        sa.Column("seconds", sa.Float(), nullable=False),
        sa.Column("ended", sa.Float()),
        sa.Column("finished", sa.Boolean()),
        sa.Column("points", sa.Integer()),
        sa.Column("won", sa.Boolean()),
        sa.Column("place", sa.Integer()),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name="fk_attempts_account", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name="fk_attempts_match", ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("day", "title", "account", name="pk_attempts"),
    )
    op.create_index("ix_attempts_account", "attempts", ["account"])
    op.create_index("ix_attempts_match", "attempts", ["match"])
    op.create_table(
        "masters",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("beat", sa.Float()),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("match", sa.String(32)),
        sa.Column("points", sa.Integer()),
        sa.Column("won", sa.Boolean()),
        sa.Column("place", sa.Integer()),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name="fk_masters_match", ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("day", "title", name="pk_masters"),
    )
    op.create_index("ix_masters_match", "masters", ["match"])


def downgrade() -> None:
    op.drop_table("masters")
    op.drop_table("attempts")
    op.drop_column("matches", "daily")
