"""What is told of a turn: every thing that happened, in its order, with what it speaks of."""

from __future__ import annotations

from tablee.games.pest.ending import END_ERA
from tablee.games.pest.messages import MESSAGES
from tablee.games.pest.placing import BEGIN_TURNS
from tablee.games.pest.state import Table
from tablee.games.pest.striking import REVEAL_PLAGUE
from tests.games.pest.positions import (
    KIT,
    built,
    camp,
    doctor,
    influence,
    lay_on,
    offer,
    own,
    plague,
    play,
    quarantine,
    run,
    sick,
    stock,
    table,
    turn,
)


def story(s: Table) -> list[str]:
    """All that was told since the last time: "seat name argument …"."""
    assert s.events is not None
    lines = []
    for event in s.events:
        kinds = MESSAGES.events[event.name].args.values()
        said = []
        for kind, number in zip(kinds, event.args, strict=False):
            names = NAMES.get(kind.entity)
            said.append(names[number] if names else str(number))
        who = "" if event.seat < 0 else f"{event.seat} "
        lines.append(who + " ".join([event.name, *said]))
    s.events = []
    return lines


NAMES = {
    "place": KIT.places,
    "road": KIT.roads,
    "plague": KIT.plague,
    "technology": KIT.technologies,
    "building": KIT.buildings,
    "capital-building": KIT.capital_buildings,
    "reward": KIT.rewards,
    "resource": ["wood", "stone", "food", "herbs"],
    "stock": ["wood", "stone", "food", "herbs", "coin", "research"],
}


def test_a_turn_with_a_move() -> None:
    s = table(3)
    doctor(s, 0, "jassa")
    stock(s, 0, food=3, wood=2, research=1)
    sick(s, gothar=3)
    camp(s, 0, "kelm")
    run(s, BEGIN_TURNS)
    play(s, 0, "place move-assign", "exchange wood-wood", "act move", "improve", "go gothar")
    play(s, 0, "coins 1", "go kestor", "stop")
    assert story(s) == [
        "0 turn",
        "0 place 2",
        "0 exchange wood wood",
        "0 act 0",
        "0 improve",
        "0 pay food 1",
        "0 pay coin 1",
        "0 go gothar",
        "0 pick-up gothar 3",
        "0 quarantine 3",
        "0 go kestor",
        "0 stop kestor",
        "0 gain stone 1",
    ]


def test_a_camp_a_full_zone_and_a_full_cemetery() -> None:
    s = table(3)
    doctor(s, 0, "jassa")
    stock(s, 0, wood=5)
    own(s, 0, "infirmary")
    quarantine(s, 0, 3)
    s.seats[0].dead = 4
    sick(s, gothar=5)
    turn(s, 0, "move-assign")
    play(s, 0, "act move", "go gothar", "treat infirmary", "shelter storage", "stop")
    assert story(s) == [
        "0 act 0",
        "0 go gothar",
        "0 camp gothar",
        "0 pick-up gothar 5",
        "0 treat infirmary",
        "0 arrange 8",
        "0 lose wood 1",
        "0 die 1",
        "0 overflow 2 6",
        "0 stop gothar",
        "0 gain herbs 1",
    ]


def test_a_build() -> None:
    s = table(3)
    doctor(s, 0, "gothar")
    stock(s, 0, wood=3, stone=1)
    influence(s, 5)
    camp(s, 0, "jassa")
    turn(s, 0, "build-assign")
    play(s, 0, "act build", "build workshop-1", "build-at-camp workshop-5", "decline")
    assert story(s) == [
        "0 act 1",
        "0 pay wood 1",
        "0 pay stone 1",
        "0 build workshop-1 gothar",
        "0 influence 6",
        "0 gain research 1",
        "0 influence 8",
        "0 pay wood 2",
        "0 build workshop-5 jassa",
        "0 camp-returns jassa",
        "0 influence 9",
    ]
    stock(s, 0, wood=2, stone=1, food=2)
    turn(s, 0, "build-assign")
    play(s, 0, "act build", "build-capital imperial-granary")
    assert story(s) == [
        "0 act 1",
        "0 pay wood 2",
        "0 pay stone 1",
        "0 pay food 2",
        "0 build-capital imperial-granary",
        "0 renown 3",
        "0 influence 10",
        "0 gain coin 1",
        "0 influence 11",
    ]


