"""The review of a match for one seat: its decisions, everybody's chances, and what luck did."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from tablee.bots.bot import Budget
from tablee.bots.search.policy import Policy, play_on, policy_of
from tablee.bots.search.search import dice_of
from tablee.engine import record as records
from tablee.engine.chance import derived
from tablee.engine.game import Game
from tablee.engine.record import Record
from tablee.engine.state import State
from tablee.review.judging import Judged, judge

MOMENTS: Final = 24
"""So many points the curve of chances has at most."""

GAMES: Final = 16
"""Games played from each of them."""


class Moment(msgspec.Struct, frozen=True):
    """Everybody's chances at a point of the match."""

    answer: int
    """How many answers had been given."""
    shares: list[float]
    """The share of the victory that each seat could expect."""


class Review(msgspec.Struct, frozen=True):
    """What there is to learn from a match."""

    seat: int
    judged: list[Judged]
    """Every decision with a choice, in order."""
    curve: list[Moment]
    result: float
    """The share of the victory at the end."""

    def costliest(self, count: int) -> list[Judged]:
        """The decisions that deserve a second look, the dearest first."""
        marked = [each for each in self.judged if each.mark]
        return sorted(marked, key=lambda each: -each.cost)[:count]

    def given_away(self) -> float:
        """The share of the victory that own decisions gave away."""
        return sum(each.lost for each in self.judged)

    def fortune(self) -> float:
        """What chance and the others did: all that own decisions do not explain."""
        return self.result - self.judged[0].share + self.given_away() if self.judged else 0.0


Step = tuple[int, int]
"""How many steps of the work are done, and how many there are."""


def review(record: Record, seat: int, budget: Budget) -> Iterator[Step | Review]:
    """Look at a match again: how far the work is after every step, and at last the review.

    The budget holds for each weighing. With iterations, the same record gives the same review.
    """
    game, seed = record.game(), bytes.fromhex(record.seed_hash)
    asked = decisions(record, seat)
    moments = evenly(len(record.answers) + 1, MOMENTS)
    steps = len(asked) + len(moments)
    judged: list[Judged] = []
    curve: list[Moment] = []
    for number, s in enumerate(records.replay(record)):
        if number in moments:
            curve.append(Moment(number, chances(game, s, derived(seed, "curve", number))))
            yield len(judged) + len(curve), steps
        if number in asked:
            action = game.space.parse(record.answers[number].action)
            own = derived(seed, "judged", number)
            judged.append(judge(game, s.seen_by(seat), action, number, budget, own))
            yield len(judged) + len(curve), steps
        last = s
    yield Review(seat, judged, curve, game.returns(last)[seat])


def decisions(record: Record, seat: int) -> set[int]:
    """The answers of this seat that were a choice, by how many were given before."""
    found = set()
    for number, s in enumerate(records.replay(record)):
        own = number < len(record.answers) and record.answers[number].seat == seat
        if own and len(s.options(seat)) > 1:
            found.add(number)
    return found


def evenly(count: int, most: int) -> set[int]:
    """So many of these numbers, with the first and the last."""
    if count <= most:
        return set(range(count))
    return {place * (count - 1) // (most - 1) for place in range(most)}


def chances(game: Game[Any], s: State[Any], seed: bytes) -> list[float]:
    """What each seat takes from the position if good players go on, with chance anew."""
    if s.over():
        return game.returns(s)
    policy = policy_of(game.title)
    ends = [end_of(s, policy, derived(seed, number)) for number in range(GAMES)]
    shares = [game.returns(end) for end in ends]
    return [sum(each) / len(shares) for each in zip(*shares, strict=True)]


def end_of(s: State[Any], policy: Policy, seed: bytes) -> State[Any]:
    end = s.clone()
    end.seed = seed
    play_on(end, policy, dice_of(seed))
    return end
