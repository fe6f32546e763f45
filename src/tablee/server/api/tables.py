"""Tables: making one, finding one, sitting down."""

from __future__ import annotations

import asyncio
import io

import msgspec
import segno
from litestar import MediaType, Response, delete, get, post, put
from litestar.openapi import ResponseSpec
from sqlalchemy import exists, select

from tablee.engine.events import SPECTATOR
from tablee.engine.problems import Problem
from tablee.engine.record import Record, encode
from tablee.engine.titles import TITLES, find
from tablee.server import addresses, conduct, editions, lookalikes, names, tables, wire
from tablee.server.api.asking import AnyRequest, at_leisure, visitor
from tablee.server.dailies import secrecy
from tablee.server.db import schema
from tablee.server.db.rows import TableRow
from tablee.server.house.house import House
from tablee.server.matches import keeping, looking, moves
from tablee.server.matches.course import course_of
from tablee.server.matches.deciding import sentences
from tablee.server.matches.recording import record_of
from tablee.server.matches.table import Table
from tablee.server.people import Person
from tablee.server.schemas.matches import ChatLine, Course, NewChat, Sentence
from tablee.server.schemas.people import Address
from tablee.server.schemas.tables import (
    ClaimSeat,
    Hide,
    NewTable,
    Rematch,
    SeatLink,
    SeatWish,
    TableInfo,
    TakeSeat,
)
from tablee.server.schemas.titles import EditionInfo, TitleInfo
from tablee.server.secrets import hashed, new_token

LISTED = 50
"""At most so many tables in a list."""


def info(table: Table, person: Person | None) -> TableInfo:
    return tables.table_info(table, person.id if person else None)


@get("/titles", for_bots=True)
async def titles() -> list[TitleInfo]:
    return [
        msgspec.structs.replace(wire.title_info(title), own_editions=editions.offered(title))
        for title in TITLES.values()
    ]


@get("/titles/{title:str}/editions/{edition:str}", for_bots=True)
async def show_edition(title: str, edition: str) -> EditionInfo:
    """About this edition: what is printed, what is known otherwise, what had to be made up.

    Of one that this server offers itself, also what is different in it.
    """
    return editions.edition_info(find(title), edition)


@get("/tables", for_bots=True)
async def public_tables(house: House, person: Person | None) -> list[TableInfo]:
    """Those at which somebody is now come first, then the newest."""
    matches, seats = schema.matches.c, schema.seats.c
    somebody = exists().where(
        seats.match == matches.id, seats.kind == "person", seats.gone.is_(None)
    )
    query = (
        select(matches.id)
        .where(matches.public, matches.status == "waiting")
        .order_by(somebody.desc(), matches.created.desc())
        .limit(LISTED)
    )
    ids = await house.database.read(lambda c: list(c.execute(query).scalars()))
    found = [table for table in await house.tables.find_all(ids) if welcome(table, person)]
    found.sort(key=lambda table: not is_live(table))  # the rest as it was
    return [info(table, person) for table in found]


def is_live(table: Table) -> bool:
    """Whether somebody is there now."""
    return any(seat.gone is None for seat in table.row.seats if seat.kind == "person")


def welcome(table: Table, person: Person | None) -> bool:
    return person is None or not conduct.of(table.row, person.id).removed


@get("/tables/mine", for_bots=True)
async def my_tables(house: House, person: Person | None, hidden: bool = False) -> list[TableInfo]:
    """Those in one's own list, or those that one has left out of it."""
    if person is None:
        return []
    matches, seats = schema.matches.c, schema.seats.c
    query = (
        select(matches.id, matches.created)
        .join(schema.seats, seats.match == matches.id)
        .where(seats.account == person.id, seats.hidden.is_(hidden))
        .order_by(matches.created.desc())
        .distinct()
        .limit(LISTED)
    )
    ids = await house.database.read(lambda c: list(c.execute(query).scalars()))
    found = await house.tables.find_all(ids)
    return [info(table, person) for table in found if not table.row.chapter()]


@post("/tables")
async def make_table(house: House, known: Person, data: NewTable, request: AnyRequest) -> TableInfo:
    limit_tables(house, known, request)
    row = tables.new_row(data, known)
    if data.start and any(keeping.free_seat(seat) for seat in row.seats):
        raise Problem("seats-free")
    await house.database.write(lambda connection: keeping.new_table(connection, row))
    table = await house.tables.find(row.id)
    if data.start:
        await table.change(moves.start)
    return info(table, known)


