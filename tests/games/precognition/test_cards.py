"""The components: four equal decks, and what stands on every card."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.engine.events import SPECTATOR
from tablee.games.precognition import PRECOGNITION
from tablee.games.precognition.edition import components
from tablee.games.precognition.facts import machine_facts
from tablee.games.precognition.kit import BOUNDS, CONDITIONS, MOST_COST, RESOURCES
from tablee.games.precognition.messages import MESSAGES
from tablee.games.precognition.state import River
from tablee.words import Narrator, title_words
from tablee.words.catalogue import LANGUAGES
from tests.games.precognition.positions import (
    at_round,
    deal,
    finish_round,
    game,
    install,
    next_tile,
    zones,
)
from tests.rules import rule

CARDS = """
    s1-h1 human   1 1 1-food    0
    s1-h2 human   2 2 1-battery 0
    s1-h3 human   3 2 1-ymune   0
    s1-y1 ymune   0 1 1-battery 0
    s1-y2 ymune   2 1 1-human   0
    s1-y3 ymune   3 2 2-food    0
    s1-b1 battery 0 1 1-food    0
    s1-b2 battery 2 2 1-human   0
    s1-f1 food    1 2 1-ymune   0
    s1-f2 food    = X 2-battery 0
    s2-h1 human   3 2 1-battery 0
    s2-h2 human   4 3 2-food    2
    s2-y1 ymune   2 2 2-food    0
    s2-y2 ymune   4 3 1-human   1
    s2-b1 battery 1 1 1-ymune   1
    s2-b2 battery = 2 1-human   0
    s2-f1 food    3 3 1-human   0
    s2-f2 food    4 4 1-ymune   2
    s3-h1 human   5 4 3-food    3
    s3-h2 human   = X 1-ymune   1
    s3-y1 ymune   4 3 1-human   2
    s3-b1 battery 0 X 1-ymune   0
    s3-f1 food    3 3 1-human   0
    s3-f2 food    4 6 1-human   3
