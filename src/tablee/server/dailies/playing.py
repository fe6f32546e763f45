"""Playing the deal of the day, and looking at what came of it: what the routes ask for."""

from __future__ import annotations

import contextlib
from datetime import date
from typing import Final

from sqlalchemy import Connection

from tablee.engine.problems import Problem
from tablee.engine.titles import TITLES, find
from tablee.server.dailies import attempts, days, dealing, masters, results
from tablee.server.dailies.attempts import Attempt
from tablee.server.house.house import House
from tablee.server.matches import keeping, moves
from tablee.server.matches.table import Table
from tablee.server.people import Person
from tablee.server.schemas.daily import (
    AttemptState,
    Daily,
    DailyDeal,
    DailyResult,
    DailyResults,
    MasterState,
    OwnAttempt,
)

MASTER_STATES: Final[dict[str, MasterState]] = {"running": "playing", "done": "done"}


class Taken(Exception):
    """Another window of the same person was quicker."""


async def open_today(house: House, person: Person, title: str) -> Table:
    """The table at which somebody plays the deal of today: made once, found ever after."""
    find(title)
    day = days.today()
    known = await house.database.read(lambda c: attempts.find(c, day, title, person.id))
    if known is None:
        house.limits.dailies.check(person.id)
        with contextlib.suppress(Taken):
            await begin(house, person, title, day)
        known = await house.database.read(lambda c: attempts.find(c, day, title, person.id))
    if known is None or known.match is None:
        raise Problem("daily-given-up")
    table = await house.tables.find(known.match)
    await start(table)
    return table


async def begin(house: House, person: Person, title: str, day: date) -> None:
    row = dealing.new_row(house.daily_key, title, day, person)

    def write(connection: Connection) -> None:
        keeping.new_table(connection, row)
        if not attempts.begin(connection, day, title, person.id, row.id):
            raise Taken

    await house.database.write(write)


async def start(table: Table) -> None:
    """Deal; a server that was killed in between does it when the player comes back."""
    if table.row.status != "waiting":
        return
    try:
        await table.change(moves.start)
    except Problem as problem:  # another window was quicker
        if problem.name != "already-started":
            raise


# --- looking -----------------------------------------------------------------------------------


async def show_day(house: House, person: Person | None) -> Daily:
    """The deals of today, and how far the reader is."""
    day, account = days.today(), person.id if person else None
    played = await house.database.read(lambda c: attempts.count(c, day))
    own = await own_attempts(house, account)
    deals = [deal_of(title, day, played.get(title, 0), own) for title in TITLES]
    return Daily(day=day.isoformat(), ends=days.ends(day), streak=results.streak(own), deals=deals)


async def show_results(house: House, person: Person | None, title: str, day: date) -> DailyResults:
    """How everybody did on this day: for who has played it, and for all when it is over."""
    find(title)
    account = person.id if person else None
    own = await own_attempts(house, account)
    over = days.is_over(day.isoformat())
    mine = next((one for one in own if (one.day, one.title) == (day.isoformat(), title)), None)
    may_look = over or (mine is not None and mine.ended is not None)

    def read(connection: Connection) -> tuple[list[DailyResult], list[DailyResult]]:
        return (
            results.ranked(results.entries(connection, day, title, True), account),
            results.ranked(results.entries(connection, day, title, False), account),
        )

    found, guests = await house.database.read(read)
    master = await house.database.read(lambda c: masters.find(c, day, title))
    people = [line for line in (*found, *guests) if line.bot is None]
    deal = deal_of(title, day, len(people), own)
    deal.mine.rank = next((line.rank for line in found if line.mine), None)
    return DailyResults(
        day=day.isoformat(),
        deal=deal,
        over=over,
        open=may_look,
        ranked=sum(line.bot is None for line in found),
        results=results.listed(found) if may_look else [],
        guests=results.listed(guests) if may_look else [],
        master=MASTER_STATES.get(master.status if master else "", "none"),
        seed=dealing.seed_of(house.daily_key, title, day, "deal") if over else None,
    )


async def own_attempts(house: House, account: str | None) -> list[Attempt]:
    if account is None:
        return []
    who = account
    return await house.database.read(lambda c: attempts.of_person(c, who))


def deal_of(title: str, day: date, played: int, own: list[Attempt]) -> DailyDeal:
    plan = dealing.plan_of(title, day)
    mine = next((one for one in own if (one.day, one.title) == (day.isoformat(), title)), None)
    return DailyDeal(
        title=title,
        seats=plan.seats,
        seat=dealing.seat_of(title, day),
        options=plan.options,
        bot=dealing.level_of(plan),
        played=played,
        mine=own_attempt(mine),
        streak=results.streak(own, title),
    )


def own_attempt(mine: Attempt | None) -> OwnAttempt:
    if mine is None:
        return OwnAttempt("none", None)
    return OwnAttempt(
        state=state_of(mine),
        table=mine.match,
        points=mine.points,
        won=mine.won,
        place=mine.place,
        seconds=round(mine.seconds),
    )


def state_of(mine: Attempt) -> AttemptState:
    if mine.ended is None:
        return "playing" if mine.match is not None else "given-up"
    if not mine.finished:
        return "given-up"
    return "finished" if mine.counts() else "late"
