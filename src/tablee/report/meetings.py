"""Tournaments and match-ups as reports."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.arena.ratings import Rating
from tablee.arena.sequential import Trial
from tablee.arena.standing import Interval, Side, Standing
from tablee.arena.tournament.outcome import AtTable, Lead, Outcome
from tablee.arena.tournament.plan import Table as Played
from tablee.engine.titles import find
from tablee.report.document import Cell, Column, Page, Plot, Section, Table
from tablee.report.saying import (
    effect_mark,
    interval,
    interval_cell,
    number,
    number_cell,
    points_of_100,
)
from tablee.words import TitleWords, Words, decimal, title_words, words


def tournament_page(found: Outcome, language: str) -> Page:
    say = words(language)
    sections = [at_table(each, language) for each in found.tables]
    more: list[Table | Plot] = [*rating_tables(found, say), *fault_tables(found, say)]
    if more:
        sections.append(Section(say.say("report-ratings-table"), [], more))
    return Page(
        title=say.say("report-tournament-title", name=found.name),
        language=language,
        summary=[
            say.say("report-of-table", heading=each.heading, summary=" ".join(each.summary))
            for each in sections[: len(found.tables)]
        ],
        sections=sections,
        notes=[say.say("report-note-intervals"), say.say("report-note-single")],
    )


def at_table(found: AtTable, language: str) -> Section:
    say = title_words(find(found.table.title), language)
    shares = [effect_mark(say, line.entrant, line.share, True) for line in found.entrants]
    plot = Plot("intervals", say.say("report-match-plot"), say.say("report-share"), shares, True)
    return Section(
        heading=heading(found.table, say),
        summary=list(table_summary(found, say)),
        blocks=[plot, entrants(found, say), leads(found, say)],
    )


def heading(table: Played, say: TitleWords) -> str:
    usual = find(table.title).options
    wishes = [
        say.say(
            "report-option",
            option=say.say(f"option-{name}"),
            value=say.option_value(name, value),
        )
        for name, value in table.options.items()
        if value != usual[name].default
    ]
    seats = say.say("report-seats", seats=table.seats)
    told = " · ".join([seats, *wishes])
    return say.say("report-tournament-table", title=say.say("title"), heading=told)


def table_summary(found: AtTable, say: Words) -> Iterator[str]:
    best = found.entrants[0]
    share = interval(say, best.share, True)
    yield say.say("report-tournament-best", entrant=best.entrant, share=share)
    clear = [lead for lead in found.leads if lead.lead.low > 0]
    for lead in clear:
        yield say.say(
            "report-tournament-leads",
            entrant=lead.entrant,
            other=lead.other,
            lead=points_of_100(say, lead.lead),
        )
    if not clear:
        yield say.say("report-tournament-alike")
    yield say.say("report-match-played", deals=found.deals, games=found.games)


def entrants(found: AtTable, say: Words) -> Table:
    names = ["entrant", "bot", "games", "share", "points", "seconds", "faults"]
    rows = [
        [
            Cell(line.entrant),
            Cell(line.player),
            number_cell(say, line.games, digits=0),
            interval_cell(say, line.share, True),
            interval_cell(say, line.points),
            number_cell(say, line.seconds, digits=4),
            Cell(number(say, line.faults, 0), line.faults, line.faults > 0),
        ]
        for line in found.entrants
    ]
    columns = [Column(say.say(f"report-{name}"), place > 1) for place, name in enumerate(names)]
    return Table(say.say("report-match-plot"), columns, rows)


def leads(found: AtTable, say: Words) -> Table:
    names = [line.entrant for line in found.entrants]
    known = {(lead.entrant, lead.other): lead for lead in found.leads}
    rows = [
        [Cell(name), *[lead_cell(known.get((name, other)), say) for other in names]]
        for name in names
    ]
    columns = [Column(say.say("report-entrant"), False), *[Column(name) for name in names]]
    return Table(say.say("report-leads-table"), columns, rows)


def lead_cell(lead: Lead | None, say: Words) -> Cell:
    if lead is None:
        return number_cell(say, None)
    found = lead.lead
    return Cell(points_of_100(say, found), found.mean, found.low > 0 or found.high < 0)


def rating_tables(found: Outcome, say: Words) -> Iterator[Table]:
    if found.ratings:
        yield rating_table(say.say("report-ratings-table"), found.ratings, say)
    if len(found.ratings_by_title) > 1:
        for title, ratings in found.ratings_by_title.items():
            named = title_words(find(title), say.language).say("title")
            yield rating_table(named, ratings, say)


def rating_table(caption: str, ratings: dict[str, Rating], say: Words) -> Table:
    rows = [
        [
            Cell(name),
            number_cell(say, rating.mean),
            number_cell(say, rating.spread),
            number_cell(say, rating.games, digits=0),
        ]
        for name, rating in ratings.items()
    ]
    names = ["report-entrant", "report-rating", "cli-ratings-spread", "report-games"]
    columns = [Column(say.say(name), place > 0) for place, name in enumerate(names)]
    return Table(caption, columns, rows)


def fault_tables(found: Outcome, say: Words) -> Iterator[Table]:
    if found.faults:
        rows = [
            [
                Cell(fault.entrant),
                Cell(say.say(f"cli-tournament-fault-{fault.kind}"), marked=True),
                Cell(fault.text),
                number_cell(say, fault.count, digits=0),
            ]
            for fault in found.faults
        ]
        names = ["report-entrant", "report-fault", "report-value", "report-games"]
        columns = [Column(say.say(name), place > 2) for place, name in enumerate(names)]
        yield Table(say.say("report-faults"), columns, rows)


# --- two of them ------------------------------------------------------------------------------


def match_page(found: Standing, trial: Trial | None, language: str) -> Page:
    matchup = found.matchup
    say = title_words(find(matchup.title), language)
    sides = (found.a, found.b)
    summary = [
        say.say(
            f"report-match-{who_leads(found.ahead)}",
            a=found.a.player,
            b=found.b.player,
            beyond=points_of_100(say, found.ahead),
        ),
        say.say("report-match-played", deals=found.blocks, games=found.games),
    ]
    if trial is not None:
        low, high = [decimal(100 * claim, 0) for claim in trial.claims]
        evidence = decimal(trial.evidence(), 2)
        summary.append(say.say(f"cli-match-{trial.verdict}", low=low, high=high, evidence=evidence))
    marks = [effect_mark(say, side.player, side.share, True) for side in sides]
    plot = Plot(
        "intervals",
        say.say("report-match-plot"),
        say.say("report-share"),
        marks,
        True,
        found.even if found.rivals else None,
    )
    blocks: list[Table | Plot] = [plot, sides_table(sides, say)]
    if found.faults:
        rows = [[Cell(fault, marked=True)] for fault in found.faults]
        blocks.append(
            Table(say.say("report-faults"), [Column(say.say("report-fault"), False)], rows)
        )
    seats = say.say("report-seats", seats=matchup.seats)
    return Page(
        title=say.say(
            "report-match-title", a=found.a.player, b=found.b.player, title=say.say("title")
        ),
        language=language,
        summary=summary,
        sections=[Section(seats, summary, blocks)],
        notes=[say.say("report-note-intervals")],
    )


def who_leads(ahead: Interval) -> str:
    if ahead.low <= 0 <= ahead.high:
        return "even"
    return "ahead" if ahead.low > 0 else "behind"


def sides_table(sides: tuple[Side, Side], say: Words) -> Table:
    rows = [
        [
            Cell(side.player),
            interval_cell(say, side.share, True),
            interval_cell(say, side.points),
            number_cell(say, side.seconds, digits=4),
            number_cell(say, side.longest, digits=3),
            number_cell(say, side.iterations, digits=0),
        ]
        for side in sides
    ]
    names = ["report-bot", "report-share", "report-points", "report-seconds"]
    names += ["cli-match-longest", "cli-match-iterations"]
    columns = [Column(say.say(name), place > 0) for place, name in enumerate(names)]
    return Table(say.say("report-match-plot"), columns, rows)
