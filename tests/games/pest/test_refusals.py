"""Why actions are refused: for whole questions, every action of the game at once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablee.games.pest import PEST
from tablee.games.pest.favour import REVEAL_FAVOUR
from tablee.games.pest.influence import reward
from tablee.games.pest.placing import BEGIN_TURNS
from tablee.games.pest.quarantine import take_in
from tablee.games.pest.state import Table
from tests.games.pest.positions import (
    built,
    camp,
    doctor,
    lay_on,
    offer,
    own,
    play,
    quarantine,
    run,
    sick,
    stock,
    table,
    turn,
)
from tests.games.pest.refusals import EXPECTED
from tests.games.refusals import reasons

GAME = PEST.make(5, "base", {})


def base(**amounts: int) -> Table:
    s = table(5)
    doctor(s, 0, "corva")
    built(s, 0, "castle", "nertha")
    stock(s, 0, **amounts)
    return s


def placing() -> Table:
    s = base(herbs=2)
    own(s, 0, "clinical-trials", "adrenaline-shot")
    s.seats[0].grid = 0b1
    run(s, BEGIN_TURNS)
    return s


def acting() -> Table:
    s = base(wood=1, stone=1)
    quarantine(s, 0, 3, "move")
    turn(s, 0, "build-heal")
    return s


def moving() -> Table:
    s = base(food=1, wood=2)
    own(s, 0, "cloning-experiment")
    quarantine(s, 0, 3, "build")
    sick(s, brennok=3, nertha=1)
    camp(s, 0, "kelm")
    turn(s, 0, "move-heal")
    play(s, 0, "act move", "go varkand")
    return s


def in_the_capital() -> Table:
    s = base(food=2)
    sick(s, brennok=3, caldrin=3, dunmel=3, hollin=3, jassa=3)
    camp(s, 0, "kelm")
    turn(s, 0, "move-heal")
    play(s, 0, "act move", "go thokaia")
    return s


def entering() -> Table:
    s = base(food=5)
    sick(s, brennok=3)
    turn(s, 0, "move-heal")
    play(s, 0, "act move", "go brennok")
    return s


def building() -> Table:
    s = base(wood=2, stone=2, food=2)
    camp(s, 0, "kelm")
    built(s, 0, "workshop-1", "gothar")
    s.capital_left = 0b11110
    quarantine(s, 0, 3, "produce")
    turn(s, 0, "build-heal")
    play(s, 0, "act build")
    return s


def producing() -> Table:
    s = base(research=1)
    quarantine(s, 0, 3, "storage")
    turn(s, 0, "produce-heal")
    play(s, 0, "act produce")
    return s


def researching() -> Table:
    s = base(research=2)
    own(s, 0, "infirmary", "scholars", "storage-jars")
    lay_on(s, 0, "infirmary", 1)
    offer(s, "medical-mask", "inhaler", "steel-horseshoe", "syringe", "blast-furnace")
    turn(s, 0, "produce-research")
    play(s, 0, "act research")
    return s


def healing() -> Table:
    s = base(herbs=2, wood=1)
    own(s, 0, "inhaler", "experimental-laboratory")
    quarantine(s, 0, 3, "build")
    turn(s, 0, "produce-heal")
    play(s, 0, "act heal")
    return s


def assigning() -> Table:
    s = base()
    built(s, 0, "workshop-1", "gothar")
    built(s, 0, "workshop-2", "varkand", staffed=True)
    built(s, 0, "mill", "kelm", staffed=True)
    s.seats[0].healed = 1
    turn(s, 0, "produce-assign")
    play(s, 0, "act assign")
    return s


def sheltering() -> Table:
    s = base()
    quarantine(s, 0, 3, "build")
    take_in(s, 0, 1)
    return s


def clearing() -> Table:
    s = base()
    quarantine(s, 0, 3, "storage")
    s.year, s.favour_shown, s.favour = 1, [0], [8]
    run(s, REVEAL_FAVOUR)
    return s


def taking() -> Table:
    """The second crate: what was chosen first comes first."""
    s = base()
    reward(s, 0, [0, 0, 0, 0, 0, 0, 2, 0, 0])
    s.settle()
    play(s, 0, "take food")
    return s


def paying() -> Table:
    s = base(wood=2, stone=1, coin=1)
    turn(s, 0, "build-heal")
    play(s, 0, "act build", "build workshop-1")
    return s


def producing_freely() -> Table:
    """The Storage slot is empty, so there is nothing to clear."""
    s = base(research=1)
    quarantine(s, 0, 3, "move")
    turn(s, 0, "produce-heal")
    play(s, 0, "act produce")
    return s


def inserting() -> Table:
    s = base(research=3)
    own(s, 0, "infirmary")
    lay_on(s, 0, "infirmary", 1)
    offer(s, "blast-furnace", "inhaler", "steel-horseshoe", "syringe", "medical-mask")
    turn(s, 0, "produce-research")
    play(s, 0, "act research", "acquire blast-furnace")
    return s


def shifting() -> Table:
    s = assigning()
    own(s, 0, "mobile-workshop")
    lay_on(s, 0, "mobile-workshop", 1)
    play(s, 0, "shift mill")
    return s


def assigning_with_a_mobile_workshop() -> Table:
    s = base()
    own(s, 0, "mobile-workshop")
    lay_on(s, 0, "mobile-workshop", 1)
    built(s, 0, "workshop-1", "gothar")
    built(s, 0, "workshop-2", "varkand", staffed=True)
    turn(s, 0, "produce-assign")
    play(s, 0, "act assign")
    return s


POSITIONS: dict[str, Callable[[], Table]] = {
    "placing": placing,
    "acting": acting,
    "moving": moving,
    "in_the_capital": in_the_capital,
    "entering": entering,
    "building": building,
    "producing": producing,
    "researching": researching,
    "healing": healing,
    "assigning": assigning,
    "sheltering": sheltering,
    "clearing": clearing,
    "taking": taking,
    "paying": paying,
    "producing_freely": producing_freely,
    "inserting": inserting,
    "shifting": shifting,
    "assigning_with_a_mobile_workshop": assigning_with_a_mobile_workshop,
}


@pytest.mark.parametrize("name", POSITIONS)
def test_every_refusal_has_its_reason(name: str) -> None:
    assert shortened(name) == EXPECTED[name]


def shortened(name: str) -> dict[str, dict[str, list[str] | int]]:
    """Without what has another time, except in one of the positions."""
    found = reasons(GAME, POSITIONS[name](), 0)
    return {
        verb: {why: few(targets) for why, targets in by_reason.items()}
        for verb, by_reason in found.items()
        if name == "placing" or not all(why.startswith("only-") for why in by_reason)
    }


def few(targets: list[str]) -> list[str] | int:
    """The targets, or how many there are."""
    return targets if len(targets) <= 4 else len(targets)
