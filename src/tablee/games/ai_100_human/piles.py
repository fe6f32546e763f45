"""The draw pile and the discards."""

from __future__ import annotations

from typing import Final

from tablee.engine.events import EVERYBODY
from tablee.engine.problems import UNKNOWN, Unseen, Why
from tablee.engine.zones import move
from tablee.games.ai_100_human.actions import CARDS
from tablee.games.ai_100_human.state import Table

NOBODY: Final = -1


def draw_cards(s: Table, seat: int, count: int) -> None:
    """Draw into the reserve; if the pile is empty, from the discards (AIH-036)."""
    p = s.seats[seat]
    drawn = s.drawn(s.deck, count)
    if len(drawn) < count:
        return_discards(s)
        drawn += s.drawn(s.deck, count - len(drawn))
    p.reserve += drawn
    p.drew_in += [s.turn] * len(drawn)
    s.emit("draw", seat, drawn, 1 << seat)


def return_discards(s: Table) -> None:
    """They become the pile. Only cards of this round: one of the last may have come back to a
    reserve (AIH-130).
    """
    cards: list[int] = []
    for pile in [s.discard, *[p.discarded for p in s.seats]]:
        if UNKNOWN in pile:
            raise Unseen
        cards += [card for card in pile if s.kit.in_phase[card] == s.round]
        pile[:] = [card for card in pile if s.kit.in_phase[card] != s.round]
    if cards:
        s.deck = cards
        s.emit("reshuffle", NOBODY, [])


def discard(s: Table, seat: int, cards: list[int]) -> None:
    """Cards leave the reserve; only their owner sees which, except in solo play."""
    p = s.seats[seat]
    for card in cards:
        zone = p.known if card in p.known else p.reserve
        move(card, zone, s.discard if s.solo() else p.discarded)
    s.emit("discard", seat, cards, EVERYBODY if s.solo() else 1 << seat)


def ascending_refusal(zone: list[int], card: int, missing: str) -> Why:
    if not 0 <= card < CARDS:
        return Why("not-offered", [])
    return Why("in-order" if card in zone else missing, [card])
