"""The components as tables that the rules read: kit.colour[card], kit.condition[card].

Evolution cards have the numbers 0 to 119, AI faces those that follow; after them come the second
identities of faces that have one, and last the empty cell, so that EMPTY, -1, finds its entry.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablee.games.ai_100_human.actions import CARD_NAMES, CARDS, COLOURS, FACE_NAMES
from tablee.games.ai_100_human.cells import NOWHERE
from tablee.games.ai_100_human.components import Card, Components, Face, Scoring
from tablee.games.ai_100_human.conditions.board import COLOUR, NUMBER, Looks
from tablee.games.ai_100_human.conditions.connectors import NO_CONNECTOR, Connectors, read_connector
from tablee.games.ai_100_human.conditions.patterns import Condition
from tablee.games.ai_100_human.conditions.reading import read_condition, scores_by_pattern
from tablee.games.ai_100_human.conditions.search import SearchedFigures
from tablee.games.ai_100_human.edition import components, face_scoring

PATTERN: Final = 0
NEIGHBOUR: Final = 1
COPY: Final = 2
COPY_POINTS: Final = 3
SWAP_WITH_RESERVE: Final = 4
EXTRA_RESERVE: Final = 5
SWAP_IN_TABLEAU: Final = 6
"""How a card is resolved. NEIGHBOUR: by a pattern, on a neighbour's tableau."""

EFFECTS: Final = {
    "copy": COPY,
    "copy_points": COPY_POINTS,
    "swap_with_reserve": SWAP_WITH_RESERVE,
    "extra_reserve": EXTRA_RESERVE,
    "swap_in_tableau": SWAP_IN_TABLEAU,
}

NO_POWER: Final = 0
EXTRA_CARD: Final = 1
SWAP: Final = 2
REDRAW: Final = 3
DIAGONAL: Final = 4
DUAL: Final = 5
"""What an AI face lets its owner do."""

POWERS: Final = {
    "extra_card": EXTRA_CARD,
    "swap_in_tableau": SWAP,
    "redraw": REDRAW,
    "diagonal_placement": DIAGONAL,
    "dual_identity": DUAL,
}

BLACK: Final = COLOURS.index("black")

PASSED_BY: Final = (1, -1)
"""Packs go to the left in round 1 and to the right in round 2 (AIH-025)."""

RESOLVED_LAST: Final = 1000


