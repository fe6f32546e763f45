"""From what the data says about an objective or an AI face to the outlook that goes with it."""

from __future__ import annotations

from typing import Final

from tablee.games.ai_100_human.actions import CARDS, COLOURS
from tablee.games.ai_100_human.cells import AI_CELL, EVERY_COLUMN, EVERY_ROW
from tablee.games.ai_100_human.components import Scoring
from tablee.games.ai_100_human.conditions.board import NUMBER
from tablee.games.ai_100_human.conditions.connectors import NO_CONNECTOR, connector_worth
from tablee.games.ai_100_human.conditions.patterns import Condition, Diamonds
from tablee.games.ai_100_human.conditions.reading import CLASSES, NUMBERS, groups, select_places
from tablee.games.ai_100_human.kit import Kit
from tablee.games.ai_100_human.outlook.conditions import ConditionOutlook, Corners, SoFar, Tallies


def read_outlook(
    scoring: Scoring, zone: str, condition: Condition, timed: bool
) -> ConditionOutlook:
    """The outlook that goes with a condition which is scored at the end of a round."""
    match = scoring.match
    if isinstance(condition, Diamonds):
        assert match is not None
        return Corners(condition, [connector_worth(match, c) for c in range(NO_CONNECTOR)])
    read = read_cells(scoring, zone)
    if not read:
        return SoFar(condition)
    if scoring.slots:
        places = sorted({place for slot in scoring.slots for place in select_places(slot)})
        return Tallies(condition, places, share_of(places), read, False, timed, False)
    places = CLASSES[attribute(scoring)]
    alike = match is None or match.consecutive is None
    return Tallies(condition, places, share_of(places), read, alike, timed, zone == "best_row")


def read_cells(scoring: Scoring, zone: str) -> list[int]:
    """The groups of cells in which only the numbers of cards matter, not where they lie."""
    if scoring.kind in ("set", "product", "progressive"):
        return groups(zone, AI_CELL)
    if scoring.shape == "row_ends":
        return [row & (EVERY_COLUMN[0] | EVERY_COLUMN[-1]) for row in EVERY_ROW]
    if scoring.shape == "adjacent_3" and zone == "each_column":
        return EVERY_COLUMN
    return []


def attribute(scoring: Scoring) -> str:
    """What is counted: colours or numbers."""
    match = scoring.match
    if match is not None:
        return match.same or match.distinct or match.consecutive or ""
    return scoring.count.distinct or "" if scoring.count is not None else "colour"


def share_of(places: list[int]) -> float:
    """Of six colours and five numbers there are about equally many cards."""
    return 1 / len(NUMBERS if places[0] >= NUMBER else COLOURS)


class Outlooks:
    """The outlook for every objective and for every AI face that is scored by a condition."""

    def __init__(self, kit: Kit) -> None:
        self.objective: list[ConditionOutlook] = []
        for number, condition in enumerate(kit.objective):
            scoring, zone = kit.objective_scoring[number], kit.objective_zone[number]
            timed = number in kit.objectives[0]
            self.objective.append(read_outlook(scoring, zone, condition, timed))
        self.face: list[ConditionOutlook | None] = []
        for face in range(len(kit.power)):
            card = CARDS + face
            of_face = kit.condition[card]
            expected: ConditionOutlook | None = None
            if of_face is not None:
                expected = read_outlook(kit.scoring[card], kit.zone[card], of_face, False)
            self.face.append(expected)


KNOWN: Final[dict[Kit, Outlooks]] = {}


def find_outlooks(kit: Kit) -> Outlooks:
    """Those of a kit; one set serves all games that have it."""
    if kit not in KNOWN:
        KNOWN[kit] = Outlooks(kit)
    return KNOWN[kit]
