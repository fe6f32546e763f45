"""Cards that leave an Ark, or change into another one's."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.problems import Why
from tablee.engine.state import Ask
from tablee.games.exodus.abilities.power import Power, meant
from tablee.games.exodus.abilities.reading import Deed
from tablee.games.exodus.actions import HOUSE
from tablee.games.exodus.ark import (
    add_crew,
    discard_from_ark,
    modules_with_room,
    return_to_hand,
    score_prestige,
    take_crew_away,
)
from tablee.games.exodus.arranging import cannot_house
from tablee.games.exodus.state import Table


class Destroy(Power):
    """One card in play that is not protected goes to the discard pile."""

    __slots__ = ()

    def targets(self, s: Table, seat: int, card: int, deed: Deed) -> list[int]:
        return [one for one in meant(s, seat, card, deed) if not s.protected >> one & 1]

    def hit(self, s: Table, seat: int, card: int, deed: Deed, target: int) -> None:
        owner = s.controller(target)
        s.emit("destroy", seat, [target, owner])
        discard_from_ark(s, owner, target)


class ReturnToHand(Power):
    """To the hand of the player who controls it (EXO-161)."""

    __slots__ = ()

    def targets(self, s: Table, seat: int, card: int, deed: Deed) -> list[int]:
        return meant(s, seat, card, deed)

    def hit(self, s: Table, seat: int, card: int, deed: Deed, target: int) -> None:
        owner = s.controller(target)
        s.emit("return", seat, [target, owner])
        return_to_hand(s, owner, target)


class Promote(Power):
    """A secondary crew goes back to its pile, and another kind takes its berth."""

    __slots__ = ()

    def possible(self, s: Table, seat: int, card: int, deed: Deed) -> bool:
        return bool(s.piles[deed.kind]) and bool(self.targets(s, seat, card, deed))

    def targets(self, s: Table, seat: int, card: int, deed: Deed) -> list[int]:
        return meant(s, seat, card, deed)

    def hit(self, s: Table, seat: int, card: int, deed: Deed, target: int) -> None:
        """At no cost; it is no integration, but its prestige is scored."""
        p = s.seats[seat]
        promoted = s.piles[deed.kind].pop(0)
        home = p.homes[p.crews.index(target)]
        discard_from_ark(s, seat, target)
        add_crew(p, promoted, home)
        s.emit("promote", seat, [target, promoted])
        score_prestige(s, seat, promoted)


# --- taking control ---------------------------------------------------------------------------


class TakeControl(Power):
    """An opponent's crew moves into an own free berth, with its tokens and its tilt."""

    __slots__ = ()

    def possible(self, s: Table, seat: int, card: int, deed: Deed) -> bool:
        room = modules_with_room(s, s.seats[seat])
        return bool(room) and bool(self.targets(s, seat, card, deed))

    def targets(self, s: Table, seat: int, card: int, deed: Deed) -> list[int]:
        return meant(s, seat, card, deed)

    def hit(self, s: Table, seat: int, card: int, deed: Deed, target: int) -> None:
        room = modules_with_room(s, s.seats[seat])
        if len(room) == 1:
            bring_over(s, seat, target, room[0])
        else:
            s.ask(seat, HouseTaken(target))


class HouseTaken(Ask[Table]):
    """Which module houses the crew that you take over?"""

    __slots__ = ("crew",)

    def __init__(self, crew: int) -> None:
        self.crew = crew

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [HOUSE + module for module in modules_with_room(s, s.seats[seat])]

    def apply(self, s: Table, seat: int, action: int) -> None:
        bring_over(s, seat, self.crew, action - HOUSE)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        return cannot_house(s.seats[seat], action)

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.crew]


def bring_over(s: Table, seat: int, crew: int, module: int) -> None:
    """No integration: nothing is paid, scored or triggered."""
    owner = s.controller(crew)
    take_crew_away(s.seats[owner], crew)
    add_crew(s.seats[seat], crew, module)
    s.emit("take-control", seat, [crew, owner, module])
