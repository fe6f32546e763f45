"""A player's turn, in the negotiation and in the integration: one thing after another.

Crews and gems are moved for nothing, so a turn could go on for ever: between two other actions one
can arrange the crews once, and settle each Vault once. Every arrangement can be had so.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.problems import Why
from tablee.engine.state import Ask, Step
from tablee.games.exodus.abilities.gems import not_so_many
from tablee.games.exodus.abilities.using import usable, use, why_unusable
from tablee.games.exodus.actions import (
    AMOUNT,
    ARRANGE,
    END,
    HIDE,
    IMPRISON,
    INTEGRATE,
    MOST_AMOUNT,
    MOST_CARDS,
    MOST_NEGOTIATORS,
    MOST_SLOTS,
    MOST_WAYS,
    MUTATE,
    PLACE,
    RECYCLE,
    RELEASE,
    SEND,
    USE,
    VAULT,
)
from tablee.games.exodus.ark import store, stored_on
from tablee.games.exodus.arranging import arrange_crews, can_be_arranged
from tablee.games.exodus.building import integrable, integrate, recycle, why_not_integrate
from tablee.games.exodus.castes import (
    MutateCrew,
    carriers,
    crews_in_play,
    crews_to_mutate,
    spend_to_imprison,
    spend_to_release,
    why_not_imprison,
    why_not_mutate,
    why_not_release,
)
from tablee.games.exodus.founding import not_there, one_of_each
from tablee.games.exodus.placing import (
    PLACE_NEGOTIATOR,
    HideNegotiator,
    may_hide,
    not_at_hand,
    slot_refused,
)
from tablee.games.exodus.state import Player, Table, leave_home
from tablee.games.exodus.wing import free_slots

PLACING: Final = 0
PLACED: Final = 1
INTEGRATING: Final = 2
"""How far a turn is: in the negotiation before and after placing, or in the integration."""

STAGES: Final = ("placing", "placed", "integrating")

PHASE_OF: Final = ("negotiation", "negotiation", "integration")


def begin_turn(s: Table, seat: int, stage: int) -> None:
    p = s.seats[seat]
    p.arranged = 0
    p.settled = 0
    go_on(s, seat, stage)


def go_on(s: Table, seat: int, stage: int) -> None:
    """The turn ends by itself when there is nothing left to do."""
    p = s.seats[seat]
    to_recycle = stage == INTEGRATING and bool(p.hand)
    if stage == PLACING or to_recycle or may_arrange(p) or other_actions(s, seat, stage):
        s.ask(seat, TURNS[stage])


class GoOn(Step[Table]):
    """An action is resolved completely; what next (EXO-132)?"""

    __slots__ = ("seat", "stage")

    def __init__(self, seat: int, stage: int) -> None:
        self.seat = seat
        self.stage = stage

    def run(self, s: Table) -> None:
        go_on(s, self.seat, self.stage)


class TakeTurn(Ask[Table]):
    """What do you do in your turn?"""

    __slots__ = ("stage",)

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def options(self, s: Table, seat: int) -> Sequence[int]:
        p = s.seats[seat]
        found: list[int] = []
        if self.stage == PLACING:
            found += placements(s, p)
        if self.stage == INTEGRATING:
            hand = one_of_each(s.kit, p.hand)
            found += [RECYCLE + card for card in hand]
            found += [INTEGRATE + card for card in integrable(s, seat, hand)]
        found += other_actions(s, seat, self.stage)
        if self.stage != PLACING:
            found.append(END)
        return found

    def apply(self, s: Table, seat: int, action: int) -> None:
        if action == END:
            return
        p = s.seats[seat]
        s.then(GoOn(seat, PLACED if SEND <= action < PLACE else self.stage))
        if action == ARRANGE:
            p.arranged = 1
            arrange_crews(s, seat)
        elif VAULT <= action < VAULT + MOST_CARDS:
            p.settled |= 1 << (action - VAULT)
            s.ask(seat, SettleVault(action - VAULT))
        else:
            p.arranged = 0
            p.settled = 0
            act(s, seat, action)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        if action == END:
            return Why("place-first", [])  # EXO-083
        if SEND <= action < PLACE + MOST_WAYS:
            return cannot_place(s, seat, action, self.stage)
        if RECYCLE <= action < INTEGRATE + MOST_CARDS:
            return cannot_play(s, seat, action, self.stage)
        return cannot_do(s, seat, action, PHASE_OF[self.stage])

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.stage]


TURNS: Final = [TakeTurn(stage) for stage in range(len(STAGES))]


# --- what is offered --------------------------------------------------------------------------


def placements(s: Table, p: Player) -> list[int]:
    """One negotiator is sent, or a slot is taken face down (EXO-082, EXO-289)."""
    found = [SEND + negotiator for negotiator in sorted(p.unplaced())]
    if may_hide(p):
        found += [HIDE + slot for slot in free_slots(s)]
    return found


def other_actions(s: Table, seat: int, stage: int) -> list[int]:
    """What can be done in the turns of both phases with cards of one's Ark (EXO-094, EXO-131)."""
    p = s.seats[seat]
    if not p.modules:
        return []
    capacity = s.kit.capacity
    vaults = sorted([module for module in p.modules if capacity[module]])
    found = [ARRANGE] if may_arrange(p) else []
    found += [VAULT + vault for vault in vaults if may_settle(p, vault)]
    found += [USE + card for card in usable(s, seat, PHASE_OF[stage])]
    return found + token_actions(s, seat)


