"""Good manners: hosts mute and remove people, anybody reports a line of chat."""

from __future__ import annotations

from litestar import post, put
from sqlalchemy import select

from tablee.engine.problems import Problem
from tablee.server import conduct, moderation, tables
from tablee.server.api.asking import AnyRequest, visitor
from tablee.server.db import schema
from tablee.server.house.house import House
from tablee.server.people import Person
from tablee.server.schemas.manners import NewConduct, NewReport
from tablee.server.schemas.tables import TableInfo


@put("/tables/{match:str}/conduct")
async def keep_out(house: House, known: Person, match: str, data: NewConduct) -> TableInfo:
    """Mute or remove somebody, or let them in again (host)."""
    table = await house.tables.find(match)
    speaker = None if data.line is None else await speaker_of(house, match, data.line)
    await table.change(conduct.keep_out(known, data, speaker))
    return tables.table_info(table, known.id)


async def speaker_of(house: House, match: str, line: int) -> tuple[str, str]:
    """Who has said a line, and under which name."""
    moderation.require_number(line)
    said = schema.chat.c
    query = select(said.account, said.nickname).where(said.match == match, said.number == line)
    row = await house.database.read(lambda connection: connection.execute(query).first())
    if row is None:
        raise Problem("no-such-line")
    if row.account is None:
        raise Problem("nobody-there")
    return row.account, row.nickname


@post("/tables/{match:str}/chat/{line:int}/report", status_code=204)
async def report(
    house: House, known: Person, match: str, line: int, data: NewReport, request: AnyRequest
) -> None:
    """Show a line of chat to those who run the server, with what was said around it."""
    house.limits.reports.check(known.id)
    if known.name is None:
        house.limits.reports.check(visitor(request, house))
    table = await house.tables.find(match)
    conduct.require_welcome(table.row, known.id)
    await house.database.write(
        lambda c: moderation.report(c, table.row.id, line, known.id, data.reason)
    )


ROUTES = [keep_out, report]
