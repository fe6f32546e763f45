"""How long things are kept: by terms that are said, and can be set."""

from __future__ import annotations

import random
import time

import pytest

from tablee.server.settings import Settings, from_environment
from tests.server.clients import begin
from tests.server.commands import done, refused
from tests.server.conftest import NewPerson, NewServer
from tests.server.people import Json, eventually, play_on
from tests.server.processes import Server
from tests.server.test_keeping import execute

DAY = 86_400
PASSWORD = "correct horse"
NOTHING = ["Tables: 0", "Sessions: 0", "Guests: 0", "Reports: 0"]


def tidy(server: Server, *arguments: str, **settings: str) -> list[str]:
    return done("tidy", "--database", server.database, *arguments, **settings).splitlines()


def count(server: Server, table: str, where: str = "1 = 1") -> Json:
    return execute(server, f"SELECT count(*) FROM {table} WHERE {where}")[0][0]


def test_the_terms_are_said_as_they_are_set(new_server: NewServer, visitor: NewPerson) -> None:
    server = new_server(TABLEE_GUEST_DAYS="31", TABLEE_SESSION_DAYS="365")
    terms = visitor(server).get("/terms")
    assert terms == {
        "session_days": 365,
        "guest_days": 31,
        "bot_table_days": 30,
        "table_days": 180,
        "report_days": 180,
    }


@pytest.mark.parametrize("name", ["SESSION", "GUEST", "TABLE", "BOT_TABLE", "REPORT"])
@pytest.mark.parametrize("days", ["0", "3651", "soon"])
def test_terms_have_limits(name: str, days: str) -> None:
    said = refused("tidy", "--database", "nothing.db", **{f"TABLEE_{name}_DAYS": days})
    assert "A setting is wrong" in said


def test_what_nobody_uses_goes_when_its_term_is_over_and_nothing_before(
    database: str, new_server: NewServer, visitor: NewPerson
) -> None:
    server = new_server(database)
    anna, ben, cleo = visitor(server, "Anna"), visitor(server, "Ben"), visitor(server, "Cleo")
    cleo.post("/account", {"name": "cleo", "password": PASSWORD})
    passing = visitor(server, "Dan")
    passing.post("/account/sign-out")  # nothing is left of a guest without a session
    alone = anna.make_table("me", "greedy", start=True)["id"]
    eventually(lambda: anna.view(alone, 0)["acting"] == [0])  # or the bot uses it later
    running, mixed, guests = begin([anna, cleo]), begin([cleo, anna]), begin([anna, ben])
    for table, people in ((mixed, (cleo, anna)), (guests, (anna, ben))):
        play_on([(people[0], 0), (people[1], 1)], table, random.Random(1))
        people[1].post(f"/tables/{table}/chat", {"text": "hello"})
    cleo.send("POST", f"/tables/{mixed}/chat/0/report", {})

    assert tidy(server, "--dry-run")[1:] == ["Tables: 0", "Sessions: 0", "Guests: 1", "Reports: 0"]
    assert count(server, "accounts") == 4  # it was only said
    assert tidy(server)[1:] == ["Tables: 0", "Sessions: 0", "Guests: 1", "Reports: 0"]
    assert tidy(server)[1:] == NOTHING

    def age(days: float) -> None:
        then = time.time() - days * DAY
        for column in ("accounts.seen", "sessions.used", "matches.used", "reports.at"):
            table, name = column.split(".")
            execute(server, f"UPDATE {table} SET {name} = ?", then)

    age(29.9)
    assert tidy(server)[1:] == NOTHING
    age(30.1)
    assert tidy(server)[1] == "Tables: 1"
    eventually(lambda: anna.send("GET", f"/tables/{alone}").status_code == 404)
    age(89.9)
    assert tidy(server)[1:] == NOTHING
    age(90.1)
    # Guests go, and with them what was theirs alone; what an account shares with them stays.
    assert tidy(server)[1:] == ["Tables: 1", "Sessions: 0", "Guests: 2", "Reports: 0"]
    eventually(lambda: cleo.send("GET", f"/tables/{guests}").status_code == 404)
    assert anna.get("/me")["nickname"] == ""
    eventually(lambda: cleo.table(mixed)["seats"][1]["nickname"] == "guest")
    eventually(lambda: cleo.get(f"/tables/{mixed}/chat")[0]["nickname"] == "guest")
    assert cleo.table(running)["seats"][0]["kind"] == "bot"
    assert cleo.table(running)["hosted"]
    server.stop()
    age(180.1)
    assert tidy(server)[1:] == ["Tables: 1", "Sessions: 1", "Guests: 0", "Reports: 1"]
    assert count(server, "matches") == 1
    assert count(server, "accounts", "name = 'cleo'") == 1
    server.start()
    assert cleo.get("/me")["account"] is None
    cleo.post("/account/sign-in", {"name": "cleo", "password": PASSWORD})
    assert [table["id"] for table in cleo.get("/tables/mine")] == [mixed]
    assert server.faults() == []


def test_the_server_tidies_by_itself(
    database: str, new_server: NewServer, visitor: NewPerson
) -> None:
    server = new_server(database)
    people = [visitor(server, f"P{number}") for number in range(3)]
    server.stop()
    long_ago = time.time() - 91 * DAY
    execute(server, "UPDATE accounts SET seen = ? WHERE nickname <> 'P1'", long_ago)
    server.start()
    eventually(lambda: count(server, "accounts") == 1)
    assert people[1].get("/me")["nickname"] == "P1"


def test_who_comes_again_is_kept(new_server: NewServer, visitor: NewPerson) -> None:
    server = new_server()
    anna = visitor(server, "Anna")
    execute(server, "UPDATE accounts SET seen = 1")
    execute(server, "UPDATE sessions SET used = 1")
    anna.get("/me")
    recent = f"used > {time.time() - 60}"
    eventually(lambda: count(server, "sessions", recent) == 1)
    eventually(lambda: count(server, "accounts", recent.replace("used", "seen")) == 1)
    assert tidy(server)[1:] == NOTHING


def test_the_next_night_is_less_than_a_day_away() -> None:
    from tablee.server.house.noticing import NIGHT, until_night

    midnight = 1_700_006_400.0
    assert midnight % DAY == 0
    assert until_night(midnight) == NIGHT * 3_600
    assert until_night(midnight + NIGHT * 3_600) == DAY
    assert until_night(midnight + DAY - 1) == NIGHT * 3_600 + 1


def test_there_are_terms_without_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TABLEE_GUEST_DAYS", raising=False)
    assert from_environment().guest_days == Settings().guest_days == 90
