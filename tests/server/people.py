"""People at the table: each with cookies of their own, speaking to a server over HTTP."""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import httpx

from tablee.words.catalogue import LANGUAGES, words
from tests.patience import Patience

Json = Any
T = TypeVar("T")

moves = itertools.count()


def new_move() -> str:
    return f"move-{next(moves)}-{random.getrandbits(64):x}"


def eventually(look: Callable[[], T | None]) -> T:
    """Look again and again until there is something; ever more rarely, for nobody may ask often."""
    patience, pause = Patience(), 0.02
    while patience.lasts():
        found = look()
        if found:
            return found
        time.sleep(pause)
        pause = min(pause * 1.5, 0.5)
    raise AssertionError("it never came")


class Person:
    """Somebody with a browser."""

    def __init__(self, client: httpx.Client) -> None:
        self.client = client
        self.heard: list[bytes] = []
        """Every answer, as it came."""

    def __repr__(self) -> str:
        return "Person"

    # --- requests -----------------------------------------------------------------------------

    def token(self) -> str:
        """The token against foreign pages, which the first answer sets as a cookie."""
        if "csrftoken" not in self.client.cookies:
            self.client.get("/api/me")
        return str(self.client.cookies["csrftoken"])

    def send(self, method: str, path: str, body: Json = None) -> httpx.Response:
        headers = {} if method == "GET" else {"x-csrftoken": self.token()}
        content = {} if body is None else {"json": body}
        answer = self.client.request(method, f"/api{path}", headers=headers, **content)
        self.heard.append(answer.content)
        return answer

    def get(self, path: str) -> Json:
        return good(self.send("GET", path))

    def post(self, path: str, body: Json = None) -> Json:
        return good(self.send("POST", path, body))

    def put(self, path: str, body: Json = None) -> Json:
        return good(self.send("PUT", path, body))

    def fault(self, method: str, path: str, body: Json = None) -> Json:
        """The fault that answers a bad request; people can be told of it in every language."""
        return told(self.send(method, path, body))

    # --- the table ----------------------------------------------------------------------------

    def say_name(self, nickname: str) -> Person:
        self.put("/me", {"nickname": nickname})
        return self

    def make_table(self, *seats: str, **wishes: Json) -> Json:
        """A table with these kinds of seats: me, open, link, or the name of a bot."""
        kinds = [
            {"kind": seat} if seat in ("me", "open", "link") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        body = {"title": "goofspiel", "seats": kinds, "options": {"cards": 4}, **wishes}
        return self.post("/tables", body)

    def table(self, table: str) -> Json:
        return self.get(f"/tables/{table}")

    def sit(self, table: str, seat: int | None = None) -> Json:
        return self.post(f"/tables/{table}/sit", {"seat": seat})

    # --- playing ------------------------------------------------------------------------------

    def view(self, table: str, seat: int) -> Json:
        return self.get(f"/tables/{table}/seat/{seat}")

    def events(self, table: str, seat: int, after: int = 0) -> Json:
        return self.get(f"/tables/{table}/seat/{seat}/events?after={after}")["events"]

    def act(self, table: str, seat: int, *actions: str, **more: Json) -> Json:
        """Draft these answers to the question that is open now."""
        number = self.view(table, seat)["number"]
        body = {"number": number, "actions": list(actions), "move": new_move(), **more}
        return self.post(f"/tables/{table}/seat/{seat}/act", body)

    def bid(self, table: str, seat: int, card: int) -> Json:
        return self.act(table, seat, f"bid {card}", confirm=True)

    def confirm(self, table: str, seat: int) -> Json:
        number = self.view(table, seat)["number"]
        body = {"number": number, "move": new_move()}
        return self.post(f"/tables/{table}/seat/{seat}/confirm", body)

    def take_back(self, table: str, seat: int, whole: bool = False) -> Json:
        return self.post(f"/tables/{table}/seat/{seat}/take-back", {"whole": whole})

    def unlock(self, table: str, seat: int) -> Json:
        return self.post(f"/tables/{table}/seat/{seat}/unlock")

    def choose_anew(self, table: str, seat: int) -> Json:
        """Unlock, and take back what was chosen."""
        self.unlock(table, seat)
        return self.take_back(table, seat, whole=True)


def good(answer: httpx.Response) -> Json:
    assert answer.is_success, (answer.status_code, answer.text)
    return answer.json()


def told(answer: httpx.Response) -> Json:
    """The fault in an answer: of ours only if the server is broken, with words in all languages."""
    assert 400 <= answer.status_code < 500, (answer.status_code, answer.text)
    fault = answer.json()
    for language in LANGUAGES:
        assert words(language).say(f"problem-{fault['problem']}", **fault["facts"])
    return fault | {"status": answer.status_code}


def choices(view: Json) -> list[str]:
    """What the viewer may answer."""
    return [] if view["decision"] is None else [c["text"] for c in view["decision"]["choices"]]


def play_with_bots(person: Person, seat: int, table: str, dice: random.Random) -> Json:
    """Play at random to the end, where bots have the other seats; the last view."""

    def turn() -> Json:
        view = person.view(table, seat)
        return view if view["status"] == "over" or (choices(view) and not view["locked"]) else None

    while True:
        view = eventually(turn)
        if view["status"] == "over":
            return view
        person.act(table, seat, dice.choice(choices(view)), confirm=True)


def play_on(seated: Sequence[tuple[Person, int]], table: str, dice: random.Random) -> Json:
    """Play at random to the end; the last view of the first."""
    while True:
        over = True
        for person, seat in dice.sample(list(seated), len(seated)):
            view = person.view(table, seat)
            if choices(view) and not view["locked"]:
                person.act(table, seat, dice.choice(choices(view)), confirm=True)
            over = over and view["status"] == "over"
        if over:
            return seated[0][0].view(table, seated[0][1])
