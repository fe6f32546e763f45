"""Who knows what: packs that were passed on, reserves, discards and piles."""

from __future__ import annotations

from random import Random

import pytest

from tablee.engine.events import SPECTATOR
from tablee.engine.problems import UNKNOWN
from tablee.games.ai_100_human.actions import CARDS
from tablee.games.ai_100_human.kit import PASSED_BY
from tablee.games.ai_100_human.piles import draw_cards
from tablee.games.ai_100_human.rounds import CHOOSE_CARDS, PASS_PACKS, PICK_CARDS
from tablee.games.ai_100_human.state import EMPTY, Player, Table
from tests.games.ai_100_human.boards import kit
from tests.games.ai_100_human.positions import (
    asked,
    card,
    cards,
    deal,
    first_answers,
    game,
    names,
    play,
    player,
    run,
    table,
)
from tests.rules import rule


def random_answer(s: Table, rng: Random) -> None:
    seat = rng.choice(s.acting())
    s.apply(seat, rng.choice(list(s.options(seat))))


def owned(p: Player) -> list[int]:
    """Everything that has come to a player."""
    lying = [c for c in p.tableau + p.outside + [p.revealed] if c != EMPTY]
    return lying + p.reserve + p.known + p.discarded


def passes(s: Table, viewer: int) -> list[list[int]]:
    """What the viewer left in its packs, turn by turn."""
    p = s.seats[viewer]
    start, size, found = kit().dealt - p.first, kit().pack - 1, []
    while start < len(p.passed):
        found.append(p.passed[start : start + size])
        start, size = start + size, size - 1
    return found


def claim_packs_fit(s: Table, viewer: int, world: Table) -> None:
    """Of every pack that went on, each holder since has one card, and the rest is in the pack."""
    seats, by = len(s.seats), PASSED_BY[s.round - 1]
    remembered = passes(s, viewer)
    turns = min(len(p.picks) for p in s.seats)
    for turn, left in enumerate(remembered):
        if turn + seats < len(remembered) + (viewer_holds(s, viewer, turn, by)):
            continue  # it has come back since, and was seen again
        holders = [(viewer + by * later) % seats for later in range(1, turns - turn)]
        now = world.seats[(viewer + by * (turns - turn)) % seats]
        pack = set(now.pack + now.picks[turns:])  # a pick under the veil is not counted yet
        taken = set(left) - pack
        if turns < kit().turns:
            assert pack <= set(left)
        for holder in holders:
            having = taken & set(owned(world.seats[holder]))
            assert len(having) == holders.count(holder), (turn, holder)
        assert len(taken) == len(holders) or turns == kit().turns


def viewer_holds(s: Table, viewer: int, turn: int, by: int) -> int:
    """1 if the pack passed in this turn is in the viewer's hand again."""
    turns = min(len(p.picks) for p in s.seats)
    return int((turns - turn) % len(s.seats) == 0)


def zones(s: Table) -> list[list[int]]:
    """Every place where cards can be; what players remember is no such place."""
    found = [s.deck, s.stock, s.gone, s.grid, s.pile, s.discard]
    for p in s.seats:
        found += [p.tableau, p.outside, [p.revealed] if p.revealed != UNKNOWN else []]
        found += [p.pack, p.added, p.reserve, p.known, p.discarded, p.spent]
    return [[c for c in zone if c != EMPTY] for zone in found]


@rule("AIH-003", "AIH-011")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_card_is_in_one_place_on_the_table_and_in_every_world(seats: int) -> None:
    rng = Random(seats)
    s = deal(seats)
    number = 0
    while not s.over():
        random_answer(s, rng)
        number += 1
        if number % 17 and not s.over():
            continue
        assert sorted(c for zone in zones(s) for c in zone if c < CARDS) == list(range(CARDS))
        for viewer in (SPECTATOR, rng.randrange(seats)):
            world = game(seats).world(s.seen_by(viewer), b"%d" % number)
            found = [c for zone in zones(world) for c in zone if c < CARDS]
            assert sorted(found) == list(range(CARDS))
            first = set(kit().phase[0])
            assert set(world.stock) <= set(kit().phase[1])
            assert set(world.gone) <= first
            other = first if s.round == 1 else set(kit().phase[1])
            assert set(world.deck) | set(world.pile) <= other


@rule("AIH-037", "AIH-025")
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_worlds_agree_with_the_packs_that_were_passed_on(seats: int) -> None:
    rng = Random(seats)
    checked = 0
    for n in range(3):
        s = deal(seats, b"%d" % n)
        while not s.over():
            random_answer(s, rng)
            if s.turn > 1 and rng.random() < 0.15 and not any(p.power for p in s.seats):
                viewer = rng.randrange(seats)
                world = game(seats).world(s.seen_by(viewer), rng.randbytes(8))
                claim_packs_fit(s, viewer, world)
                checked += 1
    assert checked > 9


