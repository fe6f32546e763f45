"""Every question says why it refuses what it does not offer."""

from __future__ import annotations

import pytest

from tablee.games.precognition.kit import PLAGUE
from tablee.games.precognition.maintaining import choose_losses
from tablee.games.precognition.river import lose_batteries, lose_ymunes
from tablee.games.precognition.state import River
from tests.games.precognition.positions import (
    act,
    asked,
    at_round,
    boat,
    deal,
    expect,
    game,
    install,
    names,
    next_tile,
    offered,
    others,
    pile,
    power,
    reveal_for_free,
    told,
    zones,
)
from tests.games.refusals import Reasons, counted, reasons
from tests.rules import rule

AMOUNTS = 25


def refused(s: River, question: str) -> Reasons:
    """What the first player is refused when asked this question."""
    assert asked(s) == question
    return reasons(game(len(s.seats)), s, 0)


def cards_but(s: River, numbers: list[int]) -> list[str]:
    return [name for number, name in enumerate(s.kit.cards) if number not in numbers]


# --- setting up -------------------------------------------------------------------------------


@rule("PRE-040", "PRE-041")
def test_only_dealt_rooms_are_installed_in_ascending_order() -> None:
    s = deal(setup="advanced")
    rooms = sorted(s.seats[0].dealt)
    here = [s.kit.rooms[room] for room in rooms]
    assert len(here) == 3
    found = refused(s, "install-room")
    assert found == {
        "install": {
            "not-dealt": [room for room in s.kit.rooms if room not in here],
            "ascending-order": here[-1:],
        }
    }
    act(s, f"install {here[0]}")
    assert refused(s, "install-room")["install"]["ascending-order"] == here[:1]
    assert len(offered(s)) == 2


@rule("PRE-042", "PRE-043")
def test_two_of_four_cards_are_passed_and_the_others_drawn_first() -> None:
    s = deal(setup="advanced")
    for seat in range(2):
        for _ in range(2):
            act(s, offered(s, seat)[0], seat=seat)
    looked_at = sorted(s.seats[0].hand)
    found = refused(s, "pass-card")
    assert found["pass"]["not-in-hand"] == cards_but(s, looked_at)
    assert found["pass"]["ascending-order"] == [s.kit.cards[looked_at[-1]]]
    act(s, f"pass {s.kit.cards[looked_at[1]]}", f"pass {s.kit.cards[looked_at[3]]}")
    for _ in range(2):
        act(s, offered(s, 1)[0], seat=1)
    assert sorted(s.seats[0].hand) == [looked_at[0], looked_at[2]]
    assert sorted(s.seats[1].offer) == [looked_at[1], looked_at[3]]


# --- keeping and giving -----------------------------------------------------------------------


@rule("PRE-053", "PRE-054", "PRE-055")
def test_only_available_cards_are_kept_and_only_visible_ones_given() -> None:
    s = at_round(5)
    player = s.seats[0]
    available = player.hand + player.offer
    assert refused(s, "keep-card") == {"keep": {"not-available": cards_but(s, available)}}
    kept = player.offer[0]
    act(s, f"keep {s.kit.cards[kept]}")
    found = refused(s, "give-card")["give"]
    assert found["kept-already"] == [s.kit.cards[kept]]
    assert found["not-visible"] == cards_but(s, player.offer)
    assert len(names(s, player.offer)) == 2


# --- acting -----------------------------------------------------------------------------------


@rule("PRE-073", "PRE-230")
def test_what_cannot_be_paid_is_not_activated() -> None:
    s = at_round(5)
    boat(s, "H=1")
    zones(s, "s1-b2 s1-h2")
    found = refused(s, "activate")
    assert found["activate"] == {"cannot-pay": ["both"]}
    assert found["reveal"] == {"only-cooperative": [""]}
    assert set(found["mitigate"]) == {"only-cooperative"}
    assert found["sparingly"] == {}
    assert set(found) == {"activate", "sparingly", "reveal", "mitigate"}
    why = s.why_not(0, game().space.parse("activate both"))
    assert why is not None
    assert why.args == [4, 1], "2 and 2, and one healthy human"


@rule("PRE-084", "PRE-091")
def test_no_more_is_taken_than_there_is() -> None:
    s = at_round(5)
    zones(s, "s1-y1 s1-f1")
    act(s, "sparingly", "activate kept")
    assert counted(refused(s, "take-amount")) == {"take": {"too-many": AMOUNTS - 2}}
    act(s, "take 1")
    assert counted(refused(s, "station-ymunes")) == {"doctors": {"too-many": AMOUNTS - 2}}
    act(s, "doctors 0")
    expect(s, "D=1 P=1")


@rule("PRE-095", "PRE-096")
def test_batteries_go_on_free_slots_of_the_own_boat() -> None:
    s = at_round(5)
    power(s, "std-a-2")
    zones(s, "s1-b2 s1-y1")
    act(s, "activate kept", "battery std-b-1")
    found = refused(s, "place-battery")["battery"]
    assert found["no-free-slot"] == ["std-a-2"]
    assert found["ascending-order"] == ["std-a-1", "std-a-3"]
    aboard = ("std-a-1", "std-a-2", "std-a-3", "std-b-1", "std-b-2", "std-b-3")
    assert found["not-aboard"] == [name for name in s.kit.machines if name not in aboard]
    assert set(refused(s, "place-battery")) == {"battery", "aside"}


