"""Backups: whole ones are restored as they were, all others refused before anything is touched."""

from __future__ import annotations

import gzip
import json
import resource
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tablee.engine.problems import Problem
from tablee.server.db.backup import backup
from tablee.server.db.database import open_engine
from tablee.server.db.migrate import migrate
from tablee.server.db.restore import restore
from tablee.server.db.rows import load
from tablee.server.settings import Settings
from tests.server.clients import begin
from tests.server.conftest import NewPerson, NewServer
from tests.server.people import eventually
from tests.server.processes import run
from tests.server.test_migrations import first_version

Spoil = Callable[[list[bytes]], list[bytes]]


@pytest.fixture
def old(tmp_path: Path) -> Settings:
    """A database with three tables, brought to the newest schema."""
    settings = Settings(database=str(tmp_path / "old.db"))
    first_version(settings)
    migrate(settings)
    return settings


@pytest.fixture
def saved(old: Settings, tmp_path: Path) -> Path:
    path = tmp_path / "saved.gz"
    backup(old, path)
    return path


def everything(settings: Settings, tmp_path: Path) -> list[bytes]:
    """All rows as a backup writes them, in an order of their own."""
    path = tmp_path / "everything.gz"
    backup(settings, path)
    return sorted(gzip.decompress(path.read_bytes()).splitlines()[1:-1])


def problem_of(settings: Settings, path: Path) -> str:
    with pytest.raises(Problem) as caught:
        restore(settings, path)
    return caught.value.name


def test_what_is_restored_is_what_was_there(
    old: Settings, saved: Path, database: str, tmp_path: Path
) -> None:
    fresh = Settings(database=database)
    assert restore(fresh, saved) == len(everything(old, tmp_path))
    before, after = everything(old, tmp_path), everything(fresh, tmp_path)
    written = b'"name":"written"'  # differs: it says when
    assert [row for row in after if written not in row] == [
        row for row in before if written not in row
    ]


SPOILT: dict[str, tuple[Spoil, str]] = {
    "without its end": (lambda lines: lines[:-1], "incomplete-backup"),
    "without a row": (lambda lines: [*lines[:3], *lines[4:]], "damaged-backup"),
    "with a row twice": (lambda lines: [*lines[:4], *lines[3:]], "damaged-backup"),
    "with other words": (
        lambda lines: [line.replace(b"Anna", b"Anne") for line in lines],
        "damaged-backup",
    ),
    "with a row that is none": (
        lambda lines: [*lines[:3], b"{}\n", *lines[4:]],
        "bad-backup",
    ),
    "of a newer format": (
        lambda lines: [lines[0].replace(b'backup":2', b'backup":3'), *lines[1:]],
        "newer-backup",
    ),
    "of a newer schema": (
        lambda lines: [lines[0].replace(b'"schema":"0', b'"schema":"9'), *lines[1:]],
        "newer-backup",
    ),
    "without a head": (lambda lines: lines[1:], "bad-backup"),
    "empty": (lambda _: [], "bad-backup"),
}


@pytest.mark.parametrize(("spoil", "problem"), SPOILT.values(), ids=SPOILT)
def test_what_is_not_whole_is_refused_and_nothing_is_made(
    saved: Path, tmp_path: Path, spoil: Spoil, problem: str
) -> None:
    lines = gzip.decompress(saved.read_bytes()).splitlines(keepends=True)
    saved.write_bytes(gzip.compress(b"".join(spoil(lines))))
    assert problem_of(Settings(database=str(tmp_path / "new.db")), saved) == problem
    assert not (tmp_path / "new.db").exists()


def test_a_file_that_was_cut_anywhere_is_refused(saved: Path, tmp_path: Path) -> None:
    whole = saved.read_bytes()
    for length in range(0, len(whole), 97):
        saved.write_bytes(whole[:length])
        found = problem_of(Settings(database=str(tmp_path / "new.db")), saved)
        assert found in ("bad-backup", "incomplete-backup")
    assert not (tmp_path / "new.db").exists()


def test_no_packed_file_is_no_backup(tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("Milk, bread")
    target = Settings(database=str(tmp_path / "new.db"))
    assert problem_of(target, tmp_path / "notes") == "bad-backup"
    assert problem_of(target, tmp_path / "nothing") == "unreadable-file"


def test_a_database_with_something_in_it_is_left_alone(
    old: Settings, saved: Path, tmp_path: Path
) -> None:
    before = everything(old, tmp_path)
    assert problem_of(old, saved) == "database-not-empty"
    assert everything(old, tmp_path) == before
    with sqlite3.connect(tmp_path / "other.db") as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    target = Settings(database=str(tmp_path / "other.db"))
    assert problem_of(target, saved) == "database-not-empty"
    with sqlite3.connect(tmp_path / "other.db") as other:
        assert other.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]


