"""The draft: reserves and packs, the pick and the pass."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.problems import UNKNOWN, Why
from tablee.engine.state import Ask, Group, Step
from tablee.engine.zones import later, move, pass_packs
from tablee.games.ai_100_human.actions import CARDS, DISCARD, KEEP, PICK
from tablee.games.ai_100_human.cells import NOWHERE
from tablee.games.ai_100_human.kit import PASSED_BY
from tablee.games.ai_100_human.piles import ascending_refusal
from tablee.games.ai_100_human.state import EMPTY, NONE, Player, Table

NOBODY: Final = -1

# --- the start of a round ---------------------------------------------------------------------


class BeginRound(Step[Table]):
    """What is left of the last round is out of the game; a new deck comes into play (AIH-035)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.round += 1
        s.turn = 0
        s.emit("round", NOBODY, [s.round])
        if s.round > 1:
            s.gone += s.deck + s.pile
            s.deck, s.stock = s.stock, []
            s.pile = []
        for p in s.seats:
            begin_round(s, p)


def begin_round(s: Table, p: Player) -> None:
    p.spent, p.discarded = p.discarded, []
    p.passed, p.picks = [], []
    p.came_out, p.came_out_in, p.joined, p.joined_in, p.drew_in = [], [], [], [], []
    p.first = min(s.kit.dealt, s.kit.kept + (extra_kept(s, p) if s.round > 1 else 0))
    face = p.face() - CARDS
    if s.kit.per_round[face]:
        p.power = 0  # AIH-506: active again


def extra_kept(s: Table, p: Player) -> int:
    """AIH-132: cards that still lie in the tableau let their owner keep more."""
    kept = 0
    for card in p.tableau:
        if EMPTY < card < CARDS:
            kept += s.kit.keeps_more[card]
    return kept


class DealReserves(Step[Table]):
    """Everyone is dealt four cards and keeps some of them (AIH-020)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        size = s.kit.dealt
        dealt = s.drawn(s.deck, size * len(s.seats))
        for seat, p in enumerate(s.seats):
            p.pack = dealt[size * seat : size * (seat + 1)]
            s.emit("deal-reserve", seat, p.pack, 1 << seat)
        s.ask_all(KEEP_CARD)


class KeepCard(Ask[Table]):
    """Which cards do you keep as your reserve?"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        p = s.seats[seat]
        return [KEEP + card for card in later(p.pack, p.reserve, p.first)]

    def apply(self, s: Table, seat: int, action: int) -> None:
        p = s.seats[seat]
        move(action - KEEP, p.pack, p.reserve)
        if s.events is not None:
            s.emit("keep", seat, [action - KEEP], 1 << seat)
        if len(p.reserve) < p.first:
            s.ask(seat, self)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        return ascending_refusal(s.seats[seat].pack, action - KEEP, "not-in-hand")

    def about(self, s: Table, seat: int) -> list[int]:
        return [s.seats[seat].first]

    def group(self, s: Table, seat: int) -> Group | None:
        p = s.seats[seat]
        left = p.first - len(p.reserve)
        last = max(p.reserve, default=UNKNOWN)
        return Group(left, left, [KEEP + card for card in sorted(p.pack) if card > last])


class ReturnCards(Step[Table]):
    """What was not kept goes back into the deck, which has no order (AIH-021)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        for seat, p in enumerate(s.seats):
            s.deck += p.pack
            p.passed = p.pack
            p.pack = []
            s.emit("return", seat, p.passed, 1 << seat)


class DealPacks(Step[Table]):
    """Everyone is dealt a pack (AIH-022)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        size = s.kit.pack
        dealt = s.drawn(s.deck, size * len(s.seats))
        for seat, p in enumerate(s.seats):
            p.pack = sorted(dealt[size * seat : size * (seat + 1)])  # it stays in order
            s.emit("deal-pack", seat, p.pack, 1 << seat)


# --- pick and pass ----------------------------------------------------------------------------


class BeginTurn(Step[Table]):
    """Nothing has been gained in this turn yet, and nothing declared."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.turn += 1
        for p in s.seats:
            p.cell = NOWHERE
            p.gained = 0
            p.declared = NONE
        s.emit("turn", NOBODY, [s.turn])


class PickCards(Step[Table]):
    """Everyone picks a card of the pack, in secret."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.ask_all(PICK_CARD)


class PickCard(Ask[Table]):
    """Which card of the pack do you take into your reserve?"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [PICK + card for card in s.seats[seat].pack]

    def apply(self, s: Table, seat: int, action: int) -> None:
        p = s.seats[seat]
        card = action - PICK
        move(card, p.pack, p.reserve)  # AIH-024, AIH-030
        p.picks.append(card)
        if s.events is not None:
            s.emit("pick", seat, [card], 1 << seat)
        if s.duel() and s.turn < s.kit.turns:
            s.ask(seat, DROP_CARD)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        if PICK <= action < PICK + CARDS:
            return Why("not-in-pack", [action - PICK])
        return Why("not-offered", [])


class DropCard(Ask[Table]):
    """Two players: which card of the pack do you discard? (AIH-154)"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [DISCARD + card for card in sorted(s.seats[seat].pack)]

    def apply(self, s: Table, seat: int, action: int) -> None:
        p = s.seats[seat]
        move(action - DISCARD, p.pack, p.discarded)
        s.emit("drop", seat, [action - DISCARD], 1 << seat)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        if DISCARD <= action < DISCARD + CARDS:
            return Why("not-in-pack", [action - DISCARD])
        return Why("not-offered", [])


class PassPacks(Step[Table]):
    """Packs go to the left, in round 2 to the right, and are looked at (AIH-025, AIH-037)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        if s.turn == s.kit.turns:
            return  # AIH-031
        for p in s.seats:
            p.passed += p.pack
        pass_on(s)


def pass_on(s: Table) -> None:
    by = PASSED_BY[s.round - 1]
    packs = pass_packs([p.pack for p in s.seats], by)
    for seat, p in enumerate(s.seats):
        p.pack = packs[seat]
        if s.events is not None:
            s.emit("pass", seat, [(seat + by) % len(s.seats)])
            s.emit("receive", seat, p.pack, 1 << seat)


# They hold no numbers of their own, so one of each serves every round.
KEEP_CARD: Final = KeepCard()
PICK_CARD: Final = PickCard()
DROP_CARD: Final = DropCard()