def limit_tables(house: House, person: Person, request: AnyRequest) -> None:
    if person.name is None:
        house.limits.tables_from.check(visitor(request, house))
    else:
        house.limits.tables.check(person.id)


@get("/tables/{match:str}", for_bots=True)
async def show_table(house: House, person: Person | None, match: str) -> TableInfo:
    return info(await house.tables.find(match), person)


@delete("/tables/{match:str}")
async def delete_table(house: House, known: Person, match: str) -> None:
    """Delete a table for good, at which nobody else sits."""
    version = (await house.tables.find(match)).row.version

    def may(row: TableRow) -> None:
        if known.id not in tables.people_of(row):
            raise Problem("not-your-seat")
        if not tables.owned_by(row, known.id):
            raise Problem("others-sit-here")

    await house.tables.delete(match, may)
    await house.neighbours.say_deleted(match, version)


@put("/tables/{match:str}/hidden")
async def hide_table(house: House, known: Person, match: str, data: Hide) -> TableInfo:
    """Leave a table out of one's own list, or show it there again."""
    table = await house.tables.find(match)
    await table.change(tables.hide(known, data.hidden))
    return info(table, known)


@post("/tables/{match:str}/sit", status_code=200, for_bots=True)
async def sit(house: House, known: Person, match: str, data: TakeSeat) -> TableInfo:
    table = await house.tables.find(match)
    await lookalikes.require_unlike(house.database, table.row, known)
    await table.change(tables.sit(known, data.seat))
    return info(table, known)


@post("/tables/{match:str}/leave", status_code=200, for_bots=True)
async def leave(house: House, known: Person, match: str) -> TableInfo:
    table = await house.tables.find(match)
    await table.change(tables.leave(known))
    return info(table, known)


@put("/tables/{match:str}/seats/{seat:int}")
async def change_seat(
    house: House, known: Person, match: str, seat: int, data: SeatWish
) -> TableInfo:
    table = await house.tables.find(match)
    if data.kind == "me" and data.name.strip():
        named = msgspec.structs.replace(known, nickname=names.nickname(data.name))
        await lookalikes.require_unlike(house.database, table.row, named)
    await table.change(tables.change_seat(known, seat, data))
    return info(table, known)


@post("/tables/{match:str}/seats/{seat:int}/link", status_code=200)
async def link_seat(house: House, known: Person, match: str, seat: int) -> SeatLink:
    table = await house.tables.find(match)
    token = new_token()
    await table.change(tables.set_link(known, seat, hashed(token)))
    return SeatLink(token=token)


@post("/claim", status_code=200, for_bots=True)
async def claim(house: House, known: Person, data: ClaimSeat, request: AnyRequest) -> TableInfo:
    link = hashed(data.token)
    query = select(schema.seats.c.match).where(schema.seats.c.link == link)
    match = await house.database.read(lambda c: c.execute(query).scalar())
    if match is None:
        house.limits.links_from.check(visitor(request, house))
        raise Problem("void-link")
    table = await house.tables.find(match)
    await lookalikes.require_unlike(house.database, table.row, known)
    await table.change(tables.claim(known, link))
    return info(table, known)


@post("/tables/{match:str}/start", status_code=200)
async def start(house: House, known: Person, match: str) -> TableInfo:
    table = await house.tables.find(match)
    if table.row.host != known.id:
        raise Problem("not-the-host")
    await table.change(moves.start)
    return info(table, known)


@post("/tables/{match:str}/rematch")
async def rematch(
    house: House, known: Person, match: str, data: Rematch, request: AnyRequest
) -> TableInfo:
    table = await house.tables.find(match)
    if not any(seat.account == known.id for seat in table.row.seats):
        raise Problem("not-your-seat")
    if table.row.rematch is None:
        limit_tables(house, known, request)
        agreed = tables.agree_on_same_deal(known, data.agree)
        await table.change(agreed if data.same_deal else tables.make_rematch(known))
    if table.row.rematch is None:
        return info(table, known)  # the others are still to agree
    new = await house.tables.find(table.row.rematch)
    try:
        await new.change(moves.start)
    except Problem as problem:  # another of them was quicker
        if problem.name != "already-started":
            raise
    return info(new, known)


