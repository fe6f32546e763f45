"""The deal of the day, and how everybody did."""

from __future__ import annotations

from typing import Literal

from tablee.engine.decision import Choice, Score
from tablee.engine.game import OptionValue
from tablee.server.schemas.values import Wire

AttemptState = Literal["none", "playing", "finished", "given-up", "late"]
"""Not begun; goes on; played to its end in time; ended or deleted before; at its end too late."""

MasterState = Literal["none", "playing", "done"]
"""The strongest bot does not play it (yet); plays it now; has played it."""


class OwnAttempt(Wire):
    """How far the reader is."""

    state: AttemptState
    table: str | None
    points: int | None = None
    won: bool | None = None
    place: int | None = None
    seconds: int | None = None
    rank: int | None = None
    """Among those in the table of results; none for who is not in it."""


class DailyDeal(Wire):
    """What everybody plays alike on this day."""

    title: str
    seats: int
    seat: int
    """Where the player sits."""
    options: dict[str, OptionValue]
    """What differs from the title's defaults."""
    bot: str
    """Who sits at the other seats."""
    played: int
    """So many have played it to its end."""
    mine: OwnAttempt
    streak: int
    """On so many days in a row the reader has played this title's deal."""


class Daily(Wire):
    """The deals of a day."""

    day: str
    ends: float
    streak: int
    """On so many days in a row the reader has played one of the deals."""
    deals: list[DailyDeal]


class DailyResult(Wire):
    """How somebody did."""

    rank: int
    """Who did as well shares it."""
    nickname: str
    mine: bool
    bot: str | None
    """Which bot it was; none for people."""
    points: int
    won: bool
    place: int | None
    """Among the sides; none where all win or lose together."""
    seconds: int | None
    """Without breaks."""
    table: str | None
    """Where it can be watched."""


class DailyResults(Wire):
    """The table of results of one title and day."""

    day: str
    deal: DailyDeal
    over: bool
    """The day is: nothing is secret any more."""
    open: bool
    """Whether the reader may see the results: after the own attempt, or after the day."""
    ranked: int
    """So many have a rank."""
    results: list[DailyResult]
    guests: list[DailyResult]
    """Those without an account, or with one that was made on this day: a table of their own."""
    master: MasterState
    seed: str | None
    """When the day is over: with it anybody can lay out the same deal."""


class Parting(Wire):
    """The first decision at which the reader and the strongest bot chose otherwise."""

    event: int
    """How many events had been told by then, to both."""
    ask: str
    about: dict[str, str | int | list[str | int]]
    """What the question speaks of."""
    mine: Choice
    master: Choice


class Compared(Wire):
    """The reader's attempt beside the match of the strongest bot."""

    mine: str
    master: str
    """The tables, to be watched again."""
    nickname: str
    """What the bot is called there."""
    seat: int
    alike: int
    """So many decisions, with more than one option, were the same before."""
    parting: Parting | None
    """None: they were to the end."""
    scores: list[Score]
    """The reader's, and the bot's."""
