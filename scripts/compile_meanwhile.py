"""Make the fast form in the background, for the next start, and say so.

Not where a C compiler or Python's headers are missing, where somebody is changing the source, where
it is being made already, or where the present source could not be compiled the last time: whatever
the reason, people play on with the form they have.
"""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import IO

from build_package import can_compile

try:
    import fcntl
except ImportError:  # not on every system
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).parent.parent
BUILD = ROOT / "build"
LOCK = BUILD / "compiling"
LOG = BUILD / "compiling.log"
FAILED = BUILD / "compiling.failed"
"""There while the last attempt has failed, and as old as that."""

COMMAND = f"rm -f {FAILED.name}; nice -n 19 make -C .. compiled || touch {FAILED.name}"


def main() -> None:
    BUILD.mkdir(exist_ok=True)
    if not can_compile() or is_being_changed() or has_failed():
        return
    with LOCK.open("w") as lock:
        if not taken(lock):
            return
        with LOG.open("w") as log:
            subprocess.Popen(  # it keeps the lock until it ends, whoever ends before
                ["sh", "-c", COMMAND],
                cwd=BUILD,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                pass_fds=[lock.fileno()],
                start_new_session=True,
            )
    print(
        "The fast form for bots is being made in the background "
        f"({LOG.relative_to(ROOT)}); the next start uses it."
    )


def taken(lock: IO[str]) -> bool:
    """Whether nobody else is at it; where locks are unknown, nobody can tell."""
    if fcntl is None:
        return False
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def is_being_changed() -> bool:
    """Whether the source differs from what is committed. Downloaded without git, it is as it is."""
    if not (ROOT / ".git").exists():
        return False
    command = ["git", "diff", "--quiet", "HEAD", "--", "src"]
    try:
        return subprocess.run(command, cwd=ROOT, check=False).returncode != 0
    except FileNotFoundError:
        return False


def has_failed() -> bool:
    """Whether the last attempt failed, and nothing that matters has changed since."""
    if not FAILED.exists():
        return False
    files = [ROOT / "setup.py", *(ROOT / "src").glob("**/*.py")]
    if max(file.stat().st_mtime for file in files) > FAILED.stat().st_mtime:
        return False
    print(f"The fast form could not be made ({LOG.relative_to(ROOT)}); bots think less far.")
    return True


if __name__ == "__main__":
    main()
