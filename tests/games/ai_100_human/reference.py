"""Scoring a second time, straight from the tables of the rules: slow, by trying everything.

It shares nothing with the package: conditions are read from the words of the rules in
`conditions.txt`, and every packing is found by looking at all groups of cards there are.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations, permutations
from pathlib import Path
from typing import NamedTuple

Place = tuple[int, int]
Connector = tuple[str, int]


class Tile(NamedTuple):
    """A card: colour letter, number, connectors top left, top right, bottom left, bottom right."""

    colour: str
    number: int
    connectors: tuple[Connector, ...] = ()


Tableau = dict[Place, Tile]


class Line(NamedTuple):
    """One line of the tables of the rules."""

    rule: str
    name: str
    zone: str
    condition: str
    points: str


def read_lines() -> dict[str, Line]:
    text = (Path(__file__).parent / "conditions.txt").read_text()
    lines = [Line(*[part.strip() for part in row.split("|")]) for row in text.splitlines()]
    return {line.name: line for line in lines}


LINES = read_lines()


def points(line: Line, tableau: Tableau, anchor: Place) -> int:
    """What the line pays for a card at the anchor. NT and NR read the tableau of a neighbour."""
    condition = line.condition
    if condition.startswith("connectors"):
        return int(line.points) * count_pairs(line, tableau, anchor)
    if condition.startswith("diamonds"):
        return int(line.points) * count_diamonds(condition, tableau)
    results = [group_points(line, group, anchor) for group in zone(line.zone, tableau, anchor)]
    return max(results, default=0) if line.zone == "BR" else sum(results)


# --- zones ------------------------------------------------------------------------------------


def zone(name: str, tableau: Tableau, anchor: Place) -> list[Tableau]:
    """The groups of cards of a zone; a row or column is all cards with the same coordinate."""
    row, column = anchor
    rows = [{p: t for p, t in tableau.items() if p[0] == r} for r in range(-1, 4)]
    columns = [{p: t for p, t in tableau.items() if p[1] == c} for c in range(-1, 6)]
    if name in ("T", "NT"):
        return [tableau]
    if name in ("ER", "BR"):
        return [group for group in rows if group]
    if name == "EC":
        return [group for group in columns if group]
    if name in ("R", "NR"):
        return [rows[row + 1]]
    if name == "C":
        return [columns[column + 1]]
    assert name == "A"
    near = {p: t for p, t in tableau.items() if max(abs(p[0] - row), abs(p[1] - column)) == 1}
    return [near]


# --- figures, sets and counts -----------------------------------------------------------------


def group_points(line: Line, group: Tableau, anchor: Place) -> int:
    condition = line.condition
    if condition.startswith(("figure", "set")):
        found = all_groups(line, group)
        most = most_disjoint(found)
        if "two_horizontal_pairs" in condition:
            most //= 2
        if limit := re.search(r"max (\d)", condition):
            most = min(most, int(limit[1]))
        return most * int(line.points)
    if condition == "product":
        sizes = [len(cards) for cards in classes(group, "colour") if cards]
        return min(sizes) * max(sizes) if len(sizes) > 1 else 0
    count = how_many(condition, group)
    if " for " not in line.points:
        return count * int(line.points)
    table = [0, *[int(n) for n in line.points.split(" for ")[0].split("/")]]
    return table[min(count, len(table) - 1)]


def how_many(condition: str, group: Tableau) -> int:
    colours, numbers = classes(group, "colour"), classes(group, "number")
    if condition == "most colour":
        return max(len(cards) for cards in colours)
    if condition in ("most number", "progressive, count = largest class of equal number"):
        return max(len(cards) for cards in numbers)
    if condition == "least colour":
        return min([len(cards) for cards in colours if cards], default=0)
    if condition in ("distinct colour", "progressive, count = different colours"):
        return sum(1 for cards in colours if cards)
    if condition == "progressive, count = different numbers":
        return sum(1 for cards in numbers if cards)
    if number := re.fullmatch(r"per_card number (\d)", condition):
        return sum(tile.number == int(number[1]) for tile in group.values())
    accepted = re.fullmatch(r"(?:per_card colours|progressive, count = cards )\{(.*)\}", condition)
    assert accepted, condition
    return sum(tile.colour in accepted[1].split(",") for tile in group.values())


def classes(group: Tableau, attribute: str) -> list[list[Place]]:
    values = "RBYKGV" if attribute == "colour" else range(1, 6)
    return [[p for p, tile in group.items() if getattr(tile, attribute) == v] for v in values]


def all_groups(line: Line, group: Tableau) -> list[frozenset[Place]]:
    """Every group of cards that is a figure or a set."""
    if line.condition.startswith("figures:"):
        parts = line.condition.removeprefix("figures:").split(";")
        return [found for part in parts for found in figures(part.strip(), line.zone, group)]
    if line.condition.startswith("figure"):
        return figures(line.condition.removeprefix("figure "), line.zone, group)
    size = set_size(line.condition)
    return [
        frozenset(places)
        for places in combinations(sorted(group), size)
        if is_set(line.condition, [group[place] for place in places])
    ]


def set_size(condition: str) -> int:
    if size := re.search(r"size (\d)", condition):
        return int(size[1])
    return 5 if "groups" in condition else condition.count("+") + 1


def is_set(condition: str, tiles: list[Tile]) -> bool:
    if "slots" in condition:
        slots = condition.split("slots ")[1].split(" + ")
        return any(
            all(fits_slot(slot, tile) for slot, tile in zip(slots, order, strict=True))
            for order in permutations(tiles)
        )
    if "groups [3,2]" in condition:
        attribute = condition.rsplit(" ", 1)[1]
        values = [getattr(tile, attribute) for tile in tiles]
        return any(
            len({values[n] for n in three}) == 1
            and len({values[n] for n in range(5) if n not in three}) == 1
            for three in combinations(range(5), 3)
        )
    return matches(condition, tiles)


def fits_slot(slot: str, tile: Tile) -> bool:
    if slot.startswith("number"):
        return tile.number == int(slot[-1])
    return tile.colour in slot.strip("{}").split(",")


def matches(condition: str, tiles: list[Tile]) -> bool:
    colours = [tile.colour for tile in tiles]
    numbers = [tile.number for tile in tiles]
    if accepted := re.search(r"colours\{(.*)\}", condition):
        return set(colours) <= set(accepted[1].split(","))
    if "same colour" in condition:
        return len(set(colours)) == 1
    if "same number" in condition:
        return len(set(numbers)) == 1
    if "distinct colour" in condition:
        return len(set(colours)) == len(tiles)
    if "distinct number" in condition:
        return len(set(numbers)) == len(tiles)
    if "consecutive" in condition:
        return sorted(numbers) == list(range(min(numbers), min(numbers) + len(numbers)))
    total = re.search(r"sum (\d+)", condition)
    assert total, condition
    return sum(numbers) == int(total[1])


def figures(words: str, zone: str, group: Tableau) -> list[frozenset[Place]]:
    shape = re.split("[, ]", words)[0]
    size = {"diagonal_2": 2, "adjacent_2": 2, "gap_2": 2, "row_ends": 2, "square_4": 4}
    count = 2 if shape == "two_horizontal_pairs" else size.get(shape, 3)
    return [
        frozenset(places)
        for places in combinations(sorted(group), count)
        if has_shape(shape, zone, places, group)
        and matches(words, [group[place] for place in places])
    ]


def has_shape(shape: str, zone: str, places: tuple[Place, ...], group: Tableau) -> bool:
    """Whether these cells, in order of row and column, have the shape."""
    rows, columns = [p[0] for p in places], [p[1] for p in places]
    height, width = max(rows) - min(rows), max(columns) - min(columns)
    horizontal, vertical = height == 0, width == 0
    if shape == "diagonal_2":
        return height == width == 1
    if shape == "l_3":
        return height == width == 1
    if shape == "square_4":
        return height == width == 1
    if shape == "row_ends":
        return horizontal and sorted(columns) == [0, 4]
    if shape == "two_horizontal_pairs":
        return horizontal and width == 1
    if shape == "gap_2":
        middle = (rows[0], columns[0] + 1)
        return horizontal and width == 2 and middle in group
    line = horizontal if zone in ("ER", "R") else vertical
    if zone == "T":
        line = horizontal or vertical
    return line and height + width == len(places) - 1


def most_disjoint(found: list[frozenset[Place]]) -> int:
    """The largest number of groups no two of which share a card, by trying everything."""
    cells = sorted(set().union(*found)) if found else []
    masks = sorted({sum(1 << cells.index(place) for place in group) for group in found})
    starting = {bit: [m for m in masks if m & -m == 1 << bit] for bit in range(len(cells))}

    @cache
    def most(free: int) -> int:
        if not free:
            return 0
        lowest = (free & -free).bit_length() - 1
        best = most(free & ~(1 << lowest))
        for mask in starting[lowest]:
            if mask & free == mask:
                best = max(best, 1 + most(free & ~mask))
        return best

    return most((1 << len(cells)) - 1)


# --- connectors -------------------------------------------------------------------------------


def count_pairs(line: Line, tableau: Tableau, anchor: Place) -> int:
    pairs = 0
    for (row, column), tile in tableau.items():
        if "horizontal" in line.condition:
            other = tableau.get((row, column + 1))
            read = line.zone == "ER" or row == anchor[0]
            corners = (tile.connectors[1], other.connectors[0]) if other else None
        else:
            other = tableau.get((row + 1, column))
            read = line.zone == "EC" or column == anchor[1]
            corners = (tile.connectors[3], other.connectors[1]) if other else None
        pairs += bool(corners and read and is_pair(line.condition, *corners))
    return pairs


def is_pair(condition: str, a: Connector, b: Connector) -> bool:
    if total := re.search(r"sum (\d+)", condition):
        return a[1] + b[1] == int(total[1])
    if wanted := re.search(r"pair\{(.)\+(.)\}", condition):
        return (a[0], b[0]) in ((wanted[1], wanted[2]), (wanted[2], wanted[1]))
    if "same number" in condition:
        return a[1] == b[1]
    return (a[0] == b[0]) == ("same colour" in condition)


def count_diamonds(condition: str, tableau: Tableau) -> int:
    count = 0
    for row in range(2):
        for column in range(4):
            meeting = [
                ((row, column), 3),
                ((row, column + 1), 2),
                ((row + 1, column), 1),
                ((row + 1, column + 1), 0),
            ]
            there = [tableau[p].connectors[corner] for p, corner in meeting if p in tableau]
            count += is_diamond(condition, there)
    return count


def is_diamond(condition: str, there: list[Connector]) -> bool:
    colours, numbers = [c for c, _ in there], [n for _, n in there]
    if wanted := re.search(r"at least\{(.*)\}", condition):
        return all(
            int(need[-1]) in numbers if "number" in need else need[-1] in colours
            for need in wanted[1].split(", ")
        )
    if "3 equal" in condition:
        return any(numbers.count(number) >= 3 for number in numbers)
    if len(there) < 4:
        return False
    if total := re.search(r"sum (\d+)", condition):
        return sum(numbers) == int(total[1])
    values = colours if "colour" in condition else numbers
    return len(set(values)) == 4
