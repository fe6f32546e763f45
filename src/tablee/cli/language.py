"""The language of the command line: the one asked for, else that of the environment."""

from __future__ import annotations

import os

from tablee.words import LANGUAGES, Words, words

chosen: list[str] = []
"""The language asked for by an option or command, if any."""


def choose(language: str) -> None:
    words(language)  # a Problem if there is no such language
    chosen[:] = [language]


def language() -> str:
    if chosen:
        return chosen[0]
    for name in ("TABLEE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(name, "")[:2].lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


def current() -> Words:
    return words(language())
