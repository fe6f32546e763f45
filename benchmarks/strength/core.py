"""The compiled core, for whatever is measured."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

import tablee
from benchmarks.table import Refused, check_compiled

ROOT: Final = Path(__file__).parents[2]
COMPILED: Final = ROOT / "build" / "compiled"


def use_compiled_core(module: str) -> None:
    """Start this module anew with it, if it is there and made from this source."""
    if tablee.compiled() or not (COMPILED / "ready").exists():
        return
    try:
        check_compiled(COMPILED)
    except Refused as refusal:
        print(refusal, "Going on interpreted.", file=sys.stderr)
        return
    os.chdir(ROOT)
    command = [sys.executable, "-m", module, *sys.argv[1:]]
    os.execve(sys.executable, command, os.environ | {"PYTHONPATH": str(COMPILED)})
