"""Tables in telling positions, the same ones every time: every title in mid-game and at its end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from functools import cache
from typing import Any, Final, NamedTuple

import httpx
from websockets.sync.client import ClientConnection, connect

from tablee import arena, bots
from tablee.bots.bot import Budget
from tablee.engine.game import Game, OptionValue
from tablee.engine.titles import find
from tests.server.people import Json, Person, new_move
from tests.server.sockets import address, who
from tests.web.fixed_server import SEED

NAMES: Final = ("Ana", "Benoît", "Carmen", "Dimitri")
LONG_NAMES: Final = (
    "Anastasia-Penélope Papadopoulo",
    "Benoît-Maximilien de La Tour",
    "CarmencitaDeLosDolores_Madrid7",
    "Visitor 4711",
)
"""With hyphens, with blanks, with no place to break a line: as long as names may be."""

THOUGHT: Final = Budget(iterations=8)
"""Counted, not timed: the same on every machine."""


class Position(NamedTuple):
    """A moment of a match between good players: when Ana is asked this for the so-manieth time."""

    title: str
    seats: int
    bot: str = "expert"
    options: dict[str, OptionValue] = {}  # noqa: RUF012
    ask: str = ""
    """Nothing: the match is over."""
    time: int = 0
    drafted: int = 0
    """So many of her next answers are chosen already, and not confirmed."""
    since: str = ""
    """Nor is what she has answered since she was last asked this."""

    def game(self) -> Game[Any]:
        return find(self.title).make(self.seats, "base", self.options)


POSITIONS: Final = {
    "precognition": Position("precognition", 4, ask="keep-card", time=8, drafted=2),
    "together": Position(
        "precognition", 3, options={"mode": "cooperative"}, ask="keep-card", time=7
    ),
    "ai-100-human": Position("ai-100-human", 4, ask="choose-card", time=10, drafted=1),
    "goofspiel": Position("goofspiel", 3, "random", ask="bid", time=7, drafted=1),
    "nettles": Position("nettles", 4, ask="add-or-bid", time=2),
    "exodus draft": Position("exodus", 4, ask="pick-card", time=7, drafted=1),
    "exodus wing": Position(
        "exodus", 4, ask="place-negotiator", time=8, drafted=1, since="take-turn"
    ),
    "exodus ark": Position("exodus", 4, ask="house-crew", time=3, since="take-turn"),
    "pest grid": Position("pest", 3, "random", ask="place-assistant", time=6),
    "pest map": Position("pest", 3, "random", ask="move-doctor", time=6, since="place-assistant"),
    "pest alone": Position("pest", 1, "random", ask="place-assistant", time=9),
    "precognition over": Position("precognition", 3),
    "ai-100-human over": Position("ai-100-human", 3),
    "exodus over": Position("exodus", 3),
    "pest over": Position("pest", 3, "random"),
    "goofspiel over": Position("goofspiel", 3, "random", options={"cards": 5}),
}


class House(NamedTuple):
    """The tables by the names of their positions, and the cookies of Ana, who sits at all."""

    tables: dict[str, str]
    people: list[dict[str, str]]
    """The cookies of everybody."""
    address: str

    @property
    def cookies(self) -> list[Any]:
        """Ana's, as a browser wants them."""
        return [
            {"name": name, "value": value, "url": self.address}
            for name, value in self.people[0].items()
        ]


@contextmanager
def furnished(
    url: str,
    positions: Mapping[str, Position] = POSITIONS,
    names: Sequence[str] = NAMES,
    practice: bool = False,
) -> Iterator[House]:
    """A house with a table in every position, and one that waits; everybody stays there."""
    with ExitStack() as stay:
        people = [
            Person(stay.enter_context(httpx.Client(base_url=url))).say_name(name) for name in names
        ]
        tables = {"waiting": waiting(people)}
        for name, position in positions.items():
            seated = people[: position.seats]
            tables[name] = seat_them(seated, position, practice)
            Match(seated, tables[name], position).play_to(position)
        if positions == POSITIONS:
            tables["guide"] = learning(people[0], "precognition")
        stay.enter_context(all_present(people, url, positions, tables))
        yield House(tables, [dict(person.client.cookies) for person in people], url)


