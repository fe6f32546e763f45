"""What is still to come after each round, for a boat that fares as boats usually do."""

from __future__ import annotations

from typing import Final

from tablee.games.precognition.kit import Kit

HUMANS_A_ROUND: Final = 1.2
FOOD_A_ROUND: Final = 2.3
YMUNES_A_ROUND: Final = 0.9
BATTERIES_A_ROUND: Final = 0.8
"""What usually comes aboard in a round, after losses."""

EATING: Final = 0.6
"""How many of a boat's humans are healthy, and so eat, at an Island that is not the last."""

UNSURE: Final = 1.6
"""How far the outlook goes wrong in one round, in humans."""


class Journey:
    """What follows a round."""

    __slots__ = (
        "island",
        "left",
        "meals",
        "people",
        "season_end",
        "spread",
        "stops",
        "to_island",
        "usual",
    )

    def __init__(self, kit: Kit, number: int) -> None:
        season = kit.season_of_round
        last = kit.rounds
        islands = [n for n in range(1, last + 1) if n == last or season[n] != season[n + 1]]
        self.left = last - number
        """How many rounds."""
        self.island = number in islands
        """Whether the round itself ends at an Island."""
        self.to_island = min([n - number for n in islands if n > number], default=0)
        self.season_end = min([n - number for n in islands if n >= number])
        """Rounds until objectives are checked: 0 in the round that ends at an Island."""
        self.people = HUMANS_A_ROUND * self.left
        """Humans that usually come aboard until the end."""
        between = [n - number for n in islands if number < n < last]
        self.stops = len(between)
        """Islands before the last."""
        self.meals = FOOD_A_ROUND * self.left
        self.meals -= sum([EATING * HUMANS_A_ROUND * rounds for rounds in between])
        """Food that usually comes aboard, without what those humans eat on the way."""
        self.spread = (2 * UNSURE) ** 2 * self.left


JOURNEYS: Final[dict[Kit, list[Journey]]] = {}


def journey_of(kit: Kit, number: int) -> Journey:
    """What follows the round of this number."""
    if kit not in JOURNEYS:
        JOURNEYS[kit] = [Journey(kit, number) for number in range(kit.rounds + 1)]
    return JOURNEYS[kit][number]
