"""What the deals of a study say: seats, length, luck, difficulty, every thing, and the trial."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from math import inf
from statistics import fmean
from typing import NamedTuple

import msgspec

from tablee.arena.balance.deals import Deal
from tablee.arena.balance.figures import (
    Case,
    Effect,
    Part,
    corrected,
    over_deals,
    share_of_deal,
    with_against_without,
)
from tablee.arena.balance.study import Study
from tablee.arena.balance.watching import CHOICE, END, EVENT, Playing, Thing
from tablee.arena.matchup import sides
from tablee.arena.standing import Interval, of_shares, plain

SOURCES = (CHOICE, EVENT, END)

TENTHS = (10, 50, 90)


class Spread(msgspec.Struct, frozen=True):
    """How a number is spread over all games."""

    mean: Interval
    parts: dict[str, float]
    """The value at so many hundredths of the way."""
    counts: dict[str, int]


class SideLine(msgspec.Struct, frozen=True):
    """Those who win together, most often a single seat."""

    seats: list[int]
    """From 1."""
    share: Interval
    points: Interval
    beyond: Effect | None
    """Of the victory, more than its part."""


class ThingLine(msgspec.Struct, frozen=True):
    """What became of one deed with one thing."""

    source: str
    deed: str
    thing: str
    there: float
    """In this part of the games somebody could do it, or did."""
    taken: float
    """In this part of all cases that a side could do it; where nothing is chosen, of all sides."""
    beside_even: float | None
    """So often it is taken beside an even share of what is offered."""
    sides: int
    """That have done it, over all games."""
    share_with: float | None
    share_without: float | None
    points_with: float | None
    points_without: float | None
    share: Effect | None
    """Of the victory, with it against without, over the same deals, adjusted for seats."""
    points: Effect | None


class Difference(msgspec.Struct, frozen=True):
    """A measure as it is and as the trial has it."""

    name: str
    before: float
    after: float
    effect: Effect | None


class Tried(msgspec.Struct, frozen=True):
    """What the exchange trial has shown."""

    deals: int
    games: int
    """In which the trial made somebody do something else; with an edition, all."""
    share: Effect | None
    """By so much a side had more of the victory than in the same deal without the trial."""
    points: Effect | None
    measures: list[Difference]
    things: list[Difference]
    """How often a game did what to a thing; those that became rarer or more frequent first."""


class Findings(msgspec.Struct, frozen=True):
    """All about one study."""

    study: Study
    deals: int
    games: int
    sides: list[SideLine]
    fair: float
    """The share of the victory that each side would have; 0 where nobody is a rival."""
    first: Effect | None
    """What the seat has beyond its part that is first asked alone, where turns are taken."""
    share: Interval
    """Where nobody is a rival: of the way to the highest rank, or of games won."""
    reached: dict[str, int]
    """And how often which part of the way."""
    points: Spread
    best: Interval
    margin: Interval | None
    """From the first to the second."""
    answers: Spread
    choices: Interval
    leads: Spread | None
    """How often somebody else went ahead."""
    settled: Interval | None
    """Since which part of a game its winner was ahead."""
    luck_share: Part | None
    luck_points: Part | None
    """Which part of how results vary is the deal's."""
    sources: dict[str, Interval]
    left: dict[str, Interval]
    events: dict[str, Interval]
    """In a game."""
    things: list[ThingLine]
    """The surest effect first."""
    trial: Tried | None


class Table:
    """A study with its deals, and who wins with whom."""

    def __init__(self, study: Study, deals: Sequence[Deal]) -> None:
        self.study = study
        self.deals = deals
        self.sides = sides(study.game())
        self.rivals = len(self.sides) > 1

    def share(self, game: Playing, side: int) -> float:
        return fmean([game.returns[seat] for seat in self.sides[side]])

    def points(self, game: Playing, side: int) -> float:
        return fmean([game.scores[seat] for seat in self.sides[side]])

    def did(self, game: Playing, side: int, name: str) -> bool:
        thing = game.things.get(name)
        return thing is not None and any([thing.done[seat] for seat in self.sides[side]])

    def could(self, game: Playing, side: int, name: str) -> bool:
        thing = game.things.get(name)
        if thing is None:
            return False
        chosen = thing.offered and any([thing.offered[seat] for seat in self.sides[side]])
        return bool(chosen) or any([thing.done[seat] for seat in self.sides[side]])

    def means(self, number: Callable[[Playing], float]) -> list[float]:
        """One for each deal, over its games."""
        return [fmean([number(game) for game in deal.games]) for deal in self.deals]

    def all_games(self) -> list[Playing]:
        return [game for deal in self.deals for game in deal.games]


