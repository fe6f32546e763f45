"""Playing a match: drafts, the veil, numbers, moves that come twice, and the record."""

from __future__ import annotations

import os
import random
import signal
from hashlib import sha256
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tablee.engine.problems import Problem
from tablee.engine.record import Record, parse_seed, seed_hash, verify
from tablee.server.house.house import House
from tablee.server.schemas.matches import Course
from tablee.server.thinking import Answer, Thinkers
from tests.server.conftest import NewPerson, NewServer
from tests.server.people import Json, Person, choices, eventually, new_move, play_on


def begin(anna: Person, ben: Person, **wishes: Json) -> str:
    """A match of two with four cards each."""
    table: str = anna.make_table("me", "open", **wishes)["id"]
    ben.sit(table)
    anna.post(f"/tables/{table}/start")
    return table


@pytest.fixture
def anna(guest: NewPerson) -> Person:
    return guest("Anna")


@pytest.fixture
def ben(guest: NewPerson) -> Person:
    return guest("Ben")


# --- drafts ----------------------------------------------------------------------------------


def test_a_draft_is_seen_by_its_seat_alone(anna: Person, ben: Person) -> None:
    table = begin(anna, ben)
    before = [ben.view(table, 1), ben.view(table, -1)]
    view = anna.act(table, 0, "bid 3")
    assert view["draft"] == ["bid 3"]
    assert view["table"]["seats"][0]["bid"] == "3"
    assert view["number"] == 1
    assert not view["locked"]
    after = [ben.view(table, 1), ben.view(table, -1)]
    assert [v | {"version": 0} for v in after] == [v | {"version": 0} for v in before]


def test_a_draft_is_taken_back_by_a_step(anna: Person, ben: Person) -> None:
    table = begin(anna, ben)
    first = anna.view(table, 0)
    anna.act(table, 0, "bid 3")
    view = anna.take_back(table, 0)
    assert view["draft"] == []
    assert view | {"version": 0} == first | {"version": 0}


def test_a_draft_is_taken_back_as_a_whole(anna: Person, ben: Person) -> None:
    table = begin(anna, ben)
    anna.act(table, 0, "bid 2")
    assert anna.take_back(table, 0, whole=True)["draft"] == []
    assert anna.take_back(table, 0, whole=True)["draft"] == []


def test_a_draft_counts_once_it_is_confirmed(anna: Person, ben: Person) -> None:
    table = begin(anna, ben)
    anna.act(table, 0, "bid 2")
    assert anna.view(table, 0)["acting"] == [0, 1]
    view = anna.confirm(table, 0)
    assert view["locked"]
    assert view["draft"] == []
    assert view["acting"] == [1]


def test_another_choice_replaces_a_draft_that_was_taken_back(anna: Person, ben: Person) -> None:
    table = begin(anna, ben)
    anna.act(table, 0, "bid 2")
    anna.take_back(table, 0)
    anna.act(table, 0, "bid 4")
    anna.confirm(table, 0)
    ben.bid(table, 1, 1)
    assert bids(anna, table)[:2] == [(0, "4"), (1, "1")]


def test_nothing_can_be_confirmed_without_a_draft(anna: Person, ben: Person) -> None:
    table = begin(anna, ben)
    path = f"/tables/{table}/seat/0/confirm"
    fault = anna.fault("POST", path, {"number": 0, "move": new_move()})
    assert fault["problem"] == "nothing-to-confirm"


def test_a_draft_is_there_on_every_device_of_the_seat(anna: Person, ben: Person) -> None:
    table = begin(anna, ben)
    anna.act(table, 0, "bid 2")
    assert anna.view(table, 0)["draft"] == ["bid 2"]


# --- the veil --------------------------------------------------------------------------------


def bids(person: Person, table: str, seat: int = -1) -> list[tuple[int, str]]:
    events = person.events(table, seat)
    return [(e["seat"], e["args"]["card"]) for e in events if e["name"] == "bid"]


def test_a_locked_bid_can_be_taken_back_until_the_last_is_in(anna: Person, ben: Person) -> None:
    table = begin(anna, ben)
    anna.bid(table, 0, 2)
    view = anna.choose_anew(table, 0)
    assert not view["locked"]
    assert view["acting"] == [0, 1]
    assert len(choices(view)) == 4
    anna.bid(table, 0, 3)
    ben.bid(table, 1, 1)
    assert bids(anna, table) == [(0, "3"), (1, "1")]
    fault = anna.fault("POST", f"/tables/{table}/seat/0/unlock")
    assert fault["problem"] == "nothing-to-unlock"


