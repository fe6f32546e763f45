"""Build: the Building that brings most for what it costs, and how it is paid."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.bots.expert.pest.outlook.seat import Outlook
from tablee.bots.expert.pest.outlook.works import best_work, built, works
from tablee.games.pest.actions import ADD, BUILD, DECLINE, DONE, SAVE
from tablee.games.pest.building import ChooseSaving, price
from tablee.games.pest.kit import RESEARCH
from tablee.games.pest.state import NOWHERE


def build_work(out: Outlook, options: Sequence[int]) -> int:
    """A second one only if it pays by itself; an Exchange if that buys something better."""
    best = best_work(out, out.me.stock, works(out))
    if best is not None and best.action in options:
        return best.action
    if best is not None and best.purse.exchange in options:
        return best.purse.exchange
    if DONE in options:
        return DONE
    offered = [action for action in options if BUILD <= action < ADD]
    return max(offered, key=lambda action: built(out, action, {}))


def choose_extra(out: Outlook, options: Sequence[int]) -> int:
    """Of what there is more."""
    return max(options, key=lambda action: out.me.stock[action - ADD])


def choose_saving(out: Outlook, options: Sequence[int]) -> int:
    """Improve if what is saved is worth more than the token."""
    ask = out.me.ask
    assert isinstance(ask, ChooseSaving)
    best, least = options[0], 99.0
    for action in options:
        saved = NOWHERE if action == DECLINE else action - SAVE
        cost = out.paid(out.me.stock, price(out.s, ask.work, ask.extra, saved))
        if saved != NOWHERE:
            cost += out.worth(RESEARCH, 1)
        if cost < least:
            best, least = action, cost
    return best
