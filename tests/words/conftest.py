"""The sample title, at hand for the tests of the checks."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.engine.titles import TITLES, Title
from tests.words import sample


@pytest.fixture
def sample_title(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Title:
    """The sample in a folder of its own, registered while the test runs."""
    title = sample.title(tmp_path)
    monkeypatch.setitem(TITLES, title.name, title)
    return title