@get("/tables/{match:str}/chat")
async def read_chat(house: House, person: Person | None, match: str) -> list[ChatLine]:
    table = await house.tables.find(match)
    account = person.id if person else None
    conduct.require_welcome(table.row, account)
    return [line for line in table.chat if conduct.hears(table.row, account, line)]


@post("/tables/{match:str}/chat")
async def write_chat(
    house: House, known: Person, match: str, data: NewChat, request: AnyRequest
) -> ChatLine:
    house.limits.chat.check(known.id)
    house.limits.chat_for_long.check(known.id)
    if known.name is None:
        house.limits.chat_from.check(visitor(request, house))
    table = await house.tables.find(match)
    conduct.require_voice(table.row, known.id)
    seat = next((s.seat for s in table.row.seats if s.account == known.id), -1)
    if seat < 0:
        await lookalikes.require_unlike(house.database, table.row, known)
    name = known.nickname if seat < 0 else table.row.seats[seat].nickname
    mark = None if data.line is None else f"{known.id} {data.line}"
    line = await house.database.write(
        lambda c: keeping.say(c, match, seat, name, data.text, mark, known.id)
    )
    await house.said(table)
    return line


@get("/tables/{match:str}/qr", media_type="image/svg+xml")
async def qr_code(house: House, match: str, request: AnyRequest) -> Response[bytes]:
    table = await house.tables.find(match)
    out = io.BytesIO()
    url = f"{addresses.outside(addresses.host_of(request), house.settings)}/t/{table.row.id}"
    segno.make(url, error="m").save(out, kind="svg", scale=4, border=2, xmldecl=False)
    return Response(out.getvalue(), media_type="image/svg+xml")


@get("/address")
async def show_address(house: House, request: AnyRequest) -> Address:
    """The address of this site for links that others follow."""
    return Address(url=addresses.outside(addresses.host_of(request), house.settings))


@get(
    "/tables/{match:str}/record",
    media_type=MediaType.JSON,
    responses={200: ResponseSpec(Record, generate_examples=False)},
    middleware=[at_leisure],
    for_bots=True,
)
async def show_record(house: House, match: str) -> Response[bytes]:
    """The whole match, when it is over: to keep, to run again, to verify."""
    table = await house.tables.find(match)
    row = table.row
    if row.status != "over" or row.kept is None:
        raise Problem("match-goes-on")
    secrecy.require_over(row)
    answers = await house.database.read(lambda c: keeping.read_answers(c, match))
    played_on = await house.database.read(lambda c: keeping.read_played_on(c, row))
    record = record_of(row, answers, played_on)
    name = f'attachment; filename="{row.title}-{row.id[:8]}.json"'
    return Response(encode(record), headers={"content-disposition": name})


@get("/tables/{match:str}/course", middleware=[at_leisure])
async def show_course(house: House, person: Person | None, match: str) -> Course:
    """How the score stood from beginning to end, when the match is over."""
    table = await house.tables.find(match)
    await secrecy.require_known(house.database, table.row, person.id if person else None)
    return await known_course(house, table.row)


async def known_course(house: House, row: TableRow) -> Course:
    if row.status != "over":
        raise Problem("match-goes-on")
    known = house.courses.get(row.id)
    if known is None:
        answers = await house.database.read(lambda c: keeping.read_answers(c, row.id))
        times = await house.database.read(lambda c: keeping.read_times(c, row.id))
        known = house.courses.put(await asyncio.to_thread(course_of, row, answers, times), row.id)
    return known


@get("/tables/{match:str}/decided/{seat:int}", middleware=[at_leisure])
async def show_decided(
    house: House, person: Person | None, match: str, seat: int
) -> list[Sentence]:
    """Where a match was decided that is over, as somebody at this seat is told; -1: anybody."""
    table = await house.tables.find(match)
    await secrecy.require_known(house.database, table.row, person.id if person else None)
    course = await known_course(house, table.row)
    view = looking.view(table, SPECTATOR)
    return sentences(course, view.scores or [], view.returns or [], seat)


ROUTES = [
    titles,
    show_edition,
    public_tables,
    my_tables,
    make_table,
    show_table,
    delete_table,
    hide_table,
    sit,
    leave,
    change_seat,
    link_seat,
    claim,
    start,
    rematch,
    read_chat,
    write_chat,
    qr_code,
    show_address,
    show_record,
    show_course,
    show_decided,
]
