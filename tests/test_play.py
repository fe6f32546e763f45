"""`make play` makes the fast form in the background and uses it the next time, without being asked.

What takes minutes, to compile, is here a rule that does something else; scripts and locks are real.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

import pytest

from tests.patience import patient_seconds

SCRIPTS = Path(__file__).parent.parent / "scripts"
MAKEFILE = """\
compiled: build/compiled/ready
build/compiled/ready: $(wildcard src/*.py)
\t{recipe}
\tmkdir -p build/compiled && touch build/compiled/ready
"""
TOOLS = ("bash", "sh", "dirname", "make", "nice", "rm", "touch", "mkdir", "sleep", "true", "false")
COMPILER = (sysconfig.get_config_var("CC") or "cc").split()[0]
HEADERS = (Path(sysconfig.get_path("include")) / "Python.h").exists()

SAYS = "is being made in the background"
FAILED = "could not be made"


class Checkout:
    """A folder with all that `scripts/play` meets, and with a compiler that can be missing."""

    def __init__(self, root: Path, recipe: str, compiler: bool = True) -> None:
        self.root = root
        (root / "scripts").mkdir(parents=True)
        for name in ("play", "build_package.py", "compile_meanwhile.py"):
            shutil.copy(SCRIPTS / name, root / "scripts" / name)
        (root / "src").mkdir()
        (root / "src" / "rules.py").touch()
        (root / "setup.py").touch()
        (root / "Makefile").write_text(MAKEFILE.format(recipe=recipe))
        (root / ".venv" / "bin").mkdir(parents=True)
        self.program("python", f'exec {sys.executable} "$@"')
        self.program("tablee", 'echo "served from ${PYTHONPATH:-source}"')
        (root / "bin").mkdir()
        for tool in TOOLS:
            (root / "bin" / tool).symlink_to(str(shutil.which(tool)))
        if compiler:
            (root / "bin" / COMPILER).symlink_to(str(shutil.which("true")))

    def program(self, name: str, line: str) -> None:
        path = self.root / ".venv" / "bin" / name
        path.write_text(f"#!/bin/sh\n{line}\n")
        path.chmod(0o755)

    def play(self) -> str:
        """What a start says: at once, even while something is being compiled."""
        done = subprocess.run(
            [self.root / "scripts" / "play"],
            env={"PATH": str(self.root / "bin"), "PYTHONPATH": ""} | self.machine(),
            capture_output=True,
            text=True,
            timeout=patient_seconds(),
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def machine(self) -> dict[str, str]:
        return {name: os.environ[name] for name in ("HOME", "LANG") if name in os.environ}

    def wait_for(self, name: str) -> None:
        until = time.monotonic() + patient_seconds()
        while not (self.root / "build" / name).exists():
            assert time.monotonic() < until, (self.root / "build" / "compiling.log").read_text()
            time.sleep(0.02)


pytestmark = pytest.mark.skipif(not HEADERS, reason="Python's headers are missing here")


def test_the_first_start_makes_the_fast_form_and_the_next_one_uses_it(tmp_path: Path) -> None:
    checkout = Checkout(tmp_path / "table", recipe="true")
    first = checkout.play()
    assert SAYS in first
    assert "served from source" in first
    checkout.wait_for("compiled/ready")
    second = checkout.play()
    assert "served from build/compiled" in second
    assert SAYS not in second


def test_it_is_made_once_however_often_one_starts_meanwhile(tmp_path: Path) -> None:
    goes_on = "touch build/begun; while [ ! -e build/go ]; do sleep 0.05; done"
    checkout = Checkout(tmp_path / "table", recipe=goes_on)
    try:
        assert SAYS in checkout.play()
        checkout.wait_for("begun")
        assert SAYS not in checkout.play()
    finally:
        (checkout.root / "build" / "go").touch()
    checkout.wait_for("compiled/ready")


def test_what_cannot_be_compiled_is_not_tried_at_every_start(tmp_path: Path) -> None:
    checkout = Checkout(tmp_path / "table", recipe="false")
    assert SAYS in checkout.play()
    checkout.wait_for("compiling.failed")
    again = checkout.play()
    assert FAILED in again
    assert SAYS not in again
    assert "served from source" in again
    later = time.time() + 60
    os.utime(checkout.root / "src" / "rules.py", (later, later))
    assert SAYS in checkout.play()


def test_without_a_compiler_one_plays_all_the_same(tmp_path: Path) -> None:
    checkout = Checkout(tmp_path / "table", recipe="true", compiler=False)
    said = checkout.play()
    assert said == "served from source\n"
    assert not (checkout.root / "build" / "compiling.log").exists()


def test_whoever_changes_the_source_is_left_alone(tmp_path: Path) -> None:
    checkout = Checkout(tmp_path / "table", recipe="true")
    (checkout.root / "bin" / "git").symlink_to(str(shutil.which("git")))
    for command in (["init", "-q"], ["add", "-A"], ["commit", "-qm", "all of it"]):
        who = ["-c", "user.name=somebody", "-c", "user.email=somebody@example.org"]
        subprocess.run(["git", *who, *command], cwd=checkout.root, check=True)
    (checkout.root / "src" / "rules.py").write_text("changed = True\n")
    assert SAYS not in checkout.play()
    subprocess.run(["git", "checkout", "-q", "src"], cwd=checkout.root, check=True)
    assert SAYS in checkout.play()
    checkout.wait_for("compiled/ready")
