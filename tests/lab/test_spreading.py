"""The wide form says the same as the flat one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tablee.engine.game import Game
from tablee.lab.observations import observations_of
from tablee.lab.spreading import spreading_of
from tests.contract.moments import some_moments
from tests.lab.games import GAMES, label


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_every_line_is_found_again(game: Game[Any]) -> None:
    numbers, wide = observations_of(game), spreading_of(game)
    at = {name: place for place, name in enumerate(wide.names)}
    assert len(at) == wide.size
    flats = np.array([numbers.flat(m.s.seen_by(0)) for m in some_moments(game, 3)])
    for flat, found in zip(flats, wide.spread(flats), strict=True):
        assert (found == wide.spread(flat)).all()
        expected = np.zeros(wide.size, np.float32)
        for line in numbers.legend.lines:
            value = int(flat[line.index])
            if line.meaning != "entity":
                expected[at[line.name]] = (value - line.low) / max(1, line.high - line.low)
            elif value >= 0:
                part = line.name if line.placed else line.field
                expected[at[f"{part}={numbers.legend.names[line.entity][value]}"]] += 1
        assert found == pytest.approx(expected)
        assert found.min() >= 0
