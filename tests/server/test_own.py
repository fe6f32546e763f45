"""What is mine: another password, all of it as a file, and the end of it."""

from __future__ import annotations

import json
import random
import re

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed

from tablee.engine.record import Record, verify
from tablee.server.limits import Limit
from tests.server.clients import begin
from tests.server.conftest import NewPerson, NewServer
from tests.server.people import Json, Person, eventually, play_on
from tests.server.sockets import Line
from tests.server.test_databases import at
from tests.server.test_keeping import execute

PASSWORD, OTHER = "correct horse", "another horse"


def register(person: Person, name: str) -> Person:
    person.post("/account", {"name": name, "password": PASSWORD})
    return person


# --- another password ------------------------------------------------------------------------


def test_another_password_ends_all_other_sessions_and_their_sockets(
    database: str, new_server: NewServer, visitor: NewPerson
) -> None:
    server = new_server(database)
    anna, phone = register(visitor(server, "Anna"), "anna"), visitor(server)
    phone.post("/account/sign-in", {"name": "anna", "password": PASSWORD})
    table = anna.make_table("me", "open")["id"]
    with Line(server, table, 0, phone) as line:
        line.until(lambda s: s.table)
        wrong = {"old": OTHER, "new": OTHER}
        fault = anna.fault("PUT", "/account/password", wrong)
        assert (fault["problem"], fault["status"]) == ("wrong-password", 401)
        assert anna.put("/account/password", {"old": PASSWORD, "new": OTHER})["account"] == "anna"
        with pytest.raises(ConnectionClosed):
            line.until(lambda _: False)
    assert anna.get("/me")["account"] == "anna"
    assert phone.get("/me")["account"] is None
    old = {"name": "anna", "password": PASSWORD}
    assert visitor(server).fault("POST", "/account/sign-in", old)["problem"] == "wrong-credentials"
    assert visitor(server).post("/account/sign-in", old | {"password": OTHER})
    fault = visitor(server, "Ben").fault("PUT", "/account/password", wrong)
    assert fault["problem"] == "no-account"
    assert server.faults() == []


def test_nobody_tries_old_passwords_without_end(
    app: TestClient[Litestar], guest: NewPerson
) -> None:
    anna = register(guest("Anna"), "anna")
    app.app.state.house.limits.sign_in = Limit(2, 600)
    wrong = {"old": OTHER, "new": OTHER}
    found = [anna.fault("PUT", "/account/password", wrong)["status"] for _ in range(3)]
    assert found == [401, 401, 429]
    assert anna.fault("POST", "/account/delete", {"password": OTHER})["status"] == 429


# --- to take along ---------------------------------------------------------------------------


def export(person: Person) -> Json:
    answer = person.send("GET", "/me/export")
    assert answer.headers["content-disposition"].startswith("attachment;")
    return answer.json()


def test_an_export_has_all_that_is_mine(guest: NewPerson) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    over, running = begin([anna, ben]), begin([anna, ben], cards=13)
    play_on([(anna, 0), (ben, 1)], over, random.Random(1))
    anna.bid(running, 0, 2)
    ben.bid(running, 1, 3)
    anna.act(running, 0, "bid 5")
    anna.post(f"/tables/{running}/chat", {"text": "my words"})
    said = ben.post(f"/tables/{running}/chat", {"text": "his words"})["number"]
    anna.send("POST", f"/tables/{running}/chat/{said}/report", {"reason": "my reason"})
    anna.put(f"/tables/{over}/hidden", {"hidden": True})
    register(anna, "anna")
    mine = export(anna)
    assert (mine["nickname"], mine["account"], len(mine["sessions"])) == ("Anna", "anna", 1)
    tables = {table["id"]: table for table in mine["tables"]}
    assert set(tables) == {over, running}
    assert [answer["action"] for answer in tables[running]["answers"]] == ["bid 2"]
    assert tables[running]["drafts"] == {"0": ["bid 5"]}
    assert (tables[over]["hidden"], tables[running]["hidden"]) == (True, False)
    assert [line["text"] for line in mine["chat"]] == ["my words"]
    assert [(r["text"], r["reason"]) for r in mine["reports"]] == [("his words", "my reason")]
    record = anna.get(f"/tables/{over}/record")
    assert tables[over]["record"] == record | {"played_on": [], "begins": None}
    assert guest().fault("GET", "/me/export")["problem"] == "sign-in-first"


