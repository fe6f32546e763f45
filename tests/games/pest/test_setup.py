"""Setting the table: the map, cards, Castles and Doctors."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.engine.problems import Problem
from tablee.games.pest import PEST
from tablee.games.pest.edition import components
from tablee.games.pest.kit import VILLAGE, Kit
from tablee.games.pest.setup import DRAW_CARDS, LAY_MAP, PLACE_CASTLES, PLACE_DOCTORS
from tablee.games.pest.state import NOWHERE, Table
from tests.games.pest.positions import (
    KIT,
    asked,
    building,
    built,
    doctor,
    offered,
    own,
    place,
    places,
    play,
    refused,
    run,
    sick,
    stock,
    stocked,
    table,
    token,
    told,
    turn,
)
from tests.rules import rule

SEATS = [1, 2, 3, 4, 5]


def dealt(seats: int, number: int = 0, **options: bool) -> Table:
    s: Table = PEST.make(seats, "base", dict(options)).deal(b"%d" % number)
    return s


def begun(seats: int, number: int = 0, **options: bool) -> Table:
    """With all Castles and Doctors placed."""
    s = dealt(seats, number, **options)
    while asked(s, s.acting()[0]) in ("place-castle", "place-doctor"):
        seat = s.acting()[0]
        s.apply(seat, s.options(seat)[0])
    return s


@rule("PEST-020", "PEST-024", "PEST-031", "PEST-039", "PEST-040", "PEST-041")
def test_a_player_starts_with_these_things() -> None:
    s = dealt(3)
    for seat, p in enumerate(s.seats):
        assert stocked(s, seat) == {
            "wood": 1,
            "stone": 1,
            "food": 2,
            "herbs": 2,
            "coin": 2,
            "research": 1,
        }
        assert (p.ready, p.aside) == (2, 2)
        assert p.camp == NOWHERE
        assert p.influence == 0
        assert p.imperatives == [0, 0, 0]
        assert p.technologies == [NOWHERE] * 3
        assert (p.renown, p.negative, p.dead, p.healed) == (0, 0, 0, 0)
    kinds = Counter(KIT.type)
    assert [kinds[kind] for kind in range(5)] == [1, 6, 1, 1, 1]


@rule("PEST-021", "PEST-008")
def test_locations_are_destroyed_by_the_number_of_players() -> None:
    found = {}
    for seats in SEATS:
        kit = Kit(components("base"), seats)
        sizes = Counter(kit.size[n] for n in range(45) if kit.destroyed >> n & 1)
        found[seats] = (sizes[0], sizes[1], sizes[2])
    assert found == {5: (0, 0, 0), 4: (5, 0, 0), 3: (10, 2, 0), 2: (10, 8, 5), 1: (10, 8, 5)}
    three = Kit(components("base"), 3)
    assert sorted(places(three.destroyed)) == [
        *("gimmar", "lirra", "meskar", "morvay", "mossa", "nivel"),
        *("oskel", "prynn", "quorra", "rynna", "silvar", "sollen"),
    ]


@rule("PEST-022")
def test_sick_icons_put_a_subject_on_what_is_not_destroyed() -> None:
    s = table(2)
    run(s, LAY_MAP)
    lie = {KIT.places[n] for n, count in enumerate(s.sick) if count}
    assert lie == {"brennok", "elbrin", "jorland", "kelm", "tharnis", "varkand"}
    assert set(s.sick) == {0, 1}
    s = table(5)
    run(s, LAY_MAP)
    assert sum(s.sick) == 10


@rule("PEST-023", "PEST-025", "PEST-026", "PEST-030")
def test_decrees_capital_card_and_market_lie_open() -> None:
    seen = set()
    for number in range(20):
        s = dealt(4, number)
        assert [n // 5 for n in s.decrees] == [0, 1, 2]
        assert 0 <= s.capital_card < 5
        assert s.capital_left == 0b11111
        assert len(s.market) == 5
        assert sorted(s.market + s.deck) == list(range(30))
        seen.add((*s.decrees, s.capital_card, *s.market))
    assert len(seen) == 20


@rule("PEST-027")
def test_reward_tokens_are_a_random_part_of_fourteen() -> None:
    counts = {seats: len(dealt(seats).rewards) for seats in SEATS}
    assert counts == {1: 6, 2: 6, 3: 8, 4: 10, 5: 12}
    assert len(KIT.reward_bag) == 14
    assert len({tuple(dealt(3, number).rewards) for number in range(20)}) > 10
    most = Counter(KIT.reward_bag)
    for number in range(20):
        assert not Counter(dealt(5, number).rewards) - most


@rule("PEST-028")
def test_a_pair_of_cards_lies_face_down_for_each_year() -> None:
    first = set()
    for number in range(20):
        s = begun(4, number)
        assert len(s.plague_shown + s.plague) == len(s.favour_shown + s.favour) == 6
        assert sorted(s.plague_shown + s.plague + s.plague_box) == list(range(18))
        assert sorted(s.favour_shown + s.favour + s.favour_box) == list(range(10))
        first.add(s.plague_shown[0])
    assert len(first) > 5


@rule("PEST-029", "PEST-385")
@pytest.mark.parametrize("seats", [1, 2])
def test_a_card_of_each_road_colour_leaves_a_small_game(seats: int) -> None:
    out = Counter[int]()
    for number in range(40):
        s = begun(seats, number)
        for pile in KIT.road_piles:
            assert [n for n in pile if n in s.plague_box]
        out.update(s.plague_box[:3])
    assert [len(pile) for pile in KIT.road_piles] == [3, 3, 3]
    assert {n + 1 for pile in KIT.road_piles for n in pile} == set(range(7, 16))
    assert len(out) == 9


@rule("PEST-029")
def test_in_a_large_game_all_cards_of_a_colour_can_come() -> None:
    shown = [set(begun(3, n).plague_box) for n in range(400)]
    assert any(set(pile) & box == set() for box in shown for pile in KIT.road_piles)


@rule("PEST-032")
def test_the_first_turn_order_is_random() -> None:
    assert len({tuple(dealt(3, number).order) for number in range(40)}) == 6


@rule("PEST-033")
def test_with_three_or_more_everybody_has_a_card_of_their_own() -> None:
    s = dealt(5)
    for n, seat in enumerate(s.order):
        assert s.acting() == (seat,)
        assert len(s.start_cards) == n + 1
        own = KIT.start_places[s.start_cards[-1]]
        assert offered(s, seat, "castle") == [KIT.places[at] for at in sorted(own)]
        s.apply(seat, s.options(seat)[0])
    assert sorted(s.start_cards) == [0, 1, 2, 3, 4]


@rule("PEST-034")
def test_two_players_share_two_cards() -> None:
    s = table(2)
    s.start_cards = [0, 2]
    run(s, PLACE_CASTLES)
    first = s.acting()[0]
    s.start_cards = [0, 2]
    assert offered(s, first, "castle") == ["birrik", "corva", "hollin", "istrel"]
    assert refused(s, first, "castle ervill") == "destroyed"
    assert refused(s, first, "castle jassa") == "not-a-start"
    play(s, first, "castle corva")
    second = s.acting()[0]
    assert offered(s, second, "castle") == ["birrik", "hollin", "istrel"]
    assert refused(s, second, "castle corva") == "castle-taken"
    assert len(dealt(2).start_cards) == 2


@rule("PEST-035", "PEST-042")
def test_the_castle_stands_and_brings_no_influence() -> None:
    s = table(3)
    run(s, PLACE_CASTLES)
    seat = s.acting()[0]
    s.apply(seat, s.options(seat)[0])
    p = s.seats[seat]
    assert s.built[p.sites[0]] == 1 << seat
    assert p.influence == 0


@rule("PEST-036", "PEST-037", "PEST-038")
def test_subjects_near_the_castle_go_to_the_zone_for_nothing() -> None:
    s = table(3)
    s.start_cards = [4]
    run(s, PLACE_CASTLES)
    for seat in s.order:
        if not s.seats[seat].zone:
            castle = s.options(seat)[0]
            s.sick[castle - 1] = 1
            s.apply(seat, castle)
            assert s.seats[seat].zone == 1
    assert sum(s.sick) == 0
    run(s, PLACE_DOCTORS)
    seat = s.order[0]
    castle = s.seats[seat].sites[0]
    near = offered(s, seat, "doctor")
    assert near == [KIT.places[n] for n in KIT.near[castle]]
    sick(s, **{near[0]: 1})
    play(s, seat, f"doctor {near[0]}")
    assert s.seats[seat].doctor == place(near[0])
    assert s.seats[seat].zone == 2
    assert s.sick[place(near[0])] == 0
    assert stocked(s, seat) == {}


@rule("PEST-037")
def test_a_doctor_may_start_in_ruins_but_not_in_the_capital() -> None:
    s = table(2)
    for seat, castle in enumerate(("jassa", "hollin")):
        s.seats[seat].sites[0] = place(castle)
    run(s, PLACE_DOCTORS)
    near = offered(s, 0, "doctor")
    assert "thokaia" not in near
    assert "elbrin" in near
    assert refused(s, 0, "doctor kelm") == "not-beside-castle"
    s.destroyed |= 1 << place("elbrin")
    assert "elbrin" in offered(s, 0, "doctor")


@rule("PEST-380", "PEST-381", "PEST-382")
@pytest.mark.parametrize("seats", SEATS)
def test_tokens_take_the_place_of_what_is_printed(seats: int) -> None:
    s = table(seats, "solo" if seats == 1 else "standard", advanced=True)
    run(s, LAY_MAP)
    by_size = Counter[tuple[int, int]]()
    for n in range(45):
        if s.destroyed >> n & 1:
            assert s.resources[n] == KIT.resource[n]
            assert s.sick[n] == 0
        else:
            by_size[KIT.size[n], s.resources[n]] += 1
    tokens = Counter(zip(KIT.token_size, KIT.token_resource, strict=True))
    assert not by_size - tokens
    told_of = {args[0]: args[1] for args in told(s, "token")}
    assert told_of == {n: s.resources[n] for n in range(45) if not s.destroyed >> n & 1}
    assert [n for n in told_of if s.resources[n] != KIT.resource[n]]
    used = [sum(by_size[size, kind] for kind in range(4)) for size in range(3)]
    expected = {5: [20, 15, 10], 4: [15, 15, 10], 3: [10, 13, 10], 2: [10, 7, 5], 1: [10, 7, 5]}
    assert used == expected[seats]
    sick_tokens = sum(KIT.token_sick)
    assert sum(s.sick) <= sick_tokens
    if seats == 5:
        villages = [n for n in range(45) if KIT.size[n] == VILLAGE]
        icons = [KIT.token_sick[n] for n in range(48) if KIT.token_size[n] == VILLAGE]
        assert sum(s.sick[n] for n in villages) == sum(icons)


@rule("PEST-381")
def test_a_token_decides_what_a_location_gives() -> None:
    """Gothar has Herbs printed on it."""
    s = table(5)
    own(s, 0, "tool-cart", "storage-jars")
    token(s, "gothar", "stone")
    doctor(s, 0, "jassa")
    turn(s, 0, "move-assign")
    play(s, 0, "act move", "go gothar", "stop")
    assert stocked(s, 0) == {"stone": 1}  # on arrival
    stock(s, 0, wood=2)
    turn(s, 0, "build-assign")
    play(s, 0, "act build", "build workshop-5", "take wood")
    assert stocked(s, 0) == {"wood": 1, "stone": 1}  # with the Tool Cart
    stock(s, 0)
    s.seats[0].staff |= 1 << building("workshop-5")
    built(s, 0, "castle", "kelm")
    token(s, "kelm", "wood")
    turn(s, 0, "produce-assign")
    play(s, 0, "act produce")
    assert stocked(s, 0) == {"wood": 1, "stone": 2}  # of Buildings, and with Storage Jars


@rule("PEST-382")
def test_printed_sick_icons_are_ignored_under_tokens() -> None:
    kit = Kit(components("base"), 5, advanced=True)
    kit.token_sick[:] = [False] * len(kit.token_sick)
    s = table(kit=kit)
    run(s, LAY_MAP)
    assert sum(s.sick) == 0


@rule("PEST-025", "PEST-446", "PEST-444", "PEST-445", "PEST-440")
def test_the_solo_game_leaves_cards_out() -> None:
    decrees, technologies = set(), set()
    for number in range(60):
        s = dealt(1, number)
        assert s.capital_card == NOWHERE
        decrees.update(s.decrees)
        technologies.update(s.market + s.deck)
    assert {n + 1 for n in range(15)} - {n + 1 for n in decrees} == {4, 6, 9}
    assert {n + 1 for n in range(30)} - {n + 1 for n in technologies} == {2, 3, 5, 11, 16}


@rule("PEST-447")
def test_alone_the_castle_goes_to_any_village_with_a_starting_symbol() -> None:
    s = dealt(1)
    assert s.start_cards == []
    villages = [n for card in KIT.start_places for n in card if KIT.size[n] == VILLAGE]
    assert offered(s, 0, "castle") == [KIT.places[n] for n in sorted(villages)]
    assert len(villages) == 10
    assert refused(s, 0, "castle pelgar") == "not-a-start"
    play(s, 0, "castle kelm")
    assert s.seats[0].zone == 1
    assert asked(s, 0) == "place-doctor"


@rule("PEST-385", "PEST-390", "PEST-380")
def test_the_duel_is_for_two_and_every_mode_has_the_advanced_set_up() -> None:
    for seats in SEATS:
        if seats != 2:
            with pytest.raises(Problem) as caught:
                PEST.make(seats, "base", {"duel": True})
            assert caught.value.name == "options-do-not-fit"
        assert PEST.make(seats, "base", {"advanced": True}).seats == seats
    assert dealt(2, duel=True).kit.duel
    assert dealt(2, duel=True, advanced=True).kit.advanced
    assert not dealt(2).kit.duel
    assert dealt(1).kit.solo


def test_drawing_cards_needs_nothing_but_the_table() -> None:
    s = table(4)
    s.market, s.deck = [], list(range(30))
    run(s, DRAW_CARDS)
    assert len(s.market) == 5


def test_who_knows_the_game_is_offered_the_advanced_setup() -> None:
    game = PEST.make(2, "base", PEST.presets["expert"])
    assert game.options["advanced"] is True
