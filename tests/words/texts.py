"""All that is written for people: every sentence of the catalogues and of the rules pages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import ast, parse

import tablee
from tablee.engine.titles import TITLES
from tablee.words.catalogue import COMMON

WEB: Final = Path(tablee.__file__).parent / "words" / "web"
FOLDERS: Final = {"text": COMMON, "web": WEB} | {name: t.text for name, t in TITLES.items()}

VARIABLE: Final = "#"
"""Stands for a variable; `#name` where the name matters."""


class Text(NamedTuple):
    """One sentence, or one variant of a part of it."""

    where: str
    key: str
    text: str


def sentences(language: str) -> list[Text]:
    """Every sentence and every variant in it, with `#name` for a variable."""
    found = []
    for name, folder in FOLDERS.items():
        tree = parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
        for entry in tree.body:
            if not isinstance(entry, ast.Message):
                continue
            patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
            for pattern in patterns:
                for text in [] if pattern is None else flattened(pattern):
                    found.append(Text(f"{name}/{language}.ftl", entry.id.name, text))
    return found


def flattened(pattern: ast.Pattern, selected: frozenset[str] = frozenset()) -> Iterator[str]:
    """The pattern with its variables and selections as `#`, then the patterns within it.

    A variable by which this very text has been selected is a mere `#`.
    """
    text = ""
    inner: list[tuple[ast.Pattern, str]] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            text += element.value
            continue
        expression = element.expression
        if isinstance(expression, ast.StringLiteral):
            text += expression.parse()["value"]
        elif isinstance(expression, ast.VariableReference):
            name = expression.id.name
            text += VARIABLE if name in selected else VARIABLE + name
        else:
            text += VARIABLE
        if isinstance(expression, ast.SelectExpression):
            by = expression.selector
            name = by.id.name if isinstance(by, ast.VariableReference) else ""
            inner += [(variant.value, name) for variant in expression.variants]
    yield text
    for one, name in inner:
        yield from flattened(one, selected | {name})


def rules_pages(language: str) -> list[Text]:
    """Every paragraph and line of a table on the rules pages, without marks and anchors."""
    found = []
    for name, title in TITLES.items():
        page = (title.text / f"rules.{language}.md").read_text(encoding="utf-8")
        for block in re.split(r"\n(?=\s*- |\||#|\n)", page):
            text = re.sub(r"<[^>]*>|\*", "", " ".join(block.split(" ")))
            text = " ".join(line.strip(" ") for line in text.strip().splitlines())
            if text.strip(" |-"):
                found.append(Text(f"{name}/rules.{language}.md", "", text))
    return found


def everything(language: str) -> list[Text]:
    return sentences(language) + rules_pages(language)
