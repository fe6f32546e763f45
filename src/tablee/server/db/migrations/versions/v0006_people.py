"""Names that look alike, how long things are kept, and what hosts and operators do about people."""

import sqlalchemy as sa
from alembic import op

from tablee.server.names import skeleton

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

NO = sa.false()


def upgrade() -> None:
    """Nobody has counted when people were last here: that begins with the first tidying."""
    op.add_column("accounts", sa.Column("skeleton", sa.String(200), nullable=True))
    op.add_column("accounts", sa.Column("seen", sa.Float(), nullable=True))
    op.add_column("accounts", sa.Column("banned", sa.Float(), nullable=True))
    op.add_column("sessions", sa.Column("used", sa.Float(), nullable=True))
    op.add_column("matches", sa.Column("several", sa.Boolean(), nullable=False, server_default=NO))
    op.add_column("matches", sa.Column("conduct", sa.Text(), nullable=False, server_default="[]"))
    op.add_column("matches", sa.Column("closed", sa.Boolean(), nullable=False, server_default=NO))
    op.add_column("chat", sa.Column("account", sa.String(32), nullable=True))
    op.create_index("ix_chat_account", "chat", ["account"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("line", sa.Integer(), nullable=False),
        sa.Column("nickname", sa.String(40), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("said", sa.Float(), nullable=False),
        sa.Column("context", sa.Text(), nullable=False),
        sa.Column("account", sa.String(32), nullable=True),
        sa.Column("reporter", sa.String(32), nullable=True),
        sa.Column("reason", sa.String(500), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("settled", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index(
        "ix_reports_match_line_reporter", "reports", ["match", "line", "reporter"], unique=True
    )
    accounts = sa.table("accounts", *map(sa.column, ("id", "name", "created", "skeleton")))
    matches = sa.table("matches", sa.column("several"), sa.column("public"))
    op.execute(matches.update().values(several=sa.not_(matches.c.public)))
    note_speakers()
    note_skeletons(accounts)
    op.create_index("ix_accounts_skeleton", "accounts", ["skeleton"], unique=True)


def note_speakers() -> None:
    """Who has said a line: its mark tells; else whoever sits there, under the same name."""
    chat = sa.table(
        "chat", *map(sa.column, ("match", "seat", "nickname", "mark", "account", "number"))
    )
    seats = sa.table("seats", *map(sa.column, ("match", "seat", "nickname", "account")))
    mark, at = chat.c.mark, chat.c
    op.execute(chat.update().where(mark.is_not(None)).values(account=sa.func.substr(mark, 1, 32)))
    sitting = (
        sa.select(seats.c.account)
        .where(seats.c.match == at.match, seats.c.seat == at.seat)
        .where(seats.c.nickname == at.nickname)
        .scalar_subquery()
    )
    op.execute(chat.update().where(at.account.is_(None)).values(account=sitting))


def note_skeletons(accounts: sa.TableClause) -> None:
    """Of accounts whose names look alike, the first one has it; all keep their names."""
    connection = op.get_bind()
    known = set()
    named = sa.select(accounts.c.id, accounts.c.name).where(accounts.c.name.is_not(None))
    for row in connection.execute(named.order_by(accounts.c.created, accounts.c.id)).all():
        look = skeleton(row.name)[:200]
        if look not in known:
            known.add(look)
            connection.execute(
                accounts.update().where(accounts.c.id == row.id).values(skeleton=look)
            )


def downgrade() -> None:
    op.drop_index("ix_accounts_skeleton", "accounts")
    op.drop_table("reports")
    op.drop_index("ix_chat_account", "chat")
    op.drop_column("chat", "account")
    for name in ("closed", "conduct", "several"):
        op.drop_column("matches", name)
    op.drop_column("sessions", "used")
    for name in ("banned", "seen", "skeleton"):
        op.drop_column("accounts", name)