def test_what_was_locked_is_a_draft_again_when_it_is_unlocked(anna: Person, ben: Person) -> None:
    table = begin(anna, ben)
    anna.bid(table, 0, 2)
    view = anna.unlock(table, 0)
    assert (view["locked"], view["draft"], view["acting"]) == (False, ["bid 2"], [0, 1])
    assert anna.confirm(table, 0)["locked"]
    ben.bid(table, 1, 1)
    assert bids(anna, table) == [(0, "2"), (1, "1")]


def test_all_answers_to_several_questions_are_a_draft_again(guest: NewPerson) -> None:
    people = [guest("Anna"), guest("Ben")]
    table = people[0].make_table("me", "open", title="precognition", options={})["id"]
    people[1].sit(table)
    people[0].post(f"/tables/{table}/start")
    while "keep" not in {text.split()[0] for text in choices(people[0].view(table, 0))}:
        for seat, person in enumerate(people):
            [first, *_] = choices(person.view(table, seat))
            person.act(table, seat, first, confirm=True)
    people[0].act(table, 0, choices(people[0].view(table, 0))[0])
    drafted = people[0].act(table, 0, choices(people[0].view(table, 0))[0])["draft"]
    assert [text.split()[0] for text in drafted] == ["keep", "give"]
    locked = people[0].confirm(table, 0)
    assert locked["locked"]
    assert locked["draft"] == []
    view = people[0].unlock(table, 0)
    assert view["draft"] == drafted
    assert people[0].take_back(table, 0)["draft"] == drafted[:1]


def test_whoever_returns_is_told_what_the_draft_answers(anna: Person) -> None:
    table = anna.make_table("me", title="ai-100-human", options={})["id"]
    anna.post(f"/tables/{table}/start")
    path = f"/tables/{table}/seat/0/draft"
    while (view := anna.view(table, 0))["decision"]["ask"] != "choose-card":
        anna.act(table, 0, choices(view)[0], confirm=True)
    assert anna.get(path) == []
    card = anna.act(table, 0, choices(view)[0])
    drafted = anna.act(table, 0, choices(card)[0])
    asked = anna.get(path)
    assert [(one["number"], one["draft"]) for one in asked] == [
        (view["number"] + place, drafted["draft"][:place]) for place in range(len(asked))
    ]
    assert [one["decision"] for one in asked[:2]] == [view["decision"], card["decision"]]


def test_all_bids_are_revealed_at_once(anna: Person, ben: Person) -> None:
    table = begin(anna, ben)
    before = [p.events(table, s) for p, s in ((anna, 0), (ben, 1), (ben, -1))]
    anna.bid(table, 0, 2)
    assert [p.events(table, s) for p, s in ((anna, 0), (ben, 1), (ben, -1))] == before
    ben.bid(table, 1, 1)
    for person, seat in ((anna, 0), (ben, 1), (ben, -1)):
        news = person.events(table, seat, after=len(before[0]))
        assert [e["name"] for e in news] == ["bid", "bid", "win", "prize"]


def test_the_order_of_locking_does_not_show(anna: Person, ben: Person) -> None:
    first, second = begin(anna, ben), begin(anna, ben)
    anna.bid(first, 0, 2)
    ben.bid(first, 1, 1)
    ben.bid(second, 1, 1)
    anna.bid(second, 0, 2)
    assert bids(anna, first) == bids(anna, second)


# --- questions about the rules ---------------------------------------------------------------


def test_why_says_what_the_rules_refuse(anna: Person, ben: Person) -> None:
    table = begin(anna, ben)
    anna.bid(table, 0, 2)
    ben.bid(table, 1, 1)
    path = f"/tables/{table}/seat/0/why"
    assert anna.post(path, {"thing": "card:3"}) is None
    refusal = anna.post(path, {"thing": "card:2"})
    assert refusal == {"name": "played", "args": {"card": "2"}, "rule": "GOOF-013"}
    assert anna.post(path, {"thing": "card:13"})["name"] == "no-such-card"
    assert anna.fault("POST", path, {"thing": "card:fly"})["problem"] == "unknown-action"


