"""How the bot gets through plague and River."""

from __future__ import annotations

import pytest

from tablee.games.precognition.state import River
from tests.bots.precognition.boats import told
from tests.games.precognition.positions import (
    act,
    asked,
    at_round,
    boat,
    next_tile,
    others,
    zones,
)


def maintained(number: int, counts: str, pair: str, tile: str = "", *answers: str) -> River:
    """The first question that seat 0 is asked after its Action phase."""
    s = at_round(number, 3)
    boat(s, counts)
    if tile:
        next_tile(s, tile)
    zones(s, pair)
    act(s, "activate kept", *answers)
    others(s)
    return s


def test_protectors_are_sent_against_a_plague_that_would_stay() -> None:
    s = maintained(6, "H=8 C=3 D=3 P=3 F=12 L=2", "s2-f2 s1-h1")
    assert (asked(s), told(s)) == ("lower-plague", "protect 2")


def test_in_the_end_every_protector_is_sent() -> None:
    s = maintained(12, "H=8 C=3 D=3 P=2 F=30 L=1", "s2-f2 s2-h1")
    assert told(s) == "protect 2"


def test_the_contaminated_are_lost_first() -> None:
    s = maintained(6, "H=8 C=4 D=1 F=12 L=3", "s1-f1 s1-h1")
    assert (asked(s), told(s)) == ("lose-humans", "lose 3")


def test_those_whom_nobody_can_feed_are_lost_rather_than_those_who_need_no_food() -> None:
    s = maintained(8, "H=8 C=4 D=1 F=3 L=3", "s1-y1 s1-h1", "", "doctors 1")
    assert (asked(s), told(s)) == ("lose-humans", "lose 0")


@pytest.mark.parametrize(
    ("tile", "counts", "answer"),
    [
        ("river-3-huma", "H=9 C=0 D=3 P=1 F=20", "ignore"),
        ("river-3-batt", "H=9 C=0 D=3 P=1 F=20", "apply"),
        ("river-3-food", "H=12 C=0 D=3 P=1 F=40", "apply"),
    ],
)
def test_a_protector_is_spent_where_the_tile_takes_more_than_it_is_worth(
    tile: str, counts: str, answer: str
) -> None:
    s = maintained(11, counts, "s1-f1 s1-h1", tile)
    assert (asked(s), told(s)) == ("face-river", answer)


def test_of_ymunes_those_are_lost_who_are_needed_less() -> None:
    late = maintained(11, "H=9 C=0 D=4 P=3 F=20", "s1-f1 s1-h1", "river-3-ymun")
    act(late, "apply")
    assert (asked(late), told(late)) == ("lose-ymunes", "lose-doctors 2")
    early = maintained(5, "H=9 C=6 D=2 P=9 F=20", "s1-f1 s1-h1", "river-2-ymun")
    act(early, "apply")
    assert (asked(early), told(early)) == ("lose-ymunes", "lose-doctors 0")


def test_a_battery_is_taken_from_a_machine_that_does_not_run() -> None:
    s = maintained(
        5, "H=9 D=3 F=20 std-a-1=2 std-a-2=1", "s1-y1 s1-b1", "river-2-batt", "doctors 1"
    )
    assert (asked(s), told(s)) == ("lose-battery", "unplug std-a-2")
