"""Ratings move once for each rated match that ends, by rules that nobody gets around."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import threading
from collections.abc import Sequence
from contextlib import closing

import psycopg
import pytest
from sqlalchemy import Engine, text

from tablee.arena.ratings import MEAN, SPREAD, Rating, rate
from tablee.server.db.database import open_engine
from tablee.server.db.migrate import migrate
from tablee.server.settings import Settings
from tablee.server.standing import bots
from tablee.server.standing.changes import Ending, Entrant, learned, place_of
from tablee.server.standing.rating import Rated, held, settle
from tests.server.clients import Client, begin
from tests.server.conftest import NewPerson, NewServer
from tests.server.people import Json, Person, eventually, play_on, play_with_bots
from tests.server.processes import Server
from tests.server.test_databases import at


def ending(*points: float, early: bool = False) -> Ending:
    """Everybody for themselves; the most points win."""
    shares = [float(each == max(points)) for each in points]
    places = [place_of(share, each) for share, each in zip(shares, points, strict=True)]
    return Ending([[seat] for seat in range(len(points))], places, early)


def entrants(count: int) -> list[Entrant]:
    return [Entrant(seat, Rating(25 + seat, 5.0, 3)) for seat in range(count)]


# --- the rule ---------------------------------------------------------------------------------


def test_ratings_follow_the_order_of_finish() -> None:
    found = learned(ending(3, 9, 1, 5), [Entrant(seat, Rating()) for seat in range(4)])
    assert sorted(found, key=lambda seat: -found[seat].mean) == [1, 3, 0, 2]
    assert all(rating.games == 1 for rating in found.values())


def test_those_who_share_a_victory_are_equal_whatever_their_points() -> None:
    places = [place_of(0.5, 30), place_of(0.5, 12), place_of(0.0, 20)]
    tied = Ending([[0], [1], [2]], places)
    found = learned(tied, [Entrant(seat, Rating()) for seat in range(3)])
    assert found[0].mean == pytest.approx(found[1].mean)
    assert found[0].mean > MEAN > found[2].mean


def test_partners_rise_and_fall_together() -> None:
    teams = Ending([[0, 2], [1, 3]], [place_of(1.0, 9), place_of(0.0, 4)])
    found = learned(teams, [Entrant(seat, Rating()) for seat in range(4)])
    assert found[0] == found[2]
    assert found[1] == found[3]
    assert found[0].mean > MEAN > found[1].mean


def test_a_bot_moves_a_person_and_stays_as_it_is() -> None:
    master = Entrant(1, Rating(45.0, 2.0), person=False)
    found = learned(ending(9, 3), [Entrant(0, Rating()), master])
    assert list(found) == [0]
    usual = learned(ending(9, 3), [Entrant(0, Rating()), Entrant(1, Rating(25.0, 2.0), False)])
    assert found[0].mean > usual[0].mean > MEAN
    assert master.rating == Rating(45.0, 2.0)


def test_whoever_leaves_is_last_and_nobody_loses_by_the_bot_that_plays_on() -> None:
    them = entrants(3)
    them[2].left = True
    found = learned(ending(5, 3, 9), them)  # the bot at seat 2 has won
    as_it_was_without = learned(ending(5, 3, 0), entrants(3))
    assert found == as_it_was_without


def test_for_whom_a_bot_stood_in_it_counts_as_much_as_they_have_played() -> None:
    whole, part = entrants(2), entrants(2)
    part[1].share = 0.75
    gained = learned(ending(3, 9), whole)[1].mean - 26
    assert learned(ending(3, 9), part)[1].mean - 26 == pytest.approx(0.75 * gained)
    assert learned(ending(3, 9), part)[0].mean > 25 > learned(ending(3, 9), whole)[0].mean


def test_a_match_that_all_end_together_counts_for_nobody() -> None:
    assert learned(ending(9, 3, early=True), entrants(2)) == {}


def test_whoever_is_gone_when_the_others_end_it_has_lost_and_they_lose_nothing() -> None:
    them = entrants(3)
    them[0].left = True
    found = learned(Ending([[0], [1], [2]], [(0.0, 0.0)] * 3, early=True), them)
    assert found[0].mean < 25
    for seat in (1, 2):
        assert seat not in found or found[seat].mean > them[seat].rating.mean


def test_people_are_never_so_sure_that_nothing_moves_them() -> None:
    person, bot = Rating(), Rating()
    for _ in range(2000):
        rate([[person], [Rating(25.0, 2.0)]], [(0.5, 0.0), (0.5, 0.0)], changing=True)
        rate([[bot], [Rating(25.0, 2.0)]], [(0.5, 0.0), (0.5, 0.0)])
    assert bot.spread < 0.5 < 1.0 < person.spread


def test_every_level_of_every_title_stands_on_the_scale() -> None:
    from tablee.engine.titles import TITLES

    for title in TITLES:
        means = [bots.rating_of(title, f"level-{number}").mean for number in range(1, 6)]
        assert means == sorted(means)
        assert means[2] == MEAN
    assert bots.rating_of("goofspiel", "greedy") == bots.rating_of("goofspiel", "level-3")
    assert bots.rating_of("a title of old", "level-3") == Rating()


# --- what is rated ----------------------------------------------------------------------------


def ratings(person: Person) -> dict[tuple[str, int], Json]:
    return {(r["title"], r["seats"]): r for r in person.get("/me/standing")["ratings"]}


def play(people: Sequence[Person], seed: int = 1, **wishes: Json) -> str:
    table = begin(people, **wishes)
    play_on([(person, seat) for seat, person in enumerate(people)], table, random.Random(seed))
    return table


def test_a_match_of_two_people_is_rated_once(guest: NewPerson) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = play([anna, ben])
    assert anna.table(table)["rated"]
    mine, theirs = ratings(anna)["goofspiel", 2], ratings(ben)["goofspiel", 2]
    one, other = Rating(), Rating()
    totals = anna.table(table)["result"]["totals"]
    shares = anna.table(table)["result"]["returns"]
    places = [place_of(share, total) for share, total in zip(shares, totals, strict=True)]
    rate([[one], [other]], places, changing=True)
    assert (mine["mean"], theirs["mean"]) == (round(one.mean, 2), round(other.mean, 2))
    assert mine["spread"] < round(SPREAD, 2)
    assert mine["matches"] == theirs["matches"] == 1
    assert mine["provisional"]
    seats = anna.get(f"/tables/{table}/ratings")["seats"]
    assert [(s["seat"], s["old_mean"]) for s in seats] == [(0, MEAN)]  # Ben is a guest, and hidden


def test_what_happens_after_the_end_moves_nothing(guest: NewPerson) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = play([anna, ben])
    before = ratings(anna), ratings(ben)
    assert anna.fault("POST", f"/tables/{table}/seat/0/concede", {"agree": True})
    anna.put(f"/tables/{table}/hidden", {"hidden": True})
    ben.post(f"/tables/{table}/leave")
    anna.post(f"/tables/{table}/rematch", {})
    assert (ratings(anna), ratings(ben)) == before


@pytest.mark.parametrize(
    ("names", "wishes", "why"),
    [
        (["Anna", "Ben"], {}, None),
        (["Anna", "guest"], {}, "few-people"),
        (["Anna", "guest"], {"rated": True}, None),
        (["Anna", "Ben"], {"rated": False}, "wished"),
        (["Anna", "Ben"], {"practice": True, "rated": True}, "practice"),
        (
            ["Anna", "Ben"],
            {"title": "precognition", "options": {"mode": "cooperative"}, "rated": True},
            "no-rivals",
        ),
    ],
)
def test_the_waiting_room_says_what_will_be_rated(
    guest: NewPerson, names: list[str], wishes: Json, why: str | None
) -> None:
    people = [guest(name) for name in names]
    table = people[0].make_table("me", "open", **wishes)["id"]
    people[1].sit(table)
    info = people[0].table(table)
    assert (info["unrated"], info["rated"]) == (why, why is None)
    assert people[0].post(f"/tables/{table}/start")["rated"] is (why is None)


def test_one_device_for_all_is_not_rated_and_neither_is_a_deal_that_is_known(
    guest: NewPerson,
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    hot = anna.make_table("me", "me", rated=True)
    assert hot["unrated"] == "several-seats"
    table = play([anna, ben])
    anna.post(f"/tables/{table}/rematch", {"same_deal": True})
    again = ben.post(f"/tables/{table}/rematch", {"same_deal": True})
    assert not again["rated"]
    play_on([(anna, 0), (ben, 1)], again["id"], random.Random(2))
    assert ratings(anna)["goofspiel", 2]["matches"] == 1
    new = anna.post(f"/tables/{again['id']}/rematch", {})
    assert new["rated"]  # another deal counts again


def test_a_rematch_is_rated_as_its_match_was(guest: NewPerson) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = play([anna, ben])
    again = anna.post(f"/tables/{table}/rematch", {})["id"]
    places = {seat["nickname"]: seat["seat"] for seat in anna.table(again)["seats"]}
    play_on([(anna, places["Anna"]), (ben, places["Ben"])], again, random.Random(5))
    assert ratings(anna)["goofspiel", 2]["matches"] == 2
    friendly = play([anna, ben], rated=False)
    assert not anna.post(f"/tables/{friendly}/rematch", {})["rated"]
    assert ratings(anna)["goofspiel", 2]["matches"] == 2


def test_against_bots_alone_it_is_rated_only_if_wished(guest: NewPerson) -> None:
    anna = guest("Anna")
    usual = anna.make_table("me", "level-1", start=True)
    assert not usual["rated"]
    table = anna.make_table("me", "level-1", start=True, rated=True)
    assert table["rated"]
    play_with_bots(anna, 0, table["id"], random.Random(4))
    assert ratings(anna)["goofspiel", 2]["matches"] == 1
    seats = anna.get(f"/tables/{table['id']}/ratings")["seats"]
    level = bots.rating_of("goofspiel", "level-1")
    assert (seats[1]["mean"], seats[1]["old_mean"]) == (level.mean, None)


# --- leaving ----------------------------------------------------------------------------------


def test_nobody_gets_away_by_leaving(guest: NewPerson) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = begin([anna, ben])
    ben.post(f"/tables/{table}/leave")
    play_with_bots(anna, 0, table, random.Random(1))
    assert ratings(anna)["goofspiel", 2]["mean"] > MEAN > ratings(ben)["goofspiel", 2]["mean"]
    assert ben.get("/me/history")["matches"][0]["place"] == 2


def test_all_who_are_there_can_end_it_without_a_result(guest: NewPerson) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = begin([anna, ben])
    anna.post(f"/tables/{table}/seat/0/concede", {"agree": True})
    ben.post(f"/tables/{table}/seat/1/concede", {"agree": True})
    assert anna.table(table)["status"] == "over"
    assert ratings(anna) == {}
    assert anna.get("/me/standing")["tallies"] == []
    assert anna.get("/me/history")["matches"][0]["outcome"] == "ended"


def test_another_device_by_the_own_link_is_the_same_player(guest: NewPerson) -> None:
    anna, ben, phone = guest("Anna"), guest("Ben"), guest("Ben 2")
    table = begin([anna, ben])
    token = ben.post(f"/tables/{table}/seats/1/link")["token"]
    phone.post("/claim", {"token": token})
    play_on([(anna, 0), (phone, 1)], table, random.Random(3))
    assert ratings(ben) == {}
    assert ratings(phone)["goofspiel", 2]["matches"] == 1


# --- forgetting -------------------------------------------------------------------------------


def rows(settings: Settings, query: str) -> list[tuple[object, ...]]:
    engine = open_engine(settings)
    with engine.connect() as connection:
        found = [tuple(row) for row in connection.execute(text(query))]
    engine.dispose()
    return found


def test_a_forgotten_person_leaves_no_rating_and_no_name(
    guest: NewPerson, settings: Settings
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    play([anna, ben])
    running = begin([anna, ben])
    mine = ratings(anna)
    export = anna.send("GET", "/me/export").json()
    assert export["ratings"] == list(mine.values())
    assert export["tallies"][0]["matches"] == 1
    ben.post("/account/delete", {"sure": True})
    assert rows(settings, "SELECT count(*) FROM ratings") == [(1,)]
    found = rows(settings, "SELECT account, name, new_mean FROM finishes WHERE seat = 1")
    assert found == [(None, "", None)]
    assert ratings(anna) == mine
    assert anna.get("/me/history?text=ben")["found"] == 0
    play_with_bots(anna, 0, running, random.Random(1))  # a bot has the seat now
    assert ratings(anna)["goofspiel", 2]["matches"] == 2
    assert rows(settings, "SELECT count(*) FROM seats WHERE began IS NOT NULL") == [(2,)]


def test_whoever_left_and_is_forgotten_is_rated_no_more(
    guest: NewPerson, settings: Settings
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = begin([anna, ben])
    ben.post(f"/tables/{table}/leave")
    ben.post("/account/delete", {"sure": True})
    play_with_bots(anna, 0, table, random.Random(1))
    assert rows(settings, "SELECT count(*) FROM ratings") == [(1,)]


# --- once, whatever happens -------------------------------------------------------------------


def query(database: str, statement: str) -> list[tuple[float, ...]]:
    if database.startswith("postgres"):
        with psycopg.connect(database) as connection:
            return connection.execute(statement.encode()).fetchall()
    with closing(sqlite3.connect(database)) as lite:
        return lite.execute(statement).fetchall()


def check_chains(database: str, matches: int) -> None:
    """Every rated match has moved everybody once, from where the one before had left them."""
    over = query(database, "SELECT count(*) FROM matches WHERE status = 'over' AND rated")
    assert over == [(matches,)]
    numbers = "old_mean, old_spread, new_mean, new_spread"
    moved = query(database, f"SELECT account, {numbers} FROM finishes")
    kept = query(database, "SELECT account, mean, spread, matches FROM ratings")
    assert len(moved) == 2 * matches
    for account, mean, spread, count in kept:
        steps = {(a, b): (c, d) for who, a, b, c, d in moved if who == account}
        assert len(steps) == count == matches
        stands = MEAN, SPREAD
        for _ in range(matches):
            stands = steps.pop(stands)
        assert stands == (mean, spread)


def end_at_once(tables: list[str], first: Person, others: Sequence[Person]) -> None:
    """One has answered everywhere; then the other does, everywhere at once, in all processes."""
    for table in tables:
        first.bid(table, 0, 1)
    threads = [
        threading.Thread(target=others[number % len(others)].bid, args=(table, 1, 2))
        for number, table in enumerate(tables)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def meeting(match: str) -> Rated:
    """The first of two has won."""
    them = [Entrant(0, Rating()), Entrant(1, Rating())]
    return Rated(match, "goofspiel", 2, 1.0, ending(5, 3), them, {0: "anna", 1: "ben"})


def test_a_match_that_ends_waits_for_another_of_the_same_people(postgres_database: str) -> None:
    settings = Settings(database=postgres_database)
    migrate(settings)
    engine = open_engine(settings)
    with engine.begin() as connection:
        for name in ("anna", "ben"):
            connection.execute(
                text("INSERT INTO accounts (id, nickname, created) VALUES (:name, :name, 1)"),
                {"name": name},
            )
        settle(connection, meeting("first"))
    later = threading.Thread(target=settle_now, args=(engine, meeting("third")))
    with engine.begin() as connection:
        held(connection, meeting("second"))  # what they were is read, and nothing written yet
        later.start()
        eventually(lambda: waiting(engine) or not later.is_alive())
        assert later.is_alive()
        settle(connection, meeting("second"))
    later.join()
    with engine.connect() as connection:
        found = {r.account: r for r in connection.execute(text("SELECT * FROM ratings"))}
    engine.dispose()
    one, other = Rating(), Rating()
    for _ in range(3):
        rate([[one], [other]], [(1.0, 0.0), (0.0, 3.0)], changing=True)
    assert (found["anna"].mean, found["anna"].matches) == (pytest.approx(one.mean), 3)
    assert (found["ben"].mean, found["ben"].spread) == pytest.approx((other.mean, other.spread))


def settle_now(engine: Engine, ended: Rated) -> None:
    with engine.begin() as connection:
        settle(connection, ended)


def waiting(engine: Engine) -> bool:
    """Somebody waits for a row that another holds."""
    with engine.connect() as connection:
        query = text("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'")
        return bool(connection.execute(query).scalar())


def test_matches_that_end_at_once_in_two_processes_move_ratings_one_after_the_other(
    postgres_database: str, new_server: NewServer, visitor: NewPerson
) -> None:
    one, two = new_server(postgres_database), new_server(postgres_database)
    anna, ben = visitor(one, "Anna"), visitor(one, "Ben")
    tables = [begin([anna, ben], cards=2) for _ in range(5)]
    end_at_once(tables, anna, [ben, at(two, ben)])
    for table in tables:
        eventually(lambda t=table: anna.table(t)["status"] == "over")  # type: ignore[misc]
    check_chains(postgres_database, len(tables))
    assert one.faults() == two.faults() == []


def test_no_rating_is_lost_or_moved_twice_when_the_server_is_killed(
    database: str, new_server: NewServer, visitor: NewPerson
) -> None:
    server = new_server(database)
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    tables = [begin([anna, ben], cards=3) for _ in range(8)]
    clients = [
        Client(server, person, table, seat, number, (1000, 1000))
        for number, table in enumerate(tables)
        for seat, person in enumerate((anna, ben))
    ]
    killer = threading.Thread(target=kill_while_matches_end, args=(server, clients))
    killer.start()
    asyncio.run(all_play(clients))
    killer.join()
    check_chains(database, len(tables))


async def all_play(clients: list[Client]) -> None:
    await asyncio.gather(*[client.play() for client in clients])


def kill_while_matches_end(server: Server, clients: list[Client]) -> None:
    def ended() -> int:
        return sum(client.over() for client in clients)

    for count in (2, 7):
        eventually(lambda enough=count: ended() >= enough)  # type: ignore[misc]
        server.kill()
        server.start()


# --- matches of before ------------------------------------------------------------------------


def test_matches_that_ended_before_this_was_noted_are_noted_when_the_server_starts(
    database: str, new_server: NewServer, visitor: NewPerson
) -> None:
    server = new_server(database)
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    play([anna, ben], rated=False)
    fields = "match, seat, account, name, kind, place, points, won, shared, ended, seconds"
    everything = f"SELECT {fields} FROM finishes ORDER BY seat"
    noted = query(database, everything)
    assert len(noted) == 2
    server.kill()
    forget = "DELETE FROM finishes"
    if database.startswith("postgres"):
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute(forget.encode())
    else:
        with closing(sqlite3.connect(database)) as lite:
            lite.execute(forget)
            lite.commit()
    server.start()
    assert eventually(lambda: query(database, everything)) == noted
    assert anna.get("/me/standing")["tallies"][0]["matches"] == 1
