"""Reviews of matches, tables for practice, and matches that begin from a moment of another."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """What was there is no practice, and began with its deal."""
    op.add_column(
        "matches", sa.Column("practice", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.add_column("matches", sa.Column("begins", sa.Text(), nullable=True))
    op.create_table(
        "reviews",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("asked", sa.Float(), nullable=False),
        sa.Column("beat", sa.Float(), nullable=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("steps", sa.Integer(), nullable=False),
        sa.Column("fault", sa.String(40), nullable=True),
        sa.Column("review", sa.Text(), nullable=True),
        sa.Column("shared", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name="fk_reviews_match", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_reviews"),
    )
    op.create_index("ix_reviews_status_asked", "reviews", ["status", "asked"])


def downgrade() -> None:
    op.drop_index("ix_reviews_status_asked", "reviews")
    op.drop_table("reviews")
    op.drop_column("matches", "begins")
    op.drop_column("matches", "practice")
