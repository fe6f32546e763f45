"""What a guide holds: chapters, each with a position of its own, and steps tied to questions."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from tablee.engine.game import OptionValue

ME: Final = 0
"""The seat of whoever is guided."""

ANY: Final = "*"
"""Stands at the end of an action for whatever may follow: `give *`."""

Name = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]

Value = str | int
"""A number, or a thing as "kind:name"."""


class Bounds(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A number from least to most."""

    least: int | None = None
    most: int | None = None


class When(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A moment, as the player sees it: what is asked, what has happened, what is on the table."""

    ask: str = ""
    event: str = ""
    """Of the player or of nobody in particular, since the player's last answer."""
    facts: dict[str, Value | Bounds] = {}
    """Each is this; of a list, it holds this."""


class Recipe(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a position is made: dealt, played on at random, and arranged."""

    seed: str = "guide"
    reach: When | None = None
    """The first moment like this, if everybody answers at random; none: as it is dealt."""
    fetch: dict[str, list[str]] = {}
    """What comes last into a list, out of the pile in which it lies."""
    swap: dict[str, str | list[str]] = {}
    """What lies in a place shall be this; whatever lay there goes where this was."""
    put: dict[str, object] = {}
    """What a place shall hold, whatever it held."""


class Preference(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a seat answers when it is asked this, as far as it can: the first that is offered."""

    ask: str
    facts: dict[str, Value | Bounds] = {}
    attempt: Annotated[list[str], Meta(min_length=1)] = msgspec.field(name="try")


Kind = Literal["look", "with", "choice"]
"""Something to look at; one thing to be done together; a choice of the player alone."""


class Step(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One thing that is learnt."""

    id: Name
    kind: Kind
    when: When
    light: list[str] = []
    """What is spoken of: `choice:keep s1-h2.defitia`, `card:s1-h2.defitia`, `zone:cabins`."""
    about: dict[str, Value] = {}
    """What the sentence names beside the facts of the table."""
    do: list[str] = []
    """The answers that are the lesson; of a choice, none means all."""
    otherwise: dict[str, str] = msgspec.field(name="else", default_factory=dict)
    """By answer, the sentence for one that is not the lesson."""
    until: str = ""
    """The event that shows what came of it; none: the answer does."""
    shows: list[str] = []
    """Facts whose change is shown then."""
    expect: dict[str, Value | Bounds] = {}
    """How these facts are then, if the lesson was followed: for tests, never shown."""
    teaches: Annotated[list[str], Meta(min_length=1)]
    aside: bool = False
    """It comes up only if the player has gone another way."""
    undo: Literal["step", "chapter", "no"] = "step"
    """How far one may go back after it: to just before it, to where the chapter began, or not."""


class Chapter(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A few minutes at one table."""

    id: Name
    position: Recipe = Recipe()
    script: dict[str, list[Preference]] = {}
    """By seat; the player's own is followed by tests alone, where no step says what to do."""
    steps: Annotated[list[Step], Meta(min_length=1)]
    over: When
    """From then on the next chapter is offered, whatever has been said."""


class Guide(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a title is learnt."""

    seats: int
    options: dict[str, OptionValue] = {}
    cast: list[str]
    """The names of those at the other seats, in order."""
    must: list[str]
    """Rules that have to be taught."""
    chapters: Annotated[list[Chapter], Meta(min_length=1)]

    def chapter(self, name: str) -> Chapter:
        return next(chapter for chapter in self.chapters if chapter.id == name)

    def after(self, name: str) -> Chapter | None:
        """The chapter that follows on this one."""
        at = [chapter.id for chapter in self.chapters].index(name)
        return self.chapters[at + 1] if at + 1 < len(self.chapters) else None


def sentence(step: Step) -> str:
    """The key of what is said in a step; its attribute `why` holds what is said to who asks why."""
    return f"guide-{step.id}"


def chapter_name(chapter: Chapter) -> str:
    """The key of the chapter's name; its attribute `before` says what has happened until then."""
    return f"guide-chapter-{chapter.id}"
