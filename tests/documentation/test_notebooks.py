"""The notebooks of the documentation run from above, on numbers smaller than theirs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from scripts.documentation import notebooks, places

SMALL: dict[str, dict[str, Any]] = {
    "balance": {"DEALS": 6, "WORKERS": 1},
    "first_bot": {"DEALS": 3},
    "records": {"GAMES": 6},
    "tournament": {"GAMES": 8, "WORKERS": 1},
    "training": {"TABLES": 64, "ROUNDS": 60, "DEALS": 40},
}


@pytest.fixture
def apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Notebooks write files beside them."""
    monkeypatch.chdir(tmp_path)


def ran(name: str) -> notebooks.Notebook:
    notebook = notebooks.read(places.DOCS / "notebooks" / f"{name}.py")
    notebooks.run(notebook, SMALL[name])
    return notebook


def test_all_are_here() -> None:
    assert [path.stem for path in places.notebooks()] == sorted(SMALL)


@pytest.mark.usefixtures("apart")
def test_a_bot_of_15_lines_beats_chance() -> None:
    notebook = ran("first_bot")
    (bot,) = [cell.text for cell in notebook.cells if "class Even" in cell.text]
    assert len(bot.splitlines()) <= 15
    assert notebook.names["share_of"](notebook.names["Even"], "random", 20) > 0.75


@pytest.mark.usefixtures("apart")
def test_a_tournament_has_all_its_games_in_its_results() -> None:
    notebook = ran("tournament")
    count = notebook.names["duckdb"].sql("select count(*) from 'spring/results.parquet'")
    games = SMALL["tournament"]["GAMES"] * 3 * 2  # of every pair, at both tables
    assert count.fetchall() == [(2 * games,)]


@pytest.mark.usefixtures("apart")
def test_a_dearer_card_is_played_on_the_same_deals() -> None:
    compared = ran("balance").names["compared"]
    assert compared.deals == SMALL["balance"]["DEALS"]
    assert any(name.endswith(":s1-b1") for name in compared.items)


@pytest.mark.usefixtures("apart")
def test_a_policy_learns() -> None:
    assert ran("training").names["shares"]["random"] > 0.6


@pytest.mark.usefixtures("apart")
def test_records_are_verified_and_a_forged_one_is_not() -> None:
    notebook = ran("records")
    assert len(notebook.names["kept"]) == SMALL["records"]["GAMES"]
    assert any("result-differs" in cell.printed for cell in notebook.cells)
    assert notebook.names["bids"].num_rows > 0


def test_a_notebook_is_a_page_and_a_file_for_jupyter(tmp_path: Path) -> None:
    source = tmp_path / "small.py"
    source.write_text(
        '# %% [markdown]\n# # Title\n#\n# Text.\n\n# %% tags=["parameters"]\nN = 1\n\n'
        "# %%\nprint(N)\nN + 1\n"
    )
    notebook = notebooks.read(source)
    notebooks.run(notebook, {"N": 4})
    assert notebooks.page(notebook) == (
        "# Title\n\nText.\n\n````python\nN = 1\n````\n\n````python\nprint(N)\nN + 1\n````\n\n"
        "````{code-block} text\n:class: output\n\n4\n5\n````\n"
    )
    cells = json.loads(notebooks.for_jupyter(notebook))["cells"]
    assert [cell["cell_type"] for cell in cells] == ["markdown", "code", "code"]
    assert [output["output_type"] for output in cells[2]["outputs"]] == ["stream", "execute_result"]


def test_a_parameter_that_is_none_is_refused(tmp_path: Path) -> None:
    source = tmp_path / "small.py"
    source.write_text('# %% tags=["parameters"]\nN = 1\n')
    with pytest.raises(ValueError, match="small has no parameters"):
        notebooks.run(notebooks.read(source), {"M": 4})
