"""Playing: a seat's view, its draft, its answers."""

from __future__ import annotations

import msgspec
from litestar import MediaType, Response, get, post, websocket
from litestar.openapi import ResponseSpec

from tablee.engine.events import SPECTATOR
from tablee.engine.problems import IllegalAction, Problem
from tablee.server import conduct, hinting, wire
from tablee.server.api.asking import (
    AnySocket,
    Refused,
    at_leisure,
    deny,
    is_own_page,
    token_of,
    visitor,
)
from tablee.server.dailies import secrecy
from tablee.server.faults import fault_of
from tablee.server.house import planning
from tablee.server.house.house import House
from tablee.server.limits import ADDRESS_SOCKETS, PERSON_SOCKETS, SEAT_SOCKETS
from tablee.server.live import Socket, submission
from tablee.server.matches import absence, looking, moves, playing_on
from tablee.server.matches.match import Stale
from tablee.server.matches.table import Edit, Table
from tablee.server.people import Person
from tablee.server.schemas.hints import Hint
from tablee.server.schemas.matches import (
    Act,
    AskAhead,
    AskPlan,
    AskPreview,
    AskWhy,
    Concede,
    Confirm,
    NearlyPossible,
    News,
    Plan,
    PlayOn,
    Refusal,
    SeatView,
    StandIn,
    TakeBack,
    WireEvent,
)
from tablee.server.schemas.tables import TableInfo
from tablee.server.secrets import hashed
from tablee.server.tables import table_info
from tablee.server.thinking import Unanswered

SEAT = "/tables/{match:str}/seat/{seat:int}"


async def table_from(house: House, match: str, seat: int, person: Person | None) -> Table:
    """The table, for somebody who may look from this seat; everybody may as a spectator."""
    table = await house.tables.find(match)
    conduct.require_welcome(table.row, person.id if person else None)
    if seat != SPECTATOR:
        table.seat_of(person.id if person else None, seat)
    await secrecy.require_known(house.database, table.row, person.id if person else None)
    return table


async def table_for(house: House, match: str, seat: int, person: Person | None) -> Table:
    """The same for somebody without a socket, who is there by asking."""
    table = await table_from(house, match, seat, person)
    if seat != SPECTATOR:
        table.audience.ask(seat)
    return table


async def table_seen_again(house: House, match: str, seat: int, person: Person | None) -> Table:
    """The same of a match that is over: then nothing is secret, and everybody sees every hand."""
    table = await house.tables.find(match)
    closed = table.row.status != "over" or secrecy.sealed(table.row)
    if closed or not 0 <= seat < len(table.row.seats):
        return await table_for(house, match, seat, person)
    return await table_from(house, match, SPECTATOR, person)


async def make_move(
    table: Table, seat: int, edit: Edit, submission: tuple[int, str] | None = None
) -> SeatView:
    try:
        await table.change(absence.by_its_player(seat, edit), submission)
    except (Stale, IllegalAction) as error:
        raise Refused(fault_of(error, table, seat)) from error
    return looking.view(table, seat)


@get(SEAT, for_bots=True)
async def show_seat(house: House, person: Person | None, match: str, seat: int) -> SeatView:
    table = await table_for(house, match, seat, person)
    return await looking.look(table, seat)


@get(f"{SEAT}/draft")
async def show_draft(house: House, person: Person | None, match: str, seat: int) -> list[SeatView]:
    """The questions that are answered but not confirmed: whoever returns can answer otherwise."""
    table = await table_for(house, match, seat, person)
    return looking.answered(table, seat)


@get(f"{SEAT}/events", for_bots=True)
async def show_events(
    house: House, person: Person | None, match: str, seat: int, after: int = 0
) -> News:
    table = await table_seen_again(house, match, seat, person)
    first = min(max(0, after), table.feed.told(seat))
    return News(first=first, events=await table.feed.events(seat, first))


