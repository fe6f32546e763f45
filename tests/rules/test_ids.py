"""The known ids come from the right places."""

from pathlib import Path

import pytest

from tablee.engine.titles import TITLES
from tests.rules import rule
from tests.rules.ids import SHARED, known_ids, read_copy, read_games, read_shared

SOME = tuple(ids[0] for ids in known_ids().values())
"""A rule of each title."""


def test_the_copy_says_what_the_shared_rules_say() -> None:
    if SHARED.is_dir():
        assert read_copy() == read_shared(SHARED), "run python -m tests.rules.update"


def test_all_titles_are_known() -> None:
    ids = known_ids()
    assert set(TITLES) <= set(ids)
    for own in ids.values():
        assert own[0].endswith("-001")
        assert own == sorted(set(own))
        assert len({id_.partition("-")[0] for id_ in own}) == 1


def test_a_shared_page_gives_its_ids_once_and_in_order(tmp_path: Path) -> None:
    (tmp_path / "tarot.md").write_text("TAROT-002, TAROT-001 (see TAROT-002), RUL-003, XTAROT-004")
    assert read_shared(tmp_path) == {"tarot": ["TAROT-001", "TAROT-002"]}


def test_a_game_owns_only_the_rules_that_are_not_shared(tmp_path: Path) -> None:
    for package, text in [("whist", "WHIST-001, unlike TAROT-001"), ("tarot", "TAROT-001")]:
        folder = tmp_path / package / "text"
        folder.mkdir(parents=True)
        (folder / "rules.en.md").write_text(text)
    assert read_games(tmp_path, {"tarot": ["TAROT-001"]}) == {"whist": ["WHIST-001"]}


def test_a_citation_marks_the_test() -> None:
    assert rule(*SOME).mark.args == SOME


@pytest.mark.parametrize("ids", [["NONE-999"], [SOME[0], SOME[0][:-1]], []])
def test_an_unknown_or_missing_id_is_refused(ids: list[str]) -> None:
    with pytest.raises(pytest.Collector.CollectError):
        rule(*ids)
