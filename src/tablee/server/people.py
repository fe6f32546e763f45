"""Who is asking: guests by a cookie, accounts by name and password."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from tablee.engine.problems import Problem
from tablee.server import names
from tablee.server.db import schema
from tablee.server.db.database import Database
from tablee.server.leisure import LastThread
from tablee.server.schemas.people import Credentials, Recovery
from tablee.server.secrets import hashed, hasher, new_id, new_token, password_fits

FOREVER: Final = 1e11
"""The end of a ban that has none."""

USED_AGAIN: Final = 43_200.0
"""Seconds after which it is noted once more that a session is used."""


GUEST: Final = "guest"
"""How somebody without a name is stored; each reader sees it in their own language."""


class Person(msgspec.Struct, frozen=True):
    """Somebody with a session; `name` is none for a guest."""

    id: str
    nickname: str
    name: str | None
    used: float | None = None
    """When it was last noted that the session is used."""
    owner: str | None = None
    """Of a bot that plays from elsewhere: whose it is, as an id and by name."""
    owned_by: str | None = None

    def seen_lately(self) -> bool:
        return self.used is not None and self.used > time.time() - USED_AGAIN


class People:
    """Guests, accounts and their sessions."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.hashing = LastThread("passwords")
        """Dear on purpose, so one at a time: however many sign in, the tables go on."""

    async def hash(self, password: str) -> str:
        return await self.hashing.run(hasher.hash, password)

    async def fits(self, password: str, known: str | None) -> bool:
        return await self.hashing.run(password_fits, password, known)

    def close(self) -> None:
        self.hashing.close()

    async def find(self, token: str | None) -> Person | None:
        """The person whose session this is."""
        if not token:
            return None
        return await self.database.read(lambda connection: person_of(connection, hashed(token)))

    async def name(self, person: Person | None, nickname: str) -> tuple[Person, str | None]:
        """Give oneself a nickname; whoever is new becomes a guest, with a session."""
        nickname = names.nickname(nickname)
        if person is not None:
            account = schema.accounts
            await self.database.write(
                lambda connection: connection.execute(
                    update(account).where(account.c.id == person.id).values(nickname=nickname)
                )
            )
            return Person(person.id, nickname, person.name), None
        guest = Person(new_id(), nickname, None)
        token = new_token()

        def work(connection: Connection) -> None:
            connection.execute(
                insert(schema.accounts).values(
                    id=guest.id, nickname=nickname, created=time.time(), seen=time.time()
                )
            )
            open_session(connection, guest.id, token)

        await self.database.write(work)
        return guest, token

    async def register(self, person: Person | None, wish: Credentials) -> tuple[str, str]:
        """Turn the guest into an account; the recovery code, and the token of a new session."""
        if person is not None and person.name is not None:
            raise Problem("account-already")
        name = names.account_name(wish.name)
        skeleton = names.skeleton(name)
        code, token = new_token(), new_token()
        password = await self.hash(wish.password)
        values = {
            "name": name,
            "skeleton": skeleton,
            "password": password,
            "recovery": hashed(code),
        }

        def work(connection: Connection) -> None:
            require_unlike(connection, name, skeleton)
            try:
                if person is None:
                    account = new_id()
                    now = time.time()
                    connection.execute(
                        insert(schema.accounts).values(
                            id=account, nickname=name, created=now, seen=now, **values
                        )
                    )
                else:
                    account = person.id
                    connection.execute(
                        update(schema.accounts)
                        .where(schema.accounts.c.id == account)
                        .values(**values)
                    )
            except IntegrityError as error:
                raise Problem("name-taken", account=name) from error
            close_sessions(connection, account)
            open_session(connection, account, token)

        await self.database.write(work)
        return code, token

    async def sign_in(self, wish: Credentials) -> tuple[Person, str]:
        """A session for whoever knows name and password."""
        row = await self.database.read(lambda connection: account_named(connection, wish.name))
        known = row.password if row is not None else None
        if not await self.fits(wish.password, known) or row is None:
            raise Problem("wrong-credentials")
        require_unbanned(row.banned)
        token = new_token()
        await self.database.write(lambda connection: open_session(connection, row.id, token))
        return Person(row.id, row.nickname, row.name), token

    async def recover(self, wish: Recovery) -> tuple[str, str, str]:
        """A new password for whoever has the recovery code; whose, the next code, and a session."""
        row = await self.database.read(lambda connection: account_named(connection, wish.name))
        password = await self.hash(wish.password)
        if row is None or row.recovery != hashed(wish.code):
            raise Problem("wrong-credentials")
        require_unbanned(row.banned)
        code, token = new_token(), new_token()

        def work(connection: Connection) -> None:
            connection.execute(
                update(schema.accounts)
                .where(schema.accounts.c.id == row.id)
                .values(password=password, recovery=hashed(code))
            )
            close_sessions(connection, row.id)
            open_session(connection, row.id, token)

        await self.database.write(work)
        return row.id, code, token

    async def sessions_of(self, account: str) -> set[str]:
        """The sessions of somebody, by the hashes of their tokens."""
        session = schema.sessions.c
        query = select(session.token).where(session.account == account)
        return await self.database.read(lambda c: set(c.execute(query).scalars()))

    async def note_use(self, token: str) -> None:
        """The session was used today, and so its person was here: for this long it is kept."""
        await self.database.write(lambda connection: use_session(connection, hashed(token)))

    async def sign_out(self, token: str) -> None:
        await self.database.write(
            lambda connection: connection.execute(
                delete(schema.sessions).where(schema.sessions.c.token == hashed(token))
            )
        )


