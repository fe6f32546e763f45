"""What the bot changes on the Wing when its negotiators stand."""

from __future__ import annotations

from tablee.games.exodus.state import Table
from tablee.games.exodus.turns import PLACED
from tests.bots.exodus.tables import fill_all, said, say
from tests.games.exodus.positions import build, card, fill, lay, occupy, post, table, turn


def last_turn(module: str, crew: str) -> Table:
    """All slots are taken; seat 0 has an ability and a gem left."""
    s = table(seats=2)
    s.round = 2
    kinds = ["lab-assistant", "novice", "apprentice", "merchant"]
    fill_all(s, *[f"{kind}.{copy}" for copy in (1, 2, 3) for kind in kinds])
    build(s, 0, module, crew)
    s.tilted |= 1 << card("refinery")
    s.seats[0].reserve = 1
    s.seats[0].home = []
    fill(s, c5="black-market")
    return s


def test_a_tie_for_a_good_card_is_won() -> None:
    s = last_turn("refinery", "ambassador")
    occupy(s)
    lay(s, 5, 2, 2)
    turn(s, 0, PLACED)
    assert [say(s), said(s)] == ["use ambassador.1", "chamber 5"]


def test_no_zone_is_marked_that_is_won_or_lost() -> None:
    s = last_turn("refinery", "ambassador")
    occupy(s)
    lay(s, 5, 3, 2)
    lay(s, 6, 0, 2)
    turn(s, 0, PLACED)
    assert said(s) == "end"


def test_two_cubes_turn_the_chamber_that_they_can_win() -> None:
    s = last_turn("refinery", "courtesan")
    post_one(s)
    occupy(s)
    lay(s, 5, 1, 2)
    lay(s, 6, 1, 5)
    turn(s, 0, PLACED)
    assert [say(s), said(s)] == ["use courtesan.1", "chamber 5"]


def test_nobody_is_sacrificed_for_a_chamber_that_is_won() -> None:
    s = last_turn("refinery", "courtesan")
    post_one(s)
    occupy(s)
    lay(s, 5, 4, 1)
    lay(s, 6, 0, 6)
    turn(s, 0, PLACED)
    assert said(s) == "end"


def test_a_rivals_cube_is_removed_where_it_leads() -> None:
    s = last_turn("lawless-zone", "heir")
    occupy(s)
    lay(s, 5, 1, 2)
    lay(s, 6, 1, 4)
    turn(s, 0, PLACED)
    assert [say(s), say(s), said(s)][:2] == ["use lawless-zone.1", "chamber 5"]
    assert said(s) == "player 2"


def test_the_good_card_is_swapped_to_where_one_leads() -> None:
    s = last_turn("refinery", "hacker")
    occupy(s)
    lay(s, 5, 0, 3)
    lay(s, 9, 3, 0)
    turn(s, 0, PLACED)
    assert say(s) == "use hacker.1"
    assert {say(s), said(s)} == {"chamber 5", "chamber 9"}


def test_a_rivals_cubes_are_moved_from_where_they_lead() -> None:
    s = last_turn("refinery", "conspirator")
    occupy(s)
    lay(s, 5, 2, 3)
    lay(s, 9, 0, 1)
    turn(s, 0, PLACED)
    expected = ["use conspirator.1", "player 2", "chamber 9", "chamber 5"]
    assert [say(s) for _ in range(4)] == expected


def test_abilities_of_the_wing_wait_for_the_last_placement() -> None:
    s = last_turn("refinery", "ambassador")
    occupy(s, "5-6")
    s.seats[0].home = [0]
    lay(s, 5, 2, 2)
    turn(s, 0, PLACED)
    assert said(s) == "end"


def post_one(s: Table) -> None:
    s.seats[0].home = [0]
    post(s, "theocrat.1", "5-6")
