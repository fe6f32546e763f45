"""What people install: a wheel, in an environment that has nothing else.

A plain one is made here from a clean checkout, as on a machine without a C compiler. `make test`
makes the compiled one too, and names its folder in TABLEE_WHEEL.
"""

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


def run(*command: str | Path, cwd: Path = ROOT, env: dict[str, str] | None = None) -> str:
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=env or environment(),
        capture_output=True,
        text=True,
        timeout=20 * patient_seconds(),
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    if "TABLEE_WHEEL" in os.environ:
        made = ROOT / os.environ["TABLEE_WHEEL"]
    else:
        made = tmp_path_factory.mktemp("wheel")
        checkout = request.getfixturevalue("checkout")
        plain = environment(TABLEE_COMPILED="0")
        flags = ["--no-deps", "--no-build-isolation", "--wheel-dir"]
        run(*PIP, "wheel", *flags, made, checkout, env=plain)
    (wheel,) = made.glob("*.whl")
    return wheel


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
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command `tablee` of an environment in which only the wheel and its needs are."""
    place = tmp_path_factory.mktemp("empty")
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


def test_a_wheel_is_compiled_where_that_was_possible(wheel: Path, installed: Path) -> None:
    """And says so by its name, so that no other machine takes it for its own."""
    code = "import tablee; print(tablee.compiled())"
    compiled = run(installed.parent / "python", "-c", code, cwd=installed.parent).strip()
    assert compiled == str("TABLEE_WHEEL" in os.environ)
    assert wheel.name.endswith("-none-any.whl") == ("TABLEE_WHEEL" not in os.environ)


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
