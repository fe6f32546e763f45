"""A boat as it may become: only the numbers that count for what it will be worth."""

from __future__ import annotations

from tablee.games.precognition.state import Boat


class ImaginedBoat:
    """An imagined boat, to try things out on."""

    __slots__ = (
        "batteries",
        "charge",
        "contaminated",
        "doctors",
        "food",
        "healthy",
        "plague",
        "protectors",
    )

    def __init__(
        self,
        healthy: int,
        contaminated: int,
        doctors: int,
        protectors: int,
        food: int,
        plague: int,
        batteries: int,
        charge: float,
    ) -> None:
        self.healthy = healthy
        self.contaminated = contaminated
        self.doctors = doctors
        self.protectors = protectors
        self.food = food
        self.plague = plague
        self.batteries = batteries
        """On all Machines together."""
        self.charge = charge
        """What the Machines are worth with their batteries, in humans."""

    def copy(self) -> ImaginedBoat:
        return ImaginedBoat(
            self.healthy,
            self.contaminated,
            self.doctors,
            self.protectors,
            self.food,
            self.plague,
            self.batteries,
            self.charge,
        )


def imagined(boat: Boat, charge: float) -> ImaginedBoat:
    """The boat as it is."""
    return ImaginedBoat(
        boat.healthy,
        boat.contaminated,
        boat.doctors,
        boat.protectors,
        boat.food,
        boat.plague,
        sum(boat.batteries),
        charge,
    )
