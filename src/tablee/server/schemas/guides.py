"""Guided first games: how far somebody is, and what is said at the table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from tablee.server.schemas.values import Wire

Facts = dict[str, str | int | list[str | int]]
"""Numbers, things as "kind:name", players as "seat:" and the number of their seat."""

NoteKind = Literal["look", "with", "choice", "none"]
"""Something to look at; something to do together; a choice of one's own; nothing is said."""


class OpenGuide(Wire):
    """Go on learning, or open a chapter."""

    chapter: Annotated[str, Meta(max_length=40)] = ""
    """None: where one was."""
    again: bool = False
    """From the chapter's beginning."""


class Looked(Wire):
    """A step that only shows something was seen."""

    step: Annotated[str, Meta(min_length=1, max_length=40)]


class Met(Wire):
    """The hint for a kind of question was seen."""

    ask: Annotated[str, Meta(min_length=1, max_length=60)]


class Firsts(Wire):
    """What first games of a title still hint at."""

    title: str
    asks: list[str]
    """Kinds of questions that the reader has met, or learnt in a guide."""
    hints: bool
    """Whether anything is hinted at: not to those who have finished some matches."""


class GuideInfo(Wire):
    """How far the reader is in the guide of a title."""

    title: str
    chapter: str
    done: list[str]
    """Chapters that were played to their end."""
    number: int
    """So many steps were taken."""
    steps: int
    """Of so many."""
    finished: bool


class Changed(Wire):
    """A number of the player's that is not as it was before the last step."""

    field: str
    before: int
    after: int


class Answered(Wire):
    """The last step that was answered, and what came of it."""

    step: str
    followed: bool
    """It was the lesson, or the choice was free."""
    say: str
    """The key of what is said to this answer; empty: nothing in particular."""
    changes: list[Changed]
    back: bool
    """It can be taken back."""


class GuideNote(Wire):
    """What is said to the player now."""

    version: int
    """Of the view that it goes with."""
    chapter: str
    chapters: list[str]
    done: list[str]
    """Chapters that were played to their end."""
    number: int
    """Which step of the whole guide this is."""
    steps: int
    step: str
    """Empty if no step speaks."""
    kind: NoteKind
    facts: Facts
    """The arguments of all that is said."""
    light: list[str]
    """What is spoken of: choices, things, players and zones of the board."""
    lesson: list[str]
    """The choices that are right."""
    rules: list[str]
    answered: Answered | None
    over: bool
    """The chapter has nothing more to say."""
    following: str
    """The next chapter; empty after the last."""
