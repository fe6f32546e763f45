"""`tablee serve` with the same deals, the same names of tables and the same day, whenever it runs.

For pictures and for tests that look at telling positions. A server that people play on has no way
to choose a deal, and shall have none: so this one is made from outside.
"""

from __future__ import annotations

import itertools
import os
import time
from types import SimpleNamespace
from typing import Final
from unittest.mock import patch

from tablee.cli import main
from tablee.server import tables

SEED: Final = "5e" * 16
TODAY: Final = 1_780_315_200
"""The first of June 2026 at noon, when the server starts."""

numbers = itertools.count(int(os.environ.get("TABLEE_TEST_NEXT_TABLE", "1")))
late: Final = time.time() - TODAY - 86_400 * int(os.environ.get("TABLEE_TEST_DAYS_LATER", "0"))
now: Final = time.time


def next_name() -> str:
    return f"{next(numbers):032x}"


if __name__ == "__main__":
    always = SimpleNamespace(token_hex=lambda _: SEED)
    with (
        patch.object(tables, "secrets", always),
        patch.object(tables, "new_id", next_name),
        patch.object(time, "time", lambda: now() - late),
    ):
        main()
