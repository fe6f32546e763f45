"""What a player can read off the table: what conditions ask for, and what sentences tell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tablee.engine.events import Event
from tablee.engine.fields import GRID, ONE, SET, Kind, frame_name
from tablee.engine.game import Game
from tablee.engine.problems import UNKNOWN
from tablee.engine.state import View
from tablee.engine.zones import members
from tablee.guide.format import Bounds, Value

Facts = dict[str, Value | list[Value]]
"""Numbers, and things as "kind:name"; players as "seat:" and the number of their seat, from 0."""


class Asked(msgspec.Struct, frozen=True):
    """What a seat is asked: less than a decision, and made more quickly."""

    ask: str
    about: list[int]
    offered: list[str]
    """The answers as text."""
    beside: list[str]
    """Answers that belong to it and are asked for afterwards."""


def asked_of(game: Game[Any], view: View[Any]) -> Asked | None:
    s, seat = view.table, view.viewer
    ask = s.seats[seat].ask
    if ask is None:
        return None
    group = ask.group(s, seat)
    text = game.space.text
    return Asked(
        ask=frame_name(type(ask)),
        about=ask.about(s, seat),
        offered=[text(action) for action in s.options(seat)],
        beside=[] if group is None else [text(action) for action in group.actions],
    )


def facts_of(game: Game[Any], view: View[Any], asked: Asked | None) -> Facts:
    """The fields of the table and of the player's own record by their names, what the question is
    about, and what the title says besides. Whatever the player cannot know is left out.
    """
    found: Facts = {}
    layout = game.layout
    for field in layout.table_fields:
        note(game, found, field.name, field.kind, getattr(view.table, field.name))
    for field in layout.player_fields:
        note(
            game, found, field.name, field.kind, getattr(view.table.seats[view.viewer], field.name)
        )
    if asked is not None:
        message = game.messages.asks[asked.ask]
        for name, bound in message.bind(asked.about).items():
            note(game, found, name, message.args[name], bound)
    return found | game.guide_facts(view)


def told(game: Game[Any], events: Sequence[Event]) -> Facts:
    """What events tell: the arguments of the last one of each name, as `<event>_<argument>`."""
    found: Facts = {}
    for event in events:
        message = game.messages.events[event.name]
        for name, bound in message.bind(event.args).items():
            note(game, found, f"{event.name}_{name}".replace("-", "_"), message.args[name], bound)
    return found


def note(game: Game[Any], found: Facts, name: str, kind: Kind, value: Any) -> None:
    """A number or a thing as it is; of several things also their number, as `<name>_count`."""
    if kind.shape == ONE:
        if value != UNKNOWN or not kind.entity:
            found[name] = called(game, kind, value)
    elif kind.shape != GRID and kind.entity:
        numbers: Sequence[int] = members(value) if kind.shape == SET and value >= 0 else value
        if isinstance(numbers, int):  # a set of which nothing is known
            return
        found[name] = [called(game, kind, number) for number in numbers if number != UNKNOWN]
        found[f"{name}_count"] = len(numbers)


def called(game: Game[Any], kind: Kind, number: int) -> Value:
    if not kind.entity:
        return number
    if kind.entity == "seat":
        return f"seat:{number}"
    return f"{kind.entity}:{game.layout.names[kind.entity][number]}"


def hold(wanted: Mapping[str, Value | Bounds], facts: Facts) -> bool:
    """Whether the facts are like this."""
    return all(name in facts and fits(facts[name], each) for name, each in wanted.items())


def fits(fact: Value | list[Value], wanted: Value | Bounds) -> bool:
    if isinstance(fact, list):
        return wanted in fact
    if isinstance(wanted, Bounds):
        least, most = wanted.least, wanted.most
        if not isinstance(fact, int):
            return False
        return (least is None or fact >= least) and (most is None or fact <= most)
    return fact == wanted
