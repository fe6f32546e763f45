"""What is counted of somebody, from how their matches have ended."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Row, Select, case, func, select

from tablee.arena.ratings import Rating
from tablee.server.db import schema
from tablee.server.schemas.standing import Opponent, RatingInfo, Tally, TitlePlayed
from tablee.server.secrets import hashed
from tablee.server.standing import showing
from tablee.server.standing.rating import PROVISIONAL

OFTEN: Final = 8
"""So many opponents are named."""

finish = schema.finishes.c
KIND = (finish.title, finish.seats, finish.mode, finish.together)


def counted(account: str) -> tuple[Any, ...]:
    return (finish.account == account, finish.kind == "")


def ratings_of(connection: Connection, account: str) -> list[RatingInfo]:
    """All ratings of somebody, the most played first."""
    rating = schema.ratings.c
    query = (
        select(rating.title, rating.seats, rating.mean, rating.spread, rating.matches)
        .where(rating.account == account, rating.matches > 0)
        .order_by(rating.matches.desc(), rating.title, rating.seats)
    )
    return [
        rating_info(row.title, row.seats, Rating(row.mean, row.spread, row.matches))
        for row in connection.execute(query)
    ]


def rating_info(title: str, seats: int, rating: Rating) -> RatingInfo:
    return RatingInfo(
        title=title,
        seats=seats,
        mean=round(rating.mean, 2),
        spread=round(rating.spread, 2),
        matches=rating.games,
        provisional=rating.spread > PROVISIONAL,
    )


# --- what came of matches ---------------------------------------------------------------------


def tallies(connection: Connection, account: str) -> list[Tally]:
    """For every title, number of seats and mode; the most played first."""
    found: dict[tuple[Any, ...], Tally] = {}
    for row in connection.execute(by_place(account)):
        add(found.setdefault(key_of(row), empty(row)), row)
    for row in connection.execute(streaks(account)):
        tally = found[key_of(row)]
        tally.streak = row.length if row.won else -row.length
        tally.longest = row.longest
    for tally in found.values():
        means(tally)
    return sorted(found.values(), key=lambda tally: (-tally.matches, tally.title, tally.seats))


def key_of(row: Row[Any]) -> tuple[Any, ...]:
    return row.title, row.seats, row.mode, bool(row.together)


def by_place(account: str) -> Select[Any]:
    return (
        select(
            *KIND,
            finish.place,
            func.count().label("matches"),
            func.sum(case((finish.won, 1), else_=0)).label("won"),
            func.sum(finish.points).label("points"),
            func.max(finish.points).label("best"),
            func.sum(finish.seconds).label("seconds"),
        )
        .where(*counted(account))
        .group_by(*KIND, finish.place)
    )


def empty(row: Row[Any]) -> Tally:
    return Tally(
        title=row.title,
        seats=row.seats,
        mode=row.mode,
        together=bool(row.together),
        matches=0,
        won=0,
        places=[] if row.together else [0] * row.seats,
        mean_points=None,
        best_points=None,
        mean_seconds=None,
        streak=0,
        longest=0,
    )


def add(tally: Tally, row: Row[Any]) -> None:
    """Add up what the rows of a kind tell; means are made of the sums at last."""
    tally.matches += row.matches
    tally.won += row.won
    if row.place is not None and tally.places:
        tally.places[row.place - 1] += row.matches
    if row.points is not None:
        tally.mean_points = (tally.mean_points or 0.0) + float(row.points)
        tally.best_points = max(row.best, tally.best_points or row.best)
    if row.seconds is not None:
        tally.mean_seconds = (tally.mean_seconds or 0.0) + row.seconds


def means(tally: Tally) -> None:
    if tally.mean_points is not None:
        tally.mean_points = round(tally.mean_points / tally.matches, 2)
    if tally.mean_seconds is not None:
        tally.mean_seconds = round(tally.mean_seconds / tally.matches, 1)


def streaks(account: str) -> Select[Any]:
    """The last run of victories, or of none, of every kind; and the longest of victories.

    Matches of a run have the same difference between their number among all, and among those that
    went the same way.
    """
    order = (finish.ended, finish.match)
    among_all = func.row_number().over(partition_by=KIND, order_by=order)
    among_such = func.row_number().over(partition_by=(*KIND, finish.won), order_by=order)
    each = (
        select(*KIND, finish.won, finish.ended, (among_all - among_such).label("run"))
        .where(*counted(account))
        .subquery()
    )
    of_kind = [each.c[column.name] for column in KIND]
    runs = (
        select(
            *of_kind,
            each.c.won,
            func.count().label("length"),
            func.max(each.c.ended).label("last"),
        )
        .group_by(*of_kind, each.c.won, each.c.run)
        .subquery()
    )
    kind = [runs.c[column.name] for column in KIND]
    wins = func.max(case((runs.c.won, runs.c.length), else_=0))
    ranked = select(
        *kind,
        runs.c.won,
        runs.c.length,
        wins.over(partition_by=kind).label("longest"),
        func.row_number().over(partition_by=kind, order_by=runs.c.last.desc()).label("nth"),
    ).subquery()
    return select(ranked).where(ranked.c.nth == 1)


# --- who was there ----------------------------------------------------------------------------


def opponents(connection: Connection, account: str) -> list[Opponent]:
    """Whom somebody meets most: people, then bots."""
    people, levels = met(account, "account"), met(account, "bot")
    rows = connection.execute(people).all()
    who = {row.who for row in rows}
    person = schema.accounts.c
    names_of = select(person.id, person.nickname).where(person.id.in_(who))
    names = {row.id: row.nickname for row in connection.execute(names_of)}
    pages = showing.pages(connection, who)
    found = [
        Opponent(
            key=key_for(account, row.who),
            name=names.get(row.who, ""),
            page=pages.get(row.who),
            bot=None,
            matches=row.matches,
            ahead=row.ahead,
            behind=row.behind,
        )
        for row in rows
    ]
    return found + [
        Opponent(
            key=row.who,
            name="",
            page=None,
            bot=row.who,
            matches=row.matches,
            ahead=row.ahead,
            behind=row.behind,
        )
        for row in connection.execute(levels)
    ]


def met(account: str, kind: str) -> Select[Any]:
    mine, theirs = schema.finishes.alias("mine"), schema.finishes.alias("theirs")
    who = theirs.c[kind]
    ahead = func.sum(case((mine.c.place < theirs.c.place, 1), else_=0))
    behind = func.sum(case((mine.c.place > theirs.c.place, 1), else_=0))
    count = func.count(mine.c.match.distinct())
    return (
        select(
            who.label("who"), count.label("matches"), ahead.label("ahead"), behind.label("behind")
        )
        .join(theirs, (theirs.c.match == mine.c.match) & (theirs.c.seat != mine.c.seat))
        .where(mine.c.account == account, mine.c.kind == "", who.is_not(None), who != account)
        .group_by(who)
        .order_by(count.desc(), who)
        .limit(OFTEN)
    )


def key_for(account: str, other: str) -> str:
    """What somebody calls another in requests: it tells nothing, and holds for nobody else."""
    return hashed(f"{account} {other}")[:16]


# --- what everybody may know ------------------------------------------------------------------


def titles_played(connection: Connection, account: str) -> list[TitlePlayed]:
    """From matches at public tables alone."""
    match = schema.matches.c
    won = func.sum(case((finish.won, 1), else_=0))
    query = (
        select(finish.title, func.count().label("matches"), won.label("won"))
        .join(schema.matches, match.id == finish.match)
        .where(*counted(account), match.public)
        .group_by(finish.title)
        .order_by(func.count().desc(), finish.title)
    )
    return [
        TitlePlayed(title=row.title, matches=row.matches, won=row.won)
        for row in connection.execute(query)
    ]
