"""Produce: what all Buildings that work would give, and Laboratories."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.bots.expert.pest.outlook.seat import Outlook
from tablee.games.pest.kit import COIN, PRODUCTION, RESEARCH, STORED
from tablee.games.pest.producing import output_of


def produced(out: Outlook) -> list[int]:
    """The output as things stand."""
    return output_of(out.s, out.me)


def produce_worth(out: Outlook, stock: Sequence[int], output: Sequence[int], healed: int) -> float:
    """What a Produce action brings with this output and so many Healed Subjects."""
    found = out.asks_for(PRODUCTION, sum(output[: COIN + 1]))
    for kind in range(STORED):
        if output[kind]:
            found += out.gained(stock, kind, output[kind])
    return found + out.gained(stock, RESEARCH, out.kit.laboratories[healed])
