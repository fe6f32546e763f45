"""The tables of the guide could have been played to, and end as its sentences say."""

from __future__ import annotations

from itertools import product

import pytest

from tablee.games.exodus.actions import PLACE
from tablee.games.exodus.state import EMPTY
from tablee.games.exodus.state import Table as Position
from tablee.games.exodus.wing import lay_influence, ways_of
from tablee.guide.format import ME, Chapter
from tablee.guide.positions import position_of
from tablee.guide.reading import guide_of
from tests.guide.playing import Table, as_the_lesson_says

CHAPTERS = guide_of("exodus").chapters

each_chapter = pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: chapter.id)


def prepared(chapter: Chapter) -> Position:
    s = position_of("exodus", chapter.id)
    assert isinstance(s, Position)
    return s


# --- positions --------------------------------------------------------------------------------


@each_chapter
def test_every_crew_of_an_ark_has_a_berth(chapter: Chapter) -> None:
    s = prepared(chapter)
    for p in s.seats:
        assert len(p.modules) == len(p.stored)
        assert len(p.crews) == len(p.homes)
        assert sorted(p.crews) == sorted(p.boarded)
        for module in p.modules:
            assert s.kit.is_module[module]
            assert p.homes.count(module) <= s.kit.berths[module]
        assert not [crew for crew in p.crews if s.kit.is_module[crew]]
        assert set(p.homes) <= set(p.modules)
        assert len(p.hand) == len(p.known_to)


@each_chapter
def test_cubes_are_those_of_the_negotiators_who_stand_there(chapter: Chapter) -> None:
    """With values that differ, either way round (EXO-086, EXO-089)."""
    s = prepared(chapter)
    standing = [(slot, owner) for slot, owner in enumerate(s.owners) if owner != EMPTY]
    empty = s.clone()
    empty.cubes = [0] * len(s.cubes)
    empty.events = None
    possible = []
    for ways in product(*[ways_of(s, slot, s.slots[slot]) for slot, _ in standing]):
        laid = empty.clone()
        for (_, owner), action in zip(standing, ways, strict=True):
            lay_influence(laid, owner, action - PLACE)
        possible.append(laid.cubes)
    assert s.cubes in possible


# --- what comes of it -------------------------------------------------------------------------


def won_after(chapter: str, *wishes: str) -> list[str]:
    """What has come to the player's hand at the end of a negotiation: of these wishes the first
    that is offered is answered, else whatever comes first.
    """
    table = Table("exodus", guide_of("exodus").chapter(chapter))
    before = table.s.seats[ME].hand[:]

    def choose(table: Table) -> int:
        offered = [table.game.space.text(option) for option in table.s.options(ME)]
        answer = next((wish for wish in wishes if wish in offered), offered[0])
        return table.game.space.parse(answer)

    for _ in table.moments(choose):
        pass
    cards = table.game.layout.names["card"]
    return [cards[card] for card in table.s.seats[ME].hand if card not in before]


@pytest.mark.parametrize(
    ("place", "won"),
    [
        ("place 10-11", ["archives.1", "foreman.1", "engineer.1", "miner.1", "hideout.1"]),
        ("place 1-12", ["archives.1", "foreman.1", "engineer.1", "smuggler.1"]),
    ],
)
def test_the_last_slot_decides_over_three_cards(place: str, won: list[str]) -> None:
    assert won_after("wing", "place 5-6", place) == won


@pytest.mark.parametrize(
    ("place", "won"),
    [
        ("place 3-4", {"sanctuary.1", "black-market.1"}),
        ("place 4-3", {"black-market.1"}),
        ("place 8-9", set()),
        ("place 9-8", set()),
    ],
)
def test_only_one_way_round_wins_both_cards(place: str, won: set[str]) -> None:
    both = {"sanctuary.1", "black-market.1"}
    assert both & set(won_after("sides", place)) == won


def test_a_crew_before_any_module_is_refused_for_want_of_a_berth() -> None:
    table = Table("exodus", guide_of("exodus").chapter("ark"))
    for step in table.moments(as_the_lesson_says):
        if step is not None and step.id == "module":
            why = table.s.why_not(ME, table.game.space.parse("integrate foreman.1"))
            assert why is not None
            assert why.name == "no-free-berth"
            return
    raise AssertionError
