"""Names of people inside sentences: whatever their direction, they mirror nothing around them."""

from __future__ import annotations

import unicodedata
from typing import Final

MARKS: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""They change the direction of what follows, or end that."""

FIRST_STRONG_ISOLATE: Final = "\u2068"
POP_ISOLATE: Final = "\u2069"


def isolated(name: str) -> str:
    """The name as it stands in a sentence: one that is written from the right keeps to itself."""
    kept = "".join([letter for letter in name if letter not in MARKS])
    if any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in kept):
        return f"{FIRST_STRONG_ISOLATE}{kept}{POP_ISOLATE}"
    return kept
