"""Notebooks: Python files in cells, run from above, as pages and as files for Jupyter.

A cell begins with `# %%`, text with `# %% [markdown]`, as editors and jupytext have it. The cell
that is tagged "parameters" says how much is played; tests play less.
"""

from __future__ import annotations

import ast
import json
import re
import sys
from collections.abc import Mapping
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from typing import Any, Final

BEGIN: Final = re.compile(r"^# %%(.*)\n", re.MULTILINE)
LONGEST: Final = 60
"""Lines of an output that are shown on a page."""


@dataclass
class Cell:
    text: str
    is_code: bool
    is_parameters: bool = False
    printed: str = ""
    value: str = ""
    """Of the last line, as a notebook shows it."""


@dataclass
class Notebook:
    name: str
    cells: list[Cell]
    names: dict[str, Any] = field(default_factory=dict)
    """What its cells have defined."""


def read(path: Path) -> Notebook:
    head, *parts = BEGIN.split(path.read_text(encoding="utf-8"))
    if head.strip():
        raise ValueError(f"{path.name}: there is something before the first cell")
    pairs = zip(parts[::2], parts[1::2], strict=True)
    return Notebook(path.stem, [cell(kind, text) for kind, text in pairs])


def cell(kind: str, text: str) -> Cell:
    if "[markdown]" in kind:
        return Cell(
            "\n".join(
                line.removeprefix("#").removeprefix(" ") for line in text.strip().split("\n")
            ),
            False,
        )
    return Cell(text.strip(), True, '"parameters"' in kind)


def run(notebook: Notebook, parameters: Mapping[str, object] | None = None) -> None:
    """All cells in order, with other parameters if some are given."""
    names = notebook.names = {"__name__": "notebook"}
    left = dict(parameters or {})
    for number, each in enumerate(notebook.cells):
        if not each.is_code:
            continue
        before = set(names)
        run_cell(each, names, f"{notebook.name}[{number}]")
        if each.is_parameters:
            for name in (set(names) - before) & set(left):
                names[name] = left.pop(name)
    if left:
        raise ValueError(f"{notebook.name} has no parameters {sorted(left)}")


def run_cell(each: Cell, names: dict[str, Any], place: str) -> None:
    body = ast.parse(each.text, place).body
    out = StringIO()
    with redirect_stdout(out):
        for line in body[:-1] if shows_value(body) else body:
            exec(compile(ast.Module([line], []), place, "exec"), names)
        if shows_value(body):
            value = eval(compile(ast.unparse(body[-1]), place, "eval"), names)
            each.value = "" if value is None else f"{value!r}".rstrip()
    each.printed = out.getvalue().rstrip()


def shows_value(body: list[ast.stmt]) -> bool:
    return bool(body) and isinstance(body[-1], ast.Expr)


# --- as a page, and for Jupyter -----------------------------------------------------------------


def page(notebook: Notebook) -> str:
    """Markdown with what came out below each cell."""
    parts = []
    for each in notebook.cells:
        parts.append(fenced("python", each.text) if each.is_code else each.text)
        shown = "\n".join(filter(None, [each.printed, each.value]))
        if shown:
            parts.append(fenced("{code-block} text\n:class: output", shortened(shown)))
    return "\n\n".join(parts) + "\n"


def fenced(kind: str, text: str) -> str:
    blank = "\n" if "\n" in kind else ""
    return f"````{kind}\n{blank}{text}\n````"


def shortened(text: str) -> str:
    lines = text.split("\n")
    return text if len(lines) <= LONGEST else "\n".join([*lines[:LONGEST], "…"])


def for_jupyter(notebook: Notebook) -> str:
    """The notebook in the format that Jupyter opens, 4.5, with its outputs."""
    cells = [
        {
            "cell_type": "code" if each.is_code else "markdown",
            "id": f"cell-{number}",
            "metadata": {"tags": ["parameters"]} if each.is_parameters else {},
            "source": each.text,
        }
        | ({"execution_count": None, "outputs": outputs(each)} if each.is_code else {})
        for number, each in enumerate(notebook.cells)
    ]
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    whole = {"nbformat": 4, "nbformat_minor": 5, "metadata": {"kernelspec": kernel}, "cells": cells}
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def outputs(each: Cell) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    if each.printed:
        found.append({"output_type": "stream", "name": "stdout", "text": each.printed + "\n"})
    if each.value:
        data = {"text/plain": each.value}
        found.append(
            {"output_type": "execute_result", "execution_count": None, "metadata": {}, "data": data}
        )
    return found


def main(source: str, target: str) -> None:
    """Run a notebook in the present folder, and write its page and its file for Jupyter."""
    notebook = read(Path(source))
    run(notebook)
    write(notebook, Path(target))


def write(notebook: Notebook, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{notebook.name}.md").write_text(page(notebook), encoding="utf-8")
    (folder / f"{notebook.name}.ipynb").write_text(for_jupyter(notebook), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
