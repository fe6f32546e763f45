"""A view as tables of text: made from the fields of the game, so it serves any game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from tablee.cli.language import current
from tablee.engine.decision import ranks
from tablee.engine.events import Event
from tablee.engine.fields import ALL, HIDDEN, Field
from tablee.engine.game import Game
from tablee.engine.state import State, View
from tablee.words import Narrator

NOTHING: Final = "–"
ZERO: Final = "0"
BETWEEN: Final = " · "


def console(stderr: bool = False) -> Console:
    """Prints text as it is: a nickname in brackets is a nickname, not a style."""
    return Console(stderr=stderr, markup=False, emoji=False, highlight=False)


def print_event(event: Event, narrator: Narrator, console: Console) -> None:
    """What happened; what explains the line before stands back."""
    if narrator.is_detail(event):
        console.print(f"  {narrator.event(event)}", style="dim", soft_wrap=True)
    else:
        console.print(narrator.event(event), soft_wrap=True)


def print_view(game: Game[Any], view: View[Any], narrator: Narrator, console: Console) -> None:
    """The shared table, then a column for each player; what is empty everywhere is left out."""
    say = narrator.words.say
    shared = Table(title=say("cli-table"), show_header=False, title_justify="left")
    add_fields(shared, game.layout.table_fields, [view.table], narrator)
    players = Table()
    players.add_column("")
    for seat, player in enumerate(narrator.players):
        players.add_column(player, style="bold" if seat == view.viewer else "")
    add_fields(players, game.layout.player_fields, view.table.seats, narrator)
    console.print(shared, players)


def print_facts(game: Game[Any], view: View[Any], narrator: Narrator, console: Console) -> None:
    """A line for each thing in sight, with all that stands on it."""
    lines: dict[str, list[str]] = {}
    for fact in game.facts(view):
        thing = thing_text(fact.kind, narrator.names[fact.kind][fact.thing], narrator)
        lines.setdefault(thing, []).append(narrator.fact(fact))
    if not lines:
        return
    table = Table(title=narrator.words.say("cli-facts"), show_header=False, title_justify="left")
    for thing, facts in lines.items():
        table.add_row(thing, BETWEEN.join(facts))
    console.print(table)


def add_fields(
    table: Table, fields: Sequence[Field], records: Sequence[object], narrator: Narrator
) -> None:
    """A row for each field that holds something in one of the records."""
    for field in fields:
        if field.shown:
            values = [field_text(field, record, narrator) for record in records]
            if any(value not in (NOTHING, ZERO) for value in values):
                table.add_row(narrator.words.say(f"field-{field.name}"), *values)


def field_text(field: Field, record: object, narrator: Narrator) -> str:
    """The value of a field in words. Where all may see everything, what is missing is nowhere."""
    data = field.kind.dump(getattr(record, field.name), narrator.names)
    if field.of:
        return each_text(data, field, narrator)
    if field.first:
        return NOTHING if data < 0 else str(data + field.first)
    if field.audience == ALL and isinstance(data, list):
        data = [item for item in data if item != HIDDEN]
    return data_text(data, field.kind.entity, narrator)


def each_text(data: Sequence[Any], field: Field, narrator: Narrator) -> str:
    """What there is of each thing, by its name; things that have nothing are left out."""
    things = zip(narrator.names[field.of], data, strict=False)
    told = [
        narrator.words.say(
            "cli-each",
            thing=thing_text(field.of, name, narrator),
            value=data_text(item, field.kind.entity, narrator),
        )
        for name, item in things
        if item not in (0, HIDDEN)
    ]
    return BETWEEN.join(told) if told else NOTHING


def data_text(data: Any, entity: str, narrator: Narrator) -> str:
    if isinstance(data, list):
        if not entity and not any(data):
            return NOTHING
        told = [data_text(item, entity, narrator) for item in data if item not in (HIDDEN, [])]
        told += [narrator.words.say("hidden")] * data.count(HIDDEN)
        if entity and not any(isinstance(item, list) for item in data):
            told = counted(told)
        return (", " if entity else " ").join(told) if told else NOTHING
    if data == HIDDEN:
        return NOTHING
    return thing_text(entity, data, narrator) if entity else str(data)


def counted(things: list[str]) -> list[str]:
    """What is there more than once is said once."""
    return [f"{many} × {thing}" if many > 1 else thing for thing, many in Counter(things).items()]


def thing_text(kind: str, name: str, narrator: Narrator) -> str:
    return narrator.seat_called(name) if kind == "seat" else narrator.words.entity(kind, name)


def print_scores(game: Game[Any], s: State[Any], narrator: Narrator, console: Console) -> None:
    """The score sheet: a row for each source, a column for each player."""
    say = current().say
    scores = game.scores(s)
    table = Table()
    table.add_column("")
    for player in narrator.players:
        table.add_column(player, justify="right")
    for source in scores[0].parts:
        points = [str(score.parts.get(source, 0)) for score in scores]
        table.add_row(narrator.words.say(f"score-{source}"), *points)
    table.add_section()
    totals = [str(score.total) for score in scores]
    table.add_row(say("cli-score-total"), *totals, style="bold")
    table.add_row(say("cli-score-rank"), *[str(rank) for rank in ranks(scores)])
    console.print(table)
