"""Foundation: which cards to draft, and which to let go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.bots.expert.exodus.outlook.seat import Outlook
from tablee.bots.expert.exodus.outlook.wing import common_values
from tablee.bots.expert.exodus.outlook.worth import value
from tablee.games.exodus.actions import DISCARD, PICK

PASSED_ON: Final = 0.4
"""How likely a card that is passed on is taken and used."""


def pick_card(out: Outlook, options: Sequence[int]) -> int:
    """The card that is worth most to the own Ark and hand, and a little what others would have of
    it if it were passed on.
    """
    common = common_values(out.kit)[out.left]
    best, most = options[0], -1.0
    for action in options:
        card = action - PICK
        points = value(out, card) + PASSED_ON * out.rivalry * common[card]
        if points > most:
            best, most = action, points
    return best


def discard_card(out: Outlook, options: Sequence[int]) -> int:
    worst, least = options[0], 1000.0
    for action in options:
        points = value(out, action - DISCARD)
        if points < least:
            worst, least = action, points
    return worst
