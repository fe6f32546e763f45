"""A real server with the built client, in a process of its own."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import tablee.server
from tests.patience import Patience, patient_seconds

TABLEE: Final = ("-c", "from tablee.cli import main; main()")
FIXED: Final = ("-m", "tests.web.fixed_server")
"""With the same deals, names and dates whenever it runs."""

CLIENT: Final = Path(tablee.server.__file__).parent / "static" / "index.html"


class NotServed(Exception):
    """Why there is no server to talk to."""


@contextmanager
def serving(
    folder: Path, program: Sequence[str] = TABLEE, port: int = 0, **settings: str
) -> Iterator[str]:
    """The address of a server that keeps its tables in this folder."""
    if not CLIENT.is_file():
        raise NotServed(f"The web client is not built: {CLIENT} is missing. Run `make site`.")
    port = port or free_port()
    address = f"http://127.0.0.1:{port}"
    log = folder / "server.log"
    command = [sys.executable, *program, "serve"]
    command += ["--port", str(port), "--database", str(folder / "tables.db")]
    with log.open("wb") as output:
        server = subprocess.Popen(
            command, stdout=output, stderr=output, env=environment() | settings
        )
    try:
        await_health(address, server, log)
        yield address
    finally:
        server.terminate()
        try:
            server.wait(patient_seconds())
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def environment() -> dict[str, str]:
    """Ours, without the settings of another server; its bots do not dawdle, nor do reviews."""
    ours = {name: value for name, value in os.environ.items() if not name.startswith("TABLEE_")}
    return {**ours, "TABLEE_BOT_PAUSE": "0.05", "TABLEE_REVIEW_SECONDS": "1"}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def await_health(address: str, server: subprocess.Popen[bytes], log: Path) -> None:
    patience = Patience()
    while server.poll() is None and patience.lasts():
        try:
            with urllib.request.urlopen(f"{address}/health", timeout=1):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.05)
    raise NotServed(f"`tablee serve` did not come up at {address}:\n{log.read_text()}")