def test_an_export_tells_nothing_that_one_may_not_know(
    app: TestClient[Litestar], guest: NewPerson
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = begin([anna, ben], cards=13)
    ben.bid(table, 1, 7)  # under the veil
    row = app.app.state.house.tables.known[table].row
    text = json.dumps(export(anna))
    for secret in (
        row.seed,
        row.bot_seed,
        ben.client.cookies["tablee"],
        "bid 7",
        row.seats[1].account,
    ):
        assert secret not in text
    assert "seed" not in text
    assert not re.search(r'"(token|password|recovery|link|position)"', text)
    before = export(anna)
    ben.choose_anew(table, 1)
    ben.bid(table, 1, 9)
    assert export(anna) == before  # not even how often others have changed their minds


# --- the end of it ---------------------------------------------------------------------------


def test_who_deletes_the_account_leaves_no_name(
    database: str, new_server: NewServer, visitor: NewPerson
) -> None:
    server = new_server(database)
    anna, ben = register(visitor(server, "Anna"), "anna"), visitor(server, "Ben")
    over, running, waiting = (
        begin([anna, ben]),
        begin([anna, ben]),
        anna.make_table("me", "open")["id"],
    )
    shared = anna.make_table("me", "open", "open")["id"]
    ben.sit(shared)
    play_on([(anna, 0), (ben, 1)], over, random.Random(1))
    anna.post(f"/tables/{over}/chat", {"text": "well played", "line": "1"})
    ben.bid(running, 1, 1)
    conduct = {"seat": 1, "muted": True}
    anna.put(f"/tables/{shared}/conduct", conduct)
    record = ben.get(f"/tables/{over}/record")
    with Line(server, running, 0, anna) as line, Line(server, running, 1, ben) as other:
        line.until(lambda s: s.view)
        fault = anna.fault("POST", "/account/delete", {"password": OTHER})
        assert fault["problem"] == "wrong-password"
        assert anna.post("/account/delete", {"password": PASSWORD}) == {
            "nickname": "",
            "account": None,
        }
        with pytest.raises(ConnectionClosed):
            line.until(lambda _: False)
        # A bot plays on, as for anybody who leaves.
        other.until(lambda s: s.table and s.table["seats"][0]["kind"] == "bot")
        eventually(lambda: ben.view(running, 1)["number"] == 1)
    assert anna.get("/me")["nickname"] == ""
    kept = ben.table(over)["seats"][0]
    assert (kept["kind"], kept["nickname"]) == ("person", "guest")
    assert [said["nickname"] for said in ben.get(f"/tables/{over}/chat")] == ["guest"]
    assert ben.fault("GET", f"/tables/{waiting}")["problem"] == "no-such-table"
    left = ben.table(shared)
    assert (left["hosted"], left["seats"][0]["kind"]) == (True, "open")
    assert ben.get(f"/tables/{over}/record") == record | {"players": ["guest", "Ben"]}
    # Nothing names her any more, in whichever table of the database.
    columns = "SELECT count(*) FROM accounts WHERE name = 'anna' OR nickname = 'Anna'"
    assert execute(server, columns) == [(0,)]
    for name in ("seats", "chat"):
        assert execute(server, f"SELECT count(*) FROM {name} WHERE nickname = 'Anna'") == [(0,)]
    body = {"name": "anna", "password": PASSWORD}
    assert visitor(server).fault("POST", "/account/sign-in", body)["problem"] == "wrong-credentials"
    visitor(server).post("/account", body)  # the name is free again
    server.stop()
    server.start()
    assert ben.table(over)["seats"][0]["nickname"] == "guest"
    assert server.faults() == []


def test_a_record_without_a_name_still_verifies(guest: NewPerson) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    over = begin([anna, ben])
    play_on([(anna, 0), (ben, 1)], over, random.Random(1))
    assert anna.fault("POST", "/account/delete", {})["problem"] == "not-sure"
    anna.post("/account/delete", {"sure": True})
    import msgspec

    assert verify(msgspec.convert(ben.get(f"/tables/{over}/record"), Record)).over()
    ben.post("/account/delete", {"sure": True})
    assert guest().fault("GET", f"/tables/{over}")["problem"] == "no-such-table"


def test_every_process_forgets_who_is_gone(
    postgres_database: str, new_server: NewServer, visitor: NewPerson
) -> None:
    here, there = new_server(postgres_database), new_server(postgres_database)
    anna, ben = visitor(here, "Anna"), visitor(there, "Ben")
    table = begin([anna, at(here, ben)])
    at(there, anna).post(f"/tables/{table}/chat", {"text": "hello"})
    ben = at(there, ben)
    with Line(there, table, 0, at(there, anna)) as line:
        line.until(lambda s: s.view)
        at(here, anna).post("/account/delete", {"sure": True})
        with pytest.raises(ConnectionClosed):
            line.until(lambda _: False)
    eventually(lambda: [s["nickname"] for s in ben.get(f"/tables/{table}/chat")] == ["guest"])
    assert ben.table(table)["seats"][0]["kind"] == "bot"
    assert here.faults() + there.faults() == []
