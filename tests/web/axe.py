"""What axe finds wrong with a page."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

import pytest

from tests.web.people import Person
from tests.web.screens import AT_REST

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

# To describe all that is right as well takes five times as long.
RUN: Final = "rules => axe.run(document, { runOnly: rules, resultTypes: ['violations'] })"


COLOURS: Final[tuple[Literal["light"], Literal["dark"]]] = ("light", "dark")


def violations_in_all_colours(person: Person) -> list[str]:
    """By day and by night, on the same page: to come there once more takes longer than to look."""
    wrong = []
    for colours in COLOURS:
        person.page.emulate_media(color_scheme=colours)
        wrong += [f"{colours}: {found}" for found in violations(person)]
    return wrong


def expect_none_in_all_colours(person: Person) -> None:
    if wrong := violations_in_all_colours(person):
        pytest.fail("\n".join(wrong), pytrace=False)


def violations(person: Person) -> list[str]:
    """What is wrong with the page that somebody sees, and where."""
    if person.page.evaluate("window.axe === undefined"):
        if not AXE.is_file():
            pytest.fail(f"axe-core is missing: there is no {AXE}. Run `make site`.", pytrace=False)
        person.page.evaluate(AXE.read_text())
    person.page.evaluate(AT_REST)  # half-way from one colour to another nothing is legible
    found = person.page.evaluate(RUN, RULES)
    return [
        f"{rule['id']} at {node['target']}: {node['failureSummary']}\n{node['html']}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]
