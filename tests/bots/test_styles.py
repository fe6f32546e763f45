"""Styles: each leans where its name says, gives little for it, and keeps out of a common cause."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

import tablee
from tablee import bots
from tablee.arena.matchup import matchup
from tablee.bots.bot import Budget, Thought, dice_of
from tablee.bots.levels import LEVELS, WORST, levels_of, tempered
from tablee.bots.search.aims import aims_of
from tablee.bots.search.leaning import deviation, liked, mean_hoped, mean_rivals
from tablee.bots.search.search import Trial, searched, weighings
from tablee.bots.search.weighing import Outcome, Tried, Weighing, distance
from tablee.bots.styles import GIVEN, STEADY, STYLES, Style
from tablee.engine.game import Game
from tablee.engine.problems import Problem
from tablee.engine.state import View
from tablee.engine.titles import TITLES
from tests.bots.positions import Position, walk

LEANING = [name for name in STYLES if name != "steady"]

FEW = Budget(iterations=12)
ONCE = Budget(iterations=1)
"""Every option in one world: no level has the time to think less."""


def asked(game: Game[Any], seed: int, count: int) -> list[View[Any]]:
    """Some questions of a game with more than one answer, from the seats that are asked."""
    rng = Random(seed)
    found = [p.s for p in walk(game, rng) if len(p.s.options(p.s.acting()[0])) > 1]
    return [s.seen_by(s.acting()[0]) for s in rng.sample(found, min(count, len(found)))]


def think(name: str, game: Game[Any], view: View[Any], budget: Budget = FEW) -> Thought:
    return bots.make(name, b"seed").think(game, view, budget)


# --- where they lean --------------------------------------------------------------------------

Measure = Callable[[Sequence[Outcome]], float]


def weighed(title: str, budget: Budget, games: int, each: int) -> Iterator[Weighing]:
    """Decisions of real games, weighed as ever, with what all styles look at."""
    game = tablee.make(title, 3 if title == "nettles" else 2)
    for seed in range(games):
        for view in asked(game, seed, each):
            trial = Trial(game, view, STYLES["sprinter"])
            *_, last = weighings(trial, budget, b"%d" % seed, view.table.options(view.viewer))
            yield last


@cache
def decisions(title: str) -> list[Weighing]:
    budget = Budget(iterations=40 if title == "precognition" else 120)
    return list(weighed(title, budget, games=8, each=8))


def taken(style: str, title: str) -> list[tuple[Tried, Tried]]:
    """Wherever a style takes something else than the best: the best, and that."""
    given = GIVEN * aims_of(title).spread
    found = []
    for weighing in decisions(title):
        best = weighing.preferred()[0]
        favourite = liked(STYLES[style], best, weighing, given)
        if favourite is not best:
            found.append((best, favourite))
    return found


@pytest.mark.parametrize(
    ("style", "title", "measure", "sign"),
    [
        ("denier", "nettles", mean_rivals, -1),
        ("denier", "precognition", mean_rivals, -1),
        ("gambler", "goofspiel", deviation, 1),
        ("gambler", "precognition", deviation, 1),
        ("sprinter", "goofspiel", mean_hoped, -1),
        ("sprinter", "precognition", mean_hoped, -1),
        ("hoarder", "goofspiel", mean_hoped, 1),
        ("hoarder", "precognition", mean_hoped, 1),
    ],
)
def test_a_style_leans_where_its_name_says(
    style: str, title: str, measure: Measure, sign: int
) -> None:
    found = taken(style, title)
    assert found
    for best, favourite in found:
        worlds = min(best.visits(), favourite.visits())
        more = measure(favourite.outcomes[:worlds]) - measure(best.outcomes[:worlds])
        assert sign * more > 0


@pytest.mark.parametrize("title", ["goofspiel", "nettles", "precognition"])
@pytest.mark.parametrize("style", LEANING)
def test_a_style_costs_no_more_than_it_may(style: str, title: str) -> None:
    for best, favourite in taken(style, title):
        assert distance(best, favourite)[0] <= GIVEN * aims_of(title).spread


@pytest.mark.parametrize("style", ["gambler", "sprinter", "hoarder"])
def test_a_level_with_a_style_answers_otherwise_now_and_then(
    style: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the same games in its mind, and it does not hide how likely it takes what it takes."""
    monkeypatch.setattr(Budget, "late", lambda *_: False)  # however slow it is
    game = tablee.make("goofspiel", 2, cards=7)
    otherwise = 0
    for seed in range(12):
        for view in asked(game, seed, 4):
            plain = think("level-4", game, view, Budget())
            leaning = think(f"level-4+{style}", game, view, Budget())
            assert leaning.spent == plain.spent
            assert [each.value for each in leaning.options] == [o.value for o in plain.options]
            (chosen,) = (each for each in leaning.options if each.action == leaning.action)
            assert chosen.chance > 0
            otherwise += leaning.action != plain.action
    assert otherwise > 1


