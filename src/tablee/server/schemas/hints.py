"""Hints at tables for practice."""

from __future__ import annotations

from tablee.bots.bot import Reason
from tablee.bots.search.aims import Unit
from tablee.server.schemas.values import Wire


class HintedOption(Wire):
    """One of the options, as a bot in this seat sees it."""

    action: str
    cost: float
    """What it gives away compared with the best, in points or in chances; 0 of the best."""
    share: float
    """The share of the victory that is expected with it."""
    equal: bool
    """It may be as good as the best."""


class Hint(Wire):
    """What a bot would do in this seat, from what the seat can know."""

    number: int
    """Of the question it is about."""
    options: list[HintedOption]
    """The best first; those that were not weighed are left out."""
    reasons: list[Reason]
    """From where the best brings more than the next."""
    unit: Unit
    """In which costs are counted."""
    by_rule: bool
    """There was no time to weigh: it is what rules of thumb advise."""
