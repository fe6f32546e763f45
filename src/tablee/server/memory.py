"""Garbage: looked for where it is young, and seldom among all that stays.

To look through everything that some thousand sockets keep alive takes half a second, in which
nobody is answered. Python does it whenever a quarter has been added; we do it now and then.
"""

from __future__ import annotations

import asyncio
import gc

YOUNG = 2_000
"""New objects after which the newest are looked through; every tenth time, those before them."""

SELDOM = 1_000_000
"""As a count of such times: by itself, Python never looks through all."""

PAUSE = 600.0
"""Seconds between two looks through all."""


async def tidy() -> None:
    """Take care of garbage until cancelled."""
    usual = gc.get_threshold()
    gc.set_threshold(YOUNG, 10, SELDOM)
    try:
        while True:
            await asyncio.sleep(PAUSE)
            gc.collect()
    finally:
        gc.set_threshold(*usual)
