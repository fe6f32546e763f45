"""Small pictures that can be kept, and what is different between two of them."""

from __future__ import annotations

import io
from typing import Final, NamedTuple

from PIL import Image, ImageChops

SCALE: Final = 2 / 3
FINE: Final = 80
"""Of pictures that people look at."""
ROUGH: Final = 60
"""Of those that are only compared: a letter that changes is still seen."""

SAME: Final = 32
"""Two values of a colour, from 0 to 255, that are no further apart look the same."""

FEW: Final = 10
"""So many pixels may be different by chance; a letter has more."""

MARK: Final = (255, 0, 160)


class Difference(NamedTuple):
    """How many pixels are different, and the new picture with these marked."""

    pixels: int
    marked: Image.Image

    def counts(self) -> bool:
        return self.pixels > FEW


def small(picture: Image.Image, quality: int = FINE) -> bytes:
    """The file that is kept of a picture."""
    size = round(picture.width * SCALE), round(picture.height * SCALE)
    file = io.BytesIO()
    picture.resize(size, Image.Resampling.LANCZOS).save(file, "WEBP", quality=quality, method=6)
    return file.getvalue()


def opened(file: bytes) -> Image.Image:
    return Image.open(io.BytesIO(file)).convert("RGB")


def difference(kept: bytes, new: bytes) -> Difference:
    """Both as they come out of their files: what is lost in one is lost in the other."""
    before, after = opened(kept), opened(new)
    if before.size != after.size:
        return Difference(after.width * after.height, after)
    apart = ImageChops.difference(before, after)
    most = ImageChops.lighter(
        ImageChops.lighter(apart.getchannel(0), apart.getchannel(1)), apart.getchannel(2)
    )
    where = most.point([0 if value <= SAME else 255 for value in range(256)])
    faint = Image.blend(after.convert("L").convert("RGB"), Image.new("RGB", after.size), 0.6)
    faint.paste(MARK, mask=where)
    return Difference(where.histogram()[255], faint)
