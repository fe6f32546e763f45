"""The outlook: how good a position looks to bots."""

from __future__ import annotations

from typing import Final

from tablee.engine.zones import members
from tablee.games.goofspiel.score import totals
from tablee.games.goofspiel.state import Table

STEEP: Final = 3
"""How much better a higher card is at getting a prize: shares go by this power of the values."""


def outlook(s: Table, seat: int) -> float:
    """Points ahead of the best other, with what each hand can be expected to win."""
    expected = [won + to_come for won, to_come in zip(totals(s), still_to_win(s), strict=True)]
    return expected[seat] - max(expected[:seat] + expected[seat + 1 :])


def still_to_win(s: Table) -> list[float]:
    """Best cards go for best prizes, and each prize is shared by strength."""
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
