"""Connectors: the coloured and numbered corners of cards, as pairs on edges and as diamonds.

A connector is one number: its colour times five, plus its number less one. An empty cell has
NO_CONNECTOR in every corner; it is the last entry of all lists, so the card EMPTY, -1, finds it.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from tablee.games.ai_100_human.actions import COLOURS
from tablee.games.ai_100_human.components import Match, Requirement

NO_CONNECTOR: Final = 30
CORNERS: Final = 4
FIELD: Final = 3
"""Bits that count one value in a diamond: from none to four."""

LETTERS: Final = "rbykgv"
"""The colours of connectors in the data, in the order of COLOURS."""


class Unfit(Exception):
    """A condition that the rules cannot read: the field, and what is wrong with it."""

    def __init__(self, field: str, value: str) -> None:
        super().__init__(field, value)
        self.field = field
        self.value = value


class Connectors:
    """For each corner the connector of every card."""

    def __init__(self, cards: list[list[int]]) -> None:
        corners = [[card[corner] for card in cards] for corner in range(CORNERS)]
        self.top_left = corners[0]
        self.top_right = corners[1]
        self.bottom_left = corners[2]
        self.bottom_right = corners[3]

    def corners(self) -> list[list[int]]:
        return [self.top_left, self.top_right, self.bottom_left, self.bottom_right]


def read_connector(text: str) -> int:
    """`b1` is blue 1."""
    return LETTERS.index(text[0]) * 5 + int(text[1]) - 1


def colour(connector: int) -> int:
    return connector // 5


def number(connector: int) -> int:
    return connector % 5 + 1


def fitting(match: Match) -> list[list[int]]:
    """1 for every two connectors that make a pair, in either order (AIH-110)."""
    fits = [[0] * (NO_CONNECTOR + 1) for _ in range(NO_CONNECTOR + 1)]
    for a, b in product(range(NO_CONNECTOR), repeat=2):
        fits[a][b] = int(makes_pair(match, a, b))
    return fits


def makes_pair(match: Match, a: int, b: int) -> bool:
    if match.sum:
        return number(a) + number(b) == match.sum
    if match.same == "number":
        return number(a) == number(b)
    if match.same == "colour":
        return colour(a) == colour(b)
    if match.distinct == "colour":
        return colour(a) != colour(b)
    if match.distinct == "number":
        return number(a) != number(b)
    if match.colour_pair:
        wanted = sorted([COLOURS.index(name) for name in match.colour_pair])
        return sorted([colour(a), colour(b)]) == wanted
    raise Unfit("match", "connectors")


# --- diamonds ---------------------------------------------------------------------------------


def corner_worth(match: Match, connectors: Connectors) -> list[list[int]]:
    """For each corner what the connector of every card adds to a diamond.

    What is counted has a field of bits of its own, so one sum tells all counts of a diamond.
    """
    worth = [connector_worth(match, connector) for connector in range(NO_CONNECTOR)] + [0]
    return [[worth[connector] for connector in corner] for corner in connectors.corners()]


def connector_worth(match: Match, connector: int) -> int:
    if match.sum:
        return 1 << 8 | number(connector)  # counts connectors beside the sum of their numbers
    if match.at_least:
        met = [meets(requirement, connector) for requirement in match.at_least]
        return sum([1 << FIELD * place for place, is_met in enumerate(met) if is_met])
    return 1 << FIELD * value(connector, attribute(match))


def meets(requirement: Requirement, connector: int) -> bool:
    if requirement.colour:
        return COLOURS[colour(connector)] == requirement.colour
    return number(connector) == requirement.number


def attribute(match: Match) -> str:
    found = match.at_least_same.attribute if match.at_least_same else match.distinct
    if found not in ("colour", "number"):
        raise Unfit("match", "diamonds")
    return found


def value(connector: int, attribute: str) -> int:
    return colour(connector) if attribute == "colour" else number(connector) - 1


def accepted_sums(match: Match, complete: bool) -> set[int]:
    """The sums of worth of all diamonds that fulfil the condition (AIH-107)."""
    check_requirements(match)
    worths = {connector_worth(match, connector) for connector in range(NO_CONNECTOR)}
    sums = {0} if not complete else set[int]()
    for count in range(CORNERS if complete else 1, CORNERS + 1):
        sums |= {sum(some) for some in product(sorted(worths), repeat=count)}
    return {total for total in sums if fulfils(match, total)}


def fulfils(match: Match, total: int) -> bool:
    if match.sum:
        return total == CORNERS << 8 | match.sum
    if match.at_least:
        return all([total >> FIELD * place & 7 for place in range(len(match.at_least))])
    counts = [total >> FIELD * place & 7 for place in range(len(COLOURS))]
    if match.at_least_same:
        return max(counts) >= match.at_least_same.count
    return max(counts) == 1


def check_requirements(match: Match) -> None:
    """Where one connector could meet two requirements, the data must allow it (AIH-111)."""
    colours = [requirement.colour for requirement in match.at_least if requirement.colour]
    mixed = 0 < len(colours) < len(match.at_least)
    if len(set(colours)) < len(colours) or (mixed and not match.share):
        raise Unfit("at_least", "share")
