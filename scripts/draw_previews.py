"""Takes the pictures of all titles from the first page, for the previews of links.

Run it with the client built, after a change of an `Artwork.svelte`:
`scripts/with_browser .venv/bin/python -m scripts.draw_previews`. It writes `preview.webp` in the
package of each title: on that the server draws words and players, and needs no browser.
"""

from __future__ import annotations

import io
import tempfile
from pathlib import Path
from typing import Final

from PIL import Image

import tablee.games  # noqa: F401  (registers the titles)
from tablee.engine.titles import TITLES
from tests.web.chromium import chromium
from tests.web.serving import serving

WIDTH: Final = 1200
HEIGHT: Final = 630

ALONE: Final = """(name) => {
  const tiles = [...document.querySelectorAll('main article')];
  const tile = tiles.find((one) => one.querySelector(`a[href="/rules/${name}"]`));
  const art = tile.querySelector('.art').cloneNode(true);
  const foot = getComputedStyle(tile).getPropertyValue('--foot') || 'transparent';
  for (const [key, value] of Object.entries({
    position: 'fixed', inset: '0', width: '100vw', height: '100vh', 'z-index': '99999',
    background: foot, overflow: 'hidden', 'max-width': 'none',
  })) art.style.setProperty(key, value);
  // The picture stands at the right, where no words will be; its ground goes on to the left.
  const svg = art.querySelector('svg');
  for (const [key, value] of Object.entries({
    position: 'absolute', inset: '0', left: '270px', width: '100%', overflow: 'visible',
  })) svg.style.setProperty(key, value);
  document.body.append(art);
}"""


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as address,
        chromium() as browser,
    ):
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        for name, title in TITLES.items():
            page.goto(address)
            page.wait_for_selector("main article")
            page.evaluate(ALONE, name)
            page.wait_for_timeout(300)
            shot = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
            shot.save(title.text.parent / "preview.webp", quality=82, method=6)


if __name__ == "__main__":
    main()
