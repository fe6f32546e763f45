"""The score: healthy humans, and what became of all those who ever came aboard."""

from __future__ import annotations

from typing import Final

from tablee.engine.decision import Score, ranks
from tablee.games.precognition.kit import CAUSES, COOPERATIVE, TALLIES, TEAM
from tablee.games.precognition.state import WON, Boat, River

SOURCES: Final = CAUSES[:TALLIES]
"""What brings and takes humans, as it is kept in the tally."""


def scores(s: River) -> list[Score]:
    """Healthy humans, then contaminated ones (PRE-190, PRE-191); teams add them up (PRE-203)."""
    return [seat_score(s, seat) for seat in range(len(s.seats))]


def seat_score(s: River, seat: int) -> Score:
    boat = s.seats[seat]
    parts = humans_by_source(s, boat)
    if s.kit.mode == TEAM:
        team = [s.seats[member] for member in s.kit.teams[s.kit.team_of[seat]]]
        parts["partner"] = healthy(team) - boat.healthy
        return Score(healthy(team), parts, [sum([boat.contaminated for boat in team])])
    if s.kit.mode == COOPERATIVE:
        parts["others"] = healthy(s.seats) - boat.healthy
        return Score(healthy(s.seats), parts)
    return Score(boat.healthy, parts, [boat.contaminated])


def humans_by_source(s: River, boat: Boat) -> dict[str, int]:
    """Where the healthy humans of a boat come from, and what was lost on the way."""
    parts = {"start": s.kit.start_healthy + s.kit.start_contaminated}
    for source, humans in zip(SOURCES, boat.tally, strict=True):
        if humans or source != "objectives":
            parts[source] = humans
    parts["contaminated"] = -boat.contaminated
    return parts


def healthy(boats: list[Boat]) -> int:
    return sum([boat.healthy for boat in boats])


def returns(s: River) -> list[float]:
    """Equal players share the victory (PRE-192), teams too; co-operating, all win or nobody."""
    if s.kit.mode == COOPERATIVE:
        return [1.0 if s.verdict == WON else 0.0] * len(s.seats)  # PRE-210
    places = ranks(scores(s))
    if s.kit.mode == TEAM:  # PRE-205
        won = [places[team[0]] == 1 for team in s.kit.teams]
        return [won[team] / sum(won) for team in s.kit.team_of]
    first = places.count(1)
    return [1 / first if place == 1 else 0.0 for place in places]
