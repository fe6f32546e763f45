"""The deal of the day: the same for everybody, played once, and secret until it was."""

from __future__ import annotations

import random
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from datetime import date
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tablee.bots import LEVELS
from tablee.engine.record import Record, verify
from tablee.engine.titles import TITLES
from tablee.server.dailies import attempts, days, dealing, masters, results
from tablee.server.dailies.attempts import Attempt
from tablee.server.db.database import Database
from tablee.server.db.migrate import migrate
from tablee.server.house.house import House
from tablee.server.matches import keeping
from tablee.server.people import Person as Known
from tablee.server.settings import Settings
from tablee.server.tidying import tidy
from tests.server.conftest import NewPerson, NewServer
from tests.server.people import Json, Person, choices, eventually, play_with_bots

PASSWORD = "correct horse"
NOON = days.begins(date(2026, 11, 16)) + 43_200
"""A Monday: three at the table, with seven cards each."""
DAY = 86_400.0


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Bots answer at once."""
    return Settings(database=settings.database, bot_pause=0)


class Clock:
    """The server's calendar, for the tests to set."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(days, "now", clock)
    return clock


def begin(person: Person, title: str = "goofspiel") -> Json:
    return person.post(f"/daily/{title}")


def seat_of(table: Json) -> int:
    return next(int(seat["seat"]) for seat in table["seats"] if seat["mine"])


def finish(person: Person, table: Json, chance: int = 1) -> Json:
    """Play to the end: on the database the attempt has ended today, by the clock of the test."""
    return play_with_bots(person, seat_of(table), table["id"], random.Random(chance))


def house_of(app: TestClient[Litestar]) -> House:
    house: House = app.app.state.house
    return house


def execute(settings: Settings, command: str) -> None:
    """Straight in the file."""
    with closing(sqlite3.connect(settings.database)) as file:
        file.execute(command)
        file.commit()


def end_at(settings: Settings, when: float) -> None:
    """The day of the tests is not that of the machine: attempts that have ended did so then."""
    execute(settings, f"UPDATE attempts SET ended = {when} WHERE ended IS NOT NULL")


def register(person: Person, name: str) -> Person:
    person.post("/account", {"name": name, "password": PASSWORD})
    return person


# --- the deal ---------------------------------------------------------------------------------


def test_everybody_gets_the_same_deal_and_meets_the_same_bots(guest: NewPerson) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    tables = [begin(anna), begin(ben)]
    assert tables[0]["id"] != tables[1]["id"]
    assert tables[0]["seed_hash"] == tables[1]["seed_hash"]
    assert tables[0]["options"]["cards"] == 7
    assert not tables[0]["practice"]
    bots = [
        [seat["nickname"] for seat in table["seats"] if seat["kind"] == "bot"] for table in tables
    ]
    assert bots[0] == bots[1]
    assert len(bots[0]) == 2
    told = []
    for person, table in zip((anna, ben), tables, strict=True):
        finish(person, table)  # both by the same chance
        told.append(person.events(table["id"], seat_of(table)))
    assert told[0] == told[1]


def test_bots_are_the_same_whoever_sits_with_them(guest: NewPerson) -> None:
    """Though a person is called as one of them: what a bot leans to follows from its name."""
    table = begin(guest("Anna"))
    name = next(seat["nickname"] for seat in table["seats"] if seat["kind"] == "bot")
    other = begin(guest(name))
    assert [s["nickname"] for s in other["seats"]].count(name) == 2


def test_every_title_has_seven_days_that_can_be_played() -> None:
    anna = Known("anna", "Anna", None)
    for title in TITLES:
        rows = [dealing.new_row("00", title, date(2026, 11, 16 + day), anna) for day in range(7)]
        assert len({row.seed for row in rows}) == 7
        for row in rows:
            assert [seat.kind for seat in row.seats].count("person") == 1
            assert {seat.bot for seat in row.seats} <= {None, *list(LEVELS)[:3]}  # they never hurry


