"""The tables of a game: which cards, slots and steps there are for so many players."""

from __future__ import annotations

import pytest

from tablee.games.exodus.abilities.reading import DEEDS, TECHNICAL
from tablee.games.exodus.actions import END, action_space
from tablee.games.exodus.edition import components
from tablee.games.exodus.kit import BY_ROUND, PRIMARY, RECRUIT, Kit, find_kit
from tests.rules import rule

BASE = components("base")
OPTIONS: dict[str, str | int | bool] = {
    "airlocks": "a",
    "wing_first": False,
    "experienced": False,
    "draft": True,
    "first": "random",
}


def slots(kit: Kit) -> list[str]:
    return [kit.slots[slot] for slot in kit.open_slots]


@rule("EXO-020", "EXO-023", "EXO-085")
@pytest.mark.parametrize(("players", "count", "each"), [(2, 12, 6), (3, 18, 6), (4, 20, 5)])
def test_all_open_slots_are_filled_in_equal_turns(players: int, count: int, each: int) -> None:
    kit = Kit(BASE, players)
    assert len(kit.open_slots) == count
    assert kit.placements == each
    assert ("1-12" in slots(kit)) == (players == 2)


@rule("EXO-021", "EXO-022", "EXO-023", "EXO-300")
def test_v_11_airlocks_close_two_corridors_with_three_players() -> None:
    assert {"3-6", "2-4"} <= set(slots(Kit(BASE, 4)))
    assert "3-6" not in slots(Kit(BASE, 3))
    assert "9-12" not in slots(Kit(BASE, 3))
    assert "2-4" in slots(Kit(BASE, 3))
    assert "3-6" in slots(Kit(BASE, 3, airlocks="b"))
    assert not {"2-4", "8-10"} & set(slots(Kit(BASE, 3, airlocks="b")))


@rule("EXO-023")
def test_chambers_have_as_many_slots_as_the_airlocks_leave() -> None:
    assert {len(beside) for beside in Kit(BASE, 2).beside} == {2}
    assert {len(beside) for beside in Kit(BASE, 3).beside} == {3}
    assert {len(beside) for beside in Kit(BASE, 3, airlocks="b").beside} == {2, 3, 4}
    assert {len(beside) for beside in Kit(BASE, 4).beside} == {3, 4}


@rule("EXO-302")
def test_v_70_experienced_players_leave_cards_in_the_box() -> None:
    kit = Kit(BASE, 4, experienced=True)
    names = [kit.cards[card] for card in kit.deck]
    assert len(names) == 160
    for name in ("apprentice", "novice"):
        assert len([one for one in names if one.startswith(name)]) == 2
    assert [len(pile) for pile in kit.piles] == [10, 8, 8]
    assert [len(pile) for pile in Kit(BASE, 4).piles] == [12, 9, 9]


@rule("EXO-005")
def test_secondary_crews_lie_apart_from_the_deck() -> None:
    kit = Kit(BASE, 2)
    assert len(kit.deck) == 162
    assert all(kit.secondary[card] == PRIMARY for card in kit.deck)
    for number, pile in enumerate(kit.piles):
        assert {kit.secondary[card] for card in pile} == {number}
    worker = kit.piles[0][0]
    assert kit.castes[kit.caste[worker]] == "core"
    assert kit.castes[kit.caste[kit.piles[2][0]]] == "theocrat"


@rule("EXO-004")
def test_the_tables_say_what_stands_on_the_cards() -> None:
    kit = Kit(BASE, 2)
    smuggler, hideout = kit.cards.index("smuggler.1"), kit.cards.index("hideout.3")
    foreman, worker = kit.cards.index("foreman.2"), kit.cards.index("worker.12")
    assert kit.recycling[smuggler] == BY_ROUND
    assert (kit.cost[hideout], kit.prestige[hideout], kit.berths[hideout]) == (2, 1, 2)
    assert (kit.capacity[hideout], kit.capacity[smuggler]) == (4, 0)
    assert (kit.caste_ability[foreman], kit.recruits[foreman]) == (RECRUIT, 0)
    assert (kit.cost[worker], kit.recruits[worker]) == (0, PRIMARY)
    assert kit.refills[kit.cards.index("rd-department.1")] == 2
    assert sum(kit.refills) == 6
    assert kit.kind[smuggler] == kit.kind[smuggler + 1]


