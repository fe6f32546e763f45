"""Phase 3: hidden negotiators are revealed, chambers are won, negotiators recalled."""

from __future__ import annotations

import pytest

from tablee.engine.events import SPECTATOR
from tablee.games.exodus.improving import IMPROVE_NEGOTIATORS
from tablee.games.exodus.resolving import RESOLVE_CHAMBERS, REVEAL_HIDDEN
from tablee.games.exodus.rounds import NEGOTIATION
from tablee.games.exodus.state import EMPTY, Table
from tests.games.exodus.positions import (
    OWN_TURN,
    card,
    cards,
    conceal,
    equip,
    fill,
    influence,
    lay,
    names,
    negotiator,
    occupy,
    offered,
    play,
    post,
    refused,
    run,
    slot,
    table,
    zone,
)
from tests.rules import rule

A, B, C, D = range(4)


def zone_4(*counts: int, mark: int = 0) -> Table:
    """Chamber 4 with these cubes, resolved; A has a negotiator beside it."""
    s = table(len(counts))
    fill(s, c4="heir")
    lay(s, 4, *counts)
    post(s, "core.1", "3-4" if len(counts) == 2 else "4-6")
    s.marks[3] = mark
    run(s, RESOLVE_CHAMBERS)
    return s


# --- who wins ---------------------------------------------------------------------------------


@rule("EXO-102")
def test_v_14_strictly_the_most_cubes_win() -> None:
    s = zone_4(3, 2, 2)
    assert names(s.seats[A].hand) == "heir"
    assert s.chambers[3] == EMPTY
    assert s.discard == []


@rule("EXO-103")
def test_v_13_a_tie_is_discarded_and_nobody_is_recalled() -> None:
    s = zone_4(3, 3, 2)
    assert names(s.discard) == "heir"
    assert [p.hand for p in s.seats] == [[], [], []]
    assert s.slots[slot("4-6")] == negotiator("core.1")


@rule("EXO-104")
@pytest.mark.parametrize("mark", [0, 1 << A])
def test_v_19_without_cubes_the_card_is_discarded(mark: int) -> None:
    s = zone_4(0, 0, mark=mark)
    assert names(s.discard) == "heir"
    assert s.slots[slot("3-4")] == negotiator("core.1")


@rule("EXO-105")
def test_an_empty_chamber_is_skipped() -> None:
    s = table(2)
    lay(s, 4, 3, 0)
    post(s, "core.1", "3-4")
    run(s, RESOLVE_CHAMBERS)
    assert s.discard == []
    assert s.seats[A].hand == []
    assert s.slots[slot("3-4")] == negotiator("core.1")


@rule("EXO-103")
@pytest.mark.parametrize(
    ("counts", "mark", "winner"),
    [
        ((3, 3, 1), 1 << A, A),  # V-22
        ((3, 3, 1), 1 << A | 1 << B, None),  # V-23
        ((3, 3, 1), 1 << C, None),
        ((3, 3, 1), 1 << B | 1 << C, B),
        ((2, 3, 1), 1 << A, B),
        ((0, 0, 0), 1 << A, None),
    ],
)
def test_v_22_v_23_who_alone_has_marked_the_zone_wins_a_tie(
    counts: tuple[int, ...], mark: int, winner: int | None
) -> None:
    s = zone_4(*counts, mark=mark)
    holders = [seat for seat, p in enumerate(s.seats) if p.hand]
    assert holders == ([] if winner is None else [winner])


@rule("EXO-101")
def test_chambers_are_resolved_in_ascending_number() -> None:
    s = table(2)
    order = cards("heir miner clinic sapper forge hacker novice surgeon chimera archives")
    s.chambers = [*order, card("smuggler"), card("warden")]
    expected = s.chambers[:]
    run(s, RESOLVE_CHAMBERS)
    assert s.discard == expected


@rule("EXO-102")
def test_a_won_card_was_seen_by_everybody() -> None:
    s = zone_4(3, 2, 2)
    for viewer in (B, SPECTATOR):
        assert names(s.seen_by(viewer).table.seats[A].hand) == "heir"


