"""The known ids come from the right places."""

from pathlib import Path

import pytest

from tests.rules import rule
from tests.rules.ids import SHARED, known_ids, read_copy, read_games, read_shared


def test_the_copy_says_what_the_shared_rules_say() -> None:
    if SHARED.is_dir():
        assert read_copy() == read_shared(SHARED), "run python -m tests.rules.update"


def test_all_titles_are_known() -> None:
    ids = known_ids()
    assert list(ids) == ["ai-100-human", "exodus", "pest", "precognition", "goofspiel"]
    assert ids["goofspiel"][0] == "GOOF-001"
    assert ids["goofspiel"] == sorted(set(ids["goofspiel"]))


def test_a_shared_page_gives_its_ids_once_and_in_order(tmp_path: Path) -> None:
    (tmp_path / "pest.md").write_text("PEST-002, PEST-001 (see PEST-002), RUL-003, XPEST-004")
    assert read_shared(tmp_path) == {"pest": ["PEST-001", "PEST-002"]}


def test_a_game_owns_only_the_rules_that_are_not_shared(tmp_path: Path) -> None:
    for package, text in [("whist", "WHIST-001, unlike PEST-001"), ("pest", "PEST-001")]:
        folder = tmp_path / package / "text"
        folder.mkdir(parents=True)
        (folder / "rules.en.md").write_text(text)
    assert read_games(tmp_path, {"pest": ["PEST-001"]}) == {"whist": ["WHIST-001"]}


def test_a_citation_marks_the_test() -> None:
    assert rule("GOOF-020", "PEST-001").mark.args == ("GOOF-020", "PEST-001")


@pytest.mark.parametrize("ids", [["GOOF-999"], ["GOOF-020", "GOOF-20"], []])
def test_an_unknown_or_missing_id_is_refused(ids: list[str]) -> None:
    with pytest.raises(pytest.Collector.CollectError):
        rule(*ids)
