"""What those at the other seats answer, as long as the guide has a wish of theirs that is offered.

A seat is given its own view, like every bot, and chance goes by the position: nothing is rigged.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.engine.game import Game
from tablee.engine.state import View
from tablee.guide.coach import matches
from tablee.guide.facts import asked_of, facts_of, hold
from tablee.guide.format import Chapter, Preference


def prepared_answer(game: Game[Any], chapter: Chapter, view: View[Any]) -> int | None:
    """The first of the seat's wishes that is offered now; none: it decides as a bot."""
    asked = asked_of(game, view)
    if asked is None:
        return None
    facts = facts_of(game, view, asked)
    wishes: Sequence[Preference] = chapter.script.get(str(view.viewer), [])
    for wish in wishes:
        if wish.ask == asked.ask and hold(wish.facts, facts):
            for pattern in wish.attempt:
                for text in asked.offered:
                    if matches(pattern, text):
                        return game.space.parse(text)
    return None
