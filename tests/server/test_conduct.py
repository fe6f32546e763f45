"""What hosts may do about people at their table, and how many seats one person takes."""

from __future__ import annotations

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.clients import begin
from tests.server.conftest import NewPerson, NewServer
from tests.server.people import Json, Person
from tests.server.sockets import Line
from tests.server.test_databases import at


def conduct(host: Person, table: str, **wish: Json) -> Json:
    return host.put(f"/tables/{table}/conduct", wish)


def refused(host: Person, table: str, **wish: Json) -> str:
    problem: str = host.fault("PUT", f"/tables/{table}/conduct", wish)["problem"]
    return problem


def say(person: Person, table: str, text: str = "hello") -> Json:
    return person.post(f"/tables/{table}/chat", {"text": text})


# --- one seat each ---------------------------------------------------------------------------


def test_at_a_public_table_one_person_takes_one_seat(guest: NewPerson) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.make_table("me", "open", "open", public=True)["id"]
    assert not anna.table(table)["several"]
    ben.sit(table)
    assert ben.fault("POST", f"/tables/{table}/sit", {})["problem"] == "one-seat-each"
    assert anna.fault("POST", f"/tables/{table}/sit", {})["problem"] == "one-seat-each"
    assert guest("Cleo").sit(table)["seats"][2]["mine"]


