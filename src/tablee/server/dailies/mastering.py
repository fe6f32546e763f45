"""The strongest bot plays the deal of a day, in a process of its own that gives way to all."""

from __future__ import annotations

import os
import signal
import traceback
from multiprocessing.connection import Connection
from typing import Final

import msgspec

import tablee.games  # noqa: F401  (registers the titles)
from tablee import arena, bots
from tablee.bots.bot import Budget
from tablee.engine.game import OptionValue
from tablee.engine.titles import find
from tablee.server.leisure import LAST
from tablee.server.thinking import end_with_the_server, spawning

MIND: Final = Budget(processor=True)
"""By the processor, as nobody waits: a busy machine makes it later, not weaker."""


class Deal(msgspec.Struct, frozen=True):
    """What is played, and by whom."""

    title: str
    edition: str
    options: dict[str, OptionValue]
    seed: str
    bots: list[str]
    """At every seat, with their styles."""
    seeds: list[bytes]
    """Their chance."""


class Played(msgspec.Struct, frozen=True):
    """All answers in their order; or what has gone wrong."""

    answers: list[tuple[int, str]] = []
    fault: str = ""


def work(line: Connection, deal: Deal) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_the_server()
    os.nice(LAST)
    try:
        line.send(Played(played(deal)))
    except Exception:
        line.send(Played(fault=traceback.format_exc()))


def played(deal: Deal) -> list[tuple[int, str]]:
    game = find(deal.title).make(len(deal.bots), deal.edition, deal.options)
    players = [bots.make(name, seed) for name, seed in zip(deal.bots, deal.seeds, strict=True)]
    result = arena.play(game, players, bytes.fromhex(deal.seed), MIND)
    return [(seat, game.space.text(action)) for seat, action in result.answers]


class Work:
    """The process, seen from the server."""

    def __init__(self, deal: Deal) -> None:
        self.line, other = spawning.Pipe()
        self.process = spawning.Process(target=work, args=(other, deal), daemon=True)
        self.process.start()
        other.close()

    def hear(self, seconds: float) -> Played | None:
        """What came of it, if it is there within this time; from a thread."""
        try:
            if not self.line.poll(seconds):
                return None
            heard: Played = self.line.recv()
            return heard
        except (EOFError, OSError):
            return Played(fault="died")

    def end(self) -> None:
        self.process.kill()
