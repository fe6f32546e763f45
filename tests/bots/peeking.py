"""Whether bots peek: positions that a seat cannot tell apart have to give it equal thoughts.

`python -m tests.bots.peeking TITLE --count 10000` tries as many as wished.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count as numbers
from random import Random
from time import process_time
from typing import Annotated, Any, Final

import typer

import tablee
from tablee import bots
from tablee.bots.bot import Budget, Thought
from tablee.engine.chance import derived
from tablee.engine.game import Game
from tablee.engine.state import State, View
from tablee.engine.titles import TITLES, find
from tests.contract.moments import Moment
from tests.contract.pairs import pairs

ONCE: Final = Budget(iterations=1)
"""The least there is: what is not peeked at once is not peeked at a thousand times either."""

ASKED: Final = 6
"""Decisions of a match that are looked at."""

TELLING: Final = 250
"""So many are told at once."""

Look = Callable[[State[Any], int], View[Any]]


def look(s: State[Any], seat: int) -> View[Any]:
    return s.seen_by(seat)


# --- positions --------------------------------------------------------------------------------


def walk(game: Game[Any], seed: int, player: str) -> list[Moment]:
    """Every decision of a match between bots of this name."""
    dice = Random(seed)
    bot = bots.make(player, derived(b"peeking", seed))
    s = game.deal(derived(b"peeking", game.title, seed))
    s.events = None
    found: list[Moment] = []
    while not s.over():
        found.append(Moment(game, seed, len(found), s.clone()))
        seat = dice.choice(s.acting())
        options = s.options(seat)
        s.apply(seat, options[0] if len(options) == 1 else bot.choose(game, s.seen_by(seat), ONCE))
    return found


def asked(game: Game[Any], seed: int, since: float) -> Iterator[tuple[Moment, int]]:
    """Some decisions of a match, from this part of it on, with a seat that has a choice there."""
    player = "expert" if seed % 2 and "expert" in bots.known(game.title) else "random"
    moments = walk(game, seed, player)
    late = moments[int(since * len(moments)) :]
    dice = Random(seed)
    for moment in dice.sample(late, min(ASKED, len(late))):
        choosing = [seat for seat in moment.s.acting() if len(moment.s.options(seat)) > 1]
        if choosing:
            yield moment, dice.choice(choosing)


def twins(moment: Moment, seat: int, dice: Random) -> Iterator[tuple[str, State[Any]]]:
    """Other positions that this seat cannot tell from the true one."""
    for pair, other in pairs(moment, seat, dice):
        yield str(pair), other
    view = moment.s.seen_by(seat)
    yield "another world", moment.game.world(view, dice.randbytes(32))
    yield from answered_otherwise(moment, seat)


def answered_otherwise(moment: Moment, seat: int) -> Iterator[tuple[str, State[Any]]]:
    """Somebody else answers under the veil: one thing, and another."""
    s = moment.s
    others = [other for other in s.acting() if other != seat] if s.veiled else []
    for other in others[:1]:
        for action in (s.options(other)[0], s.options(other)[-1]):
            twin = s.clone()
            twin.apply(other, action)
            if not twin.fresh() and seat in twin.acting():
                yield f"seat {other} answers {action}", twin


# --- thoughts ---------------------------------------------------------------------------------


def thought(name: str, moment: Moment, s: State[Any], seat: int, see: Look) -> Thought:
    bot = bots.make(name, derived(b"thinking", moment.seed))
    return bot.think(moment.game, see(s, seat), ONCE)


def compared(name: str, moment: Moment, seat: int, see: Look = look) -> int:
    """How many positions gave this bot the same thought; an AssertionError if one did not."""
    game = moment.game
    view = game.dump(look(moment.s, seat).table)
    found = 0
    expected = thought(name, moment, moment.s, seat, see)
    for what, twin in twins(moment, seat, Random(moment.number)):
        if game.dump(look(twin, seat).table) != view:
            moment.claim("answers" in what, f"seat {seat} sees {what}")
            continue  # that somebody has answered may be seen
        same = thought(name, moment, twin, seat, see) == expected
        moment.claim(same, f"{name} at seat {seat} thinks otherwise for {what}")
        found += 1
    return found


def look_for_peeking(
    title: str, count: int, names: list[str], since: float = 0.0, first: int = 0
) -> Iterator[Counter[str]]:
    """Compare until there are so many; yields how many for each bot, again and again."""
    games = list(find(title).all_games())
    done: Counter[str] = Counter()
    turn = 0
    for seed in numbers(first):
        for moment, seat in asked(games[seed % len(games)], seed, since):
            name = names[turn % len(names)]
            turn += 1
            done[name] += compared(name, moment, seat)
            if done.total() >= count:
                yield done
                return
        yield done


def main(
    titles: Annotated[list[str] | None, typer.Argument()] = None,
    count: Annotated[int, typer.Option(help="Relabelled positions for each title.")] = 10_000,
) -> None:
    """Relabel what bots cannot see, and hold their thoughts against each other."""
    form = "compiled" if tablee.compiled() else "interpreted"
    for title in titles or TITLES:
        start = process_time()
        done: Counter[str] = Counter()
        told = 0
        for done in look_for_peeking(title, count, bots.known(title)):
            if done.total() >= told + TELLING:
                told = done.total()
                print(f"{title}: {told} of {count}", file=sys.stderr, flush=True)
        each = ", ".join(f"{name} {number}" for name, number in done.items())
        seconds = f"{process_time() - start:.0f} s"
        text = f"{title}: {done.total()} equal, none different ({each}; {form}, {seconds})"
        print(text, flush=True)


if __name__ == "__main__":
    typer.run(main)
