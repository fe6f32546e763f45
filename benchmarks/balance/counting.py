"""What all titles have in common: games in blocks over all cores, counts, and tables of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from statistics import mean
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table

from tablee import bots
from tablee.arena.runners import local
from tablee.bots.bot import Bot, Budget
from tablee.engine.chance import derived
from tablee.engine.decision import Score
from tablee.engine.game import Game
from tablee.engine.state import State

BOT: Final = "expert"
BLOCK: Final = 25
"""Games that a worker plays at a time."""

Games = Annotated[int, typer.Option(help="Games of each kind.")]
Seed = Annotated[str, typer.Option(help="The seed of all deals.")]
BotName = Annotated[str, typer.Option(help="Who sits in every seat.")]
Seats = Annotated[int, typer.Option(help="Only this number of seats.")]
Workers = Annotated[int | None, typer.Option(help="Processes.")]
"""What every run can be told."""


class Found(dict[tuple[Any, ...], float]):
    """What was counted: numbers of cases, sums and shares, by name."""

    def __missing__(self, key: tuple[Any, ...]) -> float:
        return 0

    def add(self, more: Found) -> None:
        for key, number in more.items():
            self[key] += number

    def spread(self, name: str) -> list[int]:
        """All values that were counted under this name, in order."""
        cases = [(key[1], int(n)) for key, n in self.items() if key[0] == name]
        return sorted(value for value, n in cases for _ in range(n))

    def counted(self, name: str) -> list[tuple[Any, float]]:
        """By name or number; O2 comes before O10."""
        pairs = [(key[1], n) for key, n in self.items() if key[0] == name]
        return sorted(pairs, key=lambda pair: (len(str(pair[0])), pair[0]))

    def in_order(self, name: str) -> list[tuple[str, float]]:
        """In the order in which they were first counted."""
        return [(key[1], n) for key, n in self.items() if key[0] == name]

    def quotients(self, part: str, whole: str) -> Iterator[tuple[str, float]]:
        return ((name, self[part, name] / count) for name, count in self.counted(whole))


def tables(game: Game[Any], bot: str, seed: str, first: int) -> Iterator[tuple[bytes, list[Bot]]]:
    """A block of games: the deal of each, and who sits at it."""
    for number in range(first, first + BLOCK):
        deal = derived(seed.encode(), "deal", number)
        yield deal, [bots.make(bot, derived(deal, seat)) for seat in range(game.seats)]


def answers(
    game: Game[Any], s: State[Any], player: Callable[[int], Bot]
) -> Iterator[tuple[int, int]]:
    """Play a game to its end: who answers what, each before it is done."""
    while not s.over():
        seat = s.acting()[0]
        options = s.options(seat)
        forced = len(options) == 1
        action = options[0] if forced else player(seat).choose(game, s.seen_by(seat), Budget())
        yield seat, action
        s.apply(seat, action)


def note_result(game: Game[Any], s: State[Any], found: Found) -> None:
    found["games",] += 1
    for seat, share in enumerate(game.returns(s)):
        found["wins", seat] += share


def note_scores(scores: Sequence[Score], found: Found) -> None:
    """The totals of all players, and where their points come from."""
    for score in scores:
        found["total", score.total] += 1
        for part, points in score.parts.items():
            found["part", part] += points


def shares(game: Game[Any], found: Found) -> str:
    """Of a hundred victories, how many each seat had."""
    wins = [100 * found["wins", seat] / found["games",] for seat in range(game.seats)]
    return " / ".join(f"{share:.1f}" for share in wins)


def played(
    play_block: Callable[..., Found], kind: tuple[Any, ...], games: int, workers: int | None
) -> Found:
    """What is counted over this many games of a kind."""
    jobs = [(*kind, first) for first in range(0, games, BLOCK)]
    found = Found()
    for block in local(workers)(play_block, jobs):
        found.add(block)
    return found


def show_rows(title: str, found: Found, rows: Iterable[tuple[str, str]], out: Console) -> None:
    table = Table(title=title, title_justify="left", min_width=60)
    table.add_column("")
    table.add_column(f"{found['games',]} games", justify="left")
    for name, text in rows:
        table.add_row(name, text)
    out.print(table)


def show_columns(
    title: str, headings: Sequence[str], rows: Iterable[Sequence[str]], out: Console
) -> None:
    """One line for each card, over all games that were played."""
    table = Table(title=title, title_justify="left")
    for heading in headings:
        table.add_column(heading, justify="right")
    for row in rows:
        table.add_row(*row)
    out.print(table)


def spread(values: Sequence[int], *percent: int) -> str:
    """The mean of sorted values; in brackets those at these parts of the way, and the last."""
    parts = [values[len(values) * part // 100] for part in percent]
    return f"{mean(values):.1f} ({' / '.join(map(str, [*parts, values[-1]]))})"


def joined(pairs: Iterable[tuple[str, float]]) -> str:
    return ", ".join(f"{name} {value:.1f}" for name, value in pairs)
