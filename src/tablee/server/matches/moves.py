"""What a seat can do in a match, as changes of its table."""

from __future__ import annotations

from typing import Any

from tablee.engine.game import Game
from tablee.engine.problems import Problem
from tablee.engine.record import seed_hash
from tablee.engine.state import View
from tablee.server import wire
from tablee.server.db.rows import TableRow
from tablee.server.matches import clocks, keeping
from tablee.server.matches.keeping import Change
from tablee.server.matches.match import Match
from tablee.server.matches.table import Edit, Settled, asked
from tablee.server.schemas.matches import WireEvent
from tablee.server.standing.rule import decide


def playing(row: TableRow, match: Match | None) -> Match:
    require_started(row)
    if match is None:
        raise Problem("match-rests")
    return match


def require_started(row: TableRow) -> None:
    """Raise a Problem unless it has begun and is not over; it may rest."""
    if row.status == "waiting":
        raise Problem("not-started")
    if row.status == "over":
        raise Problem("match-over")


def act(seat: int, number: int, actions: list[str], confirmed: bool) -> Edit:
    """Add answers to the seat's draft, and confirm them at once if wished."""

    def edit(row: TableRow, match: Match | None, change: Change) -> Match | None:
        match = playing(row, match)
        match.act(seat, number, [match.game.space.parse(text) for text in actions])
        if confirmed:
            confirm_draft(row, match, change, seat, match.draft(seat).number())
        else:
            change.private = seat
        return match

    return edit


def confirm(seat: int, number: int) -> Edit:
    def edit(row: TableRow, match: Match | None, change: Change) -> Match | None:
        confirm_draft(row, playing(row, match), change, seat, number)
        return match

    return edit


def confirm_draft(row: TableRow, match: Match, change: Change, seat: int, number: int) -> None:
    given = match.confirm(seat, number)
    change.answers = [(who, match.game.space.text(action)) for who, action in given]
    for who in {who for who, _ in given}:
        clocks.reward(row, row.seats[who])
    for player in row.seats:
        if not match.locks[player.seat]:
            clocks.keep_reward(player)


def start(row: TableRow, match: Match | None, change: Change) -> Match | None:
    """Deal, and answer what is no choice."""
    if row.status != "waiting":
        raise Problem("already-started")
    for seat in row.seats:
        if keeping.free_seat(seat):
            raise Problem("seats-free")
        seat.bank = clocks.first_bank(row)
    row.status = "playing"
    decide(row)
    game = keeping.game_of(row)
    renew(row, game, change)
    begun = keeping.begun(game, row)
    given = begun.answer_forced()
    begun.note_locks(given)
    change.answers = [(who, game.space.text(action)) for who, action in given]
    return begun


def renew(row: TableRow, game: Game[Any], change: Change) -> None:
    """What has waited for players over an upgrade begins by the rules that are here."""
    if row.rules != game.version or row.options != game.options:
        row.rules, row.options = game.version, game.options
        row.seed_hash = seed_hash(game, bytes.fromhex(row.seed))
        change.other_rules = True


def take_back(seat: int, whole: bool) -> Edit:
    def edit(row: TableRow, match: Match | None, change: Change) -> Match | None:
        playing(row, match).take_back(seat, whole)
        change.private = seat
        return match

    return edit


def unlock(seat: int) -> Edit:
    def edit(row: TableRow, match: Match | None, change: Change) -> Match | None:
        change.dropped = seat
        change.dropped_count = playing(row, match).unlock(seat)
        clocks.withdraw_reward(row.seats[seat])
        return match

    return edit


def answer(seat: int, number: int, action: str) -> Edit:
    """A bot's answer: given and confirmed in one. What it does for a player is counted."""
    given = act(seat, number, [action], confirmed=True)

    def edit(row: TableRow, match: Match | None, change: Change) -> Match | None:
        match = given(row, match, change)
        if row.seats[seat].kind == "person":
            row.seats[seat].stood_in += 1
        return match

    return edit


def preview(match: Match, seat: int, text: str) -> list[WireEvent]:
    """What the seat would see happen, as far as it can know.

    An answer that the draft has given, or could have given instead, is tried where it was asked.
    """
    action = match.game.space.parse(text)
    draft = match.where_offered(seat, action)
    events = match.game.preview(View(seat, draft.table), action)
    return [wire.event_of(match.game, event) for event in events]


def end_time(row: TableRow, match: Match | None, change: Change) -> Match | None:
    """A bot plays on where a clock is at its end; what has run until now is taken off already."""
    if row.deadline is None or row.deadline > change.now:
        raise Settled  # another process was quicker, or an answer was
    late = clocks.out_of_time(row, asked(row, match))
    for seat in late:
        seat.away = True
        if match is not None:
            match.drafts[seat.seat] = []
    change.beside = not late
    return match
