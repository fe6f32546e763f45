"""A round in the parlour: choose two cards in secret, pass the rest, play in turn, ask around."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from tablee.engine.actions import WAIT
from tablee.engine.events import EVERYBODY
from tablee.engine.problems import UNKNOWN, Unseen, Why
from tablee.engine.state import Ask, Group, Step
from tablee.engine.zones import draw, draw_many, later, move, pass_packs, refill
from tests.contract.parlour_table import (
    CARDS_PER_SEAT,
    CHARMS,
    MOST_SEATS,
    SPARE_CARDS,
    Parlour,
)

ROUNDS: Final = 2
PACK: Final = 4
KEPT: Final = 2
ACTS: Final = 2

MOST_CARDS: Final = CARDS_PER_SEAT * MOST_SEATS + SPARE_CARDS

KEEP: Final = 1
PLAY: Final = KEEP + MOST_CARDS
BURY: Final = PLAY + MOST_CARDS
DRAW: Final = 70  # the numbers between are no actions
STOP: Final = 71
TAKE: Final = 72
LEAVE: Final = 73

DEALS: Final[list[int]] = []
"""Something that outlives a match; only faults look at it."""


class DealPacks(Step[Parlour]):
    """Everyone draws a pack and chooses two cards of it in secret."""

    __slots__ = ()

    def run(self, s: Parlour) -> None:
        if s.rounds == ROUNDS:
            return
        if s.rounds == 0:
            shuffle_deck(s)
            deal_charms(s)
        s.rounds += 1
        for seat, guest in enumerate(s.seats):
            refill(s, s.deck, s.discard, PACK)
            guest.pack = draw_many(s.deck, PACK)
            s.emit("draw", seat, guest.pack, 1 << seat)
        s.then(PassPacks())
        s.ask_all(Keep(KEPT))


def shuffle_deck(s: Parlour) -> None:
    s.deck = s.shuffled(s.deck)
    if s.kit.has("deal-by-python"):
        random.shuffle(s.deck)
    if s.kit.has("deal-by-count"):
        DEALS.append(len(DEALS))
        s.deck.insert(0, s.deck.pop(len(DEALS) % 7))


def deal_charms(s: Parlour) -> None:
    """Everyone draws as many as there are sorts, from a bag with one of each for everyone."""
    bag = s.shuffled(list(range(len(CHARMS))) * len(s.seats))
    for guest in s.seats:
        guest.charms = draw_many(bag, len(CHARMS))


class Keep(Ask[Parlour]):
    """Which card of your pack do you keep?"""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left
        """How many are still to be chosen."""

    def options(self, s: Parlour, seat: int) -> Sequence[int]:
        guest = s.seats[seat]
        cards = later(guest.pack, guest.kept, KEPT)
        if s.kit.has("veil-shows-in-options") and not s.fresh() and len(cards) > 1:
            cards.pop()
        return [KEEP + card for card in cards]

    def apply(self, s: Parlour, seat: int, action: int) -> None:
        guest = s.seats[seat]
        card = action - KEEP
        plant_under_veil(s, seat, card)
        move(card, guest.pack, guest.kept)
        s.emit("keep", seat, [card], EVERYBODY if s.kit.has("event-tells-kept") else 1 << seat)
        if self.left > 1:
            s.ask(seat, Keep(self.left - 1))

    def refusal(self, s: Parlour, seat: int, action: int) -> Why:
        card = action - KEEP
        if not 0 <= card < s.kit.cards:
            return Why("not-now", [])
        return Why("order" if card in s.seats[seat].pack else "not-yours", [card])

    def group(self, s: Parlour, seat: int) -> Group | None:
        beyond = 1000 if s.kit.has("group-outside-space") else 0
        return Group(self.left, self.left, [a + beyond for a in self.options(s, seat)])


def plant_under_veil(s: Parlour, seat: int, card: int) -> None:
    """What must not be done under a veil."""
    if s.kit.has("veil-writes-table"):
        s.last = card
    if s.kit.has("veil-stirs-deck"):
        s.deck = s.deck[::-1] if seat == 0 else s.deck[1:] + s.deck[:1]
    if s.kit.has("veil-writes-neighbour"):
        s.seats[seat - 1].points += 1
    if s.kit.has("veil-tells-order"):
        s.emit("keep", seat, [len([p for p in s.seats if p.before is None])], 1 << seat)
    if s.kit.has("veil-marks-last"):
        s.arrived = seat if s.asked == 1 << seat else 0
    if s.kit.has("veil-leaves-mark"):
        s.arrived = 1


class PassPacks(Step[Parlour]):
    """The rest of every pack goes to the left. Whoever passed it remembers it."""

    __slots__ = ()

    def run(self, s: Parlour) -> None:
        passed = pass_packs([guest.pack for guest in s.seats], 1)
        for seat, guest in enumerate(s.seats):
            left = (seat + 1) % len(s.seats)
            both = 1 << seat | 1 << left
            s.emit("pass", seat, guest.pack, EVERYBODY if s.kit.has("event-tells-passed") else both)
            guest.known = sum([1 << card for card in guest.pack])
        for seat, guest in enumerate(s.seats):
            guest.hand = guest.kept + passed[seat]
            guest.kept, guest.pack = [], []
            if s.kit.has("hush-adds-points") and s.hushed:
                guest.points += 1
        if s.kit.fault.startswith("omen"):
            s.omen = s.deck[-1]
        s.then(*[TakeTurn(seat) for seat in range(len(s.seats))], AskAround(), EndRound())


class TakeTurn(Step[Parlour]):
    """One player after the other acts, seen by all."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Parlour) -> None:
        s.ask(self.seat, Act(ACTS))