@pytest.mark.parametrize(("public", "several"), [(True, True), (False, None)])
def test_where_the_host_says_so_one_person_takes_several_seats(
    guest: NewPerson, public: bool, several: bool | None
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.make_table("me", "open", "open", public=public, several=several)["id"]
    for seat in (1, 2):
        assert ben.sit(table)["seats"][seat]["mine"]


def test_a_host_can_keep_a_private_table_to_one_seat_each(guest: NewPerson) -> None:
    table = guest("Anna").make_table("me", "open", "open", several=False)["id"]
    ben = guest("Ben")
    ben.sit(table)
    assert ben.fault("POST", f"/tables/{table}/sit", {})["problem"] == "one-seat-each"


# --- muted -----------------------------------------------------------------------------------


def test_who_is_muted_plays_on_and_says_nothing(guest: NewPerson) -> None:
    anna, ben, eve = guest("Anna"), guest("Ben"), guest("Eve")
    table = begin([anna, ben])
    line = say(eve, table)["number"]
    assert refused(ben, table, seat=0, muted=True) == "not-the-host"
    assert refused(anna, table, seat=0, muted=True) == "yourself"
    assert refused(anna, table, seat=5, muted=True) == "bad-seat"
    assert refused(anna, table, muted=True) == "nobody-there"
    assert refused(anna, table, who="nobody", muted=True) == "nobody-there"
    assert refused(anna, table, line=99, muted=True) == "no-such-line"
    assert refused(anna, table, line=2**70, muted=True) == "no-such-line"
    assert refused(anna, table, who="x" * 65) == "bad-request"
    info = conduct(anna, table, seat=1, muted=True)
    assert (info["seats"][1]["muted"], info["muted"]) == (True, False)
    info = conduct(anna, table, line=line, muted=True)
    assert [known["nickname"] for known in info["kept_out"]] == ["Ben", "Eve"]
    for person in (ben, eve):
        assert person.table(table)["muted"]
        assert person.table(table)["kept_out"] == []
        fault = person.fault("POST", f"/tables/{table}/chat", {"text": "but"})
        assert (fault["problem"], fault["status"]) == ("muted", 403)
    assert ben.bid(table, 1, 1)
    handle = info["kept_out"][1]["who"]
    assert len(conduct(anna, table, who=handle)["kept_out"]) == 1
    assert say(eve, table, "thank you")
    assert [said["text"] for said in eve.get(f"/tables/{table}/chat")] == ["hello", "thank you"]


# --- removed ---------------------------------------------------------------------------------


def test_who_is_removed_before_the_start_does_not_come_back(guest: NewPerson) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.make_table("me", "open", public=True)["id"]
    token = ben.sit(table) and ben.post(f"/tables/{table}/seats/1/link")["token"]
    info = conduct(anna, table, seat=1, removed=True)
    assert (info["seats"][1]["kind"], info["seats"][1]["nickname"]) == ("open", "")
    assert ben.table(table)["removed"]
    for method, path, body in (
        ("POST", f"/tables/{table}/sit", {}),
        ("POST", f"/tables/{table}/chat", {"text": "why"}),
        ("GET", f"/tables/{table}/chat", None),
        ("GET", f"/tables/{table}/seat/-1", None),
    ):
        fault = ben.fault(method, path, body)
        assert (fault["problem"], fault["status"]) == ("removed", 403)
    assert ben.fault("POST", "/claim", {"token": token})["problem"] == "void-link"
    assert ben.get("/tables") == []
    conduct(anna, table, who=info["kept_out"][0]["who"])
    assert ben.sit(table)["seats"][1]["mine"]


def test_nobody_is_removed_from_a_match_unless_away_for_too_long(
    app: TestClient[Litestar], guest: NewPerson
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = begin([anna, ben])
    assert refused(anna, table, seat=1, removed=True) == "plays-here"
    house = app.app.state.house
    house.tables.known[table].row.seats[1].gone = house.uptime.now() - 301
    info = conduct(anna, table, seat=1, removed=True)
    assert (info["seats"][1]["kind"], info["seats"][1]["bot"]) == ("bot", "level-3")
    assert ben.fault("GET", f"/tables/{table}/seat/1")["problem"] == "removed"
    over = begin([anna, guest("Cleo")])
    anna.post(f"/tables/{over}/seat/0/concede", {"agree": True})
    app.app.state.house.tables.known[over].row.status = "over"
    assert refused(anna, over, seat=1, removed=True) == "plays-here"


def test_a_rematch_keeps_the_host_s_word(guest: NewPerson) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = begin([anna, ben])
    conduct(anna, table, seat=1, muted=True)
    for person, seat in ((anna, 0), (ben, 1)):
        person.post(f"/tables/{table}/seat/{seat}/concede", {"agree": True})
    again = anna.post(f"/tables/{table}/rematch", {})["id"]
    assert ben.table(again)["muted"]


def test_who_is_removed_loses_the_sockets_at_every_process(
    postgres_database: str, new_server: NewServer, visitor: NewPerson
) -> None:
    here, there = new_server(postgres_database), new_server(postgres_database)
    anna, ben, eve = visitor(here, "Anna"), visitor(there, "Ben"), visitor(there, "Eve")
    table = anna.make_table("me", "open")["id"]
    ben.sit(table)
    line = say(eve, table)["number"]
    with Line(there, table, 1, ben) as first, Line(there, table, -1, eve) as second:
        for one in (first, second):
            one.until(lambda s: s.table)
        conduct(at(here, anna), table, seat=1, removed=True)
        conduct(at(here, anna), table, line=line, removed=True)
        for one in (first, second):
            with pytest.raises(ConnectionClosed) as closed:
                one.until(lambda _: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008
            assert one.screen.table["removed"]  # the last word says why
    with pytest.raises(InvalidStatus):
        Line(there, table, -1, eve)
    assert here.faults() + there.faults() == []


# --- the lobby -------------------------------------------------------------------------------


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody counts as gone by being slow."""
    monkeypatch.setattr("tablee.server.house.presence.MOMENT", 1e9)


@pytest.mark.usefixtures("unhurried")
def test_tables_at_which_somebody_is_come_first(
    app: TestClient[Litestar], guest: NewPerson
) -> None:
    people = [guest(f"P{number}") for number in range(4)]
    tables = [person.make_table("me", "open", public=True)["id"] for person in people]
    house = app.app.state.house
    for left in (tables[3], tables[1]):
        house.tables.known[left].row.seats[0].gone = house.uptime.now() - 60
    found = [table["id"] for table in guest().get("/tables")]
    assert found == [tables[2], tables[0], tables[3], tables[1]]


@pytest.mark.usefixtures("unhurried")
def test_a_live_table_is_listed_however_many_newer_ones_are_empty(
    app: TestClient[Litestar], guest: NewPerson, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.server.api.tables.LISTED", 2)
    live = guest("Anna").make_table("me", "open", public=True)["id"]
    empty = [guest("Ben").make_table("open", "open", public=True)["id"] for _ in range(3)]
    found = [table["id"] for table in guest().get("/tables")]
    assert found == [live, empty[2]]
