"""Phase 3, before the first placement: the window in which chambers can be refilled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.problems import Why
from tablee.engine.state import Ask, Group, Step
from tablee.engine.zones import members
from tablee.games.exodus.actions import CHAMBER, DECLINE, DONE, MOST_CHAMBERS
from tablee.games.exodus.state import EMPTY, Table
from tablee.games.exodus.wing import filled_chambers, refill_chamber


class OpenWindow(Step[Table]):
    """The turn of one player in the window: one pass in turn order (EXO-286)."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, s: Table) -> None:
        if self.place == len(s.order):
            return
        s.then(OpenWindow(self.place + 1))
        seat = s.order[self.place]
        if filled_chambers(s):  # EXO-198
            for card in usable(s, seat)[::-1]:
                s.ask(seat, RefillChambers(card, 0))


def usable(s: Table, seat: int) -> list[int]:
    """The untilted cards with this ability in a player's Ark (EXO-287)."""
    return [
        card
        for card in s.seats[seat].controls()
        if s.kit.refills[card] and not s.tilted >> card & 1
    ]


class RefillChambers(Ask[Table]):
    """Which chambers do you refill?"""

    __slots__ = ("card", "chosen")

    def __init__(self, card: int, chosen: int) -> None:
        self.card = card
        self.chosen = chosen
        """The chambers chosen so far, as a set; in ascending order."""

    def options(self, s: Table, seat: int) -> Sequence[int]:
        later = [CHAMBER + chamber for chamber in self.later(s)]
        return [*later, DONE if self.chosen else DECLINE]

    def later(self, s: Table) -> list[int]:
        return [chamber for chamber in filled_chambers(s) if not self.chosen >> chamber]

    def apply(self, s: Table, seat: int, action: int) -> None:
        if action == DECLINE:
            s.emit("decline-refill", seat, [self.card])
            return
        chosen = self.chosen
        if action != DONE:
            chosen |= 1 << (action - CHAMBER)
        following = RefillChambers(self.card, chosen)
        full = chosen.bit_count() == s.kit.refills[self.card]
        if action != DONE and not full and following.later(s):
            s.ask(seat, following)
        else:
            refill(s, seat, self.card, members(chosen))

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        chamber = action - CHAMBER
        if not 0 <= chamber < MOST_CHAMBERS:
            return Why("not-offered", [])
        empty = s.chambers[chamber] == EMPTY
        return Why("chamber-empty" if empty else "in-order", [chamber])

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.card, s.kit.refills[self.card] - self.chosen.bit_count()]

    def group(self, s: Table, seat: int) -> Group | None:
        if not self.chosen:
            return None
        left = s.kit.refills[self.card] - self.chosen.bit_count()
        return Group(0, left, [CHAMBER + chamber for chamber in self.later(s)])


def refill(s: Table, seat: int, card: int, chambers: list[int]) -> None:
    """The card is tilted, then one chamber is refilled after the other, in number order."""
    s.tilted |= 1 << card
    s.emit("use", seat, [card])
    for chamber in chambers:
        refill_chamber(s, chamber)


OPEN_WINDOW: Final = OpenWindow(0)