def test_a_deal_follows_from_the_key_the_day_and_the_title_alone() -> None:
    anna, day = Known("anna", "Anna", None), date(2026, 11, 16)
    one, again = (dealing.new_row("00", "goofspiel", day, anna) for _ in range(2))
    assert (one.seed, one.bot_seed) == (again.seed, again.bot_seed)
    assert one.seed != one.bot_seed
    assert dealing.new_row("01", "goofspiel", day, anna).seed != one.seed
    assert dealing.new_row("00", "nettles", day, anna).seed != one.seed


# --- one attempt ------------------------------------------------------------------------------


def test_there_is_one_attempt_which_is_found_again(guest: NewPerson) -> None:
    anna = guest("Anna")
    table = begin(anna)
    view = anna.view(table["id"], seat_of(table))
    anna.act(table["id"], seat_of(table), choices(view)[0], confirm=True)
    assert begin(anna)["id"] == table["id"]
    deal = next(d for d in anna.get("/daily")["deals"] if d["title"] == "goofspiel")
    assert deal["mine"]["state"] == "playing"
    assert deal["mine"]["table"] == table["id"]
    finish(anna, table)
    assert begin(anna)["id"] == table["id"]


def test_two_windows_at_once_begin_one_attempt_which_outlives_a_kill(
    database: str, new_server: NewServer, visitor: NewPerson
) -> None:
    server = new_server(database)
    anna, twin = visitor(server, "Anna"), visitor(server)
    twin.client.cookies.update(anna.client.cookies)
    with ThreadPoolExecutor(2) as pool:
        table, other = pool.map(begin, (anna, twin))
    assert table["id"] == other["id"]
    assert {table["status"], other["status"]} == {"playing"}
    view = anna.view(table["id"], seat_of(table))
    anna.act(table["id"], seat_of(table), choices(view)[0], confirm=True)
    server.kill()
    server.start()
    assert begin(anna)["id"] == table["id"]
    assert anna.view(table["id"], seat_of(table))["number"] > view["number"]
    anna.post(f"/tables/{table['id']}/seat/{seat_of(table)}/concede", {"agree": True})
    assert anna.get("/daily/goofspiel")["deal"]["mine"]["state"] == "given-up"
    assert server.faults() == []


def test_what_is_resigned_or_deleted_was_the_attempt(guest: NewPerson) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = begin(anna)
    anna.post(f"/tables/{table['id']}/seat/{seat_of(table)}/concede", {"agree": True})
    mine = anna.get("/daily/goofspiel")["deal"]["mine"]
    assert mine["state"] == "given-up"
    assert begin(anna)["id"] == table["id"]
    assert anna.get("/daily/goofspiel")["results"] == []
    table = begin(ben)
    ben.send("DELETE", f"/tables/{table['id']}")
    assert ben.fault("POST", "/daily/goofspiel")["problem"] == "daily-given-up"


def test_nobody_else_plays_it_and_nobody_is_helped(guest: NewPerson) -> None:
    anna = guest("Anna")
    table = begin(anna)
    at, seat = f"/tables/{table['id']}", seat_of(table)
    assert anna.fault("POST", f"{at}/leave")["problem"] == "daily-fixed"
    assert anna.fault("POST", f"{at}/seats/{seat}/link")["problem"] == "daily-fixed"
    assert anna.fault("POST", f"{at}/seat/{seat}/hint")["problem"] == "no-hints-here"
    bot = {"kind": "bot", "bot": "level-5"}
    assert anna.fault("PUT", f"{at}/seats/{seat}", bot)["problem"] == "daily-fixed"


# --- what is secret -----------------------------------------------------------------------------


