"""What people do with their own account: another password, and the end of it."""

from __future__ import annotations

from sqlalchemy import Connection, select, update

from tablee.engine.problems import Problem
from tablee.server import moderation
from tablee.server.db import schema
from tablee.server.forgetting import Forgotten, forget
from tablee.server.people import People, Person, close_sessions, open_session
from tablee.server.schemas.mine import Farewell, NewPassword
from tablee.server.secrets import new_token


async def change_password(people: People, person: Person, wish: NewPassword) -> str:
    """Set another password; all sessions end, and this is the token of a new one."""
    if person.name is None:
        raise Problem("no-account")
    await require_password(people, person, wish.old)
    password, token = await people.hash(wish.new), new_token()

    def work(connection: Connection) -> None:
        table = schema.accounts
        connection.execute(update(table).where(table.c.id == person.id).values(password=password))
        close_sessions(connection, person.id)
        open_session(connection, person.id, token)

    await people.database.write(work)
    return token


async def delete_account(people: People, person: Person, wish: Farewell) -> Forgotten:
    """Forget somebody who is sure of it."""
    if person.name is not None:
        await require_password(people, person, wish.password)
    elif not wish.sure:
        raise Problem("not-sure")

    def work(connection: Connection) -> Forgotten:
        moderation.note(connection)
        return forget(connection, person.id)

    return await people.database.write(work)


async def require_password(people: People, person: Person, password: str) -> None:
    account = schema.accounts.c
    query = select(account.password).where(account.id == person.id)
    known = await people.database.read(lambda connection: connection.execute(query).scalar())
    if not await people.fits(password, known):
        raise Problem("wrong-password")
