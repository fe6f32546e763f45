"""What came out of a tournament: everybody's share, who leads whom, ratings and faults."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from statistics import fmean

import msgspec

from tablee.arena.block import Block, Played, Spent
from tablee.arena.ledger import Ledger
from tablee.arena.ratings import Rating, ratings
from tablee.arena.sequential import Verdict
from tablee.arena.standing import Interval, lead, of_leads, of_shares, plain, points, shares
from tablee.arena.tournament.plan import Meeting, Plan, Table
from tablee.arena.tournament.playing import verdict


class Line(msgspec.Struct, frozen=True):
    """What an entrant has reached at a table."""

    entrant: str
    player: str
    """With version and budget, as here."""
    games: int
    share: Interval
    """Of the victory, for a seat."""
    points: Interval
    decisions: int
    seconds: float
    """For a decision: of the processor, of programs from outside by the clock."""
    longest: float
    faults: int


class Lead(msgspec.Struct, frozen=True):
    """By how much a seat of one has more of the victory than a seat of the other."""

    entrant: str
    other: str
    deals: int
    lead: Interval
    verdict: Verdict | None
    """Higher if the entrant is ahead by the margin, if the tournament asks for it."""


class Fault(msgspec.Struct, frozen=True):
    """How often an entrant has lost in the same way, and where for the first time."""

    entrant: str
    kind: str
    text: str
    count: int
    table: int
    deal: int
    game: int


class AtTable(msgspec.Struct, frozen=True):
    """All about one table."""

    table: Table
    deals: int
    games: int
    entrants: list[Line]
    """The best first."""
    leads: list[Lead]
    """Of everybody who has met, in both directions."""


class Outcome(msgspec.Struct, frozen=True):
    """All about a tournament."""

    name: str
    seed: str
    field: str
    margin: float | None
    games: int
    tables: list[AtTable]
    ratings: dict[str, Rating]
    """Over all tables with rivals."""
    ratings_by_title: dict[str, dict[str, Rating]]
    faults: list[Fault]


class Met:
    """A meeting with what is known of it."""

    def __init__(self, plan: Plan, meeting: Meeting, ledger: Ledger) -> None:
        self.meeting = meeting
        self.ledger = ledger
        self.seated = ledger.matchup.seatings()
        self.names = [plan.entrants[who] for who in meeting.who]

    def place_of(self, entrant: str) -> int:
        return self.names.index(entrant)

    def games(self) -> Iterator[tuple[Block, int, Played, Sequence[int]]]:
        """Every game with its deal, its number in it, and who sat where."""
        for block in self.ledger.blocks:
            for number, (played, seating) in enumerate(zip(block.games, self.seated, strict=True)):
                yield block, number, played, seating


def all_met(plan: Plan, ledgers: Sequence[Ledger]) -> list[Met]:
    return [Met(plan, *each) for each in zip(plan.meetings, ledgers, strict=True)]


def outcome(plan: Plan, ledgers: Sequence[Ledger]) -> Outcome:
    met = all_met(plan, ledgers)
    names = {id(each.ledger): each.names for each in met}
    rated = {
        title: ratings(
            [each.ledger for each in met if each.ledger.matchup.title == title],
            lambda ledger: names[id(ledger)],
        )
        for title in dict.fromkeys(table.title for table in plan.tables)
    }
    return Outcome(
        name=plan.name,
        seed=plan.seed,
        field=plan.field,
        margin=plan.margin,
        games=sum(len(block.games) for each in met for block in each.ledger.blocks),
        tables=[
            at_table(plan, number, [each for each in met if each.meeting.table == number])
            for number in range(len(plan.tables))
        ],
        ratings=ratings([each.ledger for each in met], lambda ledger: names[id(ledger)]),
        ratings_by_title={title: found for title, found in rated.items() if found},
        faults=faults(met),
    )


# --- tables -----------------------------------------------------------------------------------


def at_table(plan: Plan, number: int, met: list[Met]) -> AtTable:
    lines = [line for name in plan.entrants for line in line_of(name, met)]
    pairs = permutations(plan.entrants, 2)
    return AtTable(
        table=plan.tables[number],
        deals=max(len(each.ledger.blocks) for each in met),
        games=sum(len(block.games) for each in met for block in each.ledger.blocks),
        entrants=sorted(lines, key=lambda line: -line.share.mean),
        leads=[found for pair in pairs for found in lead_of(*pair, met, plan.margin)],
    )


def line_of(entrant: str, met: list[Met]) -> Iterator[Line]:
    """One if anything was played. A deal counts once, with whomever it was played."""
    own = [each for each in met if entrant in each.names and each.ledger.blocks]
    if not own:
        return
    taken: dict[int, list[float]] = {}
    scored: dict[int, list[float]] = {}
    spent = Spent()
    for each in own:
        who = each.place_of(entrant)
        for block in each.ledger.blocks:
            taken.setdefault(block.number, []).extend(shares(block, each.seated, who))
            scored.setdefault(block.number, []).extend(points(block, each.seated, who))
            spent.merge(block.spent()[who])
    yield Line(
        entrant=entrant,
        player=own[0].ledger.matchup.players()[own[0].place_of(entrant)].text(),
        games=sum(map(len, taken.values())),
        share=of_shares([fmean(values) for values in taken.values()]),
        points=plain([fmean(values) for values in scored.values()]),
        decisions=spent.decisions,
        seconds=spent.seconds / max(1, spent.decisions),
        longest=spent.longest,
        faults=sum(
            guilty(each, played, seating) == entrant
            for each in own
            for _, _, played, seating in each.games()
        ),
    )


def lead_of(one: str, other: str, met: list[Met], margin: float | None) -> Iterator[Lead]:
    """One if the two have met."""
    both = [each for each in met if {one, other} <= {*each.names} and each.ledger.blocks]
    if not both:
        return
    found: dict[int, list[float]] = {}
    for each in both:
        places = each.place_of(one), each.place_of(other)
        for block in each.ledger.blocks:
            found.setdefault(block.number, []).append(lead(block, each.seated, *places))
    yield Lead(
        entrant=one,
        other=other,
        deals=len(found),
        lead=of_leads([fmean(values) for values in found.values()]),
        verdict=None if margin is None else agreed(one, other, both, margin),
    )


def agreed(one: str, other: str, met: list[Met], margin: float) -> Verdict:
    """What is clear wherever the two have met; open if it is not the same everywhere."""
    found = {verdict(each.ledger, each.place_of(one), each.place_of(other), margin) for each in met}
    return found.pop() if len(found) == 1 else "open"


# --- faults -----------------------------------------------------------------------------------


def guilty(met: Met, played: Played, seating: Sequence[int]) -> str | None:
    return met.names[seating[played.seat]] if played.fault else None


def faults(met: list[Met]) -> list[Fault]:
    """Those of a kind together, the most frequent first."""
    first: dict[tuple[str, str, str], Fault] = {}
    for each in met:
        for block, number, played, seating in each.games():
            name = guilty(each, played, seating)
            if name is None:
                continue
            before = first.get((name, played.kind, played.fault))
            first[name, played.kind, played.fault] = (
                msgspec.structs.replace(before, count=before.count + 1)
                if before
                else Fault(
                    name, played.kind, played.fault, 1, each.meeting.table, block.number, number
                )
            )
    return sorted(first.values(), key=lambda fault: -fault.count)
