"""Where people want to be told, when not, and of which tables not at all; all of it on the disk."""

from __future__ import annotations

import hmac
import secrets
import time
from hashlib import sha256
from typing import Final

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select, update

from tablee.engine.problems import Problem
from tablee.server.db import schema
from tablee.server.db.statements import Values
from tablee.server.people import is_banned
from tablee.server.reach.encrypting import Keys
from tablee.server.reach.quiet import Quiet
from tablee.server.schemas.matches import Fault
from tablee.server.schemas.reach import ChannelKind, ChannelStatus, Language
from tablee.server.secrets import hashed, new_id

MOST: Final = 12
"""Channels of one person."""

CODE_SECONDS: Final = 3_600.0
"""For so long a code holds."""

CODE_TRIES: Final = 5

KEYS = msgspec.json.Decoder(Keys)  # made before any thread reads, as in `rows.py`
FAULT = msgspec.json.Decoder(Fault)

table = schema.channels
column = schema.channels.c


class Channel(msgspec.Struct, frozen=True):
    """One way to one person."""

    id: str
    account: str
    kind: ChannelKind
    address: str
    keys: Keys | None
    language: Language
    site: str
    """What links in messages begin with: the address by which the person came."""
    status: ChannelStatus
    fault: Fault | None
    created: float


def read(row: Row[tuple[object, ...]]) -> Channel:
    values = row._mapping
    return Channel(
        id=values["id"],
        account=values["account"],
        kind=values["kind"],
        address=values["address"],
        keys=KEYS.decode(values["keys"]) if values["keys"] else None,
        language=values["language"],
        site=values["site"],
        status=values["status"],
        fault=FAULT.decode(values["fault"]) if values["fault"] else None,
        created=values["created"],
    )


def of_person(connection: Connection, account: str) -> list[Channel]:
    query = select(table).where(column.account == account)
    return [read(row) for row in connection.execute(query.order_by(column.created, column.id))]


def find(connection: Connection, channel: str) -> Channel | None:
    row = connection.execute(select(table).where(column.id == channel)).first()
    return None if row is None else read(row)


def own(connection: Connection, account: str, channel: str) -> Channel:
    """The channel, if it is this person's; a Problem otherwise."""
    found = find(connection, channel)
    if found is None or found.account != account:
        raise Problem("no-such-channel")
    return found


def is_shut_out(connection: Connection, account: str) -> bool:
    who = schema.accounts.c
    return is_banned(connection.execute(select(who.banned).where(who.id == account)).scalar())


def add(connection: Connection, new: Channel, code: str = "") -> Channel:
    """Note a channel. An address that the person has already keeps its place, and what waits."""
    same = select(column.id).where(column.account == new.account, column.address == new.address)
    known = connection.execute(same).scalar()
    if known is not None:
        new = msgspec.structs.replace(new, id=known)
        connection.execute(update(table).where(column.id == known).values(values_of(new, code)))
        return new
    mine = select(func.count()).select_from(table).where(column.account == new.account)
    if connection.execute(mine).scalar_one() >= MOST:
        raise Problem("too-many-channels", most=MOST)
    connection.execute(insert(table).values(values_of(new, code)))
    return new


def values_of(channel: Channel, code: str) -> Values:
    return {
        "id": channel.id,
        "account": channel.account,
        "kind": channel.kind,
        "address": channel.address,
        "keys": msgspec.json.encode(channel.keys).decode() if channel.keys else None,
        "language": channel.language,
        "site": channel.site,
        "status": channel.status,
        "fault": None,
        "created": channel.created,
        "code": hashed(channel.id + code) if code else None,
        "code_until": time.time() + CODE_SECONDS if code else None,
        "code_tries": 0,
    }


def new_code() -> str:
    return f"{secrets.randbelow(10**6):06}"


def confirm(connection: Connection, account: str, channel: str, code: str) -> bool:
    """Whether this is the code; after a few others it is void."""
    own(connection, account, channel)
    row = connection.execute(select(table).where(column.id == channel)).one()
    if row.code is None or row.code_tries >= CODE_TRIES or row.code_until < time.time():
        raise Problem("code-void")
    if not hmac.compare_digest(row.code, hashed(channel + code)):
        tried = update(table).where(column.id == channel)
        connection.execute(tried.values(code_tries=column.code_tries + 1))
        return False
    values = {"status": "active", "code": None, "code_until": None}
    connection.execute(update(table).where(column.id == channel).values(values))
    return True


def remove(connection: Connection, channel: str) -> None:
    """What waits for it goes with it."""
    connection.execute(delete(table).where(column.id == channel))


def note(
    connection: Connection, channel: str, status: ChannelStatus, fault: Fault | None = None
) -> None:
    """How it went the last time."""
    text = None if fault is None else msgspec.json.encode(fault).decode()
    connection.execute(update(table).where(column.id == channel).values(status=status, fault=text))


def new_channel(
    account: str,
    kind: ChannelKind,
    address: str,
    keys: Keys | None,
    language: Language,
    site: str,
) -> Channel:
    status: ChannelStatus = "unconfirmed" if kind == "mail" else "active"
    now = time.time()
    return Channel(new_id(), account, kind, address, keys, language, site, status, None, now)


# --- when, and of what not ---------------------------------------------------------------------


class Times(msgspec.Struct, frozen=True):
    """The time zone of a person, and the quiet hours, if there are any."""

    zone: str = "UTC"
    quiet: Quiet | None = None


def times_of(connection: Connection, account: str) -> Times:
    kept = schema.quiet_hours
    row = connection.execute(select(kept).where(kept.c.account == account)).first()
    if row is None:
        return Times()
    if row.begins is None or row.ends is None:
        return Times(row.zone)
    return Times(row.zone, Quiet(row.begins, row.ends, row.zone))


def keep_times(connection: Connection, account: str, times: Times) -> None:
    kept, quiet = schema.quiet_hours, times.quiet
    connection.execute(delete(kept).where(kept.c.account == account))
    connection.execute(
        insert(kept).values(
            account=account,
            begins=quiet and quiet.begins,
            ends=quiet and quiet.ends,
            zone=times.zone,
        )
    )


def muted(connection: Connection, account: str) -> list[str]:
    mute = schema.mutes.c
    query = select(mute.match).where(mute.account == account).order_by(mute.match)
    return list(connection.execute(query).scalars())


def set_muted(connection: Connection, account: str, match: str, wished: bool) -> None:
    mute = schema.mutes
    connection.execute(delete(mute).where(mute.c.account == account, mute.c.match == match))
    if wished:
        connection.execute(insert(mute).values(account=account, match=match))


# --- leaving without signing in ----------------------------------------------------------------


def stop_token(channel: str, secret: str) -> str:
    """What a message carries to end the channel it came by, and for nothing else."""
    mark = hmac.new(secret.encode(), f"stop {channel}".encode(), sha256).hexdigest()
    return f"{channel}.{mark[:32]}"


def stopped_by(token: str, secret: str) -> str:
    """The channel that this ends; a Problem if it is none of ours."""
    channel = token.partition(".")[0]
    if not hmac.compare_digest(token.encode(), stop_token(channel, secret).encode()):
        raise Problem("no-such-channel")
    return channel
