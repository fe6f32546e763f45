"""The boards are tested with what the server tells in whole matches.

`python -m tests.web.test_told` writes the streams down, with a fingerprint of each position of the
match played again.
"""

from __future__ import annotations

import itertools
import json
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from tablee.engine.events import SPECTATOR
from tablee.server.matches.telling import scene, table_at
from tests.server.told import Games, Played, positions

FOLDER: Final = Path(__file__).parents[2] / "web/src/games"

GAMES: Final[dict[str, Games]] = {
    "goofspiel": [
        ("goofspiel", 2, {"prize": "hidden", "cards": 6}),
        ("goofspiel", 4, {"ties": "carry", "cards": 6}),
        ("goofspiel", 3, {}),
    ],
    "precognition": [
        ("precognition", 2, {"setup": "advanced"}),
        ("precognition", 4, {"mode": "team"}),
        ("precognition", 3, {"mode": "cooperative", "setup": "advanced"}),
    ],
    "nettles": [
        ("nettles", 2, {}),
        ("nettles", 3, {"wins": 1}),
        ("nettles", 6, {}),
    ],
    "ai-100-human": [
        ("ai-100-human", 1, {}),
        ("ai-100-human", 2, {}),
        ("ai-100-human", 4, {}),
    ],
    "exodus": [
        ("exodus", 2, {}),
        ("exodus", 3, {"draft": False}),
    ],
    "pest": [
        ("pest", 1, {}),
        ("pest", 2, {"duel": True, "advanced": True}),
    ],
}


def fingerprint(data: Any) -> int:
    """FNV-1a of the text, with the keys in order."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    result = 2166136261
    for byte in text.encode("ascii"):
        result = (result ^ byte) * 16777619 & 0xFFFFFFFF
    return result


def text(title: str) -> str:
    games = []
    for game in GAMES[title]:
        played = Played(*game)
        known = positions(played.game, played.answers)
        for viewer in (SPECTATOR, 0):
            told = played.told[viewer]
            ends = [number + 1 for number, event in enumerate(told) if event.then]
            marks = []
            for start, end in itertools.pairwise([0, *ends]):
                scenes = [scene(played.game, position, viewer) for position in known[end]]
                marks.append(fingerprint(scenes[scenes.index(table_at(told, start))]))
            games.append(
                {
                    "viewer": viewer,
                    "batches": played.batches,
                    "events": msgspec.to_builtins(told),
                    "positions": marks,
                }
            )
    return json.dumps(games, separators=(",", ":")) + "\n"


@pytest.mark.parametrize("title", GAMES)
def test_the_boards_are_tested_with_what_the_server_tells(title: str) -> None:
    """If this fails, the rules have changed: write the files anew and run the client's tests."""
    assert (FOLDER / title / "told.json").read_text(encoding="utf-8") == text(title)


if __name__ == "__main__":
    for name in GAMES:
        (FOLDER / name / "told.json").write_text(text(name), encoding="utf-8")
