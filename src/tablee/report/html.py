"""A report as one page of HTML that needs nothing else: no server, no network, no library."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Final

import msgspec

from tablee.report.document import Cell, Column, Page, Plot, Section, Table
from tablee.words import Words, words

HERE: Final = Path(__file__).parent

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'unsafe-inline'",
        "style-src 'unsafe-inline'",
        "base-uri 'none'",
        "form-action 'none'",
    ]
)
"""What the page may do: nothing is asked for anywhere."""


def rendered(page: Page, data: object) -> str:
    """The page, with all that it is about as data."""
    plots = [block for section in page.sections for block in section.blocks if is_plot(block)]
    say = words(page.language)
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{escape(page.language)}">',
            "<head>",
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f'<meta http-equiv="content-security-policy" content="{escape(POLICY)}">',
            f"<title>{escape(page.title)}</title>",
            f"<style>\n{(HERE / 'page.css').read_text(encoding='utf-8')}</style>",
            "</head>",
            "<body>",
            *body(page, say),
            '<div id="tip" role="status" hidden></div>',
            script("plots", plots),
            script("data", data),
            f"<script>\n{(HERE / 'page.js').read_text(encoding='utf-8')}</script>",
            "</body>",
            "</html>",
            "",
        ]
    )


def shelf(names: list[str], language: str) -> str:
    """A page that leads to these reports."""
    say = words(language)
    title = escape(say.say("report-shelf"))
    found = [f'<li><a href="/reports/{escape(name)}">{escape(name)}</a></li>' for name in names]
    found = found or [f"<li>{escape(say.say('report-shelf-empty'))}</li>"]
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{escape(language)}">',
            f'<head><meta charset="utf-8"><title>{title}</title>',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<style>\n{(HERE / 'page.css').read_text(encoding='utf-8')}</style></head>",
            f"<body><header><h1>{title}</h1></header>",
            f'<main><ul class="summary">{"".join(found)}</ul></main></body>',
            "</html>",
            "",
        ]
    )


def is_plot(block: Table | Plot) -> bool:
    return isinstance(block, Plot)


def script(name: str, data: object) -> str:
    """Data for the page; nothing in it can end the element."""
    text = msgspec.json.encode(data).decode().replace("<", "\\u003c")
    return f'<script type="application/json" id="{name}">{text}</script>'


def body(page: Page, say: Words) -> Iterator[str]:
    yield f"<header><h1>{escape(page.title)}</h1>"
    yield f'<button id="theme" type="button">{escape(say.say("report-theme"))}</button></header>'
    yield "<main>"
    yield from listed(page.summary)
    number = 0
    for section in page.sections:
        yield from section_lines(section, say, number, len(page.sections) > 1)
        number += sum(is_plot(block) for block in section.blocks)
    yield "</main>"
    yield "<footer>"
    yield from [f"<p>{escape(note)}</p>" for note in page.notes]
    yield f'<button id="figures" type="button">{escape(say.say("report-save-data"))}</button>'
    yield "</footer>"


def listed(sentences: list[str]) -> Iterator[str]:
    yield '<ul class="summary">'
    yield from [f"<li>{escape(sentence)}</li>" for sentence in sentences]
    yield "</ul>"


def section_lines(section: Section, say: Words, number: int, with_summary: bool) -> Iterator[str]:
    """A part of the page; its plots are counted from this number."""
    yield f"<section><h2>{escape(section.heading)}</h2>"
    if with_summary and section.summary:
        yield from listed(section.summary)
    for block in section.blocks:
        if isinstance(block, Plot):
            yield figure(block, number, say)
            number += 1
        elif block.rows:
            yield from table_lines(block)
    yield "</section>"


def figure(plot: Plot, number: int, say: Words) -> str:
    button = f'<button type="button">{escape(say.say("report-save-plot"))}</button>'
    caption = f"<figcaption>{escape(plot.caption)} {button}</figcaption>"
    return f'<figure data-plot="{number}">{caption}<div class="drawing"></div></figure>'


def table_lines(table: Table) -> Iterator[str]:
    yield f'<div class="table"><h3>{escape(table.caption)}</h3>'
    yield f'<div class="wide" tabindex="0" role="region" aria-label="{escape(table.caption)}">'
    yield "<table><thead><tr>"
    yield from [head(column) for column in table.columns]
    yield "</tr></thead><tbody>"
    for row in table.rows:
        cells = [shown(cell, column) for cell, column in zip(row, table.columns, strict=True)]
        yield f"<tr>{''.join(cells)}</tr>"
    yield "</tbody></table></div></div>"


def head(column: Column) -> str:
    kind = ' class="number"' if column.number else ""
    return f'<th scope="col"{kind}><button type="button">{escape(column.name)}</button></th>'


def shown(cell: Cell, column: Column) -> str:
    classes = [name for name, on in (("number", column.number), ("marked", cell.marked)) if on]
    kind = f' class="{" ".join(classes)}"' if classes else ""
    sort = "" if cell.sort is None else f' data-sort="{cell.sort}"'
    return f"<td{kind}{sort}>{escape(cell.text)}</td>"