def test_who_has_not_played_it_learns_nothing_of_it(
    app: TestClient[Litestar], settings: Settings, guest: NewPerson, clock: Clock
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = begin(anna)
    at = f"/tables/{table['id']}"
    finish(anna, table)
    end_at(settings, NOON)
    shut = [f"{at}/seat/-1", f"{at}/seat/-1/events", f"{at}/seat/-1/at/3", f"{at}/course"]
    shut += [f"{at}/decided/-1", f"{at}/reviews/0"]
    for path in shut:
        assert ben.fault("GET", path)["problem"] in ("daily-sealed", "review-private"), path
    assert ben.get("/daily/goofspiel")["open"] is False
    assert ben.get("/daily/goofspiel")["results"] == []
    # The seed is told to nobody before the day is over, by no way.
    seed = house_of(app).tables.known[table["id"]].row.seed
    again = {"same_deal": True, "agree": True}
    assert anna.fault("GET", f"{at}/record")["problem"] == "daily-goes-on"
    assert anna.fault("POST", f"{at}/rematch", again)["problem"] == "daily-goes-on"
    share = {"shared": True}
    assert (
        anna.fault("PUT", f"{at}/reviews/{seat_of(table)}/shared", share)["problem"]
        == "daily-goes-on"
    )
    assert anna.get(at)["seed"] is None
    anna.get("/me/export")
    anna.get("/daily/goofspiel")
    assert all(seed.encode() not in heard for heard in anna.heard + ben.heard)
    # Who has played it too may look.
    finish(ben, begin(ben), 2)
    end_at(settings, NOON)
    for path in shut[:-1]:
        ben.get(path)
    assert len(ben.get("/daily/goofspiel")["guests"]) == 2
    hand = f"{at}/seat/{seat_of(table)}/events"
    assert ben.fault("GET", hand)["problem"] == "not-your-seat"
    # And the day after everybody may know all of it.
    clock.now = NOON + DAY
    carl = guest("Carl")
    for path in [*shut[:-1], hand]:
        carl.get(path)
    assert carl.get(at)["seed"] == seed
    assert carl.get("/daily/goofspiel?day=2026-11-16")["seed"] == seed
    assert verify(msgspec.convert(carl.get(f"{at}/record"), Record)).over()
    assert carl.fault("GET", "/daily/goofspiel?day=2026-11-19")["problem"] == "no-such-day"
    assert carl.fault("GET", "/daily/goofspiel?day=soon")["problem"] == "no-such-day"


# --- results ------------------------------------------------------------------------------------


def test_accounts_of_before_the_day_are_ranked_and_others_beside_them(
    app: TestClient[Litestar], settings: Settings, guest: NewPerson
) -> None:
    anna, ben, carl = register(guest("Anna"), "anna"), guest("Ben"), guest("Carl")
    execute(settings, f"UPDATE accounts SET created = {NOON - 2 * DAY}")
    dora = register(guest("Dora"), "dora")
    execute(settings, f"UPDATE accounts SET created = {NOON} WHERE name = 'dora'")
    register(carl, "carl")
    for number, person in enumerate((anna, ben, carl, dora)):
        finish(person, begin(person), number)
    end_at(settings, NOON)
    found = anna.get("/daily/goofspiel")
    assert {line["nickname"] for line in found["results"]} == {"Anna", "Carl"}
    assert {line["nickname"] for line in found["guests"]} == {"Ben", "Dora"}
    for first, second in pairwise(found["results"]):
        assert (not first["won"], first["place"], -first["points"]) <= (
            not second["won"],
            second["place"],
            -second["points"],
        )
    mine = next(line for line in found["results"] if line["mine"])
    assert mine["nickname"] == "Anna"
    assert found["deal"]["mine"]["rank"] == mine["rank"]
    assert (found["ranked"], found["deal"]["played"]) == (2, 4)
    table = anna.table(found["deal"]["mine"]["table"])
    seat = seat_of(table)
    assert mine["points"] == table["result"]["totals"][seat]
    assert mine["won"] == (seat in table["result"]["winners"])


def entry(name: str, points: int, seconds: float, bot: str | None = None) -> results.Entry:
    return results.Entry(name, name, bot, points, True, 1, seconds, None)


def test_who_did_as_well_shares_the_rank_and_bots_take_none() -> None:
    found = [entry("a", 9, 50), entry("bot", 8, 1, "level-5"), entry("b", 7, 5), entry("c", 7, 9)]
    found.append(entry("d", 3, 1))
    assert [(line.nickname, line.rank) for line in results.ranked(found, "c")] == [
        ("a", 1),
        ("bot", 2),
        ("b", 2),
        ("c", 2),
        ("d", 4),
    ]


def attempt(
    day: str, title: str = "goofspiel", late: bool = False, finished: bool = True
) -> Attempt:
    ended = days.ends(date.fromisoformat(day)) + (1 if late else -1)
    return Attempt(day, title, None, True, 1.0, ended, finished, 1, True, 1)


def test_a_streak_lasts_as_long_as_no_day_is_missed() -> None:
    played = [attempt("2026-11-15"), attempt("2026-11-14", "nettles"), attempt("2026-11-12")]
    assert results.streak(played) == 2  # today is not over
    assert results.streak(played, "goofspiel") == 1
    assert results.streak([attempt("2026-11-16"), *played]) == 3
    assert results.streak([attempt("2026-11-15", late=True)]) == 0
    assert results.streak([attempt("2026-11-15", finished=False)]) == 0
    assert results.streak([attempt("2026-11-14")]) == 0


def test_what_ends_after_its_day_does_not_count(
    app: TestClient[Litestar], settings: Settings, guest: NewPerson, clock: Clock
) -> None:
    anna = guest("Anna")
    table = begin(anna)
    clock.now = NOON + DAY
    finish(anna, table)
    end_at(settings, NOON + DAY)
    found = anna.get("/daily/goofspiel?day=2026-11-16")
    assert found["deal"]["mine"]["state"] == "late"
    assert found["guests"] == []
    assert begin(anna)["id"] != table["id"]  # there is a new one


def test_time_goes_on_at_the_table_without_breaks() -> None:
    assert attempts.time_values("t", 100.0, 130.0)[0]["more"] == 30.0
    assert attempts.time_values("t", 100.0, 9_000.0)[0]["more"] == attempts.BREAK
    assert attempts.time_values("t", None, 9_000.0)[0]["more"] == 0.0
    assert attempts.time_values("t", 100.0, 90.0)[0]["more"] == 0.0


def test_results_go_with_their_player_and_are_in_the_export(
    app: TestClient[Litestar], settings: Settings, guest: NewPerson
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    for person in (anna, ben):
        finish(person, begin(person))
    end_at(settings, NOON)
    export = anna.get("/me/export")
    assert [(one["day"], one["title"]) for one in export["dailies"]] == [
        ("2026-11-16", "goofspiel")
    ]
    assert export["dailies"][0]["finished"]
    assert export["tables"][0]["record"] is None  # its seed is that of all the others
    assert len(ben.get("/daily/goofspiel")["guests"]) == 2
    anna.post("/account/delete", {"sure": True})
    assert [line["nickname"] for line in ben.get("/daily/goofspiel")["guests"]] == ["Ben"]


# --- the strongest bot ----------------------------------------------------------------------------


def master_plays(app: TestClient[Litestar], person: Person, clock: Clock) -> Json:
    """The results of the day, once it is over and the strongest bot has played."""
    clock.now = NOON + DAY
    app.blocking_portal.call(house_of(app).master.wake)

    def done() -> Json:
        found = person.get("/daily/goofspiel?day=2026-11-16")
        return found if found["master"] == "done" else None

    return eventually(done)


def test_the_strongest_bot_plays_it_once_when_the_day_is_over(
    app: TestClient[Litestar], settings: Settings, guest: NewPerson, clock: Clock
) -> None:
    anna = guest("Anna")
    table = begin(anna)
    finish(anna, table)
    end_at(settings, NOON)
    house = house_of(app)
    assert anna.get("/daily/goofspiel")["master"] == "none"
    found = master_plays(app, anna, clock)
    line = next(line for line in found["results"] if line["bot"])
    assert line["bot"] == "level-5"
    played = anna.table(line["table"])
    assert played["status"] == "over"
    assert played["seed_hash"] == anna.table(table["id"])["seed_hash"]
    others = [s["nickname"] for s in played["seats"] if s["bot"] != "level-5"]
    assert others == [s["nickname"] for s in table["seats"] if not s["mine"]]
    assert line["points"] == played["result"]["totals"][seat_of(table)]
    # It can be watched to its end, and is a match like any other.
    events = anna.events(played["id"], -1)
    last = anna.get(f"/tables/{played['id']}/seat/-1/at/{len(events) - 1}")
    assert last["table"]["table"] == anna.view(played["id"], -1)["table"]["table"]
    assert anna.get(f"/tables/{played['id']}/course")["standings"]
    record = msgspec.convert(anna.get(f"/tables/{played['id']}/record"), Record)
    assert verify(record).over()
    assert (
        app.blocking_portal.call(house.database.write, lambda c: masters.take(c, [*TITLES])) is None
    )


def own_answers(person: Person, match: str, seat: int) -> list[str]:
    record = person.get(f"/tables/{match}/record")
    return [action for who, action in record["answers"] if who == seat]


def test_an_attempt_is_held_against_what_the_strongest_bot_did(
    app: TestClient[Litestar], settings: Settings, guest: NewPerson, clock: Clock
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    compared = "/daily/goofspiel/compared?day=2026-11-16"
    table = begin(anna)
    seat = seat_of(table)
    finish(anna, table)
    end_at(settings, NOON)
    assert anna.fault("GET", compared)["problem"] == "nothing-to-compare"
    master_plays(app, anna, clock)
    assert ben.fault("GET", compared)["problem"] == "nothing-to-compare"
    found = anna.get(compared)
    mine, masters = (own_answers(anna, found[who], seat) for who in ("mine", "master"))
    totals = [anna.table(found[who])["result"]["totals"][seat] for who in ("mine", "master")]
    assert [score["total"] for score in found["scores"]] == totals
    place = next(
        n for n, (one, other) in enumerate(zip(mine, masters, strict=True)) if one != other
    )
    parting = found["parting"]
    assert (parting["mine"]["text"], parting["master"]["text"]) == (mine[place], masters[place])
    assert found["alike"] == place  # each bid but the last has a choice
    # Both replays stand at the same position there: nothing has come between them.
    moments = [
        anna.get(f"/tables/{found[who]}/seat/{seat}/at/{parting['event'] - 1}")["table"]
        for who in ("mine", "master")
    ]
    assert moments[0] == moments[1]


def test_one_process_lets_it_play_and_what_is_left_is_begun_again(
    database: str, clock: Clock
) -> None:
    settings = Settings(database=database)
    migrate(settings)
    store = Database(settings)
    connection: Any
    with store.engine.begin() as connection:
        masters.host(connection)
        row: dict[str, Any] = {
            "day": "2026-11-16",
            "title": "goofspiel",
            "account": masters.HOUSE,
        }
        row |= {"ranked": True, "begun": NOON, "seconds": 1.0, "ended": NOON, "finished": True}
        connection.execute(attempts.table.insert().values(row))
        assert masters.take(connection, ["goofspiel"]) is None  # the day goes on
        clock.now = NOON + DAY
        assert masters.take(connection, ["nettles"]) is None  # a title that is no more
        wanted = masters.Wanted(date(2026, 11, 16), "goofspiel")
        for _ in range(masters.TRIES):
            assert masters.take(connection, ["goofspiel"]) == wanted
            assert masters.take(connection, ["goofspiel"]) is None  # somebody else does it
            clock.now += masters.STALE + 1
        assert masters.take(connection, ["goofspiel"]) is None
        kept = masters.find(connection, *wanted)
        assert kept is not None
        assert kept.status == "failed"
    store.close()


def test_matches_of_the_house_go_after_their_time(settings: Settings, database: str) -> None:
    settings = Settings(database=database)
    migrate(settings)
    store = Database(settings)
    with store.engine.begin() as connection:
        row = dealing.masters_row("00", "goofspiel", date(2026, 11, 16), masters.host(connection))
        row.status = "over"
        keeping.new_table(connection, row)
        tidy(connection, settings, row.created + 29 * DAY)
        assert connection.exec_driver_sql("SELECT count(*) FROM matches").scalar() == 1
        tidy(connection, settings, row.created + 31 * DAY)
        assert connection.exec_driver_sql("SELECT count(*) FROM matches").scalar() == 0
        assert connection.exec_driver_sql("SELECT count(*) FROM accounts").scalar() == 1
    store.close()
