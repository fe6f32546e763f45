"""Draws the picture of a link, with Pillow: 1200 by 630, as those who show links want it.

The ground is the title's own picture, taken once from the client's (`preview.webp`), and words are
written in the client's own letters. So no browser is needed, and no library beside Pillow.
"""

from __future__ import annotations

import io
import unicodedata
import zlib
from collections.abc import Mapping
from colorsys import hls_to_rgb
from functools import cache
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from tablee.engine.titles import TITLES
from tablee.server.previews.picture import Picture, Player
from tablee.server.site import File

WIDTH: Final = 1200
HEIGHT: Final = 630
LEFT: Final = 64
TEXT: Final = 500
"""Words take at most so much of the width; the picture stands at their right."""

SHADE: Final = 780
"""As far as the ground is darkened behind them."""

HOUSE: Final = (28, 46, 42)
SIGN: Final = (47, 107, 94)
INK: Final = (255, 247, 234)
SOFT: Final = (236, 220, 196)
GOLD: Final = (240, 201, 135)
BACK: Final = (70, 66, 78)
EDGE: Final = (20, 16, 24)

DISPLAY: Final = "fraunces-latin-900-normal"
PLAIN: Final = "atkinson-hyperlegible-next-latin-600-normal"
PREVIEW: Final = "preview.webp"

SHELF: Final = 6
ROWS: Final = 6
CARD: Final = (17, 24)
COLOURS: Final = 256
"""A picture of so many colours takes a fifth of the bytes, and nobody sees it."""

Font = ImageFont.FreeTypeFont
Colour = tuple[int, int, int]


