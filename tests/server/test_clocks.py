"""Clocks: what they take and give, what they do when the server is down, and absent players."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing

import pytest

from tests.server.clients import begin
from tests.server.conftest import NewPerson, NewServer
from tests.server.people import Json, Person, eventually
from tests.server.processes import Server
from tests.server.sockets import Line

DAY = 86_400
BANK = {"kind": "bank", "seconds": 100, "increment": 7}


def clocks(person: Person, table: str, seat: int = -1) -> list[Json]:
    found: list[Json] = person.view(table, seat)["clocks"]
    return found


def start(anna: Person, ben: Person, **wishes: Json) -> str:
    table: str = anna.make_table("me", "open", **wishes)["id"]
    ben.sit(table)
    anna.post(f"/tables/{table}/start")
    return table


def set_bank(server: Server, table: str, seat: int, seconds: float) -> None:
    """Turn a clock on while the server is down."""
    with closing(sqlite3.connect(server.database)) as connection:
        connection.execute(
            "UPDATE seats SET bank = ? WHERE match = ? AND seat = ?", [seconds, table, seat]
        )
        connection.commit()


def test_without_a_clock_nothing_runs(guest: NewPerson) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = start(anna, ben)
    assert clocks(anna, table) == [{"left": None, "running": False}] * 2


def test_a_bank_runs_while_its_seat_is_asked(guest: NewPerson) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = start(anna, ben, clock=BANK)
    first = clocks(anna, table)
    eventually(lambda: clocks(anna, table)[0]["left"] < first[0]["left"])
    assert all(clock["running"] for clock in clocks(anna, table))
    assert all(clock["left"] <= 100 for clock in first)


def test_an_answer_stops_the_clock_and_brings_the_increment(guest: NewPerson) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    begun = time.monotonic()
    table = start(anna, ben, clock=BANK)
    time.sleep(0.3)
    anna.bid(table, 0, 1)
    spent = time.monotonic() - begun
    stopped = clocks(ben, table)[0]
    assert not stopped["running"]
    assert 107 - spent <= stopped["left"] <= 107 - 0.3
    time.sleep(0.2)
    assert clocks(ben, table)[0] == stopped
    assert clocks(ben, table)[1]["running"]
    ben.bid(table, 1, 2)
    assert all(clock["running"] for clock in clocks(ben, table))


def test_a_draft_brings_no_increment_and_gives_no_time_back(guest: NewPerson) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = start(anna, ben, clock=BANK)
    left = 100.0
    for _ in range(3):
        anna.act(table, 0, "bid 1")
        anna.take_back(table, 0)
        now = clocks(anna, table)[0]
        assert now["running"]
        assert now["left"] <= left
        left = now["left"]


def test_an_answer_taken_back_does_not_earn_time(guest: NewPerson) -> None:
    """Locking and unlocking over and over is no way to fill the bank."""
    anna, ben = guest("Anna"), guest("Ben")
    table = start(anna, ben, clock=BANK)
    for _ in range(3):
        anna.bid(table, 0, 1)
        anna.choose_anew(table, 0)
    assert clocks(anna, table)[0]["left"] <= 100


def test_days_begin_anew_with_every_answer(guest: NewPerson) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = start(anna, ben, clock={"kind": "days", "days": 2})
    eventually(lambda: clocks(anna, table)[0]["left"] < 2 * DAY)
    anna.bid(table, 0, 1)
    assert clocks(anna, table)[0] == {"left": 2 * DAY, "running": False}
    assert clocks(anna, table)[1]["left"] < 2 * DAY


def test_clocks_stop_at_the_end(guest: NewPerson) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = start(anna, ben, clock=BANK)
    for person, seat in ((anna, 0), (ben, 1)):
        person.post(f"/tables/{table}/seat/{seat}/concede", {"agree": True})
    ended = clocks(anna, table)
    assert not any(clock["running"] for clock in ended)
    time.sleep(0.2)
    assert clocks(anna, table) == ended


def test_down_time_is_not_charged_and_thinking_time_is(
    new_server: NewServer, visitor: NewPerson
) -> None:
    server = new_server()
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    table = start(anna, ben, clock=BANK)
    anna.bid(table, 0, 1)
    time.sleep(1)  # Ben thinks
    asked = time.monotonic()
    before = clocks(ben, table, 1)
    server.stop()
    down = time.monotonic()
    time.sleep(2)
    up = time.monotonic()
    server.start()
    after = clocks(ben, table, 1)
    most = time.monotonic() - asked - (up - down)
    assert after[0] == before[0]
    assert after[1]["running"]
    assert before[1]["left"] - most <= after[1]["left"] <= before[1]["left"]
    assert server.faults() == []


@pytest.mark.parametrize("absence", ["bot-until-return", "bot-to-the-end"])
def test_a_bot_plays_for_whoever_runs_out_of_time(
    new_server: NewServer, visitor: NewPerson, absence: str
) -> None:
    server = new_server()
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    table = start(anna, ben, clock=BANK, absence=absence, options={"cards": 13})
    server.kill()
    set_bank(server, table, 0, 0.2)
    server.start()
    ben.bid(table, 1, 1)
    eventually(lambda: ben.table(table)["seats"][0]["away"])
    eventually(lambda: ben.view(table, 1)["number"] == 1 and not ben.view(table, 1)["locked"])
    eventually(lambda: not clocks(ben, table)[0]["running"])
    with Line(server, table, 0, anna) as line:
        line.until(lambda s: s.table and s.view)
        away = line.screen.table["seats"][0]["away"]
        assert away == (absence == "bot-to-the-end")
        if not away:
            number = line.screen.view["number"]
            if line.screen.view["decision"] is not None:
                assert line.answered(
                    line.act(line.screen.view["decision"]["choices"][0]["text"], number)
                )
    assert server.faults() == []


def test_time_can_run_out_without_anything_happening_if_the_table_waits(
    new_server: NewServer, visitor: NewPerson
) -> None:
    server = new_server()
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    table = start(anna, ben, clock=BANK, absence="wait")
    server.kill()
    set_bank(server, table, 0, 0.2)
    server.start()
    eventually(lambda: clocks(ben, table)[0]["left"] == 0)
    time.sleep(1.5)
    assert not ben.table(table)["seats"][0]["away"]
    anna.bid(table, 0, 3)
    assert clocks(anna, table)[0]["left"] == 7


def test_a_bot_takes_the_seat_of_whoever_leaves(guest: NewPerson) -> None:
    people = [guest("Anna"), guest("Ben")]
    anna, ben = people
    table = begin(people)
    info = anna.post(f"/tables/{table}/leave")
    assert (info["seats"][0]["kind"], info["seats"][0]["mine"]) == ("bot", False)
    assert anna.fault("GET", f"/tables/{table}/seat/0")["problem"] == "not-your-seat"
    ben.bid(table, 1, 1)
    eventually(lambda: not ben.view(table, 1)["locked"])