@contextmanager
def all_present(
    people: Sequence[Person], url: str, positions: Mapping[str, Position], tables: dict[str, str]
) -> Iterator[None]:
    """Nobody is away: neither at the tables in play nor at the one that waits."""
    with ExitStack() as stay:
        stay.enter_context(present(people[1], url, tables["waiting"], 1))
        for name, position in positions.items():
            for seat in range(position.seats):
                stay.enter_context(present(people[seat], url, tables[name], seat))
        yield


def learning(person: Person, title: str) -> str:
    """The table where a title is learnt, at the first step in which something is to be done."""
    table: str = person.post(f"/guides/{title}", {})["id"]
    note = person.get(f"/tables/{table}/seat/0/guide")
    while note["kind"] == "look":
        note = person.post(f"/tables/{table}/seat/0/guide/looked", {"step": note["step"]})
    return table


def waiting(people: list[Person]) -> str:
    table: str = people[0].make_table(
        "me", "open", "link", "level-4", title="ai-100-human", options={}, public=True
    )["id"]
    people[1].sit(table, 1)
    return table


def seat_them(people: list[Person], position: Position, practice: bool) -> str:
    others = ["open"] * (position.seats - 1)
    wish: dict[str, Json] = {
        "title": position.title,
        "options": position.options,
        "practice": practice,
    }
    table: str = people[0].make_table("me", *others, **wish)["id"]
    for person in people[1:]:
        person.sit(table)
    people[0].post(f"/tables/{table}/start")
    return table


@cache
def played(
    title: str, seats: int, bot: str, *options: tuple[str, OptionValue]
) -> list[tuple[int, int]]:
    """All answers of a match between these bots: several positions are moments of one match."""
    players = [bots.make(bot, bytes([seat])) for seat in range(seats)]
    game = find(title).make(seats, "base", dict(options))
    return arena.play(game, players, bytes.fromhex(SEED), THOUGHT).answers


class Match:
    """A match that everybody plays as the bots do with this deal, here and on the server."""

    def __init__(self, people: list[Person], table: str, position: Position) -> None:
        self.people = people
        self.table = table
        self.game = position.game()
        self.s = self.game.deal(bytes.fromhex(SEED))
        self.answers = played(
            position.title, position.seats, position.bot, *position.options.items()
        )

    def play_to(self, position: Position) -> None:
        begun, there = self.moment(position)
        self.s = self.game.deal(bytes.fromhex(SEED))
        for seat, action in self.answers[:begun]:
            if len(self.s.options(seat)) > 1:  # else the server answers by itself
                self.answer(seat, action, confirm=True)
            self.s.apply(seat, action)
        if position.ask:
            self.draft(self.answers[begun : there + position.drafted])

    def moment(self, position: Position) -> tuple[int, int]:
        """Before which answer her draft begins, and before which the position is reached."""
        times = begun = 0
        for number, (seat, action) in enumerate(self.answers):
            asked = self.asks() if seat == 0 else ""
            if asked == position.since:
                begun = number
            if asked and asked == position.ask:
                times += 1
                if times == position.time:
                    return begun if position.since else number, number
            self.s.apply(seat, action)
        return len(self.answers), len(self.answers)

    def asks(self) -> str:
        """What Ana is asked, if she has a choice."""
        decision = self.game.decision(self.game.view(self.s, 0))
        return decision.ask if decision and len(decision.choices) > 1 else ""

    def draft(self, answers: list[tuple[int, int]]) -> None:
        for seat, action in answers:
            self.answer(seat, action, confirm=False)
            self.s.apply(seat, action)

    def answer(self, seat: int, action: int, confirm: bool) -> None:
        body = {
            "number": self.s.seats[seat].answers,
            "actions": [self.game.space.text(action)],
            "move": new_move(),
            "confirm": confirm,
        }
        self.people[seat].post(f"/tables/{self.table}/seat/{seat}/act", body)


def present(person: Person, url: str, table: str, seat: int) -> ClientConnection:
    """Be seen to be there; nothing that is told is read."""
    line = address(url, table, seat, 0)
    return connect(line, additional_headers=who(person.client), max_queue=None, ping_interval=None)
