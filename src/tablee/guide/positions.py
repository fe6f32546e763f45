"""Prepared positions: dealt, played on at random until they are as wished, and arranged.

They follow from the recipe and from the rules alone, so a guide keeps no copy that could grow old.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from tablee.engine.chance import Dice, derived
from tablee.engine.fields import GRID, HIDDEN, MANY, ONE, SET, Data, Field
from tablee.engine.game import Game
from tablee.engine.problems import Problem
from tablee.engine.state import State
from tablee.guide.facts import asked_of, facts_of, hold
from tablee.guide.format import ME, Chapter, When
from tablee.guide.reading import bad, game_of, guide_of

MOST_ANSWERS: Final = 5_000
"""No moment that is reached later is waited for."""


@cache
def saved_position(title: str, chapter: str) -> Data:
    """The position with which a chapter begins, as data. Not to be changed."""
    guide = guide_of(title)
    return prepared(game_of(title, guide), guide.chapter(chapter))


def position_of(title: str, chapter: str) -> State[Any]:
    """The same to be played from."""
    s: State[Any] = game_of(title, guide_of(title)).load(saved_position(title, chapter))
    s.events = []
    return s


def prepared(game: Game[Any], chapter: Chapter) -> Data:
    recipe = chapter.position
    dealt = deal_of(game, chapter)
    s = dealt.clone()
    if recipe.reach is not None:
        play_to(game, s, recipe.reach, seed_of(chapter), chapter)
    data = Arranging(game, chapter, game.dump(s)).arranged()
    try:
        arranged = game.load(data)
    except Problem as problem:
        raise bad(game.title, chapter.id, "", f"position: {problem}") from problem
    if faults := position_faults(game, dealt, arranged):
        raise bad(game.title, chapter.id, "", f"position: {faults[0]}")
    return game.dump(arranged)


def deal_of(game: Game[Any], chapter: Chapter) -> State[Any]:
    """From which a chapter's position comes: what is in the game differs from deal to deal."""
    dealt: State[Any] = game.deal(seed_of(chapter))
    return dealt


def seed_of(chapter: Chapter) -> bytes:
    return derived(chapter.position.seed.encode(), "guide")


def play_to(game: Game[Any], s: State[Any], when: When, seed: bytes, chapter: Chapter) -> None:
    """Everybody answers at random, by the seed, until the player sees such a moment."""
    dice = Dice(int.from_bytes(seed[:4], "big"))
    for _ in range(MOST_ANSWERS):
        if is_reached(game, s, when):
            return
        if s.over():
            break
        seat = s.acting()[0]
        options = s.options(seat)
        s.apply(seat, options[dice.below(len(options))])
    raise bad(game.title, chapter.id, "", "position.reach")


def is_reached(game: Game[Any], s: State[Any], when: When) -> bool:
    if not s.fresh():
        return False  # somebody has answered in secret already
    view = game.view(s, ME)
    asked = asked_of(game, view)
    if asked is None or (when.ask and asked.ask != when.ask):
        return False
    return hold(when.facts, facts_of(game, view, asked))


# --- arranging --------------------------------------------------------------------------------


class Place:
    """Where one thing lies in a saved position."""

    def __init__(self, row: list[Any] | Data, key: Any, path: str) -> None:
        self.row = row
        self.key = key
        self.path = path

    def thing(self) -> Any:
        return self.row[self.key]

    def lay(self, thing: Any) -> None:
        self.row[self.key] = thing


