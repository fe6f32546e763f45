"""The own turn: what is worth its price is integrated, the rest recycled, gems go into Vaults."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.bots.expert.exodus import negotiating
from tablee.bots.expert.exodus.outlook import Outlook
from tablee.games.exodus.abilities.reading import ACTIVATION, DEEDS, Ability
from tablee.games.exodus.actions import (
    AMOUNT,
    ARRANGE,
    DONE,
    END,
    HOUSE,
    INTEGRATE,
    MOST_CARDS,
    RECYCLE,
    SEND,
    USE,
    VAULT,
)
from tablee.games.exodus.ark import room_on
from tablee.games.exodus.kit import BY_ROUND, PRIMARY

GAIN: Final = DEEDS.index("gain_resource")


def take_turn(out: Outlook, options: Sequence[int]) -> int:
    income = free_income(out, options)
    if income:
        return income
    if SEND <= options[0] < RECYCLE:
        return negotiating.send(out, options)
    for action in (integrate_best(out, options), recycle_something(out, options)):
        if action:
            return action
    return fill_vault(out, options) or END


def free_income(out: Outlook, options: Sequence[int]) -> int:
    """An ability that gives gems for nothing but its tilt; 0 if there is none."""
    for action in options:
        if USE <= action < USE + MOST_CARDS:
            ability = out.s.kit.technical[action - USE]
            if ability is not None and is_free_income(ability):
                return action
    return 0


def is_free_income(ability: Ability) -> bool:
    return ability.kind == ACTIVATION and not ability.price and ability.deeds[0].verb == GAIN


def integrate_best(out: Outlook, options: Sequence[int]) -> int:
    """The card that brings most beyond its price; 0 if none does."""
    best, most = 0, 0.0
    for action in options:
        if INTEGRATE <= action < INTEGRATE + MOST_CARDS:
            gain = out.gain(action - INTEGRATE)
            if gain > most:
                best, most = action, gain
    return best


def recycle_something(out: Outlook, options: Sequence[int]) -> int:
    """The least valuable card, if gems are wanted for a better one or the hand is too large."""
    hand = out.me.hand
    wanted = wanted_card(out)
    worst, least = 0, 0.0
    for action in options:
        card = action - RECYCLE
        if RECYCLE <= action < INTEGRATE and card != wanted:
            value = out.gain(card)
            if not worst or value < least:
                worst, least = action, value
    return worst if wanted >= 0 or len(hand) > out.s.kit.number["keep-limit"] else 0


def wanted_card(out: Outlook) -> int:
    """The best card that could be paid if others were recycled; -1 if there is none."""
    best, most = -1, 0.0
    kit = out.s.kit
    gems = out.me.gems()
    for card in out.me.hand:
        gain = kit.recycling[card]
        gems += out.s.round if gain == BY_ROUND else gain
    for card in out.me.hand:
        own = kit.recycling[card]
        own = out.s.round if own == BY_ROUND else own
        housed = kit.is_module[card] or not out.crowded
        if housed and kit.cost[card] <= gems - own and out.gain(card) > most:
            best, most = card, out.gain(card)
    return best


def fill_vault(out: Outlook, options: Sequence[int]) -> int:
    """Every gem on a staffed Vault is a point; 0 if there is nothing to store."""
    p = out.me
    for action in options:
        vault = action - VAULT
        if not VAULT <= action < VAULT + MOST_CARDS or vault not in p.homes:
            continue
        if p.reserve and room_on(out.s, p, vault) > 0:
            return action
    return 0


def settle_vault(out: Outlook, options: Sequence[int]) -> int:
    return max([action for action in options if action >= AMOUNT])


def reorganise_ark(out: Outlook, options: Sequence[int]) -> int:
    """If some module could score and houses nobody, while another has crews to spare."""
    p = out.me
    empty = [module for module in p.modules if module not in p.homes and out.each_round(module) > 0]
    spare = [
        module
        for module in p.modules
        if p.homes.count(module) > (1 if out.each_round(module) > 0 else 0)
    ]
    return ARRANGE if empty and spare else DONE


def house_crew(out: Outlook, options: Sequence[int]) -> int:
    """First where a module would otherwise not score; patients into Hospitals."""
    p = out.me
    taken = p.plan if p.plan else p.homes
    best, most = options[0], -1.0
    for action in options:
        module = action - HOUSE
        points = 0.0 if module in taken else out.each_round(module)
        if points > most:
            best, most = action, points
    return best


def arrange_crew(out: Outlook, options: Sequence[int]) -> int:
    p, kit = out.me, out.s.kit
    crew = p.crews[len(p.plan)]
    ill = out.s.mutants >> crew & 1 and kit.secondary[crew] == PRIMARY
    best, most = options[0], -1.0
    for action in options:
        module = action - HOUSE
        points = 0.0 if module in p.plan else out.each_round(module)
        if ill and kit.is_hospital[module]:
            points += 2.0
        if points > most:
            best, most = action, points
    return best
