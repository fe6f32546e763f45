"""What viewers can work out beyond what they see."""

from __future__ import annotations

from tablee.games.pest.state import Table


def some_of_each_colour_are_out(s: Table, viewer: int, world: Table) -> bool:
    """PEST-029: with one or two players, of each road colour some cards have left the game."""
    if not s.kit.trimmed:
        return True
    for pile in s.kit.road_piles:
        out = [card for card in pile if card in world.plague_box]
        if len(out) < s.kit.removed_per_colour:
            return False
    return True
