"""Editions of one's own: make one, check it, see what differs, and play it against another."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tablee.arena.comparison import Compared, Comparison, Pair
from tablee.arena.comparison import run as run_comparison
from tablee.arena.runners import Runner
from tablee.arena.series import Moments
from tablee.cli.language import current, language
from tablee.cli.reporting import check_report, save
from tablee.cli.screen import console
from tablee.cli.simulation import known, moments_data
from tablee.engine.differences import Difference, differences
from tablee.engine.editions import MISSING, GroupOrigins
from tablee.engine.problems import Problem
from tablee.engine.titles import Title, find, open_edition
from tablee.engine.workshop import is_folder, new_folder, read_folder, read_manifest
from tablee.report.editions import comparison_page
from tablee.words import TitleWords, decimal, title_words
from tablee.words.title import KIND

say = current().say

TitleName = Annotated[str, typer.Argument(help=say("cli-title-help"), metavar="TITLE")]
Folder = Annotated[Path, typer.Argument(help=say("cli-edition-folder-help"), metavar="FOLDER")]
AsJson = Annotated[bool, typer.Option("--json", help=say("cli-json-help"))]

edition = typer.Typer(help=say("cli-edition-group-help"), no_args_is_help=True)


@edition.command(help=say("cli-edition-new-help"))
def new(
    title: TitleName,
    folder: Folder,
    name: Annotated[str | None, typer.Option(help=say("cli-edition-name-help"))] = None,
    whole: Annotated[bool, typer.Option("--whole", help=say("cli-edition-whole-help"))] = False,
) -> None:
    for path in new_folder(find(title).shelf(), folder, name or folder.resolve().name, whole):
        console().print(str(path), soft_wrap=True)
    text = current().say("cli-edition-made", path=str(folder))
    console().print(text, soft_wrap=True)


@edition.command(help=say("cli-edition-check-help"))
def check(folder: Folder, as_json: AsJson = False) -> None:
    """All that is wrong is told, and the command fails if there is something."""
    faults: list[Problem] = []
    title = find(read_manifest(folder).title)
    opened = read_folder(title.shelf(), folder, faults)
    if as_json:
        told = [{"problem": fault.name, **in_text(fault.facts)} for fault in faults]
        print_json({"edition": opened and opened.name, "faults": told})
    elif faults:
        for fault in faults:
            console(stderr=True).print(current().problem(fault), style="red", soft_wrap=True)
        console(stderr=True).print(current().say("cli-edition-faults", count=len(faults)))
    else:
        assert opened is not None
        changes = differences(title.origins(title.editions[0]), origins(title, folder))
        text = current().say(
            "cli-edition-good", edition=opened.name, title=title.name, changes=len(changes)
        )
        console().print(text, soft_wrap=True)
    if faults:
        raise typer.Exit(2)


def in_text(facts: dict[str, object]) -> dict[str, str]:
    return {name: str(fact) for name, fact in facts.items()}


@edition.command(help=say("cli-edition-diff-help"))
def diff(
    a: Annotated[str, typer.Argument(help=say("cli-edition-a-help"), metavar="A")],
    b: Annotated[str, typer.Argument(help=say("cli-edition-a-help"), metavar="B")],
    title: Annotated[str | None, typer.Option(help=say("cli-edition-title-help"))] = None,
    as_json: AsJson = False,
) -> None:
    found = title_of(title, a, b)
    changes = differences(origins(found, a), origins(found, b))
    if as_json:
        print_json(changes)
        return
    tell_changes(changes, EditionWords(found, a, b), console())


def title_of(title: str | None, *editions: str) -> Title:
    """The title that is given, or of which the folder among these is."""
    folders = [edition for edition in editions if is_folder(edition)]
    if title is None and not folders:
        raise Problem("edition-of-which-title")
    return find(title or read_manifest(Path(folders[0])).title)


def origins(title: Title, edition: str | Path) -> list[GroupOrigins]:
    name = open_edition(title.name, edition)
    if name not in title.known_editions():
        raise title.no_edition(name)
    return title.origins(name)


# --- in words ---------------------------------------------------------------------------------


class EditionWords:
    """The words of two editions: what is only in one of them is called as it is there."""

    def __init__(self, title: Title, a: str, b: str) -> None:
        self.before, self.after = [
            title_words(title, language(), open_edition(title.name, each)) for each in (a, b)
        ]

    def of(self, change: Difference) -> TitleWords:
        return self.before if change.what == "removed" else self.after


def tell_changes(changes: list[Difference], words: EditionWords, out: Console) -> None:
    group = ""
    for change in changes:
        if change.group != group:
            group = change.group
            out.print(words.after.say(f"edition-{group}"), style="bold")
        out.print(f"  {change_text(change, words.of(change))}", soft_wrap=True, markup=False)
    out.print(current().say("cli-edition-differences", count=len(changes)), style="dim")


def change_text(change: Difference, words: TitleWords) -> str:
    """What differs, in a line."""
    name = words.item(change.group, change.kind, change.item)
    if change.what != "changed":
        return current().say(f"cli-edition-{change.what}", item=change.item, name=name)
    return current().say(
        "cli-edition-changed",
        item=change.item,
        name=name,
        field=field_text(change.field, words),
        before=value_text(change.before),
        after=value_text(change.after),
    )


def field_text(field: str, words: TitleWords) -> str:
    """What the field is called, and where in it, if it has parts."""
    name, _, within = field.partition(".")
    called = words.say(f"edition-field-{name}")
    return f"{called} ({within})" if within else called


def value_text(value: object) -> str:
    """A value as it stands in the data; a name in the reader's language."""
    if isinstance(value, dict) and isinstance(value.get(language()), str):
        return str(value[language()])
    if isinstance(value, str):
        return value
    return MISSING if value is None else msgspec.json.encode(written(value)).decode()


