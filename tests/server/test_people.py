"""Who is asking: guests, accounts, sessions, and what keeps them safe."""

from __future__ import annotations

import re
from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tablee.server.secrets import NOBODYS_PASSWORD, hasher, password_fits
from tablee.server.settings import Settings
from tests.server.conftest import NewPerson, run_app
from tests.server.people import Json, Person, told

PASSWORD = "correct horse"


def cookies_of(answer: httpx.Response) -> SimpleCookie:
    found = SimpleCookie()
    for line in answer.headers.get_list("set-cookie"):
        found.load(line)
    return found


def register(person: Person, name: str = "anna") -> str:
    code: str = person.post("/account", {"name": name, "password": PASSWORD})["code"]
    return code


# --- guests ----------------------------------------------------------------------------------


def test_nobody_has_a_name_at_first(guest: NewPerson) -> None:
    assert guest().get("/me") == {"nickname": "", "account": None}


def test_a_nickname_makes_a_guest(guest: NewPerson) -> None:
    anna = guest()
    assert anna.put("/me", {"nickname": "  Anna   Lena "}) == {
        "nickname": "Anna Lena",
        "account": None,
    }
    assert anna.get("/me")["nickname"] == "Anna Lena"
    assert anna.put("/me", {"nickname": "Ann"})["nickname"] == "Ann"
    assert guest().get("/me")["nickname"] == ""


def test_two_guests_may_have_the_same_nickname(guest: NewPerson) -> None:
    first, second = guest("Anna"), guest("Anna")
    table = first.make_table("me", "open")["id"]
    assert not any(seat["mine"] for seat in second.table(table)["seats"])


@pytest.mark.parametrize("nickname", ["", " ", "\n\t", "x" * 31, None, 7, ["Anna"]])
def test_a_bad_nickname_is_refused(guest: NewPerson, nickname: Json) -> None:
    fault = guest().fault("PUT", "/me", {"nickname": nickname})
    assert (fault["problem"], fault["status"]) == ("bad-request", 400)


def test_the_session_is_in_a_cookie_that_scripts_cannot_read(guest: NewPerson) -> None:
    cookie = cookies_of(guest().send("PUT", "/me", {"nickname": "Anna"}))["tablee"]
    assert cookie["httponly"]
    assert cookie["samesite"].lower() == "lax"
    assert cookie["path"] == "/"
    assert not cookie["secure"]
    assert len(cookie.value) >= 43  # 256 bits


@pytest.fixture
def secure(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    database = str(tmp_path / "secure.db")
    yield from run_app(Settings(database=database, base_url="https://play.example"))


def test_on_a_secure_site_cookies_are_of_this_host_and_secure(
    secure: TestClient[Litestar],
) -> None:
    client = httpx.Client(transport=secure._transport, base_url="https://play.example")
    anna = Person(client)
    token = cookies_of(client.get("/api/me"))["csrftoken"]
    assert token["secure"]
    answer = anna.send("PUT", "/me", {"nickname": "Anna"})
    cookie = cookies_of(answer)["__Host-tablee"]
    assert cookie["secure"]
    assert cookie["httponly"]
    assert cookie["path"] == "/"
    assert not cookie["domain"]
    assert anna.get("/me")["nickname"] == "Anna"


# --- accounts --------------------------------------------------------------------------------


def test_an_account_keeps_its_seats_on_another_device(guest: NewPerson) -> None:
    anna, phone = guest("Anna"), guest()
    table = anna.make_table("me", "me", start=True)["id"]
    register(anna)
    assert anna.get("/me") == {"nickname": "Anna", "account": "anna"}
    assert anna.table(table)["seats"][0]["mine"]
    me = phone.post("/account/sign-in", {"name": "anna", "password": PASSWORD})
    assert me == {"nickname": "Anna", "account": "anna"}
    assert [t["id"] for t in phone.get("/tables/mine")] == [table]
    phone.bid(table, 0, 2)
    assert anna.view(table, 0)["locked"]


def test_an_account_can_be_made_at_once(guest: NewPerson) -> None:
    anna = guest()
    register(anna)
    assert anna.get("/me") == {"nickname": "anna", "account": "anna"}


def test_nobody_makes_two_accounts(guest: NewPerson) -> None:
    anna = guest("Anna")
    register(anna)
    fault = anna.fault("POST", "/account", {"name": "other", "password": PASSWORD})
    assert fault["problem"] == "account-already"


def test_a_name_is_given_once(guest: NewPerson) -> None:
    register(guest("Anna"))
    for other in (guest("Ben"), guest()):
        fault = other.fault("POST", "/account", {"name": "anna", "password": PASSWORD})
        assert (fault["problem"], fault["status"]) == ("name-taken", 409)
        assert other.get("/me")["account"] is None


@pytest.mark.parametrize("name", ["anna", "nobody"])
def test_wrong_credentials_are_refused_alike(guest: NewPerson, name: str) -> None:
    register(guest("Anna"))
    other = guest()
    fault = other.fault("POST", "/account/sign-in", {"name": name, "password": "wrong horse"})
    assert fault == {
        "problem": "wrong-credentials",
        "facts": {},
        "refusal": None,
        "view": None,
        "status": 401,
    }
    assert other.get("/me")["nickname"] == ""
    body = {"name": name, "code": "x" * 43, "password": "another horse"}
    assert other.fault("POST", "/account/recover", body)["problem"] == "wrong-credentials"


def test_a_recovery_code_sets_a_new_password_once(guest: NewPerson) -> None:
    anna = guest("Anna")
    code = register(anna)
    new = {"name": "anna", "code": code, "password": "another horse"}
    other = guest()
    next_code = other.post("/account/recover", new)["code"]
    assert other.get("/me")["account"] == "anna"
    assert anna.get("/me")["nickname"] == ""  # old sessions are void
    assert guest().fault("POST", "/account/recover", new)["problem"] == "wrong-credentials"
    old = {"name": "anna", "password": PASSWORD}
    assert guest().fault("POST", "/account/sign-in", old)["problem"] == "wrong-credentials"
    assert guest().post("/account/sign-in", old | {"password": "another horse"})
    assert guest().post("/account/recover", new | {"code": next_code})


def test_the_session_is_another_one_after_every_gain_of_rights(guest: NewPerson) -> None:
    anna = guest("Anna")
    seen = [anna.client.cookies["tablee"]]
    register(anna)
    seen.append(anna.client.cookies["tablee"])
    anna.post("/account/sign-in", {"name": "anna", "password": PASSWORD})
    seen.append(anna.client.cookies["tablee"])
    assert len(set(seen)) == 3
    old = guest()
    old.client.cookies.set("tablee", seen[0])
    assert old.get("/me")["nickname"] == ""


def test_signing_out_ends_the_session(guest: NewPerson) -> None:
    anna = guest("Anna")
    token = anna.client.cookies["tablee"]
    assert anna.post("/account/sign-out") == {"nickname": "", "account": None}
    assert "tablee" not in anna.client.cookies or not anna.client.cookies["tablee"]
    thief = guest()
    thief.client.cookies.set("tablee", token)
    assert thief.get("/me")["nickname"] == ""


@pytest.mark.parametrize(
    "body",
    [
        {"name": "a", "password": PASSWORD},
        {"name": "x" * 31, "password": PASSWORD},
        {"name": "a b", "password": PASSWORD},
        {"name": "anna", "password": "short"},
        {"name": "anna", "password": "x" * 201},
        {"name": "anna"},
        {"password": PASSWORD},
        {"name": "anna", "password": PASSWORD, "admin": True},
        [],
        "anna",
    ],
)
def test_bad_credentials_are_refused_with_a_reason(guest: NewPerson, body: Json) -> None:
    for path in ("/account", "/account/sign-in"):
        fault = guest().fault("POST", path, body)
        assert (fault["problem"], fault["status"]) == ("bad-request", 400)
        assert fault["facts"]["fault"]


# --- what is kept ----------------------------------------------------------------------------


def test_no_token_and_no_password_is_kept_as_it_is(
    guest: NewPerson, settings: Settings, tmp_path: Path
) -> None:
    anna = guest("Anna")
    secrets = [anna.client.cookies["tablee"]]
    secrets.append(register(anna))
    secrets.append(anna.client.cookies["tablee"])
    table = anna.make_table("me", "link")["id"]
    secrets.append(anna.post(f"/tables/{table}/seats/1/link")["token"])
    recovery = {"name": "anna", "code": secrets[1], "password": "another horse"}
    secrets.append(guest().post("/account/recover", recovery)["code"])
    secrets += [PASSWORD, "another horse"]
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("tablee.db*"))
    assert b"Anna" in kept
    for secret in secrets:
        assert secret.encode() not in kept
    assert b"$argon2id$" in kept


