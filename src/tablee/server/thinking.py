"""Bots think in processes of their own, from the view of their seat, never in the event loop."""

from __future__ import annotations

import asyncio
import contextlib
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Any

from tablee import bots
from tablee.bots.bot import Clock
from tablee.engine.chance import derived
from tablee.engine.game import OptionValue
from tablee.engine.state import View
from tablee.engine.titles import find
from tablee.server.db.rows import TableRow

SECONDS = 1.0
"""The longest that a bot may think about an answer."""


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


def new_pool(count: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(count, get_context("spawn"), initializer=end_with_the_server)


def end_with_the_server() -> None:
    """A server that is killed cannot end its processes: they look after that themselves."""

    def wait() -> None:
        server = parent_process()
        assert server is not None
        server.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


class Thinkers:
    """The processes in which bots think."""

    def __init__(self, count: int, pause: float) -> None:
        self.count = count
        self.pause = pause
        """It takes at least so many seconds to get an answer."""
        self.pool = new_pool(count)

    async def choose(self, *question: Any) -> str:
        answer, _ = await asyncio.gather(self.ask(*question), asyncio.sleep(self.pause))
        return answer

    async def ask(self, *question: Any) -> str:
        pool = self.pool
        loop = asyncio.get_running_loop()
        with contextlib.suppress(BrokenProcessPool):
            return await loop.run_in_executor(pool, choose, *question)
        if self.pool is pool:  # a process has died: begin with new ones, once
            self.pool = new_pool(self.count)
        return await loop.run_in_executor(self.pool, choose, *question)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


def bot_seed(row: TableRow, seat: int) -> bytes:
    """The bot's chance: fixed by the match, and known to nobody, even if the deal is."""
    return derived(bytes.fromhex(row.bot_seed or row.seed), "bot", row.id, seat)
