"""Where the bot sends its negotiators, and whom it calls back."""

from __future__ import annotations

from tablee.bots.expert.exodus.outlook.wing import (
    OWN_EARLY,
    OWN_LATE,
    THEIR_EARLY,
    THEIR_LATE,
    Wing,
)
from tablee.games.exodus.improving import IMPROVE_NEGOTIATORS
from tablee.games.exodus.resolving import ResolveChamber
from tablee.games.exodus.state import Table
from tablee.games.exodus.turns import PLACING
from tests.bots.exodus.tables import fill_all, outlook, said, say
from tests.games.exodus.positions import (
    build,
    fill,
    influence,
    lay,
    negotiator,
    occupy,
    post,
    run,
    table,
    turn,
)


def two_players(round_: int = 2) -> Table:
    """All chambers hold cards, and seat 0 is to place."""
    s = table(seats=2)
    s.round = round_
    build(s, 0, "refinery", "miner")
    kinds = ["lab-assistant", "novice", "apprentice", "merchant"]
    fill_all(s, *[f"{kind}.{copy}" for copy in (1, 2, 3) for kind in kinds])
    s.tilted |= (1 << 129) | (1 << 111)
    return s


def test_the_negotiator_of_its_caste_is_sent_to_the_card_that_counts() -> None:
    s = two_players()
    fill(s, c5="black-market")
    occupy(s, "5-6")
    lay(s, 5, 0, 1)
    turn(s, 0, PLACING)
    assert [say(s), said(s)] == ["send deviant.1", "place 5-6"]


def test_cubes_go_where_they_change_who_wins() -> None:
    """Chamber 5 is lost whatever happens, and chamber 8 can be won; both hold the same."""
    s = two_players()
    fill(s, c5="black-market", c8="black-market.2")
    occupy(s, "5-6 8-9")
    lay(s, 5, 0, 6)
    turn(s, 0, PLACING)
    say(s)
    assert said(s) in ("place 8-9", "place 9-8")


def test_a_chamber_that_is_won_already_gets_no_more_cubes() -> None:
    s = two_players()
    fill(s, c5="black-market", c8="black-market.2")
    occupy(s, "5-6 8-9")
    lay(s, 5, 5, 1)
    lay(s, 8, 0, 1)
    turn(s, 0, PLACING)
    say(s)
    assert said(s) in ("place 8-9", "place 9-8")


def test_the_higher_value_goes_to_the_better_card() -> None:
    s = two_players()
    fill(s, c5="black-market")
    occupy(s, "5-6")
    lay(s, 5, 0, 2)
    for name in ("theocrat", "original", "bio", "architect", "core", "deviant"):
        influence(s, f"{name}.1", "3-1")
    turn(s, 0, PLACING)
    say(s)
    assert said(s) == "place 5-6"


def test_a_rival_is_denied_what_is_worth_most_to_everybody() -> None:
    """A tie discards the card (EXO-103): chamber 5 cannot be won, but need not be lost."""
    s = two_players()
    fill(s, c5="black-market", c8="merchant.2")
    occupy(s, "5-6 8-9")
    lay(s, 5, 0, 1)
    lay(s, 8, 0, 1)
    s.seats[0].home = [negotiator("theocrat.1")]
    turn(s, 0, PLACING)
    say(s)
    assert said(s) == "place 5-6"


def test_in_the_last_round_a_strong_negotiator_does_not_win_a_poor_card() -> None:
    """It would come home, and its points would be lost (EXO-106, EXO-122)."""
    s = two_players(round_=4)
    fill(s, c2="senator")
    s.seats[0].reserve = 9
    occupy(s, "1-2 8-9")
    lay(s, 9, 0, 6)
    lay(s, 8, 0, 6)
    lay(s, 1, 0, 6)
    influence(s, "bio.1", "3-3")
    s.seats[0].home = [negotiator("bio.1"), negotiator("theocrat.1")]
    turn(s, 0, PLACING)
    out = outlook(s)
    wing = Wing(out)
    slots = s.kit.slots
    strong = wing.placed(negotiator("bio.1"), 2 * slots.index("1-2"))
    safe = wing.placed(negotiator("bio.1"), 2 * slots.index("8-9"))
    assert safe > strong


def test_who_is_called_back_anyway_is_called_back_first() -> None:
    """For chamber 2 the theocrat comes home in any case, so chamber 1 costs nothing more."""
    s = table(seats=2)
    fill(s, c1="heir", c2="novice")
    post(s, "theocrat.1", "1-2")
    post(s, "core.1", "1-12")
    lay(s, 1, 2, 0)
    lay(s, 2, 1, 0)
    run(s, ResolveChamber(0))
    assert said(s) == "recall theocrat.1"


def test_the_weaker_is_called_back_in_the_last_round() -> None:
    s = table(seats=2)
    s.round = 4
    fill(s, c1="heir")
    post(s, "theocrat.1", "1-2")
    post(s, "core.1", "1-12")
    influence(s, "theocrat.1", "3-2")
    lay(s, 1, 4, 0)
    run(s, ResolveChamber(0))
    assert said(s) == "recall core.1"


def test_who_cannot_grow_any_more_is_called_back() -> None:
    s = table(seats=2)
    fill(s, c1="heir")
    post(s, "theocrat.1", "1-2")
    post(s, "core.1", "1-12")
    influence(s, "theocrat.1", "3-3")
    lay(s, 1, 4, 0)
    run(s, ResolveChamber(0))
    assert said(s) == "recall theocrat.1"


def test_a_negotiator_grows_on_one_side() -> None:
    s = table(seats=2)
    post(s, "theocrat.1", "1-2")
    influence(s, "theocrat.1", "2-1")
    run(s, IMPROVE_NEGOTIATORS)
    assert said(s) == "branch 3-1"


def hiding(free: str) -> Table:
    s = two_players()
    build(s, 0, "archives", "morphoplast")
    fill(s, c5="black-market")
    occupy(s, free)
    lay(s, 5, 0, 1)
    for slot in s.kit.open_slots[:5]:
        s.owners[slot] = 0
    s.seats[0].home = [negotiator("deviant.1"), negotiator("bio.1")]
    turn(s, 0, PLACING)
    return s


def test_the_last_negotiator_lies_face_down_if_others_are_to_answer() -> None:
    s = hiding("5-6 8-9")
    assert [say(s), say(s), said(s)] == ["use morphoplast.1", "hide 5-6", "send deviant.1"]


def test_nothing_is_hidden_from_nobody() -> None:
    assert said(hiding("5-6")) == "send deviant.1"


def test_chances_grow_with_the_lead() -> None:
    for rows in (OWN_EARLY, OWN_LATE, THEIR_EARLY, THEIR_LATE):
        for row in rows:
            assert list(row) == sorted(row)
            assert 0 <= row[0] < row[-1] <= 1


def test_with_all_slots_taken_the_lead_decides() -> None:
    s = two_players()
    occupy(s)
    lay(s, 3, 2, 1)
    lay(s, 4, 2, 2)
    wing = Wing(outlook(s))
    assert wing.chance(2, 0, wing.free[2]) == 1
    assert wing.chance(2, 1, wing.free[2]) == 0
    assert wing.chance(3, 0, wing.free[3]) == wing.chance(3, 1, wing.free[3]) == 0