@get(
    f"{SEAT}/at/{{event:int}}",
    media_type=MediaType.JSON,
    responses={200: ResponseSpec(SeatView, generate_examples=False)},
    middleware=[at_leisure],
)
async def show_moment(
    house: House, person: Person | None, match: str, seat: int, event: int
) -> Response[bytes]:
    """A moment of a match that is over, by the number of an event."""
    table = await table_seen_again(house, match, seat, person)
    event = min(max(0, event), table.feed.told(seat))
    key = (match, seat, event, table.feed.version(seat))
    known = house.moments.get(*key)
    if known is None:
        view = await looking.view_at(table, seat, event)
        known = house.moments.put(msgspec.json.encode(view), *key)
    return Response(known)


@post(f"{SEAT}/act", status_code=200, for_bots=True)
async def act(house: House, known: Person, match: str, seat: int, data: Act) -> SeatView:
    table = await house.tables.find(match)
    table.seat_of(known.id, seat)
    edit = moves.act(seat, data.number, data.actions, data.confirm)
    return await make_move(table, seat, edit, (seat, data.move))


@post(f"{SEAT}/confirm", status_code=200)
async def confirm(house: House, known: Person, match: str, seat: int, data: Confirm) -> SeatView:
    table = await house.tables.find(match)
    table.seat_of(known.id, seat)
    return await make_move(table, seat, moves.confirm(seat, data.number), (seat, data.move))


@post(f"{SEAT}/take-back", status_code=200)
async def take_back(house: House, known: Person, match: str, seat: int, data: TakeBack) -> SeatView:
    table = await house.tables.find(match)
    table.seat_of(known.id, seat)
    edit = moves.take_back(seat, data.whole)
    return await make_move(table, seat, edit, submission(seat, data.move))


@post(f"{SEAT}/unlock", status_code=200)
async def unlock(house: House, known: Person, match: str, seat: int) -> SeatView:
    table = await house.tables.find(match)
    table.seat_of(known.id, seat)
    return await make_move(table, seat, moves.unlock(seat))


@post(f"{SEAT}/why", status_code=200, for_bots=True)
async def why(house: House, known: Person, match: str, seat: int, data: AskWhy) -> Refusal | None:
    table = await house.tables.find(match)
    table.seat_of(known.id, seat)
    playing = moves.playing(table.row, table.match)
    reason = playing.game.why_not(playing.draft(seat).table, seat, data.thing)
    return None if reason is None else wire.refusal_of(playing.game, reason)


@get(f"{SEAT}/nearly", for_bots=True)
async def show_nearly(house: House, known: Person, match: str, seat: int) -> list[NearlyPossible]:
    """What the seat could do now if it had one thing more."""
    table = await house.tables.find(match)
    table.seat_of(known.id, seat)
    playing = moves.playing(table.row, table.match)
    return wire.nearly_possible(playing.game, playing.draft(seat).table, seat)


@post(f"{SEAT}/preview", status_code=200, for_bots=True)
async def preview(
    house: House, known: Person, match: str, seat: int, data: AskPreview
) -> list[WireEvent]:
    table = await house.tables.find(match)
    table.seat_of(known.id, seat)
    try:
        return moves.preview(moves.playing(table.row, table.match), seat, data.action)
    except IllegalAction as error:
        raise Refused(fault_of(error, table, seat)) from error


@post(f"{SEAT}/ahead", status_code=200)
async def ahead(house: House, known: Person, match: str, seat: int, data: AskAhead) -> SeatView:
    """How it would look to the seat if it answered so; nothing is drafted."""
    table = await house.tables.find(match)
    table.seat_of(known.id, seat)
    try:
        return looking.ahead(table, seat, data.actions)
    except IllegalAction as error:
        raise Refused(fault_of(error, table, seat)) from error


@post(f"{SEAT}/plan", status_code=200, for_bots=True)
async def ask_plan(house: House, known: Person, match: str, seat: int, data: AskPlan) -> Plan:
    """What a bot on the same side is about to do, where partners may talk about everything."""
    table = await house.tables.find(match)
    table.seat_of(known.id, seat)
    planning.require_partner(table, seat, data.seat)
    house.limits.plans.check(known.id)
    return await planning.plan(house.bots, table, data.seat)