def findings(study: Study, deals: Sequence[Deal]) -> Findings:
    assert deals, "something was played"
    table = Table(study, deals)
    games = table.all_games()
    numbers = range(len(table.sides))
    alone = [table.means(lambda game: table.share(game, 0))]
    return Findings(
        study=study,
        deals=len(deals),
        games=len(games),
        sides=side_lines(table),
        fair=1 / len(table.sides) if table.rivals else 0.0,
        first=first(table),
        share=of_shares(alone[0]),
        reached={} if table.rivals else in_order(f"{table.share(game, 0):g}" for game in games),
        points=spread(table, lambda game: fmean(game.scores), all_scores),
        best=plain(table.means(lambda game: max(game.scores))),
        margin=plain(table.means(margin)) if table.rivals and study.seats > 1 else None,
        answers=spread(table, lambda game: game.answers),
        choices=plain(table.means(lambda game: game.choices)),
        leads=spread(table, lead_changes) if table.rivals else None,
        settled=plain(table.means(lambda game: game.settled)) if table.rivals else None,
        luck_share=share_of_deal(
            [[[table.share(g, n) for n in numbers] for g in deal.games] for deal in deals]
        ),
        luck_points=share_of_deal(
            [[[table.points(g, n) for n in numbers] for g in deal.games] for deal in deals]
        ),
        sources=by_name(table, [game.parts for game in games], lambda game: game.parts),
        left=by_name(table, [game.left for game in games], lambda game: game.left),
        events=by_name(
            table,
            [game.events for game in games],
            lambda game: {name: [count] for name, count in game.events.items()},
        ),
        things=thing_lines(table),
        trial=tried(table) if study.trial else None,
    )


# --- seats, length, luck ----------------------------------------------------------------------


def side_lines(table: Table) -> list[SideLine]:
    shares = [table.means(lambda game, n=n: table.share(game, n)) for n in range(len(table.sides))]  # type: ignore[misc]
    points = [table.means(lambda game, n=n: table.points(game, n)) for n in range(len(table.sides))]  # type: ignore[misc]
    fair = 1 / len(table.sides)
    beyond = [over_deals([share - fair for share in own]) for own in shares]
    if not table.rivals:
        beyond = [None for _ in beyond]
    return [
        SideLine([seat + 1 for seat in side], of_shares(share), plain(own), effect)
        for side, share, own, effect in zip(
            table.sides, shares, points, corrected(beyond), strict=True
        )
    ]


def first(table: Table) -> Effect | None:
    """Over the deals in which somebody was asked first and alone."""
    if not table.rivals:
        return None
    found = []
    for deal in table.deals:
        begun = [game for game in deal.games if game.first >= 0]
        if begun:
            found.append(fmean([game.returns[game.first] for game in begun]) - fair_seat(table))
    effect = over_deals(found)
    return corrected([effect])[0]


def fair_seat(table: Table) -> float:
    return 1 / len(table.sides)


def margin(game: Playing) -> float:
    ordered = sorted(game.scores)
    return ordered[-1] - ordered[-2]


def lead_changes(game: Playing) -> int:
    """Whenever somebody else than the last one is ahead; to be level in between is no change."""
    ahead = [leader for leader in game.leaders if leader >= 0]
    return sum([one != other for one, other in pairwise(ahead)])


def all_scores(game: Playing) -> list[int]:
    return game.scores


