"""Bots think in processes of their own, from the view of their seat, never in the event loop."""

from __future__ import annotations

import asyncio
import os
import queue
import signal
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from typing import Any

from tablee import bots
from tablee.bots.bot import Budget
from tablee.engine.chance import derived
from tablee.engine.game import OptionValue
from tablee.engine.state import View
from tablee.engine.titles import find
from tablee.server.db.rows import TableRow

SECONDS = 1.0
"""The longest that a bot may think about an answer."""

START = 120.0
"""Seconds in which a process has to be ready to think."""

Choose = Callable[..., str]

spawning = get_context("spawn")


class Unanswered(Exception):
    """A bot has not answered: it hangs, its process has died, or it has failed."""


class Failed(Unanswered):
    """A bot has come to a fault of its own; its process goes on."""


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
    action = bots.make(bot, seed).choose(game, view, Budget(seconds=SECONDS))
    return game.space.text(action)


# --- in a process of their own ---------------------------------------------------------------


def think(line: Connection, choose: Choose) -> None:
    """Answer one question after another, until the server ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who stops the server by hand stops it alone
    end_with_the_server()
    try:
        line.send(None)  # ready
        while True:
            line.send(answer(choose, line.recv()))
    except (EOFError, OSError):  # the server is gone: that is no fault of the bots
        os._exit(1)


def answer(choose: Choose, question: tuple[Any, ...]) -> tuple[str, str]:
    """The bot's answer, or the fault it has come to."""
    try:
        return choose(*question), ""
    except Exception:
        return "", traceback.format_exc()


def end_with_the_server() -> None:
    """A server that is killed cannot end its processes: they look after that themselves."""

    def wait() -> None:
        server = parent_process()
        assert server is not None
        server.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


class Worker:
    """A process that thinks about one question at a time. It is asked from threads."""

    def __init__(self, choose: Choose) -> None:
        self.line, other = spawning.Pipe()
        self.process = spawning.Process(target=think, args=(other, choose), daemon=True)
        self.process.start()
        other.close()
        self.ready = False

    def ask(self, question: tuple[Any, ...], seconds: float) -> str:
        """Its answer; Unanswered if none comes in so many seconds, or the process has died."""
        try:
            if not self.ready:
                self.hear(START)
                self.ready = True
            self.line.send(question)
            answer, fault = self.hear(seconds)
        except (EOFError, OSError) as error:
            raise Unanswered("the process has died") from error
        if fault:
            raise Failed(fault)
        return str(answer)

    def hear(self, seconds: float) -> Any:
        if not self.line.poll(seconds):
            raise Unanswered(f"no answer in {seconds:g} seconds")
        return self.line.recv()

    def end(self) -> None:
        self.process.kill()
        self.line.close()


class Thinkers:
    """The processes in which bots think. One that hangs is ended, and another takes its place."""

    def __init__(
        self, count: int, pause: float, patience: float = 10.0, choose: Choose = choose
    ) -> None:
        self.pause = pause
        """It takes at least so many seconds to get an answer."""
        self.patience = patience
        """After so many seconds without an answer, a process hangs."""
        self.chooses = choose
        self.idle: queue.LifoQueue[Worker | None] = queue.LifoQueue()
        """Whoever has answered is asked again before another process is begun."""
        for _ in range(count):
            self.idle.put(None)  # begun when there is something to think about
        self.workers: set[Worker] = set()
        self.threads = ThreadPoolExecutor(count, "thinking")
        self.closed = False

    async def choose(self, *question: Any) -> str:
        loop = asyncio.get_running_loop()
        thought = loop.run_in_executor(self.threads, self.ask, question)
        answer, _ = await asyncio.gather(thought, asyncio.sleep(self.pause))
        return answer

    def ask(self, question: tuple[Any, ...]) -> str:
        worker = self.idle.get() or self.begin()
        try:
            answer = worker.ask(question, self.patience)
        except Failed:
            self.idle.put(worker)
            raise
        except BaseException:
            self.end(worker)
            self.idle.put(None)
            raise
        self.idle.put(worker)
        return answer

    def begin(self) -> Worker:
        if self.closed:
            raise Unanswered("the server ends")
        worker = Worker(self.chooses)
        self.workers.add(worker)
        return worker

    def end(self, worker: Worker) -> None:
        self.workers.discard(worker)
        worker.end()

    def close(self) -> None:
        """End all that is being thought about; threads that wait for it are told by the end."""
        self.closed = True
        self.threads.shutdown(wait=False, cancel_futures=True)
        for worker in list(self.workers):
            worker.process.kill()


def bot_seed(row: TableRow, seat: int) -> bytes:
    """The bot's chance: fixed by the match, and known to nobody, even if the deal is."""
    return derived(bytes.fromhex(row.bot_seed or row.seed), "bot", row.id, seat)
