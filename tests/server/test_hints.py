"""Hints: at tables for practice, from what the seat can know, and nowhere else."""

from __future__ import annotations

import random

from litestar import Litestar
from litestar.testing import TestClient

import tablee
from tablee.server.hinting import candidates, hint_of
from tests.server.conftest import NewPerson
from tests.server.people import play_with_bots


def test_a_table_for_practice_says_so_and_gives_hints(
    app: TestClient[Litestar], guest: NewPerson
) -> None:
    anna, eva = guest("Anna"), guest()
    table = anna.make_table("me", "random", practice=True, start=True)["id"]
    assert eva.table(table)["practice"]  # everybody sees it
    view = anna.view(table, 0)
    hint = anna.post(f"/tables/{table}/seat/0/hint")
    offered = [choice["text"] for choice in view["decision"]["choices"]]
    assert hint["number"] == view["number"]
    assert sorted(one["action"] for one in hint["options"]) == sorted(offered)
    costs = [one["cost"] for one in hint["options"]]
    assert costs[0] == 0
    assert costs == sorted(costs)
    assert hint["options"][0]["equal"]
    assert anna.view(table, 0)["draft"] == []  # nothing is done by it


def test_a_hint_goes_by_what_is_drafted(app: TestClient[Litestar], guest: NewPerson) -> None:
    anna = guest("Anna")
    table = anna.make_table("me", "random", practice=True, start=True)["id"]
    anna.act(table, 0, "bid 2")
    problem = anna.fault("POST", f"/tables/{table}/seat/0/hint")["problem"]
    assert problem in ("nothing-asked", "confirm-first")  # it has answered all it was asked


def test_no_other_table_gives_hints(app: TestClient[Litestar], guest: NewPerson) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.make_table("me", "random", start=True)["id"]
    assert not anna.table(table)["practice"]
    fault = anna.fault("POST", f"/tables/{table}/seat/0/hint")
    assert (fault["problem"], fault["status"]) == ("no-hints-here", 403)
    practice = anna.make_table("me", "random", practice=True, start=True)["id"]
    fault = ben.fault("POST", f"/tables/{practice}/seat/0/hint")
    assert fault["problem"] == "not-your-seat"
    play_with_bots(anna, 0, practice, random.Random(1))
    assert anna.fault("POST", f"/tables/{practice}/seat/0/hint")["problem"] == "match-over"


def test_without_time_it_is_what_rules_of_thumb_advise() -> None:
    game = tablee.make("precognition", 2)
    s = game.deal(b"seed")
    seat = s.acting()[0]
    view = s.seen_by(seat)
    hint = hint_of(game, view, 0, b"some seed", seconds=1e-9)
    assert hint.by_rule
    assert len(hint.options) == 1
    many = candidates(game, view, 1e9, b"some seed")
    assert sorted(many) == sorted(s.options(seat))
    assert game.space.text(many[0]) == hint.options[0].action


def test_what_others_hold_changes_no_hint() -> None:
    game = tablee.make("goofspiel", 2, prize="hidden", cards=5)
    s = game.deal(b"seed")
    other = game.layout.exchanged(s, "prize", s.deck[-1], s.deck[0])
    found = [candidates(game, each.seen_by(0), 1e9, b"a seed") for each in (s, other)]
    assert found[0] == found[1]