class Act(Ask[Parlour]):
    """Do you play a card, bury one, draw one, or stop?"""

    __slots__ = ("left",)

    def __init__(self, left: int = ACTS) -> None:
        self.left = left
        """How many acts are left in this turn."""

    def options(self, s: Parlour, seat: int) -> Sequence[int]:
        cards = sorted(s.seats[seat].hand)
        found = [PLAY + card for card in cards]
        if not s.buried[seat]:
            found += [BURY + card for card in cards]
        if (s.deck or s.discard) and not (s.kit.has("options-peek") and s.deck[-1:] > [5]):
            found.append(DRAW)
        if s.kit.has("dump-forgets-limit") and self.left == 1:
            found = []
        return misplace(s, [*found, STOP])

    def apply(self, s: Parlour, seat: int, action: int) -> None:
        if action < BURY:
            play_card(s, seat, action - PLAY)
        elif action < DRAW:
            bury_card(s, seat, action - BURY)
        elif action == DRAW:
            draw_card(s, seat)
        if s.kit.has("endless"):
            s.ask(seat, self)
        elif self.left > 1 and action != STOP:
            s.ask(seat, Act(self.left - 1))

    def refusal(self, s: Parlour, seat: int, action: int) -> Why:
        if s.kit.has("refusal-raises"):
            raise KeyError(action)
        if not PLAY <= action < BURY + s.kit.cards:
            return Why("never-declared" if s.kit.has("refusal-undeclared") else "not-now", [])
        card = (action - PLAY) % MOST_CARDS
        if card >= s.kit.cards:
            return Why("not-now", [])
        if card in s.seats[seat].hand:
            return Why("buried-already", [])
        if s.kit.has("refusal-peeks") and card in s.deck:
            return Why("not-now", [])
        if s.kit.has("omen-in-refusal") and s.omen != UNKNOWN:
            return Why("not-yours", [s.omen])
        return Why("not-yours", [] if s.kit.has("refusal-arguments") else [card])

    def about(self, s: Parlour, seat: int) -> list[int]:
        if s.kit.has("about-arguments"):
            return [MOST_CARDS]
        return [s.omen] if s.kit.has("omen-in-prompt") and s.omen != UNKNOWN else []


def misplace(s: Parlour, found: list[int]) -> list[int]:
    """What must not be offered, or not like this."""
    wrong = {
        "options-unsorted": found[::-1],
        "options-twice": [*found, STOP],
        "options-outside": [*found, LEAVE + 1],
        "options-unused": sorted([*found, DRAW - 1]),
        "options-wait": [WAIT, *found],
    }
    return wrong.get(s.kit.fault, found)


