"""Records of matches that were finished before the upgrade: their own rules know them."""

from __future__ import annotations

import subprocess
from pathlib import Path

from benchmarks.soak.check import Stored, of_other_rules
from tablee.engine.record import save


def finished_before(found: dict[str, Stored]) -> dict[str, Stored]:
    """Those that the version before can play again: what was played on belongs to both."""
    return {
        match: stored
        for match, stored in found.items()
        if stored.record and of_other_rules(stored.record) and not stored.record.played_on
    }


def refused(command: str, stored: Stored, folder: Path) -> str:
    """What the version before says against a record; nothing if it verifies."""
    assert stored.record is not None
    path = folder / "record.json"
    save(stored.record, path)
    done = subprocess.run([command, "check", str(path)], capture_output=True, text=True)
    return "" if done.returncode == 0 else (done.stdout + done.stderr).strip()
