"""Learning a title at the table: opening its guide, what is said there, going back, leaving it."""

from __future__ import annotations

from litestar import get, post

from tablee.engine.titles import find
from tablee.server.api.matches import SEAT
from tablee.server.guides import firsts, learning
from tablee.server.house.house import House
from tablee.server.people import Person
from tablee.server.schemas.guides import Firsts, GuideInfo, GuideNote, Looked, Met, OpenGuide
from tablee.server.schemas.tables import TableInfo
from tablee.server.schemas.values import ActionText
from tablee.server.tables import table_info

GUIDE = f"{SEAT}/guide"


@get("/guides")
async def my_guides(house: House, person: Person | None) -> list[GuideInfo]:
    """How far the reader is in every guide that was begun."""
    return [] if person is None else await learning.all_of(house, person)


@post("/guides/{title:str}", status_code=200)
async def open_guide(house: House, known: Person, title: str, data: OpenGuide) -> TableInfo:
    """The table at which one learns: where one was, or at the beginning of a chapter."""
    table = await learning.open_chapter(house, known, title, data.chapter, data.again)
    return table_info(table, known.id)


@get(GUIDE)
async def show_note(
    house: House, known: Person, match: str, seat: int, picked: list[ActionText] | None = None
) -> GuideNote:
    """What the guide says to the player now, who has picked this and not drafted it yet."""
    table = await learning.guided_table(house, known, match, seat)
    progress = await learning.progress_at(house, known, table.row)
    return await learning.say(house, table, progress, picked or [])


@post(f"{GUIDE}/looked", status_code=200)
async def look(house: House, known: Person, match: str, seat: int, data: Looked) -> GuideNote:
    """What there was only to look at has been seen."""
    table = await learning.guided_table(house, known, match, seat)
    progress = await learning.look(house, known, table.row, data.step)
    return await learning.say(house, table, progress)


@post(f"{GUIDE}/back", status_code=200)
async def go_back(house: House, known: Person, match: str, seat: int) -> TableInfo:
    """Take the last step back: at a table on which it has not been answered yet."""
    table = await learning.guided_table(house, known, match, seat)
    return table_info(await learning.go_back(house, known, table), known.id)


@post(f"{GUIDE}/on", status_code=200)
async def play_on(house: House, known: Person, match: str, seat: int) -> TableInfo:
    """Leave the guide and play on from here: those at the other seats decide for themselves."""
    table = await learning.guided_table(house, known, match, seat)
    return table_info(await learning.play_on(house, known, table), known.id)


@get("/firsts/{title:str}")
async def my_firsts(house: House, known: Person, title: str) -> Firsts:
    """What first games of the title still hint at."""
    return await house.database.read(lambda c: firsts.info(c, known.id, find(title).name))


@post("/firsts/{title:str}", status_code=200)
async def meet_question(house: House, known: Person, title: str, data: Met) -> Firsts:
    """The hint for a kind of question was seen: it does not come again."""
    house.limits.firsts.check(known.id)
    name = find(title).name
    return await house.database.write(lambda c: firsts.meet(c, known.id, name, data.ask))


ROUTES = [my_firsts, meet_question, my_guides, open_guide, show_note, look, go_back, play_on]
