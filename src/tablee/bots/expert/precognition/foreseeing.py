"""What a boat can be expected to bring home, before a round begins; and how a group fares."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from tablee.bots.expert.advice import Prospect
from tablee.bots.expert.precognition.outlook.boat import imagined
from tablee.bots.expert.precognition.outlook.journey import journey_of
from tablee.bots.expert.precognition.outlook.machines import Plant
from tablee.bots.expert.precognition.outlook.seat import plague_unplayed
from tablee.bots.expert.precognition.outlook.worth import worth
from tablee.games.precognition import kit as k
from tablee.games.precognition.objectives import lacking, objective_met
from tablee.games.precognition.state import LOST, WON, River

SEASONS: Final = 3

UNSURE: Final = 2.0
"""By how many humans a single round may go otherwise than expected."""


ROUNDS: Final = 2
"""So many are played on after the current one; co-operating, the season is."""

SEASON: Final = 20.0
"""What it is worth to the group to get through a season, in humans."""

LACKING: Final = 2.0
"""What each thing costs that an objective misses."""

ENOUGH: Final = 30.0
"""What it is worth to bring home as many humans as the group is asked for."""

THROUGH: Final = 0.7
"""How likely a group gets through a season that it has not begun yet."""


def stage(s: River) -> int:
    return s.round


def last(s: River) -> int:
    if s.kit.cooperative:
        return s.round + journey_of(s.kit, s.round).season_end
    return s.round + ROUNDS


def expected(s: River, seat: int) -> float:
    """Healthy humans at the end, those of partners too, if a round is about to begin."""
    if s.kit.mode == k.TEAM:
        return sum([boat_home(s, member) for member in s.kit.teams[s.kit.team_of[seat]]])
    return boat_home(s, seat)


def boat_home(s: River, seat: int) -> float:
    boat = s.seats[seat]
    done = max(0, s.round - 1)
    plant = Plant(s.kit, boat, done)
    return worth(imagined(boat, plant.charge()), journey_of(s.kit, done), plague_left(s))


def plague_left(s: River) -> float:
    """On the cards that are still to be played, for each boat."""
    return plague_unplayed(s) / len(s.seats)


def vague(s: River) -> float:
    return UNSURE * sqrt(max(1, s.kit.rounds - s.round + 1))


# --- co-operating -----------------------------------------------------------------------------


def together(s: River) -> Prospect:
    """To get through the seasons comes first, then to bring home as many as are asked for."""
    total = float(sum([boat.healthy for boat in s.seats]))
    if s.verdict == WON:
        return Prospect(SEASON * SEASONS + ENOUGH + total, 1.0, total)
    if s.verdict == LOST:
        missing = sum([missing_for(s, objective) for objective in s.revealed])
        passed = s.season() if missing else SEASONS
        return Prospect(SEASON * passed + total - LACKING * missing, 0.0, total)
    total = sum([boat_home(s, seat) for seat in range(len(s.seats))])
    passed = s.kit.season_of_round[s.round]
    enough = 1 / (1 + exp((s.kit.target - total) / vague(s)))
    share = enough * THROUGH ** (SEASONS - passed)
    return Prospect(SEASON * passed + ENOUGH * enough + total, share, total)


def missing_for(s: River, objective: int) -> int:
    """What the group would have needed beside."""
    if objective_met(s, objective):
        return 0
    boats = [sum([n for _, n in lacking(s, seat, objective)]) for seat in range(len(s.seats))]
    return sum(boats) if s.kit.everyone[objective] else min(boats)
