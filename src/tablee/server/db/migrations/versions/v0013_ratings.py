"""Ratings, how matches have ended for each seat, and pages of people that they can hide."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """What was begun without ratings ends without; who was here before shows no page unasked.

    How finished matches have ended is worked out by the server, which knows the rules.
    """
    op.add_column("accounts", sa.Column("shown", sa.Boolean(), nullable=True))
    op.add_column("matches", sa.Column("rated", sa.Boolean(), nullable=True))
    op.add_column("seats", sa.Column("began", sa.String(32), nullable=True))
    op.add_column(
        "seats", sa.Column("stood_in", sa.Integer(), nullable=False, server_default=sa.text("0"))
    )
    op.create_index("ix_seats_began", "seats", ["began"])
    accounts = sa.table("accounts", sa.column("name"), sa.column("shown", sa.Boolean()))
    op.execute(accounts.update().where(accounts.c.name.is_not(None)).values(shown=False))
    matches = sa.table("matches", sa.column("status"), sa.column("rated", sa.Boolean()))
    op.execute(matches.update().where(matches.c.status != "waiting").values(rated=False))
    create_ratings()
    create_finishes()


def create_ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("mean", sa.Float(), nullable=False),
        sa.Column("spread", sa.Float(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name="fk_ratings_account", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("account", "title", "seats", name="pk_ratings"),
    )
    op.create_index("ix_ratings_title_seats_mean", "ratings", ["title", "seats", "mean"])


def create_finishes() -> None:
    op.create_table(
        "finishes",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("account", sa.String(32), nullable=True),
        sa.Column("bot", sa.String(20), nullable=True),
        sa.Column("name", sa.String(120), nullable=False),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("mode", sa.String(120), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("together", sa.Boolean(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.Column("seconds", sa.Float(), nullable=True),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.Column("points", sa.Integer(), nullable=True),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("shared", sa.Boolean(), nullable=False),
        *[
            sa.Column(name, sa.Float(), nullable=True)
            for name in ("old_mean", "old_spread", "new_mean", "new_spread")
        ],
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name="fk_finishes_match", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name="fk_finishes_account", ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_finishes"),
    )
    op.create_index("ix_finishes_account_ended", "finishes", ["account", "ended"])


def downgrade() -> None:
    op.drop_index("ix_finishes_account_ended", "finishes")
    op.drop_table("finishes")
    op.drop_index("ix_ratings_title_seats_mean", "ratings")
    op.drop_table("ratings")
    op.drop_index("ix_seats_began", "seats")
    for name in ("stood_in", "began"):
        op.drop_column("seats", name)
    op.drop_column("matches", "rated")
    op.drop_column("accounts", "shown")
