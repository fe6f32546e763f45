"""One edition against another as a report."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite

from tablee.arena.comparison import Compared, Comparison, Pair
from tablee.arena.series import Moments
from tablee.arena.standing import Interval
from tablee.engine.differences import Difference
from tablee.engine.titles import find, open_edition
from tablee.report.document import Cell, Column, Mark, Page, Plot, Section, Table
from tablee.report.saying import interval, number_cell, points_of_100, signed_interval
from tablee.words import TitleWords, Words, title_words


def comparison_page(
    wanted: Comparison,
    compared: Compared,
    changes: Sequence[tuple[Difference, str]],
    chosen: Sequence[tuple[str, str]],
    language: str,
) -> Page:
    """With the words for each difference, and for each choice of what differs."""
    title = find(wanted.before.title)
    names = [open_edition(title.name, each.edition) for each in (wanted.before, wanted.after)]
    say = title_words(title, language, names[1])
    summary = sentences(compared, say)
    marks = [
        mark_of(measure(name, say), pair, say)
        for name, pair in compared.pairs.items()
        if is_share(name)
    ]
    axis = say.say("report-more-share")
    blocks: list[Table | Plot] = [
        Plot("intervals", say.say("report-comparison-plot"), axis, marks, zero=0.0),
        pairs_table(
            say.say("report-changed-table"),
            [(measure(name, say), pair, is_share(name)) for name, pair in compared.pairs.items()],
            say,
        ),
        pairs_table(
            say.say("cli-edition-chosen"),
            [(told, compared.item(name), False) for name, told in chosen],
            say,
        ),
        Table(
            say.say("report-comparison-items"),
            [Column(say.say("report-thing"), False)],
            [[Cell(told)] for _, told in changes],
            60,
        ),
    ]
    return Page(
        title=say.say(
            "report-comparison-title", title=say.say("title"), before=names[0], after=names[1]
        ),
        language=language,
        summary=summary,
        sections=[Section(say.say("report-seats", seats=wanted.before.seats), summary, blocks)],
        notes=[say.say("report-note-intervals"), say.say("report-note-single")],
    )


def sentences(compared: Compared, say: Words) -> list[str]:
    clear = {name: pair for name, pair in compared.pairs.items() if is_clear(pair)}
    found = [
        say.say(
            "report-comparison-differs",
            measure=measure(name, say),
            before=value(pair.before, is_share(name), say),
            after=value(pair.after, is_share(name), say),
            change=change(pair.change, is_share(name), say),
        )
        for name, pair in clear.items()
    ]
    if not found:
        found.append(say.say("report-comparison-alike"))
    return [*found, say.say("report-comparison-played", deals=compared.deals)]


def is_share(name: str) -> bool:
    return name.startswith("share-")


def is_clear(pair: Pair) -> bool:
    return abs(pair.change.mean()) > pair.change.error()


def measure(name: str, say: Words) -> str:
    what, _, seat = name.partition("-")
    return say.say(f"cli-edition-{what}-of" if seat else f"cli-edition-{what}", seat=seat)


def interval_of(moments: Moments) -> Interval:
    mean, error = moments.mean(), moments.error()
    return Interval(mean, mean - error, mean + error)


def value(moments: Moments, share: bool, say: Words) -> str:
    mean = moments.mean()
    return interval(say, Interval(mean, -float("inf"), float("inf")), share)


def change(moments: Moments, share: bool, say: Words) -> str:
    found = interval_of(moments)
    return points_of_100(say, found) if share else signed_interval(say, found)


def mark_of(label: str, pair: Pair, say: Words) -> Mark:
    found = interval_of(pair.change)
    known = isfinite(found.high)
    tip = say.say("report-tip", label=label, value=points_of_100(say, found))
    return Mark(
        label=label,
        tip=tip,
        value=100 * found.mean,
        low=100 * found.low if known else None,
        high=100 * found.high if known else None,
        marked=is_clear(pair),
    )


def pairs_table(caption: str, pairs: Sequence[tuple[str, Pair, bool]], say: TitleWords) -> Table:
    rows = [
        [
            Cell(name),
            number_cell(say, pair.before.mean(), share, 1 if share else 2),
            number_cell(say, pair.after.mean(), share, 1 if share else 2),
            Cell(change(pair.change, share, say), pair.change.mean(), is_clear(pair)),
        ]
        for name, pair, share in pairs
    ]
    names = ["measure", "before", "after", "effect"]
    columns = [Column(say.say(f"report-{name}"), place > 0) for place, name in enumerate(names)]
    return Table(caption, columns, rows)
