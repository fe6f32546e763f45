"""What a server tells a bot: of each message the part that a bot needs.

The whole is described by the server itself, under `/docs`. What is not named here is passed over,
so that a bot plays on when the server has learnt to tell more.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.engine.game import OptionValue


class Fault(msgspec.Struct):
    """What is wrong with a request: the name of a sentence in the catalogues, and its facts."""

    problem: str
    facts: dict[str, str | int] = {}


class Rules(msgspec.Struct):
    now: int


class SeatTold(msgspec.Struct):
    seat: int
    mine: bool


class Result(msgspec.Struct, frozen=True):
    """How a match has ended, for each seat."""

    totals: list[int]
    returns: list[float]
    winners: list[int]


class TableTold(msgspec.Struct):
    """What is played at a table, and who sits there."""

    id: str
    title: str
    edition: str
    options: dict[str, OptionValue]
    status: str
    seats: list[SeatTold]
    rules: Rules
    result: Result | None = None

    def mine(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.mine]


class ViewTold(msgspec.Struct):
    """What a seat sees of a match."""

    status: str
    table: dict[str, Any]
    number: int
    """Of the next answer: to be sent with it."""
    decision: dict[str, Any] | None
    """The question; none while nothing is asked."""
    draft: list[str] = []


class View(msgspec.Struct, tag="view"):
    view: ViewTold


class Table(msgspec.Struct, tag="table"):
    table: TableTold


class News(msgspec.Struct, tag="news"):
    pass


class Chat(msgspec.Struct, tag="chat"):
    pass


class Ack(msgspec.Struct, tag="ack"):
    """An answer is on the server's disk."""

    move: str


class Refused(msgspec.Struct, tag="fault"):
    move: str
    fault: Fault


class Pong(msgspec.Struct, tag="pong"):
    pass


Message = View | Table | News | Chat | Ack | Refused | Pong


class Act(msgspec.Struct, tag="act"):
    """An answer that counts at once. The same move, sent again after a cut, counts once."""

    number: int
    actions: list[str]
    move: str
    confirm: bool = True
