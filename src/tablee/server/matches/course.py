"""The course of a match that is over: how the score stood, from the first moment to the last."""

from __future__ import annotations

from tablee.engine.titles import find
from tablee.server.db.rows import TableRow
from tablee.server.matches.keeping import dealt_again
from tablee.server.matches.match import Match
from tablee.server.schemas.matches import Course, Standing


def course_of(row: TableRow, answers: list[tuple[int, str]]) -> Course:
    """The match played again; moments are the numbers of events, the same for every viewer."""
    match = dealt_again(row)
    course = Course(moments=row.begins.told if row.begins else 0, rounds=[], standings=[])
    note(match, course)
    for seat, action in answers:
        match.game.play(match.s, seat, action)
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
