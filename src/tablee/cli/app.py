"""The commands and their arguments; the work is done in the modules beside this one."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.markdown import Markdown

from tablee.arena import runners
from tablee.arena.balance.study import AGAIN, Trial, studies
from tablee.arena.comparison import comparison
from tablee.arena.matchup import matchup
from tablee.arena.series import Series
from tablee.bots import USUAL, yardsticks
from tablee.bots import check as check_bot
from tablee.bots.bot import Budget
from tablee.bots.learning.training import Lesson
from tablee.cli import (
    balancing,
    editions,
    language,
    listing,
    matches,
    new_title,
    operator,
    records,
    reviewing,
    reviewing_many,
    simulation,
    terminal,
    tournaments,
    training,
)
from tablee.cli.language import current
from tablee.cli.screen import console
from tablee.engine import record as record_file
from tablee.engine.chance import SEED_BYTES, derived
from tablee.engine.game import OptionValue
from tablee.engine.problems import Problem
from tablee.engine.titles import find, make_with, open_edition, pin_edition
from tablee.words import title_words

say = current().say

app = typer.Typer(
    help=say("cli-help"), no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False
)

Title = Annotated[str, typer.Argument(help=say("cli-title-help"), metavar="TITLE")]
Seats = Annotated[int | None, typer.Option("--seats", "-n", help=say("cli-seats-help"))]
Edition = Annotated[str, typer.Option(help=say("cli-edition-help"))]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", help=say("cli-option-help"))]
Bots = Annotated[str, typer.Option(help=say("cli-bots-help"))]
Seed = Annotated[str | None, typer.Option(help=say("cli-seed-help"))]
DatabaseOption = Annotated[str | None, typer.Option("--database", help=say("cli-database-help"))]
BackupFile = Annotated[Path, typer.Argument(help=say("cli-backup-file-help"), metavar="FILE")]
Workers = Annotated[int | None, typer.Option(min=1, help=say("cli-workers-help"))]
On = Annotated[str, typer.Option("--on", help=say("cli-on-help"))]
AsJson = Annotated[bool, typer.Option("--json", help=say("cli-json-help"))]
Results = Annotated[Path, typer.Option("--results", help=say("cli-results-help"))]
Report = Annotated[Path | None, typer.Option("--report", help=say("cli-page-help"))]
RecordEdition = Annotated[
    str | None, typer.Option("--edition", help=say("cli-record-edition-help"))
]
RecordFile = Annotated[Path, typer.Argument(help=say("cli-record-file-help"), metavar="RECORD")]


@app.callback()
def tablee(
    code: Annotated[str | None, typer.Option("--language", help=say("cli-language-help"))] = None,
) -> None:
    if code is not None:
        language.choose(code)


@app.command(help=say("cli-games-help"))
def games() -> None:
    listing.show(console())


@app.command(help=say("cli-rules-help"))
def rules(title: Title) -> None:
    page = title_words(find(title), language.language()).rules_page()
    console().print(Markdown(page))


@app.command(help=say("cli-play-help"))
def play(
    title: Title,
    seats: Seats = None,
    seat: Annotated[int, typer.Option(help=say("cli-seat-help"))] = 1,
    bots: Annotated[str | None, typer.Option(help=say("cli-bots-help"))] = None,
    edition: Edition = "base",
    option: Options = None,
    seed: Seed = None,
) -> None:
    count = default_seats(title) if seats is None else seats
    game = make_with(title, count, edition, read_options(option))
    if not 1 <= seat <= count:
        raise Problem("bad-seat", seat=seat, seats=count)
    names = read_bots(bots or USUAL, count - 1)
    for name in names:
        check_bot(name, title)
    deal = secrets.token_bytes(SEED_BYTES) if seed is None else derived(seed.encode(), "deal", 0)
    terminal.play(game, seat - 1, names, deal, console())


@app.command(help=say("cli-simulate-help"))
def simulate(
    title: Title,
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", help=say("cli-games-count-help"))] = 1000,
    bots: Bots = "random",
    edition: Edition = "base",
    option: Options = None,
    seed: Seed = None,
    workers: Workers = None,
    on: On = "local",
    as_json: AsJson = False,
) -> None:
    series = read_series(title, seats, games, bots, edition, option, seed)
    simulation.run(series, runners.chosen(on, workers), as_json)


@app.command(help=say("cli-match-help"))
def match(
    title: Title,
    a: Annotated[str, typer.Argument(help=say("cli-match-a-help"), metavar="A")],
    b: Annotated[str, typer.Argument(help=say("cli-match-b-help"), metavar="B")],
    seats: Annotated[int, typer.Option("--seats", "-n", help=say("cli-seats-help"))] = 2,
    edition: Edition = "base",
    option: Options = None,
    iterations: Annotated[
        int | None, typer.Option(min=1, help=say("cli-match-iterations-help"))
    ] = None,
    seconds: Annotated[
        float | None, typer.Option(min=0.001, help=say("cli-match-seconds-help"))
    ] = None,
    games: Annotated[int, typer.Option("--games", help=say("cli-match-games-help"))] = 100,
    test: Annotated[str | None, typer.Option(help=say("cli-match-test-help"))] = None,
    seed: Annotated[str, typer.Option(help=say("cli-seed-help"))] = "match",
    results: Results = Path("matches"),
    workers: Workers = None,
    on: On = "local",
    report: Report = None,
    as_json: AsJson = False,
) -> None:
    budget = Budget(iterations, seconds)
    met = matchup(title, seats, a, b, edition, read_options(option), budget, seed)
    matches.run(met, games, test, results, runners.chosen(on, workers), report, as_json)


@app.command(help=say("cli-tournament-help"))
def tournament(
    file: Annotated[Path, typer.Argument(help=say("cli-tournament-file-help"), metavar="FILE")],
    results: Annotated[
        Path | None, typer.Option("--results", help=say("cli-tournament-results-help"))
    ] = None,
    workers: Workers = None,
    on: On = "local",
    report: Report = None,
    as_json: AsJson = False,
) -> None:
    tournaments.run(file, results, runners.chosen(on, workers), report, as_json)


@app.command(help=say("cli-balance-help"))
def balance(
    title: Title,
    seats: Annotated[
        str | None, typer.Option("--seats", "-n", help=say("cli-balance-seats-help"))
    ] = None,
    deals: Annotated[int, typer.Option(help=say("cli-balance-deals-help"))] = 100,
    bots: Annotated[str | None, typer.Option(help=say("cli-balance-bots-help"))] = None,
    edition: Edition = "base",
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", help=say("cli-balance-option-help"))
    ] = None,
    iterations: Annotated[
        int | None, typer.Option(min=1, help=say("cli-match-iterations-help"))
    ] = None,
    again: Annotated[int, typer.Option(min=1, help=say("cli-balance-again-help"))] = AGAIN,
    force: Annotated[str | None, typer.Option(help=say("cli-balance-force-help"))] = None,
    forbid: Annotated[str | None, typer.Option(help=say("cli-balance-forbid-help"))] = None,
    change: Annotated[str | None, typer.Option(help=say("cli-balance-change-help"))] = None,
    seed: Annotated[str, typer.Option(help=say("cli-seed-help"))] = "balance",
    results: Annotated[
        Path, typer.Option("--results", help=say("cli-balance-results-help"))
    ] = Path("balance"),
    workers: Workers = None,
    on: On = "local",
    report: Report = None,
    as_json: AsJson = False,
) -> None:
    found = studies(
        title,
        read_seats(title, seats),
        names_in(bots or yardsticks(find(title).name)[-1]),
        edition,
        {name: str(value).split(",") for name, value in read_options(option).items()},
        Budget(iterations),
        seed,
        again,
        read_trial(force=force, forbid=forbid, change=change),
    )
    balancing.run(found, deals, results, runners.chosen(on, workers), report, as_json)


@app.command(help=say("cli-ratings-help"))
def ratings(
    title: Title,
    results: Results = Path("matches"),
    as_json: AsJson = False,
) -> None:
    find(title)
    matches.rate(title, results, as_json)


@app.command(help=say("cli-record-help"))
def record(
    title: Title,
    file: RecordFile,
    seats: Seats = None,
    number: Annotated[int, typer.Option("--game", help=say("cli-number-help"))] = 0,
    games: Annotated[int, typer.Option("--games", help=say("cli-games-count-help"))] = 1000,
    bots: Bots = "random",
    edition: Edition = "base",
    option: Options = None,
    seed: Seed = None,
) -> None:
    series = read_series(title, seats, games, bots, edition, option, seed)
    records.save(series, number, file, console())


@app.command(help=say("cli-check-help"))
def check(file: RecordFile, edition: RecordEdition = None) -> None:
    records.check(read_record(file, edition), file, console())


@app.command(help=say("cli-show-help"))
def show(
    file: RecordFile,
    seat: Annotated[int | None, typer.Option(help=say("cli-viewer-help"))] = None,
    edition: RecordEdition = None,
) -> None:
    records.show(read_record(file, edition), seat, console())


@app.command(help=say("cli-review-help"))
def review(
    files: Annotated[
        list[Path], typer.Argument(help=say("cli-review-files-help"), metavar="RECORD…")
    ],
    seat: Annotated[int | None, typer.Option(help=say("cli-review-seat-help"))] = None,
    iterations: Annotated[
        int, typer.Option(min=8, help=say("cli-review-iterations-help"))
    ] = reviewing.ITERATIONS,
    edition: RecordEdition = None,
    workers: Workers = None,
    on: On = "local",
    as_json: AsJson = False,
) -> None:
    runner = runners.chosen(on, workers)
    found = [read_record(file, edition) for file in files]
    if len(found) == 1 and on == "local":
        reviewing.run(found[0], seat or 1, iterations, as_json, console())
        return
    pin = edition and pin_edition(found[0].title, edition)
    matches = [reviewing_many.wanted_of(each, seat, pin) for each in found]
    reviewing_many.run(files, matches, iterations, runner, as_json, console())


@app.command(help=say("cli-train-help"))
def train(
    title: Title,
    games: Annotated[int, typer.Option("--games", help=say("cli-train-games-help"))] = 4000,
    edition: Edition = "base",
    seed: Seed = None,
    workers: Workers = None,
    on: On = "local",
    file: Annotated[Path | None, typer.Option("--out", help=say("cli-train-out-help"))] = None,
) -> None:
    edition = pin_edition(title, edition)
    runner = runners.chosen(on, workers)
    training.run(Lesson(title, edition, seed or "0", games), runner, file, console())


@app.command(help=say("cli-new-help"))
def new(
    title: Annotated[str, typer.Argument(help=say("cli-new-title-help"), metavar="TITLE")],
) -> None:
    new_title.make(title, console())


@app.command(help=say("cli-serve-help"))
def serve(
    host: Annotated[str | None, typer.Option(help=say("cli-host-help"))] = None,
    port: Annotated[int | None, typer.Option(help=say("cli-port-help"))] = None,
    database: DatabaseOption = None,
    workers: Annotated[int | None, typer.Option(help=say("cli-server-workers-help"))] = None,
    base_url: Annotated[str | None, typer.Option(help=say("cli-base-url-help"))] = None,
) -> None:
    try:
        from tablee.server.addresses import outside
        from tablee.server.serve import serve as run
        from tablee.server.settings import from_environment
    except ImportError as error:
        raise Problem("no-server", fault=error) from error
    settings = from_environment(
        host=host, port=port, database=database, workers=workers, base_url=base_url
    )
    console().print(current().say("cli-serving", address=outside("", settings)))
    run(settings)


@app.command("backup", help=say("cli-backup-help"))
def make_backup(file: BackupFile, database: DatabaseOption = None) -> None:
    from tablee.server.db.backup import backup
    from tablee.server.settings import from_environment

    rows = backup(from_environment(database=database), file)
    console().print(current().say("cli-backed-up", path=str(file), rows=rows))


@app.command(help=say("cli-restore-help"))
def restore(file: BackupFile, database: DatabaseOption = None) -> None:
    from tablee.server.db.restore import restore as fill
    from tablee.server.settings import from_environment

    rows = fill(from_environment(database=database), file)
    console().print(current().say("cli-restored", path=str(file), rows=rows))


app.command(help=say("cli-tidy-help"))(operator.tidy)
app.add_typer(operator.moderate, name="moderate")


@editions.edition.command(help=say("cli-edition-compare-help"))
def compare(
    title: Title,
    edition: Annotated[str, typer.Argument(help=say("cli-edition-a-help"), metavar="EDITION")],
    against: Annotated[str, typer.Option(help=say("cli-edition-against-help"))] = "base",
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", help=say("cli-edition-games-help"))] = 1000,
    bots: Annotated[str | None, typer.Option(help=say("cli-edition-bots-help"))] = None,
    option: Options = None,
    seed: Seed = None,
    workers: Workers = None,
    on: On = "local",
    report: Report = None,
    as_json: AsJson = False,
) -> None:
    strongest = yardsticks(find(title).name)[-1]  # of those that play thousands of games
    series = read_series(title, seats, games, bots or strongest, against, option, seed)
    wanted = comparison(series, pin_edition(title, edition))
    editions.compare(wanted, runners.chosen(on, workers), report, as_json)


app.add_typer(editions.edition, name="edition")


def read_series(
    title: str,
    seats: int | None,
    games: int,
    bots: str,
    edition: str,
    option: list[str] | None,
    seed: str | None,
) -> Series:
    """The series that the arguments describe; a Problem if there is no such thing."""
    count = default_seats(title) if seats is None else seats
    edition = pin_edition(title, edition)
    game = make_with(title, count, edition, read_options(option))
    names = read_bots(bots, count)
    series = Series(title, count, edition, game.options, names, seed or "0", games)
    series.check()
    return series


def read_seats(title: str, text: str | None) -> list[int]:
    """Numbers of seats, separated by commas, or all that there are."""
    known = find(title).seats
    if text is None:
        return [default_seats(title)]
    if text.strip() == "all":
        return list(known)
    counts = [each.strip() for each in text.split(",")]
    if not all(each.isdecimal() for each in counts):
        raise Problem("bad-seats", title=title, seats=text, least=known[0], most=known[-1])
    return [int(each) for each in counts]


def read_trial(**wishes: str | None) -> Trial | None:
    """At most one of them."""
    given = {what: thing for what, thing in wishes.items() if thing is not None}
    if len(given) > 1:
        raise Problem("two-trials")
    return next((msgspec.convert({"what": w, "thing": t}, Trial) for w, t in given.items()), None)


def read_record(file: Path, edition: str | None) -> record_file.Record:
    """The record in a file. If it is of somebody's own edition, that has to be opened."""
    found = record_file.read(file)
    if edition is not None:
        open_edition(found.title, edition)
    elif "@" in found.edition:
        raise Problem("record-of-own-edition", path=file, edition=found.edition)
    return found


def default_seats(title: str) -> int:
    """Three make a good table, where the title allows it."""
    seats = find(title).seats
    return 3 if 3 in seats else seats[0]


def read_options(texts: list[str] | None) -> dict[str, OptionValue]:
    """Options given as name=value."""
    options: dict[str, OptionValue] = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise Problem("bad-option-form", text=text)
        options[name.strip()] = value.strip()
    return options


def read_bots(text: str, seats: int) -> list[str]:
    """Bots separated by commas; a single one sits everywhere."""
    names = names_in(text)
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise Problem("bots-do-not-fit", bots=len(names), seats=seats)
    return names


def names_in(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]
