"""Bots think in processes of their own, from the view of their seat, never in the event loop."""

from __future__ import annotations

import asyncio
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from tablee import bots
from tablee.bots.bot import Clock
from tablee.engine.chance import derived
from tablee.engine.game import OptionValue
from tablee.engine.state import View
from tablee.engine.titles import find

SECONDS = 1.0
"""The longest that a bot may think about an answer."""

SHOWN = 0.5
"""People should see that a bot thinks: it takes at least so long."""


def choose(
    title: str,
    seats: int,
    edition: str,
    options: dict[str, OptionValue],
    position: dict[str, Any],
    seat: int,
    bot: str,
    seed: bytes,
) -> str:
    """The bot's answer, as text. Runs in another process; gets the seat's view and nothing else."""
    game = find(title).make(seats, edition, options)
    view = View(seat, game.load(position))
    action = bots.make(bot, seed).choose(game, view, Clock(seconds=SECONDS))
    return game.space.text(action)


class Thinkers:
    """The processes in which bots think."""

    def __init__(self, count: int) -> None:
        self.pool = ProcessPoolExecutor(count, mp_context=get_context("spawn"))

    async def choose(self, *question: Any) -> str:
        loop = asyncio.get_running_loop()
        answer, _ = await asyncio.gather(
            loop.run_in_executor(self.pool, choose, *question), asyncio.sleep(SHOWN)
        )
        return answer

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


def bot_seed(match: str, seed: str, seat: int) -> bytes:
    """The bot's chance: fixed by the match, and known to nobody before its end."""
    return derived(bytes.fromhex(seed), "bot", match, seat)
