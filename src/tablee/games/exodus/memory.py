"""What players remember of cards that others hold: packets that they passed on, kept cards.

A lot is some cards that a player knows to be with others, as many sets of seats as there are cards,
and one of these cards with somebody of each set. A packet that was passed on is such a lot: each of
those who have held it since has taken one of its cards.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.problems import UNKNOWN
from tablee.games.exodus.actions import MOST_SEATS
from tablee.games.exodus.state import SECRET, Player, Table, is_known

IN_PACK: Final = MOST_SEATS
"""Added to a seat: the card is in the packet that it holds, not in its hand."""


class Lot:
    """Cards, and the places in one of which each is: hands are seats, packets seats + IN_PACK."""

    __slots__ = ("cards", "holders")

    def __init__(self, cards: list[int], holders: list[int]) -> None:
        self.cards = cards
        self.holders = holders

    def take_out(self, card: int, place: int) -> None:
        """This card has been seen there. Which of the sets that was for may stay open."""
        if card not in self.cards:
            return
        self.cards.remove(card)
        fitting = [mask for mask in self.holders if mask >> place & 1]
        others = [mask for mask in self.holders if not mask >> place & 1]
        anybody = 0
        for mask in fitting:
            anybody |= mask
        self.holders = others + [anybody] * (len(fitting) - 1)


# --- keeping it up to date ----------------------------------------------------------------------


def remember_kept_cards(s: Table) -> None:
    """A draft begins: what is known of hands is now known of packets (EXO-064)."""
    for seat, me in enumerate(s.seats):
        lots = kept_lots(s, seat)
        for other, p in enumerate(s.seats):
            if other != seat:
                lots += [Lot([card], [1 << other]) for card in known_cards(p, seat)]
        store(me, lots)
    for p in s.seats:
        p.laid = []


def remember_pass(s: Table) -> None:
    """Everybody has the next packet: who sees a card in it knows where it is, and otherwise who
    holds the packet now may have it as well.
    """
    by = s.kit.passes[s.round - 1]
    count = len(s.seats)
    for seat, me in enumerate(s.seats):
        lots = stored(me)
        for lot in lots:
            for card in me.pack:
                lot.take_out(card, (seat - by) % count)
            lot.holders = [mask | passed_on(mask, by, count) for mask in lot.holders]
            lot.holders = [mask & ~(1 << seat) for mask in lot.holders]
        store(me, lots)


def passed_on(mask: int, by: int, count: int) -> int:
    """The neighbours to whom a set of seats passes."""
    found = 0
    for seat in range(count):
        if mask >> seat & 1:
            found |= 1 << (seat + by) % count
    return found


def remember_draft(s: Table) -> None:
    """The draft is over: of each packet everybody who came next has one card."""
    by = s.kit.passes[s.round - 1]
    count = len(s.seats)
    for seat, me in enumerate(s.seats):
        lots = stored(me)
        for row in me.passed:
            takers = [(seat + by * (turn + 1)) % count for turn in range(len(row))]
            lot = Lot(row, [1 << taker for taker in takers])
            for card in me.hand:  # what came back
                lot.take_out(card, seat)
            lots.append(lot)
        store(me, lots)
        me.passed = []


def remember_exchange(s: Table, seat: int, given: int, other: int) -> None:
    """A player is about to exchange a card in secret with another one, whose hand is known to it:
    where a card of theirs was known to be, it may now be with either of them, and only these two
    know better.
    """
    both = 1 << seat | 1 << other
    for viewer, me in enumerate(s.seats):
        lots = kept_lots(s, viewer)
        if viewer not in (seat, other):
            for lot in lots:
                lot.holders = [mask | both if mask & both else mask for mask in lot.holders]
            for p in (s.seats[seat], s.seats[other]):
                lots += [Lot([card], [both]) for card in known_cards(p, viewer)]
        elif viewer == other:
            for lot in lots:
                lot.take_out(given, seat)
        store(me, lots)
    for p in s.seats:
        p.laid = []
    keep_between(s.seats[seat], other)
    keep_between(s.seats[other], seat)


def keep_between(p: Player, partner: int) -> None:
    """Of those who knew cards of this hand, only the partner still does."""
    p.known_to = [1 << partner if is_known(mask, partner) else SECRET for mask in p.known_to]


def stored(me: Player) -> list[Lot]:
    return [Lot(cards[:], me.holders[place][:]) for place, cards in enumerate(me.lots)]


def store(me: Player, lots: list[Lot]) -> None:
    me.lots = [lot.cards for lot in lots if lot.cards]
    me.holders = [lot.holders for lot in lots if lot.cards]


# --- looking at it, in a position or in a view of it ---------------------------------------------


def known_cards(p: Player, viewer: int) -> list[int]:
    """The hand cards of a player that another one knows."""
    shown = [p.hand[place] for place, mask in enumerate(p.known_to) if is_known(mask, viewer)]
    return [card for card in shown if card != UNKNOWN]


def kept_lots(s: Table, viewer: int) -> list[Lot]:
    """What a player remembers, without what has been seen since."""
    lots = stored(s.seats[viewer])
    if not lots:
        return []
    remembered: set[int] = set()
    for lot in lots:
        remembered.update(lot.cards)
    for seat, p in enumerate(s.seats):
        if seat != viewer:
            for card in p.laid + known_cards(p, viewer):
                if card in remembered:
                    for lot in lots:
                        lot.take_out(card, seat)
    return lots


def lots_of(s: Table, viewer: int) -> list[Lot]:
    """All that a player remembers, also in the middle of a draft."""
    lots = kept_lots(s, viewer)
    for lot in lots:
        lot.holders = [mask | mask << IN_PACK for mask in lot.holders]
    return lots + passed_lots(s, viewer)


def passed_lots(s: Table, viewer: int) -> list[Lot]:
    """The packets of a draft that is going on: some have taken of them, and one holds the rest."""
    rows = s.seats[viewer].passed
    picks = min([len(p.hand) for p in s.seats])
    if len(rows) != picks:
        return []  # it is not all remembered
    by = s.kit.passes[s.round - 1]
    count = len(s.seats)
    lots: list[Lot] = []
    for turn, row in enumerate(rows):
        takers = [(viewer + by * later) % count for later in range(1, picks - turn)]
        holder = (viewer + by * (picks - turn)) % count
        holders = [1 << taker for taker in takers]
        holders += [1 << holder + IN_PACK] * (len(row) - len(takers))
        lots.append(Lot(row[:], holders))
    return lots
