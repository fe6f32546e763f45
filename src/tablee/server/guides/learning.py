"""Learning a title at its tables: opened, followed, taken back, left. What the routes ask for."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection

from tablee.engine.problems import Problem
from tablee.guide.coach import Coach
from tablee.guide.format import ME
from tablee.guide.reading import guide_of, has_guide
from tablee.server import tables
from tablee.server.db.rows import TableRow
from tablee.server.guides import keeping, saying, seating
from tablee.server.guides.keeping import Progress
from tablee.server.guides.saying import Drafted
from tablee.server.house.house import House
from tablee.server.matches import keeping as matches
from tablee.server.matches import moves
from tablee.server.matches.table import Table
from tablee.server.people import Person
from tablee.server.reviews import playing_from
from tablee.server.schemas.guides import GuideInfo, GuideNote

# --- how far somebody is ----------------------------------------------------------------------


async def all_of(house: House, person: Person) -> list[GuideInfo]:
    """How far somebody is in every guide that was begun."""
    found = await house.database.read(lambda c: keeping.of(c, person.id))
    known = [progress for progress in found if is_known(progress)]
    return [saying.info(each, await coach_of(house, each)) for each in known]


def is_known(progress: Progress) -> bool:
    """Its guide is still here, and has this chapter."""
    if not has_guide(progress.title):
        return False
    return progress.chapter in [chapter.id for chapter in guide_of(progress.title).chapters]


async def coach_of(house: House, progress: Progress) -> Coach | None:
    """The coach at the table at which it goes on, if that is still there."""
    for table in await house.tables.find_all(progress.tables[-1:]):
        if table.match is not None and table.row.chapter():
            return await coach_at(house, table, progress)
    return None


async def coach_at(
    house: House, table: Table, progress: Progress, picked: Sequence[str] = ()
) -> Coach:
    match = moves.playing(table.row, table.match)
    draft = match.draft(ME)
    for text in picked:
        action = match.game.space.parse(text)
        if action in draft.options():
            draft.add(action)
    drafted = Drafted(match.game.view(match.s, ME), draft.actions)
    row = table.row
    answers = await house.database.read(lambda c: matches.read_answers(c, row.id))
    return await asyncio.to_thread(saying.coach_at, match.game, row, progress, answers, drafted)


def note_what_was_done(progress: Progress, coach: Coach | None) -> None:
    """What was taught at the table that is left; a chapter that had nothing more to say is done."""
    if coach is None:
        return
    steps = [step for step in coach.chapter.steps if step.id in coach.spent]
    taught = [rule for step in steps for rule in step.teaches]
    progress.learnt = list(dict.fromkeys([*progress.learnt, *taught]))
    if coach.is_over() and coach.chapter.id not in progress.done:
        progress.done = [*progress.done, coach.chapter.id]


# --- opening chapters ---------------------------------------------------------------------------


async def open_chapter(
    house: House, person: Person, title: str, chapter: str, again: bool
) -> Table:
    """The table at which one learns: where one was, or at the beginning of a chapter."""
    names = [each.id for each in guide_of(title).chapters]
    if chapter and chapter not in names:
        raise Problem("no-such-chapter")
    progress = await house.database.read(lambda c: keeping.find(c, person.id, title))
    if progress is None or not is_known(progress):
        progress = Progress(title, names[0])
    chapter = chapter or progress.chapter
    if chapter == progress.chapter and not again:
        for table in await house.tables.find_all(progress.tables[-1:]):
            if table.match is not None and table.row.chapter() == chapter:
                return table
    house.limits.guides.check(person.id)
    note_what_was_done(progress, await coach_of(house, progress))
    new = await asyncio.to_thread(seating.open_chapter, title, chapter, person)
    fresh = msgspec.structs.replace(progress, chapter=chapter, spent=[], looked=[])
    return await move_on(house, person, fresh, new, [])


async def move_on(
    house: House, person: Person, progress: Progress, new: TableRow, told: playing_from.Told
) -> Table:
    """Write the new table and that it goes on there; the one before is still open somewhere."""
    left = progress.tables[:-1]
    progress.tables = [*progress.tables[-1:], new.id]

    def write(connection: Connection) -> None:
        matches.new_table(connection, new)
        if any(told):
            playing_from.write_news(connection, new, told)
        keeping.write(connection, person.id, progress)

    await house.database.write(write)
    for match in left:
        await clear_away(house, person, match)
    return await house.tables.find(new.id)


async def clear_away(house: House, person: Person, match: str) -> None:
    """Delete a table that nobody needs any more; it may be gone already."""

    def may(row: TableRow) -> None:
        if not tables.owned_by(row, person.id) or not row.chapter():
            raise Problem("not-your-seat")

    with contextlib.suppress(Problem):
        version = (await house.tables.find(match)).row.version
        await house.tables.delete(match, may)
        await house.neighbours.say_deleted(match, version)


# --- at the table ----------------------------------------------------------------------------


async def guided_table(house: House, person: Person, match: str, seat: int) -> Table:
    """The table, if this person learns there."""
    table = await house.tables.find(match)
    table.seat_of(person.id, seat)
    if not table.row.chapter():
        raise Problem("no-guide-here")
    moves.playing(table.row, table.match)
    return table


async def progress_at(house: House, person: Person, row: TableRow) -> Progress:
    return await house.database.read(lambda c: keeping.require(c, person.id, row.id, row.title))


async def say(
    house: House, table: Table, progress: Progress, picked: Sequence[str] = ()
) -> GuideNote:
    version = table.feed.version(ME)
    coach = await coach_at(house, table, progress, picked)
    return saying.note(table.row.title, progress, coach, version)


async def look(house: House, person: Person, row: TableRow, step: str) -> Progress:
    """What there was only to look at has been seen."""

    def write(connection: Connection) -> Progress:
        progress = keeping.require(connection, person.id, row.id, row.title)
        if step not in progress.looked:
            progress.looked.append(step)
        keeping.write(connection, person.id, progress)
        return progress

    return await house.database.write(write)


async def go_back(house: House, person: Person, table: Table) -> Table:
    """A table on which the last step has not been answered yet."""
    row = table.row
    progress = await progress_at(house, person, row)
    done = (await coach_at(house, table, progress)).done
    if done is None or done.step.undo == "no":
        raise Problem("nothing-to-take-back")
    past = await house.database.read(lambda c: playing_from.read_past(c, row, ME))
    own = [number for number, (who, _) in enumerate(past.answers) if who == ME]
    if done.own >= len(own):  # it is not confirmed yet
        await table.change(moves.take_back(ME, whole=True))
        return table
    if done.step.undo == "chapter":
        return await open_chapter(house, person, row.title, row.chapter(), again=True)
    house.limits.guides.check(person.id)
    return await go_back_to(house, person, row, progress, past, own[done.own])


async def go_back_to(
    house: House,
    person: Person,
    row: TableRow,
    progress: Progress,
    past: playing_from.Past,
    count: int,
) -> Table:
    """After so many answers of all; what was looked at since is shown again."""
    make = seating.go_on_from
    new, told = await asyncio.to_thread(make, row, past, count, person, row.chapter())
    given = past.answers[:count]
    game = matches.game_of(row)
    coach = await asyncio.to_thread(saying.coach_at, game, row, progress, given, None)
    looked = [step for step in progress.looked if step in coach.spent]
    fresh = msgspec.structs.replace(progress, spent=coach.spent, looked=looked)
    return await move_on(house, person, fresh, new, told)


async def play_on(house: House, person: Person, table: Table) -> Table:
    """Leave the guide and play on from here: those at the other seats decide for themselves."""
    row = table.row
    progress = await progress_at(house, person, row)
    house.limits.guides.check(person.id)
    note_what_was_done(progress, await coach_at(house, table, progress))
    past = await house.database.read(lambda c: playing_from.read_past(c, row, ME))
    count = len(past.answers)
    new, told = await asyncio.to_thread(seating.go_on_from, row, past, count, person, "")

    def write(connection: Connection) -> None:
        matches.new_table(connection, new)
        if any(told):
            playing_from.write_news(connection, new, told)
        keeping.write(connection, person.id, progress)

    await house.database.write(write)
    return await house.tables.find(new.id)
