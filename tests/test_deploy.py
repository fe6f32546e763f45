"""What servers are set up with names only what there is."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

from tablee.server.settings import Settings

ROOT: Final = Path(__file__).parent.parent
FILES: Final = [ROOT / "Dockerfile", ROOT / "compose.yaml", *sorted((ROOT / "deploy").iterdir())]
OWN: Final = {"TABLEE_DOMAIN"}
"""What the compose file itself asks for."""


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_setting_that_is_named_exists(file: Path) -> None:
    known = {f"TABLEE_{name.upper()}" for name in Settings.__struct_fields__} | OWN
    assert set(re.findall(r"TABLEE_[A-Z_]+", file.read_text(encoding="utf-8"))) <= known


def test_what_the_dockerfile_copies_is_not_kept_from_it() -> None:
    """And what is built there is not taken from here."""
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert {"src/tablee/server/static", "web/node_modules", ".env", ".git"} <= set(ignored)
    for needed in ("constraints.txt", "scripts", "web", "src", "README.md", "LICENSE", "setup.py"):
        assert needed not in ignored
        assert (ROOT / needed).exists()


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd")
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    units = [file for file in FILES if file.suffix in (".service", ".timer")]
    for unit in units:
        text = unit.read_text(encoding="utf-8")
        (tmp_path / unit.name).write_text(text.replace("/opt/tablee/bin/tablee", "/bin/true"))
    command = ["systemd-analyze", "verify", *(str(tmp_path / unit.name) for unit in units)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    said = [line for line in done.stderr.splitlines() if "tablee" in line]
    assert (done.returncode, said) == (0, [])
