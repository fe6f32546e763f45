"""Golden records, whole random matches; `python -m tests.records.write` writes them anew."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from tablee.engine.chance import Dice, derived
from tablee.engine.game import OptionValue
from tablee.engine.record import Record, encode, write
from tablee.engine.titles import find

FOLDER: Final = Path(__file__).parent


class Golden(NamedTuple):
    """A match to be recorded: of which title, with how many seats and which options."""

    title: str
    seats: int
    options: dict[str, OptionValue]
    name: str

    def path(self) -> Path:
        return FOLDER / self.title / f"{self.name}.json"


GOLDEN: Final = (
    Golden("goofspiel", 2, {}, "two-players"),
    Golden("goofspiel", 2, {"cards": 3, "prize": "hidden"}, "three-cards"),
    Golden("goofspiel", 3, {"ties": "carry"}, "three-players-carry"),
    Golden("goofspiel", 4, {"cards": 7, "order": "ascending"}, "four-players-ascending"),
    Golden("goofspiel", 5, {"order": "descending", "prize": "hidden"}, "five-players-descending"),
    Golden("goofspiel", 6, {"cards": 5, "ties": "carry", "prize": "hidden"}, "six-players-hidden"),
    Golden("nettles", 2, {}, "two-players"),
    Golden("nettles", 3, {"wins": 1}, "three-players-one-win"),
    Golden("nettles", 4, {}, "four-players"),
    Golden("nettles", 5, {"wins": 3}, "five-players-three-wins"),
    Golden("nettles", 6, {}, "six-players"),
    Golden("precognition", 2, {}, "two-players"),
    Golden("precognition", 2, {"setup": "advanced"}, "two-players-advanced"),
    Golden("precognition", 3, {}, "three-players"),
    Golden("precognition", 4, {"setup": "advanced"}, "four-players-advanced"),
    Golden("precognition", 4, {"mode": "team"}, "teams"),
    Golden("precognition", 4, {"mode": "team", "setup": "advanced"}, "teams-advanced"),
    Golden("precognition", 2, {"mode": "cooperative"}, "two-together"),
    Golden("precognition", 3, {"mode": "cooperative", "difficulty": "hard"}, "three-together-hard"),
    Golden(
        "precognition",
        4,
        {"mode": "cooperative", "difficulty": "apocalypse", "setup": "advanced"},
        "four-together-apocalypse",
    ),
    Golden("ai-100-human", 1, {}, "solo"),
    Golden("ai-100-human", 1, {"objectives": "starter"}, "solo-starter"),
    Golden("ai-100-human", 2, {}, "two-players"),
    Golden("ai-100-human", 2, {"objectives": "starter"}, "two-players-starter"),
    Golden("ai-100-human", 3, {}, "three-players"),
    Golden("ai-100-human", 4, {"objectives": "starter"}, "four-players-starter"),
    Golden("ai-100-human", 5, {}, "five-players"),
    Golden("ai-100-human", 6, {}, "six-players"),
    Golden("exodus", 2, {}, "two-players"),
    Golden("exodus", 2, {"draft": False, "wing_first": True}, "two-players-without-draft"),
    Golden("exodus", 3, {}, "three-players"),
    Golden("exodus", 3, {"airlocks": "b", "wing_first": True}, "three-players-expert"),
    Golden("exodus", 3, {"draft": False, "first": "2"}, "three-players-without-draft"),
    Golden("exodus", 4, {}, "four-players"),
    Golden("exodus", 4, {"wing_first": True, "experienced": True}, "four-players-expert"),
    Golden("exodus", 4, {"draft": False}, "four-players-without-draft"),
    Golden("pest", 1, {}, "solo"),
    Golden("pest", 1, {"advanced": True}, "solo-advanced"),
    Golden("pest", 2, {}, "two-players"),
    Golden("pest", 2, {"advanced": True}, "two-players-advanced"),
    Golden("pest", 2, {"duel": True}, "duel"),
    Golden("pest", 2, {"duel": True, "advanced": True}, "duel-advanced"),
    Golden("pest", 3, {}, "three-players"),
    Golden("pest", 4, {"advanced": True}, "four-players-advanced"),
    Golden("pest", 5, {}, "five-players"),
)


def played(golden: Golden) -> Record:
    """The record of a match in which everybody answers at random, always in the same way."""
    game = find(golden.title).make(golden.seats, "base", golden.options)
    seed = derived(b"golden", golden.title, golden.name)
    dice = Dice(int.from_bytes(seed[:4], "big"))
    s = game.deal(seed)
    answers: list[tuple[int, int]] = []
    while not s.over():
        seat = s.acting()[dice.below(len(s.acting()))]
        options = s.options(seat)
        answers.append((seat, options[dice.below(len(options))]))
        s.apply(*answers[-1])
    return write(game, seed, ["random"] * golden.seats, answers, s)


def main() -> None:
    for golden in GOLDEN:
        golden.path().parent.mkdir(exist_ok=True)
        golden.path().write_bytes(encode(played(golden)))


if __name__ == "__main__":
    main()
