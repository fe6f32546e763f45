"""Nobody learns what another seat keeps secret, on any route, in any frame."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.clients import begin
from tests.server.conftest import NewPerson
from tests.server.people import Json, Person, choices, new_move
from tests.server.processes import Server
from tests.server.sockets import Line, Screen

BODIES: dict[str, Json] = {
    "act": {"number": 0, "actions": ["bid 1"], "move": "m", "confirm": True},
    "confirm": {"number": 1, "move": "m"},
    "take-back": {},
    "unlock": None,
    "why": {"thing": "card:1"},
    "preview": {"action": "bid 1"},
    "ahead": {"actions": ["bid 1"]},
    "plan": {"seat": 1},
    "hint": None,
    "concede": {"agree": True},
    "stand-in": {"seat": 1, "agree": True},
    "return": None,
    "play-on": {"agree": True},
    "looked": {"step": "goal"},
    "back": None,
    "on": None,
}
"""What one would send to each route of a seat to read from it or to move there."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("secrets")
    server = Server(str(folder / "tablee.db"), folder / "server.log")
    yield server.start()
    server.end()


# --- routes and roles ------------------------------------------------------------------------


def seat_routes(description: Json) -> list[tuple[str, str]]:
    """All routes of a seat, from the description of the whole interface."""
    return [
        (method.upper(), path)
        for path, methods in description["paths"].items()
        for method in methods
        if "/seat/{seat" in path
    ]


ROLES = ["nobody", "guest", "other seat", "spectator", "host", "old session"]


@pytest.mark.parametrize("role", ROLES)
def test_no_route_of_a_seat_serves_anybody_else(
    server: Server, visitor: NewPerson, role: str
) -> None:
    host, anna, ben = visitor(server, "Host"), visitor(server, "Anna"), visitor(server, "Ben")
    table = host.make_table("open", "open")["id"]
    anna.sit(table, 0)
    ben.sit(table, 1)
    host.post(f"/tables/{table}/start")
    anna.act(table, 0, "bid 3")
    before = anna.view(table, 0)
    asking = role_of(role, server, visitor, host, ben, anna)
    anna_now = asking[1] or anna
    routes = seat_routes(host.client.get("/docs/openapi.json").json())
    assert len(routes) >= 9
    for method, path in routes:
        name = path.rsplit("/", 1)[1]
        known = method == "GET" or name in BODIES
        assert known, f"{path} is new: say in BODIES what one would send there"
        address = re.sub(r"\{match[^}]*\}", table, path).removeprefix("/api")
        address = re.sub(r"\{[^}]*\}", "0", address)
        answer = asking[0].send(method, address, BODIES.get(name))
        assert answer.status_code in (401, 403), (role, method, path, answer.text)
        assert set(answer.json()) == {"problem", "facts", "refusal", "view"}
        assert answer.json()["view"] is None
    with (
        pytest.raises((InvalidStatus, ConnectionClosed)),
        Line(server, table, 0, asking[0]) as line,
    ):
        line.receive()
    assert anna_now.view(table, 0) == before


def role_of(
    role: str, server: Server, visitor: NewPerson, host: Person, other: Person, owner: Person
) -> tuple[Person, Person | None]:
    """Who asks, and the owner if it is another session of theirs from now on."""
    if role == "old session":
        new = visitor(server)
        name = f"n{random.getrandbits(60):x}"
        old = visitor(server)
        for cookie, text in owner.client.cookies.items():
            old.client.cookies.set(cookie, text)
        owner.post("/account", {"name": name, "password": "long enough"})
        new.post("/account/sign-in", {"name": name, "password": "long enough"})
        return old, new
    people = {"host": host, "other seat": other, "nobody": visitor(server)}
    return people.get(role) or visitor(server, role), None


