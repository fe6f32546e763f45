"""A line to PostgreSQL on which it is counted how often one goes there and comes back."""

from __future__ import annotations

import socket
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.engine import make_url


class CountedLine:
    """Passes on what is said, both ways."""

    def __init__(self, address: str, folder: Path) -> None:
        url = make_url(address)
        place = url.query["host"]
        assert isinstance(place, str)
        name = f".s.PGSQL.{url.port or 5432}"
        self.address = address.replace(place, str(folder))
        self.target = str(Path(place) / name)
        self.ways = 0
        """How often something was sent after something had come back."""
        self.door = socket.socket(socket.AF_UNIX)
        self.door.bind(str(folder / name))
        self.door.listen()
        threading.Thread(target=self.let_in, daemon=True).start()

    def let_in(self) -> None:
        while True:
            try:
                near, _ = self.door.accept()
            except OSError:
                return
            far = socket.socket(socket.AF_UNIX)
            far.connect(self.target)
            heard = threading.Event()
            heard.set()
            for ends in ((near, far, True), (far, near, False)):
                threading.Thread(target=self.pass_on, args=(*ends, heard), daemon=True).start()

    def pass_on(
        self, one: socket.socket, other: socket.socket, there: bool, heard: threading.Event
    ) -> None:
        try:
            while data := one.recv(1 << 16):
                if not there:
                    heard.set()
                elif heard.is_set():
                    heard.clear()
                    self.ways += 1
                other.sendall(data)
        except OSError:
            pass  # one side is gone
        for end in (one, other):
            end.close()


@contextmanager
def counting(address: str) -> Iterator[CountedLine]:
    with tempfile.TemporaryDirectory() as folder:  # the name of a socket must be short
        line = CountedLine(address, Path(folder))
        yield line
        line.door.close()
