"""Setting the table: objectives, AI cards, decks, and the face that everyone chooses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.problems import Why
from tablee.engine.state import Ask, Step
from tablee.games.ai_100_human.actions import CARDS, FACE, FACES
from tablee.games.ai_100_human.cells import AI_CELL
from tablee.games.ai_100_human.kit import Kit
from tablee.games.ai_100_human.state import NONE, Player, Table, new_player

NOBODY: Final = -1


def empty_table(kit: Kit, seats: int) -> Table:
    """Before anything is drawn; decks need no shuffling, for all draws are at random (AIH-011)."""
    players: list[Player] = [new_player([]) for _ in range(seats)]
    return Table(
        kit,
        players,
        round=0,
        turn=0,
        objectives=[],
        deck=kit.phase[0][:],
        stock=kit.phase[1][:],
        gone=[],
        queue=[],
        grid=[],
        headers=[],
        standee=NONE,
        marked=[],
        pile=[],
        discard=[],
    )


class DrawObjectives(Step[Table]):
    """One for each round; solo they are drawn only after the AI card is chosen (AIH-172)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.objectives = [s.drawn(objectives[:], 1)[0] for objectives in s.kit.objectives]
        s.emit("objectives", NOBODY, s.objectives)


class DealAiCards(Step[Table]):
    """Everyone gets one at random (AIH-008); solo one chooses among all (AIH-172)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        ai_cards = s.shuffled(range(FACES // 2))
        for seat, p in enumerate(s.seats):
            first = CARDS + 2 * ai_cards[seat]
            p.faces = [first, first + 1]
            if s.solo():
                p.faces = list(range(CARDS, CARDS + FACES))
            s.emit("ai-card", seat, p.faces)


class ChooseFaces(Step[Table]):
    """Everyone chooses in secret (AIH-009)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.ask_all(ChooseFace())


class ChooseFace(Ask[Table]):
    """Which face of your AI card do you play with?"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [FACE + face - CARDS for face in s.seats[seat].faces]

    def apply(self, s: Table, seat: int, action: int) -> None:
        p = s.seats[seat]
        face = CARDS + action - FACE
        p.faces.remove(face)
        p.tableau[AI_CELL] = face
        s.emit("face", seat, [face])

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        if FACE <= action < FACE + FACES:
            return Why("not-your-face", [CARDS + action - FACE])
        return Why("not-offered", [])

    def about(self, s: Table, seat: int) -> list[int]:
        return s.objectives
