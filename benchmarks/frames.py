"""How smoothly things move: frames a second while cards turn and points fly, on a slow machine.

    scripts/with_browser .venv/bin/python -m benchmarks.frames [exodus pest]

Chromium's own trace is read, with the processor throttled to a quarter as on a cheap phone.
A moment counts from a locked-in choice until everything lies still again.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Locator

from tests.web.chromium import chromium
from tests.web.people import PHONE, Person
from tests.web.serving import serving
from tests.web.test_ai_100_human import Wirer
from tests.web.test_exodus import Steward
from tests.web.test_pest import Physician
from tests.web.test_precognition import Captain

THROTTLE: Final = 4
MOMENTS: Final = 5
WATCHED: Final = 2500
"""Milliseconds of each moment."""

STILL: Final = 0.1
"""Seconds without a frame that was due: nothing moved meanwhile, as in the breath of a reveal."""

CATEGORIES: Final = ["cc", "benchmark", "viz"]
MOTION: Final = {"motion": "full", "speed": "normal", "theme": "dark"}


def moving(browser: Browser, person: Person, act: Callable[[], None]) -> Watched:
    """The frames that were due while something moved, and what the compositor did not move."""
    session = person.context.new_cdp_session(person.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
    browser.start_tracing(page=person.page, categories=CATEGORIES)
    act()
    person.page.wait_for_timeout(WATCHED)
    trace = json.loads(browser.stop_tracing())
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    session.detach()
    return Watched(frames_of(trace["traceEvents"]), slow_in(trace["traceEvents"]))


class Frame(NamedTuple):
    """When a frame was due, in seconds, and whether it was shown."""

    time: float
    shown: bool


class Watched(NamedTuple):
    """Frames, and how many animations were left to the main thread, by what was animated."""

    frames: list[Frame]
    slow: Counter[str]


def slow_in(events: list[dict[str, Any]]) -> Counter[str]:
    """Animations that Chromium did not hand over to the compositor, by element and property."""
    begun: dict[str, str] = {}
    slow: Counter[str] = Counter()
    for event in events:
        if event["name"] != "Animation":
            continue
        told = event.get("args", {}).get("data", {})
        number = str(event.get("id2", event.get("id")))
        if "nodeName" in told:
            begun[number] = told["nodeName"]
        if told.get("compositeFailed"):
            properties = ", ".join(told.get("unsupportedProperties", [])) or told["compositeFailed"]
            slow[f"{begun.get(number, '?')}: {properties}"] += 1
    return slow


def frames_of(events: list[dict[str, Any]]) -> list[Frame]:
    """Those in which something was animated, as Chromium reports them."""
    found = []
    for event in events:
        told = event.get("args", {}).get("frame_reporter")
        if told and (told["has_compositor_animation"] or told["has_main_animation"]):
            shown = told["state"] != "STATE_DROPPED"
            found.append(Frame(event["ts"] / 1e6, shown))
    return sorted(found)


def sail(browser: Browser, address: str) -> Watched:
    """Precognition: a choice is locked in, all cards turn and travel, tokens come aboard."""
    captain = Captain(browser, address, PHONE, MOTION)
    captain.embark(4)
    return watched(browser, captain, captain.asked, captain.answer)


def wire(browser: Browser, address: str) -> Watched:
    """AI 100% Human: a card is placed, what pays flies to the points."""
    wirer = Wirer(browser, address, PHONE, MOTION)
    wirer.begin(4)
    return watched(browser, wirer, wirer.asked, Locator.click)


def steer(browser: Browser, address: str) -> Watched:
    """Exodus: packets travel, a negotiator is placed, cubes come to its chambers."""
    steward = Steward(browser, address, PHONE, MOTION)
    steward.embark(4)
    return watched(browser, steward, steward.asked, steward.answer)


def heal(browser: Browser, address: str) -> Watched:
    """Pest: an assistant is placed, the Doctor walks, markers move on their tracks."""
    physician = Physician(browser, address, PHONE, MOTION)
    physician.set_out(4)
    return watched(browser, physician, physician.asked, lambda _: physician.answer())


def watched(
    browser: Browser,
    person: Person,
    asked: Callable[[], Locator | None],
    answer: Callable[[Locator], None],
) -> Watched:
    """Answer whatever is asked, and look on whenever an answer is confirmed."""
    frames: list[Frame] = []
    slow: Counter[str] = Counter()
    found = 0
    while found < MOMENTS:
        target = asked()
        assert target is not None
        if person.confirmable.is_visible():
            seen = moving(browser, person, person.confirmable.click)
            frames += seen.frames
            slow += seen.slow
            found += 1
        else:
            answer(target)
    person.context.close()
    return Watched(frames, slow)


def told(seen: Watched) -> dict[str, Any]:
    """Frames a second out of 60, the longest that one picture stood while others were due, and
    what the main thread animated.
    """
    frames = seen.frames
    shown = sum(frame.shown for frame in frames)
    return {
        "due": len(frames),
        "fps": round(60 * shown / len(frames), 1),
        "worst_ms": round(1000 * longest_picture(frames)),
        "main_thread": dict(seen.slow.most_common()),
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


TITLES: Final = {"precognition": sail, "ai-100-human": wire, "exodus": steer, "pest": heal}


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        chromium() as browser,
        serving(Path(folder)) as address,
    ):
        for title, play in chosen(sys.argv[1:]):
            print(title, json.dumps(told(play(browser, address))), flush=True)


def chosen(names: list[str]) -> list[tuple[str, Callable[[Browser, str], Watched]]]:
    """The titles that were named, or all."""
    return [(title, play) for title, play in TITLES.items() if not names or title in names]


if __name__ == "__main__":
    main()
