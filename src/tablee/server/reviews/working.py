"""One review, in a process of its own that gives way to everything else."""

from __future__ import annotations

import os
import signal
import traceback
from multiprocessing.connection import Connection
from typing import Any

import msgspec

import tablee.games  # noqa: F401  (registers the titles)
from tablee.bots.bot import Budget
from tablee.engine.editions import OPENED, Opened, take_opened
from tablee.engine.problems import Problem
from tablee.engine.record import Record
from tablee.review import Review, review
from tablee.server.leisure import LAST
from tablee.server.thinking import end_with_the_server, spawning

RECORD = msgspec.json.Decoder(Record)


class Step(msgspec.Struct, frozen=True):
    """How far it is."""

    done: int
    steps: int


class End(msgspec.Struct, frozen=True):
    """The review as JSON, or what has gone wrong: the name of a problem, or a fault of ours."""

    found: str = ""
    problem: str = ""
    fault: str = ""


def work(
    line: Connection,
    editions: list[Opened],
    record: bytes,
    seat: int,
    seconds: float,
    told: int,
) -> None:
    """Make the review, and say after every step how far it is."""
    take_opened(editions)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_the_server()
    os.nice(LAST)
    try:
        made(line, RECORD.decode(record), seat, Budget(seconds=seconds), told)
    except Problem as problem:
        line.send(End(problem=problem.name))
    except Exception:
        line.send(End(fault=traceback.format_exc()))


def made(line: Connection, record: Record, seat: int, budget: Budget, told: int) -> None:
    last: object = None
    for step in review(record, seat, budget, told):
        if isinstance(step, Review):
            line.send(End(found=msgspec.json.encode(step).decode()))
        elif step != last:
            line.send(Step(*step))
            last = step


class Work:
    """The process, seen from the server."""

    def __init__(self, *given: Any) -> None:
        self.line, other = spawning.Pipe()
        every = (other, list(OPENED.values()), *given)
        self.process = spawning.Process(target=work, args=every, daemon=True)
        self.process.start()
        other.close()

    def hear(self, seconds: float) -> Step | End | None:
        """What it says next, if it does within this time; from a thread."""
        try:
            if not self.line.poll(seconds):
                return None
            heard: Step | End = self.line.recv()
            return heard
        except (EOFError, OSError):
            return End(fault="died")

    def end(self) -> None:
        self.process.kill()