@rule("PRE-111", "PRE-116", "PRE-117")
def test_a_machine_is_used_once_if_it_has_power_and_its_condition_is_met() -> None:
    s = at_round(5)
    install(s, "gen gre")
    power(s, "gen-1 gen-3 gre-1")
    zones(s, "s1-b1 s1-f1")
    act(s, "activate both")
    while asked(s) == "place-battery":
        act(s, "battery gen-2")
    found = refused(s, "use-machine")["use"]
    aboard = [f"{room}-{row}" for room in ("gen", "gre") for row in (1, 2, 3)]
    assert found["not-aboard"] == [name for name in s.kit.machines if name not in aboard]
    usable = [text.split()[1] for text in offered(s) if text.startswith("use")]
    assert "gen-1" in usable
    assert set(found["not-powered"]) == {"gen-2", "gre-2", "gre-3"}
    assert set(found.get("condition-not-met", [])) == {"gen-3", "gre-1"} - set(usable)
    act(s, "use gen-1")
    while asked(s) == "place-battery":
        act(s, offered(s)[0])
    if asked(s) == "use-machine":
        assert refused(s, "use-machine")["use"]["used-already"] == ["gen-1"]


# --- objectives -------------------------------------------------------------------------------


def together(number: int) -> River:
    return at_round(number, mode="cooperative")


@rule("PRE-220", "PRE-225", "PRE-230")
def test_why_objectives_are_neither_revealed_nor_mitigated() -> None:
    s = together(2)
    pile(s, "1b")
    boat(s, "H=0")
    s.revealed = [s.kit.objectives.index(name) for name in ("1a", "1g")]
    s.mitigated = 1 << s.kit.objectives.index("1g")
    zones(s, "s1-y1 s1-f1")
    found = refused(s, "activate")
    assert found["reveal"] == {"too-few-healthy": [""]}
    assert found["mitigate"]["not-gained"] == ["1a"]
    assert found["mitigate"]["mitigated-already"] == ["1g"]
    every = [name for name in s.kit.objectives if name not in ("1a", "1g")]
    assert found["mitigate"]["not-revealed"] == every
    pile(s)
    assert refused(s, "activate")["reveal"] == {"pile-empty": [""]}


@rule("PRE-236")
def test_what_was_mitigated_in_a_season_is_forgotten_with_it() -> None:
    s = together(4)
    reveal_for_free(s, "1g")
    s.mitigated = 1 << s.kit.objectives.index("1g")
    boat(s, "F=50 std-a-1=2 P=4 D=4")
    boat(s, "F=50 std-a-1=2 P=4 D=4", 1)
    zones(s)
    while s.round == 4:
        seat = s.acting()[0]
        act(s, "finish" if "finish" in offered(s, seat) else offered(s, seat)[0], seat=seat)
    assert s.round == 5
    assert (s.revealed, s.mitigated) == ([], 0)
    assert s.finished == [s.kit.objectives.index("1g")]


# --- plague, losses and the River -------------------------------------------------------------