def printed(kit: Kit, cards: int) -> set[str]:
    """The kinds of cards in a set."""
    return {kit.kinds[kind] for card, kind in enumerate(kit.kind) if cards >> card & 1}


@rule("EXO-004")
def test_a_filter_means_the_cards_whose_print_fits() -> None:
    kit = Kit(BASE, 2)
    meant = {
        name: kit.counted[kit.cards.index(f"{name}.1")]
        for name in ("preacher", "foreman", "cathedral", "engineer", "habitat-ring", "heir")
    }
    assert {name: printed(kit, terms.cards) for name, terms in meant.items() if terms} == {
        "preacher": {"convert"},
        "foreman": {"worker"},
        "cathedral": {card.id for card in BASE.cards if card.caste == "theocrat"}
        | {"convert", "priest"},
        "engineer": {card.id for card in BASE.cards if card.type == "module"},
        "habitat-ring": {card.id for card in BASE.cards if card.type == "crew"}
        | {"worker", "convert", "priest"},
    }
    sapper = kit.technical[kit.cards.index("sapper.2")]
    missionary = kit.technical[kit.cards.index("missionary.2")]
    assert sapper is not None
    assert missionary is not None
    cheap, secondary = sapper.deeds[0].terms, missionary.deeds[0].terms
    assert cheap is not None
    assert secondary is not None
    assert printed(kit, cheap.cards) == {
        card.id for card in BASE.cards if card.type == "module" and card.cost <= 4
    }
    assert printed(kit, secondary.cards) == {"worker", "convert", "priest"}


@rule("EXO-201", "EXO-204", "EXO-212")
def test_prestige_abilities_are_numbers_in_tables() -> None:
    kit = Kit(BASE, 2)
    delegate, clinic = kit.cards.index("union-delegate.1"), kit.cards.index("clinic.2")
    cathedral = kit.cards.index("cathedral.3")
    assert (kit.majority[delegate], kit.affinity[delegate]) == (4, 0)
    assert (kit.majority[cathedral], kit.affinity[cathedral]) == (0, 1)
    assert (kit.is_hospital[clinic], kit.is_hospital[cathedral]) == (True, False)
    assert kit.counted[clinic] is None


def test_costs_and_effects_are_read_in_order() -> None:
    kit = Kit(BASE, 2)
    found = {
        kit.kinds[kit.kind[card]]: (
            TECHNICAL[ability.kind],
            ability.price,
            [DEEDS[deed.verb] for deed in ability.deeds],
        )
        for card, ability in enumerate(kit.technical)
        if ability is not None
    }
    assert len(found) == len([card for card in BASE.cards if card.technical])
    assert found["inquisitor"] == ("activation", 1, ["destroy", "score"])
    assert found["merchant"] == ("natural", 3, ["draw"])
    assert found["courtesan"] == ("sacrifice", 0, ["add_influence"])
    assert found["chimera"] == ("integration", 0, ["mutate"])


@rule("EXO-116", "EXO-117")
def test_influence_grows_along_its_paths() -> None:
    kit = Kit(BASE, 2)
    paths = {
        value: [kit.influence[step] for step in kit.steps[number]]
        for number, value in enumerate(kit.influence)
    }
    assert paths == {
        "1-1": ["2-1"],
        "2-1": ["3-1", "2-2"],
        "3-1": ["3-2"],
        "2-2": ["3-2"],
        "3-2": ["3-3"],
        "3-3": [],
    }


def test_every_action_has_a_text_that_is_read_back() -> None:
    kit = Kit(BASE, 2)
    space = action_space(kit.cards, kit.negotiators, kit.slots, kit.ways, kit.influence)
    assert space.size == END + 1
    for action in range(space.size):
        assert space.parse(space.text(action)) == action


def test_one_kit_serves_all_games_with_the_same_options() -> None:
    assert find_kit("base", 3, OPTIONS) is find_kit("base", 3, OPTIONS)
    other = find_kit("base", 3, OPTIONS | {"airlocks": "b", "first": "2"})
    assert other is not find_kit("base", 3, OPTIONS)
    assert other.first == 1
