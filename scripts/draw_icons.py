"""Draws the signs of the installed client: a table, as in the browser's tab, in all sizes.

Run it after a change; what it writes is in `web/public`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw

PUBLIC: Final = Path(__file__).parent.parent / "web" / "public"

GREEN: Final = "#2f6b5e"
WHITE: Final = "#ffffff"
NOTHING: Final = (0, 0, 0, 0)

GRID: Final = 32
"""The drawing is made on a grid of so many fields, like `web/src/lib/frame/favicon.ts`."""

FINE: Final = 8
"""It is drawn so many times as large, and made smaller: edges become smooth."""

SAFE: Final = 0.72
"""So much of it is left where systems cut the edges off."""


def drawn(size: int, ground: str | None, corner: int, scale: float) -> Image.Image:
    """The table on its ground; `corner` is how round that is, `scale` how large the table."""
    whole = size * FINE
    picture = Image.new("RGBA", (whole, whole), NOTHING)
    pen = ImageDraw.Draw(picture)
    if ground is not None:
        round_box(pen, (0, 0, GRID, GRID), corner, ground, whole / GRID, 0)
    step = whole / GRID * scale
    shift = whole * (1 - scale) / 2
    round_box(pen, (7, 11, 25, 15), 2, WHITE, step, shift)
    for leg in (11, 21):
        round_box(pen, (leg - 1.5, 13, leg + 1.5, 24.5), 1.5, WHITE, step, shift)
    return picture.resize((size, size), Image.Resampling.LANCZOS)


def round_box(
    pen: ImageDraw.ImageDraw,
    box: tuple[float, float, float, float],
    corner: float,
    colour: str,
    step: float,
    shift: float,
) -> None:
    left, top, right, bottom = [shift + side * step for side in box]
    pen.rounded_rectangle((left, top, right - 1, bottom - 1), corner * step, fill=colour)


def main() -> None:
    icons = {
        "icon-192.png": drawn(192, GREEN, 8, 1.0),
        "icon-512.png": drawn(512, GREEN, 8, 1.0),
        "icon-cut-512.png": drawn(512, GREEN, 0, SAFE),
        "icon-apple-180.png": drawn(180, GREEN, 0, 0.9),
        "badge-96.png": drawn(96, None, 0, 1.4),
    }
    for name, picture in icons.items():
        picture.save(PUBLIC / name, optimize=True)


if __name__ == "__main__":
    main()