@rule("PRE-143", "PRE-144")
def test_no_more_protectors_fight_the_plague_than_it_takes() -> None:
    s = at_round(5)
    boat(s, "P=3 L=3 C=9")
    zones(s, "s1-h1 s1-f1")
    act(s, "activate kept")
    others(s)
    level = s.seats[0].plague
    most = min(3, -(-level // s.kit.plague_per_protector))
    found = refused(s, "lower-plague")
    assert counted(found) == {"protect": {"too-many": AMOUNTS - most - 1}}
    assert found["protect"]["too-many"][0] == str(most + 1)


@rule("PRE-145", "PRE-147", "PRE-166", "PRE-167")
@pytest.mark.parametrize(
    ("before", "amount", "after"),
    [
        ("H=2 C=3", 9, "H=0 C=0"),
        ("H=2 C=3", 5, "H=0 C=0"),
        ("H=0 C=3", 2, "H=0 C=1"),
        ("H=4 C=0", 3, "H=1 C=0"),
        ("H=2 C=3", 0, "H=2 C=3"),
        ("H=0 C=0", 2, "H=0 C=0"),
    ],
)
def test_without_a_choice_humans_are_lost_at_once(before: str, amount: int, after: str) -> None:
    s = at_round(5)
    question = asked(s)
    boat(s, before)
    choose_losses(s, 0, amount, PLAGUE)
    assert asked(s) == question
    expect(s, after)


@rule("PRE-145", "PRE-151")
@pytest.mark.parametrize(
    ("before", "amount", "offers"),
    [
        ("H=2 C=3", 4, ["lose 2", "lose 3"]),
        ("H=2 C=3", 1, ["lose 0", "lose 1"]),
        ("H=5 C=1", 3, ["lose 0", "lose 1"]),
    ],
)
def test_who_can_choose_is_asked_which_humans_are_lost(
    before: str, amount: int, offers: list[str]
) -> None:
    s = at_round(5)
    boat(s, before)
    total = s.seats[0].healthy + s.seats[0].contaminated
    choose_losses(s, 0, amount, PLAGUE)
    assert offered(s) == offers
    least, most = [int(text.split()[1]) for text in (offers[0], offers[-1])]
    found = refused(s, "lose-humans")["lose"]
    assert found.get("too-few", []) == [str(number) for number in range(least)]
    assert found["too-many"] == [str(number) for number in range(most + 1, AMOUNTS)]
    sick = s.seats[0].contaminated
    s.apply(0, s.options(0)[-1])
    assert s.seats[0].contaminated == sick - most
    assert s.seats[0].healthy + s.seats[0].contaminated == total - amount


@rule("PRE-166", "PRE-167")
@pytest.mark.parametrize(
    ("before", "amount", "after"),
    [
        ("D=2 P=0", 1, "D=1 P=0"),
        ("D=0 P=3", 2, "D=0 P=1"),
        ("D=1 P=1", 2, "D=0 P=0"),
        ("D=3 P=1", 9, "D=0 P=0"),
        ("D=0 P=0", 1, "D=0 P=0"),
    ],
)
def test_without_a_choice_ymunes_are_lost_at_once(before: str, amount: int, after: str) -> None:
    s = at_round(5)
    question = asked(s)
    boat(s, before)
    lose_ymunes(s, 0, amount)
    assert asked(s) == question
    expect(s, after)


@rule("PRE-166")
@pytest.mark.parametrize(
    ("before", "amount", "least", "most", "after"),
    [
        ("D=2 P=1", 2, 1, 2, "D=0 P=1"),
        ("D=1 P=3", 2, 0, 1, "D=0 P=2"),
        ("D=3 P=3", 2, 0, 2, "D=1 P=3"),
        ("D=4 P=1", 3, 2, 3, "D=1 P=1"),
    ],
)
def test_who_can_choose_is_asked_which_ymunes_are_lost(
    before: str, amount: int, least: int, most: int, after: str
) -> None:
    s = at_round(5)
    boat(s, before)
    lose_ymunes(s, 0, amount)
    assert offered(s) == [f"lose-doctors {number}" for number in range(least, most + 1)]
    found = refused(s, "lose-ymunes")["lose-doctors"]
    assert found.get("too-few", []) == [str(number) for number in range(least)]
    assert found["too-many"] == [str(number) for number in range(most + 1, AMOUNTS)]
    s.apply(0, s.options(0)[-1])
    expect(s, after)


@rule("PRE-166", "PRE-167")
def test_batteries_are_lost_from_machines_that_have_some() -> None:
    s = at_round(5)
    question = asked(s)
    boat(s, "std-a-1=2")
    lose_batteries(s, 0, 1)
    expect(s, "std-a-1=1 bat=1")
    boat(s, "std-a-1=1 std-b-2=1")
    lose_batteries(s, 0, 2)
    expect(s, "bat=0")
    lose_batteries(s, 0, 1)
    assert asked(s) == question
    boat(s, "std-a-1=1 std-b-2=1 std-b-3=1")
    lose_batteries(s, 0, 2)
    found = refused(s, "lose-battery")["unplug"]
    assert found["no-battery"] == ["std-a-2", "std-a-3", "std-b-1"]
    assert found["ascending-order"] == ["std-b-3"]
    aboard = ("std-a-1", "std-a-2", "std-a-3", "std-b-1", "std-b-2", "std-b-3")
    assert found["not-aboard"] == [name for name in s.kit.machines if name not in aboard]
    act(s, "unplug std-b-2")
    assert offered(s) == ["unplug std-b-3"]
    act(s, "unplug std-b-3")
    expect(s, "std-a-1=1 bat=1")


@rule("PRE-161", "PRE-165")
def test_a_tile_is_applied_or_ignored_and_nothing_else() -> None:
    s = at_round(5)
    next_tile(s, "river-2-food")
    boat(s, "P=2 L=0")
    zones(s, "s1-h1 s1-f1")
    act(s, "activate kept")
    others(s)
    while asked(s) != "face-river":
        act(s, offered(s)[0])
    assert offered(s) == ["apply", "ignore"]
    assert set(refused(s, "face-river")) == {"apply", "ignore"}
    decision = game().decision(s.seen_by(0))
    assert decision is not None
    assert [s.kit.tiles[tile] for tile in decision.about] == ["river-2-food"]


@rule("PRE-117")
def test_everybody_is_told_who_has_finished() -> None:
    s = at_round(5)
    install(s, "gen gre")
    power(s, "gen-1")
    zones(s, "s1-b1 s1-f1")
    act(s, "activate kept")
    while asked(s) == "place-battery":
        act(s, offered(s)[0])
    act(s, "finish")
    assert "finish 0" in told(s, 1)
