"""What can wait gives way: replays are made once and one at a time, passwords checked last."""

from __future__ import annotations

import asyncio
import gc
import os
import random
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tablee.engine.game import Game
from tablee.engine.problems import Problem
from tablee.server.api import tables as table_routes
from tablee.server.house.house import House
from tablee.server.leisure import (
    LAST,
    LONGEST_REST,
    MOST_WAITING,
    PAUSE,
    LastThread,
    Leisure,
    Remembered,
)
from tablee.server.matches import keeping, looking
from tablee.server.matches.course import course_of
from tablee.server.matches.telling import table_at
from tests.server.clients import begin
from tests.server.conftest import NewPerson
from tests.server.people import play_on

READERS = 12


def test_what_many_read_of_a_finished_match_is_made_once(
    app: TestClient[Litestar], guest: NewPerson, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def counted(name: str, make: Any) -> Any:
        def count(*given: Any) -> Any:
            made.append(name)
            return make(*given)

        return count

    monkeypatch.setattr(looking, "table_at", counted("moment", table_at))
    monkeypatch.setattr(table_routes, "course_of", counted("course", course_of))
    anna, ben = guest("Anna"), guest("Ben")
    table = begin([anna, ben])
    play_on([(anna, 0), (ben, 1)], table, random.Random(1))
    paths = [f"/tables/{table}/seat/-1/at/{moment}" for moment in range(5)]
    paths.append(f"/tables/{table}/course")
    readers = [guest() for _ in range(READERS)]
    with ThreadPoolExecutor(READERS) as pool:
        read = list(pool.map(lambda reader: [reader.get(path) for path in paths], readers))
    assert all(found == read[0] for found in read)
    assert (made.count("moment"), made.count("course")) == (5, 1)
    seen = anna.get(f"/tables/{table}/seat/0/at/3")
    assert seen["seat"] == 0
    assert ben.get(f"/tables/{table}/seat/0/at/3") == seen  # it is over: every hand is open
    assert made.count("moment") == 6


def test_there_is_a_pause_after_each_as_long_as_it_took_and_longer() -> None:
    async def take_turns() -> list[str]:
        loop, leisure = asyncio.get_running_loop(), Leisure()
        now, ends, done = [0.0], [], []
        loop.time = lambda: now[0]  # type: ignore[method-assign]
        loop.call_later = lambda delay, end: ends.append((delay, end))  # type: ignore[assignment,misc]

        async def work(name: str) -> None:
            async with leisure.turn():
                now[0] += 5.0
                done.append(name)

        tasks = [asyncio.create_task(work(name)) for name in "abc"]
        for count in (1, 2, 3):
            for _ in range(10):
                await asyncio.sleep(0)  # whoever could go on does
            assert len(done) == count
            ((delay, end),) = ends
            assert delay == PAUSE * 5.0
            ends.clear()
            end()
        await asyncio.gather(*tasks)
        return done

    assert asyncio.run(take_turns()) == ["a", "b", "c"]


def test_too_many_who_wait_are_told_to_come_again(
    app: TestClient[Litestar], guest: NewPerson
) -> None:
    house: House = app.app.state.house
    anna, ben = guest("Anna"), guest("Ben")
    table = begin([anna, ben])
    play_on([(anna, 0), (ben, 1)], table, random.Random(1))
    house.leisure.waiting = MOST_WAITING
    for path in ("seat/-1/at/3", "course", "record"):
        answer = anna.send("GET", f"/tables/{table}/{path}")
        assert (answer.status_code, answer.json()["problem"]) == (503, "too-busy")
    assert anna.view(table, 0)["status"] == "over"
    house.leisure.waiting = 0
    assert anna.get(f"/tables/{table}/course")["moments"]


def test_of_many_who_sign_in_only_so_many_wait() -> None:
    """The surplus is told so at once, and takes neither memory nor anybody's turn."""

    async def sign_in() -> tuple[bool, list[int]]:
        thread, begin, done = LastThread("test"), threading.Event(), list[int]()

        def work(number: int) -> None:
            begin.wait()
            done.append(number)

        waiting = [asyncio.create_task(thread.run(work, number)) for number in range(MOST_WAITING)]
        surplus = asyncio.create_task(thread.run(work, -1))
        await asyncio.sleep(0)  # all have come
        refused = surplus.done()
        waiting.pop().cancel()
        await asyncio.sleep(0)
        waiting.append(asyncio.create_task(thread.run(work, -2)))  # there is room for another
        await asyncio.sleep(0)
        begin.set()
        await asyncio.gather(*waiting)
        with pytest.raises(Problem, match="too-busy"):
            await surplus
        thread.close()
        return refused, done

    assert asyncio.run(sign_in()) == (True, [*range(MOST_WAITING - 1), -2])


def test_who_signs_in_while_too_many_do_is_told_so_and_others_play_on(
    app: TestClient[Litestar], guest: NewPerson
) -> None:
    house: House = app.app.state.house
    anna, ben, cleo = guest("Anna"), guest("Ben"), guest()
    table = begin([anna, ben])
    known = {"name": "cleo", "password": "correct horse"}
    house.people.hashing.waiting = MOST_WAITING
    for path, body in (
        ("/account", known),
        ("/account/sign-in", known),
        ("/account/recover", {**known, "code": "some-code-of-mine"}),
    ):
        answer = cleo.send("POST", path, body)
        assert (answer.status_code, answer.json()["problem"]) == (503, "too-busy")
    assert anna.bid(table, 0, 1)
    house.people.hashing.waiting = 0
    assert cleo.post("/account", known)["code"]


def test_what_was_not_used_for_longest_is_forgotten_first() -> None:
    kept: Remembered[int] = Remembered(2)
    kept.put(1, "a")
    kept.put(2, "b")
    assert kept.get("a") == 1
    kept.put(3, "c")
    assert [kept.get(name) for name in "abc"] == [1, None, 3]


@pytest.mark.skipif(sys.platform != "linux", reason="threads have no priority of their own there")
def test_passwords_are_checked_one_at_a_time_when_nothing_else_wants_to_work(
    app: TestClient[Litestar],
) -> None:
    house: House = app.app.state.house

    def look() -> tuple[int, int]:
        thread = threading.get_native_id()
        return thread, os.getpriority(os.PRIO_PROCESS, thread)

    looks = [house.people.hashing.pool.submit(look).result() for _ in range(8)]
    assert len(set(looks)) == 1
    assert looks[0][1] >= LAST


def test_after_a_password_there_is_a_rest_before_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    now, slept = [100.0], []

    def sleep(seconds: float) -> None:
        slept.append(seconds)
        now[0] += seconds

    def work(seconds: float) -> float:
        now[0] += seconds
        return seconds

    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    monkeypatch.setattr(time, "sleep", sleep)
    thread = LastThread("test")
    assert [thread.do(work, seconds) for seconds in (0.25, 0.125, 8.0, 0.25)] == [
        0.25,
        0.125,
        8,
        0.25,
    ]
    assert slept == [0.0, 0.25, 0.125, LONGEST_REST]
    now[0] += 60
    thread.do(work, 1.0)  # whoever comes alone does not wait
    assert slept[-1] == 0.0
    thread.close()


def test_kinds_of_games_are_shared_while_used_and_few_are_kept() -> None:
    """However many kinds were played: what no table has any more leaves memory."""
    keeping.shared_game.cache_clear()

    def made(cards: int, seats: int) -> Game[Any]:
        return keeping.shared_game("goofspiel", seats, "base", (("cards", int, cards),))

    used = made(5, 2)
    for cards in range(2, 14):
        for seats in range(2, 7):
            made(cards, seats)
    assert made(5, 2) is used
    gc.collect()
    assert len(keeping.in_use) < 40
