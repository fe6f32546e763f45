"""Garbage: looked for where it is young, and seldom among all that stays.

To look through everything that some thousand sockets keep alive takes half a second, in which
nobody is answered. Python does it whenever a quarter has been added; we do it by the time that it
takes.

It has to be done: whatever a connection has kept is a ring of objects (the libraries make them so),
and one that was open for a while is no longer young when it ends.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

YOUNG: Final = 2_000
"""New objects after which the newest are looked through; every tenth time, those before them."""

SELDOM: Final = 1_000_000
"""As a count of such times: by itself, Python never looks through all."""

SHARE: Final = 1_000
"""As many times as long as a look through all took, nobody looks again,"""

SHORTEST: Final = 20.0
"""but for so many seconds at least,"""

LONGEST: Final = 600.0
"""and at most."""


async def tidy() -> None:
    """Take care of garbage until cancelled."""
    usual = gc.get_threshold()
    gc.set_threshold(YOUNG, 10, SELDOM)
    took = 0.0
    try:
        while True:
            await asyncio.sleep(pause(took))
            took = look_through()
    finally:
        gc.set_threshold(*usual)


def keep_what_is_there() -> None:
    """What was made before anybody came stays as long as the process, and is not looked through."""
    gc.collect()
    gc.freeze()


def look_through() -> float:
    """Free all that nobody can reach any more; the seconds of work that it took.

    Of work, not of waiting: on a machine that is busy with something else, it seems long.
    """
    begun = time.thread_time()
    gc.collect()
    return time.thread_time() - begun


def pause(took: float) -> float:
    """The seconds until the next look through all."""
    return min(max(SHARE * took, SHORTEST), LONGEST)
