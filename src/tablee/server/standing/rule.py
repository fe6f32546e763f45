"""Which matches move ratings, and which count for nothing."""

from __future__ import annotations

from functools import lru_cache

from tablee.arena.matchup import sides
from tablee.engine.game import OptionValue
from tablee.engine.problems import Problem
from tablee.engine.titles import TITLES, find
from tablee.server.db.rows import TableRow
from tablee.server.people import GUEST
from tablee.server.schemas.values import Unrated

KINDS = 128
"""Of so many kinds of games it is remembered who wins together."""

FEW = 2
"""So many people with names make a match rated, if nobody says otherwise."""

Options = tuple[tuple[str, OptionValue], ...]


def sides_of(row: TableRow) -> list[list[int]]:
    """The seats that win or lose together; each for itself where the rules are not here."""
    options = tuple(sorted(row.options.items()))
    try:
        return known_sides(row.title, len(row.seats), row.edition, options)
    except Problem:
        return [[seat.seat] for seat in row.seats]


@lru_cache(KINDS)
def known_sides(title: str, seats: int, edition: str, options: Options) -> list[list[int]]:
    return sides(find(title).make(seats, edition, dict(options)))


def mode_of(row: TableRow) -> str:
    """What of the options makes it another game: those that are not as usual."""
    title = TITLES.get(row.title)
    if title is None:
        return ""
    wishes = [(name, row.options.get(name, title.options[name].default)) for name in title.modes]
    return ",".join(
        f"{name}={value}" for name, value in wishes if value != title.options[name].default
    )


def without_weight(row: TableRow) -> Unrated | None:
    """Why such a match counts for nothing, in ratings and statistics, whoever plays it."""
    people = [seat.account for seat in row.seats if seat.account is not None]
    if row.chapter():
        return "guide"
    if row.title in TITLES and row.edition not in TITLES[row.title].editions:
        return "own-edition"
    if row.begins is not None:
        return "played-from"
    if row.practice:
        return "practice"
    if row.known_deal:
        return "known-deal"
    if len(people) != len(set(people)):
        return "several-seats"
    return None


def unrated(row: TableRow) -> Unrated | None:
    """Why the match will move no rating if it starts as the table is now; none: it will."""
    found = without_weight(row)
    if found is not None:
        return found
    if any(seat.owner is not None for seat in row.seats):
        return "outside-bot"
    if len(sides_of(row)) < FEW:
        return "no-rivals"
    if row.rated is False:
        return "wished"
    named = [seat for seat in row.seats if seat.kind == "person" and seat.nickname != GUEST]
    if row.rated is None and len(named) < FEW:
        return "few-people"
    return None


def decide(row: TableRow) -> None:
    """At the start it is settled, and who is rated: nobody gets away by leaving."""
    row.rated = unrated(row) is None
    for seat in row.seats:
        seat.began = seat.account if row.rated else None