def tried(action: int, *outcomes: tuple[float, float, float]) -> Tried:
    """An option with the worth, the rivals' part and the hoped for part of its outcomes."""
    found = Tried(action)
    found.outcomes = [Outcome(w, 0.0, w, {}, rivals, hoped) for w, rivals, hoped in outcomes]
    return found


def two(best: Tried, other: Tried, first: int | None = None) -> Weighing:
    weighing = Weighing([best.action, other.action], first)
    weighing.tried = weighing.running = [best, other]
    weighing.worlds = best.visits()
    return weighing


BEST = tried(0, (5, 3, 1), (5, 3, 1), (5, 3, 1), (5, 3, 1))


@pytest.mark.parametrize(
    ("style", "other"),
    [
        ("denier", tried(1, *[(4.9, 1, 1)] * 4)),
        ("gambler", tried(1, (9, 3, 1), (1, 3, 1), (9, 3, 1), (0.6, 3, 1))),
        ("sprinter", tried(1, *[(4.9, 3, 0)] * 4)),
        ("hoarder", tried(1, *[(4.9, 3, 2)] * 4)),
    ],
)
def test_a_style_takes_what_it_likes_if_that_is_cheap(style: str, other: Tried) -> None:
    for name in STYLES:
        expected = other if name == style else BEST
        assert liked(STYLES[name], BEST, two(BEST, other), given=0.2) is expected
    assert liked(STYLES[style], BEST, two(BEST, other), given=0.05) is BEST


def test_rules_of_thumb_give_way_only_to_what_is_clearly_liked() -> None:
    doubtful = tried(1, (9, 2.8, 1), (1, 2.8, 1), (9, 2.8, 1), (0.8, 2.8, 1))
    denier = STYLES["denier"]
    assert liked(denier, BEST, two(BEST, doubtful), given=0.5) is doubtful
    assert liked(denier, BEST, two(BEST, doubtful, first=0), given=0.5) is BEST


def test_a_few_worlds_tell_nothing() -> None:
    best, other = tried(0, *[(5.0, 3.0, 1.0)] * 3), tried(1, *[(5.0, 0.0, 1.0)] * 3)
    assert liked(STYLES["denier"], best, two(best, other), given=0.5) is best


# --- what they leave alone --------------------------------------------------------------------


@pytest.mark.parametrize("title", sorted(TITLES))
def test_steady_is_no_style_at_all(title: str) -> None:
    game = tablee.make(title, TITLES[title].seats[-1])
    for view in asked(game, 1, 2):
        for level in bots.LEVELS:
            assert think(f"{level}+steady", game, view, ONCE) == think(level, game, view, ONCE)


def test_who_leans_to_nothing_thinks_as_if_there_were_no_styles() -> None:
    """What is added for styles changes nothing by itself."""
    idle = Style("idle")
    for title in ("goofspiel", "nettles", "precognition"):
        game = tablee.make(title, 2)
        for view in asked(game, 2, 3):
            options = view.table.options(view.viewer)
            weigh = (game, view, Budget(iterations=40), b"seed", options)
            assert searched(*weigh, idle) == searched(*weigh, STEADY) == searched(*weigh)


COMMON = [
    ("precognition", 4, {"mode": "team"}),
    ("precognition", 2, {"mode": "cooperative"}),
    ("ai-100-human", 1, {}),
    ("pest", 1, {}),
]


