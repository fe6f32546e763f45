"""How a server is set up, watched and stopped."""

from __future__ import annotations

import re
import sqlite3
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tablee.engine.problems import Problem
from tablee.server.settings import Settings, from_environment
from tests.patience import Patience
from tests.server.clients import begin
from tests.server.conftest import NewPerson, NewServer
from tests.server.processes import free_port, run
from tests.server.sockets import Line


@pytest.fixture(autouse=True)
def no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.__struct_fields__:
        monkeypatch.delenv(f"TABLEE_{name.upper()}", raising=False)


def test_there_are_defaults() -> None:
    assert from_environment() == Settings()


def test_the_environment_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_PORT", "9000")
    monkeypatch.setenv("TABLEE_BASE_URL", "https://play.example")
    settings = from_environment()
    assert (settings.port, settings.base_url) == (9000, "https://play.example")
    assert settings.origin() == "https://play.example"
    assert settings.secure()


def test_arguments_go_before_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_PORT", "9000")
    assert from_environment(port=7000, host=None).port == 7000


WRONG = [
    ({"PORT": "x"}, "bad-setting"),
    ({"PORT": "0"}, "bad-setting"),
    ({"PORT": "70000"}, "bad-setting"),
    ({"PORT": "-1"}, "bad-setting"),
    ({"WORKERS": "many"}, "bad-setting"),
    ({"WORKERS": "0"}, "bad-workers"),
    ({"THINKERS": "0"}, "bad-setting"),
    ({"BASE_URL": "play.example"}, "bad-setting"),
    ({"BASE_URL": "ftp://play.example"}, "bad-setting"),
    ({"DATABASE": "mysql://localhost/x"}, "bad-database"),
    ({"DATABASE": "://"}, "bad-database"),
    ({"WORKERS": "2"}, "workers-need-postgres"),
    ({"WORKERS": "2", "DATABASE": "sqlite:///x.db"}, "workers-need-postgres"),
]


@pytest.mark.parametrize(("given", "problem"), WRONG)
def test_wrong_settings_are_refused_with_the_reason(
    monkeypatch: pytest.MonkeyPatch, given: dict[str, str], problem: str
) -> None:
    for name, text in given.items():
        monkeypatch.setenv(f"TABLEE_{name}", text)
    with pytest.raises(Problem) as caught:
        from_environment()
    assert caught.value.name == problem


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--workers", "2"], "PostgreSQL"),
        (["--database", "mysql://localhost/x"], "mysql"),
        (["--database", "/nowhere/at/all/tablee.db"], "/nowhere/at/all"),
        (["--database", "postgresql://nobody:hush@127.0.0.1:1/x"], "127.0.0.1"),
        (["--port", "70000"], "port"),
    ],
)
def test_the_command_says_in_words_what_is_wrong(
    arguments: list[str], words: str, tmp_path: Path
) -> None:
    database = [] if "--database" in arguments else ["--database", str(tmp_path / "x.db")]
    port = [] if "--port" in arguments else ["--port", str(free_port())]
    done = run("serve", *arguments, *database, *port)
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    assert words in done.stderr + done.stdout
    assert "hush" not in done.stderr + done.stdout


def test_a_second_server_on_one_sqlite_file_refuses_to_start(
    new_server: NewServer, visitor: NewPerson
) -> None:
    server = new_server()
    anna = visitor(server, "Anna")
    done = run("serve", "--database", server.database, "--port", str(free_port()))
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    assert "Another server is already running" in done.stderr + done.stdout
    anna.make_table("me", "random", start=True)
    server.kill()
    server.start()  # a lock that outlived it would keep it out
    assert len(anna.get("/tables/mine")) == 1


def test_health_and_metrics_are_told(new_server: NewServer, visitor: NewPerson) -> None:
    server = new_server()
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    table = begin([anna, ben])
    with Line(server, table) as line:
        line.until(lambda s: s.view)
        assert httpx.get(f"{server.url}/health").json()["status"] == "ok"
        text = httpx.get(f"{server.url}/metrics").text
        assert metric(text, "tablee_sockets") == 1
        assert metric(text, "tablee_tables_in_memory") == 1
        assert metric(text, "tablee_changes_total") >= 2
        assert metric(text, "tablee_commit_seconds_count") >= 3
        assert table not in text


