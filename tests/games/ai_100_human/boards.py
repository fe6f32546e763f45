"""Boards for tests of scoring, written as in the rules: `R3` is a red 3, `!` marks the anchor."""

from __future__ import annotations

import re

from tablee.games.ai_100_human.cells import AI_CELL, CELLS, COLUMNS, NOWHERE
from tablee.games.ai_100_human.components import Scoring
from tablee.games.ai_100_human.conditions.board import COLOUR, NUMBER, Board, Looks
from tablee.games.ai_100_human.conditions.connectors import NO_CONNECTOR, Connectors, read_connector
from tablee.games.ai_100_human.conditions.reading import read_condition
from tablee.games.ai_100_human.conditions.search import SearchedFigures
from tablee.games.ai_100_human.kit import Kit, find_kit
from tests.games.ai_100_human.reference import Tableau, Tile

LETTERS = "RBYKGV"
PLAIN = "r1 r1 r1 r1"
"""Connectors where they do not matter."""


def kit() -> Kit:
    return find_kit("base", {"objectives": "all"})


class Written:
    """A board with cards of its own: each cell holds the card that has its number."""

    def __init__(self, text: str) -> None:
        colours, numbers = [-1] * (CELLS + 1), [-1] * (CELLS + 1)
        corners = [[NO_CONNECTOR] * 4 for _ in range(CELLS + 1)]
        self.tableau = [-1] * CELLS
        self.anchor = AI_CELL
        for cell, colour, number, connectors, marked in cells(text):
            self.tableau[cell] = cell
            colours[cell] = COLOUR + LETTERS.index(colour)
            numbers[cell] = NUMBER + number - 1
            corners[cell] = [read_connector(part) for part in connectors.split()]
            if marked:
                self.anchor = cell
        self.looks = Looks(colours, numbers)
        self.connectors = Connectors(corners)
        self.board = self.looks.board(self.tableau)

    def score(self, name: str) -> int:
        """What a card, an objective or an AI face pays here, by the tables and by search."""
        scoring, zone = condition(name)
        found = read_condition(scoring, zone, self.connectors).score(self.board, self.anchor)
        if scoring.kind in ("figure", "figures"):
            search = SearchedFigures(scoring, zone, self.looks.colour, self.looks.number, NOWHERE)
            assert search.score(self.board, self.anchor) == found
        return found


def condition(name: str) -> tuple[Scoring, str]:
    k = kit()
    if name in k.objective_names:
        number = k.objective_names.index(name)
        return k.objective_scoring[number], k.objective_zone[number]
    number = k.card_names.index(name)
    return k.scoring[number], k.zone[number]


def cells(text: str) -> list[tuple[int, str, int, str, bool]]:
    """Cell, colour, number, connectors and whether it is the anchor, for each card of a board."""
    found = []
    if text.lstrip().startswith("("):
        form = r"\((\d),(\d)\) (\w)(\d)(!?)\((.*)\)"
        for row, column, colour, number, marked, connectors in re.findall(form, text):
            cell = int(row) * COLUMNS + int(column)
            found.append((cell, colour, int(number), connectors.replace(",", " "), bool(marked)))
        return found
    for cell, word in enumerate(text.split()):
        if word != "..":
            found.append((cell, word[0], int(word[1]), PLAIN, word.endswith("!")))
    return found


def laid(cards: dict[int, int]) -> Board:
    """A board with these cards of the base edition on these cells."""
    tableau = [-1] * CELLS
    for cell, card in cards.items():
        tableau[cell] = card
    return kit().looks.board(tableau)


def tile(card: int) -> Tile:
    """A card of the base edition as the reference knows it."""
    k = kit()
    colour = LETTERS[k.looks.colour[card] - COLOUR]
    corners = [corner[card] for corner in k.connectors.corners()]
    connectors = tuple((LETTERS[corner // 5], corner % 5 + 1) for corner in corners)
    return Tile(colour, k.looks.number[card] - NUMBER + 1, connectors)


def as_reference(cards: dict[tuple[int, int], int]) -> Tableau:
    return {place: tile(card) for place, card in cards.items()}
