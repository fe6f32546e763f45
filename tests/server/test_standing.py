"""Statistics, history, pages of people and ladders: what is true, and nothing that is hidden."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

import pytest
from sqlalchemy import text

from tablee.server.db.database import open_engine
from tablee.server.settings import Settings
from tests.server.clients import begin
from tests.server.conftest import NewPerson
from tests.server.people import Json, Person, play_on
from tests.server.test_ratings import play


def account(guest: NewPerson, nickname: str, name: str) -> Person:
    person = guest(nickname)
    person.post("/account", {"name": name, "password": "long enough"})
    return person


def history(person: Person, wish: str = "") -> list[Json]:
    matches: list[Json] = person.get(f"/me/history?{wish}")["matches"]
    return matches


def change(settings: Settings, statement: str, **values: object) -> None:
    engine = open_engine(settings)
    with engine.begin() as connection:
        connection.execute(text(statement), values)
    engine.dispose()


# --- statistics -------------------------------------------------------------------------------


def test_statistics_are_what_one_counts_by_hand(guest: NewPerson) -> None:
    anna, ben, cleo = guest("Anna"), guest("Ben"), guest("Cleo")
    results = []
    for seed in range(6):
        table = play([anna, ben, cleo], seed, rated=seed % 2 == 0)
        results.append(anna.table(table)["result"])
    [tally] = anna.get("/me/standing")["tallies"]
    won = [0 in result["winners"] for result in results]
    points = [result["totals"][0] for result in results]
    assert (tally["title"], tally["seats"], tally["mode"]) == ("goofspiel", 3, "")
    assert (tally["matches"], tally["won"]) == (6, sum(won))
    assert tally["mean_points"] == pytest.approx(sum(points) / 6, abs=0.01)
    assert tally["best_points"] == max(points)
    places = Counter(place_by_hand(result) for result in results)
    assert tally["places"] == [places[1], places[2], places[3]]
    assert (tally["streak"], tally["longest"]) == streaks_by_hand(won)
    assert tally["mean_seconds"] > 0
    met = anna.get("/me/standing")["opponents"]
    assert {(each["name"], each["matches"]) for each in met} == {("Ben", 6), ("Cleo", 6)}


def place_by_hand(result: Json) -> int:
    def stands(seat: int) -> tuple[float, int]:
        share = result["returns"][seat]
        return (share, 0) if share else (0, result["totals"][seat])

    return 1 + sum(stands(other) > stands(0) for other in (1, 2))


def streaks_by_hand(won: Sequence[bool]) -> tuple[int, int]:
    longest = run = 0
    for each in won:
        run = run + 1 if each else 0
        longest = max(longest, run)
    last = 0
    for each in reversed(won):
        if each != won[-1]:
            break
        last += 1
    return (last if won[-1] else -last), longest


def test_playing_together_counts_goals_and_the_best_and_has_no_places(guest: NewPerson) -> None:
    anna = guest("Anna")
    wish = {"title": "precognition", "options": {"mode": "cooperative", "difficulty": "hard"}}
    table = anna.make_table("me", "me", **wish, rated=True, start=True)["id"]
    assert not anna.table(table)["rated"]
    anna.post(f"/tables/{table}/seat/0/concede", {"agree": True})
    anna.post(f"/tables/{table}/seat/1/concede", {"agree": True})
    [match] = history(anna)
    assert match["mode"] == "mode=cooperative,difficulty=hard"
    assert (match["together"], match["outcome"], match["counts"]) == (True, "ended", False)
    assert anna.get("/me/standing")["tallies"] == []


# --- history ----------------------------------------------------------------------------------


def test_a_history_is_searched_by_everything(guest: NewPerson, settings: Settings) -> None:
    anna, ben, zoe = guest("Anna"), guest("Ben"), guest("Zoë 100%")
    tables = [play([anna, ben], seed) for seed in range(3)] + [play([anna, zoe], 7)]
    for day, table in enumerate(tables):
        when = "UPDATE finishes SET ended = :at WHERE match = :table"
        change(settings, when, at=1000.0 + 100 * day, table=table)
    assert [m["table"] for m in history(anna)] == tables[::-1]
    for wish in ("text=ZOE", "text=zoë", "text=100%25", "after=1300", "text=%20zo%20"):
        assert [m["table"] for m in history(anna, wish)] == [tables[3]], wish
    assert history(anna, "text=_") == history(anna, "text=n_obody") == []
    assert [m["table"] for m in history(anna, "before=1200")] == tables[1::-1]
    assert history(anna, "title=nettles") == []
    keys = {each["name"]: each["key"] for each in anna.get("/me/standing")["opponents"]}
    assert [m["table"] for m in history(anna, f"opponent={keys['Ben']}")] == tables[2::-1]
    assert history(zoe, f"opponent={keys['Ben']}") == []  # the key is Anna's alone
    for result in ("won", "shared", "lost", "ended"):
        found = history(anna, f"result={result}")
        assert found == [m for m in history(anna) if m["outcome"] == result]
    assert anna.fault("GET", "/me/history?result=brilliant")["problem"] == "bad-request"
    assert anna.fault("GET", "/me/history?text=%00")["problem"] == "bad-request"
    assert guest().fault("GET", "/me/history")["problem"] == "sign-in-first"


def test_a_history_comes_in_pages(guest: NewPerson, settings: Settings) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = play([anna, ben])
    copy_match(settings, table, 44)
    pages = [anna.get(f"/me/history?page={page}") for page in (1, 2, 3, 99)]
    assert [len(page["matches"]) for page in pages] == [20, 20, 5, 5]
    assert pages[0]["found"] == 45
    assert len({m["table"] for page in pages[:3] for m in page["matches"]}) == 45
    assert pages[3] == pages[2]


def copy_match(settings: Settings, table: str, times: int) -> None:
    """The same match again and again, under other names."""
    engine = open_engine(settings)
    with engine.begin() as connection:
        for name in ("matches", "seats", "finishes"):
            row = connection.execute(text(f"SELECT * FROM {name}")).mappings().all()
            key = "id" if name == "matches" else "match"
            rows = [
                dict(each) | {key: f"copy-{number}"}
                for each in row
                if each[key] == table
                for number in range(times)
            ]
            columns = ", ".join(f'"{column}"' for column in rows[0])
            marks = ", ".join(f":{column}" for column in rows[0])
            connection.execute(text(f"INSERT INTO {name} ({columns}) VALUES ({marks})"), rows)
    engine.dispose()


# --- pages ------------------------------------------------------------------------------------


def test_an_account_shows_public_matches_and_a_guest_nothing(guest: NewPerson) -> None:
    anna, ben = account(guest, "Anna", "anna.k"), guest("Ben")
    stranger = guest("Stranger")
    open_table = play([anna, ben], 1, public=True)
    play([anna, ben], 2)
    page = stranger.get("/persons/anna.k")
    assert (page["name"], page["guest"], page["mine"]) == ("anna.k", False, False)
    assert page["ratings"][0]["matches"] == 2
    assert page["titles"] == [{"title": "goofspiel", "matches": 1, "won": page["titles"][0]["won"]}]
    shown = stranger.get("/persons/anna.k/matches")["matches"]
    assert [m["table"] for m in shown] == [open_table]
    assert shown[0]["others"][0]["page"] is None
    mine = ben.get("/me/standing")
    assert not mine["shown"]
    assert stranger.fault("GET", f"/persons/{mine['page']}")["status"] == 404
    assert ben.get(f"/persons/{mine['page']}")["mine"]
    ben.put("/me/page", {"shown": True})
    assert stranger.get(f"/persons/{mine['page']}")["guest"]


def everything_about(person: Person, reader: Person, table: str, who: str) -> str:
    """All that somebody else can ask for that could tell of a person."""
    asked = [
        f"/persons/{who}",
        f"/persons/{who}/matches",
        "/ladders/goofspiel/2",
        f"/tables/{table}/ratings",
    ]
    return "\n".join(reader.send("GET", path).text for path in asked)


def play_to_a_victory(people: Sequence[Person]) -> str:
    """A public match that moves ratings: after a draw they stand where everybody begins."""
    while True:
        table = play(people, 1, public=True)
        if people[0].table(table)["result"]["returns"] != [0.5, 0.5]:
            return table


@pytest.mark.parametrize("how", ["hidden", "banned"])
def test_of_whoever_hides_or_is_shut_out_nobody_learns_anything(
    guest: NewPerson, settings: Settings, how: str
) -> None:
    anna, ben = account(guest, "Anna", "anna.k"), account(guest, "Ben", "ben.m")
    table = play_to_a_victory([anna, ben])
    mine = anna.get("/me/standing")["ratings"][0]
    reader = guest("Reader")
    assert str(mine["mean"]) in everything_about(anna, reader, table, "anna.k")
    assert reader.get(f"/tables/{table}/ratings")["pages"] == {"0": "anna.k", "1": "ben.m"}
    if how == "hidden":
        assert not anna.put("/me/page", {"shown": False})["shown"]
        assert anna.get("/persons/anna.k")["mine"]
        assert [s["seat"] for s in anna.get(f"/tables/{table}/ratings")["seats"]] == [0, 1]
    else:
        change(settings, "UPDATE accounts SET banned = 99999999999 WHERE name = 'anna.k'")
    told = everything_about(anna, reader, table, "anna.k")
    assert str(mine["mean"]) not in told
    assert "anna.k" not in told
    nobody = reader.fault("GET", "/persons/nobody.here")
    assert reader.fault("GET", "/persons/anna.k") == nobody
    assert [s["seat"] for s in reader.get(f"/tables/{table}/ratings")["seats"]] == [1]
    others = reader.get("/persons/ben.m/matches")["matches"][0]["others"]
    assert [(each["name"], each["page"]) for each in others] == [("Anna", None)]
    keys = ben.get("/me/standing")["opponents"]
    assert [(each["name"], each["page"]) for each in keys] == [("Anna", None)]


def test_nobody_learns_the_id_by_which_another_is_kept(
    guest: NewPerson, settings: Settings
) -> None:
    anna, ben = account(guest, "Anna", "anna.k"), guest("Ben")
    table = play([anna, ben], 1, public=True)
    anna.get("/me/standing")
    anna.get("/me/history")
    everything_about(ben, anna, table, "anna.k")
    engine = open_engine(settings)
    with engine.connect() as connection:
        ids = [str(each) for each in connection.execute(text("SELECT id FROM accounts")).scalars()]
    engine.dispose()
    heard = b"\n".join(anna.heard + ben.heard).decode()
    assert ben.get("/me/standing")["page"] in ids  # a guest's own page
    assert not [each for each in ids if each in heard]


def test_ratings_at_a_table_tell_nothing_to_whoever_was_shown_the_door(guest: NewPerson) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.make_table("me", "open")["id"]
    ben.sit(table)
    anna.put(f"/tables/{table}/conduct", {"seat": 1, "removed": True})
    assert ben.fault("GET", f"/tables/{table}/ratings")["problem"] == "removed"


def test_a_match_that_goes_on_is_in_no_history_and_moves_no_page(guest: NewPerson) -> None:
    anna, ben = account(guest, "Anna", "anna.k"), guest("Ben")
    table = begin([anna, ben], public=True)
    anna.bid(table, 0, 3)
    reader = guest("Reader")
    assert reader.get("/persons/anna.k/matches")["found"] == 0
    assert anna.get("/me/history")["found"] == 0
    assert reader.get(f"/tables/{table}/ratings")["seats"] == []


# --- ladders ----------------------------------------------------------------------------------


def test_a_ladder_has_the_sure_ones_bots_among_them_and_the_others_apart(
    guest: NewPerson, settings: Settings
) -> None:
    anna, ben = account(guest, "Anna", "anna.k"), account(guest, "Ben", "ben.m")
    play([anna, ben])
    first = anna.get("/ladders/goofspiel/2")
    assert {row["name"] for row in first["provisional"]} == {"anna.k", "ben.m"}
    assert all(row["bot"] for row in first["rows"])
    means = {row["bot"]: row["mean"] for row in first["rows"]}
    between = (means["level-4"] + means["level-3"]) / 2
    anna_id = "(SELECT id FROM accounts WHERE name = 'anna.k')"
    change(settings, f"UPDATE ratings SET mean = {between}, spread = 3 WHERE account = {anna_id}")
    ladder = anna.get("/ladders/goofspiel/2")
    order = [row["bot"] or row["name"] for row in ladder["rows"]]
    assert order == ["level-5", "level-4", "anna.k", "level-3", "level-2", "level-1"]
    assert [row["rank"] for row in ladder["rows"] if not row["bot"]] == [1]
    assert [(row["name"], row["mine"]) for row in ladder["provisional"]] == [("ben.m", False)]
    assert anna.get("/ladders/goofspiel/3")["provisional"] == []
    assert anna.get("/ladders/pest/1")["rows"] == []  # alone nobody is against anybody
    assert anna.fault("GET", "/ladders/goofspiel/9")["problem"] == "bad-seats"
    assert anna.fault("GET", "/ladders/chess/2")["problem"] == "unknown-title"


def test_a_rematch_of_friends_keeps_the_history_of_both(guest: NewPerson) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    first = play([anna, ben])
    again = ben.post(f"/tables/{first}/rematch", {})["id"]
    places = {seat["nickname"]: seat["seat"] for seat in anna.table(again)["seats"]}
    play_on([(anna, places["Anna"]), (ben, places["Ben"])], again, random.Random(8))
    assert [m["table"] for m in history(ben)] == [again, first]
    ben.post("/account/delete", {"sure": True})
    assert [m["others"][0]["name"] for m in history(anna)] == ["guest", "guest"]
    assert anna.get("/me/standing")["opponents"] == []
