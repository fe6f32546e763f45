"""Measure titles anew, or all of them: `python -m tablee.lab.bounds pest --matches 10`."""

from typing import Annotated

import typer

from tablee.engine.titles import TITLES
from tablee.lab.bounds import write


def main(titles: Annotated[list[str] | None, typer.Argument()] = None, matches: int = 10) -> None:
    for title in titles or TITLES:
        write(title, matches)
        typer.echo(title)


if __name__ == "__main__":
    typer.run(main)
