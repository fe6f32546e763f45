"""The documentation site can be built: every page has its place, every link leads somewhere."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from scripts.documentation import links, places, reference


def test_the_site_has_no_fault() -> None:
    program = [sys.executable, "-m", "scripts.documentation", "--check"]
    ran = subprocess.run(program, cwd=places.ROOT, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr


def test_a_link_goes_where_its_file_is_on_the_site(tmp_path: Path) -> None:
    text = "[a](../README.md#in-python) [b](../examples/outside_bot.py) [c](#here) [d](https://x.y)"
    found = links.relinked(text, "docs/lab.md", places.pages(), tmp_path)
    assert found == (
        "[a](/overview.md#in-python) [b](/files/examples/outside_bot.py) [c](#here) [d](https://x.y)"
    )
    copied = tmp_path / "files" / "examples" / "outside_bot.py"
    assert copied.read_bytes() == (places.ROOT / "examples" / "outside_bot.py").read_bytes()


def test_what_looks_like_a_link_in_code_is_none(tmp_path: Path) -> None:
    text = "```python\nnames[0](nowhere)\n```\n"
    assert links.relinked(text, "docs/lab.md", places.pages(), tmp_path) == text


def test_a_link_to_nothing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(links.BrokenLink, match=r"docs/lab\.md: nowhere\.md"):
        links.relinked("[a](nowhere.md)", "docs/lab.md", places.pages(), tmp_path)


def test_the_map_of_the_source_has_every_module_once() -> None:
    told = reference.modules()
    text = reference.all_modules(told)
    assert {name: text.count(f"- `{name}`: ") for name in told} == dict.fromkeys(told, 1)
