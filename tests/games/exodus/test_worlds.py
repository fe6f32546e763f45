"""Who knows what: a world has everything that the viewer has seen or can work out."""

from __future__ import annotations

import pytest

from tablee.engine.events import EVERYBODY, SPECTATOR
from tablee.games.exodus.deductions import packets_are_remembered
from tablee.games.exodus.founding import BEGIN_DRAFT
from tablee.games.exodus.memory import Lot, lots_of, remember_exchange
from tablee.games.exodus.negotiating import BEGIN_NEGOTIATION
from tablee.games.exodus.state import Table
from tablee.games.exodus.worlds import world
from tests.games.exodus.positions import (
    KIT,
    card,
    cards,
    conceal,
    hold,
    negotiator,
    play,
    post,
    run,
    slot,
    table,
)
from tests.rules import rule

A, B, C, D = range(4)

WORLDS = 40

OTHERS = ("novice", "forge", "hacker", "dormitory")
"""What B, C and D are dealt, each a copy of theirs."""


def worlds(s: Table, viewer: int) -> list[Table]:
    view = s.seen_by(viewer)
    return [world(view, b"%d" % number) for number in range(WORLDS)]


def drafted(seats: int, picks: int, number: int = 1) -> Table:
    """A draft in which A began with these four, and everybody has picked their first so often."""
    s = table(seats)
    s.round = number
    hold(s, A, "heir miner clinic sapper")
    deal_others(s)
    run(s, BEGIN_DRAFT)
    for _ in range(picks):
        for seat in range(seats):
            s.apply(seat, s.options(seat)[0])
    return s


def deal_others(s: Table) -> None:
    for seat in range(1, len(s.seats)):
        hold(s, seat, " ".join(f"{name}.{seat}" for name in OTHERS))


def with_whom(s: Table, name: str) -> str:
    """The player who has a card in hand or packet, or the deck."""
    number = card(name)
    held = [seat for seat, p in enumerate(s.seats) if number in p.hand + p.pack]
    return "ABCD"[held[0]] if held else "deck" if number in s.deck else "table"


@rule("EXO-066", "EXO-070")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("picks", [1, 2, 3])
def test_a_packet_is_with_those_who_came_next(seats: int, picks: int) -> None:
    s = drafted(seats, picks)
    left = [number for number in cards("heir miner clinic sapper") if number not in s.seats[A].hand]
    found = worlds(s, A)
    for made in found:
        assert packets_are_remembered(s, A, made)
        assert not set(left) & set(made.deck)
        if picks == 1:
            assert sorted(made.seats[B].pack) == sorted(left)
    if picks == 3:
        takers = {with_whom(made, "miner.1") for made in found}
        assert takers == {"B", "C", "D"} if seats == 4 else takers <= {"A", "B", "C"}


@rule("EXO-070")
def test_who_has_which_card_of_a_packet_stays_open() -> None:
    s = drafted(4, 3)
    seen = {tuple(sorted(made.seats[B].hand)) for made in worlds(s, A)}
    assert len(seen) > 5
    assert len({tuple(sorted(made.seats[A].hand)) for made in worlds(s, B)}) > 5


@rule("EXO-066", "EXO-068")
def test_the_last_card_that_is_passed_on_is_known() -> None:
    s = drafted(4, 2)
    last = s.seats[A].pack[:]
    for seat in range(4):
        s.apply(seat, s.options(seat)[0])
    (passed,) = [number for number in last if number not in s.seats[A].hand]
    assert all(passed in made.seats[B].hand for made in worlds(s, A))
    assert not all(passed in made.seats[B].hand for made in worlds(s, C))


def test_a_card_that_came_out_tells_where_the_others_are() -> None:
    s = drafted(4, 3)
    (lot,) = [lot for lot in lots_of(s, A) if len(lot.cards) == 3]
    (own,) = [number for number in lot.cards if number in s.seats[B].hand]
    s.seats[B].lay_down(own)
    s.discard.append(own)
    others = [number for number in lot.cards if number != own]
    for made in worlds(s, A):
        assert packets_are_remembered(s, A, made)
        assert not set(others) & set(made.seats[B].hand)
        assert all(set(others) & set(made.seats[seat].hand) for seat in (C, D))


def test_a_card_that_came_out_may_be_drawn_again() -> None:
    s = drafted(4, 3)
    (lot,) = [lot for lot in lots_of(s, A) if len(lot.cards) == 3]
    (own,) = [number for number in lot.cards if number in s.seats[B].hand]
    s.seats[B].lay_down(own)
    s.deck.append(own)  # discarded, and shuffled again
    assert "deck" in {with_whom(made, KIT.cards[own]) for made in worlds(s, A)}


