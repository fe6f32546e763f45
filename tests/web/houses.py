"""Houses with tables in fixed positions: played once in a run of the tests, then copied.

Thousands of moves lead to these tables. Every module that looks at them, in every process that
runs tests, gets a server of its own on a copy of the disk.
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import shutil
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

import httpx

from tests.server.people import Person
from tests.web.positions import (
    NAMES,
    POSITIONS,
    House,
    Position,
    all_present,
    furnished,
)
from tests.web.serving import FIXED, serving

NEXT_TABLE: Final = "1000"
"""From which number on a copied house names its new tables: those below have theirs."""


class Houses:
    """What was played so far in this run, in a folder that all its processes share."""

    def __init__(self, shared: Path) -> None:
        self.shared = shared

    @contextmanager
    def open(
        self,
        folder: Path,
        positions: Mapping[str, Position] = POSITIONS,
        names: Sequence[str] = NAMES,
        practice: bool = False,
    ) -> Iterator[House]:
        """A server of one's own, in this folder, with these tables; everybody is there."""
        kept = self.kept(positions, names, practice)
        for file in kept.glob("tables.db*"):
            shutil.copy(file, folder)
        told = json.loads((kept / "house.json").read_text())
        with ExitStack() as stay:
            address = stay.enter_context(serving(folder, FIXED, TABLEE_TEST_NEXT_TABLE=NEXT_TABLE))
            people = [
                Person(stay.enter_context(httpx.Client(base_url=address, cookies=cookies)))
                for cookies in told["people"]
            ]
            stay.enter_context(all_present(people, address, positions, told["tables"]))
            yield House(told["tables"], told["people"], address)

    def kept(self, positions: Mapping[str, Position], names: Sequence[str], practice: bool) -> Path:
        """The folder with the tables as they were left: whoever comes first plays them."""
        wish = repr((dict(positions), tuple(names), practice))
        folder = self.shared / f"house-{hashlib.sha256(wish.encode()).hexdigest()[:16]}"
        folder.mkdir(exist_ok=True)
        with (folder / "lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not (folder / "house.json").exists():
                play(folder, positions, names, practice)
        return folder


def play(
    folder: Path, positions: Mapping[str, Position], names: Sequence[str], practice: bool
) -> None:
    for left in folder.glob("tables.db*"):  # by somebody who was interrupted
        left.unlink()
    told: dict[str, Any] = {}
    with (
        serving(folder, FIXED) as address,
        furnished(address, positions, names, practice) as house,
    ):
        told = {"tables": house.tables, "people": house.people}
    (folder / "house.json").write_text(json.dumps(told))
