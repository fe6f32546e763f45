"""Reading a kept match: what the rules that are here can make of it.

A match is played by the rules by which it was begun. Where those here are later, what was saved is
brought into their form, so that the players can agree to go on by them. Where that cannot be done,
or the row itself cannot be read, the match is frozen: it is listed and shown as it was told.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
import structlog

from tablee.engine.fields import Data
from tablee.engine.game import Game
from tablee.engine.problems import Problem
from tablee.engine.titles import Title, find
from tablee.engine.upgrades import Saved, upgraded
from tablee.server import wire
from tablee.server.db.rows import Kept, TableRow
from tablee.server.matches.keeping import game_of, revive
from tablee.server.matches.match import Match
from tablee.server.schemas.values import Fit
from tablee.server.secrets import logged

log = structlog.get_logger()


class Reading(NamedTuple):
    """A match as it can be read."""

    fit: Fit
    match: Match | None = None
    """To be played by its own rules; none before the start, and none if it rests."""
    later: TableRow | None = None
    """Of older rules: the table as the rules that are here would keep it."""
    shown: Match | None = None
    """Of older rules: how it looks to the rules that are here."""
    why: Problem | None = None
    """Why it is frozen; it says nothing of what is in the position, for everybody may read it."""


def read(row: TableRow) -> Reading:
    """What can be made of a table; whatever stands in its row."""
    if row.broken:
        return Reading("frozen", why=Problem("broken-row", part=row.broken))
    try:
        return read_by(find(row.title), row)
    except Problem as problem:
        return Reading("frozen", why=problem)


def read_by(title: Title, row: TableRow) -> Reading:
    version, known = row.rules_now(), title.version
    if row.kept is not None and version > known:
        raise Problem("newer-rules", title=title.name, version=version, known=known)
    try:
        if row.kept is None:
            game_of(row)  # a Problem if nothing of the kind can be played any more
            return Reading("current")
        if version == known:
            return Reading("current", match=own(row))
        later = brought_forward(title, row)
        return Reading("older", later=later, shown=later_match(later))
    except Problem as problem:
        log.info("match frozen", match=logged(row.id), problem=problem.name)
        if problem.name in AWAY:
            raise Problem("edition-not-here", edition=row.edition.partition("@")[0]) from problem
        if problem.name in OPEN:
            raise
    except Exception as error:  # what was saved by other rules can be anything
        log.info("match frozen", match=logged(row.id), fault=type(error).__name__)
    raise Problem("other-layout", title=title.name, version=version, known=known)


OPEN = ("unknown-option", "bad-option-value", "bad-edition", "bad-seats", "options-do-not-fit")
"""Problems of a table's choices, which everybody may know."""

AWAY = ("closed-edition", "other-edition")
"""An edition that this server offered is changed or gone; once it is back, the match goes on."""


def own(row: TableRow) -> Match:
    """The match by its own rules; a Problem if its form is not theirs."""
    assert row.kept is not None
    game = game_of(row)
    if row.layout not in (None, game.layout.fingerprint()):
        raise Problem("unreadable-position", fault=row.layout)
    match = revive(row, game)
    if row.layout is None:
        check_form(game, match, row.kept.position)
    return match


def check_form(game: Game[Any], match: Match, position: Data) -> None:
    """A position has this form if nothing is lost or added by reading it."""
    if game.dump(match.s) != position:
        raise Problem("unreadable-position", fault=game.title)


# --- older rules -------------------------------------------------------------------------------


def brought_forward(title: Title, row: TableRow) -> TableRow:
    """The table in today's form; drafts, which nobody has confirmed, are left behind."""
    assert row.kept is not None

    def step(position: Data) -> Saved:
        return upgraded(
            Saved(row.options, position), title.upgrades, row.rules_now(), title.version
        )

    kept, saved = row.kept, step(row.kept.position)
    later = msgspec.structs.replace(row, options=saved.options)
    game = game_of(later)
    later.options = game.options
    later.layout = game.layout.fingerprint()
    later.seats = [msgspec.structs.replace(seat, draft=[], plays_on=None) for seat in row.seats]
    later.kept = msgspec.structs.replace(
        kept,
        position=saved.position,
        shown=shown_before(kept, step) if row.layout == later.layout else None,
        locked=[speakable(game, lock) for lock in kept.locked],
    )
    return later


def shown_before(kept: Kept, step: Any) -> Data | None:
    """The last position that was told; with another form, all of the next one is told anew."""
    return step(kept.shown).position if kept.shown else kept.shown


def speakable(game: Game[Any], lock: list[str]) -> list[str]:
    """What was confirmed and may be taken back, if it can still be said."""
    try:
        for text in lock:
            game.space.parse(text)
    except Problem:
        return []
    return lock


def later_match(later: TableRow) -> Match:
    """The match as the rules that are here would go on with it."""
    assert later.kept is not None
    game = game_of(later)
    match = revive(later, game)
    check_form(game, match, later.kept.position)
    for event in match.s.events or []:
        wire.event_of(game, event)  # what waits under the veil can be told
    for seat in range(game.seats):
        game.decision(game.view(match.s, seat))  # and whoever is asked can be asked
    return match
