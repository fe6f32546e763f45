"""Tables at which a title is learnt: a chapter from its beginning, or from an answer on.

It is a match like any other, from a prepared position. Nobody but the player is at stake there: no
clock runs, and nothing counts.
"""

from __future__ import annotations

from tablee import bots
from tablee.engine.events import SPECTATOR
from tablee.guide.format import ME, Guide
from tablee.guide.positions import position_of
from tablee.guide.reading import guide_of
from tablee.server import tables
from tablee.server.db.rows import Begins, TableRow
from tablee.server.matches import keeping
from tablee.server.matches.telling import tell
from tablee.server.people import Person
from tablee.server.reviews.playing_from import Past, Told, begin, lead_to, veiled
from tablee.server.schemas.tables import NewTable, SeatWish

NEWCOMER = next(iter(bots.LEVELS))
"""Who answers where the guide has no wish."""


def open_chapter(title: str, chapter: str, person: Person) -> TableRow:
    """A table with the position of a chapter, at which nothing has happened yet."""
    new = new_table(title, guide_of(title), person)
    begin(new, keeping.game_of(new), position_of(title, chapter), Begins("", 0, 0, {}))
    assert new.begins is not None
    assert new.kept is not None
    new.begins.chapter = chapter
    new.kept.shown = None  # whoever comes later is told the whole position by the first event
    return new


def go_on_from(
    row: TableRow, past: Past, count: int, person: Person, chapter: str
) -> tuple[TableRow, Told]:
    """A table at which so many answers of this one have been given, with what was told there.

    Without a chapter the guide is left: those at the other seats decide for themselves.
    """
    match = keeping.dealt_again(row)
    if not past.own:
        match.shown = None
    for seat, action in past.answers[:count]:
        match.game.play(match.s, seat, action)
        match.s.moment()
    news = tell(match)
    own, others = past.own + news[ME], past.others + news[SPECTATOR]
    new = new_table(row.title, guide_of(row.title), person)
    for events, viewer in ((own, ME), (others, SPECTATOR)):
        if events:
            lead_to(match.game, events[-1], match.shown, match.s, viewer)
    waiting = veiled(match.s.events or [])
    begin(new, match.game, match.s, Begins("", 0, len(own), {}, waiting, chapter))
    assert new.kept is not None
    if not own:
        new.kept.shown = None
    return new, [own if seat == ME else others for seat in range(len(row.seats) + 1)]


def new_table(title: str, guide: Guide, person: Person) -> TableRow:
    """The player at the first seat, and the cast of the guide at the others."""
    wishes = [SeatWish(kind="me"), *(SeatWish(kind="bot", bot=NEWCOMER) for _ in guide.cast)]
    wish = NewTable(
        title=title,
        seats=wishes,
        options=guide.options,
        practice=True,
        absence="wait",
        stand_in=NEWCOMER,
    )
    row = tables.new_row(wish, person)
    for seat, name in zip(row.seats[ME + 1 :], guide.cast, strict=True):
        seat.nickname = name
    return row