@post(f"{SEAT}/hint", status_code=200)
async def hint(house: House, known: Person, match: str, seat: int) -> Hint:
    """What a bot would do here, at a table for practice; nothing is drafted."""
    table = await house.tables.find(match)
    table.seat_of(known.id, seat)
    house.limits.hints.check(known.id)
    try:
        return await hinting.hint(house.hinters, table.row, table.match, seat)
    except Unanswered as error:
        raise Problem("no-hint") from error


@post(f"{SEAT}/concede", status_code=200)
async def concede(house: House, known: Person, match: str, seat: int, data: Concede) -> TableInfo:
    table = await house.tables.find(match)
    table.seat_of(known.id, seat)
    await table.change(absence.concede(seat, data.agree))
    return table_info(table, known.id)


@post(f"{SEAT}/stand-in", status_code=200)
async def stand_in(house: House, known: Person, match: str, seat: int, data: StandIn) -> TableInfo:
    """Agree that a bot plays for somebody who is away, or do not agree any more."""
    table = await table_for(house, match, seat, known)
    table.seat_of(known.id, seat)
    await table.change(absence.stand_in(seat, data.seat, data.agree))
    return table_info(table, known.id)


@post(f"{SEAT}/return", status_code=200, for_bots=True)
async def take_seat_back(house: House, known: Person, match: str, seat: int) -> TableInfo:
    """Play oneself again where a bot has stood in."""
    table = await table_for(house, match, seat, known)
    table.seat_of(known.id, seat)
    await table.change(absence.take_seat_back(seat))
    return table_info(table, known.id)


@post(f"{SEAT}/play-on", status_code=200)
async def play_on(house: House, known: Person, match: str, seat: int, data: PlayOn) -> TableInfo:
    """Agree that a match of older rules goes on by those that are here, or not any more."""
    table = await table_for(house, match, seat, known)
    table.seat_of(known.id, seat)
    await table.change(playing_on.play_on(seat, data.agree))
    return table_info(table, known.id)


@websocket("/tables/{match:str}/live")
async def live(
    socket: AnySocket, house: House, match: str, seat: int = SPECTATOR, after: int = 0
) -> None:
    """A table as it happens. Who asks is settled before the socket is accepted."""
    address, place = visitor(socket, house), place_of(match, seat)
    limits = house.limits
    try:
        if not is_own_page(socket, house.settings):
            raise Problem("foreign-page")
        limits.connections_from.check(address)
        token = token_of(socket, house) or ""
        person = await house.people.find(token)
        one = person.id if person else ""
        limits.connections_of.check(one)
        table = await table_from(house, match, seat, person)
        if limits.sockets_of_seat.full(place):
            raise Problem("too-many-at-seat", most=SEAT_SOCKETS)
        if limits.sockets_from.full(address):
            raise Problem("too-many-sockets", most=ADDRESS_SOCKETS)
        if limits.sockets_of.full(one):
            raise Problem("too-many-sockets", most=PERSON_SOCKETS)
    except Problem as problem:
        await deny(socket, problem)
        return
    with (
        limits.sockets_of_seat.one_more(place),
        limits.sockets_from.one_more(address),
        limits.sockets_of.one_more(one),
    ):
        await take_over(table, seat)
        await socket.accept()
        first = min(max(0, after), table.feed.told(seat))
        await Socket(house, table, person, hashed(token), seat, first, socket).run()


def place_of(match: str, seat: int) -> str:
    """Whom the sockets of a seat are counted for; the seats of spectators are not."""
    return "" if seat == SPECTATOR else f"{match} {seat}"


async def take_over(table: Table, seat: int) -> None:
    """Whoever returns is there again, and plays on where a bot has played meanwhile."""
    if seat != SPECTATOR and (table.row.seats[seat].gone is not None or table.row.seats[seat].away):
        await table.change(absence.attend(absence.own_seats(table.row, seat), {}))


ROUTES = [
    show_seat,
    show_draft,
    show_events,
    show_moment,
    act,
    confirm,
    take_back,
    unlock,
    why,
    show_nearly,
    preview,
    ahead,
    ask_plan,
    hint,
    concede,
    stand_in,
    take_seat_back,
    play_on,
    live,
]
