"""Every card by itself: what it costs and brings when it is integrated, and what it can do."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tablee.engine.events import Event
from tablee.games.exodus.abilities.reading import ACTIVATION
from tablee.games.exodus.messages import MESSAGES
from tablee.games.exodus.researching import OPEN_WINDOW
from tablee.games.exodus.state import Table
from tablee.games.exodus.turns import INTEGRATING, PLACED, PLACING
from tests.games.exodus.positions import (
    KIT,
    asked,
    build,
    card,
    cards,
    fill,
    hold,
    lay,
    names,
    play,
    post,
    reserve,
    run,
    stored,
    table,
    turn,
    zone,
)
from tests.rules import rule

A, B = range(2)


class Print(NamedTuple):
    """What is printed on a card."""

    recycling: int
    """0 if it is the number of the round."""
    cost: int
    prestige: int
    brings: str = ""
    """What its caste ability or Integration ability leaves behind."""


CARDS = {
    "novice": Print(1, 1, 1, "convert"),
    "preacher": Print(2, 3, 1, "convert"),
    "missionary": Print(2, 3, 2, "convert"),
    "inquisitor": Print(2, 3, 2),
    "high-priest": Print(3, 5, 3),
    "cathedral": Print(3, 6, 2),
    "conversion-centre": Print(2, 3, 1, "convert"),
    "seminary": Print(2, 3, 2),
    "sanctuary": Print(2, 4, 3, "convert"),
    "heir": Print(1, 2, 3),
    "senator": Print(2, 4, 5, "jailer"),
    "chancellor": Print(3, 6, 7, "jailer"),
    "warden": Print(2, 3, 3, "jailer"),
    "ambassador": Print(2, 3, 3),
    "senate-dome": Print(3, 6, 4, "jailer"),
    "secret-services": Print(2, 4, 4, "jailer"),
    "penitentiary": Print(2, 4, 4, "jailer"),
    "diplomatic-academy": Print(2, 4, 4, "points"),
    "lab-assistant": Print(1, 1, 1, "mutagen"),
    "geneticist": Print(2, 3, 1, "mutagen"),
    "surgeon": Print(2, 2, 2),
    "chimera": Print(2, 3, 3, "mutant"),
    "virologist": Print(2, 3, 2, "mutagen"),
    "clinic": Print(2, 3, 1, "mutagen"),
    "regeneration-hospital": Print(3, 5, 3),
    "mutation-lab": Print(2, 4, 1, "mutagen"),
    "genotheque": Print(3, 5, 2, "mutagen"),
    "nanotechnician": Print(1, 2, 2),
    "engineer": Print(2, 4, 1),
    "sapper": Print(2, 4, 3),
    "master-architect": Print(3, 6, 3, "discount"),
    "archives": Print(2, 3, 2),
    "rd-department": Print(2, 3, 2),
    "orbital-shipyard": Print(3, 5, 2),
    "shield-generator": Print(2, 3, 2),
    "habitat-ring": Print(2, 4, 2),
    "apprentice": Print(1, 1, 1, "worker"),
    "miner": Print(1, 2, 1),
    "foreman": Print(2, 3, 1, "worker"),
    "union-delegate": Print(2, 4, 2, "worker"),
    "mechanic": Print(2, 2, 2),
    "merchant": Print(2, 3, 3),
    "dormitory": Print(1, 3, 1, "worker"),
    "refinery": Print(2, 4, 2),
    "forge": Print(3, 6, 1),
    "courtesan": Print(0, 1, 1),
    "conspirator": Print(0, 2, 2),
    "smuggler": Print(0, 2, 1),
    "hacker": Print(2, 3, 2),
    "morphoplast": Print(2, 2, 2),
    "hideout": Print(0, 2, 1),
    "black-market": Print(2, 4, 1),
    "clandestine-bank": Print(3, 5, 2),
    "lawless-zone": Print(0, 5, 2),
    "worker": Print(0, 0, 1),
    "convert": Print(0, 0, 1),
    "priest": Print(0, 1, 3),
}


def test_the_list_is_complete() -> None:
    assert list(CARDS) == KIT.kinds


@rule("EXO-004", "EXO-135", "EXO-137", "EXO-139")
@pytest.mark.parametrize("name", CARDS)
def test_integrating_a_card_costs_and_brings_what_is_printed(name: str) -> None:
    s = table(2)
    build(s, A, "cathedral.3")
    hold(s, A, f"{name}.1")
    reserve(s, 10)
    s.round = 3
    turn(s, A)
    play(s, A, f"integrate {name}.1")
    p = s.seats[A]
    assert p.reserve == 10 - CARDS[name].cost
    assert p.points[0] == p.score() == CARDS[name].prestige
    assert card(name) in p.controls()
    assert brought(s, card(name)) == CARDS[name].brings


def brought(s: Table, number: int) -> str:
    p = s.seats[A]
    found = [names(p.hand)] if p.hand else []
    found += ["jailer"] if s.jailers == [number] else []
    found += ["mutagen"] if s.mutagens == [number] else []
    found += ["mutant"] if s.mutants == 1 << number else []
    found += ["discount"] if p.discounts == [number] else []
    found += ["points"] if asked(s, A) == "give-point" else []
    return " ".join(found)


@rule("EXO-133", "EXO-284")
@pytest.mark.parametrize("name", CARDS)
def test_recycling_a_card_gives_what_is_printed(name: str) -> None:
    s = table(2)
    hold(s, A, f"{name}.1")
    s.round = 3
    turn(s, A)
    play(s, A, f"recycle {name}.1")
    by_round = CARDS[name].recycling == 0 and KIT.secondary[card(name)] < 0
    assert s.seats[A].reserve == (3 if by_round else CARDS[name].recycling)


# --- what each ability does, in a position in which it does something -------------------------


def scene() -> Table:
    """An Ark with everything that an ability could need, and opponents with something to lose."""
    s = table(2)
    build(s, A, "forge.1", "convert.1 worker.1")
    build(s, A, "cathedral.1")
    build(s, B, "hideout.2", "worker.2 heir.2")
    build(s, B, "dormitory.2")
    s.mutants = 1 << card("heir.2")
    s.seats[A].prison = cards("sapper.3 union-delegate.3")
    fill(s, c1="senator.3", c2="engineer.3", c3="foreman.3")
    post(s, "core.1", "1-2")
    lay(s, 1, 1, 2)
    lay(s, 2, 1, 1)
    hold(s, A, "novice.3")
    hold(s, B, "preacher.3")
    s.discard = cards("seminary.3 chancellor.3")
    for used in s.discard:
        s.deck.remove(used)
    reserve(s, 5, 5)
    return s


class Use(NamedTuple):
    """Using a card: when, how, and what can be seen of it."""

    stage: int
    actions: str
    gems: int
    """How many are left of five."""
    result: str


USES = {
    "missionary": Use(
        INTEGRATING,
        "target worker.2, house cathedral.1",
        3,
        "crews convert worker missionary worker",
    ),
    "inquisitor": Use(PLACED, "target heir.2", 4, "score 1"),
    "high-priest": Use(PLACED, "target convert.1", 4, "score 3"),
    "conversion-centre": Use(PLACED, "", 3, "hand novice convert"),
    "seminary": Use(INTEGRATING, "sacrifice convert.1", 5, "hand novice priest"),
    "sanctuary": Use(INTEGRATING, "", 5, "discounts sanctuary"),
    "warden": Use(PLACED, "", 4, "jailers warden"),
    "ambassador": Use(PLACED, "chamber 2", 4, "marks 0 1 0"),
    "secret-services": Use(
        INTEGRATING, "player 2, give novice.3, take preacher.3", 4, "hand preacher"
    ),
    "penitentiary": Use(INTEGRATING, "", 7, "reserve 7"),
    "surgeon": Use(PLACED, "target heir.2", 7, "mutants"),
    "virologist": Use(PLACED, "target heir.2", 4, "opponent preacher heir"),
    "mutation-lab": Use(PLACED, "", 3, "mutagens mutation-lab"),
    "genotheque": Use(INTEGRATING, "target chancellor.3", 4, "hand novice chancellor"),
    "nanotechnician": Use(PLACED, "target cathedral.1", 4, "tilted nanotechnician"),
    "sapper": Use(PLACED, "target hideout.2", 3, "discard seminary chancellor hideout"),
    "archives": Use(INTEGRATING, "", 4, "hand novice seminary"),
    "orbital-shipyard": Use(INTEGRATING, "", 5, "discounts orbital-shipyard"),
    "shield-generator": Use(PLACED, "target cathedral.1, target forge.1", 5, "protected 2"),
    "miner": Use(PLACED, "", 6, "reserve 6"),
    "mechanic": Use(PLACED, "sacrifice worker.1", 7, "crews convert mechanic"),
    "merchant": Use(INTEGRATING, "", 2, "hand novice ?"),
    "refinery": Use(PLACED, "", 7, "reserve 7"),
    "courtesan": Use(PLACED, "chamber 1", 5, "zone 3 2"),
    "conspirator": Use(PLACED, "player 2, chamber 1, chamber 2", 4, "zone 1 3"),
    "smuggler": Use(INTEGRATING, "player 2, amount 2", 7, "reserve 7"),
    "hacker": Use(PLACED, "chamber 1, chamber 3", 4, "chambers foreman engineer senator"),
    "morphoplast": Use(PLACING, "", 5, "concealed 5"),
    "black-market": Use(PLACED, "", 5, "hand novice ?"),
    "clandestine-bank": Use(INTEGRATING, "", 5, "stored 1"),
    "lawless-zone": Use(PLACED, "chamber 1, player 2", 4, "zone 1 1"),
}


def test_every_ability_that_is_used_is_in_the_list() -> None:
    used = [
        KIT.kinds[KIT.kind[number]]
        for number, ability in enumerate(KIT.technical)
        if ability is not None and ability.kind and not ability.window
    ]
    assert set(USES) == set(used)


@rule("EXO-192", "EXO-194", "EXO-195", "EXO-197")
@pytest.mark.parametrize("name", USES)
def test_using_a_card_costs_and_does_what_it_says(name: str) -> None:
    s, use = used(name), USES[name]
    assert s.seats[A].reserve == use.gems
    assert seen(s, use.result.split()[0], name) == use.result
    ability = KIT.technical[card(name)]
    assert ability is not None
    assert bool(s.tilted >> card(name) & 1) == (ability.kind == ACTIVATION)


def used(name: str) -> Table:
    """The scene after a card was used as it is listed."""
    s = scene()
    if KIT.is_module[card(name)]:
        build(s, A, name)
    else:
        build(s, A, "regeneration-hospital", name)
    s.tilted = 1 << card("cathedral.1")
    turn(s, A, USES[name].stage)
    play(s, A, f"use {name}.1", *[text for text in USES[name].actions.split(", ") if text])
    return s


def seen(s: Table, what: str, name: str) -> str:
    """What can be seen of one thing, in words."""
    p = s.seats[A]
    found = {
        "crews": names(p.crews),
        "score": str(p.score()),
        "hand": names([one if one not in s.kit.deck or one in KNOWN else -1 for one in p.hand]),
        "opponent": names(s.seats[B].hand),
        "discounts": names(p.discounts),
        "jailers": names(s.jailers),
        "mutagens": names(s.mutagens),
        "mutants": "" if s.mutants == 0 else "some",
        "marks": " ".join(str(mark) for mark in s.marks[:3]),
        "reserve": str(p.reserve),
        "tilted": names([one for one in p.controls() if s.tilted >> one & 1]),
        "discard": names(s.discard),
        "protected": str(s.protected.bit_count()),
        "zone": " ".join(str(count) for count in zone(s, 1)),
        "chambers": names(s.chambers[:3]),
        "concealed": str(len(p.concealed)),
        "stored": str(stored(s, name)) if card(name) in p.modules else "",
    }
    return f"{what} {found[what]}".strip()


KNOWN = cards("novice.3 preacher.3 chancellor.3 seminary.3")
"""Cards of the scene that can come into the hand; any other was drawn."""


STORIES = {
    "missionary": "take-control worker.2 2 cathedral.1",
    "inquisitor": "destroy heir.2 2; score inquisitor.1 1",
    "high-priest": "promote convert.1 priest.1; prestige priest.1 3",
    "conversion-centre": "recruit convert.2",
    "seminary": "sacrifice convert.1; recruit priest.1",
    "sanctuary": "discount sanctuary.1 2",
    "warden": "jailer warden.1",
    "ambassador": "mark-zone 2",
    "secret-services": "look 2; see preacher.3; exchange novice.3 preacher.3",
    "penitentiary": "gain 2 penitentiary.1",
    "surgeon": "cure heir.2; gain 2 surgeon.1",
    "virologist": "return heir.2 2",
    "mutation-lab": "mutagen mutation-lab.1",
    "genotheque": "take chancellor.3",
    "nanotechnician": "straighten cathedral.1",
    "sapper": "destroy hideout.2 2; vacate worker.2 heir.2",
    "archives": "take seminary.3",
    "orbital-shipyard": "discount orbital-shipyard.1 2",
    "shield-generator": "protect cathedral.1; protect forge.1",
    "miner": "gain 1 miner.1",
    "mechanic": "sacrifice worker.1; gain 2 mechanic.1",
    "merchant": "draw ?",
    "refinery": "gain 2 refinery.1",
    "courtesan": "sacrifice courtesan.1; add-cubes 1 2",
    "conspirator": "move-cube 2 2 1",
    "smuggler": "steal 2 2",
    "hacker": "swap-chambers 1 3",
    "morphoplast": "conceal 5",
    "black-market": "draw ?",
    "clandestine-bank": "store clandestine-bank.1 1",
    "lawless-zone": "remove-cubes 1 2 1",
}
"""What everybody who may know is told after "use"; what comes from the deck is left to chance."""


@pytest.mark.parametrize("name", USES)
def test_using_a_card_is_told(name: str) -> None:
    s = used(name)
    assert s.events is not None
    assert "; ".join(story(event) for event in s.events[1:]) == STORIES[name]


def story(event: Event) -> str:
    """An event in words: cards by their names, seats and chambers by their numbers."""
    message = MESSAGES.events[event.name]
    said = [event.name]
    for kind, numbers in zip(message.args.values(), message.bind(event.args).values(), strict=True):
        for number in numbers if isinstance(numbers, list) else [numbers]:
            if kind.entity == "card":
                said.append("?" if event.name == "draw" else KIT.cards[number])
            else:
                said.append(str(number + 1 if kind.entity in ("chamber", "seat") else number))
    return " ".join(said)


@rule("EXO-285")
def test_the_department_is_used_before_the_first_placement() -> None:
    s = scene()
    build(s, A, "rd-department")
    run(s, OPEN_WINDOW)
    play(s, A, "chamber 1", "chamber 3")
    assert names(s.discard) == "seminary chancellor senator foreman"
    assert s.tilted == 1 << card("rd-department")
