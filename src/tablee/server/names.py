"""Names that people give themselves: as they are kept, and what else looks like them."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from tablee.engine.problems import Problem

LONGEST: Final = 30
"""Characters, counted as they are kept."""

ACCOUNT: Final = re.compile(r"[\w.-]{2,}")

UNSEEN: Final = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
"""Kinds of characters that show nothing by themselves: controls, what has no width, what turns the
direction of others, what means nothing to anybody else."""

BLANK: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0]"
)
"""Characters of other kinds that show nothing either."""

CAPITALS: Final = str.maketrans("\u0397\u039d\u03a5", "hny")
"""Greek ones that look like Latin letters which their small forms do not look like."""

ALIKE: Final = {
    "a": "\u0430\u03b1\u0251",
    "b": "\u0432\u044c\u03b2\u0185",
    "c": "\u0441\u03f2",
    "d": "\u0501\u0257",
    "e": "\u0435\u0454\u03b5\u04bd",
    "f": "\u0192\u03dd",
    "g": "\u0261\u0581\u050d",
    "h": "\u043d\u04bb\u0570",
    "j": "\u0458\u03f3",
    "k": "\u043a\u03ba",
    "l": "1i\u0456|\u0131\u03b9\u04cf!\u0269",
    "n": "\u043f\u03b7\u0578",
    "o": "0\u043e\u03bf\u0585\u03c3\u0275",
    "p": "\u0440\u03c1",
    "q": "\u051b\u0566",
    "r": "\u0433\u027c",
    "s": "\u0455\u0282",
    "t": "\u0442\u03c4",
    "u": "\u03c5\u057d\u028b",
    "v": "\u03bd\u0475",
    "x": "\u0445\u03c7\u00d7",
    "y": "\u0443\u03b3",
    "z": "\u0290",
    "rn": "m\u043c",
    "vv": "w\u03c9\u051d\u0561",
}
"""A letter, or two, and what looks like it: in Latin, Cyrillic, Greek and Armenian, and figures.

Small i, l and the figure 1 are one here, as the capital of the first looks like the second.
"""

SAME: Final = str.maketrans({other: letter for letter, others in ALIKE.items() for other in others})


def written(name: str) -> str:
    """The name as it is kept: composed, with single spaces, without what cannot be seen."""
    seen = [letter for letter in unicodedata.normalize("NFKC", name) if is_seen(letter)]
    return unicodedata.normalize("NFKC", " ".join("".join(seen).split()))


def is_seen(letter: str) -> bool:
    if letter in "\t\n\r":
        return True  # it parts words, like a space
    return unicodedata.category(letter) not in UNSEEN and not BLANK.match(letter)


def nickname(wish: str) -> str:
    """A name at the table; a Problem if it cannot be one."""
    name = written(wish)
    if not name:
        raise Problem("empty-name")
    if len(name) > LONGEST:
        raise Problem("long-name", most=LONGEST)
    return name


def account_name(wish: str) -> str:
    """The name of an account; a Problem if it cannot be one."""
    name = nickname(wish)
    if not ACCOUNT.fullmatch(name):
        raise Problem("bad-account-name", account=name)
    return name


def skeleton(name: str) -> str:
    """What is the same for all names that look alike, whatever their letters and accents are."""
    folded = written(name).translate(CAPITALS).casefold()
    parts = unicodedata.normalize("NFKD", folded)
    plain = "".join(letter for letter in parts if not unicodedata.combining(letter))
    return plain.translate(SAME)
