"""Tables and their seats, before, during and after a match."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tablee.engine.game import OptionValue
from tablee.server.schemas.manners import KeptOut
from tablee.server.schemas.matches import Fault
from tablee.server.schemas.values import (
    Absence,
    Fit,
    Patience,
    SeatKind,
    Status,
    Token,
    Unrated,
    Wire,
)


class ClockRule(Wire):
    """No clock; a bank of seconds with an increment for every answer; or days for every answer."""

    kind: Literal["none", "bank", "days"] = "none"
    seconds: Annotated[int, Meta(ge=10, le=86_400)] = 600
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 10
    days: Annotated[int, Meta(ge=1, le=30)] = 3


class SeatWish(Wire):
    """What a seat shall be: mine, for whoever has its link, open to all, or a bot's."""

    kind: Literal["me", "link", "open", "bot"]
    bot: str = ""
    """The name of a bot that the title offers; empty for `level-3`."""
    name: Annotated[str, Meta(max_length=100)] = ""
    """What whoever plays at this seat of mine is called; empty for my nickname."""


class NewTable(Wire):
    title: str
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    edition: str = "base"
    options: dict[str, OptionValue] = msgspec.field(default_factory=dict)
    public: bool = False
    several: bool | None = None
    """Whether one person may take several open seats. None: unless the table is public."""
    clock: ClockRule = msgspec.field(default_factory=ClockRule)
    absence: Absence = "agree"
    patience: Patience | None = None
    """None: five minutes, or the days that the clock gives for every answer."""
    stand_in: str = "level-3"
    """The level of bots that play for those who are away, or have left."""
    practice: bool = False
    """Hints are given here, and nothing counts."""
    rated: bool | None = None
    """Whether the match moves ratings. None: if at least two people with names play it."""
    watchers_heard: bool = False
    """Players read what spectators write while they play; else when the match is over."""
    start: bool = False
    """Start at once; every seat must then be mine or a bot's."""


class SeatInfo(Wire):
    seat: int
    kind: SeatKind
    nickname: str
    """What somebody is called here; a bot has the name of a character."""
    bot: str | None
    """Which bot it is: a level, or another of those that a table can have."""
    owner: str | None
    """Of a bot that plays from elsewhere: the account that lets it play here."""
    style: str | None
    """What a bot leans to where moves are about as good; none where that makes no difference."""
    mine: bool
    connected: bool
    away: bool
    """A bot plays here until the player returns, or to the end."""
    concedes: bool
    """The player would end the match now."""
    gone: float | None
    """The seconds since the player was last there; none while they are."""
    overdue: bool
    """Away for longer than the table is patient: the others may do something."""
    agrees: list[int]
    """The seats of absent players that this one would leave to a bot."""
    offered: bool
    """The host has made a link to this seat, for somebody else."""
    same_deal: bool
    """The player would play the same deal again."""
    plays_on: bool
    """The player of a match of older rules would go on by those that are here."""
    muted: bool
    """The host does not let the player write here."""


class RulesInfo(Wire):
    """By which rules a match is played, and whether they are those that are here."""

    fit: Fit
    begun: int
    """The version of the rules by which it began."""
    now: int
    """The one by which it is played: a later one if the players have agreed on it."""
    here: int | None
    """The one that is here; none if the title is not known."""
    layout: str | None
    """The form of its saved position; none in matches of old."""
    why: Fault | None
    """Why it is frozen."""


class Result(Wire):
    """How a match has ended, for each seat."""

    totals: list[int]
    returns: list[float]
    """Each seat's share of the victory: partners have the same, and in a common victory all 1."""
    winners: list[int]
    """The seats that have won or share the victory; nobody if all have lost together."""


class BeginsInfo(Wire):
    """A match that is played on from a moment of another."""

    table: str
    answer: int
    """How many answers had been given there."""


class TableInfo(Wire):
    """What everybody may know of a table."""

    id: str
    title: str
    edition: str
    options: dict[str, OptionValue]
    status: Status
    public: bool
    hosted: bool
    """Whether the reader is its host."""
    seats: list[SeatInfo]
    clock: ClockRule
    absence: Absence
    patience: int
    """In minutes."""
    stand_in: str
    """The level of bots that play for those who are away, or have left."""
    deciding: list[int]
    """The seats whose players have to agree, if the match is to end or a bot to stand in."""
    seed_hash: str
    seed: str | None
    """Only when the match is over."""
    known_deal: bool
    """The deal was played before: everybody can know what is hidden, and nothing is at stake."""
    created: float
    ended: float | None
    """When the match was over, in seconds since 1970."""
    deletable: bool
    """Whether the reader may delete it: nobody else sits there."""
    expires: float | None
    """When it is deleted if nobody uses it: an unfinished table at which one person sits."""
    rematch: str | None
    my_move: bool
    """Whether the reader is asked something."""
    result: Result | None
    """When the match is over."""
    rules: RulesInfo
    several: bool
    """Whether one person may take several open seats."""
    muted: bool
    """Whether the host does not let the reader write here."""
    removed: bool
    """Whether the host has shown the reader the door."""
    kept_out: list[KeptOut]
    """Whom the host has muted or removed: told to the host alone."""
    closed: bool
    """An operator of the server has ended it."""
    practice: bool
    """Hints are given here, and nothing counts."""
    watchers_heard: bool
    """Players read what spectators write while they play; else when the match is over."""
    begins: BeginsInfo | None
    """From which match, if it goes on where another was."""
    chapter: str
    """Of the title's guide, if it is learnt at this table."""
    rated: bool
    """Whether the match moves ratings; before the start, as the table is now."""
    unrated: Unrated | None
    """Why it would not, before the start."""
    daily: str | None
    """The day whose deal it is, which everybody plays alike."""


class Hide(Wire):
    """Whether the table shall be left out of the reader's list."""

    hidden: bool


class TakeSeat(Wire):
    seat: int | None = None


class SeatLink(Wire):
    """A private link to a seat; a new one makes the old one void."""

    token: str


class ClaimSeat(Wire):
    token: Token


class Rematch(Wire):
    """Play again: with a new deal at once, with the same one when everybody has agreed."""

    same_deal: bool = False
    agree: bool = True
    """To the same deal, or not any more."""
