"""Whoever is not at the table is told that it is their turn: once, where and when they want it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import UTC, datetime

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import Connection, select, update

from tablee.server.db import schema
from tablee.server.house.house import House
from tablee.server.reach import messenger, writing
from tablee.server.settings import Settings
from tests.server.clients import begin
from tests.server.conftest import NewPerson
from tests.server.people import Json, Person, eventually
from tests.server.receiving import Browser, Postbox, Receiver
from tests.server.test_absence import send_away


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.close()


@pytest.fixture
def postbox() -> Iterator[Postbox]:
    made = Postbox()
    yield made
    made.close()


@pytest.fixture
def settings(settings: Settings, receiver: Receiver, postbox: Postbox) -> Settings:
    """The receivers are on this machine: the operator allows one, and has the other."""
    return Settings(
        database=settings.database,
        notice_grace=0,
        reach_inner=receiver.place,
        smtp_url=postbox.url,
        smtp_from="table@example.org",
    )


def add(person: Person, kind: str, address: str, language: str = "en", **more: Json) -> Json:
    """Another channel; how it is shown."""
    body = {"kind": kind, "address": address, "language": language, **more}
    return person.post("/reach/channels", body)["channels"][-1]


def subscribe(person: Person, receiver: Receiver, language: str = "en") -> Json:
    return add(person, "webhook", f"{receiver.url}/{language}", language)


def house_of(app: TestClient[Litestar]) -> House:
    house: House = app.app.state.house
    return house


def statuses(app: TestClient[Litestar]) -> list[str]:
    """What has become of all that was to be told."""
    query = select(schema.notices.c.status).order_by(schema.notices.c.asked)
    return house_of(app).database.read_now(lambda c: list(c.execute(query).scalars()))


def settled(app: TestClient[Litestar]) -> list[str]:
    """The same, when nothing waits any more."""

    def look() -> list[str]:
        found = statuses(app)
        return found if found and not {"waiting", "sending"} & set(found) else []

    return eventually(look)


def make_due(app: TestClient[Litestar]) -> None:
    """Let the time of the next try have come."""

    def work(connection: Connection) -> None:
        connection.execute(update(schema.notices).values(due=0.0))

    with house_of(app).database.engine.begin() as connection:
        work(connection)


def wait_for(receiver: Receiver, count: int) -> None:
    eventually(lambda: len(receiver.heard) == count)


def one(receiver: Receiver) -> Json:
    eventually(lambda: receiver.heard)
    return receiver.heard[0].json()


# --- what is told ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "title", "asked", "players"),
    [
        (
            "en",
            "Goofspiel: it is your turn",
            "Bid a card for the prize 1.",
            "At the table with Anna",
        ),
        ("fr", "Goofspiel\u202f: c’est à vous", None, "À la table avec Anna"),
        ("es", "Goofspiel: te toca", None, "En la mesa con Anna"),
    ],
)
def test_who_is_away_is_told_game_table_question_and_time(
    app: TestClient[Litestar],
    guest: NewPerson,
    receiver: Receiver,
    language: str,
    title: str,
    asked: str | None,
    players: str,
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    subscribe(ben, receiver, language)
    ben.put("/reach/times", {"zone": "Europe/Paris"})
    wishes = {"clock": {"kind": "days", "days": 2}, "options": {"cards": 4, "order": "ascending"}}
    table = anna.make_table("me", "open", **wishes)["id"]
    ben.sit(table)
    anna.post(f"/tables/{table}/start")
    send_away(app, table, 1, 60)
    told = one(receiver)
    assert told["title"] == title
    assert players in told["text"]
    assert told["url"] == f"http://127.0.0.1:8000/t/{table}"
    assert (told["game"], told["table"], told["seat"]) == ("goofspiel", table, 1)
    assert told["until"] > time.time() + 86_400
    assert writing.until_when(told["until"], language, "Europe/Paris") in told["text"]
    lines = told["text"].splitlines()
    assert len(lines) == 3
    assert asked is None or lines[0] == asked
    assert settled(app) == ["sent"]


def test_nothing_is_told_that_the_seat_cannot_see(
    app: TestClient[Litestar], guest: NewPerson, receiver: Receiver
) -> None:
    """Anna has chosen in secret meanwhile: not a byte is different."""
    texts = []
    for card in (1, 4):
        anna, ben = guest("Anna"), guest("Ben")
        subscribe(ben, receiver)
        table = anna.make_table("me", "open", options={"cards": 4, "order": "ascending"})["id"]
        ben.sit(table)
        anna.post(f"/tables/{table}/start")
        anna.bid(table, 0, card)
        send_away(app, table, 1, 60)
        heard = eventually(lambda: receiver.heard)
        texts.append(heard[0].body.replace(table.encode(), b""))
        receiver.heard.clear()
    assert texts[0] == texts[1]


# --- once, and only where it is needed ---------------------------------------------------------


def test_one_question_is_told_once_even_if_it_is_asked_again(
    app: TestClient[Litestar], guest: NewPerson, receiver: Receiver
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    subscribe(ben, receiver)
    table = begin([anna, ben])
    send_away(app, table, 1, 60)
    assert settled(app) == ["sent"]
    ben.bid(table, 1, 2)
    ben.choose_anew(table, 1)
    send_away(app, table, 1, 60)
    anna.bid(table, 0, 3)
    anna.choose_anew(table, 0)
    assert statuses(app) == ["sent"]
    ben.bid(table, 1, 2)
    anna.bid(table, 0, 3)
    send_away(app, table, 1, 60)
    eventually(lambda: len(receiver.heard) == 2)  # another question is another matter
    assert settled(app) == ["sent", "sent"]


def test_who_has_the_table_open_is_not_disturbed(
    app: TestClient[Litestar],
    guest: NewPerson,
    receiver: Receiver,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(messenger, "SEEN", 1.0)
    anna, ben = guest("Anna"), guest("Ben")
    subscribe(ben, receiver)
    table = begin([anna, ben])

    def seen() -> list[str]:
        ben.view(table, 1)  # as a page does that is open
        return [status for status in statuses(app) if status != "waiting"]

    assert eventually(seen) == ["needless"]
    assert receiver.heard == []


def test_who_goes_before_the_question_can_have_been_seen_is_told(
    app: TestClient[Litestar], guest: NewPerson, receiver: Receiver
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    subscribe(ben, receiver)
    table = begin([anna, ben])
    ben.view(table, 1)
    house_of(app).tables.known[table].audience.asked.pop(1)
    send_away(app, table, 1, 1)
    assert settled(app) == ["sent"]


def test_what_was_answered_elsewhere_is_not_told(
    app: TestClient[Litestar], guest: NewPerson, receiver: Receiver
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    subscribe(ben, receiver)
    table = begin([anna, ben])
    ben.bid(table, 1, 2)  # before it is due
    send_away(app, table, 1, 60)
    assert settled(app) == ["needless"]
    assert receiver.heard == []


def test_nobody_is_told_of_a_table_that_they_alone_play_at(
    app: TestClient[Litestar], guest: NewPerson, receiver: Receiver
) -> None:
    anna = guest("Anna")
    subscribe(anna, receiver)
    for seats in (["me", "random"], ["me", "me"]):
        table = anna.make_table(*seats)["id"]
        anna.post(f"/tables/{table}/start")
    assert statuses(app) == []


def test_a_muted_table_is_silent_and_others_are_not(
    app: TestClient[Litestar], guest: NewPerson, receiver: Receiver
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    subscribe(ben, receiver)
    first = begin([anna, ben])
    assert ben.put(f"/tables/{first}/notices", {"muted": True})["muted"] == [first]
    second = begin([anna, ben])
    for table in (first, second):
        send_away(app, table, 1, 60)
    assert sorted(settled(app)) == ["needless", "sent"]
    assert [heard.json()["table"] for heard in receiver.heard] == [second]
    ben.bid(first, 1, 1)
    anna.bid(first, 0, 1)
    assert len(statuses(app)) == 2  # nothing is even noted
    assert ben.put(f"/tables/{first}/notices", {"muted": False})["muted"] == []
    stranger = guest("Eva")
    fault = stranger.fault("PUT", f"/tables/{first}/notices", {"muted": True})
    assert fault["problem"] == "not-your-seat"


def test_quiet_hours_put_it_off_until_they_end(
    app: TestClient[Litestar], guest: NewPerson, receiver: Receiver
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    subscribe(ben, receiver)
    now = datetime.now(UTC)
    minute = now.hour * 60 + now.minute
    quiet = {"begins": (minute - 60) % 1_440, "ends": (minute + 120) % 1_440}
    assert ben.put("/reach/times", {"zone": "UTC", "quiet": quiet})["quiet"] == quiet
    table = begin([anna, ben])
    send_away(app, table, 1, 60)
    due = schema.notices.c.due

    def put_off() -> bool:
        found = house_of(app).database.read_now(lambda c: c.execute(select(due)).scalar_one())
        return bool(found > time.time() + 100 * 60)

    eventually(put_off)
    assert receiver.heard == []
    ben.put("/reach/times", {"zone": "UTC"})
    make_due(app)
    assert settled(app) == ["sent"]


# --- when it does not arrive -------------------------------------------------------------------


def test_what_is_refused_for_now_comes_later_and_once(
    app: TestClient[Litestar], guest: NewPerson, receiver: Receiver
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    subscribe(ben, receiver)
    receiver.answers = [503, 429]
    table = begin([anna, ben])
    send_away(app, table, 1, 60)
    for tries in (1, 2):
        wait_for(receiver, tries)
        shown = eventually(lambda: ben.get("/reach")["channels"][0]["fault"])
        assert shown["problem"] == "notice-refused"
        eventually(lambda: statuses(app) == ["waiting"])
        make_due(app)
    assert settled(app) == ["sent"]
    assert len(receiver.heard) == 3
    assert len({heard.json()["id"] for heard in receiver.heard}) == 1
    assert ben.get("/reach")["channels"][0]["fault"] is None


def test_it_is_given_up_and_said_so(
    app: TestClient[Litestar], guest: NewPerson, receiver: Receiver
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    subscribe(ben, receiver)
    receiver.answers = [500] * 50
    table = begin([anna, ben])
    send_away(app, table, 1, 60)
    for tries in range(1, len(messenger.PAUSES) + 2):
        wait_for(receiver, tries)
        eventually(lambda: "sending" not in statuses(app))
        make_due(app)
    assert settled(app) == ["failed"]
    shown = ben.get("/reach")["channels"][0]
    assert shown["fault"] == {
        "problem": "notice-refused",
        "facts": {"status": 500},
        "refusal": None,
        "view": None,
    }


def test_who_refuses_us_for_good_is_left_alone_until_a_test_arrives(
    app: TestClient[Litestar], guest: NewPerson, receiver: Receiver
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    channel = subscribe(ben, receiver)["id"]
    receiver.answers = [403]
    table = begin([anna, ben])
    send_away(app, table, 1, 60)
    assert settled(app) == ["failed"]
    assert ben.get("/reach")["channels"][0]["status"] == "failed"
    ben.bid(table, 1, 1)
    anna.bid(table, 0, 1)
    assert statuses(app) == ["failed"]
    assert ben.post(f"/reach/channels/{channel}/test")["channels"][0]["status"] == "active"


def test_a_subscription_that_is_no_more_is_forgotten(
    app: TestClient[Litestar], guest: NewPerson, receiver: Receiver
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    add(ben, "push", f"{receiver.url}/push/1", keys=Browser().keys())
    receiver.answers = [410]
    table = begin([anna, ben])
    send_away(app, table, 1, 60)
    eventually(lambda: not ben.get("/reach")["channels"])
    assert statuses(app) == []


# --- the ways ----------------------------------------------------------------------------------


def test_a_browser_is_pushed_what_it_alone_can_read(
    app: TestClient[Litestar], guest: NewPerson, receiver: Receiver
) -> None:
    anna, ben, browser = guest("Anna"), guest("Ben"), Browser()
    add(ben, "push", f"{receiver.url}/push/1", keys=browser.keys())
    table = begin([anna, ben])
    send_away(app, table, 1, 60)
    (heard,) = eventually(lambda: receiver.heard)
    assert heard.headers["content-encoding"] == "aes128gcm"
    assert f"k={ben.get('/reach')['push_key']}" in heard.headers["authorization"]
    assert heard.headers["ttl"] == "86400"
    assert len(heard.headers["topic"]) <= 32
    told = httpx.Response(200, content=browser.read(heard.body)).json()
    assert told["title"] == "Goofspiel: it is your turn"
    assert told["url"] == f"/t/{table}"
    assert told["tag"] == f"{table}-1-0"


def test_ntfy_is_told_where_a_tap_leads(
    app: TestClient[Litestar], guest: NewPerson, receiver: Receiver
) -> None:
    ben = guest("Ben")
    channel = add(ben, "ntfy", f"{receiver.url}/my-topic", "fr")["id"]
    ben.post(f"/reach/channels/{channel}/test")
    (heard,) = receiver.heard
    told = heard.json()
    assert heard.path == "/"
    assert (told["topic"], told["title"]) == ("my-topic", "Ça marche")
    assert told["click"] == "http://127.0.0.1:8000/notices"


def test_discord_is_told_without_format_or_calls_for_others(
    app: TestClient[Litestar], guest: NewPerson, receiver: Receiver
) -> None:
    anna, ben = guest("@everyone **x**"), guest("Ben")
    add(ben, "discord", f"{receiver.url}/api/webhooks/1/secret")
    table = begin([anna, ben])
    send_away(app, table, 1, 60)
    told = one(receiver)
    assert told["allowed_mentions"] == {"parse": []}
    assert "\\@everyone \\*\\*x\\*\\*" in told["content"]


def test_a_mailbox_is_asked_first_and_can_leave_without_signing_in(
    app: TestClient[Litestar], guest: NewPerson, postbox: Postbox
) -> None:
    anna, ben, eva = guest("Anna"), guest("Ben"), guest("Eva")
    channel = add(ben, "mail", "ben@example.org", "es")
    assert channel["status"] == "unconfirmed"
    (asked,) = postbox.letters
    code = asked["Subject"].split()[-1]
    table = begin([anna, ben])
    send_away(app, table, 1, 60)
    assert statuses(app) == []  # nothing before the code
    path = f"/reach/channels/{channel['id']}"
    assert ben.fault("POST", f"{path}/test")["problem"] == "unconfirmed-channel"
    assert eva.fault("POST", f"{path}/confirm", {"code": code})["problem"] == "no-such-channel"
    wrong = f"{(int(code) + 1) % 10**6:06}"
    assert ben.fault("POST", f"{path}/confirm", {"code": wrong})["problem"] == "wrong-code"
    shown = ben.post(f"{path}/confirm", {"code": f" {code} "})["channels"][0]
    assert shown["status"] == "active"
    ben.bid(table, 1, 1)
    anna.bid(table, 0, 1)
    send_away(app, table, 1, 60)
    assert settled(app) == ["sent"]
    letter = postbox.letters[1]
    assert (letter["To"], letter["From"]) == ("ben@example.org", "Tablée <table@example.org>")
    assert letter["Subject"] == "Goofspiel: te toca"
    text = letter.get_content()
    assert f"http://127.0.0.1:8000/t/{table}" in text
    leave = letter["List-Unsubscribe"].strip("<>")
    assert leave.rpartition("/")[2] in text
    program = httpx.Client(transport=app._transport, base_url="http://127.0.0.1:8000")
    assert program.post(leave[:-1] + ("0" if leave[-1] != "0" else "1")).status_code == 404
    assert len(ben.get("/reach")["channels"]) == 1
    assert program.post(leave).status_code == 204
    assert ben.get("/reach")["channels"] == []


def test_a_code_is_void_after_a_few_others(
    app: TestClient[Litestar], guest: NewPerson, postbox: Postbox
) -> None:
    ben = guest("Ben")
    path = f"/reach/channels/{add(ben, 'mail', 'ben@example.org')['id']}/confirm"
    code = postbox.letters[0]["Subject"].split()[-1]
    for number in range(5):
        wrong = f"{(int(code) + 1 + number) % 10**6:06}"
        assert ben.fault("POST", path, {"code": wrong})["problem"] == "wrong-code"
    assert ben.fault("POST", path, {"code": code})["problem"] == "code-void"


def test_a_mailbox_is_not_flooded_with_codes_whoever_asks(
    app: TestClient[Litestar], guest: NewPerson, postbox: Postbox
) -> None:
    people = [guest(f"P{number}") for number in range(4)]
    body = {"kind": "mail", "address": "victim@example.org", "language": "en"}
    for person in people[:3]:
        person.post("/reach/channels", body)
    body["address"] = "Victim@Example.org"
    assert people[3].fault("POST", "/reach/channels", body)["problem"] == "too-many"
    assert len(postbox.letters) == 3


def test_a_mailbox_that_takes_nothing_is_not_kept(
    app: TestClient[Litestar], guest: NewPerson, postbox: Postbox
) -> None:
    ben = guest("Ben")
    postbox.answer = "550 nobody here"
    body = {"kind": "mail", "address": "ben@example.org", "language": "en"}
    fault = ben.fault("POST", "/reach/channels", body)
    assert (fault["problem"], fault["facts"]) == ("notice-refused", {"status": 550})
    assert ben.get("/reach")["channels"] == []


# --- whose it is -------------------------------------------------------------------------------


def test_what_opens_a_channel_is_shown_to_nobody(
    app: TestClient[Litestar], guest: NewPerson, receiver: Receiver
) -> None:
    ben, eva = guest("Ben"), guest("Eva")
    address = f"{receiver.url}/api/webhooks/1/a-secret-token"
    shown = add(ben, "discord", address)
    assert shown["place"] == f"{receiver.place}/…oken"
    assert b"a-secret" not in b"".join(ben.heard)
    path = f"/reach/channels/{shown['id']}"
    for method, route in (("DELETE", path), ("POST", f"{path}/test")):
        assert eva.fault(method, route)["problem"] == "no-such-channel"
    assert eva.get("/reach")["channels"] == []
    assert guest().fault("GET", "/reach")["problem"] == "sign-in-first"
    assert ben.get("/me/export")["channels"][0]["address"] == address
    assert receiver.heard == []
    assert ben.send("DELETE", path).json()["channels"] == []


def test_the_same_address_is_there_once_and_there_are_only_so_many(
    app: TestClient[Litestar], guest: NewPerson, receiver: Receiver
) -> None:
    ben = guest("Ben")
    for number in (1, 1, *range(2, 13)):
        add(ben, "ntfy", f"{receiver.url}/topic-{number}")
    assert len(ben.get("/reach")["channels"]) == 12
    body = {"kind": "ntfy", "address": f"{receiver.url}/one-more", "language": "en"}
    assert ben.fault("POST", "/reach/channels", body)["problem"] == "too-many-channels"


@pytest.mark.parametrize(
    ("kind", "address", "problem"),
    [
        ("webhook", "http://192.168.0.1/admin", "bad-reach-address"),
        ("push", "https://127.0.0.1/push", "bad-reach-address"),
        ("push", "https://push.example.org/1", "bad-push-keys"),
        ("discord", "https://example.org/api/webhooks/1/x", "bad-discord-address"),
        ("discord", "https://discord.com.example.org/api/webhooks/1/x", "bad-discord-address"),
        ("ntfy", "https://ntfy.sh/a/b", "bad-ntfy-address"),
        ("mail", "nobody", "bad-mail-address"),
        ("mail", "a@b.org,c@d.org", "bad-mail-address"),
        ("mail", "a@b.org\r\nBcc:x@y.org", "bad-request"),
        ("mail", "<a@b.org>", "bad-mail-address"),
    ],
)
def test_where_nothing_can_be_sent_is_refused(
    app: TestClient[Litestar], guest: NewPerson, kind: str, address: str, problem: str
) -> None:
    ben = guest("Ben")
    body = {"kind": kind, "address": address, "language": "en"}
    assert ben.fault("POST", "/reach/channels", body)["problem"] == problem
    assert ben.get("/reach")["channels"] == []


def test_a_test_says_what_the_other_side_has_answered_and_there_are_few(
    app: TestClient[Litestar], guest: NewPerson, receiver: Receiver
) -> None:
    ben = guest("Ben")
    path = f"/reach/channels/{subscribe(ben, receiver)['id']}/test"
    receiver.answers = [418]
    fault = ben.fault("POST", path)
    assert (fault["problem"], fault["facts"]) == ("notice-refused", {"status": 418})
    for _ in range(5):
        ben.post(path)
    assert ben.fault("POST", path)["problem"] == "too-many"


def test_with_the_person_their_channels_go(
    app: TestClient[Litestar], guest: NewPerson, receiver: Receiver
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    subscribe(ben, receiver)
    begin([anna, ben])
    ben.post("/account/delete", {"sure": True})
    count = select(schema.channels.c.id)
    assert house_of(app).database.read_now(lambda c: c.execute(count).all()) == []
    assert statuses(app) == []