@rule("AIH-021")
def test_returned_cards_are_in_no_first_reserve() -> None:
    s = deal(3)
    first_answers(s, "pick-card")
    returned = set(s.seats[0].passed)
    assert len(returned) == 2
    for n in range(60):
        world = game(3).world(s.seen_by(0), b"%d" % n)
        assert not returned & set(world.seats[1].reserve + world.seats[2].reserve)
    found = [game(3).world(s.seen_by(0), b"%d" % n) for n in range(60)]
    assert any(returned & set(world.seats[1].pack) for world in found)
    assert any(returned & set(world.deck) for world in found)


@rule("AIH-024")
def test_a_neighbour_has_one_of_the_cards_passed_to_it() -> None:
    """Which one is open; it is never the one that the neighbour has laid out."""
    s = small_draft()
    worlds = [game(3).world(s.seen_by(0), b"%d" % n) for n in range(80)]
    held = {names(sorted(set(w.seats[1].reserve) & set(cards("012 028")))) for w in worlds}
    assert held == {"012", "028"}
    for world in worlds:
        assert len(set(world.seats[1].reserve) & set(cards("012 028"))) == 1
        assert len(set(world.seats[2].pack) & set(cards("012 028"))) == 1


def small_draft() -> Table:
    """Everyone has picked twice; 012 and 028 went from the first player to the second."""
    hands = ["012 013 028", "016 017 019", "022 024 026"]
    reserves = ["003 004", "006 008", "009 101"]
    rest = [c for c in kit().phase[0] if c not in cards(" ".join(hands + reserves))]
    s = table(
        *[
            player(reserve=r, pack=h, face=f)
            for r, h, f in zip(reserves, hands, ("AI-1", "AI-3", "AI-7"), strict=True)
        ],
        deck=rest,
        stock=kit().phase[1][:],
        turn=5,
    )
    for p in s.seats:
        # the four turns before: what was picked has been played, what was passed is forgotten
        p.picks = [UNKNOWN] * 4
        p.passed = [UNKNOWN] * (2 + 6 + 5 + 4 + 3)
        p.came_out = [s.deck.pop() for _ in range(4)]
        p.came_out_in = [1, 2, 3, 4]
        for place, c in zip((2, 6, 8, 12), p.came_out, strict=True):
            p.tableau[place] = c
    run(s, PICK_CARDS, PASS_PACKS, PICK_CARDS, PASS_PACKS, CHOOSE_CARDS)
    for texts in (["pick 013", "pick 016", "pick 022"], ["pick 024", "pick 012", "pick 017"]):
        if texts[0] == "pick 024":
            s.turn = 6
        for seat, text in enumerate(texts):
            play(s, seat, text)
    return s


@rule("AIH-030", "AIH-038")
def test_reserves_packs_and_discards_are_hidden_from_others() -> None:
    s = deal(4)
    first_answers(s, "choose-card")
    for viewer in (SPECTATOR, 0):
        for seat, p in enumerate(s.seen_by(viewer).table.seats):
            if seat != viewer:
                assert set(p.reserve + p.pack + p.passed + p.picks) == {UNKNOWN}
    own = s.seen_by(2).table.seats[2]
    assert (own.reserve, own.pack) == (s.seats[2].reserve, s.seats[2].pack)


@rule("AIH-130", "AIH-506")
def test_after_a_redraw_nobody_knows_whether_a_seen_card_is_still_held() -> None:
    """001 went back to the reserve of an owner of AI-6 who has redrawn since."""
    s = deal(3)
    first_answers(s, "choose-card")
    p = s.seats[1]
    p.tableau[7] = card("AI-6")
    back = s.deck.pop()
    p.joined, p.joined_in = [back], [0]
    p.reserve.append(back)
    p.power = 1
    p.drew_in = [1, 1]
    p.reserve += [s.deck.pop(), s.deck.pop()]
    for c in (back, p.reserve[0]):
        p.reserve.remove(c)
        p.discarded.append(c)
    found = set()
    for n in range(80):
        world = game(3).world(s.seen_by(0), b"%d" % n)
        other = world.seats[1]
        assert back in other.reserve + other.discarded
        assert len(other.discarded) == 2
        found.add(back in other.reserve)
    assert found == {True, False}


@rule("AIH-036")
def test_there_is_a_world_even_after_discards_were_shuffled_in_again() -> None:
    """The second player has discarded cards that are in the pile again, and one was drawn."""
    s = deal(3)
    first_answers(s, "choose-card")
    s.lift()  # chance is not for the time of secret answers
    s.seats[1].discarded, s.deck = s.deck, []
    draw_cards(s, 0, 1)
    s.seats[1].drew_in = [1]
    for viewer in (SPECTATOR, 0, 1):
        world = game(3).world(s.seen_by(viewer), b"any")
        assert game(3).dump(world.seen_by(viewer).table) == game(3).dump(s.seen_by(viewer).table)
        held = [c for p in world.seats for c in owned(p) + p.pack if c < 120] + world.deck
        assert sorted(held) == kit().phase[0]


