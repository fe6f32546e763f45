"""Who knows what: a world has everything that the viewer has seen, and the rest in any order."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.engine.chance import Dice
from tablee.engine.events import SPECTATOR
from tablee.engine.game import OptionValue
from tablee.engine.problems import UNKNOWN
from tablee.games.precognition.state import Boat, River
from tests.games.precognition.positions import (
    act,
    asked,
    at_round,
    deal,
    finish_round,
    game,
    offered,
    pile,
    plain,
    play,
    zones,
)
from tests.rules import rule

WORLDS = 30


def worlds(s: River, viewer: int, count: int = WORLDS, **options: OptionValue) -> list[River]:
    view = s.seen_by(viewer)
    return [game(len(s.seats), **options).world(view, b"%d" % n) for n in range(count)]


def opened() -> River:
    """An advanced setup at the choice of cards, with all rooms installed."""
    s = deal(3, setup="advanced")
    while asked(s, s.acting()[0]) == "install-room":
        play(s, s.acting()[0], plain(s, s.acting()[0]))
    return s


def public(boat: Boat) -> tuple[object, ...]:
    return (
        *(boat.healthy, boat.contaminated, boat.doctors, boat.protectors, boat.food, boat.plague),
        *(boat.rooms, boat.batteries, boat.offer, boat.kept, boat.received),
    )


def owners_and_seasons(s: River) -> list[list[tuple[int, str]]]:
    """Of every card in a deck or hand, from which deck it came and its season."""
    zones = [zone for boat in s.seats for zone in (boat.deck, boat.hand)]
    return [[(card // 24, s.kit.cards[card][:2]) for card in zone] for zone in zones]


# --- cards ------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_a_world_has_all_that_lies_open(viewer: int) -> None:
    s = at_round(6, 3)
    zones(s, "s1-h1 s1-f1", "s1-y1 s1-b1")
    for world in worlds(s, viewer):
        assert [public(boat) for boat in world.seats] == [public(boat) for boat in s.seats]
        assert (world.discard, world.round, world.progress) == (s.discard, s.round, s.progress)


@rule("PRE-050")
def test_a_player_knows_its_own_hand_and_nobody_elses() -> None:
    s = at_round(3, 3)
    found = worlds(s, 1)
    assert {tuple(world.seats[1].hand) for world in found} == {tuple(s.seats[1].hand)}
    assert len({tuple(sorted(world.seats[0].hand)) for world in found}) > 5


@rule("PRE-010", "PRE-011", "PRE-022", "PRE-026")
@pytest.mark.parametrize("number", [1, 4, 7, 10, 12])
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_everybody_knows_what_a_deck_is_made_of(viewer: int, number: int) -> None:
    """Cards of each owner and season are where the true ones are; only their order is unknown."""
    s = at_round(number)

    for world in worlds(s, viewer):
        assert owners_and_seasons(world) == owners_and_seasons(s)
        everything = [
            card
            for boat in world.seats
            for zone in (boat.deck, boat.hand, boat.offer)
            for card in zone
        ]
        assert sorted(everything + world.discard) == list(range(48))


@rule("PRE-022")
def test_all_orders_of_a_deck_are_possible() -> None:
    s = at_round(9)
    bottoms = Counter(world.seats[0].deck[0] for world in worlds(s, 0, 200))
    assert set(bottoms) == set(s.seats[0].deck)
    assert min(bottoms.values()) > 200 // len(bottoms) // 3


@rule("PRE-061")
def test_passed_cards_lie_where_they_were_passed() -> None:
    s = at_round(3, 3)
    keep, give = s.seats[0].hand[0], s.seats[0].offer[0]
    passed = sorted([s.seats[0].hand[1], s.seats[0].offer[1]])
    act(s, f"keep {s.kit.cards[keep]}", f"give {s.kit.cards[give]}")
    for seat in (1, 2):
        while asked(s, seat) in ("keep-card", "give-card"):
            play(s, seat, plain(s, seat))
    for world in worlds(s, 0):
        assert sorted(world.seats[2].offer) == passed
        assert (world.seats[0].kept, world.seats[1].received) == (keep, give)


@rule("PRE-057")
def test_in_a_world_whoever_has_chosen_is_asked_again() -> None:
    s = at_round(3, 3)
    for seat in (0, 1):
        while asked(s, seat):
            play(s, seat, plain(s, seat))
    for world in worlds(s, 0):
        assert world.acting() == (1, 2)
        assert world.seats[1].keep == UNKNOWN
        assert world.seats[0].keep == s.seats[0].keep


@rule("PRE-058")
def test_in_a_world_the_viewer_can_take_a_choice_back() -> None:
    s = at_round(3)
    chosen = s.clone()
    while asked(chosen):
        play(chosen, 0, plain(chosen, 0))
    for world in worlds(chosen, 0):
        deck = world.seats[0].deck[:]
        assert UNKNOWN not in deck
        world.reopen(0)
        assert world.seats[0].deck == deck
        assert (world.seats[0].hand, world.seats[0].offer) == (s.seats[0].hand, s.seats[0].offer)


# --- the advanced setup -----------------------------------------------------------------------


@rule("PRE-042", "PRE-043")
def test_the_four_cards_looked_at_are_known_to_their_owner() -> None:
    s = opened()
    for world in worlds(s, 1, setup="advanced"):
        assert world.seats[1].hand == s.seats[1].hand
    assert len({tuple(w.seats[1].hand) for w in worlds(s, 0, setup="advanced")}) > 10


@rule("PRE-043")
def test_the_returned_cards_are_known_to_their_owner() -> None:
    s = opened()
    for seat in range(3):
        act(s, offered(s, seat)[0], seat=seat)
        act(s, offered(s, seat)[0], seat=seat)
    assert s.round == 1
    hand = s.seats[0].hand
    for world in worlds(s, 0, setup="advanced"):
        assert world.seats[0].hand == hand
    assert len({tuple(sorted(w.seats[0].hand)) for w in worlds(s, 1, setup="advanced")}) > 5


@rule("PRE-043", "PRE-044")
def test_who_has_chosen_its_cards_draws_the_returned_ones_in_every_world() -> None:
    s = opened()
    hand = s.seats[0].hand[:]
    act(s, offered(s)[0])
    act(s, offered(s)[0])
    left = sorted(set(hand) - set(s.seats[0].passing))
    for world in worlds(s, 0, setup="advanced"):
        while world.round == 0:
            play(world, world.acting()[0], plain(world, world.acting()[0]))
        assert sorted(world.seats[0].hand) == left


@rule("PRE-041", "PRE-044")
def test_rooms_in_a_world() -> None:
    s = deal(3, setup="advanced")
    dealt = sorted(s.seats[0].dealt)
    for world in worlds(s, 0, setup="advanced"):
        assert sorted(world.seats[0].dealt) == dealt
        rooms = [room for boat in world.seats for room in boat.dealt] + world.unused_rooms
        assert sorted(rooms) == list(range(2, 14))
    s = opened()
    (back,) = s.seats[0].dealt
    found = worlds(s, 0, setup="advanced")
    assert {tuple(world.seats[0].dealt) for world in found} == {(back,)}
    assert len({tuple(world.seats[1].dealt) for world in found}) > 3
    for world in found:
        assert [boat.rooms for boat in world.seats] == [boat.rooms for boat in s.seats]
        rooms = [room for boat in world.seats for room in boat.dealt + boat.rooms]
        assert sorted(rooms + world.unused_rooms) == list(range(2, 14))


# --- the River and objectives -----------------------------------------------------------------


@rule("PRE-023", "PRE-024")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0])
def test_tiles_left_are_those_not_seen_yet(viewer: int) -> None:
    s = at_round(3)
    found = worlds(s, viewer, 60)
    for world in found:
        assert world.river[:2] == s.river[:2]
        assert [world.river[place] for place in (3, 7, 11)] == [
            s.river[place] for place in (3, 7, 11)
        ]
        assert sorted(world.river + world.unused_tiles) == list(range(15))
        for season, box in enumerate(world.unused_tiles, 1):
            assert world.kit.tiles[box].startswith(f"river-{season}")
    hidden = {s.river[2], s.unused_tiles[0]}
    assert {world.river[2] for world in found} == hidden
    assert len({world.river[4] for world in found}) == 4


@rule("PRE-024")
def test_after_three_tiles_the_fourth_is_known() -> None:
    s = at_round(4)
    assert {world.unused_tiles[0] for world in worlds(s, 0)} == {s.unused_tiles[0]}


@rule("PRE-211", "PRE-222")
def test_objectives_in_a_world() -> None:
    s = at_round(5, 2, mode="cooperative")
    zones(s)
    act(s, "reveal")
    found = worlds(s, 1, 60, mode="cooperative")
    for world in found:
        assert (world.revealed, world.finished) == (s.revealed, s.finished)
        assert [len(one) for one in world.piles] == [0, 1, 2]
        everything = [number for one in world.piles for number in one]
        everything += world.revealed + world.finished + world.unused_objectives
        assert sorted(everything) == list(range(24))
        assert {world.kit.objectives[number][0] for number in world.piles[1]} == {"2"}
    assert len({tuple(world.piles[1]) for world in found}) == 7


@rule("PRE-236")
def test_objectives_of_past_seasons_do_not_turn_up_again() -> None:
    s = at_round(9, 2, mode="cooperative")
    assert len(s.finished) == 4
    for world in worlds(s, 0, mode="cooperative"):
        assert not set(world.finished) & set(world.unused_objectives)


# --- playing on -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mode", "setup"),
    [("competitive", "standard"), ("competitive", "advanced"), ("cooperative", "standard")],
)
def test_a_world_can_be_played_to_the_end(mode: str, setup: str) -> None:
    made = game(3, mode=mode, setup=setup)
    s = made.deal(b"start")
    dice = Dice(7)
    for _ in range(40):
        seat = s.acting()[dice.below(len(s.acting()))]
        options = s.options(seat)
        s.apply(seat, options[dice.below(len(options))])
    for viewer in (SPECTATOR, 0, 1, 2):
        world = made.world(s.seen_by(viewer), b"other")
        while not world.over():
            finish_round(world)


def test_the_top_of_a_pile_differs_from_world_to_world() -> None:
    s = at_round(1, 2, mode="cooperative")
    pile(s, "1a", "1b")
    assert len({world.piles[0][-1] for world in worlds(s, 0, 60, mode="cooperative")}) == 8