# --- who is recalled --------------------------------------------------------------------------


def two_negotiators() -> Table:
    """V-15: n1 on 1-2 and n2 on 1-3, A leads in zones 1, 2 and 3."""
    s = table(4)
    fill(s, c1="heir", c2="miner", c3="clinic")
    post(s, "core.1", "1-2")
    post(s, "bio.1", "1-3")
    lay(s, 1, 2, 1)
    lay(s, 2, 2, 1)
    lay(s, 3, 2, 1)
    run(s, RESOLVE_CHAMBERS)
    return s


@rule("EXO-106", "EXO-107")
def test_v_15_the_winner_chooses_among_several() -> None:
    s = two_negotiators()
    assert offered(s, A) == ["recall bio.1", "recall core.1"]
    assert refused(s, A, "recall deviant.1") == "not-beside"
    assert refused(s, A, "recall core.2") == "not-your-negotiator"


@rule("EXO-106", "EXO-107", "EXO-108", "EXO-109", "EXO-110")
def test_v_16_v_17_cubes_stay_and_the_last_one_must_come_home() -> None:
    s = two_negotiators()
    play(s, A, "recall core.1")
    assert zone(s, 2)[A] == 2
    assert names(s.seats[A].hand) == "heir miner clinic"
    assert s.over()
    assert sorted(s.seats[A].home) == list(range(6))


@rule("EXO-107", "EXO-109")
def test_v_18_the_other_one_recalled() -> None:
    s = two_negotiators()
    play(s, A, "recall bio.1")
    assert names(s.seats[A].hand) == "heir miner clinic"
    assert sorted(s.seats[A].home) == list(range(6))  # core.1 for chamber 2
    assert s.slots[slot("1-2")] == EMPTY


@rule("EXO-106", "EXO-109")
def test_a_negotiator_elsewhere_stays() -> None:
    s = table(2)
    fill(s, c4="heir")
    lay(s, 4, 1, 0)
    post(s, "core.1", "1-2")
    run(s, RESOLVE_CHAMBERS)
    assert names(s.seats[A].hand) == "heir"
    assert s.slots[slot("1-2")] == negotiator("core.1")


@rule("EXO-106")
def test_only_the_winners_negotiators_are_recalled() -> None:
    s = zone_4(0, 2, 1)
    assert names(s.seats[B].hand) == "heir"
    assert s.slots[slot("4-6")] == negotiator("core.1")


@rule("EXO-111")
def test_nothing_else_can_be_done_meanwhile() -> None:
    s = table(4)
    equip(s, A)
    conceal(s, A, rights=2)
    for name, where in (("core.1", "1-2"), ("bio.1", "1-3")):
        influence(s, name, "2-1")
        post(s, name, where, face_down=True)
    post(s, "deviant.1", "4-5")
    post(s, "architect.1", "5-7")
    influence(s, "deviant.1", "2-1")
    fill(s, c1="heir")
    run(s, REVEAL_HIDDEN, RESOLVE_CHAMBERS, IMPROVE_NEGOTIATORS)
    asked = []
    while not s.over():
        (verb,) = {text.split()[0] for text in offered(s, A)}
        asked.append(verb)
        assert all(refused(s, A, text) for text in OWN_TURN)
        play(s, A, offered(s, A)[0])
    assert asked == ["reveal", "place", "place", "recall", "branch", "branch"]


# --- hidden negotiators -----------------------------------------------------------------------


@rule("EXO-089", "EXO-292")
@pytest.mark.parametrize(("way", "laid"), [("8-10", (3, 1)), ("10-8", (2, 2))])
def test_v_27_a_hidden_negotiator_lays_its_cubes_when_it_is_revealed(
    way: str, laid: tuple[int, int]
) -> None:
    s = table(4)
    fill(s, c1="novice", c8="hacker", c10="heir")
    conceal(s, A)
    influence(s, "deviant.1", "2-1")
    post(s, "deviant.1", "8-10", face_down=True)
    run(s, REVEAL_HIDDEN, RESOLVE_CHAMBERS)
    assert s.chambers[0] == card("novice")
    assert s.seen_by(B).table.slots[slot("8-10")] == negotiator("deviant.1")
    assert offered(s, A) == ["place 8-10", "place 10-8"]
    assert refused(s, A, "place 1-2") == "stands-elsewhere"
    play(s, A, f"place {way}")
    assert (zone(s, 8)[A], zone(s, 10)[A]) == laid
    assert "hacker" in names(s.seats[A].hand)


