"""Names: without what cannot be seen, and none that looks like somebody else's account."""

from __future__ import annotations

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tablee.engine.problems import Problem
from tablee.server.names import account_name, nickname, skeleton, written
from tests.server.conftest import NewPerson
from tests.server.people import Person

PASSWORD = "correct horse"
TURN, ZERO_WIDTH = "\u202e", "\u200b"


def register(person: Person, name: str) -> Person:
    person.post("/account", {"name": name, "password": PASSWORD})
    return person


@pytest.mark.parametrize(
    ("wish", "kept"),
    [
        ("  Anna \t B ", "Anna B"),
        (f"{TURN}annA", "annA"),
        (f"An{ZERO_WIDTH}na\u200d\ufeff\u2060", "Anna"),
        ("a\u0007b\u009fc", "abc"),
        ("\uff21nna \u2163", "Anna IV"),  # wide, and a Roman number in one sign
        ("Zoe\u0301", "Zo\u00e9"),
        ("An\u3164na\u2800\u034f", "An na"),  # blank signs that count as letters; the first a space
        ("דנה", "דנה"),
    ],
)
def test_a_name_is_kept_as_it_is_seen(wish: str, kept: str) -> None:
    assert nickname(wish).replace(" ", "") == kept.replace(" ", "")
    assert written(written(wish)) == written(wish)


@pytest.mark.parametrize("wish", [f"{TURN} \u200f", ZERO_WIDTH, "\u3164\u3164", "\u00ad", "\ue000"])
def test_a_name_that_nobody_sees_is_refused(guest: NewPerson, wish: str) -> None:
    with pytest.raises(Problem, match="empty-name"):
        nickname(wish)
    assert guest().fault("PUT", "/me", {"nickname": wish})["problem"] == "empty-name"


def test_a_name_that_becomes_too_long_is_refused(guest: NewPerson) -> None:
    fault = guest().fault("PUT", "/me", {"nickname": "\ufdfa" * 10})  # 18 letters each
    assert (fault["problem"], fault["facts"]) == ("long-name", {"most": 30})


def test_the_name_of_an_account_is_a_word() -> None:
    assert account_name("anna.b-c_1") == "anna.b-c_1"
    for bad in ("a", "\u00bd", "a\u2028b c", "a\u00a8b"):
        with pytest.raises(Problem):
            account_name(bad)


LIKE_PAUL = [
    "Paul",
    "PAUL",
    "p\u0430ul",  # Cyrillic
    "\u0440\u0430ul",
    "pau1",
    "pauI",
    "pa\u03c5l",  # Greek
    "p\u00e4ul",
    "pau\u217c",  # a Roman number
    "\uff50\uff41\uff55\uff4c",  # wide
]


def test_what_looks_like_an_account_is_refused(guest: NewPerson) -> None:
    register(guest(), "paul")
    for like in LIKE_PAUL:
        fault = guest().fault("POST", "/account", {"name": like, "password": PASSWORD})
        assert (fault["problem"] in ("name-alike", "name-taken"), fault["status"]) == (True, 409)
    unseen = {"name": f"pa{ZERO_WIDTH}ul", "password": PASSWORD}
    assert guest().fault("POST", "/account", unseen)["problem"] == "bad-request"


def test_other_names_are_free(guest: NewPerson) -> None:
    for name in ("paul", "paula", "saul", "pau2", "раздор", "Νίκος", "anna", "amanda"):
        register(guest(), name)
    assert skeleton("modern") == skeleton("rnodem".replace("m", "rn"))


def test_nobody_is_called_like_those_without_a_name(guest: NewPerson) -> None:
    fault = guest().fault("POST", "/account", {"name": "Guest", "password": PASSWORD})
    assert fault["problem"] == "name-taken"


def test_one_signs_in_however_the_keyboard_composes_letters(guest: NewPerson) -> None:
    register(guest(), "zo\u00e9")
    body = {"name": "zoe\u0301", "password": PASSWORD}
    assert guest().post("/account/sign-in", body)["account"] == "zo\u00e9"


# --- at one table ----------------------------------------------------------------------------


def test_at_a_table_nobody_looks_like_an_account_that_is_there(
    app: TestClient[Litestar], guest: NewPerson
) -> None:
    anna, fake = register(guest("Anni"), "anna"), guest("\u0410nna")
    table = anna.make_table("me", "open", "link")["id"]
    token = anna.post(f"/tables/{table}/seats/2/link")["token"]
    tries = [
        ("POST", f"/tables/{table}/sit", {}),
        ("POST", "/claim", {"token": token}),
        ("POST", f"/tables/{table}/chat", {"text": "It is me"}),
    ]
    for looks in ("\u0410nna", "ann1", "ANNA"):
        fake.put("/me", {"nickname": looks})
        for method, path, body in tries:
            fault = fake.fault(method, path, body)
            assert (fault["problem"], fault["status"]) == ("nickname-alike", 409)
    fake.put("/me", {"nickname": "Ben"})
    fake.sit(table)
    fake.put("/me", {"nickname": "Anna"})  # too late: at the table one is called as one sat down
    assert fake.post(f"/tables/{table}/chat", {"text": "hello"})["nickname"] == "Ben"
    # Elsewhere there are more people than names.
    other = guest("Cleo").make_table("me", "open")["id"]
    assert fake.sit(other)["seats"][1]["nickname"] == "Anna"