def test_a_backup_of_an_older_schema_is_brought_to_the_newest(
    saved: Path, database: str, tmp_path: Path
) -> None:
    """As the first version wrote it: neither its schema nor how much there is."""
    lines = [json.loads(line) for line in gzip.decompress(saved.read_bytes()).splitlines()]
    later = {
        "matches": ("patience", "used", "bot_seed", "known_deal", "layout", "played_on"),
        "seats": ("gone", "agrees", "offered", "hidden", "same_deal", "plays_on"),
        "chat": ("mark",),
    }
    for line in lines[1:-1]:
        for name in later.get(line["table"], ()):
            del line["row"][name]
    text = "\n".join(json.dumps(line) for line in [{"tablee_backup": 1}, *lines[1:-1]])
    (tmp_path / "first.gz").write_bytes(gzip.compress(text.encode()))
    fresh = Settings(database=database)
    restore(fresh, tmp_path / "first.gz")
    engine = open_engine(fresh)
    with engine.connect() as connection:
        rows = {name: load(connection, name) for name in ("live", "slow")}
    engine.dispose()
    assert (rows["live"].used, rows["slow"].patience) == (30.0, 7 * 24 * 60)


def test_what_was_not_migrated_yet_is_backed_up_as_it_is(tmp_path: Path, database: str) -> None:
    """Whoever updates Tablée makes a backup first."""
    first = Settings(database=str(tmp_path / "first.db"))
    first_version(first)
    backup(first, tmp_path / "first.gz")
    fresh = Settings(database=database)
    restore(fresh, tmp_path / "first.gz")
    migrate(first)
    written = (b'"name":"written"', b'"name":"csrf"', b'"name":"push"', b'"name":"daily"')
    found = [
        [row for row in everything(settings, tmp_path) if not any(one in row for one in written)]
        for settings in (first, fresh)
    ]
    assert found[0] == found[1]


def test_a_backup_that_fails_leaves_the_one_before(old: Settings, saved: Path) -> None:
    before = saved.read_bytes()
    Path(old.database).write_bytes(b"no database")
    with pytest.raises(Problem) as caught:
        backup(old, saved)
    assert caught.value.name == "no-database"
    assert saved.read_bytes() == before


def test_only_their_owner_may_read_database_and_backup(saved: Path, old: Settings) -> None:
    for path in (saved, Path(old.database)):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_nothing_is_restored_under_a_running_server(new_server: NewServer, saved: Path) -> None:
    server = new_server()
    assert problem_of(Settings(database=server.database), saved) == "database-served"
    assert httpx.get(f"{server.url}/health").status_code == 200


# --- databases that cannot be used ------------------------------------------------------------


def test_what_is_no_database_is_not_served(tmp_path: Path) -> None:
    (tmp_path / "notes.db").write_text("Milk, bread, and more of the like " * 50)
    for command in (["serve"], ["backup", str(tmp_path / "x.gz")]):
        done = run(*command, "--database", str(tmp_path / "notes.db"))
        assert done.returncode != 0
        assert "Traceback" not in done.stderr
        assert "not a database" in done.stderr + done.stdout
    assert (tmp_path / "notes.db").read_text().startswith("Milk")


def test_a_database_of_a_newer_version_is_not_served(old: Settings) -> None:
    with sqlite3.connect(old.database) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    done = run("serve", "--database", old.database)
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    assert "newer version" in done.stderr + done.stdout


def test_a_disk_that_cannot_be_written_is_noticed(
    new_server: NewServer, visitor: NewPerson
) -> None:
    """Its files may not grow any more: as on a full disk."""
    server = new_server()
    people = [visitor(server, "Anna"), visitor(server, "Ben")]
    log = Path(f"{server.database}-wal")
    while log.stat().st_size < 400_000:
        begin(people)
    assert httpx.get(f"{server.url}/health").status_code == 200
    most = (200_000, 200_000)
    resource.prlimit(server.pid(), resource.RLIMIT_FSIZE, most)
    eventually(lambda: httpx.get(f"{server.url}/health").status_code == 503)
    assert httpx.get(f"{server.url}/health").json()["status"] == "unwritable"
