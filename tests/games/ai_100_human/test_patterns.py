"""Conditions: every worked board of the rules, and agreement with trying everything."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

from tablee.games.ai_100_human.cells import AI_CELL, CELLS, OUTER, PLACES
from tablee.games.ai_100_human.conditions.explain import explain
from tests.games.ai_100_human.boards import Written, as_reference, condition, kit, laid
from tests.games.ai_100_human.reference import LINES, Line, points
from tests.rules import rule

VECTORS = (Path(__file__).parent / "vectors.txt").read_text().strip().split("\n\n")

BOARDS = int(os.environ.get("AIH_BOARDS", "6"))
"""Random boards for each condition; `AIH_BOARDS=800` makes more than 100 000 in all."""


def vector_parameters() -> list[object]:
    found: list[object] = []
    for text in VECTORS:
        head, board = text.split("\n", 1)
        name, what, expected, ids = [part.strip() for part in head.split("|")]
        marks = rule(*ids.split(", "))
        found.append(pytest.param(what, int(expected), board, id=name, marks=marks))
    return found


@pytest.mark.parametrize(("what", "expected", "text"), vector_parameters())
def test_worked_board(what: str, expected: int, text: str) -> None:
    own, _, neighbour = text.partition("neighbour\n")
    written = Written(own)
    if neighbour:
        other = Written(neighbour)
        other.anchor = written.anchor
        written = other
    assert written.score(what) == expected


def line_parameters() -> list[object]:
    return [pytest.param(line, id=name, marks=rule(line.rule)) for name, line in LINES.items()]


def random_cards(rng: Random, count: int) -> list[int]:
    """Cards of few colours or few numbers now and then, so that figures and sets are common."""
    looks = kit().looks
    colours = rng.sample(range(6), rng.choice([2, 3, 4, 6, 6]))
    numbers = rng.sample(range(6, 11), rng.choice([2, 3, 5, 5]))
    fitting = [
        card
        for card in range(len(kit().card_names))
        if looks.colour[card] in colours and looks.number[card] in numbers
    ]
    return [rng.choice(fitting) for _ in range(count)]


def random_board(rng: Random) -> dict[int, int]:
    count = rng.choice([15, 15, rng.randint(1, 15)])
    cells = rng.sample(range(CELLS), count)
    return dict(zip(cells, random_cards(rng, count), strict=True))


@pytest.mark.parametrize("line", line_parameters())
def test_points_agree_with_trying_everything(line: Line) -> None:
    """Also the packing that is shown has as many parts as are paid for."""
    rng = Random(line.name)
    scoring, zone = condition(line.name)
    pattern = kit().read_needed(scoring, zone)
    for _ in range(BOARDS):
        cards = random_board(rng)
        anchor = rng.choice(sorted(cards))
        board = laid(cards)
        expected = points(
            line, as_reference({PLACES[c]: k for c, k in cards.items()}), PLACES[anchor]
        )
        assert pattern.score(board, anchor) == expected, (cards, anchor)
        made = explain(kit(), scoring, zone, board, anchor)
        claim_made(line, [len(part.cells) for part in made], expected)


def claim_made(line: Line, sizes: list[int], expected: int) -> None:
    """The shown parts account for the points."""
    words = line.condition
    if words == "product":
        least, most = sizes or [0, 0]
        assert least * most == expected
    elif " for " in line.points:
        table = [0, *[int(n) for n in line.points.split(" for ")[0].split("/")]]
        assert table[min(sum(sizes), len(table) - 1)] == expected
    elif words.startswith(("per_card", "most", "least", "distinct")):
        assert sum(sizes) * int(line.points) == expected
    elif "two_horizontal_pairs" in words:
        assert len(sizes) // 2 * int(line.points) == expected
    else:
        assert len(sizes) * int(line.points) == expected


@rule("AIH-072")
@pytest.mark.parametrize("line", [pytest.param(line, id=name) for name, line in LINES.items()])
def test_shown_parts_share_no_card_and_no_connector(line: Line) -> None:
    rng = Random(line.name)
    scoring, zone = condition(line.name)
    for _ in range(3):
        cards = random_board(rng)
        made = explain(kit(), scoring, zone, laid(cards), rng.choice(sorted(cards)))
        used = [
            (cell, part.corners[n] if part.corners else None)
            for part in made
            for n, cell in enumerate(part.cells)
        ]
        assert len(used) == len(set(used))


OWN_CARDS = [n for n, line in LINES.items() if n.isdigit() and line.zone not in ("NT", "NR")]


@rule("AIH-502")
@pytest.mark.parametrize("name", OWN_CARDS)
def test_points_outside_the_grid_agree_with_trying_everything(name: str) -> None:
    line = LINES[name]
    rng = Random(f"outside {name}")
    pattern = kit().outer[kit().card_names.index(name)]
    assert pattern is not None
    for _ in range(max(3, BOARDS // 4)):
        cards = dict(enumerate(random_cards(rng, CELLS)))
        edge = rng.choice(OUTER)
        (extra,) = random_cards(rng, 1)
        board = kit().looks.board([*[cards[cell] for cell in range(CELLS)], extra])
        tableau = {PLACES[c]: k for c, k in cards.items()} | {PLACES[edge]: extra}
        expected = points(line, as_reference(tableau), PLACES[edge])
        assert pattern.score(board, edge) == expected, (cards, edge, extra)


@rule("AIH-502", "AIH-130")
@pytest.mark.parametrize("name", OWN_CARDS)
def test_points_beside_a_sixteenth_card_agree_with_trying_everything(name: str) -> None:
    """A card brought in by 115 or 116 lies in the grid; its row or column may be longer."""
    line = LINES[name]
    rng = Random(f"beside {name}")
    number = kit().card_names.index(name)
    for _ in range(max(3, BOARDS // 4)):
        cards = dict(enumerate(random_cards(rng, CELLS)))
        anchor, edge = rng.choice(range(CELLS)), rng.choice(OUTER)
        (extra,) = random_cards(rng, 1)
        board = kit().looks.board([*[cards[cell] for cell in range(CELLS)], extra])
        tableau = {PLACES[c]: k for c, k in cards.items()} | {PLACES[edge]: extra}
        expected = points(line, as_reference(tableau), PLACES[anchor])
        assert kit().beside(number, edge).score(board, anchor) == expected, (cards, anchor, edge)
        made = explain(kit(), kit().scoring[number], kit().zone[number], board, anchor, edge)
        claim_made(line, [len(part.cells) for part in made], expected)


@rule("AIH-093", "AIH-504", "AIH-610")
@pytest.mark.parametrize("what", ["AI-4", "O10"])
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("Y1 Y2 Y3 Y4 Y5 Y1 Y2 Y3 Y4 Y5 Y1 Y2 Y3 Y4 Y5", 0),
        (".. .. .. .. .. .. .. Y4 .. .. .. .. .. .. ..", 0),
        ("Y1 Y2 .. .. .. .. .. Y4 Y1 .. .. .. .. .. ..", 0),
        ("B1 Y2 .. .. .. .. .. Y4 Y1 .. .. .. .. .. ..", 3),
        ("B1 B2 .. .. .. .. .. Y4 Y1 .. .. .. .. .. ..", 4),
        ("B1 B2 G1 .. .. .. .. Y4 Y1 .. .. G3 .. .. ..", 4),
    ],
)
def test_a_product_needs_two_different_colours(what: str, cards: str, expected: int) -> None:
    """With equal numbers of all colours both factors are that number."""
    written = Written(cards)
    assert written.score(what) == expected
    scoring, zone = condition(what)
    made = explain(kit(), scoring, zone, written.board, AI_CELL)
    used = [cell for part in made for cell in part.cells]
    assert len(made) == (2 if expected else 0)
    assert len(set(used)) == len(used), "no card serves in both factors"


@rule("AIH-502", "AIH-087")
@pytest.mark.parametrize(("name", "expected"), [("060", 16), ("068", 48), ("052", 16)])
def test_sixteen_equal_cards_are_sixteen(name: str, expected: int) -> None:
    number = kit().card_names.index(name)
    same = kit().card_names.index("020" if name == "052" else name)
    board = kit().looks.board([same] * (CELLS + 1))
    pattern = kit().outer[number]
    assert pattern is not None
    assert pattern.score(board, OUTER[0]) == expected
    assert kit().beside(number, OUTER[0]).score(board, 3) == expected
