"""What can be played, and what is in it."""

from __future__ import annotations

from tablee.engine.editions import GroupOrigins
from tablee.engine.game import OptionValue
from tablee.server.schemas.values import Wire


class OptionInfo(Wire):
    name: str
    default: OptionValue
    choices: list[OptionValue]
    rule: str


class MessageInfo(Wire):
    """The arguments of a sentence: the kind of each, empty for a number."""

    args: dict[str, str]
    rule: str
    detail: bool
    """It explains the event before it, and is shown to those who ask."""


class Clash(Wire):
    """Values that cannot be played together, whatever the other choices are."""

    seats: int | None
    """The number of seats that is part of it; none if it is so with any number."""
    options: dict[str, OptionValue]


class TitleInfo(Wire):
    name: str
    seats: list[int]
    editions: list[str]
    options: list[OptionInfo]
    clashes: list[Clash]
    """A table can be made exactly if its choices contain none of these."""
    presets: dict[str, dict[str, OptionValue]]
    """Options that go together, `first` to learn the game and `expert`: what they change."""
    usual_seats: int
    minutes: int
    """How long a game takes people; 0 where nobody knows yet."""
    weight: int
    """How much there is to learn and to think about, from 1 to 5; 0 where nobody has said."""
    small: bool
    """A small game, shown after the large ones."""
    chapters: list[str]
    """Of its guide; none if it has no guide."""
    bots: list[str]
    """The levels of bots, the weakest first."""
    table_fields: dict[str, str]
    seat_fields: dict[str, str]
    """The fields of a view: the kind of things in each, empty for numbers."""
    events: dict[str, MessageInfo]
    refusals: dict[str, MessageInfo]
    asks: dict[str, MessageInfo]
    scores: dict[str, MessageInfo]


class EditionInfo(Wire):
    """What is in an edition, and where each value comes from."""

    title: str
    edition: str
    groups: list[GroupOrigins]
