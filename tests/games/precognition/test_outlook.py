"""What the rules tell clients about the cards in sight comes true."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.engine.chance import Dice
from tablee.engine.problems import UNKNOWN
from tablee.engine.state import View
from tablee.games.precognition.acting import Activate
from tablee.games.precognition.actions import (
    ACTIVATE,
    BOTH,
    GIVE,
    KEEP,
    KEPT,
    RECEIVED,
    SPARINGLY,
    USE,
)
from tablee.games.precognition.deciding import GiveCard, KeepCard
from tablee.games.precognition.kit import GIVEN_TYPE, RESOURCES
from tablee.games.precognition.machines import UseMachine
from tablee.games.precognition.maintaining import lower_plague, raise_plague, taken_by_plague
from tablee.games.precognition.outlook import follows
from tablee.games.precognition.outlook.healthy import healthy_at_best
from tablee.games.precognition.state import River
from tests.games.precognition.positions import (
    act,
    asked,
    at_round,
    boat,
    card,
    choose,
    deal,
    game,
    install,
    machines,
    offered,
    others,
    power,
    reveal_for_free,
    zones,
)
from tests.rules import rule

SLOTS = {"kept": KEPT, "received": RECEIVED, "both": BOTH}


def told(s: River, seat: int, viewer: int | None = None) -> dict[str, Any]:
    """What a viewer is told of a boat."""
    viewer = seat if viewer is None else viewer
    found: dict[str, Any] = game(len(s.seats)).follows(s.seen_by(viewer))["boats"][seat]
    return found


def check_activation(s: River, seat: int) -> None:
    """Costs and gains are those of doing it."""
    known, boat = told(s, seat), s.seats[seat]
    ask = boat.ask
    assert ask is not None
    assert known["cost"] == ask.about(s, seat)[0]
    options = s.options(seat)
    assert (ACTIVATE + BOTH in options) == (known["cost"] <= boat.healthy)
    for name, slot in SLOTS.items():
        if ACTIVATE + slot in options:
            tried = s.clone()
            if SPARINGLY in options:
                tried.apply(seat, SPARINGLY)
            tried.apply(seat, ACTIVATE + slot)
            incoming = zip(RESOURCES, tried.seats[seat].incoming, strict=False)
            if SPARINGLY in options:
                assert known["gains"][name] == {what: count for what, count in incoming if count}


def check_machines(s: River, seat: int) -> None:
    """Exactly those that can be used are powered, not used yet, and right for the cards."""
    boat = s.seats[seat]
    met = told(s, seat)["met"]
    assert None not in met
    usable = {
        s.kit.machines[3 * boat.rooms[place // 3] + place % 3]
        for place in range(len(met))
        if met[place] and boat.powered >> place & 1 and not boat.used >> place & 1
    }
    assert usable == {s.kit.machines[a - USE] for a in s.options(seat) if is_use(s, a)}


def is_use(s: River, action: int) -> bool:
    return USE <= action < USE + len(s.kit.machines)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_costs_gains_and_machines_of_whole_games_are_as_told(seats: int) -> None:
    s = deal(seats, setup="advanced")
    dice = Dice(seats)
    activations = uses = 0
    while not s.over():
        for seat in s.acting():
            ask = s.seats[seat].ask
            if isinstance(ask, Activate):
                check_activation(s, seat)
                activations += 1
            elif isinstance(ask, UseMachine):
                check_machines(s, seat)
                uses += 1
            options = s.options(seat)
            s.apply(seat, options[dice.below(len(options))])
    assert min(activations, uses) > 5


def test_what_a_card_means_beside_another_is_what_it_means_when_both_lie_there() -> None:
    s = deal(3)
    chosen = []
    for seat in s.acting():
        offer = s.seats[seat].offer
        chosen.append((s.seats[seat].hand[0], offer[-1]))
    before = [follows(s.seen_by(seat).table, seat)["coming"] for seat in range(3)]
    for seat, (keep, give) in enumerate(chosen):
        s.apply(seat, KEEP + keep)
        s.apply(seat, GIVE + give)
    for seat in range(3):
        boat, names = s.seats[seat], s.kit.cards
        expected = before[seat][names[boat.kept]][names[boat.received]]
        known = told(s, seat)
        assert (expected["cost"], expected["gain"]) == (known["cost"], known["gains"]["both"])
        raised = s.kit.card_plague[boat.kept] + s.kit.card_plague[boat.received]
        assert expected["plague"] == boat.plague + raised


def test_nothing_is_said_about_cards_that_are_not_known() -> None:
    s = deal(3)
    assert isinstance(s.seats[0].ask, KeepCard)
    s.apply(0, s.options(0)[0])
    assert isinstance(s.seats[0].ask, GiveCard)
    s.apply(0, s.options(0)[0])
    for viewer in (1, 2, -1):
        known = told(s, 0, viewer)
        assert (known["kept"], known["gains"], known["cost"]) == ("?", {}, 0)
        assert set(known["met"]) == {None}


def test_a_spectator_is_told_of_boats_but_not_of_choices() -> None:
    s = deal(3)
    assert game(3).follows(View(-1, s.seen_by(-1).table))["coming"] == {}
    mine = game(3).follows(s.seen_by(0))["coming"]
    assert len(mine) == len(s.seats[0].hand + s.seats[0].offer)


def test_the_card_that_is_given_counts_for_machines_that_look_at_it() -> None:
    """With every Machine powered, some can be used with one gift and not with another."""
    s = deal(2)
    for player in s.seats:
        player.rooms = [s.kit.rooms.index(room) for room in ("sas", "dec")]
        player.batteries = [9] * len(player.batteries)
    rows = follows(s.seen_by(0).table, 0)["coming"].values()
    machines = [beside["machines"] for row in rows for beside in row.values()]
    assert all("?" in each and len(each) > 1 for each in machines)
    assert any(set(each["?"]) < set(other) for each in machines for other in each.values())


def beside(s: River, kept: str, received: str) -> dict[str, Any]:
    """What seat 0 is told of keeping one card beside another that it might get."""
    rows = follows(s.seen_by(0).table, 0)["coming"]
    found: dict[str, Any] = rows[s.kit.cards[card(s, kept)]][s.kit.cards[card(s, received)]]
    return found


@rule("PRE-123", "PRE-126")
def test_machines_that_look_at_the_own_pair_do_not_wait_for_the_card_given() -> None:
    """std-a-1 wants one human card beside another type, std-a-3 one food card."""
    s = at_round()
    power(s, "std-a-1 std-a-2 std-a-3")
    choose(s, "s1-h1 s1-f1")
    assert beside(s, "s1-h1", "s1-f1")["machines"]["?"] == ["std-a-1", "std-a-3"]


@rule("PRE-132")
def test_nothing_is_said_of_machines_that_look_at_a_card_not_given_yet() -> None:
    s = at_round()
    install(s, "sas dec")
    looking = [name for name in machines(s) if looks_at_gift(s, name)]
    assert looking
    power(s, " ".join(looking))
    choose(s, "s1-h1 s1-f1")
    assert beside(s, "s1-h1", "s1-f1")["machines"]["?"] == []


@rule("PRE-134")
@pytest.mark.parametrize(
    ("received", "kept", "is_known"),
    [("s1-h1", "", True), ("s1-f2", "", False), ("s1-f2", "s1-h1", True)],
)
def test_a_cost_copied_from_the_card_beside_it_is_known_with_that_card(
    received: str, kept: str, is_known: bool
) -> None:
    """sas-2 looks at the cost of the card given; s1-f2 costs what the card beside it costs."""
    s = at_round()
    install(s, "sas dec")
    neighbour = s.seats[s.left(0)]
    neighbour.received = card(s, received)
    neighbour.kept = card(s, kept) if kept else UNKNOWN
    met = follows(s, 0)["boats"][0]["met"]
    assert (met[machines(s).index("sas-2")] is not None) == is_known


def looks_at_gift(s: River, name: str) -> bool:
    return s.kit.condition[s.kit.machines.index(name)].kind >= GIVEN_TYPE


@rule("PRE-141", "PRE-142")
@pytest.mark.parametrize(("plague", "raised"), [(0, 3), (3, 6), (9, 12), (11, 12)])
def test_the_plague_of_both_cards_is_added_to_that_of_the_boat(plague: int, raised: int) -> None:
    s = at_round(9)
    boat(s, f"L={plague}")
    choose(s, "s2-h2 s2-b1")  # 2 and 1
    assert beside(s, "s2-h2", "s2-b1")["plague"] == raised


# --- what is ahead of a boat --------------------------------------------------------------------


def ahead(s: River, seat: int = 0, viewer: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = told(s, seat, viewer)["ahead"]
    return found


@rule("PRE-141", "PRE-146", "PRE-147", "PRE-149")
@pytest.mark.parametrize(
    ("counts", "plague", "lost", "healed"),
    [
        ("H=4 C=0 D=1 L=0", 3, 3, 0),
        ("H=2 C=3 D=1 L=7", 10, 5, 0),
        ("H=1 C=9 D=4 L=0", 3, 3, 4),
        ("H=1 C=4 D=2 L=0", 3, 3, 1),
        ("H=9 C=0 D=0 L=11", 12, 9, 0),
    ],
)
def test_plague_and_doctors_come_as_told(counts: str, plague: int, lost: int, healed: int) -> None:
    """If contaminated humans are given up first."""
    s = at_round(5)
    zones(s, "s2-f2 s2-y2")
    boat(s, f"{counts} P=0")
    assert ahead(s)["upkeep"] == {"plague": plague, "lost": lost, "healed": healed}
    act(s, "activate received", "doctors 3")
    expected = ahead(s)["upkeep"]
    before = s.seats[0].healthy + s.seats[0].contaminated
    others(s)
    if asked(s) == "lose-humans":
        act(s, offered(s)[-1])
        others(s)
    player = s.seats[0]
    assert player.plague == expected["plague"]
    assert before - player.healthy - player.contaminated == expected["lost"]


def test_cards_that_are_not_known_raise_no_plague() -> None:
    s = at_round(5)
    boat(s, "H=4 C=0 L=2")
    assert ahead(s, viewer=1)["upkeep"] == {"plague": 2, "lost": 2, "healed": 0}


@rule("PRE-170")
@pytest.mark.parametrize(("number", "rounds"), [(1, 4), (4, 1), (5, 4), (7, 2), (12, 1)])
def test_those_eat_at_the_next_island_who_will_be_healthy_by_then(number: int, rounds: int) -> None:
    s = at_round(number)
    boat(s, "H=4 C=5 D=2 F=7")
    eaters = 4 + min(5, 2 * rounds)
    expected = {"rounds": rounds, "eaters": eaters, "spare": 7 - eaters}
    assert ahead(s)["feeding"] == expected


@rule("PRE-170")
def test_before_the_first_round_the_whole_first_season_is_ahead() -> None:
    s = deal(2, setup="advanced")
    assert s.round == 0
    assert follows(s, 0)["boats"][0]["ahead"]["feeding"]["rounds"] == 4


@rule("PRE-216", "PRE-238")
def test_everybody_is_told_what_a_boat_lacks_for_an_objective() -> None:
    s = at_round(1, 2, mode="cooperative")
    reveal_for_free(s, "1e")
    boat(s, "D=5 F=3")
    boat(s, "D=4 F=2", seat=1)
    table = game(2, mode="cooperative")
    found = table.follows(s.seen_by(1))
    assert [known["ahead"]["lacks"] for known in found["boats"]] == [
        {"1e": {}},
        {"1e": {"food": 1}},
    ]
    assert found["objectives"] == {"1e": False}
    s.mitigated = 1 << s.revealed[0]
    assert table.follows(s.seen_by(1))["objectives"] == {"1e": True}


@rule("PRE-143")
def test_what_protectors_do_against_the_plague_is_told_for_each_number_of_them() -> None:
    s = at_round(5)
    zones(s, "s1-f1 s1-y1")
    act(s, "activate kept")
    boat(s, "H=2 C=0 P=3 L=5")
    others(s)
    assert asked(s) == "lower-plague"
    found = game(2).follows(s.seen_by(0))["protecting"]
    assert len(found) == len(offered(s))
    for number, expected in enumerate(found):
        tried = s.clone()
        act(tried, f"protect {number}")
        player = tried.seats[0]
        assert player.plague == expected["level"]
        assert 2 - player.healthy - player.contaminated == expected["lost"]


def test_nothing_is_said_of_protectors_while_they_are_not_asked_for() -> None:
    assert game(2).follows(at_round(5).seen_by(0))["protecting"] == []


# --- how many are healthy at best ---------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_as_many_are_healthy_at_best_as_any_way_to_play_the_round_leaves(seed: int) -> None:
    """Every answer is tried on the boat, and every way to meet the plague."""
    s = deal(2, setup="advanced")
    dice = Dice(seed)
    compared = 0
    while not s.over() and compared < 16:
        if all(isinstance(player.ask, Activate) for player in s.seats):
            for seat in s.acting():
                assert healthy_at_best(s.clone(), seat) == most_healthy(s.clone(), seat)
                compared += 1
        seat = s.acting()[0]
        options = [action for action in s.options(seat) if action != SPARINGLY]
        s.apply(seat, options[dice.below(len(options))])
    assert compared == 16


def most_healthy(s: River, seat: int) -> int:
    """By trying: the boat acts by itself, and its own plague follows."""
    if s.seats[seat].ask is not None:
        return max(
            most_healthy(applied(s, seat, action), seat)
            for action in s.options(seat)
            if action != SPARINGLY
        )
    boat = s.seats[seat]
    raise_plague(s, seat, s.kit.card_plague[boat.kept] + s.kit.card_plague[boat.received])
    return max(left_after(s.clone(), seat, sent) for sent in range(boat.protectors + 1))


def applied(s: River, seat: int, action: int) -> River:
    """The answer alone: no phase follows, for others have yet to act."""
    tried = s.clone()
    tried.apply(seat, action)
    return tried


def left_after(s: River, seat: int, sent: int) -> int:
    lower_plague(s, seat, sent)
    boat = s.seats[seat]
    lost = taken_by_plague(boat)
    ways = range(max(0, lost - boat.healthy), min(lost, boat.contaminated) + 1)
    return max(
        boat.healthy - (lost - ill) + min(boat.doctors, boat.contaminated - ill) for ill in ways
    )


def test_the_forecast_says_how_many_are_healthy_at_best_for_each_gift() -> None:
    s = deal(3)
    before = follows(s.seen_by(0).table, 0)["coming"]
    for row in before.values():
        for beside in row.values():
            assert set(beside["healthy"]) == set(beside["machines"])
            assert all(known >= beside["healthy"]["?"] for known in beside["healthy"].values())
