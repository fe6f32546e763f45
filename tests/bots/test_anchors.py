"""A quick thought of the searching bot gives away no more than it used to."""

from __future__ import annotations

import pytest

from tablee.engine.titles import TITLES
from tests.bots.anchors import drift, given_away, ruled, stored


@pytest.mark.parametrize("title", TITLES)
def test_a_quick_thought_gives_away_no_more_than_before(title: str) -> None:
    anchors = stored()
    assert ruled(title) in anchors, (
        f"the rules of {title} have another version: run `python -m tests.bots.anchors {title}`"
    )
    decisions = anchors[ruled(title)]
    before = [each.quick for each in decisions]
    more, sure = drift(before, given_away(title, decisions))
    assert more <= sure, f"{more:.2f} points more a decision than before, ± {sure:.2f} (99 %)"


@pytest.mark.parametrize("title", TITLES)
def test_a_bot_that_takes_the_worst_would_be_noticed(title: str) -> None:
    decisions = stored()[ruled(title)]
    assert len(decisions) >= 8
    before = [each.quick for each in decisions]
    more, sure = drift(before, [max(each.lost.values()) for each in decisions])
    assert more > sure
