"""The gallery of a title: which components it draws, and the rules they lead to."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tablee.engine.titles import TITLES, Title
from tablee.words import LANGUAGES
from tests.words.rules_pages import ANCHOR

BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"
DRAWN = re.compile(r"DRAWN = \[([^\]]*)\]")


def drawn(title: Title) -> list[str]:
    """The groups that the title's board draws one by one."""
    piece = BOARDS / title.name / "Piece.svelte"
    if not piece.is_file():
        return []
    found = DRAWN.search(piece.read_text(encoding="utf-8"))
    assert found, piece
    return re.findall(r"'([\w-]+)'", found[1])


@pytest.mark.parametrize("title", TITLES.values(), ids=lambda title: title.name)
def test_every_component_that_is_drawn_leads_to_a_rule(title: Title) -> None:
    anchors = [
        set(ANCHOR.findall((title.text / f"rules.{code}.md").read_text(encoding="utf-8")))
        for code in LANGUAGES
    ]
    for edition in title.editions:
        groups = {group.name: group for group in title.origins(edition)}
        assert set(drawn(title)) <= groups.keys()
        for name in drawn(title):
            for item in groups[name].items:
                assert all(item.rule in known for known in anchors), (name, item.id, item.rule)


@pytest.mark.parametrize("title", TITLES.values(), ids=lambda title: title.name)
def test_every_title_with_components_draws_its_cards(title: Title) -> None:
    kinds = {
        group.name
        for edition in title.editions
        for group in title.origins(edition)
        if any(word in group.name for word in ("card", "technolog", "decree", "objective", "tile"))
    }
    assert kinds <= set(drawn(title))
