"""With TABLEE_COMPILED=3 the rules core is compiled with mypyc, from the same source.

The number, 1 to 3, says how hard the C compiler tries to make it fast; with 1 not at all, which is
done soonest. With 0 or none, nothing is compiled. Wheels are compiled where that is possible:
scripts/build_package.py.
"""

import os
from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).parent
SOURCE = Path("src/tablee")

# Hot nowhere, and made of msgspec structs or of declarations: they stay as they are.
PLAIN = {
    "__init__.py",
    "compiler.py",
    "components.py",
    "decision.py",
    "differences.py",
    "edition.py",
    "editions.py",
    "explain.py",
    "game.py",
    "layout.py",
    "messages.py",
    "record.py",
    "titles.py",
    "upgrades.py",
    "workshop.py",
}


EFFORT = {"1": "0", "2": "2", "3": "3"}  # as the C compiler counts

HOT = ("engine/*.py", "games/*/**/*.py", "bots/expert/*/**/*.py")


def hot_modules() -> list[str]:
    """engine/, the rules modules of every game, and what experts know of it."""
    found = [path for folder in HOT for path in (ROOT / SOURCE).glob(folder)]
    return sorted(str(path.relative_to(ROOT)) for path in found if path.name not in PLAIN)


def extensions() -> list:
    optimize = os.environ.get("TABLEE_COMPILED", "0")
    if optimize == "0":
        return []
    if optimize not in EFFORT:
        raise SystemExit(f"TABLEE_COMPILED is {optimize!r}; it can be 0, {', '.join(EFFORT)}.")
    from mypyc.build import mypycify

    flags = ["--strict", "--cache-dir", ".mypy_cache/compiled"]  # another mypy may run meanwhile
    return mypycify([*flags, *hot_modules()], opt_level=EFFORT[optimize], debug_level="0")


setup(ext_modules=extensions())
