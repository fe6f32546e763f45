"""What balance has found, as a report."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil, floor
from pathlib import Path
from typing import Final

from tablee.arena.balance.figures import FEWEST, Effect, Part
from tablee.arena.balance.findings import Difference, Findings, SideLine, Spread, ThingLine, Tried
from tablee.arena.balance.study import Study
from tablee.arena.balance.watching import CHOICE, END
from tablee.engine.titles import find, open_edition
from tablee.report.document import Cell, Column, Mark, Page, Plot, Section, Table
from tablee.report.saying import (
    chance,
    effect_mark,
    interval,
    interval_cell,
    number,
    number_cell,
    percent,
)
from tablee.words import TitleWords, title_words

MOST_MARKS: Final = 24
"""Things and bars in a plot."""

LENGTHY: Final = ("there", "even", "with", "without", "points-with", "points-without", "points-q")
"""Columns for which a terminal has no place."""

FIRST: Final = 2
"""Sentences about each table before the first of them."""

STRONGEST: Final = 5
"""Things that are named in the summary."""


def balance_page(found: Sequence[Findings], language: str) -> Page:
    words = words_of(found[0].study, language)
    sections = [section_of(each, words) for each in found]
    said = [
        words.say("report-of-table", heading=each.heading, summary=" ".join(each.summary[:FIRST]))
        for each in sections
    ]
    return Page(
        title=words.say("report-balance-title", title=words.say("title")),
        language=language,
        summary=sections[0].summary if len(found) == 1 else said,
        sections=sections,
        notes=[
            words.say("report-note-intervals"),
            words.say("report-note-corrected"),
            words.say("report-note-adjusted", deals=FEWEST),
            words.say("report-note-luck"),
        ],
    )


def words_of(study: Study, language: str) -> TitleWords:
    return title_words(find(study.title), language, open_edition(study.title, study.edition))


def section_of(found: Findings, words: TitleWords) -> Section:
    blocks: list[Table | Plot] = []
    if found.trial is not None:
        blocks += trial_blocks(found, found.trial, words)
    blocks += seat_blocks(found, words) if found.fair else reached_blocks(found, words)
    blocks += thing_blocks(found, words)
    blocks += course_blocks(found, words)
    return Section(heading(found.study, words), list(summary(found, words)), blocks)


def heading(study: Study, words: TitleWords) -> str:
    usual = find(study.title).options
    wishes = [
        words.say(
            "report-option",
            option=words.say(f"option-{name}"),
            value=words.option_value(name, value),
        )
        for name, value in study.options.items()
        if value != usual[name].default
    ]
    parts = [words.say("report-seats", seats=study.seats), study.player.text(), *wishes]
    return " · ".join(parts)


# --- in words ---------------------------------------------------------------------------------


def summary(found: Findings, words: TitleWords) -> Iterator[str]:
    study = found.study
    if found.trial is not None:
        yield from trial_summary(study, found.trial, words)
    if found.fair:
        yield from seats_summary(found, words)
    else:
        yield words.say("report-alone", share=interval(words, found.share, True))
    yield things_summary(found, words)
    yield luck_summary(found, words)
    yield words.say(
        "report-length",
        answers=number(words, found.answers.mean.mean, 0),
        choices=number(words, found.choices.mean, 0),
        points=interval(words, found.points.mean, False),
    )
    if found.leads and found.settled:
        yield words.say(
            "report-leads",
            leads=number(words, found.leads.mean.mean),
            settled=percent(words, found.settled.mean, 0),
        )
    yield words.say(
        "report-played",
        deals=found.deals,
        games=found.games,
        again=study.again,
        bot=study.player.text(),
    )


def seats_summary(found: Findings, words: TitleWords) -> Iterator[str]:
    fair = percent(words, found.fair)
    sure = [line for line in found.sides if line.beyond and line.beyond.sure()]
    for line in sure:
        yield words.say(
            "report-seat-differs",
            seat=seat_name(line, words),
            share=interval(words, line.share, True),
            fair=fair,
        )
    if not sure:
        yield words.say("report-seats-alike", fair=fair)
    if found.first is not None:
        kind = "differs" if found.first.sure() else "alike"
        yield words.say(f"report-first-{kind}", beyond=interval(words, found.first, True))


def things_summary(found: Findings, words: TitleWords) -> str:
    tested = [line for line in found.things if effect_of(found, line)]
    sure = [line for line in tested if sure_of(effect_of(found, line))]
    if not tested:
        return words.say("report-things-untested", things=len(found.things), deals=FEWEST)
    if not sure:
        return words.say("report-things-alike", things=len(tested))
    named = words.all_of([thing_name(line, words) for line in sure[:STRONGEST]])
    return words.say("report-things-differ", things=len(tested), sure=len(sure), named=named)


def luck_summary(found: Findings, words: TitleWords) -> str:
    part = found.luck_share if found.fair else found.luck_points
    if part is None:
        return words.say("report-luck-unknown")
    shown = [percent(words, each, 0) for each in (part.mean, part.low, part.high)]
    value = words.say("report-interval", mean=shown[0], low=shown[1], high=shown[2])
    return words.say("report-luck-share" if found.fair else "report-luck-points", part=value)


def trial_summary(study: Study, trial: Tried, words: TitleWords) -> Iterator[str]:
    assert study.trial is not None
    if study.trial.what == "change":
        sure = [each for each in (*trial.measures, *trial.things) if sure_of(each.effect)]
        yield words.say(
            "report-changed",
            edition=Path(study.trial.thing).name.partition("@")[0],
            deals=trial.deals,
            sure=len(sure),
            looked=len(trial.measures) + len(trial.things),
        )
        return
    thing = action_name(study, words)
    if trial.share is None or trial.points is None:
        yield words.say(
            f"report-{study.trial.what}-unknown", thing=thing, deals=trial.deals, least=FEWEST
        )
        return
    yield words.say(
        f"report-{study.trial.what}",
        thing=thing,
        share=interval(words, trial.share, True),
        points=interval(words, trial.points, False),
        deals=trial.deals,
    )
    if not trial.share.sure() and not trial.points.sure():
        yield words.say("report-trial-alike")


def sure_of(effect: Effect | None) -> bool:
    return effect is not None and effect.sure()


# --- names ------------------------------------------------------------------------------------


def seat_name(line: SideLine, words: TitleWords) -> str:
    return words.all_of([str(seat) for seat in line.seats])


def thing_name(line: ThingLine, words: TitleWords) -> str:
    return deed_name(line.source, line.deed, line.thing, words)


def deed_name(source: str, deed: str, thing: str, words: TitleWords) -> str:
    """As people call it: a choice by its button, what is left by where it lies."""
    kind, _, name = thing.partition(":")
    entity = words.entity(kind, name)
    if source == CHOICE:
        return words.say(f"verb-{deed}", target=entity)
    if source == END:
        return words.say("report-left", thing=entity, place=words.say(f"field-{deed}"))
    return words.say("report-event", thing=entity, event=deed)


def action_name(study: Study, words: TitleWords) -> str:
    """What is forced or forbidden, as people call it."""
    assert study.trial is not None
    text = study.trial.thing
    kind, colon, name = text.partition(":")
    if colon:
        return words.entity(kind, name)
    verb, _, target = text.partition(" ")
    game = study.game()
    kinds = [each.kind for each in game.space.verbs if each.name == verb]
    if not target or not kinds:
        return text
    return words.say(f"verb-{verb}", target=words.entity(kinds[0], target))


# --- seats, or how hard it is -----------------------------------------------------------------


def seat_blocks(found: Findings, words: TitleWords) -> list[Table | Plot]:
    say = words.say
    marks = [
        effect_mark(words, say("report-seat", seat=seat_name(line, words)), line.share, True)
        for line in found.sides
    ]
    rows = [
        [
            Cell(seat_name(line, words), line.seats[0]),
            interval_cell(words, line.share, True),
            interval_cell(words, line.beyond, True),
            q_cell(line.beyond, words),
            interval_cell(words, line.points),
        ]
        for line in found.sides
    ]
    columns = ["seat-column", "share", "beyond", "q", "points"]
    return [
        Plot("intervals", say("report-seats-plot"), say("report-share"), marks, True, found.fair),
        Table(say("report-seats-table"), named(words, columns), rows),
    ]


def reached_blocks(found: Findings, words: TitleWords) -> list[Table | Plot]:
    whole = sum(found.reached.values())
    marks = [
        Mark(
            label=percent(words, float(reached), 0),
            tip=words.say(
                "report-tip",
                label=percent(words, float(reached), 0),
                value=percent(words, n / whole),
            ),
            value=n / whole,
        )
        for reached, n in found.reached.items()
    ]
    return [
        Plot("bars", words.say("report-reached-plot"), words.say("report-reached"), marks, True)
    ]


def named(words: TitleWords, names: Sequence[str], first_is_text: bool = False) -> list[Column]:
    return [
        Column(words.say(f"report-{name}"), not (first_is_text and place == 0), name not in LENGTHY)
        for place, name in enumerate(names)
    ]


def q_cell(effect: Effect | None, words: TitleWords) -> Cell:
    if effect is None:
        return number_cell(words, None)
    return Cell(chance(words, effect.q), effect.q, effect.sure())


# --- things -----------------------------------------------------------------------------------


def effect_of(found: Findings, line: ThingLine) -> Effect | None:
    """Of the victory; where nobody is a rival, of the points."""
    return line.share if found.fair else line.points


def thing_blocks(found: Findings, words: TitleWords) -> list[Table | Plot]:
    say = words.say
    if not found.things:
        return []
    tested = [(line, effect) for line in found.things if (effect := effect_of(found, line))]
    rivals = bool(found.fair)
    axis = say("report-more-share" if rivals else "report-more-points")
    blocks: list[Table | Plot] = []
    if tested:
        shown = sorted(tested[:MOST_MARKS], key=lambda pair: -pair[1].mean)
        blocks.append(
            Plot(
                "intervals",
                say("report-things-plot"),
                axis,
                [effect_mark(words, thing_name(line, words), e, rivals) for line, e in shown],
                zero=0.0,
            )
        )
        blocks.append(
            Plot(
                "dots",
                say("report-dots-plot"),
                say("report-taken"),
                [dot(line, effect, rivals, words) for line, effect in tested],
                True,
                0.0,
                axis,
            )
        )
    blocks.append(things_table(found, words))
    return blocks


def dot(line: ThingLine, effect: Effect, rivals: bool, words: TitleWords) -> Mark:
    name = thing_name(line, words)
    tip = words.say(
        "report-dot-tip",
        label=name,
        taken=percent(words, line.taken, 0),
        value=interval(words, effect, rivals),
    )
    mean = 100 * effect.mean if rivals else effect.mean
    return Mark(name, tip, line.taken, other=mean, marked=effect.sure())


def things_table(found: Findings, words: TitleWords) -> Table:
    names = ["thing", "there", "taken", "even"]
    names += ["with", "without", "effect", "q"] if found.fair else []
    names += ["points-with", "points-without", "points-effect", "points-q"]
    rows = []
    for line in found.things:
        row = [
            Cell(thing_name(line, words)),
            number_cell(words, line.there, True, 0),
            number_cell(words, line.taken, True, 0),
            number_cell(words, line.beside_even, False, 2),
        ]
        if found.fair:
            row += [
                number_cell(words, line.share_with, True),
                number_cell(words, line.share_without, True),
                interval_cell(words, line.share, True),
                q_cell(line.share, words),
            ]
        row += [
            number_cell(words, line.points_with),
            number_cell(words, line.points_without),
            interval_cell(words, line.points),
            q_cell(line.points, words),
        ]
        rows.append(row)
    return Table(words.say("report-things-table"), named(words, names, True), rows)


# --- how a game goes --------------------------------------------------------------------------


def course_blocks(found: Findings, words: TitleWords) -> list[Table | Plot]:
    say = words.say
    blocks: list[Table | Plot] = [histogram(say("report-points-plot"), found.points, words)]
    if found.sources:
        marks = [
            effect_mark(words, say(f"score-{name}"), value, False)
            for name, value in found.sources.items()
        ]
        axis = say("report-points")
        blocks.append(Plot("intervals", say("report-sources-plot"), axis, marks, False, 0.0))
    blocks.append(histogram(say("report-length-plot"), found.answers, words))
    rows = [[Cell(name), value] for name, value in course(found, words)]
    columns = [Column(say("report-measure"), False), Column(say("report-value"))]
    blocks.append(Table(say("report-course-table"), columns, rows, 40))
    if found.events:
        rows = [
            [Cell(name), interval_cell(words, value)]
            for name, value in sorted(found.events.items(), key=lambda item: -item[1].mean)
        ]
        columns = [Column(say("report-event-column"), False), Column(say("report-in-a-game"))]
        blocks.append(Table(say("report-events-table"), columns, rows, 10))
    return blocks


def course(found: Findings, words: TitleWords) -> Iterator[tuple[str, Cell]]:
    say = words.say
    yield say("report-best"), interval_cell(words, found.best)
    if found.margin is not None:
        yield say("report-margin"), interval_cell(words, found.margin)
    for part, points in found.points.parts.items():
        yield say("report-points-at", part=part), number_cell(words, points, digits=0)
    yield say("report-answers"), interval_cell(words, found.answers.mean)
    yield say("report-choices"), interval_cell(words, found.choices)
    if found.leads is not None and found.settled is not None:
        yield say("report-lead-changes"), interval_cell(words, found.leads.mean)
        yield say("report-settled"), interval_cell(words, found.settled, True)
    if found.fair:
        yield say("report-luck-victory"), part_cell(found.luck_share, words)
    yield say("report-luck-of-points"), part_cell(found.luck_points, words)
    for name, value in found.left.items():
        place = words.say(f"field-{name}")
        yield say("report-left-number", place=place), interval_cell(words, value)


def part_cell(part: Part | None, words: TitleWords) -> Cell:
    if part is None:
        return number_cell(words, None)
    shown = [percent(words, each, 0) for each in (part.mean, part.low, part.high)]
    text = words.say("report-interval", mean=shown[0], low=shown[1], high=shown[2])
    return Cell(text, part.mean)


def histogram(caption: str, found: Spread, words: TitleWords) -> Plot:
    """How often which value, in at most so many bars as one can look at."""
    values = sorted((float(value), count) for value, count in found.counts.items())
    low, high = floor(values[0][0]), ceil(values[-1][0])
    width = max(1, ceil((high - low + 1) / MOST_MARKS))
    whole = sum(count for _, count in values)
    marks: list[Mark] = []
    for start in range(low, high + 1, width):
        count = sum(n for value, n in values if start <= value < start + width)
        last = start + width - 1
        label = str(start) if width == 1 else words.say("report-range", low=start, high=last)
        share = percent(words, count / whole)
        tip = words.say("report-tip", label=label, value=share)
        marks.append(Mark(label, tip, count / whole))
    return Plot("bars", caption, words.say("report-of-all"), marks, True)


# --- the trial --------------------------------------------------------------------------------


def trial_blocks(found: Findings, trial: Tried, words: TitleWords) -> list[Table | Plot]:
    assert found.study.trial is not None
    if found.study.trial.what == "change":
        measures = [row_of(each, measure_name(each.name, words), words) for each in trial.measures]
        things = [row_of(each, deed_of(each.name, words), words) for each in trial.things]
        return [
            Table(words.say("report-changed-table"), change_columns(words), measures),
            Table(words.say("report-changed-things"), change_columns(words), things),
        ]
    effects = [("more-share", trial.share, True), ("more-points", trial.points, False)]
    rows = [
        [
            Cell(words.say(f"report-{name}")),
            interval_cell(words, effect, share),
            q_cell(effect, words),
        ]
        for name, effect, share in effects
    ]
    return [
        Table(words.say("report-trial-table"), named(words, ["measure", "effect", "q"], True), rows)
    ]


def change_columns(words: TitleWords) -> list[Column]:
    return named(words, ["measure", "before", "after", "effect", "q"], True)


def row_of(each: Difference, name: str, words: TitleWords) -> list[Cell]:
    share = each.name in ("settled", "victory") or each.name.startswith("share-")
    digits = 1 if share else 2
    return [
        Cell(name),
        number_cell(words, each.before, share, digits),
        number_cell(words, each.after, share, digits),
        interval_cell(words, each.effect, share),
        q_cell(each.effect, words),
    ]


def measure_name(name: str, words: TitleWords) -> str:
    what, _, seat = name.partition("-")
    if what in ("settled", "victory"):
        return words.say(f"report-{what}")
    return words.say(f"cli-edition-{what}-of" if seat else f"cli-edition-{what}", seat=seat)


def deed_of(name: str, words: TitleWords) -> str:
    source, deed, thing = name.split(" ", 2)
    return deed_name(source, deed, thing, words)
