"""The score: the sum of the values of the prizes won."""

from __future__ import annotations

from typing import Final

from tablee.engine.decision import Score
from tablee.engine.zones import members
from tablee.games.goofspiel.state import Table

STEEP: Final = 3
"""How much better a higher card is at getting a prize: shares go by this power of the values."""


def scores(s: Table) -> list[Score]:
    """One line for each player (GOOF-031); equal scores share the victory (GOOF-032)."""
    return [Score(points, {"prizes": points}) for points in totals(s)]


def totals(s: Table) -> list[int]:
    worth = s.kit.worth
    return [worth[player.won] for player in s.seats]


def evaluate(s: Table, seat: int) -> float:
    """Points ahead of the best other, with a forecast of what each hand will still win."""
    forecast = [won + to_come for won, to_come in zip(totals(s), still_to_win(s), strict=True)]
    return forecast[seat] - max(forecast[:seat] + forecast[seat + 1 :])


def still_to_win(s: Table) -> list[float]:
    """A forecast: best cards go for best prizes, and each prize is shared by strength."""
    seen = s.gone
    for player in s.seats:
        seen |= player.won
    prizes = members(s.kit.suit & ~seen)
    hands = [members(player.hand) for player in s.seats]
    shares = [0.0] * len(hands)
    rounds = min([len(prizes), *[len(hand) for hand in hands]])
    for place in range(1, rounds + 1):
        strengths = [float((hand[-place] + 1) ** STEEP) for hand in hands]
        worth = (prizes[-place] + 1) / sum(strengths, 0.0)
        for seat, strength in enumerate(strengths):
            shares[seat] += worth * strength
    return shares
