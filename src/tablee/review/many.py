"""Many matches looked at again, here or on a cluster: every seat is a piece of work of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tablee.arena.runners import Runner
from tablee.bots.bot import Budget
from tablee.engine.record import Record
from tablee.engine.titles import open_edition
from tablee.review.review import Review, review


class Wanted(NamedTuple):
    """A match, and whose decisions are looked at."""

    record: Record
    seat: int
    edition: str | None = None
    """The folder that it was played with, if that was somebody's own."""


def reviews(wanted: Sequence[Wanted], iterations: int, runner: Runner) -> Iterator[Review]:
    """In the order in which they are wanted, and the same wherever they are made."""
    yield from runner(looked_at, [(*each, iterations) for each in wanted])


def looked_at(record: Record, seat: int, edition: str | None, iterations: int) -> Review:
    """A plain function of its arguments: whoever does it has to open the edition first."""
    if edition is not None:
        open_edition(record.title, edition)
    *_, found = review(record, seat, Budget(iterations=iterations))
    assert isinstance(found, Review), "a review comes at last"
    return found
