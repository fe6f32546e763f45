"""A recorded match looked at again, on the command line."""

from __future__ import annotations

from typing import Final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tablee.bots.bot import Budget
from tablee.bots.search.aims import Unit
from tablee.cli.language import current, language
from tablee.cli.records import player_names
from tablee.cli.screen import console as screen
from tablee.engine import record
from tablee.engine.problems import Problem
from tablee.review import Judged, Review
from tablee.review import review as look_again
from tablee.words import Narrator, decimal

ITERATIONS: Final = 96
"""Games for a weighing, unless told otherwise."""

SHOWN: Final = 5
"""So many decisions are told."""

BARS: Final = "▁▂▃▄▅▆▇█"
"""From no chance to certainty."""


def run(found: record.Record, seat: int, iterations: int, as_json: bool, console: Console) -> None:
    check_seat(found, seat)
    review = looked_at(found, seat - 1, Budget(iterations=iterations))
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(review)).decode())
        return
    narrator = Narrator(found.game(), language(), player_names(found.players), seat - 1)
    print_decisions(review, narrator, console)
    print_curve(review, narrator, console)
    print_luck(review, console)


def check_seat(found: record.Record, seat: int) -> None:
    """Raise a Problem for a seat that the match does not have."""
    if not 1 <= seat <= len(found.players):
        raise Problem("bad-seat", seat=seat, seats=len(found.players))


def looked_at(found: record.Record, seat: int, budget: Budget) -> Review:
    """The review, with a bar that shows how far it is."""
    columns = (TextColumn(current().say("cli-review-progress")), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen(stderr=True), transient=True) as progress:
        task = progress.add_task("")
        for step in look_again(found, seat, budget):
            if isinstance(step, Review):
                return step
            progress.update(task, completed=step[0], total=step[1])
    raise AssertionError("a review comes at last")


def print_decisions(review: Review, narrator: Narrator, console: Console) -> None:
    """The costliest ones: what was done, what would have been better, and why."""
    say = current().say
    costliest = review.costliest(SHOWN)
    if not costliest:
        console.print(say("cli-review-nothing", count=len(review.judged)))
        return
    table = Table(title=say("cli-review-decisions", count=len(review.judged)))
    for column in ("moment", "chosen", "better", "cost", "why"):
        table.add_column(say(f"cli-review-{column}", unit=review.unit))
    for each in costliest:
        table.add_row(*row(each, review.unit, narrator))
    console.print(table)


def row(judged: Judged, unit: Unit, narrator: Narrator) -> list[str]:
    say = current().say
    return [
        str(judged.answer + 1),
        narrator.choice(judged.chosen),
        narrator.choice(judged.better),
        f"{cost_of(judged, unit)}\n{say(f'cli-review-{judged.mark}')}",
        "\n".join(reasons(judged, narrator)),
    ]


def cost_of(judged: Judged, unit: Unit) -> str:
    """In points with their error, or in chances where a group counts those."""
    say = current().say
    if unit == "chances":
        return say("cli-review-chances", percent=decimal(100 * max(0.0, judged.lost), 0))
    return say("cli-review-points", points=decimal(judged.cost, 1), error=decimal(judged.error, 1))


def reasons(judged: Judged, narrator: Narrator) -> list[str]:
    """The sources of points, with what the better option brings more or less from them."""
    return [
        current().say(
            "cli-review-reason",
            source=narrator.words.say(f"score-{reason.source}"),
            points=decimal(abs(reason.points), 1),
            sign="+" if reason.points > 0 else "\N{MINUS SIGN}",
        )
        for reason in judged.reasons
    ]


def print_curve(review: Review, narrator: Narrator, console: Console) -> None:
    """Everybody's chances from the beginning to the end, a line for each."""
    console.print(current().say("cli-review-curve"), style="bold")
    for seat, player in enumerate(narrator.players):
        bars = "".join(bar(moment.shares[seat]) for moment in review.curve)
        console.print(f"{bars}  {player}")


def bar(share: float) -> str:
    return BARS[round(share * (len(BARS) - 1))]


def print_luck(review: Review, console: Console) -> None:
    say = current().say
    start, result = percent(review.start()), percent(review.result)
    console.print(say("cli-review-share-of", start=start, result=result))
    own = review.own()
    if own is not None:
        told = say("cli-review-luck", own=signed(own), fortune=signed(review.fortune()))
        console.print(told)


def percent(share: float) -> float:
    return decimal(100 * share, 0)


def signed(share: float) -> str:
    """More or less of the victory, in percent; nothing has no sign."""
    number = decimal(100 * abs(share), 0)
    sign = "" if round(100 * share) == 0 else "+" if share > 0 else "\N{MINUS SIGN}"
    return current().say("cli-review-more", sign=sign, percent=number)