class AccountRow(msgspec.Struct, frozen=True):
    id: str
    nickname: str
    name: str
    password: str
    recovery: str
    banned: float | None


def person_of(connection: Connection, token: str) -> Person | None:
    account, session = schema.accounts.c, schema.sessions.c
    theirs = schema.accounts.alias("owners")
    row = connection.execute(
        select(
            account.id,
            account.nickname,
            account.name,
            session.used,
            account.owner,
            theirs.c.name.label("owned_by"),
            account.banned,
            theirs.c.banned.label("owner_banned"),
        )
        .join(schema.sessions, session.account == account.id)
        .outerjoin(theirs, theirs.c.id == account.owner)
        .where(session.token == token)
    ).first()
    if row is None or is_banned(row.banned) or is_banned(row.owner_banned):
        return None
    return Person(row.id, row.nickname, row.name, row.used, row.owner, row.owned_by)


def is_banned(until: float | None) -> bool:
    return until is not None and until > time.time()


def require_unbanned(until: float | None) -> None:
    """Raise a Problem if an operator has shut this account out."""
    if until is None or not is_banned(until):
        return
    if until >= FOREVER:
        raise Problem("banned")
    raise Problem("banned-until", date=datetime.fromtimestamp(until, UTC).date().isoformat())


def require_unlike(connection: Connection, name: str, skeleton: str) -> None:
    """Raise a Problem if another account has a name that looks like this one, or is this one."""
    account = schema.accounts.c
    query = select(account.name).where(account.skeleton == skeleton)
    like = connection.execute(query).scalar()
    if like == name or skeleton == names.skeleton(GUEST):
        raise Problem("name-taken", account=name)
    if like is not None:
        raise Problem("name-alike", account=name)


def account_named(connection: Connection, name: str) -> AccountRow | None:
    account = schema.accounts.c
    row = connection.execute(
        select(
            account.id,
            account.nickname,
            account.name,
            account.password,
            account.recovery,
            account.banned,
        )
        .where(account.name.in_({name, names.written(name)}))
        .order_by(account.name != name)  # as it was typed, before as new names are kept
    ).first()
    return None if row is None else AccountRow(*row)


def open_session(connection: Connection, account: str, token: str) -> None:
    now = time.time()
    connection.execute(
        insert(schema.sessions).values(token=hashed(token), account=account, created=now, used=now)
    )
    note_seen(connection, account, now)


def use_session(connection: Connection, token: str) -> None:
    now = time.time()
    session = schema.sessions
    account = connection.execute(
        update(session)
        .where(session.c.token == token)
        .values(used=now)
        .returning(session.c.account)
    ).scalar()
    if account is not None:
        note_seen(connection, account, now)


def note_seen(connection: Connection, account: str, now: float) -> None:
    table = schema.accounts
    connection.execute(update(table).where(table.c.id == account).values(seen=now))


def close_sessions(connection: Connection, account: str) -> None:
    """Whoever gains a right starts with a new session; old ones are void."""
    connection.execute(delete(schema.sessions).where(schema.sessions.c.account == account))