def written(value: object) -> object:
    """The value without parts that hold nothing."""
    if not isinstance(value, dict):
        return value
    return {name: written(part) for name, part in value.items() if part not in (None, [], {})}


# --- one against the other --------------------------------------------------------------------


def compare(wanted: Comparison, runner: Runner, page: Path | None, as_json: bool) -> None:
    """Play the deals with both, with a bar that shows how far it is, and tell what came out."""
    check_report(page)
    columns = (
        TextColumn(current().say("cli-edition-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    compared = Compared()
    with Progress(*columns, console=console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=wanted.deals)
        for compared in run_comparison(wanted, runner):
            progress.update(task, completed=compared.deals)
    found = find(wanted.before.title)
    editions = wanted.before.edition, wanted.after.edition
    changes = differences(*[origins(found, each) for each in editions])
    items = changed_items(changes, compared)
    words = EditionWords(found, *editions)
    if page is not None:
        told = [(change, change_text(change, words.of(change))) for change in changes]
        chosen = [(name, choice_text(name, change, words)) for name, change in items.items()]
        made = comparison_page(wanted, compared, told, chosen, language())
        save(made, as_data(wanted, compared, changes), page)
    if as_json:
        print_json(as_data(wanted, compared, changes))
    else:
        report(wanted, compared, items, words, console())


def changed_items(changes: list[Difference], compared: Compared) -> dict[str, Difference]:
    """Of what differs, all that somebody chose in a game, as the choices name it."""
    found: dict[str, Difference] = {}
    for change in changes:
        for name in compared.items:
            kind, _, item = name.partition(" ")[2].partition(":")
            if item == change.item and kind == (change.kind or KIND):
                found.setdefault(name, change)
    return found


def as_data(wanted: Comparison, compared: Compared, changes: list[Difference]) -> dict[str, object]:
    return {
        "comparison": wanted,
        "deals": compared.deals,
        "differences": changes,
        "measures": {name: pair_data(pair) for name, pair in compared.pairs.items()},
        "chosen": {name: pair_data(compared.item(name)) for name in sorted(compared.items)},
    }


def pair_data(pair: Pair) -> dict[str, object]:
    return {
        "before": moments_data(pair.before),
        "after": moments_data(pair.after),
        "change": moments_data(pair.change),
    }


def report(
    wanted: Comparison,
    compared: Compared,
    items: dict[str, Difference],
    words: EditionWords,
    out: Console,
) -> None:
    say = current().say
    title = wanted.before.title
    names = [open_edition(title, each) for each in (wanted.before.edition, wanted.after.edition)]
    out.rule(say("cli-edition-compared", title=title, deals=compared.deals))
    table = pairs_table(names)
    for name, pair in compared.pairs.items():
        table.add_row(measure_text(name), *pair_texts(pair, name.startswith("share-")))
    out.print(table)
    if items:
        chosen = pairs_table(names, say("cli-edition-chosen"))
        for name, change in items.items():
            chosen.add_row(
                choice_text(name, change, words), *pair_texts(compared.item(name), False)
            )
        out.print(chosen)
    out.print(say("cli-edition-note"), style="dim")


def pairs_table(names: list[str], title: str | None = None) -> Table:
    table = Table(title=title, title_justify="left")
    table.add_column("")
    for column in (*names, current().say("cli-edition-change")):
        table.add_column(column, justify="right", overflow="fold")
    return table


def choice_text(name: str, change: Difference, words: EditionWords) -> str:
    spoken = words.of(change)
    target = spoken.item(change.group, change.kind, change.item)
    return spoken.say(f"verb-{name.partition(' ')[0]}", target=target)


def measure_text(name: str) -> str:
    what, _, seat = name.partition("-")
    return current().say(f"cli-edition-{what}-of" if seat else f"cli-edition-{what}", seat=seat)


def pair_texts(pair: Pair, share: bool) -> list[str]:
    """Both means, and the change with its interval; what is sure is marked."""
    mark = "*" if abs(pair.change.mean()) > pair.change.error() else ""
    return [
        number(pair.before.mean(), share),
        number(pair.after.mean(), share),
        change_of(pair.change, share) + mark,
    ]


def number(value: float, share: bool) -> str:
    shown = decimal(100 * value, 1) if share else decimal(value, 2)
    return current().say("cli-edition-share-value" if share else "cli-match-number", value=shown)


def change_of(moments: Moments, share: bool) -> str:
    times, digits = (100, 1) if share else (1, 2)
    return current().say(
        "cli-simulate-share" if share else "cli-simulate-points",
        mean=decimal(times * moments.mean(), digits),
        error=known(times * moments.error(), digits),
    )


def print_json(data: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(data)).decode())
