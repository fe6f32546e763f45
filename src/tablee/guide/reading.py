"""Reads the guide of a title, and refuses one that speaks of what its game does not know."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from tablee.engine.game import Game
from tablee.engine.problems import Problem
from tablee.engine.titles import TITLES, Title, find
from tablee.guide.format import ANY, ME, Chapter, Guide, Preference, Step, When

P = TypeVar("P")


def path_of(title: Title) -> Path:
    return title.text.parent / "guide.json"


def has_guide(title: str) -> bool:
    return path_of(find(title)).exists()


def guided() -> list[str]:
    """The titles that have a guide."""
    return [name for name in TITLES if has_guide(name)]


@cache
def guide_of(title: str) -> Guide:
    """The guide of a title; a Problem if it has none, or one that cannot be used."""
    path = path_of(find(title))
    if not path.exists():
        raise Problem("no-guide", title=title)
    guide = read(title, path.read_bytes())
    Checker(title, guide, game_of(title, guide)).check()
    return guide


def game_of(title: str, guide: Guide) -> Game[Any]:
    """What is played at the tables of a guide."""
    return find(title).make(guide.seats, "base", guide.options)


# --- its form ---------------------------------------------------------------------------------


def read(title: str, text: bytes) -> Guide:
    """Part by part, so that a mistake is told with the chapter and the step it is in."""
    try:
        data = msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise bad(title, "", "", str(error)) from error
    chapters = [
        read_chapter(title, chapter) for chapter in listed(title, "", data, "chapters", "guide")
    ]
    return converted(data | {"chapters": chapters}, Guide, title, "", "")


def read_chapter(title: str, data: object) -> Chapter:
    name = id_of(data)
    steps = [
        converted(step, Step, title, name, id_of(step))
        for step in listed(title, name, data, "steps", "chapter")
    ]
    assert isinstance(data, dict)
    return converted(data | {"steps": steps}, Chapter, title, name, "")


def listed(title: str, chapter: str, data: object, field: str, what: str) -> list[object]:
    found = data.get(field) if isinstance(data, dict) else None
    if not isinstance(found, list):
        raise bad(title, chapter, "", f"{what}: {field}")
    return found


def id_of(data: object) -> str:
    return str(data.get("id", "")) if isinstance(data, dict) else ""


def converted(data: object, kind: type[P], title: str, chapter: str, step: str) -> P:
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise bad(title, chapter, step, str(error)) from error


def bad(title: str, chapter: str, step: str, fault: str) -> Problem:
    return Problem("bad-guide", title=title, chapter=chapter, step=step, fault=fault)


# --- what it speaks of ------------------------------------------------------------------------


class Checker:
    """Holds a guide against its game: questions, events, answers, seats."""

    def __init__(self, title: str, guide: Guide, game: Game[Any]) -> None:
        self.title = title
        self.guide = guide
        self.game = game
        self.chapter = ""
        self.step = ""

    def check(self) -> None:
        self.require(len(self.guide.cast) == self.guide.seats - 1, "cast")
        self.once([chapter.id for chapter in self.guide.chapters])
        self.once([step.id for chapter in self.guide.chapters for step in chapter.steps])
        for chapter in self.guide.chapters:
            self.chapter, self.step = chapter.id, ""
            self.check_when(chapter.over, "over")
            if chapter.position.reach is not None:
                self.check_when(chapter.position.reach, "position.reach")
            for seat, preferences in chapter.script.items():
                self.require(seat in [str(n) for n in range(self.guide.seats)], f"script.{seat}")
                self.check_script(preferences, seat)
            for step in chapter.steps:
                self.step = step.id
                self.check_step(step)

    def once(self, names: list[str]) -> None:
        for name in names:
            self.require(names.count(name) == 1, f"id: {name}")

    def check_step(self, step: Step) -> None:
        self.check_when(step.when, "when")
        self.check_event(step.until, "until")
        self.require((step.kind == "look") <= (not step.do), "do")
        self.require((step.kind == "with") <= bool(step.do), "do")
        self.require((step.kind == "look") or bool(step.when.ask), "when.ask")
        self.check_actions(step.do, "do")
        self.check_actions(step.otherwise, "else")
        lit = [name.partition(":")[2] for name in step.light if name.startswith("choice:")]
        self.check_actions(lit, "light")
        for name in step.light:
            self.require(":" in name, f"light: {name}")

    def check_script(self, preferences: list[Preference], seat: str) -> None:
        for each in preferences:
            self.require(each.ask in self.game.messages.asks, f"script.{seat}: {each.ask}")
            self.check_actions(each.attempt, f"script.{seat}")

    def check_when(self, when: When, field: str) -> None:
        self.require(bool(when.ask or when.event or when.facts), field)
        self.require(not when.ask or when.ask in self.game.messages.asks, f"{field}: {when.ask}")
        self.check_event(when.event, field)

    def check_event(self, event: str, field: str) -> None:
        self.require(not event or event in self.game.messages.events, f"{field}: {event}")

    def check_actions(self, texts: Iterable[str], field: str) -> None:
        for text in texts:
            known = text in self.game.space.numbers
            if text.endswith(ANY):
                known = any(each.startswith(text[:-1]) for each in self.game.space.numbers)
            self.require(known, f"{field}: {text}")

    def require(self, truth: bool, fault: str) -> None:
        if not truth:
            raise bad(self.title, self.chapter, self.step, fault)


assert ME == 0, "the cast begins at the seat after"
