"""How people stand: their own figures and history, pages of others, ladders, ratings at a table."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

from litestar import get, put
from litestar.params import Parameter
from sqlalchemy import Connection

from tablee.server import conduct
from tablee.server.api.asking import at_leisure
from tablee.server.house.house import House
from tablee.server.people import Person
from tablee.server.schemas.standing import (
    History,
    Ladder,
    MyStanding,
    PersonPage,
    ShowPage,
    TableRatings,
)
from tablee.server.schemas.values import Outcome
from tablee.server.standing import history, ladder, showing, statistics
from tablee.server.standing.history import Wish
from tablee.server.standing.table import ratings_at

Text = Annotated[str, Parameter(max_length=60, pattern=r"^[^\u0000]*$")]
Number = Annotated[int, Parameter(ge=1, le=1_000_000)]
Day = Annotated[float, Parameter(ge=0, le=1e11)]
"""In seconds since 1970."""


@get("/me/standing", middleware=[at_leisure])
async def show_standing(house: House, known: Person) -> MyStanding:
    """All that is counted of the reader."""
    return await house.database.read(lambda c: my_standing(c, known))


def my_standing(connection: Connection, person: Person) -> MyStanding:
    me = showing.of(connection, person.id)
    return MyStanding(
        shown=me.shown,
        page=me.page(),
        ratings=statistics.ratings_of(connection, person.id),
        tallies=statistics.tallies(connection, person.id),
        opponents=statistics.opponents(connection, person.id),
    )


@get("/me/history", middleware=[at_leisure])
async def show_history(
    house: House,
    known: Person,
    title: Text = "",
    opponent: Text = "",
    result: Outcome | None = None,
    after: Day | None = None,
    before: Day | None = None,
    text: Text = "",
    page: Number = 1,
) -> History:
    """The reader's finished matches, the last first: all, or those that are looked for."""
    wish = Wish(title, opponent, result, after, before, text, page)
    return await house.database.read(lambda c: history.own(c, known.id, wish))


@put("/me/page")
async def show_page(house: House, known: Person, data: ShowPage) -> MyStanding:
    """Show one's page to others, and one's rating on ladders and at tables; or hide them."""

    def work(connection: Connection) -> MyStanding:
        showing.show(connection, known.id, data.shown)
        return my_standing(connection, known)

    return await house.database.write(work)


@get("/persons/{who:str}", middleware=[at_leisure])
async def show_person(house: House, person: Person | None, who: str) -> PersonPage:
    """What somebody shows of themselves."""
    return await house.database.read(lambda c: person_page(c, who, person.id if person else None))


def person_page(connection: Connection, who: str, reader: str | None) -> PersonPage:
    found = showing.find(connection, who, reader)
    return PersonPage(
        name=found.name or found.nickname,
        nickname=found.nickname,
        guest=found.name is None,
        mine=found.id == reader,
        shown=found.shown,
        since=month_of(found.created),
        ratings=statistics.ratings_of(connection, found.id),
        titles=statistics.titles_played(connection, found.id),
    )


def month_of(at: float) -> float:
    """The beginning of that month: nobody needs to know it better."""
    day = datetime.fromtimestamp(at, UTC)
    return datetime(day.year, day.month, 1, tzinfo=UTC).timestamp()


@get("/persons/{who:str}/matches", middleware=[at_leisure])
async def show_matches(house: House, person: Person | None, who: str, page: Number = 1) -> History:
    """Somebody's finished matches at public tables, the last first."""

    def work(connection: Connection) -> History:
        found = showing.find(connection, who, person.id if person else None)
        return history.public(connection, found.id, page)

    return await house.database.read(work)


@get("/ladders/{title:str}/{seats:int}", middleware=[at_leisure])
async def show_ladder(house: House, person: Person | None, title: str, seats: int) -> Ladder:
    """Who leads at a title with so many seats."""
    reader = person.id if person else None
    return await house.database.read(lambda c: ladder.ladder(c, title, seats, reader))


@get("/tables/{match:str}/ratings")
async def show_ratings(house: House, person: Person | None, match: str) -> TableRatings:
    """Ratings of those who sit at a table; after a rated match, what it has made of them."""
    table = await house.tables.find(match)
    reader = person.id if person else None
    conduct.require_welcome(table.row, reader)
    return await house.database.read(lambda c: ratings_at(c, table.row, reader))


ROUTES = [
    show_standing,
    show_history,
    show_page,
    show_person,
    show_matches,
    show_ladder,
    show_ratings,
]
