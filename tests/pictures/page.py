"""The page that shows what has changed: kept, new and different, side by side."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import NamedTuple

STYLE = """
body { background: #222; color: #eee; font: 16px system-ui; margin: 2rem; }
figure { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; margin: 0 0 3rem; }
img { max-width: 100%; } figcaption { grid-column: 1 / -1; font-size: 1.3rem; }
summary { font-size: 1.3rem; }
"""


class Finding(NamedTuple):
    """What is known of a picture. Without a number of pixels it is new."""

    name: str
    pixels: int | None
    changed: bool

    def words(self) -> str:
        if self.pixels is None:
            return f"{self.name}: new"
        return f"{self.name}: {self.pixels} pixels"


def write(folder: Path, findings: list[Finding]) -> Path:
    changed = [one for one in findings if one.changed]
    same = [one for one in findings if not one.changed]
    same.sort(key=lambda one: one.name)
    changed.sort(key=lambda one: -(one.pixels or 0))
    page = folder / "index.html"
    page.write_text(
        f"<!doctype html><meta charset=utf-8><title>Pictures</title><style>{STYLE}</style>"
        f"<h1>{len(changed)} of {len(findings)} changed: kept, new, different</h1>"
        + "".join(map(figure, changed))
        + "<details><summary>The same as before</summary>"
        + "".join(map(figure, same))
        + "</details>"
    )
    return page


def figure(finding: Finding) -> str:
    kinds = ("new",) if finding.pixels is None else ("kept", "new", "different")
    images = "".join(f'<img src="{kind}/{finding.name}.webp" loading="lazy">' for kind in kinds)
    return f"<figure><figcaption>{escape(finding.words())}</figcaption>{images}</figure>"
