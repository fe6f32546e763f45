"""Pages made of docstrings: a reference of what others use, and all modules in a line each."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Final

from scripts.documentation.places import ROOT

SOURCE: Final = ROOT / "src"

PUBLIC: Final = (
    "tablee.engine",
    "tablee.words",
    "tablee.guide",
    "tablee.bots",
    "tablee.arena",
    "tablee.review",
    "tablee.lab",
    "tablee.client",
    "tablee.server.schemas",
)
"""What programs outside build on. Rules and experts are read with the rulebook beside them."""

NOT_SHOWN: Final = ("tablee.bots.expert.", "tablee.lab.bounds")


class NoDocstring(Exception):
    """A module does not say what it is for."""


def modules() -> dict[str, str]:
    """All modules, each with the first sentence of its docstring."""
    return {name: first_sentence(name, path) for name, path in files()}


def files() -> Iterator[tuple[str, Path]]:
    for path in sorted((SOURCE / "tablee").rglob("*.py")):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        is_empty = path.name == "__init__.py" and not path.read_text(encoding="utf-8").strip()
        if "migrations" not in parts and parts[-1] != "__main__" and not is_empty:
            yield ".".join(parts).removesuffix(".__init__"), path


def first_sentence(name: str, path: Path) -> str:
    text = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    if not text:
        raise NoDocstring(f"{name} has no docstring")
    return " ".join(text.partition("\n\n")[0].split())


def public(package: str) -> list[str]:
    """The modules of a package that have a page."""
    return [
        name
        for name, _ in files()
        if (name == package or name.startswith(f"{package}.")) and not name.startswith(NOT_SHOWN)
    ]


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    told = modules()
    shown = {package: public(package) for package in PUBLIC}
    for names in shown.values():
        for name in names:
            (folder / f"{name}.md").write_text(module_page(name), encoding="utf-8")
    for package, names in shown.items():
        page = package_page(package, [name for name in names if name != package], told)
        (folder / f"{package}.md").write_text(page, encoding="utf-8")
    (folder / "index.md").write_text(contents(told), encoding="utf-8")
    (folder / "modules.md").write_text(all_modules(told), encoding="utf-8")


def module_page(name: str) -> str:
    return f"# {name}\n\n```{{eval-rst}}\n.. automodule:: {name}\n```\n"


def package_page(package: str, names: list[str], told: dict[str, str]) -> str:
    lines = "\n".join(f"- [{name}](/reference/{name}.md): {told[name]}" for name in names)
    return f"{module_page(package)}\n## Modules\n\n{lines}\n\n{toctree(names)}"


def contents(told: dict[str, str]) -> str:
    lines = "\n".join(f"- [{name}](/reference/{name}.md): {told[name]}" for name in PUBLIC)
    return "\n\n".join(
        [
            "# Reference",
            "Made of the docstrings of the source. `import tablee` is all that is needed to begin:"
            " `tablee.make` gives a game, and everything else is reached from it.",
            "```{eval-rst}\n.. autofunction:: tablee.make\n.. autofunction:: tablee.compiled\n```",
            f"## What others build on\n\n{lines}",
            "[All modules](/reference/modules.md), in a line each.",
            toctree([*PUBLIC, "modules"]),
        ]
    )


def all_modules(told: dict[str, str]) -> str:
    """The map of the source, for whoever looks where something is done."""
    parts = ["# All modules\n\nWhat each module of the source is for, in its own words."]
    for package, names in groupby(sorted(told), lambda name: ".".join(name.split(".")[:2])):
        lines = [f"- `{name}`: {told[name]}" for name in names]
        parts.append("\n".join([f"## {package}\n", *lines]))
    return "\n\n".join(parts) + "\n"


def toctree(names: list[str]) -> str:
    return "```{toctree}\n:hidden:\n\n" + "\n".join(names) + "\n```\n"
