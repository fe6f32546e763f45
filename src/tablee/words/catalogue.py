"""The catalogues of one language: sentences by key."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentFloat, fluent_number

from tablee.engine.problems import Problem

LANGUAGES: Final = ("en", "fr", "es")

COMMON: Final = Path(__file__).parent / "text"
"""The catalogues of all that is not about a particular game."""

Argument = str | int | float

BEGINS_WITH_I: Final = re.compile(r"h?[ií](?![aeoáéó])|y(?![aeiouáéíóú])", re.IGNORECASE)
"""Sounds like an i, and not like the i of hielo: Spanish has another "and" before it."""


def decimal(value: float, digits: int) -> float:
    """A number that a sentence writes with so many decimals, after its own comma or point."""
    number = fluent_number(float(value), minimumFractionDigits=digits, maximumFractionDigits=digits)
    assert isinstance(number, FluentFloat)
    return number


class Words:
    """Sentences in one language, from the common catalogue and those in the folders given."""

    def __init__(self, language: str, *folders: Path) -> None:
        if language not in LANGUAGES:
            raise Problem("unknown-language", language=language, languages=", ".join(LANGUAGES))
        self.language = language
        # Marks around arguments that keep writing directions apart would only disturb a terminal.
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in (COMMON, *folders):
            text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
            self.bundle.add_resource(FluentResource(text))

    def has(self, key: str, attribute: str = "") -> bool:
        if not self.bundle.has_message(key):
            return False
        message = self.bundle.get_message(key)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, key: str, attribute: str = "", /, **arguments: Argument) -> str:
        """The sentence of this key. One that is missing or broken is a fault of the catalogue."""
        message = self.bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, f"{key} has no words in {self.language}"
        text, errors = self.bundle.format_pattern(pattern, arguments)
        assert not errors, f"{key} in {self.language}: {errors}"
        return str(text)

    def all_of(self, items: Sequence[str]) -> str:
        """A list as people write it: a, b and c."""
        if not items:
            return self.say("list-empty")
        if len(items) == 1:
            return items[0]
        head, last = ", ".join(items[:-1]), items[-1]
        before_i = BEGINS_WITH_I.match(last)
        return self.say("list-last-before-i" if before_i else "list-last", head=head, last=last)

    def problem(self, problem: Problem) -> str:
        """What is wrong with somebody's input."""
        facts: dict[str, Argument] = {}
        for name, fact in problem.facts.items():
            told = self.problem(fact) if isinstance(fact, Problem) else fact
            facts[name] = told if isinstance(told, int) else str(told)
        return self.say(f"problem-{problem.name}", **facts)


@cache
def words(language: str) -> Words:
    """The common words of a language, loaded once."""
    return Words(language)
