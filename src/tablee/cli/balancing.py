"""Balance: progress while the deals are played, then what they say."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tablee.arena.balance.deals import Deal, ledger_of, play_on
from tablee.arena.balance.findings import findings
from tablee.arena.balance.study import Study
from tablee.arena.ledger import Book
from tablee.arena.runners import Runner
from tablee.cli.language import current, language
from tablee.cli.matches import print_json
from tablee.cli.reporting import check_report, save
from tablee.cli.screen import console
from tablee.engine.problems import Problem
from tablee.report.balance import balance_page
from tablee.report.plain import tell


def run(
    studies: list[Study],
    deals: int,
    folder: Path,
    runner: Runner,
    report: Path | None,
    as_json: bool,
) -> None:
    if deals < 1:
        raise Problem("too-few-games", games=deals)
    check_report(report)
    ledgers = [ledger_of(folder, study) for study in studies]
    with suppress(KeyboardInterrupt):  # what has been played is kept and told
        play(ledgers, deals, runner)
    found = [findings(each.matchup, each.blocks) for each in ledgers if each.blocks]
    if not found:
        return
    page = balance_page(found, language())
    if report is not None:
        save(page, found, report)
    if as_json:
        print_json(found)
        return
    tell(page, current(), console())
    told_where(ledgers, report)


def play(ledgers: list[Book[Study, Deal]], deals: int, runner: Runner) -> None:
    """With a bar that counts deals and says how long the rest will take."""
    columns = (
        TextColumn(current().say("cli-edition-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(elapsed_when_finished=True),
    )
    done = sum(len(ledger.blocks) for ledger in ledgers)
    total = sum(max(deals, len(ledger.blocks)) for ledger in ledgers)
    with Progress(*columns, console=console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=total, completed=done)
        for _ in play_on(ledgers, deals, runner):
            progress.advance(task)


def told_where(ledgers: list[Book[Study, Deal]], report: Path | None) -> None:
    for ledger in ledgers:
        kept = current().say("cli-match-kept", path=str(ledger.path))
        console().print(kept, style="dim", soft_wrap=True)
    if report is not None:
        console().print(current().say("cli-page-kept", path=str(report)), soft_wrap=True)
