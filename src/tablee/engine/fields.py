"""What a record holds, who may see it, and how it is saved: by name, so that one can read it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final

from tablee.engine.problems import UNKNOWN, Problem
from tablee.engine.state import Ask, Seat, State, Step, Steps
from tablee.engine.zones import members

Data = dict[str, Any]
"""A saved position: what JSON can say, and nothing else."""

Names = dict[str, Sequence[str]]
"""For each kind of entity, the name of every number."""

Numbers = dict[str, dict[str, int]]
"""For each kind of entity, the number of every name."""

HIDDEN: Final = "?"
"""How an UNKNOWN entity is written."""

ALL: Final = "all"
OWN: Final = "own"
NOBODY: Final = "nobody"
PARTS: Final = "parts"
"""Audiences. PARTS: some places are known to some viewers, and the field declares which."""

ONE: Final = "one"
MANY: Final = "many"
SET: Final = "set"
GRID: Final = "grid"
"""Shapes: a number, a list of them, a set kept as one bit for each member, a list of lists."""


def numbered(names: Names) -> Numbers:
    return {kind: {name: n for n, name in enumerate(those)} for kind, those in names.items()}


class Kind:
    """A shape and the kind of entity in it; numbers that are just numbers have no entity."""

    def __init__(self, shape: str, entity: str = "") -> None:
        self.shape = shape
        self.entity = entity

    def dump(self, value: Any, names: Names) -> Any:
        if self.shape == ONE:
            return self.write(value, names)
        if self.shape == MANY:
            return [self.write(number, names) for number in value]
        if self.shape == SET:
            if value == UNKNOWN:
                return HIDDEN
            return [self.write(number, names) for number in members(value)]
        return [[self.write(number, names) for number in row] for row in value]

    def load(self, data: Any, numbers: Numbers) -> Any:
        if self.shape == ONE:
            return self.read(data, numbers)
        if self.shape == MANY:
            return [self.read(name, numbers) for name in data]
        if self.shape == SET:
            if data == HIDDEN:
                return UNKNOWN
            cards = 0
            for name in data:
                cards |= 1 << self.read(name, numbers)
            return cards
        return [[self.read(name, numbers) for name in row] for row in data]

    def write(self, number: int, names: Names) -> Any:
        if not self.entity:
            return number
        return HIDDEN if number == UNKNOWN else names[self.entity][number]

    def read(self, name: Any, numbers: Numbers) -> int:
        if not self.entity:
            if not isinstance(name, int):
                raise Problem("unreadable-number", value=name)
            return name
        if name == HIDDEN:
            return UNKNOWN
        number = numbers[self.entity].get(name) if isinstance(name, str) else None
        if number is None:
            raise Problem("unknown-entity", kind=self.entity, entity=name)
        return number


INT: Final = Kind(ONE)
INTS: Final = Kind(MANY)
SEAT: Final = Kind(ONE, "seat")


TABLE: Final = -2
"""Stands for the seat of a place that is in nobody's record but on the table."""


class Place:
    """One place in a field, where a single number lies."""

    def __init__(self, seat: int, row: int, index: int) -> None:
        self.seat = seat
        """Whose record it is in, or TABLE."""
        self.row = row
        """In a grid the row, otherwise 0."""
        self.index = index
        """In a list or row the place from 0; in a set the member itself."""


Knows = Callable[[Any, int, Place], bool]
"""Whether a viewer may know what lies in a place: of the true position, the viewer, the place.

It says so by the rules ("a tile before the pawn lies open"), never by asking `seen`: the contract
tests hold each against the other. Under a veil it is given the seats as the viewer faces them.
"""


class Field:
    """One field of a record: its name is also that of the constructor's parameter.

    `holds` is True for the place where things are, False for a mention of things that are elsewhere
    (a mark, a memory): cards are counted where they are held. `knows` belongs to PARTS alone.

    The last three are for the terminal. `of` is the kind of thing to which each place of a list
    belongs; `first` is what people call the number 0; a field that is not `shown` is a note of the
    rules to themselves, or told in better words by the game's facts.
    """

    def __init__(
        self,
        name: str,
        kind: Kind,
        audience: str,
        holds: bool = True,
        knows: Knows | None = None,
        of: str = "",
        first: int = 0,
        shown: bool = True,
    ) -> None:
        declared = (knows is not None) == (audience == PARTS)
        assert declared, f"{name}: PARTS, and only PARTS, declares who knows which place"
        self.name = name
        self.kind = kind
        self.audience = audience
        self.holds = holds
        self.knows = knows
        self.of = of
        self.first = first
        self.shown = shown


def described(fields: Sequence[Field]) -> str:
    """What is saved in these fields, and in which order."""
    return ", ".join(f"{field.name}: {field.kind.shape} {field.kind.entity}" for field in fields)


class Frame:
    """A class of questions or steps, and the integers that its constructor takes."""

    def __init__(self, cls: type, *fields: Field) -> None:
        self.cls = cls
        self.fields = fields
        self.name = frame_name(cls)

    def dump(self, frame: Any, names: Names) -> list[Any]:
        return [self.name] + [f.kind.dump(getattr(frame, f.name), names) for f in self.fields]

    def load(self, data: Sequence[Any], numbers: Numbers) -> Any:
        return self.cls(
            *[f.kind.load(d, numbers) for f, d in zip(self.fields, data[1:], strict=True)]
        )


