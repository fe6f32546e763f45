"""What every player can work out about cards, tiles and objectives that lie face down."""

from __future__ import annotations

from tablee.games.precognition.state import River


def decks_are_in_order(s: River, viewer: int, world: River) -> bool:
    """A deck holds its Prescient's cards (PRE-020), the last season at the bottom (PRE-022).

    Hands are drawn from the top. The kit knows the cards of a season by their place in a deck.
    """
    for seat, boat in enumerate(world.seats):
        seasons: list[int] = []
        for card in boat.deck + boat.hand:
            if card // s.kit.deck_size != seat:
                return False
            place = card % s.kit.deck_size
            seasons += [n for n, places in enumerate(s.kit.season_cards) if place in places]
        if seasons != sorted(seasons, reverse=True):
            return False
    return True


def river_is_in_order(s: River, viewer: int, world: River) -> bool:
    """Tiles of each season, then its Island (PRE-023). Of each season some are in the box."""
    length = s.kit.river_tiles + 1
    for season, tiles in enumerate(s.kit.season_tiles):
        *row, island = world.river[season * length : (season + 1) * length]
        if island != s.kit.islands[season] or not set(row) <= set(tiles):
            return False
    return True


def objectives_are_in_order(s: River, viewer: int, world: River) -> bool:
    """A pile for each season (PRE-211)."""
    return all(
        [
            objective in s.kit.season_objectives[season]
            for season, pile in enumerate(world.piles)
            for objective in pile
        ]
    )
