"""How far the best level could come if it saw everything: the same search on the true position.

Whoever plays here peeks on purpose, to tell what cannot be reached from what was not reached. It is
no bot: it needs the position itself, which no table gives to anybody, and it has no name that a
table, a match or a program could ask for.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final

import typer

import tablee
from benchmarks.strength.core import use_compiled_core
from benchmarks.strength.goals import BEST, GOALS, LEVELS, Goal
from benchmarks.strength.playing import described
from benchmarks.strength.table import shown
from tablee import bots
from tablee.arena.block import Block, Played, Spent
from tablee.arena.ledger import Ledger
from tablee.arena.matchup import A, Matchup, seatings
from tablee.arena.standing import standing
from tablee.bots.bot import Bot, Budget
from tablee.bots.levels import levels_of, within
from tablee.bots.search.search import Trial, thought_of, weighings
from tablee.engine.chance import derived
from tablee.engine.game import Game
from tablee.engine.state import State

PEEKING: Final = f"{BEST}, peeking"


class Peeking(Trial):
    """Plays the options of a question on in the true position, with all that chance will bring."""

    def __init__(self, game: Game[Any], s: State[Any], seat: int) -> None:
        super().__init__(game, s.seen_by(seat))
        self.truth = s

    def world(self, seed: bytes) -> State[Any]:
        found: State[Any] = self.truth.clone()
        return found


def peek(game: Game[Any], s: State[Any], seat: int, seed: bytes) -> int:
    """What the search of the best level answers when it knows everything."""
    budget = within(Budget(processor=True), levels_of(game.title)[LEVELS - 1], game.seats)
    trial = Peeking(game, s, seat)
    *_, last = weighings(trial, budget, seed, s.options(seat))
    return thought_of(last, seed, trial).action


def play_peeking(game: Game[Any], seating: list[int], expert: str, deal: bytes) -> Played:
    """One game in which A peeks and B does not."""
    s = game.deal(deal)
    s.events = None
    others: list[Bot] = [bots.make(expert, derived(deal, seat)) for seat in range(game.seats)]
    while not s.over():
        seat = s.acting()[0]
        action = s.options(seat)[0]
        if len(s.options(seat)) > 1:
            if seating[seat] == A:
                number = s.seats[seat].answers
                action = peek(game, s, seat, derived(deal, PEEKING, seat, number))
            else:
                action = others[seat].choose(game, s.seen_by(seat), Budget())
        s.apply(seat, action)
    scores = [score.total for score in game.scores(s)]
    return Played(scores, [round(share, 6) for share in game.returns(s)])


def blocks(matchup: Matchup, games: int) -> Iterator[Block]:
    """On the deals that the match-up itself is played on."""
    game = matchup.game()
    seated = seatings(game)
    for number in range(-(-games // len(seated))):
        deal = derived(matchup.seed.encode(), "deal", number)
        found = [play_peeking(game, seating, matchup.b.bot, deal) for seating in seated]
        yield Block(number, found, Spent(), Spent())


def told(goal: Goal, ledger: Ledger) -> str:
    found = standing(ledger.matchup, ledger.blocks)
    measured = shown(goal.measure(ledger), goal.unit)
    return (
        f"{goal.title}, {goal.about}: {measured} {goal.unit} of {found.games} games, {PEEKING}"
        f" (aim {goal.least:g})"
    )


def main(
    only: Annotated[str, typer.Option(help="Match-ups whose description has this in it.")],
    games: Annotated[int, typer.Option(help="So many of each.")] = 100,
) -> None:
    """Measure what the best level would reach if it saw everything."""
    use_compiled_core("benchmarks.strength.ceiling")
    wanted = [goal for goal in GOALS if goal.a == BEST and only in described(goal)]
    for goal in wanted:
        ledger = Ledger(Path(), goal.matchup(tablee.compiled()), [], [])
        for block in blocks(ledger.matchup, games):
            ledger.blocks.append(block)
            print(told(goal, ledger), end="\r", flush=True)
        print()


if __name__ == "__main__":
    typer.run(main)
