"""What viewers can work out beyond what they see."""

from __future__ import annotations

from tablee.games.exodus.kit import PRIMARY
from tablee.games.exodus.memory import IN_PACK, Lot, lots_of
from tablee.games.exodus.state import EMPTY, Table


def negotiators_are_complete(s: Table, viewer: int, world: Table) -> bool:
    """EXO-288: a hidden hand and what lies face down are the six without those that are seen."""
    castes = len(s.kit.castes)
    for seat, p in enumerate(world.seats):
        here = [n for n, owner in zip(world.slots, world.owners, strict=True) if owner == seat]
        sent = [n for n in world.sent if n // castes == seat]
        own = range(castes * seat, castes * (seat + 1))
        if sorted(p.home + p.concealed + here + sent) != list(own):
            return False
    return True


def the_deck_has_no_secondary_crews(s: Table, viewer: int, world: Table) -> bool:
    """EXO-013: they lie on their piles, or somebody has them."""
    return all([s.kit.secondary[card] == PRIMARY for card in world.deck])


def packets_are_remembered(s: Table, viewer: int, world: Table) -> bool:
    """EXO-066: what a viewer passed on, or knew to be kept, is with those who may have it."""
    return viewer < 0 or all([lot_fits(world, viewer, lot) for lot in lots_of(s, viewer)])


def lot_fits(world: Table, viewer: int, lot: Lot) -> bool:
    """Each of those who may have a card of the lot has one."""
    places = [place_of(world, viewer, card) for card in lot.cards]
    return EMPTY not in places and can_be_paired(places, lot.holders)


def place_of(world: Table, viewer: int, card: int) -> int:
    """Whose hand a card is in, or whose packet, as long as choices are secret."""
    for seat, record in enumerate(world.seats):
        p = record if seat == viewer else world.facing_record(seat)
        if card in p.hand:
            return seat
        if card in p.pack:
            return seat + IN_PACK
    return EMPTY


def can_be_paired(places: list[int], holders: list[int]) -> bool:
    if not places:
        return True
    for number, mask in enumerate(holders):
        others = holders[:number] + holders[number + 1 :]
        if mask >> places[0] & 1 and can_be_paired(places[1:], others):
            return True
    return False
