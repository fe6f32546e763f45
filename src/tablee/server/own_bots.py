"""Bots that play from elsewhere: an account lets them in, and answers for them.

Each is somebody of its own at tables, so that seats, limits and manners hold for it as for anybody.
Its token is a session that lasts until its owner makes it void.
"""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import Connection, Select, func, insert, select

from tablee.engine.problems import Problem
from tablee.server import names
from tablee.server.db import schema
from tablee.server.forgetting import Forgotten, forget
from tablee.server.people import Person, close_sessions, open_session
from tablee.server.schemas.bots import BotInfo
from tablee.server.secrets import new_id, new_token

MOST: Final = 10
"""Bots of one account."""


def require_account(person: Person) -> None:
    """Raise a Problem for guests: tables name who answers for a bot."""
    if person.name is None:
        raise Problem("bots-need-account")


def of(connection: Connection, owner: str) -> list[BotInfo]:
    """The bots of somebody, the oldest first."""
    account = schema.accounts.c
    query = described().where(account.owner == owner).order_by(account.created, account.id)
    return [BotInfo(*row) for row in connection.execute(query)]


def own(connection: Connection, owner: str, bot: str) -> BotInfo:
    """One of somebody's bots; a Problem if it is none of theirs."""
    account = schema.accounts.c
    query = described().where(account.owner == owner, account.id == bot)
    row = connection.execute(query).first()
    if row is None:
        raise Problem("no-such-bot")
    return BotInfo(*row)


def described() -> Select[str, str, float, float, int]:
    account, seat, match = schema.accounts.c, schema.seats.c, schema.matches.c
    tables = (
        select(func.count(match.id.distinct()))
        .join(schema.seats, seat.match == match.id)
        .where(seat.account == account.id, match.status != "over")
        .scalar_subquery()
    )
    return select(account.id, account.nickname, account.created, account.seen, tables)


def make(connection: Connection, owner: Person, nickname: str) -> tuple[BotInfo, str]:
    """A new bot, and the token by which it is known."""
    nickname = names.nickname(nickname)
    known = of(connection, owner.id)
    if len(known) >= MOST:
        raise Problem("too-many-bots", most=MOST)
    if names.skeleton(nickname) in {names.skeleton(bot.nickname) for bot in known}:
        raise Problem("bot-name-taken", bot=nickname)
    bot, token, now = new_id(), new_token(), time.time()
    connection.execute(
        insert(schema.accounts).values(
            id=bot, nickname=nickname, created=now, seen=now, owner=owner.id, shown=False
        )
    )
    open_session(connection, bot, token)
    return own(connection, owner.id, bot), token


def renew(connection: Connection, owner: str, bot: str) -> tuple[BotInfo, str]:
    """Another token; the one before is void."""
    own(connection, owner, bot)
    token = new_token()
    close_sessions(connection, bot)
    open_session(connection, bot, token)
    return own(connection, owner, bot), token


def remove(connection: Connection, owner: str, bot: str) -> Forgotten:
    """It gets up everywhere, and is known no more."""
    own(connection, owner, bot)
    return forget(connection, bot)
