"""What a player cannot know: the deck, hands and packets of others, and negotiators face down."""

from __future__ import annotations

from typing import Final

from tablee.engine.chance import derived, shuffled
from tablee.engine.events import EVERYBODY
from tablee.engine.problems import UNKNOWN
from tablee.engine.state import View
from tablee.engine.worlds import deal_unseen
from tablee.games.exodus.kit import PRIMARY
from tablee.games.exodus.memory import IN_PACK, Lot, lots_of
from tablee.games.exodus.state import SECRET, Table

ANYWHERE: Final = (1 << 2 * IN_PACK) - 1
"""Every hand and every packet."""


def world(view: View[Table], seed: bytes) -> Table:
    """A position that agrees with all that the viewer has seen. Hidden answers are asked again."""
    s = view.table.clone()
    for seat, p in enumerate(s.seats):
        if seat != view.viewer:
            p.known_to = [SECRET if card == UNKNOWN else EVERYBODY for card in p.hand]
    lots = lots_of(s, view.viewer) if view.viewer >= 0 else []
    s.seed = seed
    deal_cards(s, lots, derived(seed, "cards"))
    deal_negotiators(s, derived(seed, "negotiators"))
    return s


class Hidden:
    """A place in a hand or packet whose card the viewer does not know."""

    def __init__(self, zone: list[int], index: int, place: int) -> None:
        self.zone = zone
        self.index = index
        self.place = place
        """A seat, or a seat + IN_PACK."""


def deal_cards(s: Table, lots: list[Lot], seed: bytes) -> None:
    """Cards of a lot go to those who may have them, all others anywhere."""
    unseen = unseen_cards(s)
    places = hidden_places(s)
    lots = [*lots, stray_crews(s, unseen, lots)]
    lot_of = lots_in_places(places, lots, derived(seed, "lots"))
    remembered = [shuffled(derived(seed, "lot", n), 0, lot.cards) for n, lot in enumerate(lots)]
    known = [card for lot in lots for card in lot.cards]
    rest = shuffled(seed, 0, [card for card in unseen if card not in known])
    for place, lot in zip(places, lot_of, strict=True):
        place.zone[place.index] = rest.pop() if lot < 0 else remembered[lot].pop()
    s.deck = rest


def unseen_cards(s: Table) -> list[int]:
    """All cards of the game that do not lie where the viewer sees them."""
    seen = s.discard + s.chambers
    for pile in s.piles:
        seen = seen + pile
    for p in s.seats:
        seen = seen + p.hand + p.pack + p.modules + p.crews + p.vacant + p.prison
    in_play = s.kit.deck[:]
    for pile in s.kit.piles:
        in_play += pile
    lying = set(seen)
    return [card for card in in_play if card not in lying]


def stray_crews(s: Table, unseen: list[int], lots: list[Lot]) -> Lot:
    """Secondary crews that somebody must have, for they are never in the deck (EXO-013)."""
    known = [card for lot in lots for card in lot.cards]
    crews = [card for card in unseen if s.kit.secondary[card] != PRIMARY and card not in known]
    return Lot(crews, [ANYWHERE] * len(crews))


def hidden_places(s: Table) -> list[Hidden]:
    found: list[Hidden] = []
    for seat, p in enumerate(s.seats):
        for zone, place in ((p.hand, seat), (p.pack, seat + IN_PACK)):
            found += [Hidden(zone, n, place) for n, card in enumerate(zone) if card == UNKNOWN]
    return found


def lots_in_places(places: list[Hidden], lots: list[Lot], seed: bytes) -> list[int]:
    """For each place the lot whose card is there, or -1: one place for each holder of each lot."""
    lot_of: list[int] = []
    holders: list[int] = []
    for number, lot in enumerate(lots):
        lot_of += [number] * len(lot.holders)
        holders += lot.holders
    anything = (1 << len(places)) - (1 << len(holders))
    may_hold: list[int] = []
    for place in places:
        allowed = anything
        for number, mask in enumerate(holders):
            if mask >> place.place & 1:
                allowed |= 1 << number
        may_hold.append(allowed)
    lot_of += [-1] * (len(places) - len(holders))
    return [lot_of[number] for number in deal_unseen(range(len(places)), may_hold, seed)]


def deal_negotiators(s: Table, seed: bytes) -> None:
    """Hidden hand and slots face down: the six without those that are seen (EXO-288)."""
    castes = len(s.kit.castes)
    seen = s.slots + s.sent
    for p in s.seats:
        seen = seen + p.home + p.concealed
    for seat, p in enumerate(s.seats):
        own = range(seat * castes, (seat + 1) * castes)
        unseen = [negotiator for negotiator in own if negotiator not in seen]
        dealt = shuffled(derived(seed, seat), 0, unseen)
        if UNKNOWN in p.concealed:
            p.concealed = sorted([dealt.pop() for _ in p.concealed])
        for slot, owner in enumerate(s.owners):
            if owner == seat and s.slots[slot] == UNKNOWN:
                s.slots[slot] = dealt.pop()