@rule("EXO-064")
@pytest.mark.parametrize("number", [1, 2])
def test_a_kept_card_that_lay_open_goes_where_its_packet_goes(number: int) -> None:
    s = table(4)
    s.round = number
    hold(s, A, "clinic heir sapper")
    hold(s, A, "convert.1", known_to=EVERYBODY)
    deal_others(s)
    run(s, BEGIN_DRAFT)
    assert all(with_whom(made, "convert.1") == "A" for made in worlds(s, C))
    play(s, A, "pick clinic.1")
    for seat in (B, C, D):
        s.apply(seat, s.options(seat)[0])
    after = "B" if number == 1 else "D"
    behind = "D" if number == 1 else "B"
    watcher = "ABCD".index(behind)
    assert {with_whom(made, "convert.1") for made in worlds(s, watcher)} == {"A", after}
    assert {with_whom(made, "convert.1") for made in worlds(s, A)} == {after}
    assert "deck" not in {with_whom(made, "convert.1") for made in worlds(s, SPECTATOR)}
    receiver = "ABCD".index(after)
    assert all(card("convert.1") not in lot.cards for lot in lots_of(s, receiver)), "it is here"


@rule("EXO-064")
def test_what_came_out_of_hands_before_a_draft_is_not_remembered_in_it() -> None:
    s = table(4)
    hold(s, A, "clinic heir sapper miner")
    deal_others(s)
    s.seats[B].laid = cards("senator")
    run(s, BEGIN_DRAFT)
    assert [p.laid for p in s.seats] == [[], [], [], []]


def test_a_hand_that_was_looked_at_is_known() -> None:
    s = table(3)
    hold(s, B, "heir miner", known_to=1 << C)
    assert all(made.seats[B].hand == s.seats[B].hand for made in worlds(s, C))
    assert len({tuple(made.seats[B].hand) for made in worlds(s, A)}) > 5


def test_after_a_secret_exchange_a_card_may_be_in_either_hand() -> None:
    s = table(3)
    hold(s, A, "heir", known_to=EVERYBODY)
    hold(s, A, "miner surgeon")
    hold(s, B, "sapper forge", known_to=EVERYBODY)
    hold(s, C, "clinic")
    s.seats[B].lots, s.seats[B].holders = [cards("miner clinic")], [[1 << A, 1 << C]]
    remember_exchange(s, A, card("miner"), B)
    for viewer, holders in ((A, {"B"}), (B, {"B"}), (C, {"A", "B"})):
        assert {with_whom(made, "sapper") for made in worlds(s, viewer)} == holders
    s.seats[A].hand_over(card("miner"))
    s.seats[B].hand_over(card("sapper"))
    s.seats[A].take(card("sapper"), 1 << B)
    s.seats[B].take(card("miner"), 1 << A)
    assert {with_whom(made, "sapper") for made in worlds(s, B)} == {"A"}
    assert {with_whom(made, "clinic") for made in worlds(s, B)} == {"C"}
    assert packets_are_remembered(s, C, s)
    s.seats[A].lay_down(card("heir"))
    s.discard.append(card("heir"))
    for made in worlds(s, C):
        assert {with_whom(made, "sapper"), with_whom(made, "forge")} <= {"A", "B"}


def test_a_packet_that_was_passed_on_may_be_split_anew_by_an_exchange_of_others() -> None:
    """A and D have each a card of the packet; then A exchanges one with B, unseen by C."""
    s = table(4)
    hold(s, A, "heir miner")
    hold(s, B, "sapper forge")
    hold(s, D, "clinic surgeon")
    s.seats[C].lots, s.seats[C].holders = [cards("heir clinic")], [[1 << A, 1 << D]]
    assert {with_whom(made, "heir") for made in worlds(s, C)} == {"A", "D"}
    remember_exchange(s, A, card("heir"), B)
    for name in ("heir", "clinic"):
        assert {with_whom(made, name) for made in worlds(s, C)} == {"A", "B", "D"}
    for made in worlds(s, C):
        assert "D" in {with_whom(made, "heir"), with_whom(made, "clinic")}


def test_who_may_have_it_after_two_exchanges() -> None:
    """One of the cards of a packet came out, and it can have been anybody's."""
    lot = Lot(cards("heir miner clinic"), [0b0010, 0b0110, 0b1000])
    lot.take_out(card("heir"), 1)
    assert (lot.cards, sorted(lot.holders)) == (cards("miner clinic"), [0b0110, 0b1000])
    lot.take_out(card("sapper"), 1)
    assert len(lot.cards) == len(lot.holders) == 2


@rule("EXO-288", "EXO-289")
def test_negotiators_face_down_are_among_those_that_are_not_seen() -> None:
    s = table(4)
    run(s, BEGIN_NEGOTIATION)
    for name, where in (("theocrat.1", "1-2"), ("bio.1", "2-3")):
        post(s, name, where)
    conceal(s, A)
    post(s, "core.1", "8-10", face_down=True)
    unseen = {negotiator(f"{name}.1") for name in ("original", "architect", "core", "deviant")}
    found = [(made.slots[slot("8-10")], made.seats[A].concealed) for made in worlds(s, B)]
    assert {face_down for face_down, _ in found} == unseen
    assert all(sorted([face_down, *rest]) == sorted(unseen) for face_down, rest in found)
    assert all(made.slots == s.slots for made in worlds(s, A))
