"""Reviews: asked for by who sat there, made one after the other, kept with the match."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tablee.engine.record import Record, verify
from tablee.server.db.database import Database
from tablee.server.db.migrate import migrate
from tablee.server.house.house import House
from tablee.server.reviews import keeping
from tablee.server.reviews.keeping import TRIES, Wanted
from tablee.server.reviews.working import Step
from tablee.server.settings import Settings
from tests.server.clients import begin
from tests.server.conftest import NewPerson, NewServer
from tests.server.people import Json, Person, eventually, play_on, play_with_bots

SHORT = "0.4"
"""Seconds for a review: nobody waits long for four cards."""


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Reviews are short here."""
    return Settings(database=settings.database, review_seconds=float(SHORT))


def finished(*people: Person) -> str:
    """A match of these people that is over."""
    table = begin(people)
    play_on([(person, seat) for seat, person in enumerate(people)], table, random.Random(1))
    return table


def path(table: str, seat: int = 0) -> str:
    return f"/tables/{table}/reviews/{seat}"


def made(person: Person, table: str, seat: int = 0) -> Json:
    """The review, when it is there."""

    def look() -> Json:
        found = person.get(path(table, seat))
        return found if found["state"] in ("done", "failed") else None

    return eventually(look)


def test_who_sat_there_asks_for_a_review_and_reads_it(
    app: TestClient[Litestar], guest: NewPerson
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = finished(anna, ben)
    assert anna.get(path(table))["state"] == "none"
    assert anna.post(path(table))["state"] in ("waiting", "running", "done")
    found = made(anna, table)
    assert found["state"] == "done"
    review = found["review"]
    assert [one["chosen"]["text"].split()[0] for one in review["judged"]] == ["bid"] * 3
    assert len(review["curve"]) == 9  # eight answers, and the deal
    events = [one["event"] for one in review["judged"]]
    assert events == sorted(events)
    assert anna.post(path(table))["review"] == review  # asked again, it is there already


def test_nobody_else_asks_for_it_or_reads_it_unless_it_is_shared(
    app: TestClient[Litestar], guest: NewPerson
) -> None:
    anna, ben, eva = guest("Anna"), guest("Ben"), guest()
    table = finished(anna, ben)
    assert ben.fault("POST", path(table))["problem"] == "not-your-seat"
    assert eva.fault("POST", path(table))["problem"] == "sign-in-first"
    anna.post(path(table))
    review = made(anna, table)["review"]
    answer = review["judged"][1]["answer"]
    for other in (ben, eva):
        assert other.fault("GET", path(table))["problem"] == "review-private"
        assert other.fault("GET", f"{path(table)}/at/{answer}")["problem"] == "review-private"
    assert ben.fault("PUT", f"{path(table)}/shared", {"shared": True})["problem"] == "not-your-seat"
    assert anna.put(f"{path(table)}/shared", {"shared": True})["shared"]
    for other in (ben, eva):
        seen = other.get(path(table))
        assert (seen["review"], seen["mine"]) == (review, False)
        assert other.get(f"{path(table)}/at/{answer}")["seat"] == 0
    assert ben.get(path(table, 1))["state"] == "none"  # everybody's own is another
    anna.put(f"{path(table)}/shared", {"shared": False})
    assert eva.fault("GET", path(table))["problem"] == "review-private"


def test_only_a_match_that_is_over_is_looked_at_again(
    app: TestClient[Litestar], guest: NewPerson
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = begin([anna, ben])
    assert anna.fault("POST", path(table))["problem"] == "match-goes-on"
    assert anna.fault("POST", path(table, 7))["problem"] == "bad-seat"
    assert anna.fault("GET", path(table, 7))["problem"] == "bad-seat"


def test_the_table_is_shown_as_it_was_to_who_decided(
    app: TestClient[Litestar], guest: NewPerson
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = finished(anna, ben)
    anna.post(path(table))
    judged = made(anna, table)["review"]["judged"][1]
    view = anna.get(f"{path(table)}/at/{judged['answer']}")
    texts = [choice["text"] for choice in view["decision"]["choices"]]
    assert judged["chosen"]["text"] in texts
    assert len(texts) == judged["options"] == 3
    assert view["status"] == "playing"
    assert "?" in str(view["table"])  # what was hidden then is hidden here
    for answer in (-1, 99):
        problem = anna.fault("GET", f"{path(table)}/at/{answer}")["problem"]
        assert problem in ("no-such-moment", "no-such-page")


def test_several_wait_for_each_other(app: TestClient[Litestar], guest: NewPerson) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    database = app.app.state.house.database
    tables = [finished(anna, ben) for _ in range(3)]
    first = Wanted(tables[0], 0)
    with database.engine.begin() as elsewhere:
        keeping.ask(elsewhere, first)
        assert keeping.take(elsewhere) == first  # somebody else makes it
        keeping.note(elsewhere, first, Step(3, 100))
    for table in tables:
        anna.post(path(table))
    found = [anna.get(path(table)) for table in tables]
    assert [one["state"] for one in found] == ["running", "waiting", "waiting"]
    assert [one["ahead"] for one in found] == [0, 1, 2]
    assert (found[0]["done"], found[0]["steps"]) == (3, 100)
    with database.engine.begin() as elsewhere:
        keeping.fail(elsewhere, first, "review-failed")
    assert anna.get(path(tables[0]))["fault"]["problem"] == "review-failed"
    anna.post(path(tables[0]))  # what has failed can be asked for again, behind the others
    assert anna.get(path(tables[0]))["state"] in ("waiting", "running", "done")
    assert [made(anna, table)["state"] for table in tables] == ["done"] * 3


def test_a_process_that_dies_is_told(app: TestClient[Litestar], guest: NewPerson) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    house: House = app.app.state.house
    house.reviewer.seconds = 60.0
    table = begin([anna, ben], cards=13)
    play_on([(anna, 0), (ben, 1)], table, random.Random(1))
    anna.post(path(table))
    eventually(lambda: anna.get(path(table))["steps"])
    assert house.reviewer.work
    house.reviewer.work.end()
    assert made(anna, table)["fault"]["problem"] == "review-failed"


def test_a_review_that_a_killed_server_has_left_is_begun_again(
    new_server: NewServer, visitor: NewPerson, database: str
) -> None:
    server = new_server(database, TABLEE_REVIEW_SECONDS="60")
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    table = begin([anna, ben], cards=13)
    play_on([(anna, 0), (ben, 1)], table, random.Random(1))
    anna.post(path(table))
    eventually(lambda: anna.get(path(table))["steps"])
    server.kill()
    server.settings["TABLEE_REVIEW_SECONDS"] = SHORT
    server.start()
    found = eventually(lambda: settled(anna, table))
    assert found["state"] == "done"
    assert server.faults() == []


def settled(person: Person, table: str) -> Any:
    found = person.get(path(table))
    return found if found["state"] == "done" else None


def test_what_never_ends_is_given_up(settings: Settings) -> None:
    migrate(settings)
    database = Database(settings)
    wanted = Wanted("nothing", 0)
    with database.engine.begin() as connection:
        connection.exec_driver_sql("PRAGMA defer_foreign_keys = ON")
        keeping.ask(connection, wanted)
        for _ in range(TRIES):
            assert keeping.take(connection) == wanted
            assert keeping.take(connection) is None  # one at a time
            keeping.begin_again(connection)
        assert keeping.take(connection) is None
        kept = keeping.find(connection, wanted)
        assert kept
        assert (kept.status, kept.fault) == ("failed", "review-given-up")
        connection.rollback()
    database.close()


def test_reviews_go_with_their_match_and_with_their_player(
    app: TestClient[Litestar], guest: NewPerson
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = finished(anna, ben)
    for person, seat in ((anna, 0), (ben, 1)):
        person.post(path(table, seat))
        made(person, table, seat)
    ben.put(f"{path(table, 1)}/shared", {"shared": True})
    (exported,) = anna.get("/me/export")["tables"]
    assert [one["seat"] for one in exported["reviews"]] == [0]
    ben.post("/account/delete", {"sure": True})
    assert anna.fault("GET", path(table, 1))["problem"] == "review-private"
    assert anna.get(path(table))["state"] == "done"
    good = anna.send("DELETE", f"/tables/{table}")
    assert good.status_code == 204, good.text
    house: House = app.app.state.house
    assert house.database.read_now(lambda c: keeping.find(c, Wanted(table, 0))) is None


# --- playing on from a moment -------------------------------------------------------------------


def test_who_sat_there_plays_on_from_a_moment_with_bots(
    app: TestClient[Litestar], guest: NewPerson
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = finished(anna, ben)
    record = anna.get(f"/tables/{table}/record")
    answer = [n for n, (seat, _) in enumerate(record["answers"]) if seat == 0][1]
    then = anna.send("POST", f"{path(table)}/play-from", {"answer": answer})
    new = then.json()
    assert (then.status_code, new["status"], new["practice"]) == (201, "playing", True)
    assert new["begins"] == {"table": table, "answer": answer}
    assert [seat["kind"] for seat in new["seats"]] == ["person", "bot"]
    view = anna.view(new["id"], 0)
    earlier = anna.events(table, 0)
    assert anna.events(new["id"], 0)[: view["told"]]  # what had happened is told here, too
    assert [e["name"] for e in anna.events(new["id"], 0)] == [
        e["name"] for e in earlier[: view["told"]]
    ]
    played = [text for seat, text in record["answers"] if seat == 0]
    assert {choice["text"] for choice in view["decision"]["choices"]} == set(played[1:])
    assert anna.fault("GET", f"/tables/{new['id']}/record")["problem"] == "match-goes-on"
    play_with_bots(anna, 0, new["id"], random.Random(2))
    again = anna.send("GET", f"/tables/{new['id']}/record")
    verified = verify(msgspec.json.decode(again.content, type=Record))
    assert verified.over()
    assert anna.get(f"/tables/{new['id']}/course")["moments"] == len(anna.events(new["id"], 0))
    fault = anna.fault("POST", f"/tables/{new['id']}/rematch", {"same_deal": True})
    assert fault["problem"] == "no-deal-of-its-own"


def test_what_was_played_on_is_reviewed_and_played_on_again(
    app: TestClient[Litestar], guest: NewPerson
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = finished(anna, ben)
    new = anna.post(f"{path(table)}/play-from", {"answer": 2})["id"]
    play_with_bots(anna, 0, new, random.Random(2))
    anna.post(path(new))
    judged = made(anna, new)["review"]["judged"]
    told = len(anna.events(new, 0))
    assert [one["event"] < told for one in judged] == [True] * 2
    third = anna.post(f"{path(new)}/play-from", {"answer": judged[1]["answer"]})
    last = play_with_bots(anna, 0, third["id"], random.Random(2))
    assert last["status"] == "over"
    assert last["told"] == len(anna.events(third["id"], 0))
    at = anna.get(f"/tables/{third['id']}/seat/0/at/{last['told']}")
    assert at["table"]["seats"] == last["table"]["seats"]


def test_only_who_sat_there_plays_on_and_only_when_it_is_over(
    app: TestClient[Litestar], guest: NewPerson
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    running = begin([anna, ben])
    body = {"answer": 0}
    assert anna.fault("POST", f"{path(running)}/play-from", body)["problem"] == "match-goes-on"
    table = finished(anna, ben)
    assert ben.fault("POST", f"{path(table)}/play-from", body)["problem"] == "not-your-seat"
    for answer in (-1, 8, 99):
        fault = anna.fault("POST", f"{path(table)}/play-from", {"answer": answer})
        assert fault["problem"] == "no-such-moment"