def test_what_is_nearly_possible_says_what_is_missing(anna: Person) -> None:
    """In AI 100% Human a card is placed beside another one: other cells lack a neighbour."""
    table: str = anna.make_table("me", title="ai-100-human", options={})["id"]
    anna.post(f"/tables/{table}/start")
    view = anna.view(table, 0)
    while view["decision"]["ask"] != "place-card":
        view = anna.act(table, 0, choices(view)[0], confirm=True)
    offered = [choice["target"] for choice in view["decision"]["choices"]]
    found = anna.get(f"/tables/{table}/seat/0/nearly")
    assert {one["refusal"]["name"] for one in found} == {"cell-apart"}
    cells = [one["choice"]["target"] for one in found]
    assert cells
    assert not set(cells) & set(offered)
    assert [f"cell:{one['refusal']['args']['cell']}" for one in found] == cells


def test_preview_tells_only_what_the_seat_can_know(anna: Person, ben: Person) -> None:
    table = begin(anna, ben)
    path = f"/tables/{table}/seat/1/preview"
    assert ben.post(path, {"action": "bid 3"}) == []
    anna.bid(table, 0, 2)
    assert ben.post(path, {"action": "bid 3"}) == []
    fault = ben.fault("POST", path, {"action": "bid 12"})
    assert (fault["problem"], fault["status"]) == ("refused", 422)
    assert fault["refusal"]["name"] == "no-such-card"


def test_a_drafted_answer_is_previewed_where_it_is_given(anna: Person) -> None:
    table = anna.make_table("me", title="ai-100-human", options={})["id"]
    anna.post(f"/tables/{table}/start")
    path = f"/tables/{table}/seat/0/preview"
    while (view := anna.view(table, 0))["decision"]["ask"] != "place-card":
        anna.act(table, 0, choices(view)[0], confirm=True)
    [cell, *_] = choices(view)
    before = anna.post(path, {"action": cell})
    assert anna.act(table, 0, cell)["draft"] == [cell]
    assert anna.post(path, {"action": cell}) == before


def test_ahead_is_the_view_that_drafting_would_give(anna: Person) -> None:
    """And asking for it drafts nothing; what is drafted already can be tried anew, or otherwise."""
    table = anna.make_table("me", title="pest", options={})["id"]
    anna.post(f"/tables/{table}/start")
    path = f"/tables/{table}/seat/0/ahead"
    now = anna.view(table, 0)
    [castle, other, *_] = choices(now)
    seen = [anna.post(path, {"actions": [action]}) for action in (castle, other)]
    assert anna.view(table, 0) == now
    assert seen[0]["draft"][0] == castle
    drafted = anna.act(table, 0, castle)
    again = [anna.post(path, {"actions": [action]}) for action in (castle, other)]
    for told in (drafted, *seen, *again):
        told.pop("version")
    assert seen[0] == drafted
    assert again == seen


def test_nobody_looks_ahead_against_the_rules(anna: Person, ben: Person) -> None:
    table = begin(anna, ben)
    fault = ben.fault("POST", f"/tables/{table}/seat/1/ahead", {"actions": ["bid 12"]})
    assert fault["refusal"]["name"] == "no-such-card"
    assert ben.view(table, 1)["draft"] == []


def test_an_action_against_the_rules_is_refused_with_the_reason(anna: Person, ben: Person) -> None:
    table = begin(anna, ben)
    body = {"number": 0, "actions": ["bid 9"], "move": new_move()}
    fault = anna.fault("POST", f"/tables/{table}/seat/0/act", body)
    assert fault["refusal"]["name"] == "no-such-card"
    assert anna.view(table, 0)["draft"] == []


# --- numbers and repeats ---------------------------------------------------------------------


def test_an_old_number_is_answered_with_the_fresh_view(anna: Person, ben: Person) -> None:
    table = begin(anna, ben)
    anna.bid(table, 0, 2)
    ben.bid(table, 1, 1)
    body = {"number": 0, "actions": ["bid 3"], "move": new_move(), "confirm": True}
    fault = anna.fault("POST", f"/tables/{table}/seat/0/act", body)
    assert (fault["problem"], fault["status"]) == ("stale", 409)
    assert fault["view"] == anna.view(table, 0)
    assert fault["view"]["number"] == 1


