"""A server in a home network: it answers at its own addresses, and to no name that is not its."""

from __future__ import annotations

import io
import socket

import httpx
import pytest
import segno
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tablee.server import addresses
from tablee.server.settings import Settings
from tablee.words.catalogue import LANGUAGES, words
from tests.server.clients import begin
from tests.server.conftest import NewPerson, NewServer
from tests.server.people import Person, told
from tests.server.processes import Server
from tests.server.sockets import Line

EVERYWHERE = Settings(host="0.0.0.0")
AT_HOME = Settings()
PUBLIC = Settings(host="0.0.0.0", base_url="https://play.example")


class At:
    """A server at another of its addresses."""

    def __init__(self, server: Server, name: str) -> None:
        self.url = f"http://{name}:{server.port}"


def own_address() -> str:
    return addresses.home_address() or "127.0.0.3"


@pytest.fixture
def server(new_server: NewServer) -> Server:
    return new_server("", "--host", "0.0.0.0")


def test_people_play_at_every_address_of_the_machine(server: Server) -> None:
    """Cookies, the token against foreign pages, sockets with their origin, links and QR codes."""
    names = ["127.0.0.2", own_address(), "localhost"]
    people = []
    for name in names:
        client = httpx.Client(base_url=At(server, name).url, timeout=60)
        people.append(Person(client).say_name(name))
    table = begin(people)
    for seat, (person, name) in enumerate(zip(people, names, strict=True)):
        at = At(server, name)
        with Line(at, table, seat, person, origin=at.url) as line:  # type: ignore[arg-type]
            view = line.until(lambda screen: screen.view).view
            assert line.answered(line.act("bid 1", view["number"]))
    url = f"http://{addresses.home_address() or '127.0.0.1'}:{server.port}"  # for all others, too
    for person in people:
        assert person.get("/address") == {"url": url}
        qr = person.client.get(f"/api/tables/{table}/qr").content
        assert qr == picture(f"{url}/t/{table}")
        person.client.close()
    assert server.faults() == []


def picture(text: str) -> bytes:
    out = io.BytesIO()
    segno.make(text, error="m").save(out, kind="svg", scale=4, border=2, xmldecl=False)
    return out.getvalue()


def test_another_name_for_this_machine_is_refused(server: Server, visitor: NewPerson) -> None:
    """As when somebody's page has its own name point here: it must get nothing."""
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    table = begin([anna, ben])
    foreign = {"host": f"evil.example:{server.port}"}
    fault = told(anna.client.get("/api/me", headers=foreign))
    assert (fault["problem"], fault["status"]) == ("unknown-host", 421)
    assert fault["facts"]["host"] == "evil.example"
    assert anna.client.get("/", headers=foreign).status_code == 421
    assert anna.client.get("/health", headers=foreign).status_code == 200
    page = anna.client.get("/", headers=foreign | {"accept": "text/html,*/*"})
    assert page.headers["content-type"] == "text/plain; charset=utf-8"
    for language in LANGUAGES:
        assert words(language).say("problem-unknown-host", **fault["facts"]) in page.text
    with pytest.raises(InvalidStatus) as caught:
        open_as(server, table, foreign["host"])
    assert caught.value.response.status_code == 421


def open_as(server: Server, table: str, host: str) -> None:
    url = f"ws://{host}/api/tables/{table}/live"
    line = socket.create_connection(("127.0.0.1", server.port))
    with connect(url, sock=line, close_timeout=1):
        pass


@pytest.mark.parametrize("origin", ["http://evil.example", "http://127.0.0.9", "https://127.0.0.2"])
def test_a_page_from_elsewhere_gets_no_socket(
    server: Server, visitor: NewPerson, origin: str
) -> None:
    anna = visitor(server, "Anna")
    table = anna.make_table("me", "me", start=True)["id"]
    at = At(server, "127.0.0.2")
    with pytest.raises(InvalidStatus) as caught, Line(at, table, origin=origin):  # type: ignore[arg-type]
        pass
    assert caught.value.response.status_code == 403


@pytest.mark.parametrize(
    ("host", "settings", "known"),
    [
        ("192.168.1.20:8000", EVERYWHERE, True),
        ("[fd00::1]:8000", EVERYWHERE, True),
        ("localhost", EVERYWHERE, True),
        (socket.gethostname(), EVERYWHERE, True),
        (f"{socket.gethostname().partition('.')[0].upper()}.local:8000", EVERYWHERE, True),
        (f"{socket.gethostname()}.evil.example", EVERYWHERE, False),
        ("evil.example", EVERYWHERE, False),
        ("127.0.0.1.evil.example", EVERYWHERE, False),
        ("evil.example", AT_HOME, False),
        ("play.example", PUBLIC, True),
        ("play.example.:443", PUBLIC, True),
        ("127.0.0.1:8000", PUBLIC, True),
        ("evil.example", PUBLIC, False),
        (socket.gethostname() + ".local", PUBLIC, False),
        ("[", EVERYWHERE, False),
    ],
)
def test_names_that_are_answered_to(host: str, settings: Settings, known: bool) -> None:
    assert addresses.is_known(host, settings) == known


def test_links_lead_others_here() -> None:
    at_home = addresses.home_address() or "127.0.0.1"
    assert addresses.outside("192.168.1.20:8000", EVERYWHERE) == "http://192.168.1.20:8000"
    assert addresses.outside("localhost:8000", EVERYWHERE) == f"http://{at_home}:8000"
    assert addresses.outside("localhost:8000", AT_HOME) == "http://localhost:8000"
    assert addresses.outside("", AT_HOME) == "http://127.0.0.1:8000"
    assert addresses.outside("127.0.0.1:8000", PUBLIC) == "https://play.example"