def may_arrange(p: Player) -> bool:
    return can_be_arranged(p) and not p.arranged


def may_settle(p: Player, vault: int) -> bool:
    """A Vault can hold another number of gems than it does (EXO-207)."""
    return not p.settled >> vault & 1 and p.gems_near(vault) > 0


def token_actions(s: Table, seat: int) -> list[int]:
    """Jailer tokens for a gem (EXO-172), Mutagen tokens for nothing (EXO-180)."""
    p = s.seats[seat]
    found: list[int] = []
    jailers = carriers(s, seat, s.jailers)
    if jailers and p.gems() >= s.kit.number["jailer-price"]:
        if crews_in_play(s):
            found += [IMPRISON + card for card in jailers]
        if p.prison:
            found += [RELEASE + card for card in jailers]
    mutagens = carriers(s, seat, s.mutagens)
    if mutagens and crews_to_mutate(s):
        found += [MUTATE + card for card in mutagens]
    return found


# --- what is done -----------------------------------------------------------------------------


def act(s: Table, seat: int, action: int) -> None:
    """Everything but moving crews and gems."""
    if action < HIDE:
        leave_home(s.seats[seat], action - SEND, s.sent)
        s.ask(seat, PLACE_NEGOTIATOR)
    elif action < PLACE:
        s.ask(seat, HideNegotiator(action - HIDE))
    elif action < INTEGRATE:
        recycle(s, seat, action - RECYCLE)
    elif action < INTEGRATE + MOST_CARDS:
        integrate(s, seat, action - INTEGRATE)
    elif action < IMPRISON:
        use(s, seat, action - USE)
    elif action < RELEASE:
        spend_to_imprison(s, seat, action - IMPRISON)
    elif action < MUTATE:
        spend_to_release(s, seat, action - RELEASE)
    else:
        s.ask(seat, MutateCrew(action - MUTATE))


class SettleVault(Ask[Table]):
    """How many gems shall lie on the Vault?"""

    __slots__ = ("vault",)

    def __init__(self, vault: int) -> None:
        self.vault = vault

    def options(self, s: Table, seat: int) -> Sequence[int]:
        now = stored_on(s.seats[seat], self.vault)
        most = most_on(s, s.seats[seat], self.vault)
        return [AMOUNT + amount for amount in range(most + 1) if amount != now]

    def apply(self, s: Table, seat: int, action: int) -> None:
        store(s.seats[seat], self.vault, action - AMOUNT)
        s.emit("store", seat, [self.vault, action - AMOUNT])

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        now = stored_on(s.seats[seat], self.vault)
        if action == AMOUNT + now:
            return Why("same-amount", [self.vault, now])
        return not_so_many(action, 0, most_on(s, s.seats[seat], self.vault))

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.vault, stored_on(s.seats[seat], self.vault)]


def most_on(s: Table, p: Player, vault: int) -> int:
    """As many as there are, within its capacity (EXO-210)."""
    return min(s.kit.capacity[vault], p.gems_near(vault), MOST_AMOUNT)


# --- why not ----------------------------------------------------------------------------------


def cannot_place(s: Table, seat: int, action: int, stage: int) -> Why:
    if stage == PLACED:
        return Why("placed-already", [])
    if stage == INTEGRATING:
        return Why("only-when-placing", [])
    if action < SEND + MOST_NEGOTIATORS:
        return not_at_hand(s, seat, action - SEND)
    if action < HIDE + MOST_SLOTS:
        if may_hide(s.seats[seat]):
            return slot_refused(s, action - HIDE)
        return Why("no-right-to-hide", [])
    return Why("send-first", [])


def cannot_play(s: Table, seat: int, action: int, stage: int) -> Why:
    """Hand cards are recycled and integrated in the integration alone (EXO-095)."""
    recycled = action < INTEGRATE
    card = action - (RECYCLE if recycled else INTEGRATE)
    hand = s.seats[seat].hand
    if stage != INTEGRATING:
        return Why("only-when-integrating", [])
    if recycled or card not in one_of_each(s.kit, hand):
        return not_there(s.kit, hand, card, "not-in-hand")
    return why_not_integrate(s, seat, card) or Why("not-offered", [])


def cannot_do(s: Table, seat: int, action: int, phase: str) -> Why:
    p = s.seats[seat]
    why: Why | None = None
    if action == ARRANGE:
        why = Why("arranged-already" if p.arranged else "nothing-to-arrange", [])
    elif VAULT <= action < VAULT + MOST_CARDS:
        why = cannot_settle(s, p, action - VAULT)
    elif USE <= action < IMPRISON:
        why = why_unusable(s, seat, action - USE, phase)
    elif IMPRISON <= action < RELEASE:
        why = why_not_imprison(s, seat, action - IMPRISON)
    elif RELEASE <= action < MUTATE:
        why = why_not_release(s, seat, action - RELEASE)
    elif MUTATE <= action < MUTATE + MOST_CARDS:
        why = why_not_mutate(s, seat, action - MUTATE)
    return why or Why("not-offered", [])


def cannot_settle(s: Table, p: Player, vault: int) -> Why:
    if vault not in p.modules or not s.kit.capacity[vault]:
        return Why("not-your-vault", [vault])
    if p.settled >> vault & 1:
        return Why("settled-already", [vault])
    return Why("no-gems-to-move", [vault])