def test_a_number_to_come_is_as_stale_as_an_old_one(anna: Person, ben: Person) -> None:
    table = begin(anna, ben)
    body = {"number": 7, "actions": ["bid 3"], "move": new_move()}
    assert anna.fault("POST", f"/tables/{table}/seat/0/act", body)["problem"] == "stale"


def test_others_answers_never_make_mine_stale(guest: NewPerson) -> None:
    people = [guest(f"P{seat}") for seat in range(4)]
    table = people[0].make_table("me", "open", "open", "open", options={"cards": 13})["id"]
    for person in people[1:]:
        person.sit(table)
    people[0].post(f"/tables/{table}/start")
    dice = random.Random(4)
    for number in range(12):
        for seat in dice.sample(range(4), 4):
            hand = people[seat].view(table, seat)["table"]["seats"][seat]["hand"]
            action = f"bid {dice.choice(hand)}"
            body = {"number": number, "actions": [action], "move": new_move(), "confirm": True}
            people[seat].post(f"/tables/{table}/seat/{seat}/act", body)
    assert people[0].table(table)["status"] == "over"


@pytest.mark.parametrize("times", range(1, 6))
def test_a_move_that_comes_several_times_counts_once(anna: Person, ben: Person, times: int) -> None:
    table = begin(anna, ben)
    body = {"number": 0, "actions": ["bid 3"], "move": "the-move", "confirm": True}
    path = f"/tables/{table}/seat/0/act"
    answers = [anna.post(path, body) for _ in range(times)]
    assert all(answer == answers[0] for answer in answers)
    ben.bid(table, 1, 1)
    anna.post(path, body)
    assert bids(anna, table) == [(0, "3"), (1, "1")]
    assert anna.view(table, 0)["number"] == 1


def test_a_draft_that_comes_twice_is_one_answer(anna: Person, ben: Person) -> None:
    table = begin(anna, ben)
    body = {"number": 0, "actions": ["bid 3"], "move": "the-move"}
    path = f"/tables/{table}/seat/0/act"
    assert anna.post(path, body) == anna.post(path, body)
    confirm = {"number": 1, "move": "another"}
    path = f"/tables/{table}/seat/0/confirm"
    assert anna.post(path, confirm) == anna.post(path, confirm)
    assert anna.view(table, 0)["locked"]


def test_two_seats_may_make_up_the_same_move_id(anna: Person, ben: Person) -> None:
    table = begin(anna, ben)
    body = {"number": 0, "actions": ["bid 3"], "move": "the-move", "confirm": True}
    anna.post(f"/tables/{table}/seat/0/act", body)
    ben.post(f"/tables/{table}/seat/1/act", body)
    assert bids(anna, table) == [(0, "3"), (1, "3")]


def test_a_move_sent_again_after_a_restart_counts_once(
    new_server: NewServer, visitor: NewPerson
) -> None:
    server = new_server()
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    table = begin(anna, ben)
    body = {"number": 0, "actions": ["bid 3"], "move": "the-move", "confirm": True}
    path = f"/tables/{table}/seat/0/act"
    first = anna.post(path, body)
    server.kill()
    server.start()
    assert anna.post(path, body) == first
    ben.bid(table, 1, 1)
    anna.post(path, body)
    assert bids(anna, table) == [(0, "3"), (1, "1")]
    assert server.faults() == []


# --- the end ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_the_record_of_a_match_verifies(guest: NewPerson, seed: int) -> None:
    dice = random.Random(seed)
    count = dice.randint(2, 5)
    people = [guest(f"P{seat}") for seat in range(count)]
    options: dict[str, Json] = {
        "cards": dice.randint(2, 8),
        "order": dice.choice(["shuffled", "ascending", "descending"]),
        "ties": dice.choice(["discard", "carry"]),
        "prize": dice.choice(["open", "hidden"]),
    }
    table = people[0].make_table("me", *["open"] * (count - 1), options=options)["id"]
    for person in people[1:]:
        person.sit(table)
    people[0].post(f"/tables/{table}/start")
    view = play_on([(p, s) for s, p in enumerate(people)], table, dice)
    answer = people[0].send("GET", f"/tables/{table}/record")
    assert "attachment" in answer.headers["content-disposition"]
    record = msgspec.json.decode(answer.content, type=Record)
    verify(record)
    assert record.options == options
    assert record.players == [f"P{seat}" for seat in range(count)]
    assert record.result == [score["total"] for score in view["scores"]]


