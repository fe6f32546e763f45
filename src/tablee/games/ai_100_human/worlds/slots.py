"""How cards came to the reserves of a round, and one dealing of all that a viewer does not know.

Every card of the round has come to a reserve in a known way: kept at the start, picked from a pack
in some turn, or drawn. These are its slots. A slot holds a card that has come out since, or one
that nobody else has seen. Of packs that the viewer passed on it knows more: each of those who have
held one since took one of the cards that were in it (`engine.worlds.Packs`).
"""

from __future__ import annotations

from typing import Final, TypeVar

from tablee.engine.chance import Dice, derived
from tablee.engine.compiler import mypyc_attr
from tablee.engine.problems import UNKNOWN, Problem
from tablee.engine.zones import members
from tablee.games.ai_100_human.actions import CARDS
from tablee.games.ai_100_human.kit import REDRAW, Kit
from tablee.games.ai_100_human.placing import has_power
from tablee.games.ai_100_human.state import Player, Table
from tablee.games.ai_100_human.worlds.memory import as_set, memory, recall, this_phase

NO_SHARE: Final = -1

T = TypeVar("T")


@mypyc_attr(acyclic=True)
class Place:
    """Where a card is, or was before it came out: a slot of a reserve, or a place in a zone."""

    __slots__ = ("card", "first", "free", "share", "since")

    def __init__(self, since: int, first: bool) -> None:
        self.since = since
        """The turn in which a slot was filled."""
        self.first = first
        """It was filled from the first four cards, which nobody had returned before (AIH-021)."""
        self.share = NO_SHARE
        """The cards of a pack that it belongs to, if the viewer remembers that pack."""
        self.free = True
        """A card that came out may have been here: not if this one was discarded unseen."""
        self.card = UNKNOWN


class Slots:
    """How the cards of one player's reserve came to it, and which of them have come out since."""

    def __init__(self, p: Player, kit: Kit, picks: int, seen: int) -> None:
        self.slots = [Place(0, True) for _ in range(p.first)]
        self.slots += [Place(turn, False) for turn in range(1, picks + 1)]
        self.slots += [Place(turn, False) for turn in p.drew_in]
        self.out = p.came_out[:]
        """The cards that have come out of these slots."""
        self.out_in = p.came_out_in[:]
        self.back: list[int] = []
        """Cards that everybody saw join the reserve and that nobody has seen since."""
        for number, card in enumerate(p.joined):
            if not self.forget(card, p.joined_in[number]) and not seen >> card & 1:
                self.back.append(card)
        self.redrawn = p.power if has_power(kit, p, REDRAW) else 0
        """The turn of a redraw, which hides some discards."""
        self.discards = kit.discards[p.face() - CARDS] if self.redrawn else 0
        self.gone: list[int] = []
        """What was discarded then: numbers of slots, and after them of cards in `back`."""

    def forget(self, card: int, turn: int) -> bool:
        """A card that joined openly and came out again says nothing about the slots."""
        for place in range(len(self.out) - 1, -1, -1):
            if self.out[place] == card and self.out_in[place] >= turn:
                del self.out[place]
                del self.out_in[place]
                return True
        return False


