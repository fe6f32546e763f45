"""Hints at tables for practice: what a bot would do in a seat, from what the seat can know."""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

from tablee.bots.bot import Budget, Thought, Weighed, dice_of
from tablee.bots.search.policy import play_on, policy_of
from tablee.bots.search.search import searched
from tablee.engine.chance import derived
from tablee.engine.game import Game, OptionValue
from tablee.engine.problems import Problem
from tablee.engine.state import View
from tablee.engine.titles import find
from tablee.server.db.rows import TableRow
from tablee.server.matches import moves
from tablee.server.matches.match import Match
from tablee.server.schemas.hints import Hint, HintedOption
from tablee.server.thinking import Thinkers

SECONDS: Final = 2.0
"""The time for a hint."""

WORLDS: Final = 4
"""In so many worlds every option is tried, at least; with less time there are fewer options."""

EQUAL: Final = 1.0
"""So many standard errors behind the best are as good."""


def weigh(
    title: str,
    seats: int,
    edition: str,
    options: dict[str, OptionValue],
    position: dict[str, Any],
    seat: int,
    number: int,
    seed: bytes,
) -> Hint:
    """The hint. Runs in another process; gets the seat's view and nothing else."""
    game = find(title).make(seats, edition, options)
    view = View(seat, game.load(position))
    return hint_of(game, view, number, seed)


def hint_of(
    game: Game[Any], view: View[Any], number: int, seed: bytes, seconds: float = SECONDS
) -> Hint:
    offered = candidates(game, view, seconds, seed)
    if len(offered) == 1:
        action = game.space.text(offered[0])
        return Hint(number, [HintedOption(action, 0.0, 0.0, True)], [], by_rule=True)
    thought = searched(game, view, Budget(seconds=seconds), seed, sorted(offered))
    return told(game, thought, number)


def told(game: Game[Any], thought: Thought, number: int) -> Hint:
    best = max(thought.options, key=lambda each: (each.visits, each.value))
    ranked = sorted(thought.options, key=lambda each: (each is not best, cost_of(best, each)))
    options = [
        HintedOption(
            action=game.space.text(each.action),
            cost=cost_of(best, each),
            share=each.share,
            equal=each is best or cost_of(best, each) <= EQUAL * each.error,
        )
        for each in ranked
    ]
    return Hint(number, options, thought.reasons, by_rule=False)


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
    begun = perf_counter()
    play_on(world.clone(), policy, dice_of(seed))
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
    game = playing.game
    seed = derived(bytes.fromhex(row.bot_seed or row.seed), "hint", row.id, seat, draft.number())
    asked = (game.title, game.seats, game.edition, game.options, game.dump(draft.table), seat)
    found: Hint = await thinkers.choose(*asked, draft.number(), seed)
    return found
