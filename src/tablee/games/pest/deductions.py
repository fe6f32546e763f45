"""What viewers can work out beyond what they see."""

from __future__ import annotations

from tablee.games.pest.state import Table


def one_card_of_each_colour_is_out(s: Table, viewer: int, world: Table) -> bool:
    """PEST-029: with one or two players, of each road colour some cards are not in the game."""
    if not s.kit.trimmed:
        return True
    cards = world.plague_shown + world.plague
    for pile in s.kit.road_piles:
        here = [card for card in pile if card in cards]
        if len(here) > len(pile) - s.kit.removed_per_colour:
            return False
    return True


def every_card_is_there_once(s: Table, viewer: int, world: Table) -> bool:
    """PEST-028: six different cards of each kind, those that were shown among them."""
    plague = world.plague_shown + world.plague
    favour = world.favour_shown + world.favour
    return len(set(plague)) == len(plague) and len(set(favour)) == len(favour)
