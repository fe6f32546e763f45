"""What makes the points is told after them, and a preview tells it for every cell before."""

from __future__ import annotations

from random import Random

import pytest

from tablee.engine.events import Event
from tablee.engine.problems import IllegalAction
from tablee.games.ai_100_human.actions import CELL_NAMES
from tablee.games.ai_100_human.choosing import CHOOSE_CARD
from tablee.games.ai_100_human.conditions.explain import Made, diamonds
from tablee.games.ai_100_human.conditions.patterns import Diamonds
from tablee.games.ai_100_human.conditions.reading import read_condition
from tablee.games.ai_100_human.ending import ScoreObjective
from tablee.games.ai_100_human.state import Table
from tests.games.ai_100_human.boards import Written, condition, kit
from tests.games.ai_100_human.positions import (
    SEED,
    asked,
    card,
    cell,
    deal,
    first_answers,
    game,
    grid,
    place_all,
    play,
    player,
    run,
    table,
    told,
)
from tests.rules import rule

SCORES = ("score", "objective", "ai")
DETAILS = ("count", "connect")


def lines(s: Table) -> list[str]:
    return [line for line in told(s, -1) if line.split()[0] in (*SCORES, *DETAILS)]


def with_details(events: list[Event]) -> list[tuple[Event, list[Event]]]:
    """Every score and what is told under it."""
    found: list[tuple[Event, list[Event]]] = []
    for event in events:
        if event.name in DETAILS:
            found[-1][1].append(event)
        else:
            found.append((event, []))
    return [(event, details) for event, details in found if event.name in SCORES]


@rule("AIH-072", "AIH-304", "AIH-363")
def test_figures_and_counted_cards_are_told_by_their_cells() -> None:
    s = place_all(
        table(player("a3 003"), player("b4 020, b5 026"), seats=3), "004 b2", "063 b2", "018 a3"
    )
    assert lines(s) == [
        "score 0 004 b2 3",
        "count 0 a3 b2",
        "score 1 063 b2 8",
        "count 1 b2 b3 b4 b5",
        "score 2 018 a3 0",
    ]


@rule("AIH-072", "AIH-101", "AIH-389")
def test_connectors_are_told_by_their_corners() -> None:
    """089 pays where a blue and a red connector touch, one above the other."""
    s = place_all(table(player("a2 004, b2 030"), seats=3), "089 a3", "018 a3", "019 a3")
    assert lines(s)[:2] == ["score 0 089 a3 3", "connect 0 a2↘ b2↗"]


@rule("AIH-106", "AIH-604")
def test_a_diamond_is_told_by_the_four_corners_that_meet() -> None:
    """The example of the rulebook: three of eight have four different colours."""
    tableau = (
        "a1 075, a2 004, a3 024, a4 097, a5 087, b1 011, b2 022, b4 053, b5 115, "
        "c1 064, c2 032, c3 080, c4 069, c5 020"
    )
    s = run(table(player(tableau), seats=3, objectives=[3, 3]), ScoreObjective())
    assert lines(s)[:4] == [
        "objective 0 O4 15",
        "connect 0 a3↘ a4↙ b3↗ b4↖",
        "connect 0 a4↘ a5↙ b4↗ b5↖",
        "connect 0 b1↘ b2↙ c1↗ c2↖",
    ]


@rule("AIH-107", "AIH-503")
def test_an_incomplete_diamond_is_told_by_the_corners_that_are_there() -> None:
    """AI-3: the yellow 3 of one card and a black connector of another."""
    made = diamonds_of("AI-3", "(0,1) B2(r1,b2,g4,y3)\n(0,2) B2(r1,b2,k5,v1)")
    assert [(one.cells, one.corners) for one in made] == [([1, 2], [3, 2])]


def diamonds_of(name: str, text: str) -> list[Made]:
    written = Written(text)
    read = read_condition(*condition(name), written.connectors)
    assert isinstance(read, Diamonds)
    return diamonds(read, written.board)


@rule("AIH-126")
def test_what_is_read_at_a_neighbour_lies_there() -> None:
    s = place_all(table(player(), player("a3 001, a2 002"), seats=3), "107 b2", "003 b2", "004 b2")
    assert asked(s, 0) == "read-neighbour"
    play(s, 0, "read left")
    assert lines(s)[-2:] == ["score 0 107 b2 2", "count 1 a3"]


@rule("AIH-152")
def test_what_is_read_in_the_neutral_grid_is_nobodys() -> None:
    s = table(player(), player())
    s.grid = grid("a1 001, a2 002, b1 003, b2 004, c1 005, c2 006")
    place_all(s, "107 b2", "007 b2")
    play(s, 0, "read grid")
    assert lines(s)[-2:] == ["score 0 107 b2 4", "count -1 a1 c2"]


@rule("AIH-140")
def test_an_objective_tells_what_it_counts() -> None:
    s = run(table(player("a3 026, c3 027"), seats=3, objectives=[9, 3]), ScoreObjective())
    assert lines(s)[:3] == ["objective 0 O10 2", "count 0 b3", "count 0 a3 c3"]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_points_and_only_points_are_explained(seats: int) -> None:
    rng = Random(seats)
    s = deal(seats)
    while not s.over():
        seat = s.acting()[0]
        s.apply(seat, rng.choice(s.options(seat)))
    scored = with_details(s.events or [])
    assert any(detail.name == "connect" for _, details in scored for detail in details)
    for event, details in scored:
        if event.args[-1] == 0:
            assert not details
        elif event.name == "objective":
            assert details


