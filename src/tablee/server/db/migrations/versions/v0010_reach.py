"""Where people are told that it is their turn, and what is to be told."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.String(1000), nullable=False),
        sa.Column("keys", sa.Text(), nullable=True),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("site", sa.String(300), nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("fault", sa.Text(), nullable=True),
        sa.Column("code", sa.String(64), nullable=True),
        sa.Column("code_until", sa.Float(), nullable=True),
        sa.Column("code_tries", sa.Integer(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name="fk_channels_account", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_channels"),
    )
    op.create_index("ix_channels_account", "channels", ["account"])
    op.create_table(
        "quiet_hours",
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("begins", sa.Integer(), nullable=True),
        sa.Column("ends", sa.Integer(), nullable=True),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name="fk_quiet_hours_account", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("account", name="pk_quiet_hours"),
    )
    op.create_table(
        "mutes",
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("match", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name="fk_mutes_account", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name="fk_mutes_match", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("account", "match", name="pk_mutes"),
    )
    op.create_table(
        "notices",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("channel", sa.String(32), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("asked", sa.Float(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("begun", sa.Float(), nullable=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name="fk_notices_match", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["channel"], ["channels.id"], name="fk_notices_channel", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", "seat", "number", "channel", name="pk_notices"),
    )
    op.create_index("ix_notices_status_due", "notices", ["status", "due"])
    op.create_index("ix_notices_channel", "notices", ["channel"])


def downgrade() -> None:
    op.drop_table("notices")
    op.drop_table("mutes")
    op.drop_table("quiet_hours")
    op.drop_table("channels")