def test_a_spectator_socket_takes_no_moves_of_a_seat(server: Server, visitor: NewPerson) -> None:
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    table = begin([anna, ben])
    for person, seat in ((ben, -1), (visitor(server, "Cleo"), -1)):
        with Line(server, table, seat, person) as line:
            move = line.act("bid 1", 0)
            assert not line.answered(move)
    assert anna.view(table, 0)["acting"] == [0, 1]


@pytest.mark.parametrize("how", ["claim", "leave"])
def test_whoever_gives_up_a_seat_is_not_told_its_secrets_any_more(
    server: Server, visitor: NewPerson, how: str
) -> None:
    anna, ben, cleo = visitor(server, "Anna"), visitor(server, "Ben"), visitor(server, "Cleo")
    table = begin([anna, ben])
    with Line(server, table, 0, anna) as line:
        line.until(lambda s: s.view)
        token = anna.post(f"/tables/{table}/seats/0/link")["token"]
        if how == "leave":
            anna.post(f"/tables/{table}/leave")
        else:
            cleo.post("/claim", {"token": token})
            cleo.act(table, 0, "bid 3")
        with pytest.raises(ConnectionClosed):
            line.until(lambda s: s.view["draft"] or s.view["locked"])


# --- canary ----------------------------------------------------------------------------------


class Ear:
    """Everything that one viewer is sent, over HTTP and over a socket."""

    def __init__(self, server: Server, person: Person, table: str, seat: int) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.screen = Screen()
        self.line = Line(server, table, seat, person, self.screen)
        self.line.until(lambda s: s.view and s.table)

    def listen(self) -> None:
        """Take in all there is, by every way."""
        self.line.settled()
        self.person.view(self.table, self.seat)
        self.person.events(self.table, self.seat)
        self.person.table(self.table)
        self.person.get("/tables/mine")
        self.person.get(f"/tables/{self.table}/chat")
        self.person.send("GET", f"/tables/{self.table}/record")
        if self.seat >= 0:
            seat = f"/tables/{self.table}/seat/{self.seat}"
            for card in (1, 13):
                self.person.send("POST", f"{seat}/why", {"thing": f"card:{card}"})
                self.person.send("POST", f"{seat}/preview", {"action": f"bid {card}"})
                self.person.send("POST", f"{seat}/ahead", {"actions": [f"bid {card}"]})

    def heard(self) -> list[str]:
        """All of it, without what differs between any two matches."""
        texts = [*self.screen.frames, *[data.decode() for data in self.person.heard]]
        texts = [text for text in texts if not text.startswith('{"type":"pong"')]
        return [ordinary(text, self.table) for text in texts]


def ordinary(text: str, table: str) -> str:
    text = text.replace(table, "TABLE")
    text = re.sub(r'"(created|at|left)":[0-9.e-]+', r'"\1":0', text)
    text = re.sub(r'"(seed_hash)":"[0-9a-f]*"', r'"\1":""', text)
    return re.sub(r"move-[0-9]+-[0-9a-f]+", "MOVE", text)


def overheard(
    server: Server, visitor: NewPerson, secret: int, options: Json, drafts: int = 1
) -> list[list[str]]:
    """Play the same match, where seat 0 bids `secret` in the second round; what others hear.

    It drafts the bid so many times before.
    """
    people = [visitor(server, f"P{seat}") for seat in range(3)]
    table = people[0].make_table("me", "open", "open", options=options)["id"]
    for person in people[1:]:
        person.sit(table)
    people[0].post(f"/tables/{table}/start")
    for person in people:
        person.heard.clear()
    spectator = visitor(server, "Cleo")
    ears = [
        Ear(server, people[1], table, 1),
        Ear(server, people[2], table, 2),
        Ear(server, spectator, table, -1),
    ]
    actor = Line(server, table, 0, people[0])  # without it they would be gone on a slow machine
    for ear in ears:
        ear.line.until(lambda s: all(seat["connected"] for seat in s.table["seats"]))
        ear.line.settled()
        ear.screen.frames.clear()
        ear.person.heard.clear()
    for card in (4, 5, 6):
        people[card - 4].bid(table, card - 4, card)
        for ear in ears:
            ear.listen()
    for _ in range(drafts):
        people[0].act(table, 0, f"bid {secret}")
        people[0].take_back(table, 0)
    for ear in ears:
        ear.listen()
    people[0].act(table, 0, f"bid {secret}", confirm=True)
    for ear in ears:
        ear.listen()
    people[0].choose_anew(table, 0)
    for ear in ears:
        ear.listen()
    people[0].bid(table, 0, secret)
    for ear in ears:
        ear.listen()
    people[1].bid(table, 1, 2)
    for ear in ears:
        ear.listen()
    for line in [actor, *[ear.line for ear in ears]]:
        line.connection.close()
    return [ear.heard() for ear in ears]


