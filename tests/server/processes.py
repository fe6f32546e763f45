"""Server processes: started on a free port, stopped, killed and started again."""

from __future__ import annotations

import itertools
import multiprocessing
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from urllib.request import urlopen

from tablee.cli import main
from tests.patience import Patience, patient_seconds

COMMAND = str(Path(sys.executable).parent / "tablee")

imported = multiprocessing.get_context("forkserver")
"""A process that has imported what a server needs: its copies start in a quarter of the time.

It does nothing else. So they inherit neither threads nor sockets, files or connections; chance is
seeded anew in each of them, and the settings are those of `environment`.
"""
imported.set_forkserver_preload(["tablee.cli", "tablee.server.serve"])

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


def serve(
    arguments: list[str], log: Path, environment: dict[str, str], files: int | None = None
) -> None:
    """Be `tablee serve`, in a process of its own, which may open only so many files."""
    if files is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    sys.stdin = os.fdopen(0)  # its workers want one
    out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(out, sys.stdout.fileno())
    os.dup2(out, sys.stderr.fileno())
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(log.parent)
    sys.argv = [COMMAND, "serve", *arguments]
    main()


class Server:
    """One server process; what it prints goes to a file."""

    def __init__(self, database: str, log: Path, *arguments: str, **settings: str) -> None:
        self.database = database
        self.log = log
        self.arguments = arguments
        self.settings = settings
        self.files: int | None = None
        """How many it may open, if not as many as whoever runs the tests."""
        self.port = free_port()
        self.process: ForkServerProcess | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Server:
        self.launch()
        self.wait_until_healthy()
        return self

    def launch(self) -> None:
        place = ["--port", str(self.port), "--database", self.database]
        made = environment(**self.settings)
        given = ([*place, *self.arguments], self.log, made, self.files)
        self.process = imported.Process(target=serve, args=given)
        self.process.start()

    def wait_until_healthy(self) -> None:
        patience = Patience()
        while patience.lasts():
            assert self.running().is_alive(), self.log.read_text()
            try:
                with urlopen(f"{self.url}/health", timeout=patient_seconds()) as answer:
                    assert answer.status == 200
                    assert self.running().is_alive(), self.log.read_text()
                    return
            except OSError:
                time.sleep(0.05)
        raise AssertionError(self.log.read_text())

    def running(self) -> ForkServerProcess:
        assert self.process is not None
        return self.process

    def pid(self) -> int:
        pid = self.running().pid
        assert pid is not None
        return pid

    def ask_to_stop(self) -> None:
        os.kill(self.pid(), signal.SIGTERM)

    def stop(self) -> int:
        """Ask it to stop and wait for its end."""
        self.ask_to_stop()
        return self.wait()

    def wait(self) -> int:
        """Wait for its end; what it ends with."""
        self.running().join(patient_seconds())
        code = self.running().exitcode
        assert code is not None, "it does not end"
        return code

    def kill(self) -> None:
        self.running().kill()
        self.wait()

    def end(self) -> None:
        """At the end of a test, however that went."""
        if self.process is not None and self.process.is_alive():
            self.process.terminate()
            self.process.join(patient_seconds())
            self.kill()

    def children(self) -> list[int]:
        """The processes that this one has started."""
        lists = Path(f"/proc/{self.pid()}/task").glob("*/children")
        return [int(pid) for path in lists for pid in path.read_text().split()]

    def memory(self) -> int:
        """The most that it ever had in memory, in KB."""
        status = Path(f"/proc/{self.pid()}/status").read_text()
        return int(status.partition("VmHWM:")[2].split()[0])

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
        timeout=patient_seconds(),
        env=environment(NO_COLOR="1", COLUMNS="300", **settings),
        check=False,
    )
