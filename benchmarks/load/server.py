"""The server under load: a process of its own, on a core of its own."""

from __future__ import annotations

import os
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import httpx

ADDRESS: Final = "127.0.0.1"
START: Final = 300.0
"""Seconds for it to answer, however busy the machine is: one that has ended is noticed at once."""
STOP: Final = 20.0
TICKS: Final = os.sysconf("SC_CLK_TCK")
PROGRAM: Final = (
    "import faulthandler, signal; faulthandler.register(signal.SIGUSR1);"
    "from tablee.cli import main; main()"
)
COMMAND: Final = (sys.executable, "-c", PROGRAM)
"""`tablee`, as this Python finds it; one that hangs can be asked where."""


class Refused(Exception):
    """Nothing sensible can be measured; says why."""


class Silent(Refused):
    """The server runs and does not answer."""


class ServerProcess:
    """`tablee serve`, started and stopped."""

    def __init__(
        self,
        folder: Path,
        database: str,
        core: int | None = None,
        *,
        command: Sequence[str] = COMMAND,
        port: int | None = None,
        workers: int = 1,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.port = port or free_port()
        self.log = folder / "server.log"
        self.output = self.log.open("ab")
        self.core = core
        before = pin(core)  # children stay where they are started
        place = ["--host", ADDRESS, "--port", str(self.port), "--database", database]
        self.process = subprocess.Popen(
            [*command, "serve", *place, "--workers", str(workers)],
            stdout=self.output,
            stderr=subprocess.STDOUT,
            cwd=folder,
            env=dict(os.environ) | dict(environment or {}),
            start_new_session=True,  # a share of the machine of its own, whoever else is busy
        )
        unpin(before)

    @property
    def url(self) -> str:
        return f"http://{ADDRESS}:{self.port}"

    def wait(self, patience: float = START) -> None:
        """Until it answers."""
        end, heard = time.monotonic() + patience, ""
        while time.monotonic() < end:
            self.check()
            try:
                answer = httpx.get(f"{self.url}/health", timeout=30.0, trust_env=False)
                heard = answer.text
                if answer.status_code == 200:
                    return
            except httpx.TransportError as error:
                heard = repr(error)
            time.sleep(0.1)
        raise Silent(f"No answer within {patience:.0f} s: {heard}\n{self.where()}")

    def where(self) -> str:
        """What it is doing, and what it wrote last."""
        self.process.send_signal(signal.SIGUSR1)
        time.sleep(1.0)
        return self.log.read_text(errors="replace")[-8000:]

    def check(self) -> None:
        if self.process.poll() is not None:
            text = self.log.read_text(errors="replace")[-2000:]
            raise Refused(f"The server has stopped ({self.process.returncode}):\n{text}")

    def faults(self) -> int:
        """How many errors it has logged."""
        lines = self.log.read_text(errors="replace").splitlines()
        return sum('"level": "error"' in line or line.startswith("Traceback") for line in lines)

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(STOP)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.output.close()

    # --- what it takes ------------------------------------------------------------------------

    def rss(self) -> float:
        """Megabytes in memory, all its processes together."""
        return sum(rss_of(pid) for pid in family(self.process.pid)) / 1024

    def cpu(self) -> float:
        """Seconds of work so far, all its processes together."""
        return sum(cpu_of(pid) for pid in family(self.process.pid))


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind((ADDRESS, 0))
        port: int = listener.getsockname()[1]
        return port


def cores() -> tuple[int | None, int | None]:
    """One core for the server and one for the players, if there are two."""
    if not hasattr(os, "sched_getaffinity"):
        return None, None
    found = sorted(os.sched_getaffinity(0))
    return (found[0], found[1]) if len(found) > 1 else (None, None)


def pin(core: int | None) -> set[int]:
    """Stay on this core; where this process was before."""
    if core is None:
        return set()
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    return before


def unpin(before: set[int]) -> None:
    if before:
        os.sched_setaffinity(0, before)


def allow_files(count: int) -> None:
    """Let this process, and those it starts, open so many files."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < count:
        raise Refused(f"{count} open files are needed and {hard} allowed: see `ulimit -Hn`.")
    if soft != resource.RLIM_INFINITY and soft < count:
        resource.setrlimit(resource.RLIMIT_NOFILE, (count, hard))


# --- /proc -----------------------------------------------------------------------------------


def family(pid: int) -> list[int]:
    """A process and all that descend from it."""
    found = [pid]
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        try:
            children = task.read_text().split()
        except OSError:  # it has ended meanwhile
            continue
        for child in children:
            found += family(int(child))
    return found


def rss_of(pid: int) -> int:
    """Kilobytes in memory; none if it has ended."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return 0
    return sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))


def cpu_of(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICKS  # utime and stime


def busy() -> float:
    """Seconds of work of the whole machine so far; 0 where it cannot be known."""
    try:
        fields = Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:]
    except OSError:
        return 0.0
    user, nice, system, _, _, irq, softirq, *_ = [int(field) for field in fields]
    return (user + nice + system + irq + softirq) / TICKS