class Deal:
    """One dealing of all that a viewer does not know of this round."""

    def __init__(self, s: Table, viewer: int, seed: bytes, seen: int, joined: int) -> None:
        self.s = s
        self.viewer = viewer
        self.dice = Dice(int.from_bytes(derived(seed, "deal")[:4], "big"))
        self.unseen = this_phase(s) & ~seen & ~joined
        self.returned = 0
        """What the viewer returned at the start of the round."""
        self.slots: dict[int, Slots] = {}
        self.dropped: dict[int, list[Place]] = {}
        """Two players: what was discarded from packs, turn by turn."""
        for seat, p in enumerate(s.seats):
            if seat != viewer and s.turn:
                self.slots[seat] = Slots(p, s.kit, 0 if s.solo() else len(p.picks), seen)
                self.dropped[seat] = [Place(0, False) for _ in range(drops(s, p))]
        self.zones: list[list[int]] = [s.deck, s.pile]
        self.pack_of: list[int] = []
        """For each seat which of the zones is its pack."""
        for p in s.seats:
            self.pack_of.append(len(self.zones))
            self.zones += [p.pack, p.added]
        self.places = [[Place(0, False) for _ in range(zone.count(UNKNOWN))] for zone in self.zones]
        self.shares = self.remembered_shares()
        """What the viewer saw in packs that it passed on: a set for each share."""
        self.remembered = 0
        for cards in self.shares:
            self.remembered |= cards
        self.room = self.fresh_cards()

    def complete(self) -> bool:
        """Every slot is accounted for; not so when discards were shuffled into the pile again."""
        for seat, slots in self.slots.items():
            p = self.s.seats[seat]
            hidden = len(p.reserve) + len(p.discarded) - drops(self.s, p) - len(slots.back)
            if len(slots.slots) != len(slots.out) + hidden:
                return False
        return True

    def remembered_shares(self) -> list[int]:
        """Mark the places that hold cards of packs that the viewer passed on."""
        s = self.s
        if self.viewer < 0 or not s.turn or s.solo():
            return []
        own = s.seats[self.viewer]
        self.returned = as_set(own.passed[: s.kit.dealt - own.first])
        turns = min([len(p.picks) for p in s.seats])
        passes = s.turn - 1 if s.duel() else min(turns, s.kit.turns - 1)
        found = memory(s, self.viewer).shares(turns, passes, as_set(own.pack))
        for number, share in enumerate(found):
            for seat, turn in share.takers:
                slots = self.slots[seat]
                slots.slots[s.seats[seat].first + turn].share = number
                if turn < len(self.dropped[seat]):
                    self.dropped[seat][turn].share = number
            if share.holder >= 0:
                for place in self.places[self.pack_of[share.holder]]:
                    place.share = number
        return [share.cards for share in found]

    def fresh_cards(self) -> list[int]:
        """Two players: how many places of each share hold a card that joined the pack unseen."""
        there = self.unseen
        places = [place for places in self.places for place in places]
        for seat, slots in self.slots.items():
            there |= as_set(slots.out)
            places += slots.slots + self.dropped[seat]
        room = [-(cards & there).bit_count() for cards in self.shares]
        for place in places:
            if place.share != NO_SHARE:
                room[place.share] += 1
        return room

    # --- the dealing itself --------------------------------------------------------------------

    def run(self) -> None:
        """Decide what a redraw discarded, find the slots of what came out, and deal the rest."""
        if not self.choose_redraws(list(self.slots)):
            raise Problem("no-world")
        places = [place for places in self.places for place in places]
        for seat, slots in self.slots.items():
            places += slots.slots + self.dropped[seat]
        places = [place for place in places if place.card == UNKNOWN]
        shuffle(places, self.dice)
        self.deal_shares(places)
        self.deal_rest([place for place in places if place.card == UNKNOWN])
        for seat in self.slots:
            self.settle(seat)
        for number, filled in enumerate(self.places):
            fill(self.zones[number], [place.card for place in filled])
        if len(self.s.seats) > 2:
            recall(self.s, self.viewer)

    def choose_redraws(self, seats: list[int]) -> bool:
        """Try which slots were discarded in a redraw until all that came out finds its own."""
        if not seats:
            return True
        slots = self.slots[seats[0]]
        for chosen in self.redraws(seats[0], slots):
            slots.gone = chosen
            for number, place in enumerate(slots.slots):
                place.free = number not in chosen
            if self.find_outs(slots) and self.choose_redraws(seats[1:]):
                return True
        return False

    def redraws(self, seat: int, slots: Slots) -> list[list[int]]:
        """Ways to choose the discards of a redraw, in random order.

        They were in slots filled by then, or, numbered after all slots, among the cards that
        everybody saw join the reserve.
        """
        p = self.s.seats[seat]
        due = min(slots.discards, len(p.discarded) - drops(self.s, p))
        if due < 1:
            return [[]]
        count = len(slots.slots)
        filled = [n for n in range(count) if slots.slots[n].since <= slots.redrawn]
        filled += [count + n for n in range(len(slots.back))]
        shuffle(filled, self.dice)
        return choices(filled, due)

    def find_outs(self, slots: Slots) -> bool:
        """A slot for every card that came out: a matching, tried in random order."""
        owner = [UNKNOWN] * len(slots.slots)
        for number in range(len(slots.out)):
            if not self.find_out(number, slots, owner, [False] * len(owner)):
                return False
        for place, number in enumerate(owner):
            slots.slots[place].card = slots.out[number] if number >= 0 else UNKNOWN
        return True

    def find_out(self, number: int, slots: Slots, owner: list[int], tried: list[bool]) -> bool:
        start = self.dice.below(len(owner))
        for step in range(len(owner)):
            slot = (start + step) % len(owner)
            if tried[slot] or not self.came_from(number, slots, slots.slots[slot]):
                continue
            tried[slot] = True
            if owner[slot] < 0 or self.find_out(owner[slot], slots, owner, tried):
                owner[slot] = number
                return True
        return False

    def came_from(self, number: int, slots: Slots, slot: Place) -> bool:
        """Whether a card that came out can have been in this slot."""
        if not slot.free or slot.since > slots.out_in[number]:
            return False
        bit = 1 << slots.out[number]
        if slot.first and self.returned & bit:
            return False
        if slot.share == NO_SHARE:
            return not self.remembered & bit
        if self.shares[slot.share] & bit:
            return True
        return self.room[slot.share] > 0 and not self.remembered & bit

    def deal_shares(self, places: list[Place]) -> None:
        """Cards of packs that the viewer passed on lie where those packs have been since."""
        left = [members(cards & self.unseen) for cards in self.shares]
        for place in places:
            if place.share != NO_SHARE and left[place.share]:
                place.card = left[place.share].pop()

    def deal_rest(self, places: list[Place]) -> None:
        """All other cards may be anywhere, except that nobody was dealt what was returned later.

        The places are in random order; those of the first cards take only some of the cards.
        """
        rest = self.unseen & ~self.remembered
        cards = members(rest & ~self.returned)
        shuffle(cards, self.dice)
        for place in places:
            if place.first:
                place.card = cards.pop()
        cards += members(rest & self.returned)
        for place in places:
            if not place.first:
                place.card = cards.pop()

    def settle(self, seat: int) -> None:
        """What did not come out is in the reserve, or was discarded."""
        p = self.s.seats[seat]
        slots = self.slots[seat]
        filled = [place.card for place in slots.slots]
        contents = filled + slots.back
        kept = [
            card
            for number, card in enumerate(contents)
            if number not in slots.gone and (number >= len(filled) or card not in slots.out)
        ]
        discarded = [place.card for place in self.dropped[seat]]
        discarded += [contents[number] for number in slots.gone]
        if not self.s.solo():
            p.picks = filled[p.first : p.first + len(p.picks)]
        if p.reserve:
            p.reserve = kept
        else:
            discarded += kept
        p.discarded = discarded


def shuffle(items: list[T], dice: Dice) -> None:
    for end in range(len(items) - 1, 0, -1):
        other = dice.below(end + 1)
        items[end], items[other] = items[other], items[end]


def drops(s: Table, p: Player) -> int:
    """Two players: how many cards this player has discarded from packs."""
    return min(len(p.picks), s.kit.turns - 1) if s.duel() else 0


def choices(slots: list[int], count: int) -> list[list[int]]:
    """All ways to choose so many of these."""
    if not count:
        return [[]]
    found = []
    for place, slot in enumerate(slots):
        for rest in choices(slots[place + 1 :], count - 1):
            found.append([slot, *rest])
    return found


def fill(zone: list[int], dealt: list[int]) -> None:
    """Unknown cards of a zone are taken from those that are dealt."""
    for place, card in enumerate(zone):
        if card == UNKNOWN:
            zone[place] = dealt.pop()
