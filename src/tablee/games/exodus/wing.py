"""The Wing of Whispers: its chambers are filled, and negotiators lay cubes in its zones."""

from __future__ import annotations

from typing import Final

from tablee.engine.problems import UNKNOWN, Unseen
from tablee.engine.state import Step
from tablee.games.exodus.actions import PLACE
from tablee.games.exodus.piles import discard, draw_cards
from tablee.games.exodus.state import EMPTY, Table

NOBODY: Final = -1


class FillChambers(Step[Table]):
    """In ascending number, face up (EXO-080); without cards one stays empty (EXO-012)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        cards = draw_cards(s, len(s.chambers))
        for chamber, card in enumerate(cards):
            s.chambers[chamber] = card
        s.emit("fill", NOBODY, cards)


def filled_chambers(s: Table) -> list[int]:
    return [chamber for chamber, card in enumerate(s.chambers) if card != EMPTY]


def refill_chamber(s: Table, chamber: int) -> None:
    """Its card is discarded, and the next card of the deck is put there."""
    old = s.chambers[chamber]
    discard(s, old)
    s.chambers[chamber] = EMPTY
    for card in draw_cards(s, 1):
        s.chambers[chamber] = card
    s.emit("refill", NOBODY, [chamber, old, s.chambers[chamber]])


def free_slots(s: Table) -> list[int]:
    """The open slots that nobody stands on (EXO-022)."""
    owners = s.owners
    return [slot for slot in s.kit.open_slots if owners[slot] == EMPTY]


def ways_of(s: Table, slot: int, negotiator: int) -> list[int]:
    """Both ways to lay the two values (EXO-087); with equal ones there is only one."""
    return ways_to(s, [slot], negotiator)


def ways_to(s: Table, slots: list[int], negotiator: int) -> list[int]:
    """The same for each of these slots."""
    value = influence_of(s, negotiator)
    if s.kit.high[value] == s.kit.low[value]:
        return [PLACE + 2 * slot for slot in slots]
    return [PLACE + 2 * slot + side for slot in slots for side in range(2)]


def influence_of(s: Table, negotiator: int) -> int:
    castes = len(s.kit.castes)
    return s.seats[negotiator // castes].influence[negotiator % castes]


def stand(s: Table, seat: int, slot: int, negotiator: int) -> None:
    s.slots[slot] = negotiator
    s.owners[slot] = seat


def lay_influence(s: Table, seat: int, way: int) -> None:
    """The negotiator on a slot lays its cubes: one value for each side, undivided (EXO-086,
    EXO-088), and one more towards a card of its own caste (EXO-089, EXO-090).
    """
    slot = way // 2
    negotiator = s.slots[slot]
    if negotiator == UNKNOWN:
        raise Unseen
    value = influence_of(s, negotiator)
    first, second = s.kit.chambers_of[slot]
    if way % 2:
        first, second = second, first
    laid = [
        s.kit.high[value] + social_bonus(s, first, negotiator),
        s.kit.low[value] + social_bonus(s, second, negotiator),
    ]
    s.lay_cubes(first, seat, laid[0])
    s.lay_cubes(second, seat, laid[1])
    s.emit("cubes", seat, [first, laid[0], second, laid[1]])


def social_bonus(s: Table, chamber: int, negotiator: int) -> int:
    """It depends on the card that lies there now; an empty chamber gives none (EXO-092)."""
    card = s.chambers[chamber]
    if card == EMPTY or s.kit.caste[card] != s.kit.caste_of(negotiator):
        return 0
    return s.kit.number["social-bonus"]


FILL_CHAMBERS: Final = FillChambers()
