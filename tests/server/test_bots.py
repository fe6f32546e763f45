"""Bots that do not answer: their process is replaced, and the match goes on."""

from __future__ import annotations

import os
import signal
import threading
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient

from tablee.server import thinking
from tablee.server.house.bots import simpler_ones
from tablee.server.house.house import House
from tests.server.conftest import NewPerson, NewServer
from tests.server.people import Person, eventually
from tests.server.processes import Server

HANGS = 3.0
"""Seconds; also what answers may come too late on a slow machine, and is then asked again."""


def only_the_simplest_answers(*question: Any) -> thinking.Answer:
    """In the process of the bots: one fails, one hangs, and what is asked after that is answered.

    Which bot is asked is the second part of the question.
    """
    if question[1] == "expert":
        raise ValueError("out of ideas")
    if question[1] == "greedy":
        threading.Event().wait()
    return thinking.choose(*question)


def the_bot_has_answered(person: Person, table: str, number: int) -> bool:
    view = person.view(table, 0)
    return bool(view["number"] == number and not view["locked"])


def test_where_a_bot_never_answers_a_simpler_one_does(
    app: TestClient[Litestar], guest: NewPerson
) -> None:
    house: House = app.app.state.house
    house.bots.thinkers.close()
    thinkers = thinking.Thinkers(1, 0, HANGS, only_the_simplest_answers)
    house.bots.thinkers = thinkers
    anna = guest("Anna")
    table = anna.make_table("me", "greedy", options={"cards": 4}, start=True)["id"]
    for number in (1, 2):
        anna.bid(table, 0, number)
        eventually(lambda n=number: the_bot_has_answered(anna, table, n))  # type: ignore[misc]
    assert house.tables.known[table].simpler == {1: "random"}
    assert anna.table(table)["seats"][1]["bot"] == "greedy"  # it is still its seat
    assert len(thinkers.workers) == 1  # those that hung are gone


def test_who_is_asked_when_a_bot_does_not_answer() -> None:
    assert simpler_ones("greedy", "goofspiel") == ["greedy", "random"]
    assert simpler_ones("expert", "nettles") == ["expert", "greedy", "random"]
    assert simpler_ones("random", "nettles") == ["random"]
    assert simpler_ones("level-5", "nettles") == ["level-5", "expert", "greedy", "random"]


def bot_processes(server: Server) -> list[int]:
    """Those that think; there is another one that looks after shared memory."""
    return [pid for pid in server.children() if b"spawn_main" in command(pid)]


def command(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:  # it has ended
        return b""


def test_a_process_that_hangs_is_ended_and_the_match_goes_on(
    new_server: NewServer, visitor: NewPerson
) -> None:
    server = new_server(TABLEE_BOT_PATIENCE=str(HANGS))
    anna = visitor(server, "Anna")
    table = anna.make_table("me", "greedy", options={"cards": 5}, start=True)["id"]
    anna.bid(table, 0, 1)
    eventually(lambda: the_bot_has_answered(anna, table, 1))
    (hanging,) = bot_processes(server)
    os.kill(hanging, signal.SIGSTOP)
    for number in (2, 3):  # it may have thought about the next answer already
        anna.bid(table, 0, number)
        eventually(lambda n=number: the_bot_has_answered(anna, table, n))  # type: ignore[misc]
    assert hanging not in bot_processes(server)
    assert server.faults() == []
