"""End of an Era: what the first in the Capital takes."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.bots.expert.pest.outlook.seat import Outlook
from tablee.games.pest.actions import GAIN, RETRIEVE


def choose_capital(out: Outlook, options: Sequence[int]) -> int:
    """A Subject comes back if that is worth more than the card's gain."""
    gain = out.reward(out.kit.choice_gain[out.s.capital_card])
    return RETRIEVE if out.on_track(out.me.healed) > gain else GAIN
