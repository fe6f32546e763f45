"""A match-up played on from where it was, until there are enough games or a test is decided."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tablee.arena.block import Block, play_block
from tablee.arena.ledger import Ledger
from tablee.arena.matchup import Matchup
from tablee.arena.sequential import Claims, Trial
from tablee.arena.standing import beyond

Runner = Callable[
    [Callable[[Matchup, int], Block], list[tuple[Matchup, int]]],
    Iterator[Block],
]
"""Calls the function with each set of arguments, anywhere, and yields the results in order."""


def blocks_for(matchup: Matchup, games: int) -> int:
    """So many blocks hold that many games, or a few more."""
    return -(-games // len(matchup.seatings()))


def meet(ledger: Ledger, games: int, runner: Runner, claims: Claims | None = None) -> Iterator[int]:
    """Play what is missing; yields how many blocks there are, again and again."""
    matchup = ledger.matchup
    seated = matchup.seatings()
    trial = tried(ledger, claims) if claims else None
    yield len(ledger.blocks)
    wanted = range(len(ledger.blocks), blocks_for(matchup, games))
    if not wanted or (trial and trial.verdict != "open"):
        return
    ledger.go_on()
    for block in runner(play_block, [(matchup, number) for number in wanted]):
        ledger.append(block)
        if trial:
            trial.add(beyond(block, seated))
        yield len(ledger.blocks)
        if trial and trial.verdict != "open":
            return


def tried(ledger: Ledger, claims: Claims) -> Trial:
    """What a test says of the blocks there are."""
    trial = Trial(claims)
    seated = ledger.matchup.seatings()
    for block in ledger.blocks:
        trial.add(beyond(block, seated))
    return trial