class Painter:
    """Has the letters."""

    def __init__(self, client: Mapping[str, File]) -> None:
        self.letters = {name: letters_in(client, name) for name in (DISPLAY, PLAIN)}
        self.fonts: dict[tuple[str, int], Font] = {}

    def font(self, name: str, size: int) -> Font:
        key = (name, size)
        if key not in self.fonts:
            self.fonts[key] = open_font(self.letters[name], size)
        return self.fonts[key]

    def fitting(self, name: str, text: str, size: int, width: int, least: int) -> Font:
        """As large as it may be, and no wider than there is room."""
        while size > least and self.font(name, size).getlength(text) > width:
            size -= 2
        return self.font(name, size)

    def paint(self, picture: Picture) -> bytes:
        image = ground(picture.title).copy()
        pen = ImageDraw.Draw(image)
        self.sign(pen)
        y = self.heading(pen, picture)
        if picture.note:
            pen.text((LEFT, y), picture.note, SOFT, self.font(PLAIN, 34))
            y += 56
        self.players(pen, picture.players, y)
        out = io.BytesIO()
        image.quantize(palette=palette(picture.title)).save(out, "PNG", compress_level=7)
        return out.getvalue()

    def sign(self, pen: ImageDraw.ImageDraw) -> None:
        """The table of the house, and its name."""
        pen.rounded_rectangle((LEFT, 48, LEFT + 44, 92), 12, fill=SIGN)
        pen.rounded_rectangle((LEFT + 9, 62, LEFT + 35, 68), 3, fill=INK)
        for leg in (14, 27):
            pen.rounded_rectangle((LEFT + leg, 66, LEFT + leg + 4, 81), 2, fill=INK)
        pen.text((LEFT + 58, 70), "Tablée", INK, self.font(DISPLAY, 32), anchor="lm")

    def heading(self, pen: ImageDraw.ImageDraw, picture: Picture) -> int:
        """What it is and what is played; where it ends."""
        small = self.fitting(PLAIN, picture.heading, 36, TEXT, 22)
        pen.text((LEFT, 140), picture.heading, GOLD, small)
        y = 190
        for line in self.lines_of(picture.called):
            font = self.fitting(DISPLAY, line, 88, TEXT, 40)
            pen.text((LEFT, y), line, INK, font)
            y += int(font.size * 1.12)
        return y + 24

    def lines_of(self, called: str) -> list[str]:
        """A series stands above its title's own name; a long one is broken in the middle."""
        series, colon, own = called.partition(": ")
        if colon:
            return [series + ":", own]
        first, space, rest = called.rpartition(" ")
        long = self.font(DISPLAY, 72).getlength(called) > TEXT
        return [first, rest] if long and space else [called]

    def players(self, pen: ImageDraw.ImageDraw, players: tuple[Player, ...], y: int) -> None:
        room = (HEIGHT - 40 - y) // max(1, len(players[:ROWS]))
        step = min(62, room)
        size = max(20, min(30, step - 14))
        for player in players[:ROWS]:
            self.player(pen, player, y, size)
            y += step

    def player(self, pen: ImageDraw.ImageDraw, player: Player, y: int, size: int) -> None:
        middle, face = y + size * 0.7, size * 0.55
        pen.ellipse(
            (LEFT, middle - face, LEFT + 2 * face, middle + face), fill=hue(player.name, 0.55)
        )
        x = LEFT + 2 * face + 14
        name = drawable(player.name)
        font = self.fitting(PLAIN, name, size, 230, 16)
        pen.text((x, middle), name, GOLD if player.won else INK, font, anchor="lm")
        if player.points is not None:
            points = self.font(DISPLAY, size)
            pen.text((LEFT + 330, middle), str(player.points), GOLD, points, anchor="rm")
        self.things(pen, player.things, LEFT + 350, middle)

    def things(
        self, pen: ImageDraw.ImageDraw, things: tuple[str, ...], x: float, middle: float
    ) -> None:
        """What lies before somebody, as small cards: open ones in colours of their own."""
        wide, high = CARD
        room = int((LEFT + TEXT - x) // (wide // 2))
        for thing in things[:room]:
            box = (x, middle - high / 2, x + wide, middle + high / 2)
            fill = hue(thing, 0.62) if thing else BACK
            pen.rounded_rectangle(box, 3, fill=fill, outline=EDGE)
            x += wide // 2


def letters_in(client: Mapping[str, File], name: str) -> bytes | None:
    """The client's own; none where it is not built."""
    found = (file for path, file in sorted(client.items()) if path.startswith(f"/assets/{name}"))
    return next((file.plain for file in found), None)


def open_font(letters: bytes | None, size: int) -> Font:
    if letters is not None:
        try:
            return ImageFont.truetype(io.BytesIO(letters), size)
        except OSError:  # a Pillow that cannot unpack them
            pass
    plain = ImageFont.load_default(size)
    assert isinstance(plain, ImageFont.FreeTypeFont)
    return plain


@cache
def ground(title: str) -> Image.Image:
    """The title's picture, dark where words will stand; the house's own colour without one."""
    image = Image.new("RGB", (WIDTH, HEIGHT), HOUSE)
    if title in TITLES:
        image.paste(own_picture(title) or image)
    else:
        lay_out_shelf(image)
    shade = Image.new("L", (WIDTH, 1))
    for x in range(SHADE):
        shade.putpixel((x, 0), int(252 * min(1.0, 1.5 * (1 - x / SHADE))))
    image.paste((14, 12, 18), mask=shade.resize((WIDTH, HEIGHT)))
    return image


@cache
def palette(title: str) -> Image.Image:
    """The colours of a title's pictures: found once, for to look for them takes long."""
    sample = ground(title).copy()
    pen = ImageDraw.Draw(sample)
    inks = [INK, SOFT, GOLD, BACK, EDGE, SIGN]
    inks += [tint(turn, light) for turn in range(0, 360, 24) for light in (0.55, 0.62)]
    for place, ink in enumerate(inks):
        pen.rectangle((0, place * 16, 250, place * 16 + 15), ink)
    return sample.quantize(COLOURS, Image.Quantize.MEDIANCUT)


def own_picture(title: str) -> Image.Image | None:
    path: Path = TITLES[title].text.parent / PREVIEW
    if not path.is_file():
        return None
    with Image.open(path) as found:
        return found.convert("RGB").resize((WIDTH, HEIGHT))


def lay_out_shelf(image: Image.Image) -> None:
    """The house's own: a piece of each game, side by side."""
    pictures = [found for title in TITLES if (found := own_picture(title)) is not None][:SHELF]
    wide, high = (WIDTH - TEXT) // 2, HEIGHT // (SHELF // 2)
    for place, found in enumerate(pictures):
        piece = found.crop((WIDTH - int(wide * HEIGHT / high), 0, WIDTH, HEIGHT))
        corner = (TEXT + place % 2 * wide, place // 2 * high)
        image.paste(piece.resize((wide, high)), corner)


def hue(name: str, light: float) -> Colour:
    """The colour that a name always has."""
    return tint(zlib.crc32(name.encode()) // 24 % 15 * 24, light)


def tint(turn: int, light: float) -> Colour:
    red, green, blue = hls_to_rgb(turn / 360, light, 0.55)
    return int(red * 255), int(green * 255), int(blue * 255)


def drawable(name: str) -> str:
    """The name as far as there are letters for it: others are shown by their colour alone."""
    plain = "".join(c if is_latin(c) else unicodedata.normalize("NFKD", c) for c in name)
    return "".join(c for c in plain if is_latin(c)).strip()


def is_latin(letter: str) -> bool:
    return 32 <= ord(letter) < 127 or 160 < ord(letter) < 256 or letter in "’‘“”–—…Œœ"
