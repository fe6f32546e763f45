"""What the board plays out is what the rules do.

Positions of real games and what happened between them are written down for the tests of the client:
`python -m tests.web.test_ai_100_human_played` writes them anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tablee.engine.chance import Dice
from tablee.engine.events import SPECTATOR, Event
from tablee.engine.game import Game
from tablee.engine.titles import find
from tablee.games.ai_100_human.state import Table
from tablee.server.wire import event_of

FILE: Final = Path(__file__).parents[2] / "web/src/games/ai-100-human/played.json"
STOPS: Final = {"keep-card", "pick-card", "take-from-grid", "place-card"}
"""The questions between which events are gathered."""
GAMES: Final = (1, 2, 3, 5)
EVERY: Final = {1: 5, 2: 5, 3: 4, 5: 9}
"""Of so many stretches one is kept."""

SHOWN_OF_TABLE: Final = (
    "round",
    "turn",
    "objectives",
    "deck",
    "queue",
    "grid",
    "headers",
    "standee",
    "marked",
    "pile",
)
SHOWN_OF_SEAT: Final = (
    "tableau",
    "faces",
    "outside",
    "edge",
    "pack",
    "reserve",
    "known",
    "chosen",
    "revealed",
    "cell",
    "power",
    "identity",
    "points",
    "objectives",
    "sheet",
    "sheet_points",
    "asks",
)


class Player:
    """Plays a game at random, and notes it from one question to the next."""

    def __init__(self, seats: int) -> None:
        self.game: Game[Table] = find("ai-100-human").make(seats, "base", {})
        self.dice = Dice(seats)
        self.s = self.game.deal(b"circuit")
        self.heard = len(self.events)
        self.stretches: list[dict[str, Any]] = []

    @property
    def events(self) -> list[Event]:
        assert self.s.events is not None
        return self.s.events

    def play(self) -> dict[str, Any]:
        before = self.table()
        while not self.s.over():
            for seat in self.s.acting():
                options = self.s.options(seat)
                if options:
                    self.s.apply(seat, options[self.dice.below(len(options))])
            if self.s.over() or self.asked() in STOPS:
                before = self.end_stretch(before)
        seats = len(self.s.seats)
        kept = self.stretches[:2] + self.stretches[2 : -2 : EVERY[seats]] + self.stretches[-2:]
        return {"seats": seats, "stretches": kept}

    def asked(self) -> str:
        """What everybody is asked, if nobody has answered yet."""
        acting = self.s.acting()
        if len(acting) < len(self.s.seats):
            return ""
        decision = self.game.decision(self.game.view(self.s, acting[0]))
        return "" if decision is None else decision.ask

    def table(self) -> dict[str, Any]:
        return lean(self.game.dump(self.game.view(self.s, SPECTATOR).table))

    def end_stretch(self, before: dict[str, Any]) -> dict[str, Any]:
        """How things were, what happened, how they are."""
        after = self.table()
        told = [event_of(self.game, e.seen_by(SPECTATOR)) for e in self.events[self.heard :]]
        self.heard = len(self.events)
        wire = [{"name": e.name, "seat": e.seat, "args": e.args, "hidden": e.hidden} for e in told]
        self.stretches.append({"before": before, "events": wire, "after": after})
        return after


def lean(table: Any) -> dict[str, Any]:
    """A saved position with what a board shows of it."""
    hidden: dict[str, Any] = {"asks": []}
    return {
        "table": {name: table["table"][name] for name in SHOWN_OF_TABLE},
        "seats": [{name: seat[name] for name in SHOWN_OF_SEAT} | hidden for seat in table["seats"]],
    }


def played() -> Iterator[dict[str, Any]]:
    for seats in GAMES:
        yield Player(seats).play()


def text() -> str:
    return json.dumps(list(played()), indent=None, separators=(",", ":")) + "\n"


def test_the_client_is_tested_with_what_the_rules_do() -> None:
    """If this fails, the rules have changed: write the file anew and run the client's tests."""
    assert FILE.read_text(encoding="utf-8") == text()


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