# --- foreign pages and floods ----------------------------------------------------------------


WITHOUT_COOKIES = "/api/reach/stop/0"
"""For mail programs: its own token is asked for, and whoever has that can do nothing else."""


def unsafe_routes(description: Json) -> list[tuple[str, str]]:
    return [
        (method.upper(), re.sub(r"\{(\w+)\}", "0", path))
        for path, methods in description["paths"].items()
        for method in methods
        if method not in ("get", "head", "options")
        if re.sub(r"\{(\w+)\}", "0", path) != WITHOUT_COOKIES
    ]


def test_nobodys_password_takes_as_long_to_check_as_anybodys() -> None:
    """It is of the same kind: as many passes, as much memory."""
    assert not hasher.check_needs_rehash(NOBODYS_PASSWORD)
    assert not password_fits("", None)


def test_every_unsafe_route_asks_for_the_token(guest: NewPerson, app: TestClient[Litestar]) -> None:
    anna = guest("Anna")
    routes = unsafe_routes(anna.client.get("/docs/openapi.json").json())
    assert len(routes) >= 20
    stranger = guest().token()
    for method, path in routes:
        for headers in ({}, {"x-csrftoken": "0" * 128}, {"x-csrftoken": stranger}):
            answer = anna.client.request(method, path, headers=headers, json={})
            assert answer.status_code == 403, (method, path)
            told(answer)


def test_too_many_wrong_passwords_are_answered_with_429(guest: NewPerson) -> None:
    register(guest("Anna"))
    other = guest()
    body = {"name": "anna", "password": "wrong horse"}
    faults = [other.fault("POST", "/account/sign-in", body) for _ in range(11)]
    assert [fault["status"] for fault in faults] == [401] * 10 + [429]
    assert faults[-1]["problem"] == "too-many"
    right = {"name": "anna", "password": PASSWORD}
    assert other.fault("POST", "/account/sign-in", right)["status"] == 429


HEADERS = {
    "content-security-policy": ("default-src 'self'", "frame-ancestors 'none'", "object-src"),
    "referrer-policy": ("no-referrer",),
    "x-content-type-options": ("nosniff",),
    "x-frame-options": ("DENY",),
}


@pytest.mark.parametrize(
    "path", ["/api/me", "/api/nowhere", "/api/tables/nowhere", "/health", "/docs/openapi.json"]
)
def test_every_answer_keeps_foreign_things_out(guest: NewPerson, path: str) -> None:
    answer = guest().client.get(path, headers={"origin": "https://evil.example"})
    for name, parts in HEADERS.items():
        for part in parts:
            assert part in answer.headers.get(name, ""), (path, name)
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert "access-control-allow-origin" not in answer.headers
