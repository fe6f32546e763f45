"""An Ark: payment, berths, what leaves it and what becomes of its tokens, gems and crews."""

from __future__ import annotations

from tablee.games.exodus import ark
from tablee.games.exodus.state import Table
from tests.games.exodus.positions import build, card, cards, hold, names, reserve, stored, table
from tests.rules import rule

A, B = range(2)


def with_vaults(*gems: int) -> Table:
    """Player A with these gems on Hideout, Black Market and Clandestine Bank."""
    s = table(2)
    for name in ("hideout", "black-market", "clandestine-bank"):
        build(s, A, name)
    s.seats[A].stored = list(gems)
    return s


@rule("EXO-135", "EXO-208")
def test_payment_takes_the_reserve_first_then_vaults_in_order() -> None:
    s = with_vaults(3, 2, 6)
    reserve(s, 2)
    ark.pay(s.seats[A], 6)
    assert (s.seats[A].reserve, s.seats[A].stored) == (0, [0, 1, 6])
    reserve(s, 2)
    ark.pay(s.seats[A], 1)
    assert (s.seats[A].reserve, s.seats[A].stored) == (1, [0, 1, 6])


@rule("EXO-207", "EXO-210")
def test_gems_move_between_reserve_and_vault_by_their_number() -> None:
    s = with_vaults(3, 0, 6)
    reserve(s, 3)
    p = s.seats[A]
    assert [ark.room_on(s, p, vault) for vault in p.modules] == [1, 4, 0]
    ark.store(p, card("hideout"), 4)
    ark.store(p, card("clandestine-bank"), 1)
    assert (p.reserve, p.stored) == (7, [4, 0, 1])


@rule("EXO-145", "EXO-147")
def test_berths_are_free_until_crews_fill_them() -> None:
    s = table(2)
    build(s, A, "clinic", "heir worker")
    build(s, A, "dormitory", "miner")
    p = s.seats[A]
    assert [ark.free_berths(s, p, module) for module in p.modules] == [0, 2]
    assert names(ark.modules_with_room(s, p)) == "dormitory"


@rule("EXO-151", "EXO-152", "EXO-154", "EXO-211")
def test_a_module_that_leaves_play_leaves_its_crews_vacant_and_its_gems_to_the_bank() -> None:
    s = table(2)
    build(s, A, "hideout", "geneticist worker")
    build(s, A, "clinic", "heir")
    p = s.seats[A]
    p.stored = [4, 0]
    reserve(s, 1)
    s.mutagens = [card("geneticist"), card("hideout")]
    s.jailers = cards("hideout hideout geneticist")
    s.tilted = 1 << card("worker") | 1 << card("hideout")
    s.mutants = 1 << card("worker")
    s.protected = 1 << card("hideout")
    ark.discard_from_ark(s, A, card("hideout"))
    assert s.discard == [card("hideout")]
    assert (names(p.modules), names(p.crews), names(p.vacant)) == (
        "clinic",
        "heir",
        "geneticist worker",
    )
    assert (p.reserve, p.stored) == (1, [0])
    assert (s.mutagens, s.jailers) == ([card("geneticist")], [card("geneticist")])
    assert s.mutants == s.tilted == 1 << card("worker")
    assert s.protected == 0
    assert p.controls() == cards("clinic heir")


@rule("EXO-013", "EXO-149", "EXO-177", "EXO-183")
def test_tokens_of_a_card_that_leaves_play_return_to_the_supply() -> None:
    s = table(2)
    build(s, B, "clinic", "senator worker.1")
    s.jailers = [card("senator")]
    s.mutagens = [card("senator")]
    s.mutants = 1 << card("worker.1")
    s.tilted = 1 << card("senator")
    pile = len(s.piles[0])
    ark.discard_from_ark(s, B, card("senator"))
    ark.discard_from_ark(s, B, card("worker.1"))
    assert (s.jailer_supply(), s.mutagen_supply(), s.tilted) == (8, 8, 0)
    assert s.discard == [card("senator")]
    assert len(s.piles[0]) == pile + 1
    assert s.seats[B].crews == s.seats[B].homes == s.seats[B].boarded == []


@rule("EXO-152", "EXO-161")
def test_a_card_that_returns_to_hand_is_like_new_and_everybody_knows_it() -> None:
    s = table(2)
    build(s, A, "clinic", "heir")
    hold(s, A, "miner")
    build(s, B, "hideout")
    s.tilted = s.protected = 1 << card("clinic") | 1 << card("hideout")
    s.mutagens = [card("clinic")]
    s.jailers = cards("clinic hideout")
    ark.return_to_hand(s, A, card("clinic"))
    p = s.seats[A]
    assert (names(p.hand), p.known_to) == ("miner clinic", [0, -1])
    other = card("hideout")
    assert (s.tilted, s.protected, s.jailers) == (1 << other, 1 << other, [other])
    assert (s.mutagens, names(p.vacant)) == ([], "heir")


@rule("EXO-014", "EXO-155")
def test_vacant_crews_are_discarded_in_the_order_in_which_they_came() -> None:
    s = table(2)
    build(s, A, "hideout", "sapper")
    build(s, A, "clinic", "heir miner worker.1")
    s.seats[A].boarded = cards("heir sapper worker.1 miner")
    ark.discard_from_ark(s, A, card("hideout"))
    ark.discard_from_ark(s, A, card("clinic"))
    s.discard = []
    ark.discard_vacant(s, A)
    assert names(s.discard) == "heir sapper miner"
    assert card("worker.1") in s.piles[0]
    assert s.seats[A].vacant == s.seats[A].boarded == []


@rule("EXO-156", "EXO-158")
def test_a_crew_housed_again_keeps_what_it_had_and_scores_nothing() -> None:
    s = table(2)
    build(s, A, "hideout", "geneticist")
    s.mutagens = [card("geneticist")]
    s.tilted = 1 << card("geneticist")
    ark.discard_from_ark(s, A, card("hideout"))
    build(s, A, "clinic")
    ark.rehouse(s, A, card("geneticist"), card("clinic"))
    p = s.seats[A]
    assert (p.crews, p.homes, p.vacant) == (cards("geneticist"), cards("clinic"), [])
    assert (s.mutagens, s.tilted) == ([card("geneticist")], 1 << card("geneticist"))
    assert p.score() == 0


@rule("EXO-160")
def test_points_are_not_lost_with_a_card() -> None:
    s = table(2)
    build(s, A, "clinic", "heir")
    ark.score_prestige(s, A, card("heir"))
    ark.discard_from_ark(s, A, card("heir"))
    assert s.seats[A].score() == 3


@rule("EXO-211")
def test_gems_of_another_module_stay() -> None:
    s = with_vaults(3, 2, 6)
    ark.discard_from_ark(s, A, card("black-market"))
    assert (stored(s, "hideout"), stored(s, "clandestine-bank")) == (3, 6)
    assert s.seats[A].gems() == 9
