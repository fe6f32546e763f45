"""Every title says how it is won, whatever the table agreed on, and explains its icons."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from tablee.engine.game import Game
from tablee.engine.titles import TITLES, Title, find
from tablee.words import LANGUAGES, title_words

BOARDS: Final = Path(__file__).parents[2] / "web" / "src" / "games"

each_title = pytest.mark.parametrize("title", list(TITLES.values()), ids=list(TITLES))
each_language = pytest.mark.parametrize("language", LANGUAGES)


def goals(title: Title, language: str) -> dict[Game[Any], str]:
    """How every game of a title is won."""
    say = title_words(title, language).say
    found = {}
    for game in title.all_games():
        told = {n: v if type(v) is int else str(v) for n, v in game.options.items()}
        found[game] = say("goal", "", **told, seats=game.seats)
    return found


@each_language
@each_title
def test_every_title_has_a_goal_however_it_is_played(title: Title, language: str) -> None:
    assert all(len(goal) > 20 for goal in goals(title, language).values())


@each_language
def test_the_goal_of_precognition_depends_on_the_mode(language: str) -> None:
    found = goals(find("precognition"), language)
    assert len(set(found.values())) == 3
    assert len({(game.options["mode"], goal) for game, goal in found.items()}) == 3


@each_language
def test_a_solo_game_has_a_goal_of_its_own(language: str) -> None:
    found = goals(find("ai-100-human"), language)
    alone = {goal for game, goal in found.items() if game.seats == 1}
    others = {goal for game, goal in found.items() if game.seats > 1}
    assert (len(alone), len(others), alone & others) == (1, 1, set())


@each_title
def test_a_board_comes_with_the_legend_of_its_icons(title: Title) -> None:
    folder = BOARDS / title.name
    assert (folder / "Board.svelte").is_file() == (folder / "Legend.svelte").is_file()
