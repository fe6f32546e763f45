"""Cubes in the zones of the Wing, and the cards in its chambers."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.problems import Why
from tablee.engine.state import BIT, Ask
from tablee.games.exodus.abilities.gems import not_so_many
from tablee.games.exodus.abilities.power import Power
from tablee.games.exodus.abilities.reading import Deed
from tablee.games.exodus.actions import (
    AMOUNT,
    CHAMBER,
    DONE,
    MOST_CHAMBERS,
    MOST_SEATS,
    PLAYER,
)
from tablee.games.exodus.state import EMPTY, Table
from tablee.games.exodus.wing import filled_chambers


def zones_with(s: Table, owner: int) -> list[int]:
    """The zones in which a player has cubes."""
    return [chamber for chamber in range(len(s.chambers)) if s.cubes_of(chamber, owner)]


def wrong_zone(action: int, name: str) -> Why:
    chamber = action - CHAMBER
    return Why(name, [chamber]) if 0 <= chamber < MOST_CHAMBERS else Why("not-offered", [])


def no_card_there(s: Table, action: int, otherwise: str) -> Why:
    chamber = action - CHAMBER
    empty = 0 <= chamber < MOST_CHAMBERS and s.chambers[chamber] == EMPTY
    return wrong_zone(action, "chamber-empty" if empty else otherwise)


# --- own cubes --------------------------------------------------------------------------------


class AddInfluence(Power):
    """Own cubes in one zone next to an own negotiator, whose chamber holds a card."""

    __slots__ = ()

    def possible(self, s: Table, seat: int, card: int, deed: Deed) -> bool:
        return bool(flanked(s, seat))

    def act(self, s: Table, seat: int, card: int, deed: Deed) -> None:
        s.ask(seat, AddCubes(card, deed.amount))


def flanked(s: Table, seat: int) -> list[int]:
    return [
        chamber
        for chamber in filled_chambers(s)
        if any([s.owners[slot] == seat for slot in s.kit.beside[chamber]])
    ]


class AddCubes(Ask[Table]):
    """In which zone do you lay the cubes?"""

    __slots__ = ("amount", "card")

    def __init__(self, card: int, amount: int) -> None:
        self.card = card
        self.amount = amount

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [CHAMBER + chamber for chamber in flanked(s, seat)]

    def apply(self, s: Table, seat: int, action: int) -> None:
        s.lay_cubes(action - CHAMBER, seat, self.amount)
        s.emit("add-cubes", seat, [action - CHAMBER, self.amount])

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        return no_card_there(s, action, "none-of-yours-beside")

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.card, self.amount]


class WinTies(Power):
    """Mark a zone: a tie for the most cubes there is won, if no other of the tied marked it."""

    __slots__ = ()

    def possible(self, s: Table, seat: int, card: int, deed: Deed) -> bool:
        return bool(filled_chambers(s))

    def act(self, s: Table, seat: int, card: int, deed: Deed) -> None:
        s.ask(seat, MarkZone(card))


class MarkZone(Ask[Table]):
    """In which zone do you want to win a tie?"""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [CHAMBER + chamber for chamber in filled_chambers(s)]

    def apply(self, s: Table, seat: int, action: int) -> None:
        s.marks[action - CHAMBER] |= BIT[seat]
        s.emit("mark-zone", seat, [action - CHAMBER])

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        return wrong_zone(action, "chamber-empty")

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.card]


# --- cubes of anybody: moving (EXO-281, EXO-282) ----------------------------------------------


class MoveCubes(Power):
    """Cubes of one player, from any zones into one that holds others of them."""

    __slots__ = ()

    def possible(self, s: Table, seat: int, card: int, deed: Deed) -> bool:
        return bool(with_two_zones(s))

    def act(self, s: Table, seat: int, card: int, deed: Deed) -> None:
        s.ask(seat, ChooseCubes(card, deed.amount))


def with_two_zones(s: Table) -> list[int]:
    return [owner for owner in range(len(s.seats)) if len(zones_with(s, owner)) > 1]


class ChooseCubes(Ask[Table]):
    """Whose cubes do you move?"""

    __slots__ = ("card", "most")

    def __init__(self, card: int, most: int) -> None:
        self.card = card
        self.most = most

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [PLAYER + owner for owner in with_two_zones(s)]

    def apply(self, s: Table, seat: int, action: int) -> None:
        s.ask(seat, ChooseZone(action - PLAYER, self.most))

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        owner = action - PLAYER
        if not 0 <= owner < MOST_SEATS:
            return Why("not-offered", [])
        return Why("too-few-zones", [owner]) if owner < len(s.seats) else Why("no-player", [])

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.card, self.most]


class ChooseZone(Ask[Table]):
    """Into which zone do they go?"""

    __slots__ = ("most", "owner")

    def __init__(self, owner: int, most: int) -> None:
        self.owner = owner
        self.most = most

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [CHAMBER + chamber for chamber in zones_with(s, self.owner)]

    def apply(self, s: Table, seat: int, action: int) -> None:
        s.ask(seat, MoveCube(self.owner, action - CHAMBER, self.most, 0))

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        return wrong_zone(action, "no-cube-there")

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.owner, self.most]


class MoveCube(Ask[Table]):
    """From which zone do you take a cube?"""

    __slots__ = ("left", "moved", "owner", "zone")

    def __init__(self, owner: int, zone: int, left: int, moved: int) -> None:
        self.owner = owner
        self.zone = zone
        """Where they go."""
        self.left = left
        self.moved = moved
        """How many have gone there; one at least."""

    def options(self, s: Table, seat: int) -> Sequence[int]:
        found = [CHAMBER + chamber for chamber in self.origins(s)]
        return [*found, DONE] if self.moved else found

    def origins(self, s: Table) -> list[int]:
        return [chamber for chamber in zones_with(s, self.owner) if chamber != self.zone]

    def apply(self, s: Table, seat: int, action: int) -> None:
        if action == DONE:
            return
        origin = action - CHAMBER
        s.lay_cubes(origin, self.owner, -1)
        s.lay_cubes(self.zone, self.owner, 1)
        s.emit("move-cube", seat, [self.owner, origin, self.zone])
        following = MoveCube(self.owner, self.zone, self.left - 1, self.moved + 1)
        if following.left and following.origins(s):
            s.ask(seat, following)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        if action == CHAMBER + self.zone:
            return Why("same-zone", [self.zone])
        return wrong_zone(action, "no-cube-there")

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.owner, self.zone, self.left]


# --- removing ---------------------------------------------------------------------------------


class RemoveCubes(Power):
    """Cubes of one player in one zone go back to their owner."""

    __slots__ = ()

    def possible(self, s: Table, seat: int, card: int, deed: Deed) -> bool:
        return any([count > 0 for count in s.cubes])

    def act(self, s: Table, seat: int, card: int, deed: Deed) -> None:
        s.ask(seat, RemoveFrom(card, deed.amount))


def owners_in(s: Table, chamber: int) -> list[int]:
    return [owner for owner in range(len(s.seats)) if s.cubes_of(chamber, owner)]


class RemoveFrom(Ask[Table]):
    """From which zone do you remove cubes?"""

    __slots__ = ("card", "most")

    def __init__(self, card: int, most: int) -> None:
        self.card = card
        self.most = most

    def options(self, s: Table, seat: int) -> Sequence[int]:
        zones = range(len(s.chambers))
        return [CHAMBER + chamber for chamber in zones if owners_in(s, chamber)]

    def apply(self, s: Table, seat: int, action: int) -> None:
        chamber = action - CHAMBER
        owners = owners_in(s, chamber)
        if len(owners) == 1:
            remove_cubes_of(s, seat, chamber, owners[0], self.most)
        else:
            s.ask(seat, RemoveOf(chamber, self.most))

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        return wrong_zone(action, "no-cube-there")

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.card, self.most]


class RemoveOf(Ask[Table]):
    """Whose cubes do you remove?"""

    __slots__ = ("chamber", "most")

    def __init__(self, chamber: int, most: int) -> None:
        self.chamber = chamber
        self.most = most

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [PLAYER + owner for owner in owners_in(s, self.chamber)]

    def apply(self, s: Table, seat: int, action: int) -> None:
        remove_cubes_of(s, seat, self.chamber, action - PLAYER, self.most)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        if PLAYER <= action < PLAYER + MOST_SEATS:
            return Why("no-cube-there", [self.chamber])
        return Why("not-offered", [])

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.chamber, self.most]


def remove_cubes_of(s: Table, seat: int, chamber: int, owner: int, most: int) -> None:
    count = min(most, s.cubes_of(chamber, owner))
    if count == 1:
        remove(s, seat, chamber, owner, 1)
    else:
        s.ask(seat, RemoveAmount(chamber, owner, count))


class RemoveAmount(Ask[Table]):
    """How many cubes do you remove?"""

    __slots__ = ("chamber", "most", "owner")

    def __init__(self, chamber: int, owner: int, most: int) -> None:
        self.chamber = chamber
        self.owner = owner
        self.most = most

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [AMOUNT + amount for amount in range(1, self.most + 1)]

    def apply(self, s: Table, seat: int, action: int) -> None:
        remove(s, seat, self.chamber, self.owner, action - AMOUNT)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        return not_so_many(action, 1, self.most)

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.chamber, self.owner, self.most]


def remove(s: Table, seat: int, chamber: int, owner: int, amount: int) -> None:
    s.lay_cubes(chamber, owner, -amount)
    s.emit("remove-cubes", seat, [chamber, owner, amount])


# --- cards in chambers ------------------------------------------------------------------------


class SwapChambers(Power):
    """The cards of two chambers are exchanged; cubes stay where they are (EXO-092)."""

    __slots__ = ()

    def possible(self, s: Table, seat: int, card: int, deed: Deed) -> bool:
        return len(filled_chambers(s)) > 1

    def act(self, s: Table, seat: int, card: int, deed: Deed) -> None:
        s.ask(seat, SwapFirst(card))


class SwapFirst(Ask[Table]):
    """Which chamber's card do you exchange? The first of the two."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [CHAMBER + chamber for chamber in filled_chambers(s)]

    def apply(self, s: Table, seat: int, action: int) -> None:
        s.ask(seat, SwapSecond(action - CHAMBER))

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        return wrong_zone(action, "chamber-empty")

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.card]


class SwapSecond(Ask[Table]):
    """For which chamber's card?"""

    __slots__ = ("chamber",)

    def __init__(self, chamber: int) -> None:
        self.chamber = chamber

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [CHAMBER + other for other in filled_chambers(s) if other != self.chamber]

    def apply(self, s: Table, seat: int, action: int) -> None:
        other = action - CHAMBER
        cards = s.chambers
        cards[self.chamber], cards[other] = cards[other], cards[self.chamber]
        s.emit("swap-chambers", seat, [self.chamber, other])

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        return no_card_there(s, action, "same-zone")

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.chamber]
