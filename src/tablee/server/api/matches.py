"""Playing: a seat's view, its draft, its answers."""

from __future__ import annotations

from litestar import get, post, websocket

from tablee.engine.events import SPECTATOR
from tablee.engine.problems import IllegalAction, Problem
from tablee.server import wire
from tablee.server.api.asking import AnySocket, Refused, deny, token_of, visitor
from tablee.server.faults import fault_of
from tablee.server.house import House
from tablee.server.limits import ADDRESS_SOCKETS, SEAT_SOCKETS
from tablee.server.live import Socket, submission
from tablee.server.matches import moves
from tablee.server.matches.host import Edit, Host
from tablee.server.matches.match import Stale
from tablee.server.people import Person
from tablee.server.schemas import (
    Act,
    AskWhy,
    Concede,
    Confirm,
    News,
    Refusal,
    SeatView,
    TableInfo,
    TakeBack,
    WireEvent,
)
from tablee.server.tables import table_info

SEAT = "/tables/{match:str}/seat/{seat:int}"


async def host_for(house: House, match: str, seat: int, person: Person | None) -> Host:
    """The table, for somebody who may look from this seat; everybody may as a spectator."""
    host = await house.host(match)
    if seat != SPECTATOR:
        host.seat_of(person.id if person else None, seat)
    return host


async def make_move(
    host: Host, seat: int, edit: Edit, submission: tuple[int, str] | None = None
) -> SeatView:
    try:
        await host.change(edit, submission)
    except (Stale, IllegalAction) as error:
        raise Refused(fault_of(error, host, seat)) from error
    return host.view(seat)


@get(SEAT)
async def show_seat(house: House, person: Person | None, match: str, seat: int) -> SeatView:
    host = await host_for(house, match, seat, person)
    return host.view(seat)


@get(f"{SEAT}/events")
async def show_events(
    house: House, person: Person | None, match: str, seat: int, after: int = 0
) -> News:
    host = await host_for(house, match, seat, person)
    first = min(max(0, after), host.told(seat))
    return News(first=first, events=await host.events(seat, first))


@get(f"{SEAT}/at/{{event:int}}")
async def show_moment(
    house: House, person: Person | None, match: str, seat: int, event: int
) -> SeatView:
    """A moment of a match that is over, by the number of an event."""
    host = await host_for(house, match, seat, person)
    return await host.view_at(seat, event)


@post(f"{SEAT}/act", status_code=200)
async def act(house: House, known: Person, match: str, seat: int, data: Act) -> SeatView:
    host = await house.host(match)
    host.seat_of(known.id, seat)
    edit = moves.act(seat, data.number, data.actions, data.confirm)
    return await make_move(host, seat, edit, (seat, data.move))


@post(f"{SEAT}/confirm", status_code=200)
async def confirm(house: House, known: Person, match: str, seat: int, data: Confirm) -> SeatView:
    host = await house.host(match)
    host.seat_of(known.id, seat)
    return await make_move(host, seat, moves.confirm(seat, data.number), (seat, data.move))


@post(f"{SEAT}/take-back", status_code=200)
async def take_back(house: House, known: Person, match: str, seat: int, data: TakeBack) -> SeatView:
    host = await house.host(match)
    host.seat_of(known.id, seat)
    edit = moves.take_back(seat, data.whole)
    return await make_move(host, seat, edit, submission(seat, data.move))


@post(f"{SEAT}/unlock", status_code=200)
async def unlock(house: House, known: Person, match: str, seat: int) -> SeatView:
    host = await house.host(match)
    host.seat_of(known.id, seat)
    return await make_move(host, seat, moves.unlock(seat))


@post(f"{SEAT}/why", status_code=200)
async def why(house: House, known: Person, match: str, seat: int, data: AskWhy) -> Refusal | None:
    host = await house.host(match)
    host.seat_of(known.id, seat)
    playing = moves.playing(host.row, host.match)
    action = playing.game.space.parse(data.action)
    reason = playing.draft(seat).table.why_not(seat, action)
    return None if reason is None else wire.refusal_of(playing.game, reason)


@post(f"{SEAT}/preview", status_code=200)
async def preview(
    house: House, known: Person, match: str, seat: int, data: AskWhy
) -> list[WireEvent]:
    host = await house.host(match)
    host.seat_of(known.id, seat)
    try:
        return moves.preview(moves.playing(host.row, host.match), seat, data.action)
    except IllegalAction as error:
        raise Refused(fault_of(error, host, seat)) from error


@post(f"{SEAT}/concede", status_code=200)
async def concede(house: House, known: Person, match: str, seat: int, data: Concede) -> TableInfo:
    host = await house.host(match)
    host.seat_of(known.id, seat)
    await host.change(moves.concede(seat, data.agree))
    return table_info(host, known.id)


@websocket("/tables/{match:str}/live")
async def live(
    socket: AnySocket, house: House, match: str, seat: int = SPECTATOR, after: int = 0
) -> None:
    """A table as it happens. Who asks is settled before the socket is accepted."""
    address, place = visitor(socket, house), place_of(match, seat)
    limits = house.limits
    try:
        if not house.is_own_page(socket.headers.get("origin", "")):
            raise Problem("foreign-page")
        limits.connections_from.check(address)
        person = await house.people.find(token_of(socket, house))
        host = await host_for(house, match, seat, person)
        if limits.sockets_of_seat.full(place):
            raise Problem("too-many-at-seat", most=SEAT_SOCKETS)
        if limits.sockets_from.full(address):
            raise Problem("too-many-sockets", most=ADDRESS_SOCKETS)
    except Problem as problem:
        await deny(socket, problem)
        return
    with limits.sockets_of_seat.one_more(place), limits.sockets_from.one_more(address):
        await take_over(host, seat)
        await socket.accept()
        await Socket(host, person, seat, min(max(0, after), host.told(seat)), socket).run()


def place_of(match: str, seat: int) -> str:
    """Whom the sockets of a seat are counted for; the seats of spectators are not."""
    return "" if seat == SPECTATOR else f"{match} {seat}"


async def take_over(host: Host, seat: int) -> None:
    """Whoever returns plays on where a bot has played meanwhile."""
    if seat != SPECTATOR and host.row.seats[seat].away and host.row.absence == "bot-until-return":
        await host.change(moves.leave_to_bot([seat], away=False))


ROUTES = [
    show_seat,
    show_events,
    show_moment,
    act,
    confirm,
    take_back,
    unlock,
    why,
    preview,
    concede,
    live,
]
