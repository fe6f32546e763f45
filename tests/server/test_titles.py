"""What a client is told of titles before a match, and of results after it."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path

import pytest

from tablee import bots
from tablee.engine.editions import Item, group_origins
from tablee.engine.game import OptionValue
from tablee.engine.titles import TITLES, Option, Title, register
from tablee.games.goofspiel import Goofspiel
from tablee.games.goofspiel.state import Table
from tablee.server import wire
from tablee.server.fitting import clashes
from tests.server.conftest import NewPerson, NewServer
from tests.server.people import Person, eventually, play_on

Options = Mapping[str, OptionValue]


# --- options that do not go together ---------------------------------------------------------


def titled(fits: object, *options: Option) -> Title:
    return Title("x", 1, range(1, 5), options, Goofspiel, Path("text"), fits=fits)  # type: ignore[arg-type]


MODE = Option("mode", "single", ("single", "team", "together"))
LEVEL = Option("level", "normal", ("normal", "hard", "worst"))
SOLO = Option("solo", False, (False, True))


def teams_need_four(seats: int, options: Options) -> bool:
    return options["mode"] != "team" or seats == 4


def levels_need_company(seats: int, options: Options) -> bool:
    return teams_need_four(seats, options) and (
        options["mode"] == "together" or options["level"] == "normal"
    )


def one_plays_solo(seats: int, options: Options) -> bool:
    return (seats == 1) == options["solo"]


def nothing_worst(seats: int, options: Options) -> bool:
    """Beside a single value that never fits, a pair of others."""
    return options["level"] != "worst" and not (options["mode"] == "team" and options["solo"])


FITS = {
    "all": (lambda seats, options: True, (MODE, LEVEL), []),
    "teams": (
        teams_need_four,
        (MODE, LEVEL),
        [(1, {"mode": "team"}), (2, {"mode": "team"}), (3, {"mode": "team"})],
    ),
    "levels": (levels_need_company, (MODE, LEVEL), None),
    "solo": (
        one_plays_solo,
        (SOLO,),
        [(1, {"solo": False}), (2, {"solo": True}), (3, {"solo": True}), (4, {"solo": True})],
    ),
    "worst": (
        nothing_worst,
        (MODE, LEVEL, SOLO),
        [(None, {"level": "worst"}), (None, {"mode": "team", "solo": True})],
    ),
}


@pytest.mark.parametrize("name", FITS)
def test_a_table_can_be_made_exactly_if_no_clash_is_in_its_choices(name: str) -> None:
    fits, options, expected = FITS[name]
    title = titled(fits, *options)
    found = [(clash.seats, clash.options) for clash in clashes(title)]
    assert expected is None or found == expected
    check(title)


@pytest.mark.parametrize("name", TITLES)
def test_the_clashes_of_every_title_are_right(name: str) -> None:
    check(TITLES[name])


def check(title: Title) -> None:
    found = clashes(title)
    values = [option.choices for option in title.options.values()]
    for seats, chosen in product(title.seats, product(*values)):
        options = dict(zip(title.options, chosen, strict=True))
        clashing = any(
            clash.seats in (None, seats) and clash.options.items() <= options.items()
            for clash in found
        )
        assert clashing != title.fits(seats, options)


# --- a title with all of it ------------------------------------------------------------------


class Common(Goofspiel):
    """Everybody wins together, or loses."""

    def returns(self, s: Table) -> list[float]:
        won = s.seats[0].won  # as good a measure as any
        return [float(bool(won))] * self.seats


class Coin(Item):
    worth: int
    note: str | None = None


COINS = [
    Coin(id="penny", worth=1, provenance="rulebook"),
    Coin(id="crown", worth=5, note="?", provenance={"worth": "public", "note": "reconstructed"}),
]


@pytest.fixture
def common() -> Iterator[Title]:
    """A title of its own for this test."""
    title = Title(
        "common",
        1,
        range(2, 5),
        [*TITLES["goofspiel"].options.values(), SOLO],
        Common,
        Path("text"),
        editions=("base", "second"),
        fits=lambda seats, options: not options["solo"],
        origins=lambda edition: [group_origins("coins", "coin", COINS)],
    )
    register(title)
    yield title
    del TITLES["common"]


@pytest.fixture
def anna(guest: NewPerson) -> Person:
    return guest("Anna")


@pytest.mark.usefixtures("common")
def test_clashes_are_told_and_refused(anna: Person) -> None:
    told = {title["name"]: title for title in anna.get("/titles")}
    assert told["common"]["clashes"] == [{"seats": None, "options": {"solo": True}}]
    assert told["goofspiel"]["clashes"] == []
    body = {"title": "common", "seats": [{"kind": "me"}] * 2, "options": {"solo": True}}
    assert anna.fault("POST", "/tables", body)["problem"] == "options-do-not-fit"


@pytest.mark.usefixtures("common")
def test_an_edition_tells_its_values_and_where_they_come_from(anna: Person) -> None:
    assert anna.get("/titles/common/editions/second") == {
        "title": "common",
        "edition": "second",
        "groups": [
            {
                "name": "coins",
                "kind": "coin",
                "items": [
                    {
                        "id": "penny",
                        "fields": {"worth": "rulebook"},
                        "values": {"worth": 1},
                        "rule": "",
                    },
                    {
                        "id": "crown",
                        "fields": {"worth": "public", "note": "reconstructed"},
                        "values": {"worth": 5, "note": "?"},
                        "rule": "",
                    },
                ],
            }
        ],
        "called": {},
        "names": {},
        "files": {},
        "differences": [],
    }
    assert anna.get("/titles/goofspiel/editions/base")["groups"] == []
    fault = anna.fault("GET", "/titles/common/editions/third")
    assert (fault["problem"], fault["facts"]["editions"]) == ("bad-edition", "base, second")
    assert anna.fault("GET", "/titles/chess/editions/base")["problem"] == "unknown-title"


@pytest.mark.parametrize("name", TITLES)
def test_the_edition_of_every_title_is_told(anna: Person, name: str) -> None:
    for edition in TITLES[name].editions:
        told = anna.get(f"/titles/{name}/editions/{edition}")
        assert [group["name"] for group in told["groups"]] == [
            group.name for group in TITLES[name].origins(edition)
        ]


# --- bots ------------------------------------------------------------------------------------


def test_a_bot_of_any_strength_that_the_title_offers_takes_a_seat(anna: Person) -> None:
    for title in anna.get("/titles"):
        assert title["bots"] == ["level-1", "level-2", "level-3", "level-4", "level-5"]
        seats = [{"kind": "me"}] + [{"kind": "bot"}] * (title["seats"][-1] - 1)
        table = anna.post("/tables", {"title": title["name"], "seats": seats})
        last = len(seats) - 1
        for bot in title["bots"]:
            address = f"/tables/{table['id']}/seats/{last}"
            changed = anna.put(address, {"kind": "bot", "bot": bot})
            assert changed["seats"][last]["bot"] == bot


def test_a_bot_of_which_nothing_is_said_plays_as_regulars_do(anna: Person) -> None:
    body = {"title": "goofspiel", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    table = anna.post("/tables", body)
    assert table["seats"][1]["bot"] == "level-3"
    changed = anna.put(f"/tables/{table['id']}/seats/0", {"kind": "bot", "bot": "random"})
    assert changed["seats"][0]["bot"] == "random"


@pytest.mark.parametrize("name", ["hal", "level-6", "level-0", "Level-1", "search", "expert"])
def test_a_bot_that_is_none_is_refused_with_those_that_are(anna: Person, name: str) -> None:
    table = anna.post("/tables", {"title": "goofspiel", "seats": [{"kind": "me"}, {"kind": "bot"}]})
    fault = anna.fault("PUT", f"/tables/{table['id']}/seats/1", {"kind": "bot", "bot": name})
    assert fault["problem"] == "unknown-bot"
    assert fault["facts"] == {"bot": name, "bots": ", ".join(bots.seated("goofspiel"))}
    assert anna.table(table["id"])["seats"] == table["seats"]


# --- results ---------------------------------------------------------------------------------


def bid_to_the_end(anna: Person, table: str, first: list[int], second: list[int]) -> None:
    for one, other in zip(first, second, strict=True):
        anna.bid(table, 0, one)
        anna.bid(table, 1, other)


def test_a_result_names_the_winners(anna: Person) -> None:
    options = {"cards": 3, "order": "ascending", "ties": "discard"}
    table = anna.make_table("me", "me", options=options, start=True)
    assert table["result"] is None
    bid_to_the_end(anna, table["id"], [2, 3], [1, 2])
    result = {"totals": [3, 3], "returns": [0.5, 0.5], "winners": [0, 1]}
    assert anna.table(table["id"])["result"] == result  # 1 and 2 to one, the last 3 to the other
    assert anna.get("/tables/mine")[0]["result"] == result


def test_a_result_is_kept(new_server: NewServer, visitor: NewPerson) -> None:
    server = new_server()
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    table = anna.make_table("me", "open")["id"]
    ben.sit(table)
    anna.post(f"/tables/{table}/start")
    assert anna.table(table)["result"] is None
    view = play_on([(anna, 0), (ben, 1)], table, random.Random(3))
    result = ben.table(table)["result"]
    assert result["totals"] == [score["total"] for score in view["scores"]]
    assert result["returns"] == view["returns"]
    server.kill()
    server.start()
    assert ben.table(table)["result"] == result


def test_a_match_that_all_end_early_has_a_result(anna: Person) -> None:
    table = anna.make_table("me", "random", start=True)["id"]
    anna.bid(table, 0, 4)
    eventually(lambda: not anna.view(table, 0)["locked"])
    over = anna.post(f"/tables/{table}/seat/0/concede", {"agree": True})
    assert len(over["result"]["totals"]) == 2


@pytest.mark.parametrize(("won", "winners"), [(1, [0, 1, 2]), (0, [])])
def test_in_a_common_victory_all_win_and_in_a_common_defeat_nobody(
    won: int, winners: list[int]
) -> None:
    game = Common(3, "base", {"cards": 3, "order": "shuffled", "ties": "discard", "prize": "open"})
    s = game.deal(b"seed")
    s.seats[0].won = won
    result = wire.result_of(game, s)
    assert (result.winners, result.returns) == (winners, [float(bool(won))] * 3)


def test_partners_win_together() -> None:
    class Teams(Common):
        def returns(self, s: Table) -> list[float]:
            return [0.0, 1.0, 0.0, 1.0]

    game = Teams(4, "base", {"cards": 3, "order": "shuffled", "ties": "discard", "prize": "open"})
    assert wire.result_of(game, game.deal(b"seed")).winners == [1, 3]
