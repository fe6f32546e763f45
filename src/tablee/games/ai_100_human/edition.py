"""An edition, read and checked: do its components fit together, and can the rules play them?"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from tablee.engine.editions import DataFile, GroupOrigins, Source, check_all, source
from tablee.games.ai_100_human.actions import CARD_NAMES, FACE_NAMES
from tablee.games.ai_100_human.components import Card, Components, Face, Scoring
from tablee.games.ai_100_human.conditions.connectors import Connectors, Unfit, read_connector
from tablee.games.ai_100_human.conditions.reading import read_condition, scores_by_pattern

NAME: Final = "ai-100-human"
DATA: Final = Path(__file__).parent / "data"

EDITIONS: Final = ("base",)

ROUNDS: Final = 2
MOST_SEATS: Final = 6
MOST_NUMBER: Final = 5

NUMBERS: Final = (
    "turns",
    "cards-dealt",
    "cards-kept",
    "cards-in-pack",
    "neutral-columns",
    "draft-grid-side",
    "turn-pile",
)
"""The numbers that the rules need."""

FOUR_CONNECTORS: Final = re.compile(r"[rbykgv][1-5]( [rbykgv][1-5]){3}")

NEIGHBOUR_ZONES: Final = ("neighbour_tableau", "neighbour_row")

CARD_EFFECTS: Final = (
    "copy",
    "copy_points",
    "swap_with_reserve",
    "extra_reserve",
    "swap_in_tableau",
)
FACE_EFFECTS: Final = (
    "extra_card",
    "swap_in_tableau",
    "redraw",
    "diagonal_placement",
    "dual_identity",
)
"""What cards and faces do beside scoring by a pattern."""


@cache
def components(edition: str) -> Components:
    """The components of an edition, read and checked once."""
    return checked(source(NAME, DATA, edition))


def origins(edition: str) -> list[GroupOrigins]:
    """Where every value of an edition comes from."""
    return components(edition).groups


def checked(folder: Source) -> Components:
    """The components in a folder, or a Problem that names what does not fit."""
    return check_all(folder, Components(folder), CHECKS)


def check_numbers(c: Components) -> None:
    c.game_file.check_numbers(c.number, dict.fromkeys(NUMBERS, 1))
    number = c.number
    if number["cards-in-pack"] < number["turns"]:  # AIH-031
        c.game_file.wrong("cards-in-pack", "value", number["cards-in-pack"])
    if number["cards-kept"] > number["cards-dealt"]:
        c.game_file.wrong("cards-kept", "value", number["cards-kept"])
    if number["turns"] * ROUNDS != 14:  # AIH-056: with the AI card they fill the grid
        c.game_file.wrong("turns", "value", number["turns"])
    if number["neutral-columns"] * ROUNDS > 5:
        c.game_file.wrong("neutral-columns", "value", number["neutral-columns"])
    if number["draft-grid-side"] != 3:  # AIH-170: six headers, one for each colour
        c.game_file.wrong("draft-grid-side", "value", number["draft-grid-side"])
    if number["turn-pile"] < number["draft-grid-side"] * (number["turns"] - 1):  # AIH-179
        c.game_file.wrong("turn-pile", "value", number["turn-pile"])


def check_ranks(c: Components) -> None:
    """From nothing upwards."""
    least = -1
    for rank in c.ranks:
        if rank.least <= least or (least < 0 and rank.least):
            c.game_file.wrong(rank.id, "least", rank.least)
        least = rank.least
    if not c.ranks:
        c.game_file.wrong("ranks", "", "")


def check_cards(c: Components) -> None:
    if [card.id for card in c.cards] != list(CARD_NAMES):
        c.cards_file.wrong("cards", "id", len(c.cards))
    for card in c.cards:
        check_look(c.cards_file, card)
        if not 1 <= card.phase <= ROUNDS:
            c.cards_file.wrong(card.id, "phase", card.phase)
        waits = card.scoring.kind in CARD_EFFECTS or card.zone in NEIGHBOUR_ZONES
        if waits and card.colour != "black":  # AIH-120
            c.cards_file.wrong(card.id, "colour", card.colour)
        check_scoring(c.cards_file, card.id, card.zone, card.scoring, CARD_EFFECTS)


def check_look(file: DataFile, item: Card | Face) -> None:
    """Number and connectors are possible; the four connectors are all different (AIH-100)."""
    if not 1 <= item.number <= MOST_NUMBER:
        file.wrong(item.id, "number", item.number)
    if not FOUR_CONNECTORS.fullmatch(item.connectors):
        file.wrong(item.id, "connectors", item.connectors)


def check_scoring(
    file: DataFile, item: str, zone: str, scoring: Scoring, effects: tuple[str, ...]
) -> None:
    """The condition can be read, or the effect has what it needs."""
    if scores_by_pattern(scoring):
        try:
            read_condition(scoring, zone, Connectors([[read_connector("r1")] * 4]))
        except Unfit as unfit:
            file.wrong(item, f"scoring.{unfit.field}", unfit.value)
    elif scoring.kind not in effects:
        file.wrong(item, "scoring.kind", scoring.kind)
    elif scoring.kind == "copy" and scoring.colour is None:
        file.wrong(item, "scoring.colour", "")


def check_supply(c: Components) -> None:
    """Each phase has cards for the largest table, and for all that can be drawn (R-01)."""
    number = c.number
    for phase in range(1, ROUNDS + 1):
        cards = [card for card in c.cards if card.phase == phase]
        draws = sum([card.scoring.draw for card in cards])
        draws += max([face.scoring.draw for face in c.faces], default=0)
        more = sum([card.scoring.keep_more for card in c.cards if card.phase < phase])
        hands = number["cards-kept"] + number["cards-in-pack"]
        if len(cards) < MOST_SEATS * hands + more + draws:
            c.cards_file.wrong("cards", "phase", len(cards))


def check_faces(c: Components) -> None:
    """Two faces for every AI card, one AI card for every player, each of its own colour."""
    if [face.id for face in c.faces] != list(FACE_NAMES):
        c.faces_file.wrong("faces", "id", len(c.faces))
    for place, face in enumerate(c.faces):
        check_look(c.faces_file, face)
        if face.card != place // 2 + 1:
            c.faces_file.wrong(face.id, "card", face.card)
        if face.colour != c.faces[place - place % 2].colour:  # AIH-010
            c.faces_file.wrong(face.id, "colour", face.colour)
        if (face.scoring.kind == "dual_identity") != (face.identities is not None):
            c.faces_file.wrong(face.id, "identities", face.scoring.kind)
        check_scoring(c.faces_file, face.id, face.zone, face_scoring(face), FACE_EFFECTS)
    if len({face.colour for face in c.faces}) != MOST_SEATS:
        c.faces_file.wrong("faces", "colour", len(c.faces))


def face_scoring(face: Face) -> Scoring:
    """The scoring of a face with all its figures."""
    if face.last_figure is None:
        return face.scoring
    figures = [*face.scoring.figures, face.last_figure]
    return Scoring(kind=face.scoring.kind, points=face.scoring.points, figures=figures)


def check_objectives(c: Components) -> None:
    """Some for each round, starters among them (AIH-006, AIH-007)."""
    for objective in c.objectives:
        if not 1 <= objective.phase <= ROUNDS:
            c.objectives_file.wrong(objective.id, "phase", objective.phase)
        if objective.zone in ("row", "column", "around"):  # AIH-085: it lies nowhere
            c.objectives_file.wrong(objective.id, "zone", objective.zone)
        check_scoring(c.objectives_file, objective.id, objective.zone, objective.scoring, ())
    for phase in range(1, ROUNDS + 1):
        starters = [o for o in c.objectives if o.phase == phase and o.starter]
        if not starters:
            c.objectives_file.wrong(f"phase {phase}", "starter", 0)


CHECKS: Final = (
    check_numbers,
    check_ranks,
    check_cards,
    check_supply,
    check_faces,
    check_objectives,
)
"""All that is looked at, in this order."""