def test_a_hushed_game_tells_nothing() -> None:
    s = deal(3)
    s.hush()
    rng = Random(1)
    while not s.over():
        seat = s.acting()[0]
        s.apply(seat, rng.choice(s.options(seat)))
    assert s.events is None


# --- before a choice --------------------------------------------------------------------------


def by_cell(events: list[Event]) -> dict[str, int]:
    scores = [event for event in events if event.name in ("score", "lose")]
    return {CELL_NAMES[event.args[1]]: event.args[2] for event in scores}


@rule("AIH-070")
@pytest.mark.parametrize("seed", range(4))
def test_a_card_tells_its_points_on_every_cell_before_it_is_chosen(seed: int) -> None:
    """Alone, nothing can change in between, so each of them is what is scored in the end."""
    rng = Random(seed)
    g = game(1)
    s = g.deal(SEED[:31] + bytes([seed]))
    compared = 0
    while not s.over():
        if asked(s, 0) == "choose-card":
            compared += compare_with_play(s, g.space.text(rng.choice(s.options(0))))
        s.apply(0, rng.choice(s.options(0)))
    assert compared > 20


def compare_with_play(s: Table, text: str) -> int:
    """Play the card on every cell; black cards may ask first, so they are left out."""
    if not text.startswith("play") or kit().black(card(text.split()[1])):
        return 0
    g = game(1)
    expected = by_cell(g.preview(s.seen_by(0), g.space.parse(text)))
    chosen = s.clone()
    play(chosen, 0, text)
    cells = [o.split()[1] for o in offered_places(chosen)]
    assert sorted(expected) == sorted(cells)
    for name in cells:
        there = chosen.clone()
        there.events = []
        play(there, 0, f"place {name}")
        assert by_cell(there.events)[name] == expected[name]
    return len(cells)


def offered_places(s: Table) -> list[str]:
    texts = [game(1).space.text(action) for action in s.options(0)]
    return [text for text in texts if text.startswith("place")]


def choosing(s: Table) -> Table:
    s.ask_all(CHOOSE_CARD)
    return s


@rule("AIH-126", "AIH-121")
def test_a_black_card_tells_the_better_neighbour() -> None:
    left, right = player("a3 002"), player("a3 001, a2 002, b2 003, c3 004")
    s = choosing(table(player(reserve="107"), left, right))
    g = game(3)
    events = g.preview(s.seen_by(0), g.space.parse("play 107"))
    assert by_cell(events) == {"a3": 2, "b2": 2, "b4": 2, "c3": 2}
    to_the_right = [card("107"), 2]
    assert [event.args for event in events if event.name == "read"] == [to_the_right] * 4


@rule("AIH-122", "AIH-125")
def test_a_copy_tells_the_best_card_to_copy_or_nothing() -> None:
    g = game(3)
    colour = kit().copies[card("099")]
    copied = next(n for n in range(120) if kit().looks.colour[n] == colour)
    alone = choosing(table(player(reserve="099"), seats=3))
    beside = choosing(table(player(reserve="099"), player(), player(), seats=3))
    beside.seats[1].tableau[cell("a3")] = copied
    for s, count in ((alone, 0), (beside, 4)):
        events = g.preview(s.seen_by(0), g.space.parse("play 099"))
        assert len(by_cell(events)) == 4
        assert [event.name for event in events].count("copy") == count


@rule("AIH-506")
def test_an_answer_that_names_no_card_tells_no_points() -> None:
    s = choosing(table(player(reserve="001 018", face="AI-6"), seats=3))
    g = game(3)
    assert len(by_cell(g.preview(s.seen_by(0), g.space.parse("play 001")))) == 4
    assert g.preview(s.seen_by(0), g.space.parse("redraw")) == []


@rule("AIH-128")
def test_copied_points_are_not_known_before() -> None:
    s = choosing(table(player(reserve="105"), seats=3))
    g = game(3)
    assert by_cell(g.preview(s.seen_by(0), g.space.parse("play 105"))) == {}


@rule("AIH-020")
def test_cards_that_are_chosen_together_can_all_be_looked_at() -> None:
    """The rules ask for them in ascending order, so the last one is not on offer at first."""
    g = game(3)
    s = deal(3)
    first_answers(s, "keep-card")
    decision = g.decision(s.seen_by(0))
    assert decision is not None
    assert decision.group is not None
    together = [choice.action for choice in decision.group.choices]
    assert len(together) == 4
    later = [action for action in together if action not in s.options(0)]
    assert later
    for action in together:
        assert "score" in [event.name for event in g.preview(s.seen_by(0), action)]
    with pytest.raises(IllegalAction):
        g.preview(s.seen_by(0), g.space.parse("place a1"))


@rule("AIH-132", "AIH-417")
def test_a_card_that_always_pays_the_same_says_so_on_every_cell() -> None:
    s = table(player(reserve="117 018"), player(reserve="019"), player(reserve="020"))
    for seat in range(3):
        s.ask(seat, CHOOSE_CARD)
    events = game(3).preview(s.seen_by(0), game(3).space.parse("play 117"))
    scores = [event.args for event in events if event.name == "score"]
    assert scores == [[card("117"), cell(name), 2] for name in ("a3", "b2", "b4", "c3")]
