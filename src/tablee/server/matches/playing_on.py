"""Matches of older rules: the players agree to go on by those that are here, or it stays as it is.

Everybody who sits there has to agree, also those who are away: nobody finds their match played by
other rules. Bots are not asked, and do nothing before.
"""

from __future__ import annotations

from tablee.engine.problems import Problem
from tablee.engine.record import PlayedOn
from tablee.server.db.rows import SeatRow, TableRow
from tablee.server.matches import moves
from tablee.server.matches.absence import be_there, own_seats
from tablee.server.matches.keeping import Change
from tablee.server.matches.match import Match
from tablee.server.matches.reading import later_match, read
from tablee.server.matches.table import Edit


def play_on(place: int, agree: bool) -> Edit:
    """Agree that the match goes on by the rules that are here, or do not agree any more."""

    def edit(row: TableRow, match: Match | None, change: Change) -> Match | None:
        moves.require_started(row)
        if match is not None:
            raise Problem("same-rules")
        version = version_here(row)
        be_there(row, place)
        for seat in own_seats(row, place):
            row.seats[seat].plays_on = version if agree else None
        change.beside = True
        return settle(row, match, change)

    return edit


def version_here(row: TableRow) -> int:
    """The version by which it could go on; a Problem if there is none."""
    reading = read(row)
    if reading.later is None or reading.shown is None:
        raise Problem("match-frozen")
    return reading.shown.game.version


def asked(row: TableRow) -> list[SeatRow]:
    """Whose agreement is needed: everybody's but where a bot played when the rules changed."""
    return [seat for seat in row.seats if seat.human() and not seat.away]


def settle(row: TableRow, match: Match | None, change: Change) -> Match | None:
    """If everybody who is asked has agreed, the match goes on."""
    people = asked(row)
    if match is not None or row.status != "playing" or not people:
        return match
    reading = read(row)
    if reading.later is None or reading.shown is None:
        return match
    version = reading.shown.game.version
    if any(seat.plays_on != version for seat in people):
        return match
    go_on(row, reading.later, version)
    change.beside, change.other_rules = False, True
    found = later_match(row)
    given = found.answer_forced()
    found.note_locks(given)
    change.answers = [(seat, found.game.space.text(action)) for seat, action in given]
    return found


def go_on(row: TableRow, later: TableRow, version: int) -> None:
    """The table says from now on by which rules it is played, and from which answer on."""
    assert row.kept is not None
    row.played_on = [*row.played_on, PlayedOn(version, row.kept.answers)]
    row.options, row.layout = later.options, later.layout
    row.kept, row.seats = later.kept, later.seats
