"""The server under siege: killed, stopped, frozen, upgraded, its clock turned."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from benchmarks.load.database import Database
from benchmarks.load.server import COMMAND, ServerProcess, Silent, family, free_port

ERROR: Final = re.compile(r'"event": "([^"]*)", "level": "error"')

PATIENCE: Final = 180.0
"""Seconds for a server to come back, however busy the machine is."""


class House:
    """A server at one address, whichever process it is."""

    def __init__(self, folder: Path, database: Database, faketime: str | None) -> None:
        self.folder = folder
        self.database = database
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.command: Sequence[str] = COMMAND
        self.workers = 2 if database.kind == "postgresql" else 1
        self.turned = folder / "clock"
        self.turned.write_text("+0")
        self.faketime = faketime
        self.process: ServerProcess | None = None
        self.back: list[float] = []
        """Seconds from every start to the first answer."""
        self.silent: list[str] = []
        """What servers were doing that did not come back: they are killed, and play goes on."""

    def environment(self) -> dict[str, str]:
        pace = {"TABLEE_BOT_PAUSE": "0.05"}
        if self.faketime is None:
            return pace
        return pace | {
            "LD_PRELOAD": self.faketime,
            "FAKETIME_TIMESTAMP_FILE": str(self.turned),
            "FAKETIME_CACHE_DURATION": "1",
            # Only the time of day jumps, as on a machine whose clock is set.
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            "DONT_FAKE_MONOTONIC": "1",
        }

    def start(self) -> None:
        begun = time.monotonic()
        self.process = ServerProcess(
            self.folder,
            self.database.address,
            command=self.command,
            port=self.port,
            workers=self.workers,
            environment=self.environment(),
        )
        try:
            self.process.wait(PATIENCE)
        except Silent as silence:
            self.silent.append(str(silence))
            self.kill()
        else:
            self.back.append(time.monotonic() - begun)

    def running(self) -> ServerProcess:
        assert self.process is not None
        return self.process

    def rss(self) -> float:
        return self.running().rss()

    def faults(self) -> dict[str, int]:
        """What all its processes have logged as errors, by what it was.

        Looked for, not decoded: a killed process leaves half a line, and two may write one.
        """
        text = (self.folder / "server.log").read_text(errors="replace")
        noted = Counter(ERROR.findall(text))
        crashes = sum(line.startswith("Traceback") for line in text.splitlines())
        return dict(noted) | ({"crash": crashes} if crashes else {})

    def stop(self) -> None:
        if self.process is not None:
            self.process.stop()
            self.process = None

    # --- trouble: whether it could be made ------------------------------------------------------

    def kill(self) -> bool:
        """All its processes at once, as when the machine fails; then it is started again."""
        server = self.running()
        for pid in family(server.process.pid):
            send(pid, signal.SIGKILL)
        server.process.wait()
        server.output.close()
        self.start()
        return True

    def restart(self) -> bool:
        """As for an upgrade: asked to stop, then started again."""
        self.stop()
        self.start()
        return True

    def freeze(self, seconds: float) -> bool:
        """As when the machine is out of memory for a while."""
        pids = family(self.running().process.pid)
        for pid in pids:
            send(pid, signal.SIGSTOP)
        time.sleep(seconds)
        for pid in pids:
            send(pid, signal.SIGCONT)
        return True

    def kill_thinker(self) -> bool:
        """A process in which bots think, if one runs: the youngest generation of the family."""
        pids = family(self.running().process.pid)
        thinkers = [pid for pid in pids if is_thinker(pid, self.workers)]
        for pid in thinkers[:1]:
            send(pid, signal.SIGKILL)
        return bool(thinkers)

    def turn_clock(self, hours: int) -> bool:
        if self.faketime is None:
            return False
        self.turned.write_text(f"{hours:+d}h")
        return True


def send(pid: int, number: signal.Signals) -> None:
    with contextlib.suppress(ProcessLookupError):  # it has ended meanwhile
        os.kill(pid, number)


def is_thinker(pid: int, workers: int) -> bool:
    """Started to run something, and it starts nobody; several workers are its parents."""
    try:
        command = Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False
    if b"spawn_main" not in command:
        return False
    return workers == 1 or len(family(pid)) == 1
