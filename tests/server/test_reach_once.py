"""Once means once: over several processes, and when a server is killed in the midst of sending."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy import create_engine, select, update

from tablee.server.db import schema
from tablee.server.settings import Settings
from tests.server.clients import begin
from tests.server.conftest import NewPerson, NewServer
from tests.server.people import Person, eventually
from tests.server.processes import Server
from tests.server.receiving import Receiver
from tests.server.test_absence import send_away_on_disk


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.close()


def away(anna: Person, ben: Person, receiver: Receiver) -> str:
    """A table at which Ben has to answer, who wants to be told: said again, it is one channel."""
    body = {"kind": "webhook", "address": f"{receiver.url}/hook", "language": "en"}
    ben.post("/reach/channels", body)
    return begin([anna, ben])


def notices(database: str) -> list[tuple[str, int]]:
    """What has become of all that was to be told, and how often it was tried."""
    engine = create_engine(Settings(database=database).url())
    table = schema.notices.c
    with engine.connect() as connection:
        rows = connection.execute(select(table.status, table.tries).order_by(table.asked))
        found = [(str(row.status), int(row.tries)) for row in rows]
    engine.dispose()
    return found


def let_time_pass(database: str) -> None:
    """Let it be long ago that something was begun, and everything else be due."""
    engine = create_engine(Settings(database=database).url())
    with engine.begin() as connection:
        connection.execute(update(schema.notices).values(due=0.0, begun=0.0))
    engine.dispose()


def test_what_waits_when_the_server_is_killed_is_told_by_the_next(
    database: str, new_server: NewServer, visitor: NewPerson, receiver: Receiver
) -> None:
    server = new_server(database, TABLEE_NOTICE_GRACE="600", TABLEE_REACH_INNER=receiver.place)
    table = away(visitor(server, "Anna"), visitor(server, "Ben"), receiver)
    server.kill()
    assert notices(database) == [("waiting", 0)]
    send_away_on_disk(server, table, 1, 60)
    let_time_pass(database)
    server.start()
    eventually(lambda: notices(database) == [("sent", 0)])
    assert len(receiver.heard) == 1


def test_what_a_killed_server_was_sending_is_not_sent_again(
    database: str, new_server: NewServer, visitor: NewPerson, receiver: Receiver
) -> None:
    server = new_server(database, TABLEE_NOTICE_GRACE="600", TABLEE_REACH_INNER=receiver.place)
    table = away(visitor(server, "Anna"), visitor(server, "Ben"), receiver)
    server.stop()
    send_away_on_disk(server, table, 1, 60)
    let_time_pass(database)
    receiver.meanwhile = server.kill  # it has arrived, and nobody can note so any more
    server.launch()  # it may be gone before it could say that it is well
    eventually(lambda: receiver.heard)
    server.wait()
    assert notices(database) == [("sending", 0)]
    receiver.meanwhile = lambda: None
    let_time_pass(database)
    server.start()
    eventually(lambda: notices(database) == [("lost", 0)])
    assert len(receiver.heard) == 1


def test_two_processes_tell_it_once(
    postgres_database: str, new_server: NewServer, visitor: NewPerson, receiver: Receiver
) -> None:
    settings = {"TABLEE_NOTICE_GRACE": "600", "TABLEE_REACH_INNER": receiver.place}
    servers: list[Server] = [new_server(postgres_database, **settings) for _ in range(3)]
    anna, ben = visitor(servers[0], "Anna"), visitor(servers[0], "Ben")
    tables = [away(anna, ben, receiver) for _ in range(8)]
    for server in servers:
        server.stop()
    for table in tables:
        send_away_on_disk(servers[0], table, 1, 60)
    let_time_pass(postgres_database)
    for server in servers:
        server.launch()
    for server in servers:
        server.wait_until_healthy()
    eventually(lambda: notices(postgres_database) == [("sent", 0)] * len(tables))
    told: list[str] = [heard.json()["table"] for heard in receiver.heard]
    assert sorted(told) == sorted(tables)
