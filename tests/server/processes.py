"""Server processes: started on a free port, stopped, killed and started again."""

from __future__ import annotations

import itertools
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

COMMAND = str(Path(sys.executable).parent / "tablee")

PATIENCE = 30.0
"""How long to wait for something that must happen, before the test gives up."""


ports = itertools.count(os.getpid() * 997)


def free_port() -> int:
    """A port that nobody is given by chance while a server is down between two runs."""
    for number in ports:
        port = 20_000 + number % 10_000
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port
    raise AssertionError


def environment(**settings: str) -> dict[str, str]:
    """The environment without settings of whoever runs the tests, and with these."""
    kept = {name: text for name, text in os.environ.items() if not name.startswith("TABLEE_")}
    return kept | settings


class Server:
    """One server process; what it prints goes to a file."""

    def __init__(self, database: str, log: Path, *arguments: str, **settings: str) -> None:
        self.database = database
        self.log = log
        self.arguments = arguments
        self.settings = settings
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Server:
        self.launch()
        self.wait_until_healthy()
        return self

    def launch(self) -> None:
        with self.log.open("ab") as out:
            place = ["--port", str(self.port), "--database", self.database]
            self.process = subprocess.Popen(
                [COMMAND, "serve", *place, *self.arguments],
                stdout=out,
                stderr=out,
                env=environment(**self.settings),
                cwd=self.log.parent,
            )

    def wait_until_healthy(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self.running().poll() is None, self.log.read_text()
            try:
                with urlopen(f"{self.url}/health", timeout=PATIENCE) as answer:
                    assert answer.status == 200
                    assert self.running().poll() is None, self.log.read_text()
                    return
            except OSError:
                time.sleep(0.05)
        raise AssertionError(self.log.read_text())

    def running(self) -> subprocess.Popen[bytes]:
        assert self.process is not None
        return self.process

    def ask_to_stop(self) -> None:
        self.running().send_signal(signal.SIGTERM)

    def stop(self) -> int:
        """Ask it to stop and wait for its end."""
        self.ask_to_stop()
        return self.running().wait(PATIENCE)

    def kill(self) -> None:
        self.running().kill()
        self.running().wait(PATIENCE)

    def end(self) -> None:
        """At the end of a test, however that went."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()

    def children(self) -> list[int]:
        """The processes that this one has started."""
        lists = Path(f"/proc/{self.running().pid}/task").glob("*/children")
        return [int(pid) for path in lists for pid in path.read_text().split()]

    def written(self) -> str:
        return self.log.read_text()

    def faults(self, since: int = 0) -> list[str]:
        """What it noted as its own faults, after so many lines."""
        signs = ('"level": "error"', "Traceback", "ERROR:", "never retrieved")
        lines = self.written().splitlines()[since:]
        return [line for line in lines if any(sign in line for sign in signs)]


def run(*arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run the command to its end."""
    return subprocess.run(
        [COMMAND, *arguments],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=environment(NO_COLOR="1", COLUMNS="300", **settings),
        check=False,
    )
