"""Cards that come into the hand: from the deck, the discard pile, a pile or an opponent."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.events import EVERYBODY
from tablee.engine.problems import UNKNOWN, Unseen, Why
from tablee.engine.state import BIT, Ask
from tablee.games.exodus.abilities.power import Power
from tablee.games.exodus.abilities.reading import Deed
from tablee.games.exodus.actions import DECLINE, GIVE, MOST_SEATS, PLAYER, TAKE
from tablee.games.exodus.founding import not_there, one_of_each
from tablee.games.exodus.memory import remember_exchange
from tablee.games.exodus.piles import draw_cards
from tablee.games.exodus.state import SECRET, Table


class Draw(Power):
    """Ark cards from the deck, which nobody else sees."""

    __slots__ = ()

    def possible(self, s: Table, seat: int, card: int, deed: Deed) -> bool:
        return bool(s.deck or s.discard)

    def act(self, s: Table, seat: int, card: int, deed: Deed) -> None:
        drawn = draw_cards(s, deed.amount)
        for number in drawn:
            s.seats[seat].take(number, SECRET)
        s.emit("draw", seat, drawn, BIT[seat])


class TakeFromDiscard(Power):
    """One of choice, or the most recent one that fits, whatever lies above it (EXO-280)."""

    __slots__ = ()

    def possible(self, s: Table, seat: int, card: int, deed: Deed) -> bool:
        assert deed.terms is not None
        cards = deed.terms.cards
        return any(cards >> card & 1 for card in s.discard)

    def targets(self, s: Table, seat: int, card: int, deed: Deed) -> list[int]:
        return [] if deed.topmost else one_of_each(s.kit, fitting_discards(s, deed))

    def hit(self, s: Table, seat: int, card: int, deed: Deed, target: int) -> None:
        s.discard.remove(target)
        s.seats[seat].take(target, EVERYBODY)
        s.emit("take", seat, [target])

    def act(self, s: Table, seat: int, card: int, deed: Deed) -> None:
        self.hit(s, seat, card, deed, fitting_discards(s, deed)[-1])


def fitting_discards(s: Table, deed: Deed) -> list[int]:
    """Those of the discard pile whose print fits, the most recent one last."""
    assert deed.terms is not None
    return [card for card in s.discard if deed.terms.cards >> card & 1]


class Recruit(Power):
    """Secondary crews from their pile, as far as it lasts (EXO-007)."""

    __slots__ = ()

    def possible(self, s: Table, seat: int, card: int, deed: Deed) -> bool:
        return bool(s.piles[deed.kind])

    def act(self, s: Table, seat: int, card: int, deed: Deed) -> None:
        for _ in range(deed.amount):
            recruit(s, seat, deed.kind)


def recruit(s: Table, seat: int, kind: int) -> None:
    """The first crew of a pile comes into the hand, for all to see (EXO-184); none from an empty
    one (EXO-185).
    """
    if s.piles[kind]:
        crew = s.piles[kind].pop(0)
        s.seats[seat].take(crew, EVERYBODY)
        s.emit("recruit", seat, [crew])


# --- exchange with an opponent's hand ---------------------------------------------------------


class SwapHandCard(Power):
    """Look at an opponent's hand, then exchange a card for one of them or leave it."""

    __slots__ = ()

    def possible(self, s: Table, seat: int, card: int, deed: Deed) -> bool:
        return bool(s.seats[seat].hand) and bool(with_hand(s, seat))

    def act(self, s: Table, seat: int, card: int, deed: Deed) -> None:
        s.ask(seat, LookAtHand(card))


def with_hand(s: Table, seat: int) -> list[int]:
    return [other for other, p in enumerate(s.seats) if other != seat and p.hand]


class LookAtHand(Ask[Table]):
    """Whose hand do you look at?"""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [PLAYER + other for other in with_hand(s, seat)]

    def apply(self, s: Table, seat: int, action: int) -> None:
        other = action - PLAYER
        hand = s.seats[other]
        hand.known_to = [with_viewer(mask, seat) for mask in hand.known_to]
        s.emit("look", seat, [other])
        if UNKNOWN in hand.hand:
            raise Unseen
        s.emit("see", seat, hand.hand, BIT[seat] | BIT[other])
        s.ask(seat, GiveCard(other))

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        other = action - PLAYER
        if not 0 <= other < MOST_SEATS:
            return Why("not-offered", [])
        if not other < len(s.seats) or other == seat:
            return Why("no-opponent", [])
        return Why("hand-empty", [other])

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.card]


def with_viewer(mask: int, viewer: int) -> int:
    return mask if mask == EVERYBODY else mask | BIT[viewer]


class GiveCard(Ask[Table]):
    """Which of your hand cards do you give, if any?"""

    __slots__ = ("other",)

    def __init__(self, other: int) -> None:
        self.other = other

    def options(self, s: Table, seat: int) -> Sequence[int]:
        cards = one_of_each(s.kit, s.seats[seat].hand)
        return [*[GIVE + card for card in cards], DECLINE]

    def apply(self, s: Table, seat: int, action: int) -> None:
        if action == DECLINE:
            s.emit("leave-hand", seat, [self.other])
        else:
            remember_exchange(s, seat, action - GIVE, self.other)
            pass_on(s, action - GIVE, seat, self.other)
            s.ask(seat, TakeCard(self.other))

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        return not_there(s.kit, s.seats[seat].hand, action - GIVE, "not-in-hand")

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.other]


def pass_on(s: Table, card: int, giver: int, taker: int) -> None:
    """From hand to hand; the giver knows what it is."""
    s.seats[giver].hand_over(card)
    s.seats[taker].take(card, BIT[giver])


class TakeCard(Ask[Table]):
    """Which card do you take for it?"""

    __slots__ = ("other",)

    def __init__(self, other: int) -> None:
        self.other = other

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [TAKE + card for card in one_of_each(s.kit, self.held_before(s))]

    def held_before(self, s: Table) -> list[int]:
        """The opponent's hand without the card that was given."""
        return s.seats[self.other].hand[:-1]

    def apply(self, s: Table, seat: int, action: int) -> None:
        given = s.seats[self.other].hand[-1]
        pass_on(s, action - TAKE, self.other, seat)
        s.emit("exchange", seat, [given, action - TAKE], BIT[seat] | BIT[self.other])

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        return not_there(s.kit, self.held_before(s), action - TAKE, "not-in-that-hand")

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.other]
