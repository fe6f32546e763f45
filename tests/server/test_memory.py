"""What has ended leaves memory by itself, and the rest is looked for in time."""

from __future__ import annotations

import gc
import socket
import threading
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import httpx
import pytest
import uvicorn
from websockets.sync.client import ClientConnection, connect

from tablee.server import memory
from tablee.server.app import create_app
from tablee.server.doorway import Door, LiveDoor
from tablee.server.house.house import House
from tablee.server.memory import LONGEST, SHORTEST, pause
from tablee.server.settings import Settings
from tests.server.clients import begin
from tests.server.conftest import NO_CLIENT
from tests.server.people import Person, eventually
from tests.server.processes import free_port
from tests.server.sockets import address, who


@contextmanager
def served(settings: Settings) -> Iterator[House]:
    """The application behind its real door, in this process, where one can look into memory."""
    app = create_app(settings, NO_CLIENT)
    config = uvicorn.Config(app, port=settings.port, http=Door, ws=LiveDoor, log_level="warning")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    eventually(lambda: server.started)
    yield app.state.house
    server.should_exit = True
    thread.join()


@pytest.fixture
def nobody_looks(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Rings of objects are not looked for: only what is in none of them is freed."""
    monkeypatch.setattr(memory, "pause", lambda took: 3_600.0)
    gc.disable()
    yield
    gc.enable()


def reset(line: ClientConnection) -> None:
    """Cut it without a word."""
    line.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
    line.socket.close()


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize("cut", [ClientConnection.close, reset])
def test_a_socket_that_has_ended_keeps_neither_its_table_nor_what_packed_its_messages(
    settings: Settings, nobody_looks: None, cut: Callable[[ClientConnection], None]
) -> None:
    """People come and go all the time: their tables would stay in memory for minutes."""
    at = Settings(database=settings.database, port=free_port())
    url = f"http://127.0.0.1:{at.port}"
    with (
        served(at) as house,
        httpx.Client(base_url=url) as first,
        httpx.Client(base_url=url) as second,
    ):
        anna = Person(first).say_name("Anna")
        table = begin([anna, Person(second).say_name("Ben")])
        line = connect(address(url, table, 0, 0), additional_headers=who(first))
        line.recv()
        (ours,) = house.tables.known[table].audience.sockets
        door = next(o for o in gc.get_objects() if isinstance(o, LiveDoor) and o.conn.extensions)
        kept: list[weakref.ReferenceType[object]] = [
            weakref.ref(ours),
            weakref.ref(door.conn.extensions[0]),
        ]
        del ours, door
        cut(line)
        eventually(lambda: [ref() for ref in kept] == [None, None])


def test_the_longer_it_takes_to_look_through_all_the_longer_nobody_does() -> None:
    assert pause(0.0) == SHORTEST
    assert pause(0.05) == pytest.approx(50)
    assert pause(60.0) == LONGEST
