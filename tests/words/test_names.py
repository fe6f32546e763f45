"""Names of people stand in sentences and mirror nothing around them."""

from __future__ import annotations

import pytest

from tablee.engine.events import EVERYBODY, Event
from tablee.engine.titles import find
from tablee.words.catalogue import LANGUAGES
from tablee.words.names import isolated
from tablee.words.narrator import Narrator

FSI, PDI, TURN = "\u2068", "\u2069", "\u202e"


def test_only_a_name_that_is_written_from_the_right_is_kept_apart() -> None:
    assert isolated("Zoé 3") == "Zoé 3"
    assert isolated("دانا 3") == f"{FSI}دانا 3{PDI}"
    assert isolated(f"{TURN}annA{PDI}") == "annA"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_can_mirror_a_line_of_the_story(language: str) -> None:
    game = find("goofspiel").make(2, "base", {})
    narrator = Narrator(game, language, [f"{TURN}Eve", "דנה"], -1)
    lines = [narrator.event(Event("bid", seat, [3], EVERYBODY, False)) for seat in (0, 1)]
    assert TURN not in lines[0]
    assert f"{FSI}דנה{PDI}" in lines[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_to_whom_something_is_done_is_spoken_to(language: str) -> None:
    game = find("ai-100-human").make(3, "base", {})
    players = ["Anna", "Ben", "Cleo"]
    told = Event("pass", 0, [1], EVERYBODY, False)
    giver, taker, other = [Narrator(game, language, players, n).event(told) for n in range(3)]
    assert "Anna" not in giver
    assert "Ben" in giver
    assert "Ben" not in taker
    assert "Anna" in taker
    assert "Anna" in other
    assert "Ben" in other
