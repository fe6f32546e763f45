"""What each of the six actions would come to if it were played now, as a number."""

from __future__ import annotations

from tablee.engine.fields import Data
from tablee.games.pest.actions import BUILD_AT_CAMP, BUILD_CAPITAL, MOST_BUILDINGS
from tablee.games.pest.building import is_hindered, works_offered
from tablee.games.pest.kit import COIN, HERBS
from tablee.games.pest.moving import movement
from tablee.games.pest.population import free_buildings
from tablee.games.pest.quarantine import sick_subjects
from tablee.games.pest.researching import acquirable
from tablee.games.pest.state import Player, Table


def prospects(s: Table, seat: int) -> Data:
    p = s.seats[seat]
    return {
        "points": movement(s, p),
        "works": buildable(s, seat),
        "technologies": len(acquirable(s, p)),
        "healed": healed_by(s, p),
        "assigned": p.healed,
        "posts": len(free_buildings(s, p)),
    }


def buildable(s: Table, seat: int) -> int:
    """How many different Buildings could be built: at the Doctor, at the Camp, in the Capital."""
    works = works_offered(s, seat, is_hindered(s.seats[seat]))
    twice = [work for work in works if BUILD_AT_CAMP <= work < BUILD_CAPITAL]
    return len(works) - len([work for work in twice if work - MOST_BUILDINGS in works])


def healed_by(s: Table, p: Player) -> int:
    """How many Subjects herbs and Coins are enough for (PEST-236)."""
    left = p.stock[HERBS] + p.stock[COIN]
    count = 0
    for cost in s.kit.herbs[p.healed :]:
        if left < cost or count == sick_subjects(p):
            break
        left -= cost
        count += 1
    return count
