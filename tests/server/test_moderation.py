"""What operators do by command while the server runs, on either database."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.clients import begin
from tests.server.commands import done, refused
from tests.server.conftest import NewPerson, NewServer
from tests.server.people import Json, Person
from tests.server.processes import Server
from tests.server.sockets import Line
from tests.server.test_keeping import execute

PASSWORD = "correct horse"


def moderate(server: Server, *arguments: str) -> str:
    return done("moderate", *arguments, "--database", server.database)


def cannot(server: Server, *arguments: str) -> str:
    return refused("moderate", *arguments, "--database", server.database)


def register(person: Person, name: str) -> Person:
    person.post("/account", {"name": name, "password": PASSWORD})
    return person


def say(person: Person, table: str, text: str) -> int:
    number: int = person.post(f"/tables/{table}/chat", {"text": text})["number"]
    return number


def closed(line: Line) -> None:
    with pytest.raises(ConnectionClosed) as ended:
        line.until(lambda _: False)
    assert ended.value.rcvd is not None
    assert ended.value.rcvd.code == 1008


def test_a_reported_line_is_shown_with_its_evidence(
    database: str, new_server: NewServer, visitor: NewPerson
) -> None:
    server = new_server(database)
    anna, ben = register(visitor(server, "Anna"), "anna"), visitor(server, "Ben")
    table = begin([anna, ben])
    assert "nothing to settle" in moderate(server, "reports")
    say(anna, table, "before")
    bad = say(ben, table, "[red]bad[/red] words")
    path = f"/tables/{table}/chat/{bad}/report"
    assert anna.send("POST", path, {"reason": "rude"}).status_code == 204
    assert anna.send("POST", path, {"reason": "rude"}).status_code == 204  # once
    assert ben.fault("POST", path, {})["problem"] == "yourself"
    assert anna.fault("POST", f"/tables/{table}/chat/9/report", {})["problem"] == "no-such-line"
    assert visitor(server).fault("POST", path, {})["problem"] == "sign-in-first"
    shown = moderate(server, "reports")
    for part in (table, "as “Ben”", "reported by anna", "Reason: rude", "Anna: before", "  > "):
        assert part in shown
    assert shown.count("[red]bad[/red] words") == 1
    (author,) = execute(server, "SELECT id FROM accounts WHERE nickname = 'Ben'")[0]
    assert f"said by {author}" in shown
    moderate(server, "settle", shown[:8])
    assert "nothing to settle" in moderate(server, "reports")
    assert "Settled" in moderate(server, "reports", "--all")
    assert "no single report" in cannot(server, "settle", "nothing")
    # The evidence stays when the table and the guest are gone.
    moderate(server, "close", table, "--delete")
    assert "bad[/red] words" in moderate(server, "reports", "--all")


def test_who_is_banned_is_out_within_seconds_and_cannot_come_back(
    database: str, new_server: NewServer, visitor: NewPerson
) -> None:
    server = new_server(database)
    anna, ben = register(visitor(server, "Anna"), "anna"), register(visitor(server, "Ben"), "ben")
    table = begin([anna, ben])
    with Line(server, table, 0, anna) as line, Line(server, table, 1, ben) as other:
        line.until(lambda s: s.view)
        other.until(lambda s: s.view)
        moderate(server, "ban", "anna")
        closed(line)
        assert other.settled().view
    for method, path, body in (
        ("POST", f"/tables/{table}/chat", {"text": "but"}),
        ("POST", "/tables", {"title": "goofspiel", "seats": [{"kind": "me"}, {"kind": "open"}]}),
    ):
        assert anna.fault(method, path, body)["problem"] == "sign-in-first"
    credentials: Json = {"name": "anna", "password": PASSWORD}
    fault = anna.fault("POST", "/account/sign-in", credentials)
    assert (fault["problem"], fault["status"]) == ("banned", 403)
    wrong = credentials | {"password": "wrong horse"}
    assert anna.fault("POST", "/account/sign-in", wrong)["problem"] == "wrong-credentials"
    assert moderate(server, "bans").strip() == "anna"
    moderate(server, "lift", "anna")
    assert "Nobody" in moderate(server, "bans")
    assert anna.post("/account/sign-in", credentials)["account"] == "anna"
    moderate(server, "ban", "anna", "--days", "3")
    fault = anna.fault("POST", "/account/sign-in", credentials)
    assert fault["problem"] == "banned-until"
    execute(server, "UPDATE accounts SET banned = 1 WHERE name = 'anna'")  # three days later
    assert anna.post("/account/sign-in", credentials)["account"] == "anna"
    assert "no account" in cannot(server, "ban", "nobody-here")
    (guest,) = [visitor(server, "Eve")]
    (found,) = execute(server, "SELECT id FROM accounts WHERE nickname = 'Eve'")[0]
    moderate(server, "ban", found[:10])
    assert guest.get("/me")["nickname"] == ""
    assert server.faults() == []


def test_a_closed_table_ends_as_it_stands_and_says_nothing_more(
    database: str, new_server: NewServer, visitor: NewPerson
) -> None:
    server = new_server(database)
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    running, waiting = begin([anna, ben]), anna.make_table("me", "open", public=True)["id"]
    deleted = begin([anna, ben])
    anna.bid(running, 0, 1)
    with (
        Line(server, running, 0, anna) as first,
        Line(server, waiting, 0, anna) as second,
        Line(server, deleted, 1, ben) as third,
    ):
        for line in (first, second, third):
            line.until(lambda s: s.table)
        moderate(server, "close", running[:12])
        first.until(lambda s: s.table["status"] == "over" and s.view["status"] == "over")
        assert first.screen.table["closed"]
        moderate(server, "close", waiting)
        closed(second)
        moderate(server, "close", deleted, "--delete")
        closed(third)
    over = anna.table(running)
    assert over["result"]["totals"] == [0, 0]
    assert anna.get(f"/tables/{running}/record")["seed_hash"] == over["seed_hash"]
    fault = anna.fault("POST", f"/tables/{running}/chat", {"text": "but"})
    assert (fault["problem"], fault["status"]) == ("table-closed", 403)
    assert anna.fault("GET", f"/tables/{waiting}")["problem"] == "no-such-table"
    assert "no such table" in cannot(server, "close", deleted)
    assert server.faults() == []


def test_commands_leave_alone_what_is_not_ours(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("operator")
    for command in (["tidy"], ["moderate", "reports"]):
        assert "No such file" in refused(*command, "--database", str(folder / "none.db"))
        (folder / "empty.db").touch()
        assert "older version" in refused(*command, "--database", str(folder / "empty.db"))
    assert not (folder / "none.db").exists()
