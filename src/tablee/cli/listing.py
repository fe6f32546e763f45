"""The list of titles, with all one can choose about them."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tablee.cli.language import current, language
from tablee.engine.titles import TITLES, Option, Title
from tablee.words import TitleWords, title_words


def show(console: Console) -> None:
    say = current().say
    table = Table(title=say("cli-games-title"), show_lines=True)
    for column in ("name", "seats", "editions", "options"):
        table.add_column(say(f"cli-games-{column}"))
    for title in TITLES.values():
        words = title_words(title, language())
        table.add_row(
            Text.assemble((title.name, "bold"), "\n", words.say("tagline")),
            seats(title),
            ", ".join(title.editions),
            Text("\n").join(option_line(option, words) for option in title.options.values()),
        )
    console.print(table)


def seats(title: Title) -> str:
    return f"{title.seats[0]}–{title.seats[-1]}" if len(title.seats) > 1 else str(title.seats[0])


def option_line(option: Option, words: TitleWords) -> Text:
    """An option with its name on the command line, what it means, and its values."""
    values = [value_text(option, value, words) for value in option.choices]
    meaning = words.say(f"option-{option.name}")
    return Text.assemble((option.name, "bold"), f" ({meaning}): ", ", ".join(values))


def value_text(option: Option, value: object, words: TitleWords) -> str:
    text = str(value).lower()
    meaning = words.option_value(option.name, value)
    if meaning != text:
        text = f"{text} ({meaning})"
    return words.say("cli-games-default", value=text) if value == option.default else text
