"""What is to be told: written with the move that brings it about, and sent once.

A row stands for one question to one person on one of their channels, for ever: a question that is
asked again after an answer was taken back is not told again. Before it is sent it is noted as
begun. So no two processes send it, and what a killed one may have sent is not sent again.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Float,
    Integer,
    String,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    literal_column,
    or_,
    select,
    update,
)

from tablee.server.db import schema
from tablee.server.db.statements import Values

table = schema.notices
notice = schema.notices.c
channel = schema.channels.c
mute = schema.mutes.c

LOST: Final = 120.0
"""Seconds after which whoever has begun to send something is gone; nothing takes as long."""

KEPT: Final = 30 * 86_400.0
"""Seconds for which it is remembered what was told."""


class Need(NamedTuple):
    """Somebody is asked something: which seat, its how manieth question, and who sits there."""

    seat: int
    number: int
    account: str


class Notice(NamedTuple):
    """One question, for one channel."""

    match: str
    seat: int
    number: int
    channel: str
    asked: float
    due: float
    tries: int


WRITE: Final = insert(table).from_select(
    ["match", "seat", "number", "channel", "status", "asked", "due", "tries"],
    select(
        bindparam("of_match", type_=String),
        bindparam("of_seat", type_=Integer),
        bindparam("of_number", type_=Integer),
        channel.id,
        literal_column("'waiting'"),
        bindparam("of_asked", type_=Float),
        bindparam("of_due", type_=Float),
        literal_column("0"),
    ).where(
        channel.account == bindparam("of_account"),
        channel.status == literal_column("'active'"),
        ~exists().where(mute.account == channel.account, mute.match == bindparam("of_match")),
        ~exists().where(
            notice.match == bindparam("of_match"),
            notice.seat == bindparam("of_seat"),
            notice.number == bindparam("of_number"),
            notice.channel == channel.id,
        ),
    ),
)
"""For whoever has a channel, and nobody else: one statement that mostly writes nothing."""


def values(match: str, needs: list[Need], now: float, grace: float) -> list[Values]:
    return [
        {
            "of_match": match,
            "of_seat": need.seat,
            "of_number": need.number,
            "of_account": need.account,
            "of_asked": now,
            "of_due": now + grace,
        }
        for need in needs
    ]


def due(connection: Connection, now: float, most: int) -> list[Notice]:
    """What waits to be sent by now, the oldest first."""
    query = (
        select(*[notice[name] for name in Notice._fields])
        .where(notice.status == "waiting", notice.due <= now)
        .order_by(notice.due)
        .limit(most)
    )
    return [Notice(*row) for row in connection.execute(query)]


def begin(connection: Connection, one: Notice, now: float) -> bool:
    """Nobody else sends it from now on; whether it was still to be sent."""
    begun = update(table).where(of(one), notice.status == "waiting")
    return connection.execute(begun.values(status="sending", begun=now)).rowcount == 1


def put_off(connection: Connection, one: Notice, until: float) -> None:
    later = update(table).where(of(one), notice.status == "waiting")
    connection.execute(later.values(due=until))


def try_again(connection: Connection, one: Notice, at: float) -> None:
    """It has not arrived, for sure."""
    values = {"status": "waiting", "due": at, "tries": one.tries + 1}
    connection.execute(update(table).where(of(one)).values(values))


def settle(connection: Connection, one: Notice, status: str) -> None:
    connection.execute(update(table).where(of(one)).values(status=status))


def give_up_lost(connection: Connection, now: float) -> int:
    """What a process that is gone had begun to send: it may have arrived. How much that is."""
    lost = update(table).where(notice.status == "sending", notice.begun < now - LOST)
    return connection.execute(lost.values(status="lost")).rowcount


def forget_old(connection: Connection, now: float) -> int:
    """What was told long ago, or needs to be told no more."""
    old = and_(notice.status != "waiting", notice.asked < now - KEPT)
    over = select(schema.matches.c.id).where(schema.matches.c.status == "over")
    gone = delete(table).where(or_(old, notice.match.in_(over)))
    return connection.execute(gone).rowcount


def count(connection: Connection, status: str) -> int:
    query = select(func.count()).select_from(table).where(notice.status == status)
    return connection.execute(query).scalar_one()


def of(one: Notice) -> ColumnElement[bool]:
    return and_(
        notice.match == one.match,
        notice.seat == one.seat,
        notice.number == one.number,
        notice.channel == one.channel,
    )
