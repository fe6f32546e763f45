"""OpenSkill: bots of a title on one scale, from all their games against each other.

The Plackett-Luce model of Weng and Lin, "A Bayesian Approximation Method for Online Ranking"
(2011), with the constants of the library `openskill`, which has four models more and is compiled.
People change, so their last games are trusted most: their uncertainty shrinks more slowly (gamma)
and never for good (tau), as in the library. A version of a bot does not change: gamma is 1, tau 0.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import exp, sqrt
from random import Random
from statistics import fmean
from typing import Final

import msgspec

from tablee.arena.block import Played
from tablee.arena.ledger import Ledger
from tablee.arena.matchup import sides

MEAN: Final = 25.0
SPREAD: Final = MEAN / 3
NOISE: Final = SPREAD / 2
"""How much the same player's play differs from game to game: beta."""

ORDERS: Final = 16
"""So many orders of all games: what comes last weighs a little more, and none should."""

LEAST: Final = 1e-4
"""No game makes the uncertainty vanish: kappa."""

DRIFT: Final = MEAN / 300
"""How much people may have changed from one match to the next: tau."""


class Rating(msgspec.Struct):
    """What a player is thought to be worth, how uncertain that is, and from how many games."""

    mean: float = MEAN
    spread: float = SPREAD
    games: int = 0

    def sure(self) -> float:
        """What it is worth at least, almost surely."""
        return self.mean - 3 * self.spread


Place = tuple[float, float]
"""The share of the victory and the points of a side: the larger, the better."""


def rate(
    teams: Sequence[Sequence[Rating]], places: Sequence[Place], changing: bool = False
) -> None:
    """Learn from a game that the teams have ended in these places; `changing`: as of people."""
    if changing:
        for player in [player for team in teams for player in team]:
            player.spread = sqrt(player.spread**2 + DRIFT**2)
    means = [sum(player.mean for player in team) for team in teams]
    squares = [sum(player.spread**2 for player in team) for team in teams]
    scale = sqrt(sum(squares) + len(teams) * NOISE**2)
    strengths = [exp(mean / scale) for mean in means]
    behind = [
        sum(strength for strength, other in zip(strengths, places, strict=True) if other <= own)
        for own in places
    ]
    tied = [places.count(own) for own in places]
    changes = []
    for team, own in enumerate(places):
        omega = delta = 0.0
        for other, theirs in enumerate(places):
            if theirs < own:
                continue  # it was chosen after this team
            chance = strengths[team] / behind[other]
            omega += ((team == other) - chance) / tied[other]
            delta += chance * (1 - chance) / tied[other]
        gamma = sqrt(squares[team]) / scale if changing else 1.0
        changes.append((omega * squares[team] / scale, gamma * delta * squares[team] / scale**2))
    for players, square, (shift, shrink) in zip(teams, squares, changes, strict=True):
        for player in players:
            part = player.spread**2 / square
            player.mean += part * shift
            player.spread *= sqrt(max(1 - part * shrink, LEAST))
            player.games += 1


Met = tuple[list[list[str]], list[Place]]
"""The players of each side, and where each side ended."""


Naming = Callable[[Ledger], Sequence[str]]
"""What those who meet are called: the same name, the same player."""


def by_version(ledger: Ledger) -> list[str]:
    return [player.text() for player in ledger.matchup.players()]


def ratings(ledgers: Iterable[Ledger], naming: Naming = by_version) -> dict[str, Rating]:
    """All who have met rivals, the best first."""
    met = [each for each in ledgers if len(sides(each.matchup.game())) > 1]
    games = [game for ledger in met for game in meetings(ledger, naming(ledger))]
    orders = [in_order(Random(number).sample(games, len(games))) for number in range(ORDERS)]
    found = {name: average([each[name] for each in orders]) for name in orders[0]}
    return dict(sorted(found.items(), key=lambda item: -item[1].mean))


def in_order(games: Sequence[Met]) -> dict[str, Rating]:
    found: dict[str, Rating] = {}
    for game in games:
        learn(found, *game)
    return found


def average(some: Sequence[Rating]) -> Rating:
    mean, spread = fmean([each.mean for each in some]), fmean([each.spread for each in some])
    return Rating(mean, spread, some[0].games)


def meetings(ledger: Ledger, names: Sequence[str]) -> Iterator[Met]:
    together, seated = sides(ledger.matchup.game()), ledger.matchup.seatings()
    for block in ledger.blocks:
        for played, seating in zip(block.games, seated, strict=True):
            players = [[names[seating[seat]] for seat in side] for side in together]
            yield players, [place(played, side) for side in together]


def place(played: Played, side: Sequence[int]) -> Place:
    return played.returns[side[0]], fmean([played.scores[seat] for seat in side])


def learn(found: dict[str, Rating], names: list[list[str]], places: list[Place]) -> None:
    """A bot in several seats learns from each of them, and has the mean of that afterwards."""
    seats: dict[str, list[Rating]] = {}
    teams = []
    for side in names:
        team = [msgspec.structs.replace(found.setdefault(name, Rating())) for name in side]
        for name, seat in zip(side, team, strict=True):
            seats.setdefault(name, []).append(seat)
        teams.append(team)
    rate(teams, places)
    for name, own in seats.items():
        found[name] = Rating(
            fmean([seat.mean for seat in own]),
            fmean([seat.spread for seat in own]),
            own[0].games,
        )
