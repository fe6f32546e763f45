"""The own turn: abilities that pay, then the plan of the integration, and last what is left."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.bots.expert.exodus import negotiating, using, zones
from tablee.bots.expert.exodus.hands import kept_value
from tablee.bots.expert.exodus.outlook.plan import Plan, income
from tablee.bots.expert.exodus.outlook.seat import Outlook
from tablee.games.exodus.abilities.negotiators import placements_to_come
from tablee.games.exodus.abilities.reading import ACTIVATION, INTEGRATION
from tablee.games.exodus.actions import (
    AMOUNT,
    END,
    INTEGRATE,
    MOST_CARDS,
    RECYCLE,
    USE,
    VAULT,
)
from tablee.games.exodus.ark import room_on
from tablee.games.exodus.building import DISCOUNT
from tablee.games.exodus.turns import INTEGRATING, PLACING, TakeTurn


def take_turn(out: Outlook, options: Sequence[int]) -> int:
    ask = out.me.ask
    assert isinstance(ask, TakeTurn)
    if ask.stage == INTEGRATING:
        return integrate(out, options)
    action = using.use_something(out, options, False)
    if action:
        return action
    if ask.stage == PLACING:
        return negotiating.send(out, options)
    if not placements_to_come(out.s, out.seat):
        return zones.change_something(out, options) or END
    return END


def integrate(out: Outlook, options: Sequence[int]) -> int:
    """One thing after another; all of it is thought over again after each."""
    action = using.use_something(out, options, True)
    if action:
        return action
    out.plan_ahead()
    planned = Plan(out).cards()
    if planned:
        for action in (
            use_discount(out, options, planned),
            integrate_one(out, options, planned),
            recycle_one(out, options, planned),
        ):
            if action:
                return action
    out.price = leftover(out)
    return (
        using.use_something(out, options, True)
        or recycle_rest(out, options)
        or fill_vault(out, options)
        or END
    )


def leftover(out: Outlook) -> float:
    """What a gem is worth that no card wants in this turn."""
    return out.kept_gem + (1.0 if out.room() > out.me.reserve else 0.0)


# --- the plan ---------------------------------------------------------------------------------


def use_discount(out: Outlook, options: Sequence[int], planned: Sequence[int]) -> int:
    """Before a card is integrated that it makes cheaper; 0 if there is none."""
    for action in options:
        if not USE <= action < USE + MOST_CARDS:
            continue
        ability = out.kit.technical[action - USE]
        if ability is None or ability.kind != ACTIVATION or ability.deeds[0].verb != DISCOUNT:
            continue
        terms = ability.deeds[0].terms
        assert terms is not None
        if [card for card in planned if terms.cards >> card & 1 and out.kit.cost[card]]:
            return action
    return 0


def integrate_one(out: Outlook, options: Sequence[int], planned: Sequence[int]) -> int:
    """What helps to pay for others first, then modules, then their crews; 0 if none can be paid."""
    kit = out.kit
    kinds = [kit.kind[card] for card in planned]
    best, most = 0, -1
    for action in options:
        card = action - INTEGRATE
        if not 0 <= card < MOST_CARDS or kit.kind[card] not in kinds:
            continue
        ability = kit.technical[card]
        discounts = ability is not None and ability.kind == INTEGRATION
        rank = 4 * (income(out, card) > 0) + 2 * discounts + kit.is_module[card]
        if rank > most:
            best, most = action, rank
    return best


def recycle_one(out: Outlook, options: Sequence[int], planned: Sequence[int]) -> int:
    """The card outside the plan that is worth least in the next round; 0 if there is none."""
    kit = out.kit
    kinds = [kit.kind[card] for card in planned]
    held = [kit.kind[card] for card in out.me.hand]
    worst, least = 0, 1000.0
    for action in options:
        card = action - RECYCLE
        if not 0 <= card < MOST_CARDS:
            continue
        kind = kit.kind[card]
        if held.count(kind) > kinds.count(kind) and out.recycling(card):
            points = kept_value(out, card) - 2 * out.recycling(card)
            if points < least:
                worst, least = action, points
    return worst


# --- what is left -----------------------------------------------------------------------------


def recycle_rest(out: Outlook, options: Sequence[int]) -> int:
    """All but one card, and that too if its gems are worth more than to keep it (EXO-157)."""
    worst, least = 0, 0.0
    for action in options:
        card = action - RECYCLE
        if 0 <= card < MOST_CARDS and out.recycling(card):
            points = kept_value(out, card) - out.price * out.recycling(card)
            if not worst or points < least:
                worst, least = action, points
    if worst and (least <= 0 or len(out.me.hand) > out.kit.number["keep-limit"]):
        return worst
    return 0


def fill_vault(out: Outlook, options: Sequence[int]) -> int:
    """Every gem on a Vault is a point (EXO-209); staffed ones first. 0 if nothing can be stored."""
    p = out.me
    best, most = 0, -1
    for action in options:
        vault = action - VAULT
        if 0 <= vault < MOST_CARDS and p.reserve and room_on(out.s, p, vault) > 0:
            rank = (100 if vault in p.homes else 0) + room_on(out.s, p, vault)
            if rank > most:
                best, most = action, rank
    return best


def settle_vault(out: Outlook, options: Sequence[int]) -> int:
    return max([action for action in options if action >= AMOUNT])
