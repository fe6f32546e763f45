"""Preparation: the place in the turn order."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.bots.expert.exodus.outlook.seat import Outlook


def take_position(out: Outlook, options: Sequence[int]) -> int:
    """Who places last sees what all others do, and has the last word on the Wing."""
    return options[-1]
