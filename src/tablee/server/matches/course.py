"""The course of a match that is over: how the score stood, and how long people thought."""

from __future__ import annotations

from tablee.engine.titles import find
from tablee.server.db.rows import TableRow
from tablee.server.matches.keeping import Times, dealt_again
from tablee.server.matches.match import Match
from tablee.server.schemas.matches import Course, Standing, Thought

AT_ONCE = 0.05
"""Seconds: what is answered within them came with the answer before, or followed of itself."""


def course_of(row: TableRow, answers: list[tuple[int, str]], times: Times) -> Course:
    """The match played again; moments are the numbers of events, the same for every viewer."""
    match = dealt_again(row)
    course = Course(moments=row.begins.told if row.begins else 0, rounds=[], standings=[])
    note(match, course)
    asked = dict.fromkeys(match.s.acting(), times.begun)
    for (seat, action), at in zip(answers, times.answers, strict=True):
        note_thought(row, course, seat, asked.pop(seat, None), at)
        match.game.play(match.s, seat, action)
        acting = match.s.acting()
        asked = {who: asked.get(who, at) for who in acting}
        if match.s.fresh():  # what is secret has not happened yet
            note(match, course)
    return course


def note(match: Match, course: Course) -> None:
    """Write down the rounds that have begun, and the score if it has changed."""
    begins = find(match.game.title).round_begins
    for event in match.news()[-1]:
        if event.name == begins:
            course.rounds.append(course.moments)
        course.moments += 1
    totals = [score.total for score in match.game.scores(match.s)]
    if not course.standings or course.standings[-1].totals != totals:
        course.standings.append(Standing(max(0, course.moments - 1), totals))


def note_thought(
    row: TableRow, course: Course, seat: int, asked: float | None, answered: float
) -> None:
    """Write down how long a person took; bots only make as if."""
    if row.seats[seat].kind != "person" or asked is None or answered - asked < AT_ONCE:
        return
    course.thoughts.append(Thought(seat, course.moments, answered - asked))
