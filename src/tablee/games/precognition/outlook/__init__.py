"""The outlook: what follows from a view, said by the rules, so that no client works it out."""

from __future__ import annotations

from tablee.engine.fields import Data
from tablee.games.precognition.objectives import objective_met
from tablee.games.precognition.outlook.boats import ahead, protecting
from tablee.games.precognition.outlook.cards import coming, told_by_cards
from tablee.games.precognition.state import River


def follows(s: River, viewer: int) -> Data:
    """For every boat what its cards mean and what is ahead; for mine, what could come."""
    return {
        "boats": [
            told_by_cards(s, seat) | {"ahead": ahead(s, seat)} for seat in range(len(s.seats))
        ],
        "objectives": {
            s.kit.objectives[objective]: objective_met(s, objective) for objective in s.revealed
        },
        "coming": coming(s, viewer) if viewer >= 0 else {},
        "protecting": protecting(s, viewer) if viewer >= 0 else [],
    }