def frame_name(cls: type) -> str:
    """KeepCard is called keep-card, in saved positions and in the catalogues."""
    letters = [f"-{letter.lower()}" if letter.isupper() else letter for letter in cls.__name__]
    return "".join(letters).lstrip("-")


Deduction = Callable[[Any, int, Any], bool]
"""Whether a world agrees with what a viewer can work out: of the true position, the viewer, and
the world. The true position agrees with itself.
"""


class Layout:
    """All fields of a game's position and all its frames: how it is saved and loaded."""

    def __init__(
        self,
        table: Callable[..., State[Any]],
        table_fields: Sequence[Field],
        player: Callable[..., Seat],
        player_fields: Sequence[Field],
        frames: Sequence[Frame],
        names: Names,
        deductions: Mapping[str, Deduction] | None = None,
        hides_nothing: str = "",
    ) -> None:
        self.table = table
        """Makes the position from its seats and, by keyword, its fields."""
        self.table_fields = tuple(table_fields)
        self.player = player
        self.player_fields = tuple(player_fields)
        self.frames = {frame.name: frame for frame in frames}
        self.names = names
        self.numbers = numbered(names)
        self.deductions = dict(deductions or {})
        """What viewers can work out beyond what they see, by the rule from which it follows."""
        self.hides_nothing = hides_nothing
        """The rule by which nothing at all is hidden, except by a veil; empty if something is."""
        self.known_as = ""

    # --- the form -----------------------------------------------------------------------------

    def fingerprint(self) -> str:
        """Of the form in which positions are saved: another one cannot be read as this one."""
        if not self.known_as:
            form = [described(self.table_fields), described(self.player_fields)]
            form += [
                f"{name} {described(self.frames[name].fields)}" for name in sorted(self.frames)
            ]
            self.known_as = blake2b("\n".join(form).encode(), digest_size=6).hexdigest()
        return self.known_as

    # --- saving -------------------------------------------------------------------------------

    def dump(self, s: State[Any]) -> Data:
        return {
            "table": self.dump_fields(s, self.table_fields),
            "seats": [self.dump_seat(player) for player in s.seats],
            "before": [p.before and self.dump_seat(p.before) for p in s.seats],
            "flow": self.dump_flow(s.flow),
            "veiled": s.veiled,
            "seed": s.seed.hex(),
            "draws": s.draws,
        }

    def dump_fields(self, record: object, fields: Sequence[Field]) -> Data:
        return {f.name: f.kind.dump(getattr(record, f.name), self.names) for f in fields}

    def dump_seat(self, player: Seat) -> Data:
        data = self.dump_fields(player, self.player_fields)
        asks = [] if player.ask is None else [self.dump_frame(player.ask)]
        waiting = player.below
        while waiting is not None:
            asks.append(self.dump_frame(waiting.top))
            waiting = waiting.below
        return data | {"asks": asks, "answers": player.answers}

    def dump_flow(self, flow: Steps | None) -> list[Any]:
        steps: list[Any] = []
        while flow is not None:
            steps.append(self.dump_frame(flow.first))
            flow = flow.rest
        return steps

    def dump_frame(self, frame: Ask[Any] | Step[Any]) -> list[Any]:
        return self.frames[frame_name(type(frame))].dump(frame, self.names)

    # --- loading ------------------------------------------------------------------------------

    def load(self, data: Data) -> State[Any]:
        try:
            return self.load_state(data)
        except (LookupError, TypeError, ValueError) as error:
            raise Problem("unreadable-position", fault=repr(error)) from error

    def load_state(self, data: Data) -> State[Any]:
        seats = [self.load_seat(seat) for seat in data["seats"]]
        s = self.table(seats=seats, **self.load_fields(data["table"], self.table_fields))
        for step in reversed(data["flow"]):
            s.flow = Steps(self.load_frame(step), s.flow)
        for seat, (player, record) in enumerate(zip(seats, data["before"], strict=True)):
            player.before = record and self.load_seat(record)
            if player.ask is not None:
                s.asked |= 1 << seat
        s.veiled = data["veiled"]
        s.seed = bytes.fromhex(data["seed"])
        s.draws = data["draws"]
        return s

    def load_fields(self, data: Data, fields: Sequence[Field]) -> Data:
        return {f.name: f.kind.load(data[f.name], self.numbers) for f in fields}

    def load_seat(self, data: Data) -> Seat:
        player = self.player(**self.load_fields(data, self.player_fields))
        for ask in reversed(data["asks"]):
            player.push(self.load_frame(ask))
        player.answers = data["answers"]
        return player

    def load_frame(self, data: Sequence[Any]) -> Any:
        return self.frames[data[0]].load(data, self.numbers)

    # --- exchanging names -----------------------------------------------------------------------

    def exchanged(self, s: State[Any], entity: str, a: int, b: int) -> State[Any]:
        """The same position with two entities of a kind in each other's place everywhere."""
        names = list(self.names[entity])
        names[a], names[b] = names[b], names[a]
        other = Layout(
            self.table,
            self.table_fields,
            self.player,
            self.player_fields,
            list(self.frames.values()),
            self.names | {entity: names},
        )
        return other.load(self.dump(s))
