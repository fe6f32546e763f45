"""The score: the challenges won. Whoever is left alone is given those that were missing."""

from __future__ import annotations

from tablee.engine.decision import Score
from tablee.games.nettles.state import NOBODY, Table


def scores(s: Table) -> list[Score]:
    """One line for each player; among equals, more discs left are better (NETTLE-062)."""
    left = s.in_play()
    alone = left[0] if len(left) == 1 else NOBODY
    return [line(s, seat, seat == alone) for seat in range(len(s.seats))]


def line(s: Table, seat: int, alone: bool) -> Score:
    player = s.seats[seat]
    parts = {"wins": player.wins}
    if alone:
        parts["last"] = s.kit.wins - player.wins  # NETTLE-061
    return Score(sum(parts.values()), parts, [player.discs()])
