"""Draw how a learner went on: `curve.jsonl` of one or more courses, as docs/learning/learning.svg.

python scripts/draw_curve.py docs/learning/*.jsonl
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PICTURE = ROOT / "docs" / "learning" / "learning.svg"

WIDTH, HEIGHT = 640, 320
LEFT, RIGHT, TOP, BOTTOM = 48, 150, 16, 44
COLOURS = {"random": "#3b7dd8", "expert": "#c2571a"}
DASHES = ["none", "6 4", "2 4"]
"""For the first course, the second, …"""
AIMS = {"random": 0.95, "expert": 0.40}


def main(paths: list[Path]) -> None:
    courses = {
        path.stem: [json.loads(line) for line in path.read_text().splitlines()] for path in paths
    }
    PICTURE.write_text(drawn(courses), encoding="utf-8")


def drawn(courses: dict[str, list[dict[str, Any]]]) -> str:
    longest = max(exam["seconds"] for exams in courses.values() for exam in exams)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="12" fill="#777">',
        *axes(longest),
    ]
    for place, (name, exams) in enumerate(courses.items()):
        for rival in COLOURS:
            parts += curve(exams, rival, longest, DASHES[place], name)
    return "\n".join([*parts, "</svg>"]) + "\n"


def x_of(seconds: float, longest: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * seconds / longest


def y_of(share: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)


def axes(longest: float) -> list[str]:
    right = WIDTH - RIGHT
    found = []
    for percent in range(0, 101, 20):
        y = y_of(percent / 100)
        found += [
            f'<line x1="{LEFT}" x2="{right}" y1="{y:.1f}" y2="{y:.1f}" stroke="#8884"/>',
            f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{percent} %</text>',
        ]
    for rival, aim in AIMS.items():
        y = y_of(aim)
        found.append(
            f'<line x1="{LEFT}" x2="{right}" y1="{y:.1f}" y2="{y:.1f}" '
            f'stroke="{COLOURS[rival]}" stroke-dasharray="1 5"/>'
        )
    step = 1 if longest < 600 else 2 if longest < 1200 else 5
    for minute in range(0, int(longest / 60) + 1, step):
        x = x_of(60 * minute, longest)
        found.append(f'<text x="{x:.1f}" y="{HEIGHT - 26}" text-anchor="middle">{minute}</text>')
    middle = (LEFT + right) / 2
    found.append(
        f'<text x="{middle}" y="{HEIGHT - 8}" text-anchor="middle">processor minutes</text>'
    )
    return found


def curve(
    exams: list[dict[str, Any]], rival: str, longest: float, dashes: str, name: str
) -> list[str]:
    """The line, the interval of each exam, and at its end what it is."""
    colour = COLOURS[rival]
    points = [(x_of(e["seconds"], longest), e["shares"][rival], e["errors"][rival]) for e in exams]
    line = " ".join(f"{x:.1f},{y_of(share):.1f}" for x, share, _ in points)
    bars = [
        f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{y_of(min(1, share + error)):.1f}" '
        f'y2="{y_of(max(0, share - error)):.1f}" stroke="{colour}" stroke-opacity=".35"/>'
        for x, share, error in points
    ]
    x, share, _ = points[-1]
    return [
        *bars,
        f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2" '
        f'stroke-dasharray="{dashes}"/>',
        f'<text x="{x + 6:.1f}" y="{y_of(share) + 4:.1f}" fill="{colour}">{rival}, {name}</text>',
    ]


if __name__ == "__main__":
    main([Path(path) for path in sys.argv[1:]])
