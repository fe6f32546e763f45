"""Match-ups of bots: progress while they meet, then what came out; and all on one scale."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tablee.arena.ledger import Ledger, all_of, opened
from tablee.arena.matchup import Matchup
from tablee.arena.meeting import blocks_for, meet, tried
from tablee.arena.ratings import Rating, ratings
from tablee.arena.runners import Runner
from tablee.arena.sequential import TESTS, Claims, Trial
from tablee.arena.standing import Interval, Side, Standing, standing
from tablee.cli.language import current, language
from tablee.cli.reporting import check_report, save
from tablee.cli.screen import console
from tablee.engine.problems import Problem
from tablee.report.meetings import match_page
from tablee.words import decimal


def run(
    matchup: Matchup,
    games: int,
    test: str | None,
    folder: Path,
    runner: Runner,
    page: Path | None,
    as_json: bool,
) -> None:
    if games < 1:
        raise Problem("too-few-games", games=games)
    check_report(page)
    claims = claims_of(test)
    ledger = opened(folder, matchup)
    with suppress(KeyboardInterrupt):  # what has been played is kept and told
        play(ledger, games, claims, runner)
    if not ledger.blocks:
        return
    found = standing(matchup, ledger.blocks)
    trial = tried(ledger, claims) if claims else None
    if page is not None:
        save(match_page(found, trial, language()), found, page)
    if as_json:
        print_json({"standing": found, "test": trial_data(test, trial), "path": str(ledger.path)})
    else:
        report(found, trial, ledger.path, console())


def claims_of(test: str | None) -> Claims | None:
    if test is None:
        return None
    if test not in TESTS:
        raise Problem("unknown-test", test=test, tests=", ".join(TESTS))
    return TESTS[test]


def play(ledger: Ledger, games: int, claims: Claims | None, runner: Runner) -> None:
    """Play on, with a bar that shows how far it is and how it stands."""
    columns = (
        TextColumn(current().say("cli-simulate-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}"),
    )
    total = blocks_for(ledger.matchup, games)
    with Progress(*columns, console=console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=max(total, len(ledger.blocks)))
        for blocks in meet(ledger, games, runner, claims):
            so_far = share(standing(ledger.matchup, ledger.blocks).a.share) if blocks else ""
            progress.update(task, completed=blocks, description=so_far)


def print_json(data: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(data)).decode())


def trial_data(test: str | None, trial: Trial | None) -> dict[str, object] | None:
    if trial is None:
        return None
    low, high = trial.claims
    return {
        "name": test,
        "low": low,
        "high": high,
        "evidence": trial.evidence(),
        "verdict": trial.verdict,
    }


# --- in words ---------------------------------------------------------------------------------


def report(found: Standing, trial: Trial | None, path: Path, out: Console) -> None:
    say = current().say
    matchup = found.matchup
    out.rule(say("cli-match-title", title=matchup.title, seats=matchup.seats))
    table = Table()
    table.add_column(say("cli-simulate-bot"), overflow="fold")
    for column in ("share", "points", "seconds", "longest", "iterations"):
        table.add_column(say(f"cli-match-{column}"), justify="right")
    for side in (found.a, found.b):
        table.add_row(*row(side))
    out.print(table)
    tell_difference(found, out)
    if trial is not None:
        tell_verdict(trial, out)
    for fault in found.faults:
        out.print(say("cli-match-fault", fault=fault), style="red")
    out.print(say("cli-match-kept", path=str(path)), style="dim", soft_wrap=True)


def tell_difference(found: Standing, out: Console) -> None:
    say = current().say
    ahead = share(found.ahead)
    if found.rivals:
        games, deals, even = found.games, found.blocks, decimal(100 * found.even, 1)
        out.print(say("cli-match-ahead", games=games, deals=deals, even=even, ahead=ahead))
        return
    out.print(say("cli-match-apart", deals=found.blocks, ahead=ahead))
    for side in (found.a, found.b):
        out.print(say("cli-match-reached", bot=side.player, reached=reached(side)))


def tell_verdict(trial: Trial, out: Console) -> None:
    low, high = [decimal(100 * claim, 0) for claim in trial.claims]
    evidence = decimal(trial.evidence(), 2)
    text = current().say(f"cli-match-{trial.verdict}", low=low, high=high, evidence=evidence)
    out.print(text, style="bold")


def row(side: Side) -> list[str]:
    return [
        side.player,
        share(side.share),
        span(side.points),
        number(side.seconds, 4),
        number(side.longest, 3),
        number(side.iterations, 0),
    ]


def share(interval: Interval) -> str:
    """In per cent."""
    return span(Interval(*[100 * part for part in msgspec.structs.astuple(interval)]))


def span(interval: Interval) -> str:
    mean, low, high = [
        number(part, 1) if abs(part) < float("inf") else "?"
        for part in msgspec.structs.astuple(interval)
    ]
    return current().say("cli-match-span", mean=mean, low=low, high=high)


def number(value: float, digits: int) -> str:
    return current().say("cli-match-number", value=decimal(value, digits))


def reached(side: Side) -> str:
    """How often which share of the way, in per cent."""
    found = side.reached.items()
    return current().all_of([f"{number(100 * float(each), 0)}: {count}" for each, count in found])


# --- all on one scale -------------------------------------------------------------------------


def rate(title: str, folder: Path, as_json: bool) -> None:
    found = ratings(all_of(folder, title))
    if not found:
        raise Problem("no-results", title=title, path=folder)
    if as_json:
        print_json(found)
    else:
        console().print(rating_table(title, found))


def rating_table(title: str, found: dict[str, Rating]) -> Table:
    say = current().say
    table = Table(title=say("cli-ratings-title", title=title), title_justify="left")
    table.add_column(say("cli-simulate-bot"), overflow="fold")
    for column in ("rating", "spread", "games"):
        table.add_column(say(f"cli-ratings-{column}"), justify="right")
    for name, rating in found.items():
        table.add_row(name, number(rating.mean, 1), number(rating.spread, 1), str(rating.games))
    return table
