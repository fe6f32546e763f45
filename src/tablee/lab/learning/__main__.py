"""Learn a title, and note how it goes.

    python -m tablee.lab.learning precognition --folder learned

The folder gets `curve.jsonl`, a line for every exam, and `learned.npz`, which `entrant.py` plays.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import typer

from tablee.lab.learning.course import Course, follow


def main(
    title: str,
    folder: Path = Path("learned"),
    lessons: int = 900,
    seats: int = 2,
    seed: int = 1,
    advised: int = 600,
) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "curve.jsonl").open("w") as curve:
        course = Course(title, seats, seed, lessons, advised=advised)
        for exam in follow(course, folder / "learned.npz"):
            line = msgspec.json.encode(exam).decode()
            curve.write(line + "\n")
            curve.flush()
            typer.echo(line)


if __name__ == "__main__":
    typer.run(main)