def spread(
    table: Table,
    number: Callable[[Playing], float],
    each: Callable[[Playing], Sequence[float]] | None = None,
) -> Spread:
    values = sorted(
        value for game in table.all_games() for value in (each(game) if each else [number(game)])
    )
    parts = {str(part): values[min(len(values) - 1, len(values) * part // 100)] for part in TENTHS}
    return Spread(plain(table.means(number)), parts, in_order(f"{value:g}" for value in values))


def in_order(values: Iterable[str]) -> dict[str, int]:
    counts = Counter(values)
    return dict(sorted(counts.items(), key=lambda item: float(item[0])))


def by_name(
    table: Table,
    found: Sequence[dict[str, list[int]] | dict[str, int]],
    numbers: Callable[[Playing], dict[str, list[int]]],
) -> dict[str, Interval]:
    """The mean of each name over the seats of a game; where a game does not tell of it, 0."""
    names = dict.fromkeys(name for each in found for name in each)
    return {
        name: plain(table.means(lambda game, n=name: fmean(numbers(game).get(n, [0]))))  # type: ignore[misc]
        for name in names
    }


# --- things -----------------------------------------------------------------------------------


def thing_lines(table: Table) -> list[ThingLine]:
    """Of deeds that always come together, the first: choices, then events, then what is left."""
    rows = [
        Row(deal.number, game, side, table.share(game, side), table.points(game, side))
        for deal in table.deals
        for game in deal.games
        for side in range(len(table.sides))
    ]
    names = sorted({name for game in table.all_games() for name in game.things}, key=source_first)
    lines: list[ThingLine] = []
    known: dict[tuple[str, bytes], str] = {}
    for name in names:
        marks = [table.did(row.game, row.side, name) for row in rows]
        thing = name.split(" ", 2)[2]
        if any(marks) and known.setdefault((thing, bytes(marks)), name) == name:
            lines.append(line_of(table, name, rows, marks))
    shares = corrected([line.share for line in lines])
    points = corrected([line.points for line in lines])
    lines = [
        msgspec.structs.replace(line, share=share, points=score)
        for line, share, score in zip(lines, shares, points, strict=True)
    ]
    return sorted(lines, key=by_certainty)


def source_first(name: str) -> tuple[int, str]:
    return SOURCES.index(name.split(" ", 1)[0]), name


def by_certainty(line: ThingLine) -> tuple[float, float]:
    effect = line.share or line.points
    return (effect.p if effect else inf, -line.sides)


class Row(NamedTuple):
    """A side in a game, and what it reached."""

    deal: int
    game: Playing
    side: int
    share: float
    points: float


def line_of(table: Table, name: str, rows: Sequence[Row], marks: Sequence[bool]) -> ThingLine:
    source, deed, thing = name.split(" ", 2)
    games = table.all_games()
    there = [any([table.could(game, n, name) for n in range(len(table.sides))]) for game in games]
    found = [game.things[name] for game in games if name in game.things]
    offered = any([each.offered for each in found])
    could = [table.could(row.game, row.side, name) for row in rows] if offered else marks
    did = [row for row, mark in zip(rows, marks, strict=True) if mark]
    without = [row for row, mark in zip(rows, marks, strict=True) if not mark]
    return ThingLine(
        source=source,
        deed=deed,
        thing=thing,
        there=fmean(there),
        taken=len(did) / (sum(could) if offered else len(rows)),
        beside_even=beside_even(found),
        sides=len(did),
        share_with=mean_of([row.share for row in did]),
        share_without=mean_of([row.share for row in without]),
        points_with=mean_of([row.points for row in did]),
        points_without=mean_of([row.points for row in without]),
        share=with_against_without(
            [
                Case(row.deal, row.side, mark, row.share)
                for row, mark in zip(rows, marks, strict=True)
            ]
        ),
        points=with_against_without(
            [
                Case(row.deal, row.side, mark, row.points)
                for row, mark in zip(rows, marks, strict=True)
            ]
        ),
    )


def beside_even(found: Sequence[Thing]) -> float | None:
    even = sum([each.even for each in found])
    return sum([each.taken for each in found]) / even if even else None


def mean_of(values: Sequence[float]) -> float | None:
    return fmean(values) if values else None


# --- the trial --------------------------------------------------------------------------------


def tried(table: Table) -> Tried:
    assert table.study.trial is not None
    if table.study.trial.what == "change":
        return changed(table)
    shares: list[float] = []
    points: list[float] = []
    games = 0
    count = len(table.sides)
    for deal in table.deals:
        share: list[float] = []
        score: list[float] = []
        for number, game in enumerate(deal.tried):
            turn, side = divmod(number, count)
            if game.restrained:
                usual = deal.games[turn]
                share.append(table.share(game, side) - table.share(usual, side))
                score.append(table.points(game, side) - table.points(usual, side))
        games += len(share)
        if share:
            shares.append(fmean(share))
            points.append(fmean(score))
    in_shares, in_points = corrected([over_deals(shares), over_deals(points)])
    return Tried(len(shares), games, in_shares, in_points, [], [])


MEASURES: dict[str, Callable[[Playing], float]] = {
    "score": lambda game: fmean(game.scores),
    "best": lambda game: max(game.scores),
    "spread": lambda game: max(game.scores) - min(game.scores),
    "answers": lambda game: game.answers,
    "settled": lambda game: game.settled,
    "victory": lambda game: fmean(game.returns),
}


def changed(table: Table) -> Tried:
    """The same deals with both editions: measures of the whole table, and of every thing."""
    names = [name for name in MEASURES if name != ("victory" if table.rivals else "settled")]
    measures = [difference(table, name, MEASURES[name]) for name in names]
    for seat in range(table.study.seats if table.rivals else 0):
        measures.append(
            difference(table, f"share-{seat + 1}", lambda game, n=seat: game.returns[n])  # type: ignore[misc]
        )
    keys = {
        name
        for deal in table.deals
        for game in (*deal.games, *deal.tried)
        for name in game.things
        if name.startswith("choice ")
    }
    things = [
        difference(table, name, lambda game, n=name: done(game, n))  # type: ignore[misc]
        for name in sorted(keys)
    ]
    return Tried(
        deals=len(table.deals),
        games=sum([len(deal.tried) for deal in table.deals]),
        share=None,
        points=None,
        measures=with_q(measures),
        things=sorted(with_q(things), key=lambda each: each.effect.p if each.effect else inf),
    )


def done(game: Playing, name: str) -> float:
    thing = game.things.get(name)
    return sum(thing.done) if thing else 0.0


def difference(table: Table, name: str, number: Callable[[Playing], float]) -> Difference:
    before = [fmean([number(game) for game in deal.games]) for deal in table.deals]
    after = [fmean([number(game) for game in deal.tried]) for deal in table.deals]
    effect = over_deals([b - a for a, b in zip(before, after, strict=True)])
    return Difference(name, fmean(before), fmean(after), effect)


def with_q(found: Sequence[Difference]) -> list[Difference]:
    effects = corrected([each.effect for each in found])
    return [
        msgspec.structs.replace(each, effect=effect)
        for each, effect in zip(found, effects, strict=True)
    ]
