"""Somebody's attempt beside the match of the strongest bot: alike until one chose otherwise.

Both were dealt the same and sat with the same bots, which answer alike as long as the seat does. So
the same question was put to both up to the first answer that differs; from there on they played
different games, of which the scores tell what came.
"""

from __future__ import annotations

import asyncio
from datetime import date
from typing import NamedTuple

from sqlalchemy import Connection

from tablee.engine.decision import Score
from tablee.engine.problems import Problem
from tablee.engine.titles import find
from tablee.server import wire
from tablee.server.dailies import attempts, dealing, masters
from tablee.server.db.rows import TableRow
from tablee.server.house.house import House
from tablee.server.matches import keeping
from tablee.server.matches.match import Match
from tablee.server.people import Person
from tablee.server.schemas.daily import Compared, Parting

Answers = list[tuple[int, str]]


class Both(NamedTuple):
    """The tables of the two matches, and all answers that were given there."""

    mine: str
    master: str
    nickname: str
    answers: Answers
    masters_answers: Answers


async def compare(house: House, person: Person, title: str, day: date) -> Compared:
    """Hold the reader's attempt against the strongest bot's; a Problem unless both are there."""
    find(title)
    both = await house.database.read(lambda c: read(c, person.id, title, day))
    own, other = [(await house.tables.find(match)).row for match in (both.mine, both.master)]
    seat = dealing.seat_of(title, day)
    return await asyncio.to_thread(compared, both, own, other, seat)


def read(connection: Connection, account: str, title: str, day: date) -> Both:
    """The bot has played only what is over, so nothing of it is secret any more."""
    own = attempts.find(connection, day, title, account)
    master = masters.find(connection, day, title)
    if own is None or own.match is None or not own.finished:
        raise Problem("nothing-to-compare")
    if master is None or master.match is None:
        raise Problem("nothing-to-compare")
    answers = [keeping.read_answers(connection, match) for match in (own.match, master.match)]
    return Both(own.match, master.match, master.nickname, *answers)


def compared(both: Both, own: TableRow, other: TableRow, seat: int) -> Compared:
    match = keeping.dealt_again(own)
    alike, parting = part(match, seat, both.answers, both.masters_answers)
    return Compared(
        mine=both.mine,
        master=both.master,
        nickname=both.nickname,
        seat=seat,
        alike=alike,
        parting=parting,
        scores=[
            score(own, both.answers, seat),
            score(other, both.masters_answers, seat),
        ],
    )


def part(
    match: Match, seat: int, mine: Answers, masters_answers: Answers
) -> tuple[int, Parting | None]:
    """How many decisions were the same, and the first one that was not."""
    theirs = iter([action for who, action in masters_answers if who == seat])
    alike = 0
    for who, action in mine:
        if who == seat:
            other = next(theirs, action)
            if other != action:
                return alike, parting(match, seat, action, other)
            alike += len(match.s.options(seat)) > 1
        match.game.play(match.s, who, action)
        match.s.moment()
    return alike, None


def parting(match: Match, seat: int, mine: str, masters_answer: str) -> Parting:
    game, s = match.game, match.s
    decision = match.decision(match.draft(seat))
    assert decision is not None, "both have answered it"
    chosen = [game.space.parse(text) for text in (mine, masters_answer)]
    own, other = game.choices(chosen)
    return Parting(
        event=len([event for event in s.events or [] if not event.veiled]),
        ask=decision.ask,
        about=wire.about(game, decision),
        mine=own,
        master=other,
    )


def score(row: TableRow, answers: Answers, seat: int) -> Score:
    """What came of it for the seat, with its parts."""
    match = keeping.dealt_again(row)
    for who, action in answers:
        match.game.play(match.s, who, action)
    return match.game.scores(match.s)[seat]