def metric(text: str, name: str) -> float:
    found = re.search(rf"^{name} ([0-9.e+]+)$", text, re.MULTILINE)
    assert found, name
    return float(found[1])


def test_settings_come_from_the_environment_of_the_process(
    new_server: NewServer, visitor: NewPerson
) -> None:
    server = new_server(TABLEE_BASE_URL="https://play.example")
    answer = httpx.get(f"{server.url}/api/me")
    assert "Secure" in answer.headers["set-cookie"]


def test_asked_to_stop_the_server_closes_sockets_and_ends(
    new_server: NewServer, visitor: NewPerson
) -> None:
    server = new_server()
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    table = begin([anna, ben])
    bots = anna.make_table("me", "greedy", start=True)["id"]
    anna.bid(bots, 0, 1)
    lines = [Line(server, table, 0, anna), Line(server, table, 1, ben), Line(server, bots)]
    for line in lines:
        line.until(lambda s: s.view)
    anna.bid(table, 0, 1)
    children = server.children()
    server.ask_to_stop()
    for line in lines:
        with pytest.raises(ConnectionClosed) as closed:
            line.until(lambda s: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
    server.wait()
    assert server.faults() == []
    patience = Patience()
    while any(Path(f"/proc/{child}").exists() for child in children):
        assert patience.lasts()
        time.sleep(0.05)
    server.start()
    assert anna.view(table, 0)["locked"]


def test_logs_name_no_tables_tokens_or_words(new_server: NewServer, visitor: NewPerson) -> None:
    server = new_server()
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    table = begin([anna, ben])
    token = anna.post(f"/tables/{table}/seats/0/link")["token"]
    ben.post(f"/tables/{table}/chat", {"text": "between us"})
    anna.send("GET", f"/tables/{table}/seat/1")
    anna.send("POST", "/account/sign-in", {"name": "anna", "password": "long enough"})
    server.stop()
    for secret in (token, "between us", "long enough", anna.client.cookies["tablee"], table):
        assert secret not in server.written()


def test_logs_tell_what_failed_but_not_what_was_written(
    new_server: NewServer, visitor: NewPerson
) -> None:
    """Neither a seed, a position, the hash of a token nor the id of a table, also of bots."""
    server = new_server()
    anna = visitor(server, "Anna")
    table = anna.make_table("me", "random", options={"cards": 13}, start=True)["id"]
    body = {"number": 0, "actions": ["bid 2"], "move": "the-move", "confirm": True}
    with sqlite3.connect(server.database) as connection:
        for happening in ("UPDATE ON matches", "INSERT ON matches", "INSERT ON sessions"):
            connection.execute(
                f"CREATE TRIGGER refuse_{happening.replace(' ', '_')} BEFORE {happening}"
                " BEGIN SELECT RAISE(ABORT, 'cannot be kept'); END"
            )
    seats = [{"kind": "me"}, {"kind": "open"}]
    assert anna.send("POST", f"/tables/{table}/seat/0/act", body).status_code == 500
    new = {"title": "goofspiel", "seats": seats}
    assert anna.send("POST", "/tables", new).status_code == 500
    assert visitor(server).send("PUT", "/me", {"nickname": "Ben"}).status_code == 500
    with sqlite3.connect(server.database) as connection:
        query = "SELECT seed, bot_seed, seed_hash, position FROM matches"
        (kept,) = connection.execute(query).fetchall()
        hashes = [row[0] for row in connection.execute("SELECT token FROM sessions")]
    server.stop()
    written = server.written()
    assert written.count("cannot be kept") >= 3
    for secret in (*kept, *hashes, table, '"hand"'):
        assert secret not in written
    assert not re.search(r"[0-9a-f]{32}", written)  # those that could not be kept
