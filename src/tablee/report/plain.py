"""A report in a terminal: its words and tables; plots are for the page."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table as Lines

from tablee.report.document import Cell, Page, Table
from tablee.words import Words

MARK = " *"


def tell(page: Page, words: Words, out: Console) -> None:
    out.rule(page.title)
    for section in page.sections:
        out.print(section.heading, style="bold", soft_wrap=True)
        for sentence in section.summary:
            out.print(sentence, soft_wrap=True)
        for block in section.blocks:
            if isinstance(block, Table) and block.rows:
                out.print(lines(block))
                if len(block.rows) > block.brief:
                    left = len(block.rows) - block.brief
                    out.print(words.say("report-more-rows", count=left), style="dim")
    for note in page.notes:
        out.print(note, style="dim", soft_wrap=True)


def lines(table: Table) -> Lines:
    found = Lines(title=table.caption, title_justify="left")
    shown = [place for place, column in enumerate(table.columns) if column.brief]
    for column in [table.columns[place] for place in shown]:
        found.add_column(column.name, justify="right" if column.number else "left", overflow="fold")
    for row in table.rows[: table.brief]:
        found.add_row(*[text(row[place]) for place in shown])
    return found


def text(cell: Cell) -> str:
    return cell.text + (MARK if cell.marked else "")