class Arranging:
    """Puts things where a recipe wants them, in a saved position."""

    def __init__(self, game: Game[Any], chapter: Chapter, data: Data) -> None:
        self.game = game
        self.chapter = chapter
        self.data = data

    def arranged(self) -> Data:
        recipe = self.chapter.position
        for path, things in recipe.fetch.items():
            for thing in things:
                self.fetch(path, thing)
        laid: set[str] = set()
        for path, wanted in recipe.swap.items():
            things = [wanted] if isinstance(wanted, str) else wanted
            places = self.places_at(path)
            if len(places) != len(things):
                raise self.fault(f"swap: {path} has {len(places)} places")
            for place, thing in zip(places, things, strict=True):
                self.swap(place, thing, path, laid)
                laid.add(place.path)
        for path, value in recipe.put.items():
            row, key = self.within(path)
            row[key] = value
        return self.data

    def fetch(self, path: str, thing: str) -> None:
        """Out of one list, into another one."""
        entity = self.field_of(path).kind.entity
        row, key = self.within(path)
        found = [
            place
            for place in self.all_places(entity)
            if place.thing() == thing and isinstance(place.row, list)
        ]
        if not found or not isinstance(row[key], list):
            raise self.fault(f"fetch: {path}: no {thing}")
        near = min(found, key=lambda place: distance(place.path, path))
        del near.row[near.key]
        row[key].append(thing)

    def swap(self, place: Place, thing: str, path: str, laid: set[str]) -> None:
        """What is already laid as wished stays there."""
        if place.thing() == thing:
            return
        entity = self.field_of(path).kind.entity
        found = [
            other
            for other in self.all_places(entity)
            if other.thing() == thing and other.path not in laid
        ]
        if not found:
            raise self.fault(f"swap: {path}: no {thing}")
        near = min(found, key=lambda other: distance(other.path, place.path))
        near.lay(place.thing())
        place.lay(thing)

    def places_at(self, path: str) -> list[Place]:
        """The places of a list, or the single one that is named."""
        self.field_of(path)
        row, key = self.within(path)
        return list(places(row, key, path))

    def all_places(self, entity: str) -> Iterator[Place]:
        layout = self.game.layout
        for field in held(layout.table_fields, entity):
            yield from places(self.data["table"], field.name, f"table.{field.name}")
        for seat, record in enumerate(self.data["seats"]):
            for field in held(layout.player_fields, entity):
                yield from places(record, field.name, f"seats.{seat}.{field.name}")

    def field_of(self, path: str) -> Field:
        """The field that a path leads into: `table.river.0`, `seats.0.hand`."""
        parts = path.split(".")
        layout = self.game.layout
        fields, name = layout.table_fields, parts[1] if len(parts) > 1 else ""
        if parts[0] == "seats":
            fields, name = layout.player_fields, parts[2] if len(parts) > 2 else ""
        found = [field for field in fields if field.name == name]
        if not found:
            raise self.fault(f"path: {path}")
        return found[0]

    def within(self, path: str) -> tuple[Any, Any]:
        """The row or record in which the last part of a path is a place, and which one."""
        self.field_of(path)
        found: Any = self.data
        parts: list[Any] = [int(part) if part.isdigit() else part for part in path.split(".")]
        try:
            for part in parts[:-1]:
                found = found[part]
            found[parts[-1]]
        except (LookupError, TypeError) as error:
            raise self.fault(f"path: {path}") from error
        return found, parts[-1]

    def fault(self, what: str) -> Problem:
        return bad(self.game.title, self.chapter.id, "", f"position.{what}")


def held(fields: tuple[Field, ...], entity: str) -> list[Field]:
    return [field for field in fields if field.holds and field.kind.entity == entity]


def places(row: Any, key: Any, path: str) -> Iterator[Place]:
    inside = row[key]
    if isinstance(inside, list):
        for index in range(len(inside)):
            yield from places(inside, index, f"{path}.{index}")
    elif inside != HIDDEN or isinstance(row, list):
        yield Place(row, key, path)


def distance(one: str, other: str) -> tuple[int, str]:
    """By how few parts two paths agree, so that of equal things the nearest is taken."""
    same = 0
    for a, b in zip(one.split("."), other.split("."), strict=False):
        if a != b:
            break
        same += 1
    return -same, one


# --- whether it can be true -------------------------------------------------------------------


def position_faults(game: Game[Any], dealt: State[Any], s: State[Any]) -> list[str]:
    """What in a position cannot have come from the deal: things that are missing or twice there,
    tokens, what everybody can work out, points that come from nowhere, nobody to be asked.
    """
    found: list[str] = []
    before, now = census(game, game.dump(dealt)), census(game, game.dump(s))
    for thing in sorted(set(before) | set(now)):
        if before[thing] != now[thing]:
            found.append(f"{thing}: {now[thing]}, not {before[thing]}")
    if game.totals(dealt) != game.totals(s):
        found.append(f"totals: {game.totals(s)}, not {game.totals(dealt)}")
    for rule, agrees in game.layout.deductions.items():
        if not all(agrees(s, viewer, s) for viewer in range(game.seats)):
            found.append(rule)
    for seat, score in enumerate(game.scores(s)):
        if sum(score.parts.values()) != score.total:
            found.append(f"score.{seat}: {score.parts}")
    if ME not in s.acting() or not s.fresh():
        found.append("ask")
    if game.dump(game.load(game.dump(s))) != game.dump(s):
        found.append("dump")
    return found


def census(game: Game[Any], data: Data) -> Counter[str]:
    """How often every thing is held."""
    found: Counter[str] = Counter()
    layout = game.layout
    for record, fields in [
        (data["table"], layout.table_fields),
        *[(seat, layout.player_fields) for seat in data["seats"]],
    ]:
        for field in fields:
            if field.holds and field.kind.entity:
                found.update(
                    f"{field.kind.entity}:{name}" for name in names(field, record[field.name])
                )
    return found


def names(field: Field, value: Any) -> list[str]:
    shape = field.kind.shape
    if shape == ONE:
        return [value] if value != HIDDEN else []
    if shape in (MANY, SET):
        return [name for name in value if name != HIDDEN]
    assert shape == GRID
    return [name for row in value for name in row if name != HIDDEN]