@pytest.mark.parametrize(("title", "seats", "options"), COMMON)
def test_with_partners_and_alone_nobody_has_a_style(
    title: str, seats: int, options: dict[str, str]
) -> None:
    game = tablee.make(title, seats, **options)
    assert not any(bots.leans("level-5", game, seat) for seat in range(seats))
    for view in asked(game, 3, 3):
        plain = think("level-2", game, view)
        for style in LEANING:
            assert think(f"level-2+{style}", game, view) == plain


def test_rules_of_thumb_have_no_style() -> None:
    game = tablee.make("ai-100-human", 3)
    assert not bots.leans("level-3", game, 0)
    assert bots.leans("level-4", game, 0)
    for view in asked(game, 4, 3):
        for style in LEANING:
            assert think(f"level-3+{style}", game, view) == think("level-3", game, view)


# --- weak levels ------------------------------------------------------------------------------


@pytest.mark.parametrize("fondness", [-1000.0, -0.5, 0.5, 1000.0])
def test_weak_levels_keep_their_limit_whatever_they_like(fondness: float) -> None:
    game = tablee.make("nettles", 3)
    slack = LEVELS[0].slack
    worst = WORST * slack * aims_of("nettles").spread
    for view in asked(game, 5, 4):
        thought = think("search", game, view, Budget(iterations=60))
        best = max(each.value for each in thought.options)
        fond = [
            msgspec.structs.replace(each, liked=fondness * (best - each.value))
            for each in thought.options
        ]
        for seed in range(40):
            dice = dice_of(seed.to_bytes(4, "big"))
            found = tempered(game, msgspec.structs.replace(thought, options=fond), slack, dice)
            (chosen,) = (each for each in found.options if each.action == found.action)
            assert best - chosen.value <= worst + 1e-9
            assert sum(each.chance for each in found.options) == pytest.approx(1.0)


def test_weak_levels_take_what_they_like_more_often() -> None:
    level = levels_of("goofspiel")[1]
    game = tablee.make("goofspiel", 2)
    (view,) = asked(game, 6, 1)
    thought = think("search", game, view, Budget(iterations=60))
    before = tempered(game, thought, level.slack, dice_of(b"dice")).options
    fond = [msgspec.structs.replace(thought.options[0], liked=2.0), *thought.options[1:]]
    leaning = msgspec.structs.replace(thought, options=fond)
    after = tempered(game, leaning, level.slack, dice_of(b"dice")).options
    assert after[0].chance > before[0].chance


# --- names ------------------------------------------------------------------------------------


def test_a_style_is_part_of_the_name_under_which_results_are_kept() -> None:
    bot = bots.make("level-4+denier", b"seed")
    assert bot.name == "level-4+denier"
    assert bots.make(f"level-4+denier@{bot.version}", b"seed").name == bot.name
    assert bots.make("level-4+steady", b"seed").name == "level-4"
    met = matchup("goofspiel", 2, "level-4+denier/8", "level-4")
    assert met.a.bot == f"level-4+denier@{bot.version_in('goofspiel')}"
    assert "level-4+denier@" in met.name()


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("level-4+", "unknown-style"),
        ("level-4+lucky", "unknown-style"),
        ("expert+denier", "unknown-bot"),
        ("level-9+denier", "unknown-bot"),
    ],
)
def test_only_levels_have_styles_and_only_known_ones(name: str, problem: str) -> None:
    with pytest.raises(Problem) as caught:
        bots.make(name, b"seed")
    assert caught.value.name == problem


def test_a_bot_with_a_style_plays_a_game_to_its_end() -> None:
    game = tablee.make("goofspiel", 3, cards=4)
    for style in LEANING:
        bot = bots.make(f"level-2+{style}", b"seed")
        for position in walk(game, Random(7)):
            answer_fits(bot.name, position)


def answer_fits(name: str, position: Position) -> None:
    seat = position.s.acting()[0]
    answer = think(name, position.game, position.s.seen_by(seat)).action
    assert answer in position.s.options(seat)
