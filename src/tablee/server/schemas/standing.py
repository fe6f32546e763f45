"""How people stand: ratings, statistics, history, pages of people, and who leads."""

from __future__ import annotations

from tablee.server.schemas.values import Outcome, Wire


class RatingInfo(Wire):
    """What somebody is thought to be worth at a title with so many seats."""

    title: str
    seats: int
    mean: float
    spread: float
    """How uncertain that is: one standard deviation."""
    matches: int
    provisional: bool


class SeatRating(Wire):
    """The rating of whoever sits at a seat, as far as the reader may know it."""

    seat: int
    mean: float
    spread: float
    provisional: bool
    old_mean: float | None
    """Before this match, if it has moved it."""


class TableRatings(Wire):
    """Ratings at a table: of people who show them, of the reader, and of bots."""

    seats: list[SeatRating]
    pages: dict[str, str]
    """By the number of the seat, the pages of people who show theirs."""


class Tally(Wire):
    """What came of all matches of a kind that count."""

    title: str
    seats: int
    mode: str
    """Options that make it another game, as `name=value`, parted by commas; empty: none."""
    together: bool
    """Without rivals: won means reached, and there are no places."""
    matches: int
    won: int
    places: list[int]
    """How often first, second, and so on."""
    mean_points: float | None
    best_points: int | None
    mean_seconds: float | None
    streak: int
    """Won one after another, up to the last; below zero: so many not won."""
    longest: int
    """The most that were ever won one after another."""


class Opponent(Wire):
    """Somebody who was often there."""

    key: str
    """By this the history finds them; it says nothing else."""
    name: str
    page: str | None
    bot: str | None
    """The level, if it is one: all bots of a level are one opponent."""
    matches: int
    ahead: int
    """So often the reader ended before them."""
    behind: int


class MyStanding(Wire):
    """All that is counted of the reader."""

    shown: bool
    """Whether others find the reader's page."""
    page: str
    ratings: list[RatingInfo]
    tallies: list[Tally]
    opponents: list[Opponent]


class ShowPage(Wire):
    shown: bool


class PlayedSeat(Wire):
    """Who sat at a seat of a match that is over."""

    seat: int
    name: str
    bot: str | None
    page: str | None
    place: int | None
    points: int | None


class PlayedMatch(Wire):
    """A finished match in a history."""

    table: str
    title: str
    mode: str
    seat: int
    """Whose history it is."""
    together: bool
    outcome: Outcome
    place: int | None
    points: int | None
    ended: float
    seconds: float | None
    counts: bool
    public: bool
    others: list[PlayedSeat]
    old_mean: float | None
    new_mean: float | None


class History(Wire):
    """A page of it, the last first."""

    page: int
    pages: int
    found: int
    matches: list[PlayedMatch]


class TitlePlayed(Wire):
    """How many matches of a title somebody has finished that everybody may know of."""

    title: str
    matches: int
    won: int


class PersonPage(Wire):
    """What somebody shows of themselves."""

    name: str
    nickname: str
    """What they are called at tables; their face is made from it."""
    guest: bool
    mine: bool
    shown: bool
    """Always, unless it is the reader's own."""
    since: float
    """When they first came, to the month."""
    ratings: list[RatingInfo]
    titles: list[TitlePlayed]


class LadderRow(Wire):
    """Somebody on the ladder of a title."""

    rank: int | None
    """None for bots and for those whose rating is provisional."""
    name: str
    page: str | None
    bot: str | None
    mean: float
    spread: float
    matches: int
    mine: bool


class Ladder(Wire):
    """Who leads at a title with so many seats; people who hide are not in it."""

    title: str
    seats: int
    rows: list[LadderRow]
    """People whose rating is sure enough, and bots among them."""
    provisional: list[LadderRow]
