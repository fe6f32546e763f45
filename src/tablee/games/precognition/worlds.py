"""What a player cannot know: decks and hands, tiles to come, objectives, rooms that went back."""

from __future__ import annotations

from tablee.engine.chance import derived, shuffled
from tablee.engine.problems import UNKNOWN
from tablee.engine.state import View
from tablee.games.precognition.state import River


def world(view: View[River], seed: bytes) -> River:
    """Deal everything unseen to the places where it can be. Whoever has chosen is asked again."""
    s = view.table.clone()
    s.seed = seed
    dealer = Dealer(seed)
    deal_cards(s, dealer)
    deal_tiles(s, dealer)
    deal_rooms(s, dealer)
    deal_objectives(s, dealer)
    for boat in s.seats:
        if boat.before is not None:  # nothing that the viewer cannot know changes under a veil
            before = boat.before.clone()
            before.deck = boat.deck[:]
            boat.before = before
    return s


class Dealer:
    """Puts unseen things in places that show UNKNOWN."""

    def __init__(self, seed: bytes) -> None:
        self.seed = derived(seed, "world")
        self.draws = 0

    def shuffle(self, things: list[int]) -> list[int]:
        self.draws += 1
        return shuffled(self.seed, self.draws, things)


def fill(places: list[int], unseen: list[int]) -> None:
    """Give each unknown place one of the unseen things, which are in random order."""
    for place, thing in enumerate(places):
        if thing == UNKNOWN:
            places[place] = unseen.pop()


def deal_cards(s: River, dealer: Dealer) -> None:
    """Everybody knows which cards a deck is made of, and in which order its seasons come."""
    seen = seen_cards(s)
    season_at = s.kit.season_at
    for seat, boat in enumerate(s.seats):
        first = seat * s.kit.deck_size
        unseen = [
            dealer.shuffle([first + place for place in places if not seen[first + place]])
            for places in s.kit.season_cards
        ]
        if boat.hand and boat.hand[0] == UNKNOWN:  # all cards of a hand are of one season
            fill(boat.hand, unseen[season_at[len(boat.deck)]])
        boat.deck = [unseen[season_at[place]].pop() for place in range(len(boat.deck))]


def seen_cards(s: River) -> list[bool]:
    """For every card whether the viewer knows where it is."""
    seen = [False] * (len(s.kit.cards) + 1)  # what is UNKNOWN counts at the end
    for card in s.discard:
        seen[card] = True
    for boat in s.seats:
        seen[boat.kept] = True
        seen[boat.received] = True
        for card in boat.hand:
            seen[card] = True
        for card in boat.offer:
            seen[card] = True
    return seen


def deal_tiles(s: River, dealer: Dealer) -> None:
    """Of each season, the tiles not turned up yet and the one in the box."""
    length = s.kit.river_tiles + 1
    for season, tiles in enumerate(s.kit.season_tiles):
        row = s.river[season * length : (season + 1) * length]
        unseen = dealer.shuffle([tile for tile in tiles if tile not in row])
        fill(row, unseen)
        s.river[season * length : (season + 1) * length] = row
        s.unused_tiles[season] = unseen[0]


def deal_rooms(s: River, dealer: Dealer) -> None:
    if not s.kit.advanced:
        return
    seen = {room for boat in s.seats for room in boat.rooms + boat.dealt}
    unseen = dealer.shuffle([room for room in s.kit.advanced_rooms if room not in seen])
    for boat in s.seats:
        fill(boat.dealt, unseen)
    fill(s.unused_rooms, unseen)


def deal_objectives(s: River, dealer: Dealer) -> None:
    if not s.kit.cooperative:
        return
    seen = {*s.revealed, *s.finished}
    s.unused_objectives = []
    for season, objectives in enumerate(s.kit.season_objectives):
        unseen = dealer.shuffle([number for number in objectives if number not in seen])
        fill(s.piles[season], unseen)
        s.unused_objectives += unseen