@rule("AIH-036", "AIH-130")
def test_a_card_that_all_saw_join_a_reserve_is_dealt_even_then() -> None:
    """In round 2 it may be one of round 1, which is in no pile any more."""
    s = deal(3)
    while s.round == 1 or asked(s, s.acting()[0]) != "choose-card":
        s.apply(s.acting()[0], s.options(s.acting()[0])[0])
    s.lift()
    p = s.seats[1]
    place = next(n for n, c in enumerate(p.tableau) if c in kit().phase[0])
    back, p.tableau[place] = p.tableau[place], p.reserve[0]
    p.reserve[0] = back
    p.joined, p.joined_in = [back], [1]
    p.discarded, s.deck = s.deck, []
    draw_cards(s, 0, 1)
    for viewer in (SPECTATOR, 0, 2):
        for n in range(20):
            world = game(3).world(s.seen_by(viewer), b"%d" % n)
            found = [c for zone in zones(world) for c in zone if c < CARDS]
            assert sorted(found) == list(range(CARDS))
            assert back not in world.gone


@rule("AIH-020", "AIH-021")
def test_a_first_reserve_may_hold_any_card_that_was_not_seen() -> None:
    s = deal(3)
    first_answers(s, "pick-card")
    seen = {*s.seats[0].pack, *s.seats[0].reserve, *s.seats[0].passed}
    found = set()
    for n in range(150):
        found |= set(game(3).world(s.seen_by(0), b"%d" % n).seats[1].reserve)
    assert found <= set(kit().phase[0]) - seen
    assert len(found) > 40, "of 47"


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_worlds_can_be_made_of_worlds(seats: int) -> None:
    rng = Random(seats)
    s = deal(seats)
    while not s.over():
        random_answer(s, rng)
        if rng.random() < 0.1:
            viewer = rng.randrange(seats)
            world = game(seats).world(s.seen_by(viewer), rng.randbytes(8))
            other = rng.randrange(seats)
            again = game(seats).world(world.seen_by(other), rng.randbytes(8))
            assert game(seats).dump(again.seen_by(other).table) == game(seats).dump(
                world.seen_by(other).table
            )


@pytest.mark.parametrize("seats", [3, 4])
def test_in_a_world_the_others_remember_what_they_passed_on(seats: int) -> None:
    rng = Random(1)
    s = deal(seats)
    for _ in range(30 * seats):
        random_answer(s, rng)
        if s.turn < 2:
            continue
        world = game(seats).world(s.seen_by(0), rng.randbytes(8))
        for viewer in range(1, seats):
            if not any(p.power for p in s.seats):
                claim_packs_fit(world, viewer, world)


def left_behind(s: Table, viewer: int, turn: int) -> set[int]:
    """Two players: what the viewer left in its pack in this turn, before a card was added."""
    p = s.seats[viewer]
    start = kit().dealt - p.first + sum(kit().pack - 1 - t for t in range(1, turn))
    return set(p.passed[start : start + kit().pack - 1 - turn])


@rule("AIH-154")
def test_with_two_players_a_pack_holds_all_that_was_left_in_it() -> None:
    """Before the opponent picks all of it is there; afterwards two cards at most are gone."""
    rng = Random(5)
    checked = 0
    for n in range(4):
        s = deal(2, b"%d" % n)
        while not s.over():
            random_answer(s, rng)
            turn = min(len(p.picks) for p in s.seats)
            if not 1 <= s.turn - 1 < kit().turns - 1 or rng.random() > 0.5:
                continue
            viewer = rng.randrange(2)
            other = game(2).world(s.seen_by(viewer), rng.randbytes(8)).seats[1 - viewer]
            left = left_behind(s, viewer, s.turn - 1)
            gone = left - set(other.pack)
            assert gone <= set(owned(other))
            assert len(gone) <= (2 if turn == s.turn else 0)
            checked += 1
    assert checked > 30


@rule("AIH-154")
def test_with_two_players_the_opponent_picked_from_the_pack_that_it_held() -> None:
    """A card last seen in the pack that was passed in a turn was picked in the next, if ever."""
    rng = Random(9)
    checked = 0
    for n in range(6):
        s = deal(2, b"%d" % n)
        while not s.over():
            random_answer(s, rng)
            if s.turn < 3:
                continue
            viewer = rng.randrange(2)
            world = game(2).world(s.seen_by(viewer), rng.randbytes(8))
            passed = range(1, min(s.turn, kit().turns - 1) + 1)
            left = {turn: left_behind(s, viewer, turn) for turn in passed}
            for turn, pick in enumerate(world.seats[1 - viewer].picks, 1):
                seen = [earlier for earlier in passed if pick in left[earlier]]
                assert not seen or seen[-1] == turn - 1
                checked += len(seen)
    assert checked > 300
