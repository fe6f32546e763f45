"""Who stands beside the player: which step speaks now, and what came of the last one.

What the player has been shown follows from the answers given since the chapter began and from what
was looked at. So nothing is noted while it is played, and what is taken back was never there.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

import msgspec

from tablee.engine.events import Event
from tablee.engine.game import Game
from tablee.engine.problems import Unseen
from tablee.engine.state import State, View
from tablee.guide.facts import Asked, Facts, asked_of, facts_of, hold, told
from tablee.guide.format import ANY, ME, Chapter, Step, When

PATIENCE: Final = 6
"""After so many answers about which nothing was said, the next chapter is offered."""


class Done(msgspec.Struct, frozen=True):
    """A step that the player has answered, and what was on the table before."""

    step: Step
    action: str
    followed: bool
    """It was the lesson."""
    said: str
    """The key of the sentence for this answer; empty: nothing in particular."""
    own: int
    """How many answers the player had given before, since the coach is there."""
    facts: Facts
    happened: tuple[str, ...] = ()
    """The events since that concern the player."""

    def is_shown(self) -> bool:
        """What came of it can be seen."""
        return not self.step.until or self.step.until in self.happened


class Moment(msgspec.Struct, frozen=True):
    """What the player sees, and what has happened since the player's last answer."""

    asked: Asked | None
    facts: Facts
    events: tuple[str, ...]

    def fits(self, when: When) -> bool:
        if when.ask and (self.asked is None or self.asked.ask != when.ask):
            return False
        if when.event and when.event not in self.events:
            return False
        return hold(when.facts, self.facts)


class Coach:
    """Follows one chapter from its position on, answer by answer."""

    def __init__(
        self, game: Game[Any], chapter: Chapter, looked: Collection[str], spent: Sequence[str] = ()
    ) -> None:
        self.game = game
        self.chapter = chapter
        self.looked = looked
        """Steps that only show something, which the player has seen."""
        self.spent = list(spent)
        self.done: Done | None = None
        """The last step that was answered."""
        self.silent = 0
        """How many answers were given since about which nothing was said."""
        self.ended = False
        self.events: list[Event] = []
        """What has happened since the player's last answer."""
        self.own = 0
        """How many answers the player has given."""
        self.moment = Moment(None, {}, ())

    # --- what is seen -------------------------------------------------------------------------

    def see(self, view: View[Any]) -> None:
        """How the table looks to the player now."""
        asked = asked_of(self.game, view)
        facts = told(self.game, self.events) | facts_of(self.game, view, asked)
        self.moment = Moment(asked, facts, tuple(event.name for event in self.events))
        if self.moment.fits(self.chapter.over) or view.table.over():
            self.ended = True
        self.pass_over_what_was_seen()

    def hear(self, events: Sequence[Event]) -> None:
        """What the player has been told since; of others, only what concerns nobody alone."""
        concern = [event for event in events if event.seat in (ME, -1)]
        self.events += concern
        if self.done is not None:
            happened = (*self.done.happened, *[event.name for event in concern])
            self.done = msgspec.structs.replace(self.done, happened=happened)

    def pass_over_what_was_seen(self) -> None:
        step = self.armed()
        while step is not None and step.kind == "look" and step.id in self.looked:
            self.spent.append(step.id)
            step = self.armed()

    def armed(self) -> Step | None:
        """The step that speaks now: the first that was not spent and whose moment this is."""
        for step in self.chapter.steps:
            if step.id not in self.spent and self.moment.fits(step.when):
                return step
        return None

    # --- what is answered ---------------------------------------------------------------------

    def answer(self, action: int) -> None:
        """The player answers; who does so before having looked has looked."""
        step = self.armed()
        while step is not None and step.kind == "look":
            self.spent.append(step.id)
            step = self.armed()
        if step is not None:
            self.spend(step, action)
        elif self.is_unaccompanied():
            self.silent += 1
        self.own += 1
        self.events = []

    def is_unaccompanied(self) -> bool:
        """A real choice about which nothing is said, and which is not part of a turn alone."""
        asked = self.moment.asked
        alone = self.done is not None and not self.done.is_shown()
        return asked is not None and len(asked.offered) > 1 and not alone

    def spend(self, step: Step, action: int) -> None:
        text = self.game.space.text(action)
        self.spent.append(step.id)
        self.silent = 0
        self.done = Done(
            step=step,
            action=text,
            followed=is_lesson(step, text),
            said=said_to(step, text),
            own=self.own,
            facts=self.moment.facts,
        )

    # --- what is shown ------------------------------------------------------------------------

    def lesson(self) -> list[str]:
        """The offered answers that are right in the step that speaks now."""
        step = self.armed()
        asked = self.moment.asked
        if step is None or step.kind == "look" or asked is None:
            return []
        return [text for text in asked.offered if is_lesson(step, text)]

    def lit(self) -> list[str]:
        """What the step speaks of, and the answers that are right."""
        step = self.armed()
        if step is None:
            return []
        offered = [f"choice:{text}" for text in self.offered()]
        named = [name for name in step.light if not name.startswith("choice:") or name in offered]
        chosen = [f"choice:{text}" for text in self.lesson()]
        return list(dict.fromkeys([*chosen, *named]))

    def offered(self) -> list[str]:
        """All that can be chosen, with what belongs to it and comes after it."""
        asked = self.moment.asked
        return [] if asked is None else list(dict.fromkeys([*asked.offered, *asked.beside]))

    def is_over(self) -> bool:
        """The chapter has nothing more to say: its end has come, or all is spent and what came of
        it is shown, or it was passed by.
        """
        return self.armed() is None and (
            self.ended
            or self.silent >= PATIENCE
            or (self.is_all_spent() and (self.done is None or self.done.is_shown()))
        )

    def is_all_spent(self) -> bool:
        return all(step.id in self.spent for step in self.chapter.steps)


def is_lesson(step: Step, text: str) -> bool:
    return not step.do or any(matches(each, text) for each in step.do)


def matches(pattern: str, text: str) -> bool:
    return text.startswith(pattern[:-1]) if pattern.endswith(ANY) else text == pattern


def said_to(step: Step, text: str) -> str:
    """The key of what is said to this answer, if anything is."""
    return next((key for each, key in step.otherwise.items() if matches(each, text)), "")


# --- following a match ------------------------------------------------------------------------


def follow(coach: Coach, s: State[Any], answers: Sequence[tuple[int, int]]) -> None:
    """Let the coach see a match from its position on. The position is played on."""
    s.events = []
    coach.see(coach.game.view(s, ME))
    for seat, action in answers:
        if seat == ME:
            coach.see(coach.game.view(s, ME))
            coach.answer(action)
        s.apply(seat, action)
        coach.hear(collected(s))
    coach.see(coach.game.view(s, ME))


def collected(s: State[Any]) -> list[Event]:
    """What has happened and may be told, as the player is told of it."""
    events = s.events or []
    s.events = [event for event in events if event.veiled]
    return [event.seen_by(ME) for event in events if not event.veiled]


def follow_draft(coach: Coach, view: View[Any], actions: Sequence[int]) -> None:
    """Let the coach see what the player has chosen and not confirmed, on the player's view."""
    table = view.table
    for action in actions:
        coach.answer(action)
        table = table.clone()
        table.events = []
        try:
            table.apply(ME, action)
        except Unseen:  # it has to be confirmed before anything follows
            return
        coach.hear(collected(table))
        coach.see(View(ME, table))