def test_research_and_heal() -> None:
    s = table(3)
    doctor(s, 0, "gothar")
    stock(s, 0, research=4)
    own(s, 0, "infirmary", "inhaler")
    lay_on(s, 0, "infirmary", 1)
    offer(s, "plague-experts", "scholars", "syringe", "tool-cart", "medical-mask")
    turn(s, 0, "produce-research")
    play(s, 0, "act research", "acquire syringe", "advance infirmary")
    told = story(s)
    assert [line for line in told if not line.startswith("market")] == [
        "0 act 3",
        "0 acquire syringe",
        "0 discard inhaler 1",
        "0 insert syringe 1",
        "0 advance infirmary 2",
    ]
    play(s, 0, "refresh")
    assert story(s)[0] == "0 refresh"
    quarantine(s, 0, 2)
    stock(s, 0, herbs=1)
    turn(s, 0, "produce-heal")
    play(s, 0, "act heal", "heal zone", "done")
    assert story(s) == [
        "0 act 4",
        "0 pay herbs 1",
        "0 healed 1",
        "0 healed 2",
        "0 gain herbs 1",
        "0 imperative 1",
        "0 influence 1",
    ]


def test_an_assignment() -> None:
    s = table(3)
    doctor(s, 0, "gothar")
    built(s, 0, "workshop-1", "gothar", staffed=True)
    built(s, 0, "workshop-2", "kelm")
    s.seats[0].healed = 1
    s.rewards = [KIT.rewards.index("coin"), KIT.rewards.index("wood")]
    turn(s, 0, "produce-assign")
    play(s, 0, "act assign", "shift workshop-1", "assign workshop-2", "assign capital")
    play(s, 0, "claim coin")
    assert story(s) == [
        "0 act 5",
        "0 shift 1 2",
        "0 assign 12",
        "0 claim coin",
        "0 gain coin 1",
    ]


def test_the_plague() -> None:
    s = table(3, year=3)
    sick(s, pelgar=0, istrel=3)
    built(s, 1, "workshop-1", "terras")
    camp(s, 2, "brennok")
    s.plague, s.plague_shown = [plague("forest-villages")], []
    run(s, REVEAL_PLAGUE)
    told = story(s)
    assert told[0] == "plague forest-villages"
    assert "1 brought terras 2" in told
    assert "2 camp-returns brennok" in told
    assert "blocked brennok" in told
    assert "struck istrel 2" in told
    assert told.index("1 quarantine 2") < told.index("destroyed istrel")
    assert told[-1] == "1 quarantine 1"
    s.plague = [plague("red-caravan-1")]
    run(s, REVEAL_PLAGUE)
    assert "road-struck corva-varkand 2" in story(s)


def test_the_end_of_an_era() -> None:
    s = table(3, year=2)
    s.seats[0].capital, s.seats[0].dead = 2, 1
    built(s, 0, "workshop-1", "gothar")
    run(s, END_ERA)
    play(s, 0, "retrieve")
    assert story(s) == [
        "era-ends 1",
        "0 agenda 2 1",
        "0 capital 0 1",
        "0 renown 2",
        "0 retrieve",
        "0 graves 1",
    ]
    s = table(1, "solo", year=2)
    s.neutral = 2
    run(s, END_ERA)
    assert "0 neutral-ahead 2" in story(s)
    s = table(2, "duel", year=2)
    run(s, END_ERA)
    assert "neutral 2" in story(s)
