"""Hand cards in an integration turn: recycling one for gems, or integrating it into the Ark."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.problems import Why
from tablee.engine.state import Ask
from tablee.games.exodus.abilities.reading import DEEDS, INTEGRATION
from tablee.games.exodus.abilities.using import CarryOut
from tablee.games.exodus.actions import DONE, HOUSE, MOST_CARDS, TARGET
from tablee.games.exodus.ark import (
    add_crew,
    add_module,
    free_berths,
    has_room,
    modules_with_room,
    pay,
    rehouse,
    score_prestige,
)
from tablee.games.exodus.arranging import cannot_house
from tablee.games.exodus.castes import resolve_caste_ability
from tablee.games.exodus.kit import BY_ROUND
from tablee.games.exodus.piles import discard
from tablee.games.exodus.state import EMPTY, Table

DISCOUNT: Final = DEEDS.index("discount")

# --- recycling --------------------------------------------------------------------------------


def recycle(s: Table, seat: int, card: int) -> None:
    """It is discarded for its recycling gain (EXO-133)."""
    p = s.seats[seat]
    gain = s.kit.recycling[card]
    if gain == BY_ROUND:
        gain = s.round  # EXO-284
    p.lay_down(card)
    p.reserve += gain
    s.emit("recycle", seat, [card, gain])
    discard(s, card)


# --- integrating ------------------------------------------------------------------------------


def integrable(s: Table, seat: int, cards: Sequence[int]) -> list[int]:
    """Those that can be paid (EXO-136), crews only if there is a free berth (EXO-147)."""
    p = s.seats[seat]
    gems, room = p.gems(), has_room(s, p)
    return [
        card
        for card in cards
        if (room or s.kit.is_module[card]) and price_of(s, seat, card) <= gems
    ]


def why_not_integrate(s: Table, seat: int, card: int) -> Why | None:
    """Why a hand card cannot be integrated; None if it can."""
    p = s.seats[seat]
    price = price_of(s, seat, card)
    homeless = not s.kit.is_module[card] and not has_room(s, p)
    if p.gems() < price:
        return Why("cannot-pay", [card, price, p.gems()], lacking=1 + homeless)  # EXO-136
    if homeless:
        return Why("no-free-berth", [card], lacking=1)  # EXO-147
    return None


def price_of(s: Table, seat: int, card: int) -> int:
    """Its integration cost without all pending discounts that fit, never below 0."""
    price = s.kit.cost[card]
    discounts = s.seats[seat].discounts
    if not discounts:
        return price
    return max(0, price - sum([discount_by(s, source, card) for source in discounts]))


def discount_by(s: Table, source: int, card: int) -> int:
    """What the ability of one card takes off the cost of another."""
    ability = s.kit.technical[source]
    assert ability is not None
    amount = 0
    for deed in ability.deeds:
        if deed.verb == DISCOUNT and deed.terms is not None and deed.terms.cards >> card & 1:
            amount += deed.amount
    return amount


def integrate(s: Table, seat: int, card: int) -> None:
    """A module finds its place by itself; for a crew one chooses among free berths."""
    p = s.seats[seat]
    room = modules_with_room(s, p)
    if s.kit.is_module[card]:
        put_in_ark(s, seat, card, EMPTY)
    elif len(room) == 1:
        put_in_ark(s, seat, card, room[0])
    else:
        p.show(card)
        s.ask(seat, HouseCrew(card))


class HouseCrew(Ask[Table]):
    """Which module houses the crew?"""

    __slots__ = ("crew",)

    def __init__(self, crew: int) -> None:
        self.crew = crew

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [HOUSE + module for module in modules_with_room(s, s.seats[seat])]

    def apply(self, s: Table, seat: int, action: int) -> None:
        put_in_ark(s, seat, self.crew, action - HOUSE)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        return cannot_house(s.seats[seat], action)

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.crew]


def put_in_ark(s: Table, seat: int, card: int, module: int) -> None:
    """Pay, put it there, score its prestige; then its caste ability, for a new module the vacant
    crews, and last its Integration ability (EXO-139).
    """
    p = s.seats[seat]
    price = price_of(s, seat, card)
    p.discounts = [source for source in p.discounts if not discount_by(s, source, card)]
    pay(p, price)
    p.lay_down(card)
    s.emit("integrate", seat, [card, price])
    if module == EMPTY:
        add_module(p, card)
    else:
        add_crew(p, card, module)
        s.emit("house", seat, [card, module])
    score_prestige(s, seat, card)
    resolve_caste_ability(s, seat, card)
    ability = s.kit.technical[card]
    if ability is not None and ability.kind == INTEGRATION:
        s.then(CarryOut(seat, card, 0))  # EXO-190
    if module == EMPTY and p.vacant:
        s.ask(seat, RehouseCrew(card))


class RehouseCrew(Ask[Table]):
    """Which vacant crew moves into the new module, if any?"""

    __slots__ = ("module",)

    def __init__(self, module: int) -> None:
        self.module = module

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [*[TARGET + crew for crew in sorted(s.seats[seat].vacant)], DONE]

    def apply(self, s: Table, seat: int, action: int) -> None:
        """As many as it has berths (EXO-156)."""
        if action == DONE:
            return
        p = s.seats[seat]
        rehouse(s, seat, action - TARGET, self.module)
        if p.vacant and free_berths(s, p, self.module):
            s.ask(seat, self)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        if TARGET <= action < TARGET + MOST_CARDS:
            return Why("not-vacant", [action - TARGET])
        return Why("not-offered", [])

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.module]
