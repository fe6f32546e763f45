"""Learning at the table: a guide is followed over HTTP, resumed, taken back and left."""

from __future__ import annotations

import pytest

from tests.server.conftest import NewPerson
from tests.server.people import Json, Person, choices, eventually

PRECOGNITION = "precognition"


@pytest.fixture
def ana(guest: NewPerson) -> Person:
    return guest("Ana")


def open_guide(who: Person, title: str = PRECOGNITION, **wish: Json) -> str:
    table: str = who.post(f"/guides/{title}", wish)["id"]
    return table


def note(who: Person, table: str) -> Json:
    return who.get(f"/tables/{table}/seat/0/guide")


def look(who: Person, table: str) -> Json:
    return who.post(f"/tables/{table}/seat/0/guide/looked", {"step": note(who, table)["step"]})


def asked(who: Person, table: str) -> Json:
    """The note at the player's next question, when the others have answered."""

    def is_asked() -> Json:
        view = who.view(table, 0)
        return choices(view) and not view["locked"] and view

    eventually(is_asked)
    return note(who, table)


def answer(who: Person, table: str, *texts: str) -> Json:
    """Choose and confirm; the note at the next question."""
    asked(who, table)
    who.act(table, 0, *texts, confirm=True)
    return asked(who, table)


def test_a_chapter_is_followed_to_its_end(ana: Person) -> None:
    table = open_guide(ana)
    first = note(ana, table)
    assert (first["step"], first["kind"], first["number"]) == ("goal", "look", 1)
    assert first["light"] == ["zone:cabins", "tile:island-3"]
    keep = look(ana, table)
    assert (keep["step"], keep["lesson"]) == ("keep", ["keep s1-h2.defitia"])
    picked = ana.get(f"/tables/{table}/seat/0/guide?picked=keep+s1-h2.defitia")
    assert picked["step"] == "give", "before it is even drafted"
    assert note(ana, table)["step"] == "keep"
    ana.act(table, 0, "keep s1-h2.defitia")
    assert note(ana, table)["step"] == "give", "before anything is confirmed"
    ana.act(table, 0, "give s1-h3.terias")
    ana.confirm(table, 0)
    assert asked(ana, table)["step"] == "passed"
    assert ana.view(table, 0)["about"]["received"] == "s1-y1.defitia", "as the guide has prepared"
    look(ana, table)
    ana.act(table, 0, "activate both")
    shown = note(ana, table)
    assert shown["step"] == "new-people"
    assert shown["answered"]["changes"] == [
        {"field": "healthy", "before": 4, "after": 2},
        {"field": "contaminated", "before": 0, "after": 4},
    ]
    look(ana, table)
    ana.act(table, 0, "doctors 1")
    ana.confirm(table, 0)
    assert asked(ana, table)["step"] == "healed"
    look(ana, table)
    look(ana, table)
    assert note(ana, table)["step"] == "foresee"
    answer(ana, table, "keep s1-f1.kartus", "give s1-b2.terias")
    engine = ana.act(table, 0, "activate both") and note(ana, table)
    assert (engine["step"], engine["over"]) == ("engine", False)
    ana.act(table, 0, "battery std-b-2")
    end = note(ana, table)
    assert (end["step"], end["over"], end["following"]) == ("", True, "island")


def test_it_goes_on_where_one_was(ana: Person) -> None:
    table = open_guide(ana)
    look(ana, table)
    ana.act(table, 0, "keep s1-h2.defitia")
    assert open_guide(ana) == table
    assert note(ana, table)["step"] == "give"
    (mine,) = ana.get("/guides")
    assert (mine["chapter"], mine["number"], mine["finished"]) == ("summer", 2, False)
    assert mine["steps"] > 10
    other = open_guide(ana, again=True)
    assert other != table
    assert note(ana, other)["step"] == "goal"
    assert ana.fault("GET", f"/tables/{table}/seat/0/guide")["problem"] == "guide-goes-on-elsewhere"


