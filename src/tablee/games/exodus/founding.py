"""Phase 2, Foundation: cards are dealt, those who kept one discard one, and all are drafted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.problems import Why
from tablee.engine.state import Ask, Step
from tablee.engine.zones import draw, move, pass_packs
from tablee.games.exodus.actions import DISCARD, MOST_CARDS, PICK
from tablee.games.exodus.kit import Kit
from tablee.games.exodus.memory import remember_draft, remember_kept_cards, remember_pass
from tablee.games.exodus.piles import discard, draw_cards
from tablee.games.exodus.state import SECRET, Table


class DealCards(Step[Table]):
    """Four cards for everybody, two with two players (EXO-060, EXO-061)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        for seat in s.order:
            p = s.seats[seat]
            dealt = draw_cards(s, s.kit.deal)
            for card in dealt:
                p.take(card, SECRET)
            s.emit("deal", seat, dealt, 1 << seat)


class DiscardDown(Step[Table]):
    """Who kept a card has one too many and discards one, all in secret (EXO-062)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        for seat in s.order:
            if len(s.seats[seat].hand) > s.kit.deal:
                s.ask(seat, DISCARD_CARD)
        if s.asked:
            s.veil()


class DiscardCard(Ask[Table]):
    """Which card do you discard?"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [DISCARD + card for card in one_of_each(s.kit, s.seats[seat].hand)]

    def apply(self, s: Table, seat: int, action: int) -> None:
        s.seats[seat].chosen.append(action - DISCARD)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        return not_there(s.kit, s.seats[seat].hand, action - DISCARD, "not-in-hand")


class LayDiscards(Step[Table]):
    """What everybody chose is discarded, in turn order (EXO-014)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        for seat in s.order:
            p = s.seats[seat]
            for card in p.chosen:
                discard(s, card)
                p.lay_down(card)
                s.emit("discard", seat, [card])
            p.chosen = []


class BeginDraft(Step[Table]):
    """The hand becomes the first packet, the kept card too (EXO-064)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        if not s.kit.draft:
            return  # EXO-303
        remember_kept_cards(s)
        for p in s.seats:
            p.pack, p.hand, p.known_to = sorted(p.hand), [], []
        s.then(DRAFT)


class Draft(Step[Table]):
    """All choose from their packets; a single card is kept without choice (EXO-068)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        for p in s.seats:
            if len(p.pack) == 1:
                p.take(draw(p.pack), SECRET)
        for seat, p in enumerate(s.seats):
            if p.pack:
                s.ask(seat, PICK_CARD)
        if s.asked:
            s.veil()
            s.then(PASS_PACKETS, self)
        else:
            remember_draft(s)


class PickCard(Ask[Table]):
    """Which card of the packet do you take?"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [PICK + card for card in one_of_each(s.kit, s.seats[seat].pack)]

    def apply(self, s: Table, seat: int, action: int) -> None:
        p = s.seats[seat]
        card = action - PICK
        move(card, p.pack, p.hand)
        p.known_to.append(SECRET)
        if s.events is not None:
            s.emit("pick", seat, [card], 1 << seat)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        return not_there(s.kit, s.seats[seat].pack, action - PICK, "not-in-packet")

    def about(self, s: Table, seat: int) -> list[int]:
        return [len(s.seats[seat].pack)]


class PassPackets(Step[Table]):
    """To the left in odd rounds, to the right in even ones, all at once (EXO-066, EXO-067)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        by = s.kit.passes[s.round - 1]
        for p in s.seats:
            p.passed.append(p.pack[:])
        packs = pass_packs([p.pack for p in s.seats], by)
        for seat, p in enumerate(s.seats):
            p.pack = packs[seat]
            if s.events is not None:
                s.emit("pass", seat, [(seat + by) % len(s.seats)])
                s.emit("receive", seat, p.pack, 1 << seat)
        remember_pass(s)


def one_of_each(kit: Kit, cards: Sequence[int]) -> list[int]:
    """Copies of one card are the same to choose in a hand: the first of them stands for all."""
    found: list[int] = []
    for card in sorted(cards):
        if not found or kit.kind[found[-1]] != kit.kind[card]:
            found.append(card)
    return found


def not_there(kit: Kit, zone: Sequence[int], card: int, missing: str) -> Why:
    if not 0 <= card < MOST_CARDS:
        return Why("not-offered", [])
    return Why("same-card" if card in zone else missing, [card])


DEAL_CARDS: Final = DealCards()
DISCARD_DOWN: Final = DiscardDown()
DISCARD_CARD: Final = DiscardCard()
LAY_DISCARDS: Final = LayDiscards()
BEGIN_DRAFT: Final = BeginDraft()
PICK_CARD: Final = PickCard()
DRAFT: Final = Draft()
PASS_PACKETS: Final = PassPackets()
