"""Which pictures the README shows: these are kept crisp."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

README: Final = Path(__file__).parents[2] / "README.md"


def shown() -> list[str]:
    """Their paths, in their order."""
    return re.findall(r"\]\((docs/pictures/[^)]+)\)", README.read_text())


def shown_names() -> set[str]:
    return {Path(path).stem for path in shown()}