def draw_card(s: Parlour, seat: int) -> None:
    refill(s, s.deck, s.discard, 1)
    card = draw(s.deck)
    if not s.kit.has("card-lost") and not (s.kit.has("hush-loses-card") and s.hushed):
        s.seats[seat].hand.append(card)
    s.emit("draw", seat, [card], EVERYBODY if s.kit.has("event-tells-drawn") else 1 << seat)
    if s.kit.has("event-undeclared"):
        s.emit("never-declared", seat, [])
    if s.kit.has("event-arguments"):
        s.emit("play", seat, [card, card])
    if s.kit.has("event-unknown"):
        s.emit("play", seat, [UNKNOWN])


def bury_card(s: Parlour, seat: int, card: int) -> None:
    if s.kit.has("clone-follows-original") and s.events is None:
        s.buried[seat] = []
    move(card, s.seats[seat].hand, s.buried[seat])
    audience = EVERYBODY if s.kit.has("event-tells-buried") else 1 << seat
    if s.kit.has("event-tells-neighbour"):
        audience |= 1 << (seat + 1) % len(s.seats)
    s.emit("bury", seat, [card], audience)
    if s.kit.has("event-hints-buried"):
        s.emit("take" if card % 2 else "leave", seat, [])


def play_card(s: Parlour, seat: int, card: int) -> None:
    """Everybody sees the card, so nobody needs to remember it."""
    if s.kit.has("card-doubled"):
        s.played[seat].append(card)
    else:
        move(card, s.seats[seat].hand, s.played[seat])
    s.last = card
    right = s.seats[seat - 1]
    if right.known != UNKNOWN:
        right.known &= ~(1 << card)
    s.emit("play", seat, [card])
    if s.kit.has("unseen-silent"):
        s.seats[seat].points += sum(s.deck[-1:])
    if s.kit.has("omen-in-preview") and not s.seed:
        s.emit("play", seat, [s.omen])


class AskAround(Step[Parlour]):
    """Everybody is asked openly who wants a token: the first to take it has it."""

    __slots__ = ()

    def run(self, s: Parlour) -> None:
        card = s.last
        if s.kit.has("frame-tells-secret") and s.deck:
            card = s.deck[-1]
        if s.bank:
            for seat in range(len(s.seats)):
                s.ask(seat, Grab(card))


class Grab(Ask[Parlour]):
    """Do you take the token that lies on the card played last?"""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def options(self, s: Parlour, seat: int) -> Sequence[int]:
        return [] if s.kit.has("options-empty") and s.seats[seat].tokens else [TAKE, LEAVE]

    def apply(self, s: Parlour, seat: int, action: int) -> None:
        if action == LEAVE:
            s.emit("leave", seat, [])
            return
        s.bank -= 1
        if not s.kit.has("token-lost"):
            s.seats[seat].tokens += 1
        s.emit("take", seat, [])
        for other in range(len(s.seats)):
            if other != seat:
                s.withdraw(other)

    def about(self, s: Parlour, seat: int) -> list[int]:
        return [] if self.card == UNKNOWN else [self.card]


class EndRound(Step[Parlour]):
    """Hands and buried cards are shown and discarded; cards that were played count."""

    __slots__ = ()

    def run(self, s: Parlour) -> None:
        for seat in range(len(s.seats)):
            show_cards(s, seat)
            mark_moment(s)
        for seat, guest in enumerate(s.seats):
            guest.points += sum([card + 1 for card in s.played[seat]])
            s.discard += s.played[seat] + s.buried[seat] + guest.hand
            s.played[seat], s.buried[seat] = [], []
            guest.hand, guest.known = [], 0
        s.last = UNKNOWN
        s.then(DealPacks())


def show_cards(s: Parlour, seat: int) -> None:
    cards = s.seats[seat].hand + s.buried[seat]
    if s.kit.has("unseen-crash") and UNKNOWN in cards:
        raise KeyError(UNKNOWN)
    if UNKNOWN in cards and not s.kit.has("unseen-missing"):
        raise Unseen
    s.emit("show", seat, cards)


def mark_moment(s: Parlour) -> None:
    """All that is shown still lies where it was, in a parlour without faults."""
    first = s.seats[0]
    hand = first.hand
    if s.kit.has("moment-too-early"):
        first.hand = []
    s.moment()
    first.hand = hand