def test_a_record_with_bids_taken_back_verifies(anna: Person, ben: Person) -> None:
    table = begin(anna, ben)
    anna.bid(table, 0, 2)
    anna.choose_anew(table, 0)
    anna.bid(table, 0, 4)
    ben.bid(table, 1, 1)
    ben.bid(table, 1, 2)
    ben.choose_anew(table, 1)
    play_on([(anna, 0), (ben, 1)], table, random.Random(5))
    record = msgspec.convert(anna.get(f"/tables/{table}/record"), Record)
    verify(record)
    assert len(record.answers) == 8


def test_there_is_no_record_before_the_end(anna: Person, ben: Person) -> None:
    table = begin(anna, ben)
    fault = anna.fault("GET", f"/tables/{table}/record")
    assert fault["problem"] == "match-goes-on"


def test_the_course_of_a_match_leads_to_its_result(guest: NewPerson) -> None:
    people = [guest("Anna"), guest("Ben"), guest("Cleo")]
    table = people[0].make_table("me", "open", "open", options={"cards": 6})["id"]
    for person in people[1:]:
        person.sit(table)
    people[0].post(f"/tables/{table}/start")
    view = play_on([(p, s) for s, p in enumerate(people)], table, random.Random(2))
    course = msgspec.convert(guest("Dora").get(f"/tables/{table}/course"), Course)
    events = people[0].get(f"/tables/{table}/seat/0/events")["events"]
    assert course.moments == len(events)
    assert course.standings[0].totals == [0, 0, 0]
    assert course.standings[-1].totals == [score["total"] for score in view["scores"]]
    moments = [standing.moment for standing in course.standings]
    assert moments == sorted(set(moments))
    wins = [event for event in events if event["name"] == "win"]
    assert len(course.standings) == 1 + len(wins)
    for before, after in zip(course.standings, course.standings[1:], strict=False):
        told = events[before.moment + 1 : after.moment + 1]
        [winner] = [event["seat"] for event in told if event["name"] == "win"]
        gains = [b - a for a, b in zip(before.totals, after.totals, strict=True)]
        assert [seat for seat, gain in enumerate(gains) if gain] == [winner]


def test_the_course_of_a_match_says_when_rounds_began(anna: Person) -> None:
    table = anna.make_table("me", title="ai-100-human", options={})["id"]
    anna.post(f"/tables/{table}/start")
    view = play_on([(anna, 0)], table, random.Random(3))
    course = msgspec.convert(anna.get(f"/tables/{table}/course"), Course)
    events = anna.get(f"/tables/{table}/seat/0/events")["events"]
    assert [events[number]["args"] for number in course.rounds] == [{"round": 1}, {"round": 2}]
    assert course.standings[-1].totals == [view["scores"][0]["total"]]


def test_there_is_no_course_before_the_end(anna: Person, ben: Person) -> None:
    table = begin(anna, ben)
    assert anna.fault("GET", f"/tables/{table}/course")["problem"] == "match-goes-on"


def test_a_match_of_older_rules_is_not_played_again(
    app: TestClient[Litestar], anna: Person, ben: Person
) -> None:
    """Its events are still there to be read."""
    table = begin(anna, ben)
    play_on([(anna, 0), (ben, 1)], table, random.Random(1))
    house: House = app.app.state.house
    house.tables.known[table].row.rules = 0
    fault = anna.fault("GET", f"/tables/{table}/course")
    assert fault["problem"] == "other-rules"
    assert fault["facts"] == {"title": "goofspiel", "version": 0, "known": 1}
    assert anna.get(f"/tables/{table}/seat/0/at/3")["table"]["table"]


