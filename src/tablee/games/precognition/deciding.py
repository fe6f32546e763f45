"""Decision phase: draw cards, keep one, give a visible one to the left, pass the rest right."""

from __future__ import annotations

from typing import Final

from tablee.engine.problems import UNKNOWN, Why
from tablee.engine.state import Ask, Group, Step
from tablee.engine.zones import draw_many
from tablee.games.precognition.actions import GIVE, KEEP, MOST_CARDS
from tablee.games.precognition.state import River


class Draw(Step[River]):
    """Everybody draws, and chooses in secret (PRE-050, PRE-057)."""

    __slots__ = ()

    def run(self, s: River) -> None:
        for seat, boat in enumerate(s.seats):
            boat.hand = draw_many(boat.deck, s.kit.cards_drawn)  # PRE-052: none in the last round
            if boat.hand and s.events is not None:
                s.emit("draw", seat, boat.hand, 1 << seat)
        s.ask_all(KEEP_CARD)


class KeepCard(Ask[River]):
    """Which card do you keep for yourself?"""

    __slots__ = ()

    def options(self, s: River, seat: int) -> list[int]:
        boat = s.seats[seat]
        return [KEEP + card for card in sorted(boat.hand + boat.offer)]  # PRE-055

    def apply(self, s: River, seat: int, action: int) -> None:
        s.seats[seat].keep = action - KEEP
        s.ask(seat, GIVE_CARD)

    def refusal(self, s: River, seat: int, action: int) -> Why:
        card = action - KEEP
        if 0 <= card < len(s.kit.cards):
            return Why("not-available", [card])
        return keep_then_give(action)

    def group(self, s: River, seat: int) -> Group | None:
        """Keep and give can be chosen in either order."""
        visible = sorted(s.seats[seat].offer)
        return Group(2, 2, self.options(s, seat) + [GIVE + card for card in visible])


class GiveCard(Ask[River]):
    """Which visible card do you give to your left neighbour?"""

    __slots__ = ()

    def options(self, s: River, seat: int) -> list[int]:
        boat = s.seats[seat]
        return [GIVE + card for card in sorted(boat.offer) if card != boat.keep]  # PRE-054

    def apply(self, s: River, seat: int, action: int) -> None:
        s.seats[seat].give = action - GIVE

    def refusal(self, s: River, seat: int, action: int) -> Why:
        card = action - GIVE
        if not 0 <= card < len(s.kit.cards):
            return keep_then_give(action)
        if card == s.seats[seat].keep:
            return Why("kept-already", [card])  # PRE-053
        return Why("not-visible", [card])

    def about(self, s: River, seat: int) -> list[int]:
        return [s.seats[seat].keep]


def keep_then_give(action: int) -> Why:
    """Both belong to this phase, but one comes after the other (PRE-053)."""
    return Why("keep-then-give" if KEEP <= action < GIVE + MOST_CARDS else "not-offered", [])


class HandOver(Step[River]):
    """All have chosen: kept and given cards go to the Action Zones, then the rest is passed."""

    __slots__ = ()

    def run(self, s: River) -> None:
        for seat, boat in enumerate(s.seats):
            keep, give = boat.keep, boat.give
            boat.offer = [card for card in boat.offer if card not in (keep, give)]
            boat.hand = [card for card in boat.hand if card != keep]
            boat.kept = keep  # PRE-060
            s.seats[s.left(seat)].received = give  # PRE-059
            boat.keep = boat.give = UNKNOWN
            if s.events is not None:
                s.emit("keep", seat, [keep])
                s.emit("give", seat, [give, s.left(seat)])
        s.moment()
        rests = [boat.offer + boat.hand for boat in s.seats]
        for seat, rest in enumerate(rests):
            s.seats[seat].hand = []
            s.seats[s.right(seat)].offer = rest  # PRE-061; PRE-064: none in the last round
            if rest and s.events is not None:
                s.emit("pass", seat, [s.right(seat), *rest])


KEEP_CARD: Final = KeepCard()
GIVE_CARD: Final = GiveCard()
DRAW: Final = Draw()
HAND_OVER: Final = HandOver()
