"""Limits: what is too much is refused with the reason, and others do not notice."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tablee.server.limits import Limit, Limits
from tests.server.clients import begin, reset
from tests.server.conftest import NewPerson, NewServer
from tests.server.people import Json, Person, eventually, told
from tests.server.processes import Server
from tests.server.sockets import Line, open_line, who

TABLE = {"title": "goofspiel", "seats": [{"kind": "me"}, {"kind": "open"}]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("limits")
    server = Server(str(folder / "tablee.db"), folder / "server.log")
    yield server.start()
    server.end()


@pytest.fixture
def limits(app: TestClient[Litestar]) -> Limits:
    """The limits of the application of this test."""
    found: Limits = app.app.state.house.limits
    return found


def until_refused(person: Person, method: str, path: str, body: Json = None) -> int:
    """Ask again and again; how often it was allowed before it was too much."""
    for count in range(100):
        answer = person.send(method, path, body)
        if answer.status_code == 429:
            fault = told(answer)
            assert fault["problem"] == "too-many"
            assert int(answer.headers["retry-after"]) == fault["facts"]["seconds"] > 0
            return count
    raise AssertionError("it was never too much")


# --- in so much time -------------------------------------------------------------------------


def test_too_much_talk_is_refused(guest: NewPerson, limits: Limits) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    path = f"/tables/{anna.make_table('me', 'open')['id']}/chat"
    assert until_refused(anna, "POST", path, {"text": "la"}) == 5
    limits.chat.buckets.clear()  # ten seconds later
    assert until_refused(anna, "POST", path, {"text": "la"}) == 5
    assert ben.post(path, {"text": "hello"})
    limits.chat_for_long = Limit(3, 300)
    limits.chat.buckets.clear()
    assert until_refused(anna, "POST", path, {"text": "la"}) == 3


def test_guests_of_one_address_make_ten_tables(guest: NewPerson) -> None:
    anna, ben, cleo = guest("Anna"), guest("Ben"), guest("Cleo")
    assert until_refused(anna, "POST", "/tables", TABLE) == 10
    assert ben.send("POST", "/tables", TABLE).status_code == 429
    cleo.post("/account", {"name": "cleo", "password": "long enough"})
    assert until_refused(cleo, "POST", "/tables", TABLE) == 30


def test_rematches_count_as_tables_but_once(guest: NewPerson, limits: Limits) -> None:
    limits.tables_from = Limit(3, 600)
    anna = guest("Anna")
    table = anna.make_table("me", "random", start=True)["id"]
    for _ in range(2):
        anna.post(f"/tables/{table}/seat/0/concede", {"agree": True})
        again = anna.post(f"/tables/{table}/rematch", {"same_deal": True})["id"]
        assert anna.post(f"/tables/{table}/rematch", {})["id"] == again
        table = again
    anna.post(f"/tables/{table}/seat/0/concede", {"agree": True})
    assert anna.fault("POST", f"/tables/{table}/rematch", {})["problem"] == "too-many"


def test_too_many_guesses_at_links_are_refused_but_good_links_are_not(guest: NewPerson) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.make_table("me", "link")["id"]
    assert until_refused(ben, "POST", "/claim", {"token": "x" * 43}) == 10
    token = anna.post(f"/tables/{table}/seats/1/link")["token"]
    assert ben.post("/claim", {"token": token})["seats"][1]["mine"]


def test_too_many_new_guests_are_refused(guest: NewPerson, limits: Limits) -> None:
    limits.guests_from = Limit(3, 600)
    people = [guest(f"P{number}") for number in range(3)]
    assert guest().fault("PUT", "/me", {"nickname": "One more"})["problem"] == "too-many"
    assert people[0].put("/me", {"nickname": "Another name"})


def test_passwords_are_not_tried_without_end_by_changing_names(
    guest: NewPerson, limits: Limits
) -> None:
    limits.passwords_from = Limit(3, 600)
    anna = guest()
    faults = [
        anna.fault("POST", "/account/sign-in", {"name": f"a{n}", "password": "wrong horse"})
        for n in range(4)
    ]
    assert [fault["status"] for fault in faults] == [401, 401, 401, 429]
    body = {"name": "anna", "password": "wrong horse"}
    assert anna.fault("POST", "/account", body)["status"] == 429
    body = {"name": "a9", "code": "x" * 43, "password": "wrong horse"}
    assert anna.fault("POST", "/account/recover", body)["status"] == 429


def test_too_many_requests_of_one_person_are_refused(guest: NewPerson, limits: Limits) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    limits.requests = Limit(20, 600)
    assert until_refused(anna, "GET", "/me") == 20
    assert anna.fault("POST", "/tables", TABLE)["problem"] == "too-many"
    assert ben.get("/me")["nickname"] == "Ben"


def test_too_many_requests_of_one_address_are_refused(guest: NewPerson, limits: Limits) -> None:
    anna = guest("Anna")
    limits.requests_from = Limit(20, 600)
    assert until_refused(guest(), "GET", "/titles") == 20
    assert anna.fault("GET", "/me")["status"] == 429
    assert anna.client.get("/health").status_code == 200


def test_a_family_that_polls_stays_far_below_the_limits() -> None:
    limits = Limits()
    window = 4 / 2  # requests a second, without a socket
    assert limits.requests.count / limits.requests.seconds >= 8 * window
    assert limits.requests_from.count / limits.requests_from.seconds >= 20 * window


# --- whom it is counted for ------------------------------------------------------------------


def make_tables(server: Server, addresses: list[str]) -> list[int]:
    """A guest who makes tables, each time from another address; the statuses."""
    person = Person(httpx.Client(base_url=server.url, timeout=60)).say_name("Anna")
    found = []
    for address in addresses:
        person.client.headers["x-forwarded-for"] = address
        found.append(person.send("POST", "/tables", TABLE).status_code)
    person.client.close()
    return found


def test_all_addresses_of_one_network_are_one_visitor(server: Server) -> None:
    same = [f"2001:db8:1:2::{number:x}" for number in range(1, 12)]
    assert make_tables(server, same) == [201] * 10 + [429]
    others = [f"2001:db8:1:{number:x}::1" for number in range(3, 14)]
    assert make_tables(server, others) == [201] * 11
    assert make_tables(server, [f"198.51.100.{number}" for number in range(11)]) == [201] * 11


def test_whoever_sits_at_the_machine_itself_is_not_limited(server: Server) -> None:
    assert make_tables(server, ["127.0.0.1"] * 12) == [201] * 12
    assert make_tables(server, ["::1"] * 12) == [201] * 12


def test_behind_a_proxy_nobody_sits_at_the_machine_itself(new_server: NewServer) -> None:
    server = new_server(TABLEE_BASE_URL="http://play.example")
    assert make_tables(server, ["127.0.0.1"] * 11) == [201] * 10 + [429]


def test_only_known_proxies_are_believed(new_server: NewServer) -> None:
    server = new_server(TABLEE_BASE_URL="http://play.example", TABLEE_PROXIES="192.0.2.1")
    addresses = [f"198.51.100.{number}" for number in range(11)]
    assert make_tables(server, addresses) == [201] * 10 + [429]


# --- sockets ---------------------------------------------------------------------------------


def refused(server: Server, table: str, seat: int, person: Person) -> Json:
    """The fault that answers the wish for a socket."""
    with pytest.raises(InvalidStatus) as caught:
        Line(server, table, seat, person)
    answer = caught.value.response
    return msgspec.json.decode(answer.body) | {"status": answer.status_code}


def test_a_seat_has_five_sockets(server: Server, visitor: NewPerson) -> None:
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    table = begin([anna, ben])
    with ExitStack() as stack:
        lines = [stack.enter_context(Line(server, table, 0, anna)) for _ in range(5)]
        for line in lines:
            line.until(lambda s: s.view)
        fault = refused(server, table, 0, anna)
        assert (fault["status"], fault["problem"]) == (429, "too-many-at-seat")
        assert fault["facts"] == {"most": 5}
        for seat, person in ((1, ben), (-1, anna), (-1, ben)):
            with Line(server, table, seat, person) as line:
                line.until(lambda s: s.view)
        assert anna.view(table, 0)["number"] == 0  # it can still be polled
        lines[0].connection.close()
        eventually(lambda: opens(server, table, 0, anna))
    assert server.faults() == []


def opens(server: Server, table: str, seat: int, person: Person) -> bool:
    try:
        with Line(server, table, seat, person) as line:
            return bool(line.until(lambda s: s.view))
    except InvalidStatus:
        return False


def test_an_address_has_thirty_sockets(server: Server, visitor: NewPerson) -> None:
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    table = begin([anna, ben])

    async def crowd() -> None:
        lines = [await open_line(server.url, who(anna.client), table, -1, 0) for _ in range(30)]
        await asyncio.to_thread(look)
        for line in lines:
            reset(line.transport)

    def look() -> None:
        for seat in (-1, 0):
            fault = refused(server, table, seat, anna)
            assert (fault["status"], fault["problem"]) == (429, "too-many-sockets")
        with Line(server, table, 1, ben) as line:
            line.until(lambda s: s.view)

    asyncio.run(crowd())
    eventually(lambda: opens(server, table, 0, anna))


@pytest.mark.parametrize(("seat", "most"), [(0, 100), (-1, 50)])
def test_so_many_messages_and_no_more(
    server: Server, visitor: NewPerson, seat: int, most: int
) -> None:
    anna = visitor(server, "Anna")
    table = anna.make_table("me", "me", start=True)["id"]
    with Line(server, table, seat, anna) as line:
        line.until(lambda s: s.view)
        for _ in range(most):
            line.send(type="ping")
        line.until(lambda s: s.pongs == most)
        with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012 - sending may fail already
            for _ in range(most):
                line.send(type="ping")
            line.until(lambda s: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


def test_refusals_are_counted(server: Server, visitor: NewPerson) -> None:
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    table = begin([anna, ben])
    before = refusals(server, "not-your-seat")
    anna.fault("GET", f"/tables/{table}/seat/1")
    refused(server, table, 1, anna)
    with Line(server, table, -1, anna) as line:
        assert not line.answered(line.act("bid 1", 0))
    assert refusals(server, "not-your-seat") == before + 2
    assert refusals(server, "bad-seat") >= 1


def refusals(server: Server, problem: str) -> float:
    text = httpx.get(f"{server.url}/metrics").text
    found = re.search(rf'^tablee_refusals_total{{problem="{problem}"}} (\S+)$', text, re.MULTILINE)
    return float(found[1]) if found else 0.0


# --- across devices and addresses ------------------------------------------------------------


def test_limits_hold_for_one_account_on_all_its_devices(guest: NewPerson, limits: Limits) -> None:
    anna, phone = guest("Anna"), guest()
    credentials = {"name": "anna", "password": "long enough"}
    anna.post("/account", credentials)
    phone.post("/account/sign-in", credentials)
    limits.requests = Limit(20, 600)
    assert until_refused(anna, "GET", "/me") == 20
    assert phone.fault("GET", "/me")["problem"] == "too-many"


def test_one_account_is_not_tried_from_everywhere(guest: NewPerson, limits: Limits) -> None:
    limits.sign_in_anywhere = Limit(3, 600)
    tries = ["anna", "Anna", "ANNA", "anna"]  # for each of them the limit of an address is apart
    bodies = [{"name": name, "password": "wrong horse"} for name in tries]
    found = [guest().fault("POST", "/account/sign-in", body)["status"] for body in bodies]
    assert found == [401, 401, 401, 429]


def test_sockets_of_one_person_are_counted_from_everywhere(
    server: Server, visitor: NewPerson
) -> None:
    anna = visitor(server, "Anna")
    tables = [anna.make_table("me", "me", start=True)["id"] for _ in range(7)]
    with ExitStack() as opened:
        for number in range(30):
            anna.client.headers["x-forwarded-for"] = f"192.0.2.{number + 1}"
            opened.enter_context(Line(server, tables[number // 5], 0, anna))
        anna.client.headers["x-forwarded-for"] = "192.0.2.99"
        with pytest.raises(InvalidStatus) as refused:
            Line(server, tables[6], 0, anna)
        assert refused.value.response.status_code == 429
    eventually(lambda: opens(server, tables[6], 0, anna))


def test_guests_of_one_address_share_what_they_may_say(guest: NewPerson, limits: Limits) -> None:
    limits.chat, limits.chat_from = Limit(5, 600), Limit(6, 600)
    anna, ben, cleo = guest("Anna"), guest("Ben"), guest("Cleo")
    path = f"/tables/{anna.make_table('me', 'open')['id']}/chat"
    assert until_refused(anna, "POST", path, {"text": "la"}) == 5
    assert until_refused(ben, "POST", path, {"text": "la"}) == 1
    cleo.post("/account", {"name": "cleo", "password": "long enough"})
    assert cleo.post(path, {"text": "la"})


def test_too_many_reports_and_exports_are_refused(guest: NewPerson, limits: Limits) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    path = f"/tables/{anna.make_table('me', 'open')['id']}/chat"
    ben.post(path, {"text": "la"})
    limits.reports = Limit(3, 600)
    assert until_refused(anna, "POST", f"{path}/0/report", {}) == 3
    assert guest("Cleo").send("POST", f"{path}/0/report", {}).status_code == 429
    assert until_refused(anna, "GET", "/me/export") == 5