@rule("EXO-100", "EXO-293")
def test_v_28_hidden_negotiators_are_revealed_in_turn_order() -> None:
    s = table(4, "CABD")
    for seat, where in ((A, "1-2"), (C, "1-3")):
        conceal(s, seat)
        name = f"core.{seat + 1}"
        influence(s, name, "2-1")
        post(s, name, where, face_down=True)
    run(s, REVEAL_HIDDEN, RESOLVE_CHAMBERS)
    assert s.acting() == (C,)
    assert s.seen_by(B).table.slots[slot("1-2")] == -1
    play(s, C, "place 1-3")
    assert s.acting() == (A,)
    assert zone(s, 1)[C] == 2


@rule("EXO-293")
def test_a_player_with_several_chooses_the_order_and_lays_all() -> None:
    s = table(4, "ABCD")
    conceal(s, A, rights=2)
    for name, where in (("core.1", "1-2"), ("bio.1", "4-5"), ("core.2", "8-10")):
        influence(s, name, "2-1")
        post(s, name, where, face_down=True)
    run(s, REVEAL_HIDDEN)
    assert offered(s, A) == ["reveal 1-2", "reveal 4-5"]
    assert refused(s, A, "reveal 8-10") == "not-hidden"
    play(s, A, "reveal 4-5", "place 5-4")
    assert (zone(s, 4)[A], zone(s, 5)[A]) == (1, 2)
    assert s.acting() == (A,)
    play(s, A, "place 1-2")
    assert s.acting() == (B,)


@rule("EXO-100", "EXO-292")
def test_hidden_negotiators_lay_their_cubes_before_the_first_chamber_is_resolved() -> None:
    s = table(4, wing_first=True)
    fill(s, c1="novice")
    conceal(s, A)
    post(s, "core.1", "1-2", face_down=True)
    occupy(s)
    run(s, NEGOTIATION)
    assert s.over()
    assert names(s.seats[A].hand) == "novice"


@rule("EXO-292")
def test_equal_values_are_laid_without_a_question() -> None:
    s = table(4)
    conceal(s, A)
    post(s, "core.1", "1-2", face_down=True)
    run(s, REVEAL_HIDDEN)
    assert s.over()
    assert (zone(s, 1)[A], zone(s, 2)[A]) == (1, 1)
    assert s.face_down == 0


@rule("EXO-294")
def test_a_revealed_negotiator_can_be_recalled() -> None:
    s = table(4)
    fill(s, c1="novice")
    conceal(s, A)
    post(s, "core.1", "1-2", face_down=True)
    run(s, REVEAL_HIDDEN, RESOLVE_CHAMBERS)
    assert names(s.seats[A].hand) == "novice"
    assert s.seats[A].home == [negotiator("core.1")]


@rule("EXO-106", "EXO-107")
def test_only_an_own_negotiator_beside_the_chamber_is_recalled() -> None:
    s = table(4)
    fill(s, c1="novice")
    lay(s, 1, 0, 3)
    for name, where in (
        ("core.2", "1-2"),
        ("bio.2", "1-3"),
        ("core.1", "1-11"),
        ("deviant.2", "4-5"),
    ):
        post(s, name, where)
    run(s, RESOLVE_CHAMBERS)
    assert offered(s, B) == ["recall bio.2", "recall core.2"]
    assert refused(s, B, "recall core.1") == "not-your-negotiator"
    assert refused(s, B, "recall deviant.2") == "not-beside"
    assert refused(s, B, "recall core.3") == "not-your-negotiator"