@pytest.mark.parametrize("prize", ["open", "hidden"])
def test_a_secret_bid_changes_nothing_that_others_hear(
    server: Server, visitor: NewPerson, prize: str
) -> None:
    options = {"cards": 9, "order": "ascending", "prize": prize}
    first = overheard(server, visitor, 1, options)
    second = overheard(server, visitor, 9, options)
    for one, other in zip(first, second, strict=True):
        differ = [pair for pair in zip(one, other, strict=True) if pair[0] != pair[1]]
        assert differ == []


def test_how_often_a_draft_was_changed_changes_nothing_that_others_hear(
    server: Server, visitor: NewPerson
) -> None:
    options = {"cards": 9, "order": "ascending"}
    first = overheard(server, visitor, 1, options)
    second = overheard(server, visitor, 1, options, drafts=4)
    assert first == second
    assert any('"version":' in text for heard in first for text in heard)


def test_the_deck_is_in_nothing_that_anybody_hears(server: Server, visitor: NewPerson) -> None:
    """During whole matches, what is sent names no prize that has not been turned up."""
    for seed in range(3):
        dice = random.Random(seed)
        people = [visitor(server, f"P{seat}") for seat in range(3)]
        table = begin(people, cards=13)
        spectator = visitor(server, "Cleo")
        seated = [(person, seat) for seat, person in enumerate(people)]
        ears = [Ear(server, person, table, seat) for person, seat in [*seated, (spectator, -1)]]
        turned: set[str] = set()
        while people[0].table(table)["status"] == "playing":
            turned.update(prizes_told(people[0].events(table, 0)))
            for ear in ears:
                ear.line.settled()
                for frame in [*ear.screen.frames, *[data.decode() for data in ear.person.heard]]:
                    assert prizes_in(frame) <= turned
                    assert not re.search(r'"seed":"[0-9a-f]', frame)
                ear.screen.frames.clear()
                ear.person.heard.clear()
            for person, seat in dice.sample(seated, 3):
                view = person.view(table, seat)
                if choices(view):
                    body = {"number": view["number"], "actions": [dice.choice(choices(view))]}
                    body |= {"move": new_move(), "confirm": True}
                    person.post(f"/tables/{table}/seat/{seat}/act", body)
                    person.heard.pop()  # it may have ended the round: that is looked at above
        for ear in ears:
            ear.line.connection.close()


def prizes_told(events: Json) -> set[str]:
    return {event["args"]["prize"] for event in events if event["name"] == "prize"}


def prizes_in(text: str) -> set[str]:
    """All prizes that a message names, wherever."""
    found: set[str] = set()

    def look(data: Json) -> None:
        if isinstance(data, dict):
            for name, part in data.items():
                if name in ("deck", "stake", "gone", "won", "prizes", "prize"):
                    names = part if isinstance(part, list) else [part]
                    found.update(n for n in names if isinstance(n, str) and n.isdigit())
                look(part)
        elif isinstance(data, list):
            for part in data:
                look(part)

    look(json.loads(text))
    return found
