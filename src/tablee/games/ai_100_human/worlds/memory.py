"""What the table shows, and what players remember of packs that they passed on."""

from __future__ import annotations

from typing import Final

from tablee.engine.compiler import i64
from tablee.engine.problems import UNKNOWN
from tablee.engine.worlds import Packs
from tablee.games.ai_100_human.actions import CARDS
from tablee.games.ai_100_human.kit import PASSED_BY
from tablee.games.ai_100_human.state import Table

HALF: Final = 60
"""So many cards are in the first word of a set."""

assert CARDS <= 2 * HALF

BIT: Final = [1 << place for place in range(HALF)]
"""Compiled, a 1 that is shifted would be a word of 32 bits."""


def this_phase(s: Table) -> int:
    """The cards of the round, as a set."""
    return s.kit.phase_set[max(1, s.round) - 1]


def visible(s: Table) -> int:
    """The cards that lie open, or in the viewer's own hand: those that the view knows."""
    cards = s.grid + s.discard
    for p in s.seats:
        cards += p.tableau
        cards += p.outside
        cards += p.pack
        cards += p.reserve
        cards += p.known
        cards += p.discarded
        cards += p.spent
        cards.append(p.revealed)
    return as_set(cards)


def out_of_sight(s: Table, seen: int) -> int:
    """Cards that everybody saw join a reserve, and that are somewhere in it or discarded now."""
    joined: list[int] = []
    for p in s.seats:
        joined += p.joined
    return as_set(joined) & ~seen


def as_set(cards: list[int]) -> int:
    """The Evolution cards among these that are known, put together in two words of a machine."""
    lower: i64 = 0
    upper: i64 = 0
    for card in cards:
        if card >= CARDS:
            continue
        if card >= HALF:
            upper |= BIT[card - HALF]
        elif card >= 0:
            lower |= BIT[card]
    return int(upper) << HALF | int(lower)


def memory(s: Table, viewer: int) -> Packs:
    """What the viewer remembers of the packs of this round."""
    p = s.seats[viewer]
    packs = Packs(len(s.seats), PASSED_BY[s.round - 1], viewer)
    start = s.kit.dealt - p.first
    size = s.kit.pack - (2 if s.duel() else 1)
    while start < len(p.passed):
        left = p.passed[start : start + size]
        packs.remember(0 if UNKNOWN in left else as_set(left))
        start += size
        size -= 1
    return packs


def recall(s: Table, viewer: int) -> None:
    """Give the other players the memory of what they passed on, from the last pass backwards."""
    passes = min([len(p.picks) for p in s.seats])
    passes = min(passes, s.kit.turns - 1)
    by = PASSED_BY[s.round - 1]
    for holder, p in enumerate(s.seats):
        pack = p.pack + p.picks[passes:]
        for turn in range(passes, 0, -1):
            seat = (holder - by * (passes - turn + 1)) % len(s.seats)
            passer = s.seats[seat]
            if seat != viewer:
                start = len(passer.passed)
                for later in range(turn, passes + 1):
                    start -= s.kit.pack - later
                passer.passed[start : start + len(pack)] = pack
            pack = [*pack, passer.picks[turn - 1]]
