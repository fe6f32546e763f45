"""What the blocks of a match-up say: shares of the victory, points and time, with intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import fmean

import msgspec

from tablee.arena.block import Block, Spent
from tablee.arena.matchup import A, B, Matchup, seatings, sides
from tablee.arena.series import SURE, Moments


class Interval(msgspec.Struct, frozen=True):
    """A mean, and what holds the true one in 95 of 100 cases, counted over deals."""

    mean: float
    low: float
    high: float


class Side(msgspec.Struct, frozen=True):
    """One of the two players."""

    player: str
    share: Interval
    """Of the victories; alone, of the way to the highest rank; together, of the games won."""
    points: Interval
    reached: dict[str, int]
    """Where nobody is against them, how often which share was reached."""
    decisions: int
    seconds: float
    """Of processor time, for a decision."""
    longest: float
    iterations: float
    """For a decision."""


class Standing(msgspec.Struct, frozen=True):
    """All that is known of a match-up so far."""

    matchup: Matchup
    blocks: int
    games: int
    rivals: bool
    """Whether the two play against each other, or each alone on the same deals."""
    even: float
    """What A would have if both were equal; without rivals, of the difference."""
    a: Side
    b: Side
    ahead: Interval
    """What A has beyond that."""
    faults: list[str]


def standing(matchup: Matchup, blocks: Sequence[Block]) -> Standing:
    assert blocks, "somebody has played"
    game = matchup.game()
    seated = seatings(game)
    count = len(sides(game))
    return Standing(
        matchup=matchup,
        blocks=len(blocks),
        games=sum(len(block.games) for block in blocks),
        rivals=count > 1,
        even=1 / count if count > 1 else 0.0,
        a=side(matchup, blocks, seated, A, count > 1),
        b=side(matchup, blocks, seated, B, count > 1),
        ahead=plain([beyond(block, seated) for block in blocks]),
        faults=[game.fault for block in blocks for game in block.games if game.fault],
    )


def beyond(block: Block, seated: Sequence[Sequence[int]]) -> float:
    """The score of a block: what A has more than it would have against an equal."""
    own = fmean(shares(block, seated, A))
    if B in seated[0]:  # rivals: A has as many sides as there are games
        return own - 1 / len(seated)
    return own - fmean(shares(block, seated, B))


def lead(block: Block, seated: Sequence[Sequence[int]], one: int, other: int) -> float:
    """By how much a seat of one has more of the victory than a seat of the other."""
    return fmean(shares(block, seated, one)) - fmean(shares(block, seated, other))


def shares(block: Block, seated: Sequence[Sequence[int]], who: int) -> list[float]:
    """What a seat of this player took from each game that it was in."""
    return [
        fmean([share for share, other in zip(game.returns, seating, strict=True) if other == who])
        for game, seating in zip(block.games, seated, strict=True)
        if who in seating
    ]


def points(block: Block, seated: Sequence[Sequence[int]], who: int) -> list[float]:
    return [
        fmean([score for score, other in zip(game.scores, seating, strict=True) if other == who])
        for game, seating in zip(block.games, seated, strict=True)
        if who in seating
    ]


def side(
    matchup: Matchup,
    blocks: Sequence[Block],
    seated: Sequence[Sequence[int]],
    who: int,
    rivals: bool,
) -> Side:
    spent = Spent()
    for block in blocks:
        spent.merge(block.spent()[who])
    taken = [shares(block, seated, who) for block in blocks]
    reached = Counter(f"{share:g}" for each in taken for share in each)
    count = max(1, spent.decisions)
    return Side(
        player=(matchup.a, matchup.b)[who].text(),
        share=of_shares([fmean(each) for each in taken]),
        points=plain([fmean(points(block, seated, who)) for block in blocks]),
        reached={} if rivals else dict(sorted(reached.items(), key=lambda item: float(item[0]))),
        decisions=spent.decisions,
        seconds=spent.seconds / count,
        longest=spent.longest,
        iterations=spent.iterations / count,
    )


# --- intervals --------------------------------------------------------------------------------


def plain(values: Sequence[float]) -> Interval:
    moments = Moments()
    for value in values:
        moments.add(value)
    mean, error = moments.mean(), moments.error()
    return Interval(mean, mean - error, mean + error)


def of_leads(values: Sequence[float]) -> Interval:
    """The same of what lies between -1 and 1."""
    found = of_shares([(1 + value) / 2 for value in values])
    return Interval(*[2 * part - 1 for part in msgspec.structs.astuple(found)])


def of_shares(values: Sequence[float]) -> Interval:
    """Wilson's interval, which stays within 0 and 1 and knows that 8 of 8 are not all.

    A block counts as many games as its spread says: seatings of one deal are not independent.
    """
    mean = min(1.0, max(0.0, fmean(values)))
    games = float(len(values))
    spread = sum([(value - mean) ** 2 for value in values]) / max(1, len(values) - 1)
    if spread > 0:
        games *= max(1.0, mean * (1 - mean) / spread)
    square = SURE * SURE
    middle = (mean + square / (2 * games)) / (1 + square / games)
    half = SURE * sqrt(mean * (1 - mean) / games + square / (4 * games * games))
    half /= 1 + square / games
    return Interval(mean, max(0.0, middle - half), min(1.0, middle + half))