"""
"""Name, type, cost, gain, bonus and plague value."""


def printed(number: int) -> list[str]:
    """What stands on a card of the kit, in the words of the table."""
    kit = game(4).kit
    bonus = [
        f"{amount}-{RESOURCES[resource]}"
        for resource, amount in enumerate(kit.bonus[number])
        if amount
    ]
    cost, gain = kit.card_cost[number], kit.card_gain[number]
    return [
        kit.cards[number].partition(".")[0],
        RESOURCES[kit.card_type[number]],
        "=" if cost < 0 else str(cost),
        "X" if gain < 0 else str(gain),
        *bonus,
        str(kit.card_plague[number]),
    ]


@rule("PRE-011", "PRE-013", "PRE-015", "PRE-016")
@pytest.mark.parametrize("deck", range(4))
def test_what_stands_on_the_cards(deck: int) -> None:
    expected = [line.split() for line in CARDS.strip().splitlines()]
    assert [printed(24 * deck + place) for place in range(24)] == expected


@rule("PRE-010")
def test_a_deck_has_ten_eight_and_six_cards_of_the_seasons() -> None:
    kit = game(4).kit
    assert len(kit.cards) == len(set(kit.cards)) == 96
    for deck in range(4):
        names = kit.cards[24 * deck : 24 * deck + 24]
        assert Counter(name[:2] for name in names) == {"s1": 10, "s2": 8, "s3": 6}


@rule("PRE-012")
def test_there_are_four_types_of_cards_one_for_each_resource() -> None:
    kit = game(4).kit
    assert {RESOURCES[kind] for kind in kit.card_type} == {"human", "ymune", "battery", "food"}


@rule("PRE-014")
def test_no_card_of_season_1_has_a_plague_value() -> None:
    kit = game(4).kit
    with_plague = {
        name[:2] for name, plague in zip(kit.cards, kit.card_plague, strict=True) if plague
    }
    assert with_plague == {"s2", "s3"}


@rule("PRE-026")
def test_the_distribution_tile_tells_what_the_decks_are_made_of() -> None:
    lines = {
        line.id: (line.human, line.ymune, line.battery, line.food)
        for line in components("base").distribution
    }
    assert lines == {"1": (3, 3, 2, 2), "2": (2, 2, 2, 2), "3": (2, 1, 1, 2)}
    kit = game(4).kit
    for season, line in lines.items():
        kinds = Counter(
            kit.card_type[number] for number in range(24) if kit.cards[number][1] == season
        )
        assert tuple(kinds[kind] for kind in range(4)) == line


def read_off(s: River, viewer: int) -> dict[str, list[str]]:
    """For each thing in sight, in words, what the viewer can read off it."""
    made = game(len(s.seats))
    narrator = Narrator(made, "en", ["Ann", "Bo", "Cy", "Di"], viewer)
    found: dict[str, list[str]] = {}
    for fact in made.facts(made.view(s, viewer)):
        thing = narrator.words.entity(fact.kind, narrator.names[fact.kind][fact.thing])
        found.setdefault(thing, []).append(narrator.fact(fact))
    return found


@rule("PRE-026")
def test_everybody_can_read_the_distribution_tile_from_the_start() -> None:
    for viewer in (0, 1, SPECTATOR):
        found = read_off(deal(2), viewer)
        (first,), (last,) = found["Season 1"], found["Season 3"]
        tile = "Distribution tile: {} human, {} ymune, {} battery and {} food cards in every deck"
        assert (first, last) == (tile.format(3, 3, 2, 2), tile.format(2, 1, 1, 2))


@rule("PRE-013")
def test_what_cards_cost_give_and_carry_can_be_read() -> None:
    s = at_round(9)
    zones(s, "s1-f2 s2-h2", "s3-b1 s1-y3")
    found = read_off(s, 0)
    assert found["Fishing Nets"] == [
        "Food card · season 1",
        "cost = (that of the other card)",
        "gives as much food as the other card costs (X)",
        "bonus 2 batteries",
    ]
    assert found["Quarantine Ward"][1:] == ["cost 4", "gives 3 humans", "bonus 2 food", "plague 2"]
    assert found["Tidal Dynamo"][2] == "gives as many batteries as the other card costs (X)"
    assert found["Reef Assembly"][-1] == "bonus 2 food", "no plague is told where there is none"


@rule("PRE-160", "PRE-163", "PRE-170")
@pytest.mark.parametrize(
    ("number", "tile", "name", "lines"),
    [
        (1, "river-1-food", "Teeming Shoals", ["gives 2 food"]),
        (5, "river-2-huma", "Rapids", ["takes 2 humans"]),
        (4, "island-1", "Summer Island", ["every healthy human eats 1 food"]),
    ],
)
def test_what_the_last_tile_of_the_river_does_can_be_read(
    number: int, tile: str, name: str, lines: list[str]
) -> None:
    s = at_round(number)
    if number % 4:
        next_tile(s, tile)
    assert name not in read_off(s, SPECTATOR)
    finish_round(s)
    assert read_off(s, SPECTATOR)[name] == lines


@rule("PRE-023")
def test_no_tile_can_be_read_before_one_is_turned_up() -> None:
    s = deal(2)
    tiles = {title_words(PRECOGNITION, "en").entity("tile", tile) for tile in s.kit.tiles}
    assert not tiles & set(read_off(s, SPECTATOR))


@rule("PRE-050")
def test_nobody_can_read_the_hand_of_another() -> None:
    s = at_round(5)
    names = title_words(PRECOGNITION, "en")
    hand = {names.entity("card", s.kit.cards[card]) for card in s.seats[0].hand}
    offers = [card for boat in s.seats for card in boat.offer]
    open_cards = {names.entity("card", s.kit.cards[card]) for card in offers}
    assert hand <= set(read_off(s, 0))
    others = {names.entity("card", s.kit.cards[card]) for card in s.seats[1].hand}
    assert not (hand - open_cards - others) & set(read_off(s, 1))
    assert not (hand - open_cards) & set(read_off(s, SPECTATOR))


@rule("PRE-026")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_shows_the_numbers_of_the_distribution_tile(language: str) -> None:
    page = title_words(PRECOGNITION, language).rules_page()
    rows = [line.strip("| ").split(" | ") for line in page.splitlines() if line.startswith("|")]
    lines = components("base").distribution
    found = [tuple(int(cell) for cell in row[1:]) for row in rows[2:]]
    assert found == [(line.human, line.ymune, line.battery, line.food) for line in lines]
    names = title_words(PRECOGNITION, language)
    columns = [names.say(f"edition-field-{kind}") for kind in ("human", "ymune", "battery", "food")]
    assert rows[0][1:] == columns


@rule("PRE-251")
def test_there_are_as_many_batteries_as_slots() -> None:
    assert components("base").number["batteries"] == 48 == 4 * 2 * 6


@rule("PRE-110", "PRE-120", "PRE-126", "PRE-127", "PRE-132", "PRE-134", "PRE-136")
@pytest.mark.parametrize(
    ("rooms", "machine", "lines"),
    [
        (
            "gen gre",
            "Generator 3",
            [
                "needs 3 batteries",
                "Your Action Zone holds a battery card and a card of another type.",
                "gives 3 food",
            ],
        ),
        (
            "dis sas",
            "Dispensary 3",
            [
                "needs 3 batteries",
                "Your Action Zone holds a ymune card and a human card.",
                "gives 2 food",
                "heals up to 3 humans",
            ],
        ),
        (
            "cmd dec",
            "Decontamination Unit 2",
            [
                "needs 2 batteries",
                "The card you gave to your left neighbour costs 1 or less.",
                "gives 1 food",
                "heals 1 human",
            ],
        ),
    ],
)
def test_what_a_machine_needs_looks_at_and_does_can_be_read(
    rooms: str, machine: str, lines: list[str]
) -> None:
    """On everybody's boat, by everybody."""
    s = at_round(5)
    assert machine not in read_off(s, 0)
    install(s, rooms, 1)
    for viewer in (0, 1, SPECTATOR):
        assert read_off(s, viewer)[machine] == lines


