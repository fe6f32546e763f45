"""Takes the pictures: a server with fixed deals, a browser, and somebody who looks around."""

from __future__ import annotations

import io
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser

from tests.pictures.matrix import SIZES, Shot
from tests.web.chromium import chromium
from tests.web.people import Person
from tests.web.positions import House, furnished
from tests.web.screens import SCREENS, settle
from tests.web.serving import FIXED, serving

PORT: Final = 8987
"""Always the same: invitations show it."""


def taken(shots: Sequence[Shot]) -> Iterator[tuple[Shot, Image.Image]]:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), FIXED, PORT) as address,
        furnished(address) as house,
        chromium() as browser,
    ):
        for shot in shots:
            yield shot, take(browser, address, house, shot)


def take(browser: Browser, address: str, house: House, shot: Shot) -> Image.Image:
    screen = SCREENS[shot.screen]
    likes = {"motion": "none", "speed": "fast", "hints": screen.hints}
    likes |= {"theme": shot.theme, "language": shot.language}
    cookies = [] if screen.watched else house.cookies
    person = Person(browser, address, SIZES[shot.device], likes, cookies, timezone_id="UTC")
    person.open(screen.path(house))
    settle(person.page, screen)
    person.page.mouse.move(0, 0)
    person.page.evaluate("document.activeElement?.blur()")
    picture = person.page.screenshot(scale="css", caret="hide")
    person.context.close()
    return Image.open(io.BytesIO(picture)).convert("RGB")
