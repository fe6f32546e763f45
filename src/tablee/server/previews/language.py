"""In which language a link is shown: that of its maker, which stands in it, or the reader's."""

from __future__ import annotations

from tablee.words.catalogue import LANGUAGES


def chosen(named: str, accepted: str) -> str:
    """The one that is named; else the one a browser likes best of those we speak; else English."""
    if named in LANGUAGES:
        return named
    liked: list[tuple[float, int, str]] = []
    for place, part in enumerate(accepted.split(",")[:20]):
        tag, _, weight = part.partition(";")
        language = tag.strip().lower().partition("-")[0]
        if language in LANGUAGES:
            liked.append((-quality(weight), place, language))
    return min(liked)[2] if liked else LANGUAGES[0]


def quality(weight: str) -> float:
    """As in `fr;q=0.8`."""
    try:
        return float(weight.strip().removeprefix("q=")) if weight else 1.0
    except ValueError:
        return 0.0
