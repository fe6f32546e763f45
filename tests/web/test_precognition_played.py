"""What the board foresees and plays out is what the rules do.

Positions of real games, with what the rules made of them, are written down for the tests of the
client: `python -m tests.web.test_precognition_played` writes them anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tablee.engine.chance import Dice
from tablee.engine.events import SPECTATOR, Event
from tablee.engine.game import Game, OptionValue
from tablee.engine.titles import find
from tablee.games.precognition.actions import ACTIVATE, BOTH, KEPT, RECEIVED, SPARINGLY
from tablee.games.precognition.kit import RESOURCES
from tablee.games.precognition.state import River
from tablee.server.wire import event_of

FILE: Final = Path(__file__).parents[2] / "web/src/games/precognition/played.json"
UNSEEN: Final = ("unused_tiles", "unused_rooms", "unused_objectives", "discard")
SLOTS: Final = {"kept": KEPT, "received": RECEIVED, "both": BOTH}

GAMES: Final[tuple[tuple[int, dict[str, OptionValue]], ...]] = (
    (2, {"setup": "advanced"}),
    (3, {"mode": "cooperative", "setup": "advanced"}),
    (4, {}),
)


class Player:
    """Plays a game at random, and notes what the client should have known."""

    def __init__(self, seats: int, options: dict[str, OptionValue]) -> None:
        self.game: Game[River] = find("precognition").make(seats, "base", options)
        self.dice = Dice(seats)
        self.s = self.game.deal(b"played")
        self.heard = len(self.events)
        self.activations: list[dict[str, Any]] = []
        self.machines: list[dict[str, Any]] = []
        self.stretches: list[dict[str, Any]] = []

    @property
    def events(self) -> list[Event]:
        assert self.s.events is not None
        return self.s.events

    def play(self) -> dict[str, Any]:
        before = self.table()
        while not self.s.over():
            decided = self.decides()
            for seat in self.s.acting():
                self.note(seat)
                options = self.s.options(seat)
                if options:
                    self.s.apply(seat, options[self.dice.below(len(options))])
            if self.decides() and not decided:
                before = self.end_stretch(before)
        self.end_stretch(before)
        return {
            "seats": len(self.s.seats),
            "activations": self.activations[::5],
            "machines": self.machines[::3],
            "stretches": self.stretches[::3],
        }

    def decides(self) -> bool:
        """Cards are being chosen: a new round has begun."""
        return self.s.veiled

    def table(self) -> Any:
        return self.game.dump(self.game.view(self.s, SPECTATOR).table)

    def end_stretch(self, before: Any) -> Any:
        """From one choice of cards to the next: how things were, what happened, how they are."""
        after = self.table()
        told = [
            event_of(self.game, event.seen_by(SPECTATOR))
            for event in self.events[self.heard :]
            if not event.veiled
        ]
        self.heard = len(self.events)
        wire = [{"name": e.name, "seat": e.seat, "args": e.args, "hidden": e.hidden} for e in told]
        self.stretches.append({"before": lean(before), "events": wire, "after": lean(after)})
        return after

    def note(self, seat: int) -> None:
        decision = self.game.decision(self.game.view(self.s, seat))
        assert decision is not None
        texts = [choice.text for choice in decision.choices]
        if decision.ask == "activate":
            self.activations.append(self.activation(seat, decision.about[0], texts))
        elif decision.ask == "use-machine":
            usable = sorted(text.removeprefix("use ") for text in texts if text.startswith("use "))
            self.machines.append({"seat": seat, "table": lean(self.table()), "usable": usable})

    def activation(self, seat: int, cost: int, texts: list[str]) -> dict[str, Any]:
        """What each way to activate costs and brings, found out by doing it."""
        boat = self.s.seats[seat]
        names = self.game.layout.names["card"]
        gains = {}
        for slot, bits in SLOTS.items():
            if f"activate {slot}" in texts:
                tried = self.s.clone()
                tried.apply(seat, SPARINGLY)
                tried.apply(seat, ACTIVATE + bits)
                incoming = zip(RESOURCES, tried.seats[seat].incoming, strict=False)
                gains[slot] = {name: amount for name, amount in incoming if amount}
        return {
            "kept": names[boat.kept],
            "received": names[boat.received],
            "healthy": boat.healthy,
            "cost": cost,
            "gains": gains,
        }


def lean(table: Any) -> dict[str, Any]:
    """A saved position without what nobody gets to see."""
    hidden: dict[str, Any] = {name: [] for name in UNSEEN}
    seats = [seat | {"deck": [], "asks": []} for seat in table["seats"]]
    return {"table": table["table"] | hidden, "seats": seats}


def played() -> Iterator[dict[str, Any]]:
    for seats, options in GAMES:
        yield Player(seats, options).play()


def text() -> str:
    return json.dumps(list(played()), indent=None, separators=(",", ":")) + "\n"


def test_the_client_is_tested_with_what_the_rules_do() -> None:
    """If this fails, the rules have changed: write the file anew and run the client's tests."""
    assert FILE.read_text(encoding="utf-8") == text()


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