def test_the_hash_told_at_the_start_fits_the_seed_told_at_the_end(
    anna: Person, ben: Person
) -> None:
    made = anna.make_table("me", "open")
    table = made["id"]
    assert made["seed"] is None
    ben.sit(table)
    started = anna.post(f"/tables/{table}/start")
    assert started["seed_hash"] == made["seed_hash"]
    anna.bid(table, 0, 1)
    ben.bid(table, 1, 2)
    heard = b"".join(anna.heard + ben.heard)
    play_on([(anna, 0), (ben, 1)], table, random.Random(1))
    ended = anna.table(table)
    seed = ended["seed"]
    assert ended["seed_hash"] == made["seed_hash"]
    record = msgspec.convert(anna.get(f"/tables/{table}/record"), Record)
    assert seed_hash(record.game(), parse_seed(seed)) == made["seed_hash"]
    assert seed.encode() not in heard
    assert sha256(seed.encode()).hexdigest().encode() not in heard


def test_a_record_of_another_seed_is_found_out(anna: Person, ben: Person) -> None:
    table = begin(anna, ben)
    play_on([(anna, 0), (ben, 1)], table, random.Random(1))
    record = msgspec.convert(anna.get(f"/tables/{table}/record"), Record)
    with pytest.raises(Problem):
        verify(msgspec.structs.replace(record, seed="00" * 32))


def test_all_people_together_can_end_a_match(anna: Person, ben: Person) -> None:
    table = begin(anna, ben)
    anna.bid(table, 0, 4)
    ben.bid(table, 1, 1)
    anna.bid(table, 0, 2)
    info = anna.post(f"/tables/{table}/seat/0/concede", {"agree": True})
    assert info["status"] == "playing"
    assert [seat["concedes"] for seat in info["seats"]] == [True, False]
    anna.post(f"/tables/{table}/seat/0/concede", {"agree": False})
    ben.post(f"/tables/{table}/seat/1/concede", {"agree": True})
    info = anna.post(f"/tables/{table}/seat/0/concede", {"agree": True})
    assert info["status"] == "over"
    view = ben.view(table, 1)
    assert view["decision"] is None
    assert view["acting"] == []
    assert view["scores"][0]["total"] > 0
    verify(msgspec.convert(ben.get(f"/tables/{table}/record"), Record))
    body = {"number": 1, "actions": ["bid 3"], "move": new_move()}
    assert ben.fault("POST", f"/tables/{table}/seat/1/act", body)["problem"] == "match-over"


def test_a_bot_needs_not_agree_to_the_end(anna: Person) -> None:
    table = anna.make_table("me", "random", start=True)["id"]
    info = anna.post(f"/tables/{table}/seat/0/concede", {"agree": True})
    assert info["status"] == "over"


@pytest.mark.parametrize("bot", ["level-1", "level-3", "level-5", "random", "greedy"])
def test_a_bot_answers_by_itself(anna: Person, bot: str) -> None:
    table = anna.make_table("me", bot, options={"cards": 3}, start=True)["id"]
    while (view := anna.view(table, 0))["status"] == "playing":
        if choices(view):
            anna.act(table, 0, choices(view)[0], confirm=True)
        eventually(lambda: anna.view(table, 0)["number"] > view["number"])
        eventually(lambda: not anna.view(table, 0)["locked"])
    verify(msgspec.convert(anna.get(f"/tables/{table}/record"), Record))


class Overtaken(Thinkers):
    """Each answer comes a first time for a table that has changed since: nothing of it is left."""

    first = True

    async def choose(self, *question: Any) -> Answer:
        self.first = not self.first
        return await super().choose(*question) if self.first else Answer("bid 13")


def test_a_bot_that_was_overtaken_thinks_again(anna: Person, app: TestClient[Litestar]) -> None:
    house: House = app.app.state.house
    house.bots.thinkers.close()
    house.bots.thinkers = Overtaken(1, 0)
    table = anna.make_table("me", "random", options={"cards": 2}, start=True)["id"]
    anna.bid(table, 0, 1)
    eventually(lambda: anna.table(table)["status"] == "over")


def test_bots_play_on_when_their_process_dies(new_server: NewServer, visitor: NewPerson) -> None:
    server = new_server()
    anna = visitor(server, "Anna")
    table = anna.make_table("me", "greedy", start=True)["id"]
    anna.bid(table, 0, 1)
    eventually(lambda: anna.view(table, 0)["number"] == 1 and not anna.view(table, 0)["locked"])
    assert server.children()
    for child in server.children():
        os.kill(child, signal.SIGKILL)
    for card in (2, 3):
        anna.bid(table, 0, card)
        eventually(lambda: not anna.view(table, 0)["locked"])
    assert anna.table(table)["status"] == "over"
