"""Before the first round: players and modes, decks, River, Machine Rooms and the opening pass."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.engine.events import SPECTATOR
from tablee.engine.problems import UNKNOWN, Problem
from tablee.games.precognition import PRECOGNITION
from tablee.games.precognition.state import TO_ACTIVATE, River
from tests.games.precognition.positions import (
    START,
    act,
    asked,
    at_round,
    deal,
    expect,
    game,
    offered,
    plain,
    play,
    refusal,
    told,
)
from tests.rules import rule

SEEDS = [b"%d" % number for number in range(40)]


def owner(card: int) -> int:
    """The seat whose deck the card came from."""
    return card // 24


def season(s: River, card: int) -> int:
    return int(s.kit.cards[card][1])


def choose_rooms(s: River) -> None:
    """Everybody installs the first rooms it can."""
    while asked(s, s.acting()[0]) == "install-room":
        play(s, s.acting()[0], offered(s, s.acting()[0])[0])


# --- players and modes ------------------------------------------------------------------------


@rule("PRE-001")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play(seats: int) -> None:
    s = deal(seats)
    assert s.acting() == tuple(range(seats))


@rule("PRE-001", "PRE-256")
@pytest.mark.parametrize("seats", [0, 1, 5])
@pytest.mark.parametrize("mode", ["competitive", "team", "cooperative"])
def test_fewer_or_more_do_not_play_nor_does_anybody_alone(seats: int, mode: str) -> None:
    with pytest.raises(Problem) as caught:
        game(seats, mode=mode)
    assert caught.value.name == "bad-seats"


@rule("PRE-002")
def test_how_many_play_in_which_mode() -> None:
    fitting = {(made.options["mode"], made.seats) for made in PRECOGNITION.all_games()}
    assert fitting == {
        *[("competitive", seats) for seats in (2, 3, 4)],
        ("team", 4),
        *[("cooperative", seats) for seats in (2, 3, 4)],
    }
    for seats in (2, 3):
        with pytest.raises(Problem) as caught:
            game(seats, mode="team")
        assert caught.value.name == "options-do-not-fit"


@rule("PRE-256")
def test_there_is_no_solo_mode() -> None:
    assert PRECOGNITION.options["mode"].choices == ("competitive", "team", "cooperative")


@rule("PRE-003")
@pytest.mark.parametrize("setup", ["standard", "advanced"])
@pytest.mark.parametrize("mode", ["competitive", "team", "cooperative"])
def test_every_mode_has_both_setups(mode: str, setup: str) -> None:
    s = deal(4, mode=mode, setup=setup)
    assert asked(s) == ("keep-card" if setup == "standard" else "install-room")


@pytest.mark.parametrize("difficulty", ["hard", "apocalypse"])
def test_only_cooperative_play_has_difficulties(difficulty: str) -> None:
    with pytest.raises(Problem) as caught:
        game(2, difficulty=difficulty)
    assert caught.value.name == "options-do-not-fit"
    game(2, mode="cooperative", difficulty=difficulty)


# --- boats and decks --------------------------------------------------------------------------


@rule("PRE-020")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_a_whole_deck_of_an_own_prescient(seats: int) -> None:
    s = deal(seats)
    decks = [
        player.deck + player.hand + s.seats[(seat - 1) % seats].offer
        for seat, player in enumerate(s.seats)
    ]
    owners = []
    for deck in decks:
        assert len(set(deck)) == 24
        owners.append({s.kit.cards[card].partition(".")[2] for card in deck})
    assert all(len(found) == 1 for found in owners)
    assert len(set.union(*owners)) == seats


@rule("PRE-020")
def test_everybody_has_one_keep_card_and_one_give_card() -> None:
    s = deal(2)
    assert asked(s) == "keep-card"
    play(s, 0, offered(s)[0])
    assert asked(s) == "give-card"
    play(s, 0, offered(s)[0])
    assert asked(s) == ""


@rule("PRE-021", "PRE-045")
@pytest.mark.parametrize("setup", ["standard", "advanced"])
@pytest.mark.parametrize("mode", ["competitive", "team", "cooperative"])
def test_what_is_on_a_boat_at_the_start(mode: str, setup: str) -> None:
    s = deal(4, mode=mode, setup=setup)
    for seat in range(4):
        expect(s, f"{START} bat=0", seat)
    assert START == "H=4 C=0 D=1 P=0 F=8 L=0"


@rule("PRE-010", "PRE-011", "PRE-022")
@pytest.mark.parametrize("seed", SEEDS[:5])
def test_the_seasons_of_a_deck_lie_in_order(seed: bytes) -> None:
    s = deal(4, seed)
    for player in s.seats:
        from_the_top = [*player.hand, *reversed(player.deck)]
        assert [season(s, card) for card in from_the_top] == [1] * 8 + [2] * 8 + [3] * 6


@rule("PRE-022")
def test_each_season_of_a_deck_is_shuffled() -> None:
    tops: list[set[int]] = [set(), set(), set()]
    for seed in SEEDS:
        s = deal(2, seed)
        from_the_top = [*s.seats[1].offer, *s.seats[0].hand, *reversed(s.seats[0].deck)]
        for number, place in enumerate((0, 10, 18)):
            tops[number].add(from_the_top[place])
    assert len(tops[0]) > 6
    assert len(tops[1]) > 5
    assert len(tops[2]) == 6


@rule("PRE-022")
def test_decks_are_shuffled_differently() -> None:
    s = deal(4)
    orders = {tuple(card % 24 for card in player.deck) for player in s.seats}
    assert len(orders) == 4


@rule("PRE-022", "PRE-027")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_decks_lie_face_down(viewer: int) -> None:
    s = deal(2)
    for player in s.seen_by(viewer).table.seats:
        assert player.deck == [UNKNOWN] * 20


# --- the River --------------------------------------------------------------------------------


@rule("PRE-023", "PRE-025")
@pytest.mark.parametrize("setup", ["standard", "advanced"])
@pytest.mark.parametrize("seed", SEEDS[:5])
def test_the_river_has_three_tiles_and_an_island_of_each_season(seed: bytes, setup: str) -> None:
    s = deal(3, seed, setup=setup)
    assert s.progress == 0
    names = [s.kit.tiles[tile] for tile in s.river]
    assert len(set(names)) == 12
    for number in (1, 2, 3):
        part = names[4 * number - 4 : 4 * number]
        assert part[3] == f"island-{number}"
        assert [name[:8] for name in part[:3]] == [f"river-{number}-"] * 3


@rule("PRE-023")
def test_which_tiles_come_and_in_which_order_is_chance() -> None:
    for place in (0, 5, 10):
        counts = Counter(deal(2, seed).river[place] for seed in SEEDS)
        assert len(counts) == 4


@rule("PRE-023")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_tiles_to_come_are_face_down_but_islands_are_known(viewer: int) -> None:
    s = at_round(3)
    shown = s.seen_by(viewer).table.river
    assert shown[:2] == s.river[:2]
    known = [place for place, tile in enumerate(shown) if tile != UNKNOWN]
    assert known == [0, 1, 3, 7, 11]


@rule("PRE-024")
def test_one_tile_of_each_season_is_not_used_and_nobody_knows_which() -> None:
    s = deal(3)
    assert sorted(s.river + s.unused_tiles) == list(range(15))
    assert [s.kit.tiles[tile][:8] for tile in s.unused_tiles] == [
        "river-1-",
        "river-2-",
        "river-3-",
    ]
    for viewer in (SPECTATOR, 0, 1, 2):
        assert s.seen_by(viewer).table.unused_tiles == [UNKNOWN] * 3


# --- the standard setup -----------------------------------------------------------------------


@rule("PRE-027", "PRE-031")
def test_two_cards_lie_with_the_right_neighbour() -> None:
    s = deal(4)
    assert [{owner(card) for card in player.offer} for player in s.seats] == [{1}, {2}, {3}, {0}]
    lines = told(s, SPECTATOR)
    assert [line.split()[:2] for line in lines[:4]] == [["pass", str(seat)] for seat in range(4)]
    assert lines[4] == "round -1 1 1"
    for player in s.seats:
        assert len(player.offer) == 2
        assert len(player.deck) + len(player.hand) == 22


@rule("PRE-027")
@pytest.mark.parametrize("setup", ["standard", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_after_the_setup(seats: int, setup: str) -> None:
    s = at_round(1, seats, setup=setup)
    for seat, player in enumerate(s.seats):
        assert [owner(card) for card in player.offer] == [(seat + 1) % seats] * 2
        assert (len(player.hand), len(player.deck)) == (2, 20)  # round 1 has begun with its draw
        for viewer in (SPECTATOR, *range(seats)):
            assert s.seen_by(viewer).table.seats[seat].offer == player.offer


@rule("PRE-030")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_both_standard_rooms(seats: int) -> None:
    s = deal(seats)
    for player in s.seats:
        assert [s.kit.rooms[room] for room in player.rooms] == ["std-a", "std-b"]


@rule("PRE-032")
@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_the_standard_setup_asks_nothing(mode: str) -> None:
    s = deal(3, mode=mode)
    assert s.round == 1
    assert {asked(s, seat) for seat in range(3)} == {"keep-card"}
    assert [player.answers for player in s.seats] == [0, 0, 0]


# --- the advanced setup -----------------------------------------------------------------------


@rule("PRE-040")
def test_everybody_keeps_two_of_three_rooms() -> None:
    s = deal(3, setup="advanced")
    rooms = sorted(s.seats[1].dealt)
    first, second, third = (s.kit.rooms[room] for room in rooms)
    assert offered(s, 1) == [f"install {first}", f"install {second}"]
    act(s, f"install {first}", seat=1)
    assert offered(s, 1) == [f"install {second}", f"install {third}"]
    act(s, f"install {third}", seat=1)
    assert asked(s, 1) == ""
    for seat in (0, 2):
        while asked(s, seat) == "install-room":
            play(s, seat, plain(s, seat))
    assert s.seats[1].rooms == [rooms[0], rooms[2]]
    assert s.seats[1].dealt == [rooms[1]]
    assert [len(player.batteries) for player in s.seats] == [6, 6, 6]


@rule("PRE-040")
def test_a_room_that_was_not_dealt_cannot_be_installed() -> None:
    s = deal(2, setup="advanced")
    other = s.kit.rooms[s.seats[1].dealt[0]]
    assert refusal(s, f"install {other}") == "not-dealt"
    assert refusal(s, "install std-a") == "not-dealt"


@rule("PRE-040")
def test_the_rooms_are_dealt_at_random() -> None:
    assert (
        len({tuple(sorted(deal(2, seed, setup="advanced").seats[0].dealt)) for seed in SEEDS}) > 30
    )


@rule("PRE-041")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_room_is_dealt_twice(seats: int) -> None:
    s = deal(seats, setup="advanced")
    dealt = [s.kit.rooms[room] for player in s.seats for room in player.dealt]
    assert len(set(dealt)) == 3 * seats
    assert not {"std-a", "std-b"} & set(dealt)
    assert len(s.unused_rooms) == 12 - 3 * seats


@rule("PRE-042", "PRE-043")
def test_two_of_the_top_four_cards_are_passed_and_two_are_drawn() -> None:
    s = deal(3, setup="advanced")
    top = s.seats[0].deck[-4:]
    choose_rooms(s)
    assert sorted(s.seats[0].hand) == sorted(top)
    a, b, c, d = sorted(top)
    act(s, f"pass {s.kit.cards[b]}", f"pass {s.kit.cards[d]}")
    for seat in (1, 2):
        while asked(s, seat) == "pass-card":
            play(s, seat, plain(s, seat))
    assert s.round == 1
    assert sorted(s.seats[2].offer) == [b, d]
    assert sorted(s.seats[0].hand) == [a, c]


@rule("PRE-042")
def test_there_are_six_ways_to_pass_two_of_four_cards() -> None:
    s = deal(2, setup="advanced")
    choose_rooms(s)
    found = set()
    for first in offered(s):
        copy = s.clone()
        play(copy, 0, first)
        found |= {(first, second) for second in offered(copy)}
    assert len(found) == 6
    assert refusal(s, f"pass {s.kit.cards[s.seats[1].hand[0]]}") == "not-in-hand"


@rule("PRE-044")
def test_rooms_are_chosen_in_secret_and_shown_before_cards_are_looked_at() -> None:
    s = deal(3, setup="advanced")
    before = [game(3, setup="advanced").dump(s.seen_by(viewer).table) for viewer in (SPECTATOR, 0)]
    for seat in (1, 2):
        while asked(s, seat) == "install-room":
            play(s, seat, plain(s, seat))
    after = [game(3, setup="advanced").dump(s.seen_by(viewer).table) for viewer in (SPECTATOR, 0)]
    assert after == before
    assert told(s, SPECTATOR) == []
    while asked(s) == "install-room":
        play(s, 0, plain(s, 0))
    assert {asked(s, seat) for seat in range(3)} == {"pass-card"}
    lines = [line.split()[0] for line in told(s, SPECTATOR)]
    assert lines == ["install"] * 3 + ["look"] * 3


@rule("PRE-044")
def test_passed_cards_are_chosen_in_secret() -> None:
    s = deal(2, setup="advanced")
    choose_rooms(s)
    before = game(2, setup="advanced").dump(s.seen_by(0).table)
    play(s, 1, plain(s, 1))
    play(s, 1, plain(s, 1))
    assert game(2, setup="advanced").dump(s.seen_by(0).table) == before
    assert [player.offer for player in s.seats] == [[], []]


@rule("PRE-044")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0])
def test_the_room_put_back_and_the_cards_returned_stay_hidden(viewer: int) -> None:
    s = deal(2, setup="advanced")
    assert s.seen_by(viewer).table.seats[1].dealt == [UNKNOWN] * 3
    choose_rooms(s)
    table = s.seen_by(viewer).table
    assert table.seats[1].rooms == s.seats[1].rooms
    assert table.seats[1].dealt == [UNKNOWN]
    assert table.seats[1].hand == [UNKNOWN] * 4
    assert table.unused_rooms == [UNKNOWN] * 6
    assert told(s, viewer)[-1] == "look 1 ? ? ? ?"


@rule("PRE-045")
def test_the_advanced_setup_differs_in_rooms_and_opening_pass_only() -> None:
    standard, advanced = at_round(1, 3), at_round(1, 3, setup="advanced")
    assert (advanced.progress, advanced.discard, advanced.piles) == (0, [], standard.piles)
    assert [len(player.deck) for player in advanced.seats] == [20, 20, 20]
    for player in advanced.seats:
        from_the_top = [*player.hand, *reversed(player.deck)]
        assert [season(advanced, card) for card in from_the_top] == [1] * 8 + [2] * 8 + [3] * 6


@rule("PRE-043")
def test_chosen_cards_are_shown_as_passed_and_the_others_on_the_deck() -> None:
    """Between the choice and the first draw nobody holds a card."""
    s = deal(2, setup="advanced")
    choose_rooms(s)
    s.events, s.moments = [], []
    while s.round == 0:
        play(s, s.acting()[0], plain(s, s.acting()[0]))
    passed = s.moments[0].position
    assert isinstance(passed, River)
    assert passed.round == 0
    for player in passed.seats:
        assert (len(player.hand), len(player.deck), len(player.offer)) == (0, 22, 2)


@rule("PRE-084")
@pytest.mark.parametrize("setup", ["standard", "advanced"])
@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_everybody_takes_all_until_they_say_otherwise(mode: str, setup: str) -> None:
    s = deal(2, mode=mode, setup=setup)
    assert [player.sparing for player in s.seats] == [0, 0]


@rule("PRE-021", "PRE-045")
@pytest.mark.parametrize("setup", ["standard", "advanced"])
def test_at_the_start_nothing_is_gained_used_or_set_aside(setup: str) -> None:
    for player in deal(3, setup=setup).seats:
        assert player.incoming == player.gained == player.fresh == player.tally == [0] * 6
        assert (player.healing, player.aside, player.powered, player.used) == (0, 0, 0, 0)
        assert (player.activated, player.stage) == (0, TO_ACTIVATE)
        assert (player.kept, player.received, player.keep, player.give) == (UNKNOWN,) * 4
