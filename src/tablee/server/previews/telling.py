"""What is told of an address to somebody who has only its link, such as the program that shows it.

Of a public table: who sits there, and what a spectator sees. Of any other nothing but the game, and
what kind of link it is. Nobody's session is asked: everybody is told the same.
"""

from __future__ import annotations

import re
from datetime import date
from typing import Any, Final

from babel.dates import format_date

from tablee.engine.events import SPECTATOR
from tablee.engine.fields import HIDDEN, Data
from tablee.engine.problems import Problem
from tablee.engine.titles import TITLES, find
from tablee.server.dailies import attempts, days
from tablee.server.db.rows import TableRow, load
from tablee.server.house.house import House
from tablee.server.matches import keeping, looking
from tablee.server.matches.table import Table
from tablee.server.previews.picture import Picture, Player, Told
from tablee.server.reach.writing import LOCALES, called, spoken
from tablee.server.reviews import keeping as reviews
from tablee.words import title_words
from tablee.words import words as words_of

TABLE: Final = re.compile(r"^/t/([\w-]{1,64})(/replay|/review(?:/(\d))?)?$")
DAILY: Final = re.compile(r"^/daily(?:/([\w-]+))?$")
TITLE: Final = re.compile(r"^/(?:new|rules|sheet|edition)/([\w-]+)$")
JOIN: Final = "/join"

MOST_THINGS: Final = 40
"""So many of a player's are ever looked at."""

RECORDS: Final = ("asks", "answers")
"""What every seat has, and is no thing on the table."""


async def tell(house: House, path: str, language: str, at: int | None, drawn: bool) -> Told:
    """What may be said of this address; the position only where it is to be drawn."""
    if found := TABLE.match(path):
        told = await tell_table(house, found, language, at, drawn)
        return told or tell_site(language, "site")
    if found := DAILY.match(path):
        return await tell_daily(house, found[1] or "", language)
    if (found := TITLE.match(path)) and found[1] in TITLES:
        return tell_title(found[1], language, "title")
    return tell_site(language, "invited" if path == JOIN else "site")


def tell_site(language: str, kind: str) -> Told:
    words = words_of(language)
    return Told(Picture(words.say(f"preview-{kind}"), "Tablée"), words.say("preview-lead"))


def tell_title(title: str, language: str, kind: str, **facts: str | int) -> Told:
    """The game, and nothing of anybody."""
    words = title_words(find(title), language)
    picture = Picture(words.say(f"preview-{kind}", **facts), words.say("title"), title)
    return Told(picture, words.say("tagline"))


async def tell_daily(house: House, title: str, language: str) -> Told:
    """That there is a deal today, and how many have played it: not how."""
    words, today = words_of(language), days.today()
    when = said_day(today, language)
    if title not in TITLES:
        picture = Picture(words.say("preview-daily", day=when), "Tablée")
        return Told(picture, words.say("preview-daily-lead"), today.toordinal())
    played = await house.database.read(lambda c: attempts.count(c, today))
    count = played.get(title, 0)
    told = tell_title(title, language, "daily", day=when)
    note = words.say("preview-played", count=count) if count else ""
    picture = Picture(told.picture.heading, told.picture.called, title, note)
    return Told(picture, words.say("preview-daily-lead"), today.toordinal() * 1_000 + count)


def said_day(day: date, language: str) -> str:
    return str(format_date(day, "d MMMM", locale=LOCALES[language]))


# --- tables --------------------------------------------------------------------------------------


async def tell_table(
    house: House, found: re.Match[str], language: str, at: int | None, drawn: bool
) -> Told | None:
    """Of a table that is there and can be read; none otherwise."""
    match, page = found[1], found[2] or ""
    try:
        row = await house.database.read(lambda c: load(c, match))
    except Problem:
        return None
    if row.title not in TITLES:
        return None
    if page.startswith("/review"):
        return await tell_review(house, row, int(found[3] or 1) - 1, language)
    over = row.status == "over"
    kind = "invited" if not page else "replay" if at is None else "moment"
    if not is_open(row) or (page and not over):
        return tell_title(row.title, language, kind)
    if not page and row.status != "waiting":
        kind = "replay" if over else "playing"
    told = tell_title(row.title, language, kind)
    return await tell_public(house, row, told, language, at if page else None, drawn)


def is_open(row: TableRow) -> bool:
    """Whether its host has shown it to everybody, and it is no deal of a day."""
    return row.public and not row.closed and row.daily is None and not row.chapter()


async def tell_review(house: House, row: TableRow, seat: int, language: str) -> Told:
    """Whose decisions are looked at, where that is shared and the table is public."""
    told = tell_title(row.title, language, "review")
    if not is_open(row) or not 0 <= seat < len(row.seats):
        return told
    kept = await house.database.read(lambda c: reviews.find(c, reviews.Wanted(row.id, seat)))
    if kept is None or not kept.shared:
        return told
    words = words_of(language)
    name = called(row.seats[seat].nickname, words)
    picture = Picture(told.picture.heading, told.picture.called, row.title, "", (Player(name),))
    return Told(picture, words.say("preview-reviewed", player=name))


async def tell_public(
    house: House, row: TableRow, told: Told, language: str, at: int | None, drawn: bool
) -> Told:
    words = words_of(language)
    seated = [seat for seat in row.seats if not keeping.free_seat(seat)]
    names = [called(seat.nickname, words) for seat in seated]
    free = len(row.seats) - len(seated)
    text = words.say("preview-players", players=words.all_of(spoken(names)))
    if row.status == "waiting" and free:
        text = f"{text} {words.say('preview-free', count=free)}"
    version = keeping.versions(row)[SPECTATOR] if at is None else at
    players, note = [Player(name) for name in names], ""
    if row.status == "waiting":
        note = words.say("preview-free", count=free) if free else ""
    elif drawn:
        table = await house.tables.find(row.id)
        players, note = await seen(table, names, language, at)
    picture = Picture(told.picture.heading, told.picture.called, row.title, note, tuple(players))
    return Told(picture, text, version)


async def seen(
    table: Table, names: list[str], language: str, at: int | None
) -> tuple[list[Player], str]:
    """What a spectator sees, now or at a moment of a match that is over."""
    row = table.row
    events = await table.feed.events(SPECTATOR, 0)
    number = len(events) if at is None else min(at, len(events))
    if row.status == "over" and number < len(events):
        view = await looking.view_at(table, SPECTATOR, number)
    else:
        view = await looking.look(table, SPECTATOR)
    ended = view.status == "over" and row.result is not None
    seats: list[Data] = view.table.get("seats") or []  # type: ignore[assignment]  # as dumped
    players = []
    for place, name in enumerate(names):
        points = row.result.totals[place] if ended and row.result else None
        won = bool(ended and row.result and place in row.result.winners)
        things = things_of(seats[place]) if place < len(seats) else ()
        players.append(Player(name, things, points, won))
    title = find(row.title)
    begun = sum(event.name == title.round_begins for event in events[: number + 1])
    words = title_words(title, language)
    return players, words.say("round-number", round=begun) if begun and not ended else ""


def things_of(record: Data) -> tuple[str, ...]:
    """What lies before somebody: names, and an empty one for what a spectator may not know."""
    found: list[str] = []
    for name, value in record.items():
        if name not in RECORDS and isinstance(value, list):
            found += [named(each) for each in value if isinstance(each, str)]
    found.sort(key=lambda each: not each)  # what is open first, the rest as it lies
    return tuple(found[:MOST_THINGS])


def named(thing: Any) -> str:
    return "" if thing == HIDDEN else str(thing)
