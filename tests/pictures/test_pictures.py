"""What can be seen to change is found, and nothing else; what is kept is small and complete."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from PIL import Image, ImageDraw

from tests.pictures.comparing import FINE, ROUGH, difference, small
from tests.pictures.matrix import SHOTS
from tests.pictures.readme import shown

ROOT: Final = Path(__file__).parents[2]
KEPT: Final = ROOT / "docs" / "pictures"
MOST_BYTES: Final = 3_000_000


@pytest.fixture(params=[FINE, ROUGH])
def picture(request: pytest.FixtureRequest) -> Callable[..., bytes]:
    """A picture as it is kept, crisp or not."""

    def drawn(words: str = "a table", shade: int = 20) -> bytes:
        paper = Image.new("RGB", (300, 150), (shade, shade, shade))
        ImageDraw.Draw(paper).text((20, 50), words, fill="white", font_size=24)
        return small(paper, request.param)

    return drawn


def test_the_same_is_the_same(picture: Callable[..., bytes]) -> None:
    assert difference(picture(), picture()).pixels == 0


def test_a_letter_is_seen(picture: Callable[..., bytes]) -> None:
    assert difference(picture(), picture("a tab1e")).counts()


def test_a_shade_that_nobody_sees_does_not_count(picture: Callable[..., bytes]) -> None:
    assert not difference(picture(), picture(shade=26)).counts()


def test_a_new_colour_is_seen(picture: Callable[..., bytes]) -> None:
    assert difference(picture(), picture(shade=70)).counts()


def test_another_size_is_seen(picture: Callable[..., bytes]) -> None:
    assert difference(picture(), small(Image.new("RGB", (300, 160)))).counts()


def test_every_picture_is_kept_and_no_other() -> None:
    assert {path.stem for path in KEPT.iterdir()} == {shot.name for shot in SHOTS}


def test_what_is_kept_is_small() -> None:
    assert sum(path.stat().st_size for path in KEPT.iterdir()) < MOST_BYTES


def test_the_readme_shows_pictures_that_are_kept() -> None:
    assert len(shown()) > 5
    assert [path for path in shown() if not (ROOT / path).is_file()] == []
