"""Tables: making them, finding them, sitting down, leaving, starting, and again."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

import pytest

from tablee import bots
from tablee.server.cast import CAST
from tablee.server.people import Person as Somebody
from tablee.server.schemas.tables import NewTable, SeatWish
from tablee.server.tables import new_row
from tablee.server.thinking import bot_seed
from tests.server.clients import begin
from tests.server.conftest import NewPerson
from tests.server.people import Json, Person, eventually, play_on, told


@pytest.fixture
def anna(guest: NewPerson) -> Person:
    return guest("Anna")


@pytest.fixture
def ben(guest: NewPerson) -> Person:
    return guest("Ben")


def over(people: list[Person], **wishes: Json) -> str:
    """A table whose match is over."""
    others = ["open"] * (len(people) - 1)
    table: str = people[0].make_table("me", *others, **wishes)["id"]
    for person in people[1:]:
        person.sit(table)
    people[0].post(f"/tables/{table}/start")
    play_on([(person, seat) for seat, person in enumerate(people)], table, random.Random(1))
    return table


# --- making and finding ----------------------------------------------------------------------


def test_a_table_has_the_seats_that_were_wished_for(anna: Person) -> None:
    table = anna.make_table("me", "open", "link", "greedy", "me")
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "link", "bot", "person"]
    names = [seat["nickname"] for seat in table["seats"]]
    assert (names[:3], names[4]) == (["Anna", "", ""], "Anna")
    assert names[3] in CAST["level-2"]
    assert [seat["mine"] for seat in table["seats"]] == [True, False, False, False, True]
    assert table["seats"][3]["bot"] == "greedy"
    assert table["hosted"]
    assert table["status"] == "waiting"
    assert table["options"] == {
        "cards": 4,
        "order": "shuffled",
        "ties": "discard",
        "prize": "open",
    }
    assert anna.table(table["id"]) == table


def test_public_tables_that_wait_are_listed(anna: Person, ben: Person) -> None:
    public = anna.make_table("me", "open", public=True)["id"]
    hidden = anna.make_table("me", "open")["id"]
    assert [table["id"] for table in ben.get("/tables")] == [public]
    assert {table["id"] for table in anna.get("/tables/mine")} == {public, hidden}
    assert ben.get("/tables/mine") == []
    ben.sit(public)
    anna.post(f"/tables/{public}/start")
    assert ben.get("/tables") == []
    assert [table["id"] for table in ben.get("/tables/mine")] == [public]


def test_whoever_has_no_name_can_look_but_not_sit(anna: Person, guest: NewPerson) -> None:
    table = anna.make_table("me", "open", public=True)["id"]
    nobody = guest()
    assert nobody.get("/tables")[0]["id"] == table
    assert not nobody.table(table)["hosted"]
    assert nobody.get("/tables/mine") == []
    fault = nobody.fault("POST", f"/tables/{table}/sit", {})
    assert (fault["problem"], fault["status"]) == ("sign-in-first", 401)


def test_titles_tell_all_that_a_client_needs(anna: Person) -> None:
    titles = {title["name"]: title for title in anna.get("/titles")}
    goofspiel = titles["goofspiel"]
    assert goofspiel["seats"] == [2, 3, 4, 5, 6]
    assert {option["name"] for option in goofspiel["options"]} == {
        "cards",
        "order",
        "ties",
        "prize",
    }
    assert goofspiel["events"]["bid"]["args"] == {"card": "card"}
    assert goofspiel["bots"] == [*bots.LEVELS]


def test_the_link_of_a_table_can_be_scanned(anna: Person) -> None:
    table = anna.make_table("me", "open")["id"]
    answer = anna.send("GET", f"/tables/{table}/qr")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")
    assert "script" not in answer.text


# --- sitting down ----------------------------------------------------------------------------


def test_one_sits_at_an_open_seat(anna: Person, ben: Person, guest: NewPerson) -> None:
    table = anna.make_table("me", "link", "open", "open")["id"]
    assert [seat["mine"] for seat in ben.sit(table)["seats"]] == [False, False, True, False]
    cleo = guest("Cleo")
    assert cleo.sit(table, 3)["seats"][3]["nickname"] == "Cleo"
    dan = guest("Dan")
    for seat in (None, 0, 2):
        fault = dan.fault("POST", f"/tables/{table}/sit", {"seat": seat})
        assert fault["problem"] == "seat-taken"
    assert dan.fault("POST", f"/tables/{table}/sit", {"seat": 1})["problem"] == "seat-kept"
    for seat in (-1, 4, 10**30):
        fault = ben.fault("POST", f"/tables/{table}/sit", {"seat": seat})
        assert fault["problem"] in ("bad-seat", "bad-request")


def test_of_many_who_sit_at_once_one_gets_the_seat(anna: Person, guest: NewPerson) -> None:
    table = anna.make_table("me", "open")["id"]
    people = [guest(f"P{number}") for number in range(6)]
    with ThreadPoolExecutor(6) as pool:
        path = f"/tables/{table}/sit"
        answers = list(pool.map(lambda person: person.send("POST", path, {}), people))
    assert sorted(answer.status_code for answer in answers) == [200] + [400] * 5
    mine = [person.table(table)["seats"][1]["mine"] for person in people]
    assert mine.count(True) == 1


def test_a_private_link_gives_its_seat_once(anna: Person, ben: Person, guest: NewPerson) -> None:
    table = anna.make_table("me", "link")["id"]
    token = anna.post(f"/tables/{table}/seats/1/link")["token"]
    info = ben.post("/claim", {"token": token})
    assert (info["id"], info["seats"][1]["mine"]) == (table, True)
    fault = guest("Cleo").fault("POST", "/claim", {"token": token})
    assert fault["problem"] == "void-link"


def test_a_new_link_makes_the_old_one_void(anna: Person, ben: Person) -> None:
    table = anna.make_table("me", "link")["id"]
    old = anna.post(f"/tables/{table}/seats/1/link")["token"]
    new = anna.post(f"/tables/{table}/seats/1/link")["token"]
    assert old != new
    assert ben.fault("POST", "/claim", {"token": old})["problem"] == "void-link"
    assert ben.post("/claim", {"token": new})


def test_the_host_takes_a_link_back_by_changing_the_seat(anna: Person, ben: Person) -> None:
    table = anna.make_table("me", "open")["id"]
    token = anna.post(f"/tables/{table}/seats/1/link")["token"]
    assert anna.table(table)["seats"][1]["kind"] == "link"
    assert ben.fault("POST", f"/tables/{table}/sit", {})["problem"] == "seat-taken"
    anna.put(f"/tables/{table}/seats/1", {"kind": "open"})
    assert ben.fault("POST", "/claim", {"token": token})["problem"] == "void-link"
    assert ben.sit(table)["seats"][1]["mine"]


def test_a_link_to_ones_own_seat_brings_it_to_another_device(
    anna: Person, ben: Person, guest: NewPerson
) -> None:
    table = begin([anna, ben])
    ben.act(table, 1, "bid 3")
    token = ben.post(f"/tables/{table}/seats/1/link")["token"]
    phone = guest("Ben's phone")
    assert phone.post("/claim", {"token": token})["seats"][1]["mine"]
    assert phone.view(table, 1)["draft"] == ["bid 3"]
    assert ben.fault("GET", f"/tables/{table}/seat/1")["problem"] == "not-your-seat"


def test_links_are_made_by_the_host_or_whoever_sits_there(
    anna: Person, ben: Person, guest: NewPerson
) -> None:
    table = anna.make_table("me", "open", "greedy")["id"]
    path = f"/tables/{table}/seats"
    assert ben.fault("POST", f"{path}/1/link")["problem"] == "not-your-seat"
    ben.sit(table)
    assert anna.fault("POST", f"{path}/1/link")["problem"] == "not-away"
    assert anna.fault("POST", f"{path}/2/link")["problem"] == "nobody-away"
    assert ben.post(f"{path}/1/link")["token"]
    for seat in (-1, 3, 10**30):
        assert ben.fault("POST", f"{path}/{seat}/link")["problem"] in ("bad-seat", "bad-request")


def test_whoever_leaves_before_the_start_frees_the_seat(anna: Person, ben: Person) -> None:
    table = anna.make_table("me", "open")["id"]
    ben.sit(table)
    info = ben.post(f"/tables/{table}/leave")
    assert (info["seats"][1]["kind"], info["seats"][1]["nickname"]) == ("open", "")
    assert ben.fault("POST", f"/tables/{table}/leave")["problem"] == "not-your-seat"
    ben.sit(table)


def test_a_link_to_a_seat_is_void_when_its_player_has_left(
    anna: Person, ben: Person, guest: NewPerson
) -> None:
    table = begin([anna, ben])
    token = ben.post(f"/tables/{table}/seats/1/link")["token"]
    ben.post(f"/tables/{table}/leave")
    for person in (ben, guest("Cleo")):
        assert person.fault("POST", "/claim", {"token": token})["problem"] == "void-link"


def test_the_host_changes_seats_before_the_start(anna: Person, ben: Person) -> None:
    table = anna.make_table("me", "open")["id"]
    path = f"/tables/{table}/seats"
    assert anna.put(f"{path}/1", {"kind": "bot", "bot": "random"})["seats"][1]["bot"] == "random"
    assert anna.put(f"{path}/1", {"kind": "link"})["seats"][1]["kind"] == "link"
    assert anna.put(f"{path}/1", {"kind": "me"})["seats"][1]["mine"]
    assert anna.put(f"{path}/1", {"kind": "open"})["seats"][1]["kind"] == "open"
    assert ben.fault("PUT", f"{path}/1", {"kind": "me"})["problem"] == "not-the-host"
    ben.sit(table)
    assert anna.put(f"{path}/1", {"kind": "open"})["seats"][1]["kind"] == "open"
    assert ben.get("/tables/mine") == []
    ben.sit(table)
    bad = {"kind": "bot", "bot": "hal"}
    assert anna.fault("PUT", f"{path}/0", bad)["problem"] == "unknown-bot"
    assert anna.fault("PUT", f"{path}/2", {"kind": "me"})["problem"] == "bad-seat"
    anna.post(f"/tables/{table}/start")
    assert anna.fault("PUT", f"{path}/0", {"kind": "me"})["problem"] == "already-started"


# --- starting --------------------------------------------------------------------------------


@pytest.mark.parametrize("free", ["open", "link"])
def test_a_match_does_not_start_with_free_seats(anna: Person, ben: Person, free: str) -> None:
    table = anna.make_table("me", free)["id"]
    assert anna.fault("POST", f"/tables/{table}/start")["problem"] == "seats-free"
    assert ben.fault("POST", f"/tables/{table}/start")["problem"] == "not-the-host"
    assert anna.fault("GET", f"/tables/{table}/seat/0")["problem"] == "not-started"
    assert anna.events(table, -1) == []
    anna.put(f"/tables/{table}/seats/1", {"kind": "me"})
    assert anna.post(f"/tables/{table}/start")["status"] == "playing"
    assert anna.fault("POST", f"/tables/{table}/start")["problem"] == "already-started"
    assert ben.fault("POST", f"/tables/{table}/sit", {})["problem"] == "already-started"


def test_a_table_that_cannot_start_at_once_is_not_made(anna: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"title": "goofspiel", "seats": seats, "start": True, "public": True}
    assert anna.fault("POST", "/tables", body)["problem"] == "seats-free"
    assert anna.get("/tables/mine") == []
    assert anna.get("/tables") == []


def test_one_device_can_play_several_seats(anna: Person) -> None:
    table = anna.make_table("me", "me", start=True)["id"]
    assert anna.table(table)["my_move"]
    play_on([(anna, 0), (anna, 1)], table, random.Random(1))
    assert not anna.table(table)["my_move"]


def test_spectators_see_what_everybody_may(anna: Person, ben: Person, guest: NewPerson) -> None:
    table = begin([anna, ben])
    anna.bid(table, 0, 3)
    for spectator in (guest(), guest("Cleo"), ben):
        view = spectator.view(table, -1)
        assert view["decision"] is None
        assert view["table"]["seats"][0]["hand"] == ["1", "2", "3", "4"]
        assert view["table"]["table"]["deck"] == ["?", "?", "?"]
        assert view["acting"] == [1]


# --- again -----------------------------------------------------------------------------------


def prizes(person: Person, table: str) -> list[str]:
    return [e["args"]["prize"] for e in person.events(table, -1) if e["name"] == "prize"]


def test_a_rematch_with_the_same_deal_has_the_same_prizes(anna: Person, ben: Person) -> None:
    table = over([anna, ben], options={"cards": 13})
    anna.post(f"/tables/{table}/rematch", {"same_deal": True})
    again = ben.post(f"/tables/{table}/rematch", {"same_deal": True})
    assert again["status"] == "playing"
    assert again["known_deal"]
    assert not anna.table(table)["known_deal"]
    assert [seat["nickname"] for seat in again["seats"]] == ["Anna", "Ben"]
    assert anna.table(table)["rematch"] == again["id"]
    play_on([(anna, 0), (ben, 1)], again["id"], random.Random(2))
    assert prizes(anna, again["id"]) == prizes(anna, table)


def test_the_same_deal_is_played_again_only_if_all_agree(
    anna: Person, ben: Person, guest: NewPerson
) -> None:
    """By then everybody can know what is hidden."""
    table = over([anna, ben])
    path = f"/tables/{table}/rematch"
    assert guest("Cleo").fault("POST", path, {"same_deal": True})["problem"] == "not-your-seat"
    asked = anna.post(path, {"same_deal": True})
    assert (asked["id"], asked["rematch"]) == (table, None)
    assert [seat["same_deal"] for seat in ben.table(table)["seats"]] == [True, False]
    anna.post(path, {"same_deal": True, "agree": False})
    assert ben.post(path, {"same_deal": True})["id"] == table
    assert [seat["same_deal"] for seat in ben.table(table)["seats"]] == [False, True]
    again = anna.post(path, {"same_deal": True})
    assert (again["status"], again["known_deal"]) == ("playing", True)


def test_who_does_not_agree_on_the_same_deal_can_have_a_new_one(anna: Person, ben: Person) -> None:
    table = over([anna, ben])
    path = f"/tables/{table}/rematch"
    anna.post(path, {"same_deal": True})
    again = ben.post(path, {})
    assert not again["known_deal"]
    assert anna.post(path, {"same_deal": True})["id"] == again["id"]


def test_the_chance_of_bots_follows_from_nothing_that_is_known() -> None:
    """Neither from the seed, which everybody knows by then, nor from the name of the table."""
    wish = NewTable("goofspiel", [SeatWish("bot"), SeatWish("bot")])
    person = Somebody("anna", "Anna", None)
    rows = [new_row(wish, person, seed="5e" * 16) for _ in range(2)]
    for row in rows:
        row.id = "same"
    assert rows[0].seed == rows[1].seed
    assert bot_seed(rows[0], 0) != bot_seed(rows[1], 0)
    assert bot_seed(rows[0], 0) != bot_seed(rows[0], 1)


def test_a_rematch_with_a_new_deal_has_others_and_moves_seats(anna: Person, ben: Person) -> None:
    table = over([anna, ben], options={"cards": 13})
    again = anna.post(f"/tables/{table}/rematch", {"same_deal": False})
    assert again["seed_hash"] != anna.table(table)["seed_hash"]
    assert [seat["nickname"] for seat in again["seats"]] == ["Ben", "Anna"]
    play_on([(ben, 0), (anna, 1)], again["id"], random.Random(2))
    assert prizes(anna, again["id"]) != prizes(anna, table)
    assert sorted(prizes(anna, again["id"])) == sorted(prizes(anna, table))


def test_all_who_ask_for_a_rematch_get_the_same_one(guest: NewPerson) -> None:
    people = [guest(f"P{number}") for number in range(4)]
    table = over(people, options={"cards": 3}, public=True)
    path = f"/tables/{table}/rematch"
    with ThreadPoolExecutor(4) as pool:
        infos = list(pool.map(lambda person: person.post(path, {}), people))
    assert len({info["id"] for info in infos}) == 1
    assert people[0].table(infos[0]["id"])["status"] == "playing"
    assert people[0].get("/tables") == []
    assert len(people[0].get("/tables/mine")) == 2


def test_there_is_no_rematch_before_the_end_nor_for_strangers(
    anna: Person, ben: Person, guest: NewPerson
) -> None:
    table = anna.make_table("me", "open", public=True)["id"]
    ben.sit(table)
    anna.post(f"/tables/{table}/start")
    path = f"/tables/{table}/rematch"
    assert anna.fault("POST", path, {})["problem"] == "match-goes-on"
    assert guest("Cleo").fault("POST", path, {})["problem"] == "not-your-seat"
    assert anna.table(table)["rematch"] is None
    assert anna.get("/tables") == []
    assert len(anna.get("/tables/mine")) == 1


def test_bots_play_in_a_rematch(anna: Person) -> None:
    table = anna.make_table("me", "random", options={"cards": 2}, start=True)["id"]
    anna.bid(table, 0, 1)
    eventually(lambda: anna.table(table)["status"] == "over")
    again = anna.post(f"/tables/{table}/rematch", {"same_deal": True})["id"]
    anna.bid(again, 0, 2)
    eventually(lambda: anna.table(again)["status"] == "over")


# --- bad input -------------------------------------------------------------------------------

TWO = [{"kind": "me"}, {"kind": "open"}]

BAD_TABLES: list[tuple[Json, str]] = [
    ({"title": "chess", "seats": TWO}, "unknown-title"),
    ({"title": "goofspiel", "seats": []}, "bad-request"),
    ({"title": "goofspiel", "seats": TWO[:1]}, "bad-seats"),
    ({"title": "goofspiel", "seats": TWO * 4}, "bad-seats"),
    ({"title": "goofspiel", "seats": TWO * 5}, "bad-request"),
    ({"title": "goofspiel", "seats": [{"kind": "king"}] * 2}, "bad-request"),
    ({"title": "goofspiel", "seats": [{"kind": "bot", "bot": "hal"}] * 2}, "unknown-bot"),
    ({"title": "goofspiel", "seats": TWO, "edition": "second"}, "bad-edition"),
    ({"title": "goofspiel", "seats": TWO, "options": {"x": 1}}, "unknown-option"),
    ({"title": "goofspiel", "seats": TWO, "options": {"cards": 99}}, "bad-option-value"),
    ({"title": "goofspiel", "seats": TWO, "options": {"cards": "x"}}, "bad-option-value"),
    ({"title": "goofspiel", "seats": TWO, "options": {"cards": True}}, "bad-option-value"),
    ({"title": "goofspiel", "seats": TWO, "options": {"cards": 2**63 - 1}}, "bad-option-value"),
    ({"title": "goofspiel", "seats": TWO, "options": {"cards": [1]}}, "bad-request"),
    ({"title": "goofspiel", "seats": TWO, "clock": {"kind": "sand"}}, "bad-request"),
    ({"title": "goofspiel", "seats": TWO, "clock": {"kind": "bank", "seconds": 1}}, "bad-request"),
    ({"title": "goofspiel", "seats": TWO, "clock": {"increment": -1}}, "bad-request"),
    ({"title": "goofspiel", "seats": TWO, "clock": {"days": 99}}, "bad-request"),
    ({"title": "goofspiel", "seats": TWO, "absence": "dance"}, "bad-request"),
    ({"title": "goofspiel", "seats": TWO, "public": "yes"}, "bad-request"),
    ({"title": "goofspiel", "seats": TWO, "seed": "00"}, "bad-request"),
    ({"title": "goofspiel"}, "bad-request"),
    ({"seats": TWO}, "bad-request"),
    ({}, "bad-request"),
    ([], "bad-request"),
]


@pytest.mark.parametrize(("body", "problem"), BAD_TABLES)
def test_a_table_that_cannot_be_is_refused_with_the_reason(
    anna: Person, body: Json, problem: str
) -> None:
    assert anna.fault("POST", "/tables", body)["problem"] == problem
    assert anna.get("/tables/mine") == []


@pytest.mark.parametrize("body", [b'{"nickname": "\xff\xfe"}', b"\xff", b'{"nickname": "\xc3("}'])
def test_what_is_no_utf_8_is_a_bad_request(anna: Person, body: bytes) -> None:
    headers = {"x-csrftoken": anna.token(), "content-type": "application/json"}
    answer = anna.client.put("/api/me", content=body, headers=headers)
    assert answer.status_code == 400
    assert told(answer)["problem"] == "bad-request"
    assert anna.get("/me")["nickname"] == "Anna"


def test_a_line_that_comes_twice_is_said_once(anna: Person, ben: Person) -> None:
    """Whoever did not hear that it arrived sends it again; others may call theirs the same."""
    table = begin([anna, ben])
    path = f"/tables/{table}/chat"
    line = {"text": "hello", "line": "first"}
    assert anna.post(path, line) == anna.post(path, line)
    ben.post(path, line)
    anna.post(path, {"text": "hello", "line": "second"})
    anna.post(path, {"text": "hello"})
    anna.post(path, {"text": "hello"})
    assert [said["nickname"] for said in anna.get(path)] == ["Anna", "Ben", "Anna", "Anna", "Anna"]


BAD_REQUESTS: list[tuple[str, str, Json]] = [
    ("POST", "sit", {"seat": "x"}),
    ("POST", "sit", {"chair": 1}),
    ("PUT", "seats/0", {"kind": "king"}),
    ("PUT", "seats/x", {"kind": "me"}),
    ("POST", "rematch", {"same_deal": 3}),
    ("POST", "chat", {"text": ""}),
    ("POST", "chat", {"text": " \n "}),
    ("POST", "chat", {"text": "x" * 401}),
    ("POST", "chat", {"text": 7}),
    ("POST", "chat", {"text": "x", "line": "x" * 41}),
    ("POST", "seat/0/act", {}),
    ("POST", "seat/0/act", {"number": 0, "actions": ["bid 1"]}),
    ("POST", "seat/0/act", {"number": 0, "actions": ["x" * 81], "move": "m"}),
    ("POST", "seat/0/act", {"number": 0, "actions": ["bid 1"] * 65, "move": "m"}),
    ("POST", "seat/0/act", {"number": 0, "actions": ["bid 1"], "move": "m" * 41}),
    ("POST", "seat/0/act", {"number": 0, "actions": ["fly"], "move": "m"}),
    ("POST", "seat/0/act", {"number": 0.5, "actions": ["bid 1"], "move": "m"}),
    ("POST", "seat/0/act", {"number": 10**30, "actions": ["bid 1"], "move": "m"}),
    ("POST", "seat/0/confirm", {"number": None, "move": "m"}),
    ("POST", "seat/0/take-back", {"whole": "yes"}),
    ("POST", "seat/0/why", {"thing": ""}),
    ("POST", "seat/0/why", {"thing": "card:fly"}),
    ("POST", "seat/0/preview", {"action": "x" * 100}),
    ("POST", "seat/0/ahead", {"actions": ["fly"]}),
    ("POST", "seat/0/ahead", {"actions": []}),
    ("POST", "seat/0/concede", {"agree": "maybe"}),
    ("POST", f"seat/{10**30}/why", {"thing": "card:1"}),
    ("GET", f"seat/{10**30}", None),
    ("GET", "seat/9", None),
    ("GET", "seat/-2", None),
    ("GET", "seat/x", None),
    ("GET", "seat/0/events?after=x", None),
    ("GET", "nothing", None),
    ("DELETE", "chat", None),
]


@pytest.mark.parametrize(("method", "path", "body"), BAD_REQUESTS)
def test_a_bad_request_is_answered_with_a_fault(
    anna: Person, method: str, path: str, body: Json
) -> None:
    table = anna.make_table("me", "me", start=True)["id"]
    before = anna.view(table, 0)
    assert anna.fault(method, f"/tables/{table}/{path}", body)["problem"]
    assert anna.view(table, 0) == before


def test_numbers_of_any_size_are_no_fault_of_ours(anna: Person) -> None:
    table = anna.make_table("me", "me", start=True)["id"]
    for after in (-(10**30), -1, 10**9, 2**63, 10**30):
        answer = anna.send("GET", f"/tables/{table}/seat/-1/events?after={after}")
        assert answer.status_code < 500


def test_a_body_that_is_no_json_or_too_long_is_answered_with_a_fault(anna: Person) -> None:
    headers = {"x-csrftoken": anna.token(), "content-type": "application/json"}
    for body in (
        b"",
        b"{",
        b"\xff",
        b"[" * 5000,
        b'{"x":' * 5000,
        b'{"nickname": "\\ud800"}',
        b"NaN",
    ):
        answer = anna.client.put("/api/me", content=body, headers=headers)
        assert 400 <= answer.status_code < 500, body
        assert answer.json()["problem"] == "bad-request"
    answer = anna.client.put("/api/me", content=b" " * 70_000, headers=headers)
    assert answer.status_code == 413


@pytest.mark.parametrize("path", ["/tables/nowhere", "/tables/nowhere/seat/0", "/nowhere"])
def test_what_is_not_there_is_answered_with_404(anna: Person, path: str) -> None:
    assert anna.fault("GET", path)["status"] == 404


@pytest.mark.parametrize(
    "path", ["/" + "a" * 300, "/a" * 200, "/%00", "/..%2f..%2fpyproject.toml", "/%ff", "/api/x"]
)
def test_no_address_is_a_fault_of_ours(anna: Person, path: str) -> None:
    answer = anna.client.get(path)
    assert answer.status_code < 500
    assert "build-system" not in answer.text
