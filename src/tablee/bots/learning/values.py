"""Learned values: how many points a position will still bring, and who will win."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec

from tablee.bots.expert import ADVICE
from tablee.bots.expert.advice import Features
from tablee.engine.editions import OPENED
from tablee.engine.game import Game, OptionValue
from tablee.engine.problems import Problem
from tablee.engine.titles import find
from tablee.engine.workshop import VALUES

FORMAT: Final = 1

SHIPPED: Final = Path(__file__).parent / "weights"


class Stage(msgspec.Struct, frozen=True):
    """What was learned for one part of the game."""

    number: int
    weights: list[float]
    spread: float
    """By so many points a prediction is wrong, in 68 of 100 cases."""
    examples: int
    explained: float
    """The part of the differences in games it has not learned from that it foresees."""


class Kind(msgspec.Struct, frozen=True):
    """What was learned for one number of seats with some options."""

    seats: int
    options: dict[str, OptionValue]
    stages: list[Stage]


class Provenance(msgspec.Struct, frozen=True):
    """From what the values come: with it, the same file can be made again."""

    title: str
    edition: str
    edition_hash: str
    version: int
    """Of the rules."""
    policy: str
    """Who played."""
    seed: str
    games: int
    """For each kind."""
    strength: float


class Values(msgspec.Struct, frozen=True):
    """A file of learned values."""

    format: int
    provenance: Provenance
    features: list[str]
    kinds: list[Kind]

    def stages_for(self, game: Game[Any]) -> dict[int, Stage]:
        """What was learned about such games, by stage; empty if nothing was."""
        for kind in self.kinds:
            if kind.seats == game.seats and kind.options.items() <= game.options.items():
                return {stage.number: stage for stage in kind.stages}
        return {}


def edition_hash(title: str, edition: str) -> str:
    """The fingerprint of all values that components of this edition have."""
    if (title, edition) in OPENED:
        return edition.partition("@")[2]
    found = blake2b(digest_size=16)
    for file in sorted((find(title).text.parent / "data" / edition).glob("*.json")):
        found.update(file.name.encode() + b"\0" + file.read_bytes())
    return found.hexdigest()


def features_of(title: str) -> Features:
    """What values of this title are learned from; a Problem if there is nothing."""
    found = ADVICE[title].features if title in ADVICE else None
    if found is None:
        known = [name for name, advice in ADVICE.items() if advice.features is not None]
        raise Problem("no-features", title=title, titles=", ".join(known))
    return found


# --- files ------------------------------------------------------------------------------------


def write(values: Values) -> bytes:
    return msgspec.json.format(msgspec.json.encode(values), indent=1) + b"\n"


def read(data: bytes, title: str, edition: str) -> Values:
    """The values of a file, or a Problem unless they were learned from this title as it is now."""
    try:
        values = msgspec.json.decode(data, type=Values)
    except msgspec.DecodeError as error:
        raise Problem("bad-values", title=title, why=str(error)) from None
    made = values.provenance
    features = features_of(title)
    now: dict[str, tuple[object, object]] = {
        "format": (values.format, FORMAT),
        "title": (made.title, title),
        "edition": (made.edition, edition),
        "edition_hash": (made.edition_hash, edition_hash(title, edition)),
        "version": (made.version, find(title).version),
        "features": (values.features, list(features.names)),
    }
    for name, (there, here) in now.items():
        if there != here:
            raise Problem("other-values", title=title, what=name)
    size = len(features.names)
    if any(len(stage.weights) != size for kind in values.kinds for stage in kind.stages):
        raise Problem("bad-values", title=title, why="weights")
    return values


def shipped_file(title: str, edition: str) -> Path:
    """Where values are kept: with the program, or in the folder of an edition of one's own."""
    if (title, edition) in OPENED:
        return OPENED[(title, edition)].folder / VALUES
    return SHIPPED / f"{title}-{edition}.json"


@cache
def shipped(title: str, edition: str) -> Values | None:
    """The values that come with the program or the edition, if there are some."""
    if (title, edition) in OPENED:
        learned = OPENED[(title, edition)].learned
        return read(learned, title, edition) if learned else None
    file = shipped_file(title, edition)
    return read(file.read_bytes(), title, edition) if file.exists() else None


# --- looking at positions ---------------------------------------------------------------------


LOGISTIC: Final = 0.78
"""The scale of a logistic curve over the spread of what it stands for, when two are compared."""


def dot(weights: Sequence[float], numbers: Sequence[float]) -> float:
    return sum([weight * number for weight, number in zip(weights, numbers, strict=True)])
