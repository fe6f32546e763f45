"""The deal of the day: playing it, and how everybody did."""

from __future__ import annotations

from litestar import get, post

from tablee.server.api.asking import at_leisure
from tablee.server.dailies import comparing, days, playing
from tablee.server.house.house import House
from tablee.server.people import Person
from tablee.server.schemas.daily import Compared, Daily, DailyResults
from tablee.server.schemas.tables import TableInfo
from tablee.server.tables import table_info


@get("/daily")
async def show_day(house: House, person: Person | None) -> Daily:
    """The deals of today, one for each title, and how far the reader is."""
    return await playing.show_day(house, person)


@post("/daily/{title:str}", status_code=200)
async def play_today(house: House, known: Person, title: str) -> TableInfo:
    """The table at which the reader plays the deal of today: the same one whenever asked."""
    return table_info(await playing.open_today(house, known, title), known.id)


@get("/daily/{title:str}")
async def show_results(
    house: House, person: Person | None, title: str, day: str = ""
) -> DailyResults:
    """How everybody did on a day, as 2026-11-18: today if none is named."""
    return await playing.show_results(house, person, title, days.read(day))


@get("/daily/{title:str}/compared", middleware=[at_leisure])
async def show_compared(house: House, known: Person, title: str, day: str = "") -> Compared:
    """The reader's attempt on a day that is over, beside what the strongest bot did with it."""
    return await comparing.compare(house, known, title, days.read(day))


ROUTES = [show_day, play_today, show_results, show_compared]
