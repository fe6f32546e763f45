"""Bots' own chance, matches whose deal is known, and lines of chat that count once."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

NO = sa.false()


def upgrade() -> None:
    """Nobody was asked before; bots of running matches go on with the chance they have had."""
    op.add_column(
        "matches", sa.Column("known_deal", sa.Boolean(), nullable=False, server_default=NO)
    )
    op.add_column("matches", sa.Column("bot_seed", sa.String(128), nullable=True))
    op.add_column("seats", sa.Column("same_deal", sa.Boolean(), nullable=False, server_default=NO))
    op.add_column("chat", sa.Column("mark", sa.String(80), nullable=True))
    op.create_index("ix_chat_match_mark", "chat", ["match", "mark"], unique=True)


def downgrade() -> None:
    op.drop_index("ix_chat_match_mark", "chat")
    op.drop_column("chat", "mark")
    op.drop_column("seats", "same_deal")
    op.drop_column("matches", "bot_seed")
    op.drop_column("matches", "known_deal")
