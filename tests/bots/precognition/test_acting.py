"""How the bot acts: cards, ymunes, batteries and Machines."""

from __future__ import annotations

import pytest

from tablee.bots.expert.precognition.acting import stationed
from tablee.bots.expert.precognition.outlook.machines import HEALED
from tests.bots.precognition.boats import outlook, told
from tests.games.precognition.positions import (
    act,
    asked,
    at_round,
    boat,
    install,
    next_tile,
    offered,
    others,
    power,
    zones,
)


def test_both_cards_are_activated_where_doctors_heal_the_cost() -> None:
    s = at_round(5, 3)
    boat(s, "H=8 D=5 F=14")
    zones(s, "s1-h2 s1-f1")
    assert told(s) == "activate both"


def test_one_card_is_activated_where_the_cost_could_not_be_healed_in_time() -> None:
    s = at_round(12, 3)
    boat(s, "H=9 D=0 F=20")
    zones(s, "s2-f1 s2-h1")
    assert told(s).startswith("activate")
    assert told(s) != "activate both"


def test_food_is_taken_rather_than_humans_who_would_starve() -> None:
    s = at_round(12, 3)
    boat(s, "H=5 D=3 F=3")
    zones(s, "s2-h1 s2-f1")
    assert told(s) == "activate received"


def test_ymunes_become_doctors_while_there_is_no_plague() -> None:
    s = at_round(1, 3)
    zones(s, "s1-y3 s1-h1")
    act(s, "activate kept")
    assert (asked(s), told(s)) == ("station-ymunes", "doctors 2")


def test_ymunes_become_protectors_when_the_plague_is_aboard() -> None:
    s = at_round(10, 3)
    boat(s, "H=8 C=2 D=5 F=20 L=4")
    zones(s, "s2-y1 s2-f1")
    act(s, "activate kept")
    assert told(s) == "doctors 0"


def test_ymunes_are_stationed_with_an_eye_on_machines() -> None:
    gains = []
    for powered in ("", "dis-1"):  # gained Doctor: heal 2
        s = at_round(9, 3)
        install(s, "dis gre")
        power(s, powered)
        zones(s, "s2-y1 s1-h1")
        act(s, "activate kept")
        out = outlook(s)
        gains.append(stationed(out, 1) - stationed(out, 0))
    assert gains[1] - gains[0] == pytest.approx(2 * HEALED)


def test_batteries_finish_a_machine_and_go_in_ascending_order() -> None:
    s = at_round(2, 3)
    boat(s, "std-a-1=1 std-a-3=1")
    zones(s, "s1-b2 s1-h1")
    act(s, "activate kept")
    first = told(s)
    act(s, first)
    assert [first, told(s)] == ["battery std-a-1", "battery std-a-3"]


def test_machines_that_bring_humans_are_used_before_those_that_heal() -> None:
    s = at_round(6, 3)
    install(s, "dis cmd")
    boat(s, "H=8 C=1 D=2 F=10")
    power(s, "dis-1 cmd-3")
    zones(s, "s2-y1 s1-h1")
    act(s, "activate kept", "doctors 2")
    used = []
    while asked(s) == "use-machine":
        used.append(told(s))
        act(s, used[-1])
    assert used == ["use cmd-3", "use dis-1"]


@pytest.mark.parametrize("question", ["take-amount", "heal-humans"])
def test_who_has_to_say_how_much_takes_all(question: str) -> None:
    s = at_round(6, 3)
    install(s, "dis cmd")
    power(s, "dis-1")
    boat(s, "H=8 C=4 D=2 F=10")
    zones(s, "s2-y1 s1-h1")
    act(s, "sparingly", "activate kept")
    while asked(s) != question:
        act(s, "doctors 2" if asked(s) == "station-ymunes" else told(s))
    assert told(s) == offered(s)[-1]


def test_the_river_brings_doctors_early() -> None:
    s = at_round(1, 3)
    next_tile(s, "river-1-ymun")
    zones(s)
    act(s, "activate kept")
    others(s)
    assert (asked(s), told(s)) == ("station-ymunes", "doctors 1")