class Kit:
    """Tables for one edition and one choice of objectives."""

    def __init__(self, c: Components, starter: bool) -> None:
        self.card_names: Final = [*CARD_NAMES, *FACE_NAMES]
        self.objective_names: Final = [objective.id for objective in c.objectives]
        self.rank_names: Final = [rank.id for rank in c.ranks]
        self.ranks: Final = [rank.least for rank in c.ranks]
        self.turns: Final = c.number["turns"]
        self.dealt: Final = c.number["cards-dealt"]
        self.kept: Final = c.number["cards-kept"]
        self.pack: Final = c.number["cards-in-pack"]
        self.neutral_columns: Final = c.number["neutral-columns"]
        self.side: Final = c.number["draft-grid-side"]
        self.turn_pile: Final = c.number["turn-pile"]
        self.phase: Final = [phase_cards(c, phase) for phase in (1, 2)]
        """The cards of each round."""
        self.phase_set: Final = [sum([1 << card for card in cards]) for cards in self.phase]
        """The same as sets, one bit for each card."""
        self.in_phase: Final = [card.phase for card in c.cards]

        # what cards look like
        second = [face for face in c.faces if face.identities]
        self.identity: Final = [CARDS + place for place in range(len(c.faces))]
        """For each face what its other identity is, as a card; itself if it has none."""
        for place, face in enumerate(second):
            self.identity[c.faces.index(face)] = CARDS + len(c.faces) + place
        self.looks: Final = looks(c, second)
        items: list[Card | Face] = [*c.cards, *c.faces, *second]
        corners = [corner_connectors(item.connectors) for item in items]
        self.connectors: Final = Connectors([*corners, [NO_CONNECTOR] * 4])

        # what cards do
        scorings = [(card.scoring, card.zone) for card in c.cards]
        scorings += [(face_scoring(face), face.zone) for face in c.faces]
        self.scoring: Final = [scoring for scoring, _ in scorings]
        self.zone: Final = [zone for _, zone in scorings]
        self.condition: Final = [self.read(scoring, zone) for scoring, zone in scorings]
        """What a card scores in the grid; None for those that are resolved in another way."""
        self.outer: Final = [self.read_outer(card) for card in range(len(scorings))]
        """What it scores outside the grid."""
        self.how: Final = [how(card) for card in c.cards]
        self.points: Final = [card.scoring.points for card in c.cards]
        self.solo_points: Final = [card.scoring.solo_points for card in c.cards]
        self.draws: Final = [scoring.draw for scoring, _ in scorings]
        self.keeps_more: Final = [card.scoring.keep_more for card in c.cards]
        self.copies: Final = [colour_number(card.scoring.colour) for card in c.cards]
        self.order: Final = list(range(CARDS))
        """The black cards are resolved in this order."""
        for number, card in enumerate(c.cards):
            if card.scoring.kind == "copy_points":
                self.order[number] += RESOLVED_LAST  # AIH-120
        self.power: Final = [POWERS.get(face.scoring.kind, NO_POWER) for face in c.faces]
        self.discards: Final = [face.scoring.discard for face in c.faces]
        self.end_points: Final = [face.scoring.end_points for face in c.faces]
        self.per_round: Final = [face.scoring.timing == "once_per_round" for face in c.faces]

        # objectives
        self.objective: Final = [self.read_needed(o.scoring, o.zone) for o in c.objectives]
        self.objective_scoring: Final = [o.scoring for o in c.objectives]
        self.objective_zone: Final = [str(o.zone) for o in c.objectives]
        self.objectives: Final = [drawn_from(c, phase, starter) for phase in (1, 2)]
        """Those of each round that can be drawn (AIH-006, AIH-007)."""

    def read(self, scoring: Scoring, zone: str) -> Condition | None:
        return (
            read_condition(scoring, zone, self.connectors) if scores_by_pattern(scoring) else None
        )

    def read_needed(self, scoring: Scoring, zone: str, edge: int = NOWHERE) -> Condition:
        return read_condition(scoring, zone, self.connectors, edge)

    def read_outer(self, card: int) -> Condition | None:
        """Figures outside the grid are searched for; everything else is counted as inside."""
        if self.scoring[card].kind in ("figure", "figures"):
            return self.searched(self.scoring[card], self.zone[card], NOWHERE)
        return self.condition[card]

    def beside(self, card: int, edge: int) -> Condition:
        """What a card scores in the grid if a sixteenth card lies on the edge (AIH-502)."""
        scoring, zone = self.scoring[card], self.zone[card]
        if scoring.kind in ("figure", "figures"):
            return self.searched(scoring, zone, edge)
        return self.read_needed(scoring, zone, edge)

    def searched(self, scoring: Scoring, zone: str, edge: int) -> SearchedFigures:
        return SearchedFigures(scoring, zone, self.looks.colour, self.looks.number, edge)

    def black(self, card: int) -> bool:
        return self.looks.colour[card] == BLACK


def phase_cards(c: Components, phase: int) -> list[int]:
    return [number for number, card in enumerate(c.cards) if card.phase == phase]


def looks(c: Components, second: list[Face]) -> Looks:
    """Colours and numbers of cards, faces and second identities."""
    items: list[Card | Face] = [*c.cards, *c.faces]
    pairs = [(item.colour, item.number) for item in items]
    for face in second:
        identity = (face.identities or [])[1]
        pairs.append((identity.colour, identity.number))
    colours = [COLOUR + COLOURS.index(colour) for colour, _ in pairs]
    numbers = [NUMBER + number - 1 for _, number in pairs]
    return Looks([*colours, -1], [*numbers, -1])


def corner_connectors(text: str) -> list[int]:
    return [read_connector(connector) for connector in text.split()]


def how(card: Card) -> int:
    if card.zone in ("neighbour_tableau", "neighbour_row"):
        return NEIGHBOUR
    return EFFECTS.get(card.scoring.kind, PATTERN)


def colour_number(colour: str | None) -> int:
    return -1 if colour is None else COLOURS.index(colour)


def drawn_from(c: Components, phase: int, starter: bool) -> list[int]:
    return [
        number
        for number, objective in enumerate(c.objectives)
        if objective.phase == phase and (objective.starter or not starter)
    ]


KITS: Final[dict[tuple[str, str], Kit]] = {}


def find_kit(edition: str, options: Mapping[str, str | int | bool]) -> Kit:
    """The kit for these options; one serves all games that have them."""
    key = (edition, str(options["objectives"]))
    if key not in KITS:
        KITS[key] = Kit(components(edition), options["objectives"] == "starter")
    return KITS[key]
