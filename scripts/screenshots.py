"""Takes the pictures of the README, by really playing: `make screenshots`."""

from __future__ import annotations

import re
import shutil
import struct
import sys
import tempfile
import zlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.web.conftest import FLAGS
from tests.web.people import DESKTOP, PHONE, Person
from tests.web.serving import serving
from tests.web.test_ai_100_human import Wirer
from tests.web.test_precognition import Captain

ROOT: Final = Path(__file__).parent.parent
PICTURES: Final = ROOT / "docs" / "screenshots"
SIZES: Final = {"desktop": DESKTOP, "phone": PHONE}
MOST_BYTES: Final = 250_000
ROUNDS: Final = 5
"""So many are played before the picture of a match, for there to be something to see."""

CARDS_LAID: Final = 10
"""So many lie in the tableau of AI 100% Human when its picture is taken."""

AT_REST: Final = """Promise.all(
  document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().endTime < Infinity)
    .map((one) => one.finished.catch(() => null))
)"""


def take(person: Person, name: str) -> None:
    """A picture of what somebody sees."""
    person.page.mouse.move(0, 0)
    person.page.evaluate("document.activeElement?.blur()")
    person.page.evaluate(AT_REST)
    path = PICTURES / f"{name}.png"
    path.write_bytes(shrunk(person.page.screenshot(scale="css")))
    if path.stat().st_size > MOST_BYTES:
        raise SystemExit(f"{path} is larger than {MOST_BYTES} bytes.")
    print(path.relative_to(ROOT), path.stat().st_size)


def sail(browser: Browser, address: str, device: str) -> None:
    """Precognition in the autumn, with cards to choose from and with objectives to meet."""
    settings = {"motion": "none", "speed": "fast", "theme": "dark"}
    captain = Captain(browser, address, SIZES[device], settings)
    captain.embark(4)
    captain.sail(last=ROUNDS)
    take(captain, f"precognition-{device}")
    captain.embark(3, mode="cooperative")
    captain.sail(last=2)
    take(captain, f"precognition-together-{device}")
    captain.context.close()


def wire(browser: Browser, address: str, device: str) -> None:
    """AI 100% Human in round 2: a card is chosen, and every cell says what it would pay."""
    settings = {"motion": "none", "speed": "fast", "theme": "dark"}
    wirer = Wirer(browser, address, SIZES[device], settings)
    wirer.begin(4)
    while True:
        wirer.answer("Which card of your reserve")
        card, _ = wirer.best("Reserve")
        card.click()
        expect(wirer.confirmable).to_be_visible()
        laid = wirer.mine.locator(".evolution").count()
        if laid >= CARDS_LAID and wirer.outlined(wirer.mine).count() > 1:
            break
        wirer.confirmable.click()
    take(wirer, f"ai-100-human-{device}")
    wirer.context.close()


class Photographer(Person):
    """Plays, and takes pictures on the way."""

    def __init__(self, browser: Browser, address: str, device: str) -> None:
        settings = {"motion": "full", "speed": "fast", "theme": "light"}
        super().__init__(browser, address, SIZES[device], settings)
        self.device = device

    def take(self, name: str) -> None:
        take(self, f"{name}-{self.device}")

    def work(self) -> None:
        self.open("/")
        expect(self.button("Play now").first).to_be_visible()
        self.take("home")

        self.button("Play now").first.click()
        for number in range(ROUNDS):
            self.ready()
            self.bid(str(2 * number + 1))
        self.ready()
        self.draft("8")
        self.take("match")

        self.button("Confirm").click()
        bids = self.page.get_by_role("img", name=re.compile(r" bids \d+\.$"))
        expect(bids).to_have_count(3)
        expect(self.page.locator("main").locator(".wins, .tied").first).to_be_visible()
        self.take("reveal")

        self.play_out()
        points = self.sheet.locator("tbody tr").first.locator("td").all_inner_texts()
        expect(self.sheet.locator("tfoot td")).to_have_text(points)  # they have counted up
        self.take("score")


