"""What must be true at the end: acknowledged once, told alike, repeatable."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import msgspec

from tablee.engine.problems import Problem
from tablee.engine.record import Record, replay, verify
from tablee.engine.titles import find


class Move(msgspec.Struct, frozen=True):
    """A move that was acknowledged."""

    name: str
    action: str
    version: int


class Witness(msgspec.Struct):
    """What one viewer has seen of a match."""

    seat: int
    """-1 for a spectator."""
    moves: list[Move] = []
    """Acknowledged, in the order in which they were made."""
    refused: list[str] = []
    """Names of moves that were refused for good."""
    events: list[bytes] = []
    """A fingerprint of every event, in the order in which they came."""
    faults: list[str] = []
    """What came out of order."""


class Played(msgspec.Struct):
    """A match as those at its table have seen it."""

    id: str
    title: str
    witnesses: list[Witness]
    bots: bool
    over: bool = False
    """Its players have seen its end."""


class Stored(msgspec.Struct):
    """A match as the server has it in the end."""

    log: Record
    """Its seed and its answers so far, as they are in the database."""
    submissions: dict[tuple[int, str], int]
    """The version that every move has made, by its seat and name."""
    streams: dict[int, list[bytes]]
    """What the server tells each viewer from the beginning."""
    record: Record | None
    """What the server gives out when the match is over."""


def complaints(played: Played, stored: Stored) -> Iterator[str]:
    """Everything that is not as it must be, one sentence each."""
    yield from lost_moves(played, stored)
    yield from doubled_answers(played, stored)
    yield from other_streams(played, stored)
    yield from broken_record(played, stored)


def lost_moves(played: Played, stored: Stored) -> Iterator[str]:
    for witness in played.witnesses:
        for move in witness.moves:
            version = stored.submissions.get((witness.seat, move.name))
            if version != move.version:
                was = f"{move.name} was acknowledged as {move.version}"
                yield f"seat {witness.seat}: {was} and is kept as {version}"
        for name in witness.refused:
            if (witness.seat, name) in stored.submissions:
                yield f"seat {witness.seat}: {name} was refused and is kept"


def of_other_rules(log: Record) -> bool:
    """Some of its answers were given by rules that are not here, and cannot be played again."""
    return bool(log.played_on) or find(log.title).version != log.version


def later_versions(log: Record) -> list[int]:
    return [later.version for later in log.played_on]


def doubled_answers(played: Played, stored: Stored) -> Iterator[str]:
    """Each seat's answers are those that were acknowledged: all, once, in their order."""
    if of_other_rules(stored.log):
        yield from missing_answers(played, stored.log)
        return
    try:
        found = chosen(stored.log)
    except Problem as problem:
        yield f"the answers cannot be played again: {problem.name} {problem.facts}"
        return
    for witness in played.witnesses:
        made = [move.action for move in witness.moves]
        kept = found.get(witness.seat, [])
        if witness.seat >= 0 and kept != made:
            was = f"{len(made)} answers were acknowledged and {len(kept)} are kept"
            yield f"seat {witness.seat}: {was}, other ones {differ(made, kept)}"
        if any(later.version <= move.version for move, later in pairwise(witness.moves)):
            yield f"seat {witness.seat}: versions do not rise"


def missing_answers(played: Played, log: Record) -> Iterator[str]:
    """Where it cannot be told which answers followed of themselves: all are there, in order."""
    for witness in played.witnesses:
        kept = iter([answer.action for answer in log.answers if answer.seat == witness.seat])
        missing = [move.name for move in witness.moves if move.action not in kept]
        if missing:
            yield f"seat {witness.seat}: {missing[0]} was acknowledged and is not in its place"


def chosen(log: Record) -> dict[int, list[str]]:
    """The answers of each seat without those that the house gives where there is no choice."""
    found: dict[int, list[str]] = {}
    positions = replay(log)
    for answer in log.answers:
        s = next(positions)  # as it was before this answer
        if len(s.options(answer.seat)) > 1:
            found.setdefault(answer.seat, []).append(answer.action)
    next(positions)  # the last answer fits, too
    return found


def other_streams(played: Played, stored: Stored) -> Iterator[str]:
    """Everybody was told what is stored; only bots may have played on since."""
    for witness in played.witnesses:
        kept = stored.streams[witness.seat]
        if played.bots and not played.over:
            kept = kept[: len(witness.events)]
        if kept != witness.events:
            was = f"{len(witness.events)} events were told and {len(kept)} are stored"
            yield f"seat {witness.seat}: {was}, other ones {differ(witness.events, kept)}"
        for fault in witness.faults:
            yield f"seat {witness.seat}: {fault}"


def broken_record(played: Played, stored: Stored) -> Iterator[str]:
    if stored.record is None:
        if played.over:
            yield "the match is over and has no record"
        return
    if stored.record.answers != stored.log.answers:
        yield "the record has other answers than the database"
    if later_versions(stored.record) != later_versions(stored.log):
        yield "the record tells of other changes of rules than the database"
    if of_other_rules(stored.record):
        return
    try:
        verify(stored.record)
    except Problem as problem:
        yield f"the record does not verify: {problem.name} {problem.facts}"


def differ(one: list[str] | list[bytes], other: list[str] | list[bytes]) -> str:
    first = next(
        (n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b),
        min(len(one), len(other)),
    )
    return f"from number {first} on"
