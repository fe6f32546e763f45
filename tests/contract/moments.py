"""Random matches, looked at from decision to decision: what the contract checks stand on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from random import Random
from typing import Any, Final

from tablee.engine.chance import derived
from tablee.engine.events import SPECTATOR, Event, Streams
from tablee.engine.fields import GRID, MANY, ONE, Data, Field, Kind
from tablee.engine.game import Game
from tablee.engine.problems import UNKNOWN
from tablee.engine.state import Seat, State
from tablee.engine.zones import members

MOST_ANSWERS: Final = 20_000
"""No random match of any title is longer than this."""

SAMPLES: Final = 5
"""How many decisions of a match the dearer checks look at."""

SAMPLED_ACTIONS: Final = 300
"""How many actions of a large space are asked for the reason why they are refused."""

SAMPLED_OPTIONS: Final = 4
"""How many of the offered actions are tried."""

Answer = tuple[int, int]
"""Who answers, and the action."""

Contents = tuple[object, ...]
"""All that is in a position, or in a view."""

Told = list[list[tuple[str, int, tuple[int, ...]]]]
"""What each viewer has been told, the spectators first."""


def label(game: Game[Any]) -> str:
    """The game in one word: goofspiel-3-cards=13,order=shuffled."""
    edition = [] if game.edition == "base" else [game.edition]
    options = ",".join(f"{name}={value}" for name, value in game.options.items())
    return "-".join([game.title, *edition, str(game.seats), *([options] if options else [])])


def seed_bytes(seed: int) -> bytes:
    return derived(b"contract", seed)


class Moment:
    """One decision of a random match, and where to find it again."""

    def __init__(self, game: Game[Any], seed: int, number: int, s: State[Any]) -> None:
        self.game = game
        self.seed = seed
        self.number = number
        self.s = s
        self.answer: Answer | None = None
        """What is answered here; None at the end of the match."""

    def claim(self, truth: bool, text: str) -> None:
        """Fail with this text, and say where, unless it is true."""
        if not truth:
            where = f"{label(self.game)}, seed {self.seed}, decision {self.number}"
            raise AssertionError(f"{where}: {text}")

    def choose(self, s: State[Any], dice: Random) -> Answer:
        """A random answer in a position that comes from here."""
        for seat in s.acting():
            self.claim(len(s.options(seat)) > 0, f"seat {seat} is asked but has no option")
        seat = dice.choice(s.acting())
        return seat, dice.choice(list(s.options(seat)))

    def finish(self, s: State[Any], dice: Random) -> None:
        """Play a position that comes from here to its end, at random."""
        for _ in range(MOST_ANSWERS):
            if s.over():
                return
            s.apply(*self.choose(s, dice))
        self.claim(False, "random play does not end")


def match(game: Game[Any], seed: int) -> Iterator[Moment]:
    """A random match: every decision and the end. It is one position that goes on."""
    dice = Random(seed)
    s = game.deal(seed_bytes(seed))
    for number in range(MOST_ANSWERS):
        moment = Moment(game, seed, number, s)
        if s.over():
            yield moment
            return
        moment.answer = moment.choose(s, dice)
        yield moment
        s.apply(*moment.answer)
    moment.claim(False, "random play does not end")


def anything(s: State[Any]) -> bool:
    return True


def veiled(s: State[Any]) -> bool:
    return s.veiled


def just_veiled(s: State[Any]) -> bool:
    return s.veiled and s.fresh()


def some_moments(
    game: Game[Any],
    seed: int,
    wanted: Callable[[State[Any]], bool] = anything,
    samples: int = SAMPLES,
) -> Iterator[Moment]:
    """Some moments of a match that are wanted, the first and the last of them included."""
    found = decisions(game, seed, wanted)
    between = found[1:-1]
    chosen = Random(seed).sample(between, min(len(between), samples - 2))
    for moment in match(game, seed):
        if moment.number in {*found[:1], *chosen, *found[-1:]}:
            yield moment


@cache
def decisions(game: Game[Any], seed: int, wanted: Callable[[State[Any]], bool]) -> list[int]:
    """The numbers of those that are wanted."""
    return [moment.number for moment in match(game, seed) if wanted(moment.s)]


@cache
def moments_between(game: Game[Any], seed: int) -> list[Moment]:
    """Some moments that are shown while nobody is asked: after a step, or where it says so."""
    found: list[Moment] = []
    for moment in match(game, seed):
        s = moment.s
        found += [
            Moment(game, seed, moment.number, shown.position)
            for shown in s.moments or []
            if not shown.position.asked
        ]
        s.moments = []
        s.events = [event for event in s.events or [] if event.veiled]
    return Random(seed).sample(found, min(len(found), SAMPLES))


# --- what is where ----------------------------------------------------------------------------


def numbers(kind: Kind, value: Any) -> list[int]:
    """The numbers in a field, whatever its shape."""
    if kind.shape == ONE:
        return [value]
    if kind.shape == MANY:
        return list(value)
    if kind.shape == GRID:
        return [number for row in value for number in row]
    return [UNKNOWN] if value == UNKNOWN else members(value)


def fields_of(record: object, fields: Sequence[Field]) -> list[tuple[Field, Any]]:
    return [(field, getattr(record, field.name)) for field in fields]


def all_fields(game: Game[Any], s: State[Any]) -> list[tuple[Field, Any]]:
    """Every field of the table and of the seats, with its value."""
    found = fields_of(s, game.layout.table_fields)
    for player in s.seats:
        found += fields_of(player, game.layout.player_fields)
    return found


def contents(game: Game[Any], s: State[Any]) -> Contents:
    """All that is in a position, to be compared with another: as its digest, but far quicker."""
    layout = game.layout
    held = [frozen(field.kind, value) for field, value in fields_of(s, layout.table_fields)]
    for player in s.seats:
        held.append(seat_contents(game, player))
        held.append(player.before and seat_contents(game, player.before))
    return *held, str(layout.dump_flow(s.flow)), s.veiled, s.seed, s.draws


def seat_contents(game: Game[Any], player: Seat) -> Contents:
    fields = game.layout.player_fields
    held = [frozen(field.kind, value) for field, value in fields_of(player, fields)]
    asks = [] if player.ask is None else [game.layout.dump_frame(player.ask)]
    waiting = player.below
    while waiting is not None:
        asks.append(game.layout.dump_frame(waiting.top))
        waiting = waiting.below
    return *held, str(asks), player.answers


def frozen(kind: Kind, value: Any) -> object:
    if kind.shape == MANY:
        return tuple(value)
    return tuple(map(tuple, value)) if kind.shape == GRID else value


def census(game: Game[Any], s: State[Any]) -> Counter[str]:
    """How many times each entity is held, by kind and name."""
    held: Counter[str] = Counter()
    for field, value in all_fields(game, s):
        if field.holds and field.kind.entity:
            names = game.layout.names[field.kind.entity]
            found = [n for n in numbers(field.kind, value) if n != UNKNOWN]
            held.update(f"{field.kind.entity} {names[number]}" for number in found)
    return held


@cache
def kinds_with_copies(game: Game[Any]) -> set[str]:
    """The kinds of which some entity is held in several places under one name."""
    held = census(game, game.deal(seed_bytes(0)))
    return {name.split()[0] for name, count in held.items() if count > 1}


def claim_conserved(moment: Moment, s: State[Any], held: Counter[str], counted: Data) -> None:
    """Nothing was created or lost since there was this much of everything."""
    now = census(moment.game, s)
    lost, created = sorted((held - now).elements()), sorted((now - held).elements())
    moment.claim(not lost and not created, f"lost: {lost}, created: {created}")
    tokens = moment.game.totals(s)
    moment.claim(tokens == counted, f"tokens were {counted} and are {tokens}")


# --- what is refused, seen and told -----------------------------------------------------------


def actions_to_try(game: Game[Any]) -> list[int]:
    """Every action, or many of them if the space is large, and some numbers that are none."""
    size = game.space.size
    inside = Random(size).sample(range(size), min(size, SAMPLED_ACTIONS))
    return [*inside, -2, -1, size, size + 7, 10**9]


def reasons(game: Game[Any], s: State[Any], seat: int) -> list[tuple[str, list[int]] | None]:
    """For every action that is tried why it is refused, or None."""
    found = [s.why_not(seat, action) for action in actions_to_try(game)]
    return [None if why is None else (why.name, why.args) for why in found]


def sampled(options: Sequence[int], dice: Random) -> list[int]:
    return dice.sample(list(options), min(len(options), SAMPLED_OPTIONS))


def plain(events: Sequence[Event]) -> list[tuple[str, int, list[int]]]:
    return [(event.name, event.seat, event.args) for event in events]


def viewers(game: Game[Any]) -> range:
    """The spectator, then every seat."""
    return range(SPECTATOR, game.seats)


def sight(game: Game[Any], s: State[Any], viewer: int) -> Contents:
    """All that is in a view."""
    return contents(game, game.view(s, viewer).table)


def sights(game: Game[Any], s: State[Any]) -> list[Contents]:
    return [sight(game, s, viewer) for viewer in viewers(game)]


def told(game: Game[Any], streams: Streams) -> Told:
    return [
        [(event.name, event.seat, tuple(event.args)) for event in streams.of(viewer)]
        for viewer in viewers(game)
    ]


def watched(s: State[Any]) -> State[Any]:
    """A copy that tells what happens in it."""
    copy = s.clone()
    copy.events = []
    return copy
