"""What people install: a wheel from a clean checkout, in an environment that has nothing else."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from benchmarks.load.server import ServerProcess
from tablee.engine.record import Record, verify
from tests.patience import patient_seconds
from tests.server.clients import Client, begin
from tests.server.people import Person
from tests.server.processes import environment, free_port

ROOT = Path(__file__).parent.parent
PIP = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]


def run(*command: str | Path, cwd: Path = ROOT) -> str:
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=environment(),
        capture_output=True,
        text=True,
        timeout=20 * patient_seconds(),
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of the project and nothing that was built; but what npm loads is loaded once."""
    folder = tmp_path_factory.mktemp("checkout")
    listed = run("git", "ls-files", "--cached", "--others", "--exclude-standard", "-z")
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).exists():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    modules = ROOT / "web" / "node_modules"
    shutil.copytree(modules, folder / "web" / "node_modules", symlinks=True, copy_function=os.link)
    assert not (folder / "src" / "tablee" / "server" / "static").exists()
    return folder


@pytest.fixture(scope="module")
def installed(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command `tablee` of an environment in which only the wheel and its needs are."""
    made, place = tmp_path_factory.mktemp("wheel"), tmp_path_factory.mktemp("empty")
    run(*PIP, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", made, checkout)
    (wheel,) = made.glob("*.whl")
    venv.create(place, symlinks=True)
    python = place / "bin" / "python"
    known = ROOT / "constraints.txt"
    run(*PIP, "--python", python, "install", "--constraint", known, f"{wheel}[server]", cwd=place)
    return place / "bin" / "tablee"


@pytest.fixture
def server(installed: Path, tmp_path: Path) -> Iterator[ServerProcess]:
    database = str(tmp_path / "tablee.db")
    server = ServerProcess(tmp_path, database, command=[str(installed)], port=free_port())
    server.wait()
    yield server
    server.stop()


def test_a_wheel_of_a_clean_checkout_can_be_played_on(server: ServerProcess) -> None:
    """With its pages, over HTTP and sockets, to a record that verifies."""
    look_at_pages(server.url)
    with (
        httpx.Client(base_url=server.url, timeout=60) as one,
        httpx.Client(base_url=server.url, timeout=60) as other,
    ):
        people = [Person(one).say_name("Anna"), Person(other).say_name("Ben")]
        table = begin(people)
        clients = [
            Client(server, person, table, seat, seat)  # type: ignore[arg-type]
            for seat, person in enumerate(people)
        ]
        asyncio.run(play(clients))
        verify(msgspec.convert(people[0].get(f"/tables/{table}/record"), Record))
        for client, person in zip(clients, people, strict=True):
            assert client.screen.events == person.events(table, client.seat)
    assert server.faults() == 0


async def play(clients: list[Client]) -> None:
    await asyncio.gather(*[client.play() for client in clients])


def look_at_pages(url: str) -> None:
    page = httpx.get(url)
    assert page.headers["content-type"].startswith("text/html")
    files = re.findall(r'(?:src|href)="(/[^"]+)"', page.text)
    assert any(file.endswith(".js") for file in files)
    assert any(file.endswith(".css") for file in files)
    for file in files:
        assert httpx.get(f"{url}{file}").status_code == 200