def test_another_answer_is_followed_and_can_be_taken_back(ana: Person) -> None:
    table = open_guide(ana)
    look(ana, table)
    passed = answer(ana, table, "keep s1-y2.terias", "give s1-h3.terias")
    assert passed["step"] == "passed"
    assert passed["answered"]["step"] == "give"
    look(ana, table)
    ana.act(table, 0, "activate kept")
    departed = note(ana, table)["answered"]
    assert (departed["step"], departed["followed"]) == ("use-both", False)
    assert departed["say"] == "guide-use-both-else"
    back = ana.post(f"/tables/{table}/seat/0/guide/back")["id"]
    assert back == table, "it was not confirmed"
    assert note(ana, table)["step"] == "use-both"
    answer(ana, table, "activate kept")
    again = ana.post(f"/tables/{table}/seat/0/guide/back")["id"]
    assert again != table
    here = asked(ana, again)
    assert (here["step"], here["answered"]) == ("use-both", None)
    assert ana.view(again, 0)["about"]["kept"] == "s1-y2.terias"
    told = next(event["then"] for event in ana.events(again, 0) if event["then"])
    assert told["table"]["round"] == 1, "told whole, from the beginning"
    assert answer(ana, again, "activate both")["step"] != "use-both"


def test_a_chapter_that_is_one_turn_is_taken_back_as_a_whole(ana: Person) -> None:
    table = open_guide(ana, chapter="island")
    answer(ana, table, "keep s1-f1.defitia", "give s1-y2.terias")
    ana.act(table, 0, "activate both", "battery std-b-2", "use std-a-3")
    ana.confirm(table, 0)
    assert note(ana, table)["answered"]["step"] == "run-engine"
    back = ana.post(f"/tables/{table}/seat/0/guide/back")["id"]
    assert note(ana, back)["step"] == "mouths"


def test_playing_on_leaves_the_guide(ana: Person) -> None:
    table = open_guide(ana)
    look(ana, table)
    answer(ana, table, "keep s1-h2.defitia", "give s1-y2.terias")
    seen = ana.view(table, 0)["table"]
    on = ana.post(f"/tables/{table}/seat/0/guide/on")
    assert (on["chapter"], on["practice"], on["begins"]) == ("", True, None)
    assert [seat["nickname"] for seat in on["seats"]] == ["Ana", "Ada", "Mika"]
    assert ana.view(on["id"], 0)["table"]["seats"][0] == seen["seats"][0]
    assert ana.fault("GET", f"/tables/{on['id']}/seat/0/guide")["problem"] == "no-guide-here"
    listed = [each["id"] for each in ana.get("/tables/mine")]
    assert listed == [on["id"]], "a table at which one learns is no match of one's own"


def test_the_next_chapter_has_its_own_table(ana: Person) -> None:
    first = open_guide(ana, "goofspiel")
    answer(ana, first, "bid 1")
    answer(ana, first, "bid 4")
    assert note(ana, first)["over"]
    assert ana.get("/guides")[0]["finished"], "that was the last chapter"
    again = open_guide(ana, "goofspiel", again=True)
    (mine,) = ana.get("/guides")
    assert (mine["done"], mine["number"]) == (["bids"], 0)
    third = open_guide(ana, "goofspiel", again=True)
    assert ana.fault("GET", f"/tables/{first}")["problem"] == "no-such-table", "cleared away"
    assert {ana.table(each)["id"] for each in (again, third)} == {again, third}
    exported = ana.get("/me/export")["guides"]
    assert [each["learnt"] for each in exported] == [["GOOF-013", "GOOF-030", "GOOF-020"]]


def test_what_is_not_there_cannot_be_learnt(ana: Person, guest: NewPerson) -> None:
    assert ana.fault("POST", "/guides/nettles", {})["problem"] == "no-guide"
    assert ana.fault("POST", "/guides/chess", {})["problem"] == "unknown-title"
    wrong = ana.fault("POST", f"/guides/{PRECOGNITION}", {"chapter": "spring"})
    assert wrong["problem"] == "no-such-chapter"
    table = open_guide(ana)
    back = ana.fault("POST", f"/tables/{table}/seat/0/guide/back")
    assert back["problem"] == "nothing-to-take-back"
    bob = guest("Bob")
    assert bob.fault("GET", f"/tables/{table}/seat/0/guide")["problem"] == "not-your-seat"
    assert bob.get("/guides") == []
