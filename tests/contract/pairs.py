"""What may change places without a viewer's knowledge: two names, or copies in two places."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from tablee.engine.fields import GRID, MANY, ONE, SET, TABLE, Field, Place
from tablee.engine.game import Game
from tablee.engine.state import State
from tests.contract.knowledge import Standpoint, hidden
from tests.contract.moments import Moment, kinds_with_copies

PAIRS: Final = 2
"""How many pairs of a kind are exchanged for a viewer at one moment."""

TRIES: Final = 12
"""How many pairs are looked at: some would lead to what the viewer knows to be impossible."""


class Names:
    """Two entities of a kind change places, wherever they are and whatever speaks of them."""

    def __init__(self, game: Game[Any], kind: str, a: int, b: int) -> None:
        self.game = game
        self.kind = kind
        self.a = a
        self.b = b
        names = game.layout.names[kind]
        self.names = {names[a]: names[b], names[b]: names[a]}

    def __str__(self) -> str:
        return f"exchanging {self.kind} {' and '.join(self.names)}"

    def position(self, s: State[Any]) -> State[Any]:
        return self.game.layout.exchanged(s, self.kind, self.a, self.b)

    def action(self, action: int) -> int:
        """The action that does the same to the other one of the two."""
        verb = self.game.space.verb(action)
        if verb.kind != self.kind:
            return action
        target = verb.targets[action - verb.base]
        return verb.base + verb.targets.index(self.names.get(target, target))


Held = tuple[Field, Place, int]
"""A field, a place in it, and what lies there."""


class Places:
    """What lies in two places changes them: the way to exchange copies, which share a name."""

    def __init__(self, game: Game[Any], a: Held, b: Held) -> None:
        self.kind = a[0].kind.entity
        self.a = a
        self.b = b
        names = game.layout.names[self.kind]
        self.text = " and ".join(f"{names[n]} of {owner(p)} {f.name}" for f, p, n in (a, b))

    def __str__(self) -> str:
        return f"exchanging {self.kind} {self.text}"

    def position(self, s: State[Any]) -> State[Any]:
        copy = s.clone()
        put(copy, self.a[0], self.a[1], self.b[2])
        put(copy, self.b[0], self.b[1], self.a[2])
        return copy

    def action(self, action: int) -> int:
        """The same one: it may be another copy, or not be offered."""
        return action


Pair = Names | Places


def owner(place: Place) -> str:
    return "the table's" if place.seat == TABLE else f"seat {place.seat}'s"


def put(s: State[Any], field: Field, place: Place, number: int) -> None:
    record = s if place.seat == TABLE else s.seats[place.seat]
    value = getattr(record, field.name)
    if field.kind.shape == ONE:
        setattr(record, field.name, number)
    elif field.kind.shape == MANY:
        value[place.index] = number
    else:
        assert field.kind.shape == GRID
        value[place.row][place.index] = number


# --- which pairs can be tried -----------------------------------------------------------------


def pairs(moment: Moment, viewer: int, dice: Random) -> Iterator[tuple[Pair, State[Any]]]:
    """Some pairs of each kind, with the position they lead to, which the viewer holds possible."""
    copied = kinds_with_copies(moment.game)
    for kind, cards in hidden(moment, viewer).items():
        if kind not in copied and len(cards) > 1:
            yield from possible(moment, viewer, names(moment, kind, cards, dice))
    for kind in sorted(copied):
        yield from possible(moment, viewer, copies(moment, viewer, kind, dice))


def possible(
    moment: Moment, viewer: int, tried: Iterator[Pair]
) -> Iterator[tuple[Pair, State[Any]]]:
    """The first pairs whose exchange contradicts nothing that the viewer can work out."""
    deductions = moment.game.layout.deductions.values()
    found = 0
    for pair in tried:
        other = pair.position(moment.s)
        if all(agrees(moment.s, viewer, other) for agrees in deductions):
            yield pair, other
            found += 1
            if found == PAIRS:
                return


def names(moment: Moment, kind: str, cards: list[int], dice: Random) -> Iterator[Pair]:
    """The first hidden card with another one, then any two of them."""
    yield Names(moment.game, kind, cards[0], dice.choice(cards[1:]))
    for _ in range(TRIES):
        yield Names(moment.game, kind, *dice.sample(cards, 2))


def copies(moment: Moment, viewer: int, kind: str, dice: Random) -> Iterator[Pair]:
    """Two hidden places in which not the same lies, in front of one player if there are such."""
    held = hidden_places(moment, viewer, kind)
    found = [(a, b) for n, a in enumerate(held) for b in held[:n] if a[2] != b[2]]
    dice.shuffle(found)
    found.sort(key=lambda pair: pair[0][1].seat != pair[1][1].seat)
    for a, b in found[:TRIES]:
        yield Places(moment.game, a, b)


def hidden_places(moment: Moment, viewer: int, kind: str) -> list[Held]:
    """Where things of a kind are held that the viewer cannot know."""
    standpoint = Standpoint(moment.game, moment.s, viewer)
    return [
        (field, place, number)
        for field, place, number in standpoint.entities()
        if field.kind.entity == kind and field.holds and field.kind.shape != SET
        if not standpoint.may_know(field, place)
        if place.seat == TABLE or moment.s.seats[place.seat].before is None
    ]
