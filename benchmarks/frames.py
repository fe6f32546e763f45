"""How smoothly things move: frames a second while cards turn and points fly, on a slow machine.

    scripts/with_browser .venv/bin/python -m benchmarks.frames

Chromium's own trace is read, with the processor throttled to a quarter as on a cheap phone.
A moment counts from a locked-in choice until everything lies still again.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser

from tests.web.chromium import chromium
from tests.web.people import PHONE, Person
from tests.web.serving import serving
from tests.web.test_ai_100_human import Wirer
from tests.web.test_precognition import Captain

THROTTLE: Final = 4
MOMENTS: Final = 5
WATCHED: Final = 2500
"""Milliseconds of each moment."""

STILL: Final = 0.1
"""Seconds without a frame that was due: nothing moved meanwhile, as in the breath of a reveal."""

CATEGORIES: Final = ["cc", "benchmark", "viz"]
MOTION: Final = {"motion": "full", "speed": "normal", "theme": "dark"}


def moving(browser: Browser, person: Person, act: Callable[[], None]) -> list[Frame]:
    """The frames that were due while something moved."""
    session = person.context.new_cdp_session(person.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
    browser.start_tracing(page=person.page, categories=CATEGORIES)
    act()
    person.page.wait_for_timeout(WATCHED)
    trace = json.loads(browser.stop_tracing())
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    session.detach()
    return frames_of(trace["traceEvents"])


class Frame(NamedTuple):
    """When a frame was due, in seconds, and whether it was shown."""

    time: float
    shown: bool


def frames_of(events: list[dict[str, Any]]) -> list[Frame]:
    """Those in which something was animated, as Chromium reports them."""
    found = []
    for event in events:
        told = event.get("args", {}).get("frame_reporter")
        if told and (told["has_compositor_animation"] or told["has_main_animation"]):
            shown = told["state"] != "STATE_DROPPED"
            found.append(Frame(event["ts"] / 1e6, shown))
    return sorted(found)


def sail(browser: Browser, address: str) -> list[Frame]:
    """Precognition: a choice is locked in, all cards turn and travel, tokens come aboard."""
    captain = Captain(browser, address, PHONE, MOTION)
    captain.embark(4)
    frames: list[Frame] = []
    found = 0
    while found < MOMENTS:
        target = captain.asked()
        assert target is not None
        if captain.confirmable.is_visible():
            frames += moving(browser, captain, captain.confirmable.click)
            found += 1
        else:
            captain.answer(target)
    captain.context.close()
    return frames


def wire(browser: Browser, address: str) -> list[Frame]:
    """AI 100% Human: a card is placed, what pays flies to the points."""
    wirer = Wirer(browser, address, PHONE, MOTION)
    wirer.begin(4)
    frames: list[Frame] = []
    found = 0
    while found < MOMENTS:
        target = wirer.asked()
        assert target is not None
        if wirer.confirmable.is_visible():
            frames += moving(browser, wirer, wirer.confirmable.click)
            found += 1
        else:
            target.click()
    wirer.context.close()
    return frames


def told(frames: list[Frame]) -> dict[str, Any]:
    """Frames a second out of 60, and the longest that one picture stood while others were due."""
    shown = sum(frame.shown for frame in frames)
    return {
        "due": len(frames),
        "fps": round(60 * shown / len(frames), 1),
        "worst_ms": round(1000 * longest_picture(frames)),
    }


def longest_picture(frames: list[Frame]) -> float:
    """Seconds from a shown frame to the next one, if only frames that came too late are between."""
    longest = stood = 0.0
    for before, after in pairwise(frames):
        passed = after.time - before.time
        stood = 0.0 if before.shown or passed > STILL else stood
        stood += passed if passed <= STILL else 0.0
        longest = max(longest, stood)
    return longest


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        chromium() as browser,
        serving(Path(folder)) as address,
    ):
        for title, play in (("precognition", sail), ("ai-100-human", wire)):
            print(title, json.dumps(told(play(browser, address))), flush=True)


if __name__ == "__main__":
    main()
