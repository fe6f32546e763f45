"""Tournaments: progress with the time that is left, then who leads whom."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tablee.arena.ledger import Ledger
from tablee.arena.outside import Surroundings, close_all
from tablee.arena.runners import Runner
from tablee.arena.tournament.outcome import AtTable, Fault, Outcome, outcome
from tablee.arena.tournament.plan import Plan, read
from tablee.arena.tournament.plan import Table as Played
from tablee.arena.tournament.playing import ledgers_of, most_blocks, play
from tablee.cli.language import current, language
from tablee.cli.matches import print_json, rating_table, share, span
from tablee.cli.reporting import check_report, save
from tablee.cli.screen import console
from tablee.engine.problems import Problem
from tablee.engine.titles import find
from tablee.report.meetings import tournament_page


def run(file: Path, folder: Path | None, runner: Runner, page: Path | None, as_json: bool) -> None:
    try:
        from tablee.arena.tournament import parquet
    except ImportError as error:
        raise Problem("no-lab", fault=error) from error
    check_report(page)
    plan = read(file)
    target = folder or file.with_suffix("")
    ledgers = ledgers_of(plan, target / "meetings")
    around = Surroundings(str(file.parent.resolve()), str((target / "stderr").resolve()))
    with suppress(KeyboardInterrupt):  # what has been played is kept and told
        play_on(plan, ledgers, runner, around)
    close_all()
    if not any(ledger.blocks for ledger in ledgers):
        return
    found = outcome(plan, ledgers)
    data = msgspec.json.format(msgspec.json.encode(found))
    (target / "results.json").write_bytes(data + b"\n")
    parquet.write(plan, ledgers, target / "results.parquet")
    if page is not None:
        save(tournament_page(found, language()), found, page)
    if as_json:
        print_json(found)
    else:
        report(plan, found, target, console())


def play_on(plan: Plan, ledgers: list[Ledger], runner: Runner, around: Surroundings) -> None:
    """With a bar that counts games and says how long the rest will take."""
    columns = (
        TextColumn(current().say("cli-simulate-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(elapsed_when_finished=True),
    )
    sizes = {id(ledger): len(ledger.matchup.seatings()) for ledger in ledgers}
    total = sum(
        sizes[id(ledger)] * max(most, len(ledger.blocks))
        for ledger, most in zip(ledgers, most_blocks(plan), strict=True)
    )
    done = sum(sizes[id(ledger)] * len(ledger.blocks) for ledger in ledgers)
    with Progress(*columns, console=console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=total, completed=done)
        for ledger in play(plan, ledgers, runner, around):
            progress.advance(task, sizes[id(ledger)])


# --- in words ---------------------------------------------------------------------------------


def report(plan: Plan, found: Outcome, folder: Path, out: Console) -> None:
    say = current().say
    for each in found.tables:
        tell_table(each, out)
    out.print(say("cli-tournament-note"), style="dim")
    if found.ratings:
        out.print(rating_table(plan.name, found.ratings))
    if len(found.ratings_by_title) > 1:
        for title, rated in found.ratings_by_title.items():
            out.print(rating_table(title, rated))
    for fault in found.faults:
        out.print(told_fault(fault), style="red", soft_wrap=True, markup=False)
    kept = say("cli-tournament-kept", games=found.games, path=str(folder))
    out.print(kept, style="dim", soft_wrap=True)


def tell_table(found: AtTable, out: Console) -> None:
    say = current().say
    table = found.table
    options = current().all_of(unusual(table))
    title = say("cli-tournament-table", title=table.title, seats=table.seats, options=options)
    out.rule(title)
    out.print(say("cli-tournament-played", deals=found.deals, games=found.games))
    names = [line.entrant for line in found.entrants]
    leads = {(each.entrant, each.other): each.lead for each in found.leads}
    shown = Table()
    shown.add_column(say("cli-simulate-bot"), overflow="fold")
    shown.add_column(say("cli-match-share"), justify="right")
    shown.add_column(say("cli-match-points"), justify="right")
    for name in names:
        shown.add_column(say("cli-tournament-against", entrant=name), justify="right")
    for line in found.entrants:
        cells = [
            share(leads[line.entrant, other]) if (line.entrant, other) in leads else ""
            for other in names
        ]
        shown.add_row(line.entrant, share(line.share), span(line.points), *cells)
    out.print(shown)


def unusual(table: Played) -> list[str]:
    """The options that are not as usual."""
    usual = find(table.title).options
    return [
        f"{name}={value}" for name, value in table.options.items() if value != usual[name].default
    ]


def told_fault(fault: Fault) -> str:
    say = current().say
    kind = say(f"cli-tournament-fault-{fault.kind}")
    return say(
        "cli-tournament-fault",
        entrant=fault.entrant,
        kind=kind,
        count=fault.count,
        text=fault.text,
    )
