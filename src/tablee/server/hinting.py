"""Hints at tables for practice: what a bot would do in a seat, from what the seat can know."""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

from tablee.bots.bot import Budget, Thought, Weighed, dice_of
from tablee.bots.search.aims import Unit, unit_of
from tablee.bots.search.policy import policy_of
from tablee.bots.search.search import Trial, searched
from tablee.engine.chance import derived
from tablee.engine.game import Game
from tablee.engine.problems import Problem
from tablee.engine.state import View
from tablee.server.db.rows import TableRow
from tablee.server.matches import moves
from tablee.server.matches.match import Match
from tablee.server.schemas.hints import Hint, HintedOption
from tablee.server.thinking import Seen, Thinkers, seen

SECONDS: Final = 2.0
"""The time for a hint."""

WORLDS: Final = 4
"""In so many worlds every option is tried, at least; with less time there are fewer options."""

EQUAL: Final = 1.0
"""So many standard errors behind the best are as good."""


def weigh(told: Seen, number: int, seed: bytes) -> Hint:
    """The hint. Runs in another process; gets the seat's view and nothing else."""
    game, view = told.opened()
    return hint_of(game, view, number, seed)


def hint_of(
    game: Game[Any], view: View[Any], number: int, seed: bytes, seconds: float = SECONDS
) -> Hint:
    offered = candidates(game, view, seconds, seed)
    unit = unit_of(game, view.table, view.viewer)
    if len(offered) == 1:
        action = game.space.text(offered[0])
        return Hint(number, [HintedOption(action, 0.0, 0.0, True)], [], unit, by_rule=True)
    thought = searched(game, view, Budget(seconds=seconds), seed, sorted(offered))
    return told(game, thought, number, unit)


def told(game: Game[Any], thought: Thought, number: int, unit: Unit) -> Hint:
    """The best as the search has it, for the reasons speak of that; then by what others cost.

    Behind one that is surely worse nothing is as good: what was given up early looks uncertain.
    """
    best = thought.options[0]
    ranked = sorted(thought.options, key=lambda each: (each is not best, cost_of(best, each)))
    options: list[HintedOption] = []
    equal = True
    for each in ranked:
        equal = equal and (each is best or cost_of(best, each) <= EQUAL * each.error)
        cost = cost_of(best, each) if unit == "points" else max(0.0, best.share - each.share)
        options.append(HintedOption(game.space.text(each.action), cost, each.share, equal))
    return Hint(number, options, thought.reasons, unit, by_rule=False)


def cost_of(best: Weighed, other: Weighed) -> float:
    return max(0.0, best.value - other.value)


def candidates(game: Game[Any], view: View[Any], seconds: float, seed: bytes) -> list[int]:
    """What there is time to try: all options, or those that look best, with what is advised."""
    viewer = view.viewer
    policy = policy_of(game.title)
    options = [int(option) for option in view.table.options(viewer)]
    advised = policy(view, dice_of(seed))
    world = game.world(view, derived(seed, "looks"))
    looks = {}
    for option in options:
        s = world.clone()
        s.apply(viewer, option)
        looks[option] = game.outlook(s, viewer)
    trial, begun = Trial(game, view), perf_counter()
    trial.play_on(world.clone(), dice_of(seed))  # as far as options are tried, not further
    cost = max(1e-6, perf_counter() - begun)
    count = int(seconds / (WORLDS * cost))
    if count < 2:
        return [advised]
    ranked = sorted(options, key=lambda option: (option != advised, -looks[option]))
    return ranked[:count]


async def hint(thinkers: Thinkers, row: TableRow, match: Match | None, seat: int) -> Hint:
    """A hint for the question that the seat is asked, after what it has drafted."""
    if not row.practice:
        raise Problem("no-hints-here")
    playing = moves.playing(row, match)
    draft = playing.draft(seat)
    if draft.reveals:
        raise Problem("confirm-first")
    if not draft.options():
        raise Problem("nothing-asked")
    seed = derived(bytes.fromhex(row.bot_seed or row.seed), "hint", row.id, seat, draft.number())
    told = seen(playing.game, draft.table, seat)
    found: Hint = await thinkers.choose(told, draft.number(), seed)
    return found