# --- small files -------------------------------------------------------------------------------

COLOURS: Final = 256
DEPTH: Final = 6
"""Bits of each channel that tell two colours apart."""

Colour = tuple[int, int, int]


def shrunk(picture: bytes) -> bytes:
    """The same PNG with a palette of its most useful colours."""
    width, rows = pixels(picture)
    count = Counter(colour for row in rows for colour in row)
    boxes = palette(count)
    index = {colour: number for number, box in enumerate(boxes) for colour in box}
    lines = b"".join(b"\0" + bytes(index[colour] for colour in row) for row in rows)
    head = struct.pack(">IIBBBBB", width, len(rows), 8, 3, 0, 0, 0)
    parts = [(b"IHDR", head), (b"PLTE", b"".join(mean(box, count) for box in boxes))]
    parts += [(b"IDAT", zlib.compress(lines, 9)), (b"IEND", b"")]
    return picture[:8] + b"".join(chunk(name, body) for name, body in parts)


def chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def chunks(picture: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = 8
    while at < len(picture):
        size = int.from_bytes(picture[at : at + 4], "big")
        yield picture[at + 4 : at + 8], picture[at + 8 : at + 8 + size]
        at += 12 + size


def pixels(picture: bytes) -> tuple[int, list[list[Colour]]]:
    """The width, and the colours of each row."""
    parts = list(chunks(picture))
    width, height, _, kind = struct.unpack(">IIBB", parts[0][1][:10])
    step = {2: 3, 6: 4}[kind]
    data = zlib.decompress(b"".join(body for name, body in parts if name == b"IDAT"))
    above = bytearray(width * step)
    rows = []
    for start in range(0, height * (width * step + 1), width * step + 1):
        row = bytearray(data[start + 1 : start + 1 + width * step])
        unfilter(data[start], row, above, step)
        channels = [[value >> (8 - DEPTH) for value in row[place::step]] for place in range(3)]
        rows.append(list(zip(*channels, strict=True)))
        above = row
    return width, rows


def unfilter(kind: int, row: bytearray, above: bytearray, step: int) -> None:
    """Undo what PNG does to a row to make it compress better."""
    for i, value in enumerate(row if kind else b""):
        left = row[i - step] if i >= step else 0
        corner = above[i - step] if i >= step else 0
        guess = (0, left, above[i], (left + above[i]) // 2, nearest(left, above[i], corner))[kind]
        row[i] = (value + guess) & 255


def nearest(left: int, up: int, corner: int) -> int:
    guess = left + up - corner
    return min((left, up, corner), key=lambda value: abs(value - guess))


def palette(count: Counter[Colour]) -> list[list[Colour]]:
    """Similar colours together: the largest box is cut in two until there are enough."""
    boxes = [list(count)]
    while len(boxes) < COLOURS and (large := [box for box in boxes if len(box) > 1]):
        box = max(large, key=lambda box: spread(box)[0] * sum(count[one] for one in box) ** 0.5)
        channel = spread(box)[1]
        box.sort(key=lambda colour: colour[channel])
        half, seen, place = sum(count[one] for one in box) / 2, 0, 0
        while seen < half and place < len(box) - 1:
            seen += count[box[place]]
            place += 1
        boxes.remove(box)
        boxes += [box[:place], box[place:]]
    return boxes


def spread(box: list[Colour]) -> tuple[int, int]:
    """How far apart its colours are, and in which channel."""
    widths = [max(values) - min(values) for values in zip(*box, strict=True)]
    return max((width, channel) for channel, width in enumerate(widths))


def mean(box: list[Colour], count: Counter[Colour]) -> bytes:
    total = sum(count[one] for one in box)
    sums = [sum(one[channel] * count[one] for one in box) for channel in range(3)]
    return bytes(round(value / total * 255 / (2**DEPTH - 1)) for value in sums)


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for device in SIZES:
            Photographer(browser, address, device).work()
            sail(browser, address, device)
            wire(browser, address, device)
        browser.close()


if __name__ == "__main__":
    main()