@rule("PRE-116")
def test_every_condition_of_a_machine_is_told_with_its_numbers() -> None:
    kit = at_round(1).kit
    told = {}
    for machine, terms in enumerate(kit.condition):
        name, numbers = [(fact.name, fact.args) for fact in machine_facts(kit, machine)][1]
        told[name] = len(numbers)
        if name in ("pair-cost-sum", "given-cost"):
            bound, value = numbers
            least, most = {"least": (value, MOST_COST), "most": (0, value)}.get(
                BOUNDS[bound], (value, value)
            )
            assert (terms.least, terms.most) == (least, most)
    assert told == {
        kind.replace("_", "-"): len(MESSAGES.facts[kind.replace("_", "-")].args)
        for kind in CONDITIONS
    }


@rule("PRE-216", "PRE-217", "PRE-223")
def test_what_objectives_ask_for_and_cost_can_be_read() -> None:
    s = at_round(2, mode="cooperative")
    assert "First Crew" not in read_off(s, 0)
    s.revealed = [s.kit.objectives.index(name) for name in ("1a", "1g")]
    s.mitigated = 1 << s.kit.objectives.index("1g")
    found = read_off(s, SPECTATOR)
    assert found["First Crew"] == [
        "At least one player must own all of it.",
        "asks for 6 ymunes",
        "asks for 3 batteries on Machines",
        "mitigated for 2 ymunes",
    ]
    assert found["Engines Lit"] == [
        "Every player must own all of it.",
        "asks for 1 battery on Machines",
        "mitigated",
    ]
