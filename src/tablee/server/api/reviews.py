"""Reviews: asking for one, reading it, sharing it."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import MediaType, Response, get, post, put
from litestar.openapi import ResponseSpec

from tablee.engine.problems import Problem
from tablee.server import faults
from tablee.server.api.asking import AnyRequest, at_leisure
from tablee.server.api.tables import limit_tables
from tablee.server.dailies import secrecy
from tablee.server.db.rows import TableRow
from tablee.server.house.house import House
from tablee.server.leisure import MOST_WAITING
from tablee.server.matches.keeping import check_rules, game_of, read_answers
from tablee.server.matches.table import Table
from tablee.server.people import Person
from tablee.server.reviews import keeping, playing_from
from tablee.server.reviews.keeping import Wanted
from tablee.server.reviews.moments import decision_at
from tablee.server.schemas.matches import SeatView
from tablee.server.schemas.reviews import PlayFrom, ReviewInfo, ShareReview
from tablee.server.schemas.tables import TableInfo
from tablee.server.tables import table_info

REVIEW = "/tables/{match:str}/reviews/{seat:int}"


async def readable(house: House, person: Person | None, match: str, seat: int) -> Table:
    """The table, if this person may read the review of the seat; a Problem otherwise."""
    table = await house.tables.find(match)
    if not 0 <= seat < len(table.row.seats):
        raise Problem("bad-seat", seat=seat + 1, seats=len(table.row.seats))
    if not own(table.row, person, seat):
        kept = await house.database.read(lambda c: keeping.find(c, Wanted(match, seat)))
        if kept is None or not kept.shared:
            raise Problem("review-private")
    return table


def own(row: TableRow, person: Person | None, seat: int) -> bool:
    return person is not None and row.seats[seat].account == person.id


def require_over(row: TableRow) -> None:
    """Raise a Problem unless it has come to its end, and can be played again by the rules here."""
    if row.status != "over" or row.kept is None:
        raise Problem("match-goes-on")
    check_rules(row, game_of(row))


async def info(house: House, table: Table, person: Person | None, seat: int) -> ReviewInfo:
    wanted, mine = Wanted(table.row.id, seat), own(table.row, person, seat)
    kept = await house.database.read(lambda c: keeping.find(c, wanted))
    if kept is None:
        return ReviewInfo(seat, "none", mine, 0, 0, 0, None, False, None)
    ahead = 0
    if kept.status == "waiting":
        ahead = await house.database.read(lambda c: keeping.before(c, kept))
    return ReviewInfo(
        seat=seat,
        state=kept.status,
        mine=mine,
        ahead=ahead,
        done=kept.done,
        steps=kept.steps,
        fault=faults.told(Problem(kept.fault)) if kept.fault else None,
        shared=kept.shared,
        review=kept.found,
    )


@get(REVIEW)
async def show_review(house: House, person: Person | None, match: str, seat: int) -> ReviewInfo:
    """How far the review is, and what it says: for its player, and for all if it is shared."""
    table = await readable(house, person, match, seat)
    return await info(house, table, person, seat)


@post(REVIEW, status_code=200)
async def ask_for_review(house: House, known: Person, match: str, seat: int) -> ReviewInfo:
    """Let the match be looked at again, from one's own seat."""
    table = await house.tables.find(match)
    table.seat_of(known.id, seat)
    require_over(table.row)
    house.limits.reviews.check(known.id)
    if await house.database.read(keeping.waiting) >= MOST_WAITING:
        raise Problem("too-busy")
    await house.database.write(lambda c: keeping.ask(c, Wanted(match, seat)))
    house.reviewer.wake()
    return await info(house, table, known, seat)


@put(f"{REVIEW}/shared")
async def share_review(
    house: House, known: Person, match: str, seat: int, data: ShareReview
) -> ReviewInfo:
    """Let everybody read it who has the link, or nobody else any more."""
    table = await house.tables.find(match)
    table.seat_of(known.id, seat)
    secrecy.require_over(table.row)
    await house.database.write(lambda c: keeping.share(c, Wanted(match, seat), data.shared))
    return await info(house, table, known, seat)


@get(
    f"{REVIEW}/at/{{answer:int}}",
    media_type=MediaType.JSON,
    responses={200: ResponseSpec(SeatView, generate_examples=False)},
    middleware=[at_leisure],
)
async def show_decision(
    house: House, person: Person | None, match: str, seat: int, answer: int
) -> Response[bytes]:
    """How the table looked to the player, when so many answers had been given by all."""
    table = await readable(house, person, match, seat)
    require_over(table.row)
    key = ("review", match, seat, answer)
    known = house.moments.get(*key)
    if known is None:
        answers = await house.database.read(lambda c: read_answers(c, match))
        view = await asyncio.to_thread(decision_at, table, seat, answers, answer)
        known = house.moments.put(msgspec.json.encode(view), *key)
    return Response(known)


@post(f"{REVIEW}/play-from", middleware=[at_leisure])
async def play_from(
    house: House, known: Person, match: str, seat: int, data: PlayFrom, request: AnyRequest
) -> TableInfo:
    """Play on from a moment, at a new table with bots: what one could not know is dealt anew."""
    table = await house.tables.find(match)
    table.seat_of(known.id, seat)
    require_over(table.row)
    limit_tables(house, known, request)
    row = table.row
    past = await house.database.read(lambda c: playing_from.read_past(c, row, seat))
    new, told = await asyncio.to_thread(playing_from.play_from, row, past, seat, data.answer, known)
    await house.database.write(lambda c: playing_from.write(c, new, told))
    return table_info(await house.tables.find(new.id), known.id)


ROUTES = [show_review, ask_for_review, share_review, show_decision, play_from]
