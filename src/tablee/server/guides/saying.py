"""What is said at a guide's table: worked out from the answers that were given there."""

from __future__ import annotations

from typing import Any, NamedTuple

from tablee.engine.game import Game
from tablee.engine.state import View
from tablee.guide.coach import Coach, Done, follow, follow_draft
from tablee.guide.format import Chapter, Guide
from tablee.guide.reading import guide_of
from tablee.server.db.rows import TableRow
from tablee.server.guides.keeping import Progress
from tablee.server.schemas.guides import Answered, Changed, GuideInfo, GuideNote

Answers = list[tuple[int, str]]


class Drafted(NamedTuple):
    """What the player has chosen and not confirmed, on the player's view."""

    view: View[Any]
    actions: list[int]


def coach_at(
    game: Game[Any], row: TableRow, progress: Progress, answers: Answers, drafted: Drafted | None
) -> Coach:
    """The coach as it stands beside the player after these answers."""
    assert row.begins is not None
    chapter = guide_of(row.title).chapter(row.chapter())
    coach = Coach(game, chapter, progress.looked, progress.spent)
    given = [(seat, game.space.parse(action)) for seat, action in answers]
    follow(coach, game.load(row.begins.position), given)
    if drafted is not None:
        follow_draft(coach, drafted.view, drafted.actions)
    return coach


def note(title: str, progress: Progress, coach: Coach, version: int) -> GuideNote:
    guide = guide_of(title)
    step = coach.armed()
    following = guide.after(coach.chapter.id)
    counted = steps_so_far(guide, coach.chapter, coach.spent)
    return GuideNote(
        version=version,
        chapter=coach.chapter.id,
        chapters=[chapter.id for chapter in guide.chapters],
        done=progress.done,
        number=counted + (step is not None and not step.aside),
        steps=steps_in_all(guide),
        step=step.id if step else "",
        kind=step.kind if step else "none",
        facts={**coach.moment.facts, **(step.about if step else {})},
        light=coach.lit(),
        lesson=coach.lesson(),
        rules=step.teaches if step else [],
        answered=None if coach.done is None else answered(coach, coach.done),
        over=coach.is_over(),
        following=following.id if following else "",
    )


def answered(coach: Coach, done: Done) -> Answered:
    now = coach.moment.facts
    changes: list[Changed] = []
    for field in done.step.shows if done.is_shown() else []:
        before, after = done.facts.get(field), now.get(field)
        if isinstance(before, int) and isinstance(after, int) and before != after:
            changes.append(Changed(field=field, before=before, after=after))
    return Answered(
        step=done.step.id,
        followed=done.followed,
        say=done.said if not done.followed else "",
        changes=changes,
        back=done.step.undo != "no",
    )


def steps_in_all(guide: Guide) -> int:
    return sum(len(due(chapter)) for chapter in guide.chapters)


def steps_so_far(guide: Guide, at: Chapter, spent: list[str]) -> int:
    """Those of the chapters before this one, and those that were taken in it."""
    chapters = guide.chapters[: guide.chapters.index(at)]
    return sum(len(due(chapter)) for chapter in chapters) + len(
        [step for step in due(at) if step in spent]
    )


def due(chapter: Chapter) -> list[str]:
    return [step.id for step in chapter.steps if not step.aside]


def info(progress: Progress, coach: Coach | None) -> GuideInfo:
    """How far somebody is; without a table, at the beginning of the chapter."""
    guide = guide_of(progress.title)
    chapter = guide.chapter(progress.chapter)
    last = guide.chapters[-1].id
    ended = coach is not None and coach.is_over() and chapter.id == last
    return GuideInfo(
        title=progress.title,
        chapter=progress.chapter,
        done=progress.done,
        number=steps_so_far(guide, chapter, coach.spent if coach else []),
        steps=steps_in_all(guide),
        finished=last in progress.done or ended,
    )
