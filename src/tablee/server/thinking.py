"""Bots think in processes of their own, from the view of their seat, never in the event loop."""

from __future__ import annotations

import asyncio
import os
import queue
import signal
import threading
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from math import exp
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import msgspec

from tablee import bots
from tablee.bots.bot import Budget, Reason, Thought
from tablee.bots.search.aims import aims_of
from tablee.engine.chance import derived
from tablee.engine.editions import OPENED, Opened, take_opened
from tablee.engine.game import Game, OptionValue
from tablee.engine.state import State, View
from tablee.engine.titles import find
from tablee.server.db.rows import TableRow

AT_A_TABLE = Budget(seconds=bots.SECONDS)

LATEST = 4 * bots.SECONDS
"""After so many seconds a bot that weighs is stopped in the middle of a game in its mind: one of
those can take long where nothing is compiled."""

START = 120.0
"""Seconds in which a process has to be ready to think."""

SHORTEST = 0.24
"""The part of the usual time that a bot is seen to think where the choice is clear."""

CLOSE = 0.25
"""Two options that differ by this part of what good players differ by are hard to choose from."""

GOING_ON = 0.25
"""The same for an answer that follows on one of its own: it has planned its turn."""

spawning = get_context("spawn")


class Unanswered(Exception):
    """A bot has not answered: it hangs, its process has died, or it has failed."""


class Failed(Unanswered):
    """A bot has come to a fault of its own; its process goes on."""


class Answer(msgspec.Struct, frozen=True):
    """What a bot answers, how hard that was, and why it did."""

    action: str
    """As text."""
    doubt: float = 0.0
    """From 0, where it is clear, to 1, where another is as good."""
    games: int = 0
    """In so many games it has tried that; none if it goes by rules of thumb."""
    share: float = 0.0
    """The share of the victory that it had in them."""
    reasons: list[Reason] = []


Choose = Callable[..., Any]
"""What is done in another process, and gives back an Answer, a hint, or whatever was asked for."""


class Seen(NamedTuple):
    """What another process is told of a match: what is played, and the view of one seat."""

    title: str
    seats: int
    edition: str
    options: dict[str, OptionValue]
    position: dict[str, Any]
    seat: int

    def opened(self) -> tuple[Game[Any], View[Any]]:
        game = find(self.title).make(self.seats, self.edition, self.options)
        return game, View(self.seat, game.load(self.position))


def seen(game: Game[Any], view: State[Any], seat: int) -> Seen:
    return Seen(game.title, game.seats, game.edition, game.options, game.dump(view), seat)


def choose(told: Seen, bot: str, seed: bytes, alike: bool = False) -> Answer:
    """The bot's answer. Runs in another process; gets the seat's view and nothing else.

    Where it has to be alike for everybody, a slow machine takes longer and thinks no less.
    """
    game, view = told.opened()
    thought = thought_in_time(bot, seed, game, view, Budget() if alike else AT_A_TABLE)
    return Answer(
        action=game.space.text(thought.action),
        doubt=doubt(game, view, thought),
        games=sum(one.visits for one in thought.options if one.action == thought.action),
        share=thought.value,
        reasons=thought.reasons,
    )


class Late(Exception):
    """It is time to answer."""


def thought_in_time(
    bot: str, seed: bytes, game: Game[Any], view: View[Any], budget: Budget = AT_A_TABLE
) -> Thought:
    """The best thought that the bot has come to in time; by rules of thumb if there is none."""
    best: Thought | None = None
    with suppress(Late), no_longer_than(LATEST):
        for thought in bots.make(bot, seed).slices(game, view, budget):
            best = thought
    if best is None:
        simple = bots.make(bots.yardsticks(game.title)[-1], seed)
        best = simple.think(game, view, Budget())
    return best


@contextmanager
def no_longer_than(seconds: float) -> Iterator[None]:
    """Raise Late in this process after so many seconds, where the system can."""

    def end(*_: object) -> None:
        raise Late

    if not hasattr(signal, "setitimer"):  # Windows: the server's patience is left
        yield
        return
    before = signal.signal(signal.SIGALRM, end)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def doubt(game: Game[Any], view: View[Any], thought: Thought) -> float:
    """How close the two best options are; where nothing is weighed, how many there are."""
    if len(thought.options) > 1:
        best, next_best = thought.options[:2]
        gap = max(0.0, best.value - next_best.value)
        return exp(-gap / (CLOSE * aims_of(game.title).spread))
    return (1 - 1 / len(view.table.options(view.viewer))) / 2


# --- in a process of their own ---------------------------------------------------------------


def think(line: Connection, choose: Choose, editions: list[Opened]) -> None:
    """Answer one question after another, until the server ends."""
    take_opened(editions)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who stops the server by hand stops it alone
    end_with_the_server()
    try:
        line.send(None)  # ready
        while True:
            line.send(answer(choose, line.recv()))
    except (EOFError, OSError):  # the server is gone: that is no fault of the bots
        os._exit(1)


def answer(choose: Choose, question: tuple[Any, ...]) -> tuple[Any, str]:
    """The bot's answer, or the fault it has come to."""
    try:
        return choose(*question), ""
    except Exception:
        return None, traceback.format_exc()


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
        given = (other, choose, list(OPENED.values()))
        self.process = spawning.Process(target=think, args=given, daemon=True)
        self.process.start()
        other.close()
        self.ready = False

    def ask(self, question: tuple[Any, ...], seconds: float) -> Any:
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
        return answer

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
        """For so many seconds a bot is seen to think where the choice is hard."""
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

    async def choose(self, *question: Any) -> Any:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.threads, self.ask, question)

    def shown(self, answer: Answer, going_on: bool) -> float:
        """For how long the bot is seen to think: by how hard it was, not by how long it took."""
        part = SHORTEST + (1 - SHORTEST) * answer.doubt
        return self.pause * part * (GOING_ON if going_on else 1.0)

    def ask(self, question: tuple[Any, ...]) -> Any:
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
    """The bot's chance: fixed by the match, and known to nobody, even if the deal is.

    At the deal of a day it is the same at every table.
    """
    return derived(bytes.fromhex(row.bot_seed or row.seed), "bot", row.daily or row.id, seat)
