"""Hand cards: which is kept, and what is exchanged with another hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.bots.expert.exodus.outlook.seat import Outlook
from tablee.bots.expert.exodus.outlook.worth import gain, value
from tablee.engine.problems import UNKNOWN
from tablee.games.exodus.abilities.hands import GiveCard
from tablee.games.exodus.actions import DECLINE, GIVE, KEEP, PLAYER, TAKE

KEPT: Final = 0.5
"""What of a card's worth is left when it is kept: it may go on in the draft (EXO-064)."""


def kept_value(out: Outlook, card: int) -> float:
    """What a hand card is worth in the next round, if there is one."""
    if out.left == 1:
        return 0.0
    return KEPT * (out.kept_gem * out.recycling(card) + max(0.0, gain(out, card)))


def keep_card(out: Outlook, options: Sequence[int]) -> int:
    best, most = options[0], -1.0
    for action in options:
        points = kept_value(out, action - KEEP)
        if points > most:
            best, most = action, points
    return best


def look_at_hand(out: Outlook, options: Sequence[int]) -> int:
    """The largest hand has the best card; of several, who is ahead shall lose it."""
    best, most, ahead = options[0], -1, -1
    for action in options:
        p = out.s.seats[action - PLAYER]
        if len(p.hand) > most or (len(p.hand) == most and p.score() > ahead):
            best, most, ahead = action, len(p.hand), p.score()
    return best


def give_card(out: Outlook, options: Sequence[int]) -> int:
    """The worst card, if the other hand has a better one."""
    ask = out.me.ask
    assert isinstance(ask, GiveCard)
    other = [card for card in out.s.seats[ask.other].hand if card != UNKNOWN]
    best = max([value(out, card) for card in other], default=0.0)
    worst, least = DECLINE, best
    for action in options:
        if action != DECLINE and value(out, action - GIVE) < least:
            worst, least = action, value(out, action - GIVE)
    return worst


def take_card(out: Outlook, options: Sequence[int]) -> int:
    best, most = options[0], -1.0
    for action in options:
        points = value(out, action - TAKE)
        if points > most:
            best, most = action, points
    return best
