"""What whoever runs a server does by hand: tidy, read reports, ban people, close tables.

All of it works in the database, also while a server runs on it, which notices within seconds.
"""

from __future__ import annotations

import time
from contextlib import AbstractContextManager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import typer

from tablee.cli.language import current
from tablee.cli.screen import console
from tablee.engine.problems import Problem

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from tablee.server.moderation import Report
    from tablee.server.settings import Settings

say = current().say

DatabaseOption = Annotated[str | None, typer.Option("--database", help=say("cli-database-help"))]
Person = Annotated[str, typer.Argument(help=say("cli-person-help"), metavar="PERSON")]

moderate = typer.Typer(help=say("cli-moderate-help"), no_args_is_help=True)


def settings_of(database: str | None) -> Settings:
    try:
        from tablee.server.settings import from_environment
    except ImportError as error:
        raise Problem("no-server", fault=error) from error
    return from_environment(database=database)


def transaction(settings: Settings) -> AbstractContextManager[Connection]:
    from tablee.server.db.operating import transaction as begin

    return begin(settings)


def tidy(
    database: DatabaseOption = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help=say("cli-dry-run-help"))] = False,
) -> None:
    from tablee.server import moderation, tidying

    settings = settings_of(database)
    with transaction(settings) as connection:
        done = tidying.tidy(connection, settings, time.time(), portion=None)
        if dry_run:
            connection.rollback()
        else:
            moderation.note(connection)
    console().print(current().say("cli-would-tidy" if dry_run else "cli-tidied"))
    for name in done.__struct_fields__:
        console().print(current().say(f"cli-tidied-{name}", count=getattr(done, name)))


@moderate.command("reports", help=say("cli-reports-help"))
def show_reports(
    database: DatabaseOption = None,
    settled: Annotated[bool, typer.Option("--all", help=say("cli-all-reports-help"))] = False,
) -> None:
    from tablee.server import moderation

    with transaction(settings_of(database)) as connection:
        found = moderation.reports(connection, settled)
    for report in found:
        show_report(report)
    if not found:
        console().print(current().say("cli-no-reports"))


def show_report(report: Report) -> None:
    """A report with the lines around it; the line itself is marked."""
    words, screen = current(), console()
    nobody = words.say("cli-nobody")
    head = words.say(
        "cli-report",
        report=report.id[:8],
        time=when(report.at),
        title=report.title,
        table=report.match,
        person=report.account or nobody,
        nickname=report.nickname,
        reporter=report.reporter or nobody,
    )
    screen.print(head)
    if report.reason:
        screen.print(words.say("cli-report-reason", reason=report.reason))
    for line in report.context:
        mark = ">" if line.number == report.line else " "
        screen.print(f"  {mark} {when(line.at)} {line.nickname}: {line.text}")
    if report.settled is not None:
        screen.print(words.say("cli-report-settled", time=when(report.settled)))


def when(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


@moderate.command("settle", help=say("cli-settle-help"))
def settle_report(
    report: Annotated[str, typer.Argument(help=say("cli-report-help"), metavar="REPORT")],
    database: DatabaseOption = None,
) -> None:
    from tablee.server import moderation

    with transaction(settings_of(database)) as connection:
        found = moderation.settle(connection, report)
    console().print(current().say("cli-settled", report=found[:8]))


@moderate.command("ban", help=say("cli-ban-help"))
def ban_person(
    person: Person,
    days: Annotated[int | None, typer.Option(min=1, max=36_500, help=say("cli-days-help"))] = None,
    database: DatabaseOption = None,
) -> None:
    from tablee.server import moderation

    with transaction(settings_of(database)) as connection:
        moderation.ban(connection, person, days)
    console().print(current().say("cli-banned", person=person))


@moderate.command("lift", help=say("cli-lift-help"))
def lift_ban(person: Person, database: DatabaseOption = None) -> None:
    from tablee.server import moderation

    with transaction(settings_of(database)) as connection:
        moderation.lift(connection, person)
    console().print(current().say("cli-lifted", person=person))


@moderate.command("bans", help=say("cli-bans-help"))
def show_bans(database: DatabaseOption = None) -> None:
    from tablee.server import moderation
    from tablee.server.people import FOREVER

    words = current()
    with transaction(settings_of(database)) as connection:
        found = moderation.bans(connection)
    for person, until in found:
        if until >= FOREVER:
            text = words.say("cli-ban", person=person)
        else:
            text = words.say("cli-ban-until", person=person, time=when(until))
        console().print(text)
    if not found:
        console().print(words.say("cli-no-bans"))


@moderate.command("close", help=say("cli-close-help"))
def close_table(
    table: Annotated[str, typer.Argument(help=say("cli-table-help"), metavar="TABLE")],
    delete: Annotated[bool, typer.Option("--delete", help=say("cli-close-delete-help"))] = False,
    database: DatabaseOption = None,
) -> None:
    from tablee.server import moderation

    with transaction(settings_of(database)) as connection:
        found = moderation.close(connection, table, delete)
    console().print(current().say("cli-closed", table=found))
