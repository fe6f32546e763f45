"""Many random games: they come to their end, and nothing is ever as it cannot be.

PEST_GAMES=20000 plays more of them.
"""

from __future__ import annotations

import os
from random import Random

import pytest

from tablee.engine.chance import Dice
from tablee.games.pest.edition import components
from tablee.games.pest.kit import STORED, Kit
from tablee.games.pest.powers import MOBILE_OUTPUT
from tablee.games.pest.setup import lay_table
from tablee.games.pest.state import NOWHERE, Table
from tests.rules import rule

GAMES = int(os.environ.get("PEST_GAMES", "240"))

PARTS = 8
"""They are played in so many tests, so that several can be played at the same time."""

MOST_ANSWERS = 5000

MODES = [
    (1, "solo"),
    (2, "standard"),
    (2, "duel"),
    (3, "standard"),
    (4, "standard"),
    (5, "standard"),
]
KITS = [
    Kit(components("base"), seats, mode, advanced)
    for advanced in (False, True)
    for seats, mode in MODES
]


@rule(
    "PEST-001",
    "PEST-062",
    "PEST-090",
    "PEST-110",
    "PEST-120",
    "PEST-137",
    "PEST-154",
    "PEST-155",
    "PEST-182",
    "PEST-237",
    "PEST-342",
    "PEST-360",
)
@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_come_to_their_end(part: int) -> None:
    for number in range(part, GAMES, PARTS):
        s = lay_table(KITS[number % len(KITS)])
        s.seed = b"%d" % number
        s.settle()
        if number // len(KITS) % 2:
            enrich(s, Random(number))
        play_on(s, number)
        assert s.year == 5
        assert [p.aside for p in s.seats] == [0] * len(s.seats)


def enrich(s: Table, dice: Random) -> None:
    """Technologies in all slots, sick and Healed Subjects, and stock for all."""
    for p in s.seats:
        for slot in range(len(p.technologies)):
            card = dice.choice([one for one in s.deck if s.kit.slot[one] in (NOWHERE, slot)])
            s.deck.remove(card)
            p.technologies[slot] = card
            if s.kit.power[MOBILE_OUTPUT][card]:
                p.workshop_resource = dice.randrange(4)
        p.stock = [dice.randint(0, s.kit.storage) for _ in range(STORED)] + [dice.randint(0, 8)]
        p.zone = dice.randint(0, s.kit.zone)
        if p.zone == s.kit.zone:
            p.hindering = dice.randrange(16)
            p.stock = [min(4, amount) for amount in p.stock]
        p.healed = dice.randint(0, s.kit.track)
        p.dead = dice.randint(0, s.kit.graves)


def play_on(s: Table, number: int) -> None:
    dice = Dice(number)
    influence = [0] * len(s.seats)
    for answer in range(MOST_ANSWERS):
        if s.over():
            break
        (seat,) = s.acting()
        options = list(s.options(seat))
        assert options, f"game {number}, answer {answer}"
        assert options == sorted(set(options)), f"game {number}, answer {answer}"
        s.apply(seat, options[dice.below(len(options))])
        assert faults(s) == [], f"game {number}, answer {answer}"
        assert all(p.influence >= before for p, before in zip(s.seats, influence, strict=True))
        influence = [p.influence for p in s.seats]
    assert s.over(), f"game {number}"


def faults(s: Table) -> list[str]:
    """What is as it cannot be."""
    kit = s.kit
    found = []
    technologies = s.market + s.deck
    built = [0] * kit.locations
    for seat, p in enumerate(s.seats):
        technologies = technologies + [card for card in p.technologies if card != NOWHERE]
        sites = [where for where in p.sites if where != NOWHERE]
        for where in sites:
            built[where] |= 1 << seat
        if len(set(sites)) != len(sites):
            found.append("two own Buildings in one location")
        if min(p.stock) < 0 or max(p.stock[:STORED]) > 7 or p.zone < 0 or min(p.lying) < 0:
            found.append("less than nothing, or more than the Storage holds")
        if not 0 <= p.healed <= kit.track or not 0 <= p.dead <= kit.graves:
            found.append("off the track")
        if any(p.staff >> n & 1 and not kit.staffed[n] for n in range(len(kit.buildings))):
            found.append("a Subject in a Building without a slot")
        if p.camp != NOWHERE and s.destroyed >> p.camp & 1:
            found.append("a Camp on a Destroyed Location")
    if sorted(technologies) != kit.technology_deck:
        found.append("Technologies were lost or made")
    if built != s.built or any(built[n] and s.destroyed >> n & 1 for n in range(kit.locations)):
        found.append("a Building where none can be")
    if any(s.sick[n] and s.destroyed >> n & 1 for n in range(kit.locations)):
        found.append("sick Subjects on a Destroyed Location")
    for n in range(kit.locations):
        camps = len([p for p in s.seats if p.camp == n])
        if built[n].bit_count() + camps > kit.capacity[n]:
            found.append("more pieces than a location holds")
    markers = [p.influence for p in s.seats if 0 < p.influence < kit.last_space]
    if len(set(markers)) != len(markers) and not s.asked:
        found.append("two markers on one space")
    return found
