"""Small factories for positions of AI 100% Human: cards and cells by their names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.engine.events import Streams
from tablee.engine.game import OptionValue
from tablee.engine.problems import UNKNOWN
from tablee.engine.state import Step
from tablee.games.ai_100_human import AI_HUMAN, AiHuman
from tablee.games.ai_100_human.actions import CELL_NAMES
from tablee.games.ai_100_human.cells import AI_CELL, CELLS
from tablee.games.ai_100_human.rounds import PLACE_CARDS, RESOLVE_BLACK, SCORE_CARDS
from tablee.games.ai_100_human.setup import empty_table
from tablee.games.ai_100_human.state import EMPTY, Player, Table, new_player
from tests.games.ai_100_human.boards import kit

SEED = bytes(range(32))
FACES = ("AI-1", "AI-3", "AI-7", "AI-9", "AI-11", "AI-4")
"""Faces without a power, for those who are not spoken of."""


def game(seats: int = 3, **options: OptionValue) -> AiHuman:
    made = AI_HUMAN.make(seats, "base", options)
    assert isinstance(made, AiHuman)
    return made


def deal(seats: int = 3, seed: bytes = SEED, **options: OptionValue) -> Table:
    return game(seats, **options).deal(seed)


def card(name: str) -> int:
    return kit().card_names.index(name)


def cards(names: str) -> list[int]:
    return [card(name) for name in names.split()]


def names(numbers: Sequence[int]) -> str:
    return " ".join("?" if n == UNKNOWN else kit().card_names[n] for n in numbers)


def cell(name: str) -> int:
    return CELL_NAMES.index(name)


def player(tableau: str = "", face: str = "AI-1", reserve: str = "", **fields: Any) -> Player:
    """A player with these cards: "a3 017, c3 022"."""
    p = new_player([])
    p.tableau[AI_CELL] = card(face)
    for part in tableau.split(","):
        if part.strip():
            where, what = part.split()
            p.tableau[cell(where)] = card(what)
    p.reserve = cards(reserve)
    p.first = 2
    for name, value in fields.items():
        assert hasattr(p, name), name
        setattr(p, name, cards(value) if isinstance(value, str) else value)
    return p


def table(*players: Player, seats: int = 0, **fields: Any) -> Table:
    """A table in the middle of round 1, with players who are not spoken of if there are too few."""
    found = list(players)
    for face in FACES[len(found) : max(seats, len(found))]:
        found.append(player(face=face))
    s = empty_table(kit(), len(found))
    s.seats = found
    s.round, s.turn = 1, 3
    s.objectives = [0, 3]
    for name, value in fields.items():
        assert hasattr(s, name), name
        setattr(s, name, cards(value) if isinstance(value, str) else value)
    s.seed = SEED
    s.events = []
    return s


def run(s: Table, *steps: Step[Table]) -> Table:
    """Let these steps follow, and go on until somebody is asked."""
    s.then(*steps)
    s.settle()
    return s


def place_all(s: Table, *plays: str) -> Table:
    """Everyone's card of the turn and its cell, "099 a3", placed and scored up to a question."""
    for p, text in zip(s.seats, plays, strict=True):
        p.revealed = card(text.split()[0])
        p.came_out.append(p.revealed)
        p.came_out_in.append(s.turn)
    run(s, PLACE_CARDS, SCORE_CARDS, RESOLVE_BLACK)
    for seat, text in enumerate(plays):
        play(s, seat, f"place {text.split()[1]}")
    return s


def grid(text: str) -> list[int]:
    """A grid with these cards: "a1 017, c3 022"."""
    found = [EMPTY] * CELLS
    for part in text.split(","):
        where, what = part.split()
        found[cell(where)] = card(what)
    return found


def play(s: Table, seat: int, text: str) -> None:
    """Answer with an action given as text, checked."""
    game(len(s.seats)).play(s, seat, text)


def offered(s: Table, seat: int) -> list[str]:
    space = game(len(s.seats)).space
    return [space.text(action) for action in s.options(seat)]


def asked(s: Table, seat: int) -> str:
    decision = game(len(s.seats)).decision(s.seen_by(seat))
    return decision.ask if decision else ""


def first_answers(s: Table, until: str) -> None:
    """Everyone gives the first answer on offer until somebody is asked this question."""
    while not s.over() and asked(s, s.acting()[0]) != until:
        seat = s.acting()[0]
        s.apply(seat, s.options(seat)[0])


def told(s: Table, viewer: int) -> list[str]:
    """What the viewer has been told since the position was made, as `name seat arguments`."""
    streams = Streams(len(s.seats))
    events = s.events
    streams.collect(s)
    s.events = events
    messages = game(len(s.seats)).messages.events
    by_kind = game(len(s.seats)).layout.names
    lines = []
    for event in streams.of(viewer):
        kinds = list(messages[event.name].args.values())
        words = [event.name, str(event.seat)]
        for place, number in enumerate(event.args):
            entity = kinds[min(place, len(kinds) - 1)].entity
            words.append(word(number, by_kind[entity] if entity else ()))
        lines.append(" ".join(words))
    return lines


def word(number: int, entities: Sequence[str]) -> str:
    """A number, or the name of an entity."""
    if not entities:
        return str(number)
    return "?" if number == UNKNOWN else entities[number]
