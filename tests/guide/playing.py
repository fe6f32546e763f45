"""Plays guides on the rules: along their main line, and away from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from typing import Any, Final

from tablee import bots
from tablee.bots.bot import Budget
from tablee.engine.game import Game
from tablee.engine.state import State
from tablee.guide.coach import Coach, Done, collected
from tablee.guide.format import ME, Chapter, Step
from tablee.guide.positions import position_of
from tablee.guide.reading import game_of, guide_of
from tablee.guide.script import prepared_answer

MOST_ANSWERS: Final = 400
"""Of all players, in a chapter."""

NEWCOMER: Final = "level-1"


class Table:
    """A chapter that is being played, with the coach beside the player."""

    def __init__(self, title: str, chapter: Chapter) -> None:
        self.game: Game[Any] = game_of(title, guide_of(title))
        self.chapter = chapter
        self.s: State[Any] = position_of(title, chapter.id)
        self.looked: list[str] = []
        self.answers: list[tuple[int, int]] = []
        self.coach = Coach(self.game, chapter, self.looked)
        self.coach.see(self.game.view(self.s, ME))

    def clone(self) -> Table:
        other = copy(self)
        other.s = self.s.clone()
        other.s.events = list(self.s.events or [])
        other.looked = list(self.looked)
        other.answers = list(self.answers)
        other.coach = copy(self.coach)
        other.coach.looked = other.looked
        other.coach.spent = list(self.coach.spent)
        other.coach.events = list(self.coach.events)
        return other

    def answer(self, seat: int, action: int) -> None:
        self.answers.append((seat, action))
        if seat == ME:
            self.coach.answer(action)
        self.s.apply(seat, action)
        self.coach.hear(collected(self.s))
        self.coach.see(self.game.view(self.s, ME))

    def others_answer(self) -> None:
        """As they do at a guide's table, until nobody is left to answer but the player."""
        while others := [seat for seat in self.s.acting() if seat != ME]:
            view = self.game.view(self.s, others[0])
            wish = prepared_answer(self.game, self.chapter, view)
            self.answer(others[0], newcomer(self.game, view) if wish is None else wish)

    def look(self) -> Step | None:
        """The player has seen what there is only to look at; the step that it was."""
        step = self.coach.armed()
        if step is None or step.kind != "look":
            return None
        self.looked.append(step.id)
        self.coach.see(self.game.view(self.s, ME))
        return step

    def moments(self, choose: Callable[[Table], int]) -> Iterator[Step | None]:
        """The step that speaks at every moment until the chapter is over, before it is answered."""
        for _ in range(MOST_ANSWERS):
            self.others_answer()
            if self.coach.is_over() or self.s.over():
                return
            yield self.coach.armed()
            if self.look() is None:
                self.answer(ME, choose(self))
        raise AssertionError(f"{self.chapter.id}: it does not end; spent: {self.coach.spent}")


def newcomer(game: Game[Any], view: Any) -> int:
    return bots.make(NEWCOMER, b"guide").choose(game, view, Budget(iterations=4))


def as_the_lesson_says(table: Table) -> int:
    """What the step says, else what the guide's own script wishes for the player."""
    view = table.game.view(table.s, ME)
    wish = prepared_answer(table.game, table.chapter, view)
    lesson = [table.game.space.parse(text) for text in table.coach.lesson()]
    options = [int(option) for option in table.s.options(ME)]
    right = [option for option in options if option in lesson]
    if wish is not None and (not lesson or wish in lesson):
        return wish
    if right:
        return right[0]
    asked = table.coach.moment.asked
    assert len(options) == 1, f"{table.chapter.id}: nothing says what to answer to {asked}"
    return options[0]


def as_a_newcomer(table: Table) -> int:
    return newcomer(table.game, table.game.view(table.s, ME))


def shown_now(table: Table, known: set[str]) -> Done | None:
    """The step of which one can see now what came of it, for the first time."""
    done = table.coach.done
    if done is None or done.step.id in known or not done.is_shown():
        return None
    known.add(done.step.id)
    return done
