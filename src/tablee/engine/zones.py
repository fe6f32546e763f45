"""What hands do with cards: draw, take, pass on. Zones are lists of card numbers, the top is last.

A card that the viewer does not know cannot be brought into play: `Unseen` ends a preview there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tablee.engine.problems import UNKNOWN, Unseen
from tablee.engine.state import State

OF_EIGHT: Final = tuple([tuple([n for n in range(8) if cards >> n & 1]) for cards in range(256)])
"""The members of every set of the first eight cards."""


def draw(pile: list[int]) -> int:
    """Take the top card of a pile."""
    card = pile.pop()
    if card == UNKNOWN:
        raise Unseen
    return card


def draw_many(pile: list[int], count: int) -> list[int]:
    """Take up to `count` cards off the top of a pile, the top one first."""
    return [draw(pile) for _ in range(min(count, len(pile)))]


def refill(s: State[Any], pile: list[int], discard: list[int], count: int) -> None:
    """If fewer than `count` cards are left, shuffle the discard pile and put it under the pile."""
    if len(pile) < count and discard:
        pile[:0] = s.shuffled(discard)
        discard.clear()


def move(card: int, source: list[int], target: list[int]) -> None:
    """Move one card from zone to zone. In a view it may be one of the source's unknown cards."""
    if card == UNKNOWN:
        raise Unseen
    try:
        source.remove(card)
    except ValueError:
        source.remove(UNKNOWN)
    target.append(card)


def pass_packs(packs: Sequence[list[int]], by: int) -> list[list[int]]:
    """The packs after each seat has passed its own on: by 1 to the left, by -1 to the right."""
    return [packs[(seat - by) % len(packs)] for seat in range(len(packs))]


def hidden(count: int) -> list[int]:
    """That many cards, face down."""
    return [UNKNOWN] * count


def later(zone: Sequence[int], chosen: Sequence[int], count: int) -> list[int]:
    """Which cards may come next when `count` are chosen in ascending order, so no set comes twice.

    Enough higher cards must remain to complete the choice.
    """
    cards = sorted(zone)
    last = UNKNOWN
    for card in chosen:
        if card > last:
            last = card
    missing = count - len(chosen)
    return [card for card in cards[: len(cards) - missing + 1] if card > last]


def members(cards: int) -> list[int]:
    """The cards of a set that is kept as one bit for each card."""
    result: list[int] = []
    first = 0
    while cards:
        for place in OF_EIGHT[cards & 255]:
            result.append(first + place)
        cards >>= 8
        first += 8
    return result
