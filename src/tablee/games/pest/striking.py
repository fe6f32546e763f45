"""The plague: a card strikes locations and roads, locations are destroyed, and it spreads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.state import Ask, Step
from tablee.engine.zones import draw, members
from tablee.games.pest.actions import ADMIT, REFUSE, RETURN, STAY
from tablee.games.pest.kit import THE_CASTLE, WORKSHOP
from tablee.games.pest.powers import CAMP_STAYS, SPECIAL_REFUSES, WORKSHOP_REFUSES, strength
from tablee.games.pest.quarantine import take_in
from tablee.games.pest.state import NOWHERE, Table, camps_at, doctors_at, is_destroyed

NOBODY: Final = -1


class RevealPlague(Step[Table]):
    """The card of the Year strikes everything that it names, once (PEST-070 to PEST-073)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        card = draw(s.plague)
        s.plague_shown.append(card)
        amount = s.kit.sick_per_target[s.era()]
        s.hit = 0
        s.emit("plague", NOBODY, [card])
        for road in s.kit.struck_roads[card]:
            s.road_sick[road] += amount  # PEST-080
            s.emit("road-struck", NOBODY, [road, amount])
        strikes = {n: amount for n in range(s.kit.locations) if is_target(s, card, n)}
        s.then(DESTROY)
        strike_all(s, strikes, True)


def is_target(s: Table, card: int, place: int) -> bool:
    """It meets at least one of the conditions, and is not destroyed."""
    if not s.kit.struck[card][place] >> s.resources[place] & 1:
        return False
    return not is_destroyed(s, place)  # PEST-074


# --- a strike ---------------------------------------------------------------------------------


def strike_all(s: Table, strikes: dict[int, int], by_card: bool) -> None:
    """So many sick Subjects come to locations. Owners then decide in turn order (PEST-081)."""
    waiting: list[list[Step[Table]]] = [[] for _ in s.seats]
    pieces = doctors_and_camps(s)
    for place in sorted(strikes):
        if s.built[place] or pieces >> place & 1:
            strike(s, place, strikes[place], waiting)
        else:
            fall_ill(s, place, strikes[place], by_card)
    for seat in s.order[::-1]:
        s.then(TakeBrought(seat))
        for step in waiting[seat][::-1]:
            s.then(step)


def doctors_and_camps(s: Table) -> int:
    """The places where any of them stand, as a set."""
    found = 0
    for p in s.seats:
        for place in (p.doctor, p.camp):
            if place != NOWHERE:
                found |= 1 << place
    return found


def fall_ill(s: Table, place: int, amount: int, by_card: bool) -> None:
    """Nothing is in the way of the plague (PEST-075)."""
    s.sick[place] += amount
    s.emit("struck", NOBODY, [place, amount])
    if by_card:
        s.hit |= 1 << place


def strike(s: Table, place: int, amount: int, waiting: list[list[Step[Table]]]) -> None:
    """A location where players have something."""
    camps = members(camps_at(s, place))
    owners = members(s.built[place])
    for seat in camps:
        if strength(s, s.seats[seat], CAMP_STAYS):
            waiting[seat].append(StruckCamp(seat))
        else:
            return_camp(s, seat)  # PEST-079
    if camps or doctors_at(s, place) or len(owners) > 1:
        s.emit("blocked", NOBODY, [place])  # PEST-077, PEST-078
    else:
        bring(s, owners[0], place, amount, waiting)


def bring(s: Table, seat: int, place: int, amount: int, waiting: list[list[Step[Table]]]) -> None:
    """A lone Building's owner takes the Subjects (PEST-076), or refuses some."""
    s.brought[seat] += amount
    s.emit("brought", seat, [place, amount])
    if refusable(s, seat, place, amount):
        waiting[seat].append(StruckBuilding(seat, place, amount))


def refusable(s: Table, seat: int, place: int, amount: int) -> int:
    """How many of them Technologies allow to refuse (PEST-315, PEST-324)."""
    p = s.seats[seat]
    kind = s.kit.type[p.sites.index(place)]
    if kind == THE_CASTLE:
        return 0
    if kind == WORKSHOP:
        return min(amount, strength(s, p, WORKSHOP_REFUSES))
    return amount if strength(s, p, SPECIAL_REFUSES) else 0


def return_camp(s: Table, seat: int) -> None:
    s.emit("camp-returns", seat, [s.seats[seat].camp])
    s.seats[seat].camp = NOWHERE


class StruckCamp(Step[Table]):
    """The owner of Advanced Quarantine decides."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        s.ask(self.seat, KEEP_CAMP)


class KeepCamp(Ask[Table]):
    """Does your struck Camp stay?"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [STAY, RETURN]

    def apply(self, s: Table, seat: int, action: int) -> None:
        if action == RETURN:
            return_camp(s, seat)

    def about(self, s: Table, seat: int) -> list[int]:
        return [s.seats[seat].camp]


class StruckBuilding(Step[Table]):
    """The owner of a Technology that protects the Building decides."""

    __slots__ = ("amount", "place", "seat")

    def __init__(self, seat: int, place: int, amount: int) -> None:
        self.seat = seat
        self.place = place
        self.amount = amount

    def run(self, s: Table) -> None:
        s.ask(self.seat, RefuseSick(self.place, self.amount))


class RefuseSick(Ask[Table]):
    """Do you refuse sick Subjects?"""

    __slots__ = ("amount", "place")

    def __init__(self, place: int, amount: int) -> None:
        self.place = place
        self.amount = amount

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [REFUSE, ADMIT]

    def apply(self, s: Table, seat: int, action: int) -> None:
        if action == REFUSE:
            refused = refusable(s, seat, self.place, self.amount)
            s.brought[seat] -= refused
            s.emit("refused", seat, [self.place, refused])

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.place, refusable(s, seat, self.place, self.amount)]


class TakeBrought(Step[Table]):
    """What the plague has brought to a player goes into Quarantine."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        count = s.brought[self.seat]
        s.brought[self.seat] = 0
        if count:
            take_in(s, self.seat, count)


# --- destruction and spread -------------------------------------------------------------------


class Destroy(Step[Table]):
    """Once the card is resolved: too many Subjects, some of them put there by it (PEST-083)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        fallen = [n for n in members(s.hit) if s.sick[n] >= s.kit.destruction]
        s.hit = 0
        for place in fallen:
            s.destroyed |= 1 << place
            s.sick[place] = 0  # PEST-084
            s.emit("destroyed", NOBODY, [place])
        if fallen:
            spread(s, fallen)  # PEST-085


def spread(s: Table, fallen: Sequence[int]) -> None:
    """What a location receives from all that fell is one strike (PEST-086, PEST-091)."""
    strikes: dict[int, int] = {}
    for place in fallen:
        for near in s.kit.near[place]:
            if not is_destroyed(s, near):
                strikes[near] = strikes.get(near, 0) + s.kit.spread
    strike_all(s, strikes, False)


REVEAL_PLAGUE: Final = RevealPlague()
DESTROY: Final = Destroy()
KEEP_CAMP: Final = KeepCamp()
