"""What can be played, and what is in it."""

from __future__ import annotations

import msgspec

from tablee.engine.differences import Difference
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


class OwnEdition(Wire):
    """An edition that this server offers beside those that come with a title."""

    name: str
    called: dict[str, str]
    """What people call it, by language; where there is no such name, as its name begins."""


class TitleInfo(Wire):
    name: str
    seats: list[int]
    editions: list[str]
    """Those that come with the title."""
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
    own_editions: list[OwnEdition] = msgspec.field(default_factory=list)


class EditionInfo(Wire):
    """What is in an edition, and where each value comes from."""

    title: str
    edition: str
    groups: list[GroupOrigins]
    called: dict[str, str] = msgspec.field(default_factory=dict)
    """Of an edition of this server's own: what people call it, by language."""
    names: dict[str, dict[str, str]] = msgspec.field(default_factory=dict)
    """What things are called in it and not in the base: for each language, by "kind-id"."""
    files: dict[str, dict[str, list[object]]] = msgspec.field(default_factory=dict)
    """What a board draws it from."""
    differences: list[Difference] = msgspec.field(default_factory=list)
    """From the base."""
