"""A bot that plays what a network has learned. It needs numpy, and nothing of what taught it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from tablee.bots.bot import Bot, Budget
from tablee.engine.game import Game, OptionValue
from tablee.engine.problems import Problem
from tablee.engine.state import View
from tablee.engine.titles import make_with
from tablee.lab.observations import observations_of
from tablee.lab.spreading import spreading_of

Layers = list[tuple[NDArray[np.float32], NDArray[np.float32]]]
"""Weights and what is added, from the view on; at last a number for each action, and the hope."""


class Learned(Bot):
    """Takes the likeliest of the answers that are offered."""

    name = "learned"
    version = 1

    def __init__(self, game: Game[Any], layers: Layers) -> None:
        super().__init__(b"")
        self.layers: Final = layers
        self.look: Final = observations_of(game).flat
        self.spread: Final = spreading_of(game).spread

    def choose(self, game: Game[Any], view: View[Any], budget: Budget) -> int:
        row = self.spread(self.look(view))
        *inner, last = self.layers
        for weights, more in inner:
            row = np.maximum(row @ weights + more, 0)
        likely = row @ last[0] + last[1]
        options: list[int] = list(view.table.options(view.viewer))
        return options[int(likely[options].argmax())]


# --- files ------------------------------------------------------------------------------------


class About(msgspec.Struct, frozen=True):
    """What a network was taught, and how what it sees was written."""

    title: str
    edition: str
    rules: int
    seats: int
    options: dict[str, OptionValue]
    legend: str


def about(game: Game[Any]) -> About:
    legend = observations_of(game).legend.digest()
    return About(game.title, game.edition, game.version, game.seats, game.options, legend)


def save(path: Path, game: Game[Any], layers: Layers) -> None:
    arrays = {
        f"{kind}-{number}": array
        for number, layer in enumerate(layers)
        for kind, array in zip(("weights", "more"), layer, strict=True)
    }
    note = np.frombuffer(msgspec.json.encode(about(game)), np.uint8)
    with path.open("wb") as file:
        np.savez(file, allow_pickle=False, about=note, **arrays)


def load(path: Path) -> tuple[Game[Any], Learned]:
    """The game and the bot; a Problem if the game is another one by now."""
    with np.load(path) as file:
        kept = msgspec.json.decode(file["about"].tobytes(), type=About)
        layers = [
            (file[f"weights-{number}"], file[f"more-{number}"])
            for number in range(len(file.files) // 2)
        ]
    game = make_with(kept.title, kept.seats, kept.edition, kept.options)
    if kept != about(game):
        raise Problem("learned-otherwise", path=str(path), title=kept.title)
    return game, Learned(game, layers)
