"""Hints: at tables for practice, from what the seat can know, and nowhere else."""

from __future__ import annotations

import random

from litestar import Litestar
from litestar.testing import TestClient

import tablee
from tablee.bots.bot import Reason, Thought, Weighed
from tablee.bots.search.aims import unit_of
from tablee.server import thinking
from tablee.server.hinting import candidates, hint_of, told, weigh
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


def test_reasons_speak_of_the_best_and_behind_a_worse_one_nothing_is_equal() -> None:
    game = tablee.make("goofspiel", 2, cards=5)

    def bid(card: int) -> int:
        return game.space.parse(f"bid {card}")

    weighed = [
        option(bid(1), value=9.0, error=0.0, visits=9),
        option(
            bid(2), value=9.5, error=1.0, visits=20
        ),  # more, but rules of thumb are not convinced
        option(bid(3), value=8.0, error=0.5, visits=9),
        option(bid(4), value=7.0, error=5.0, visits=4),  # given up early: uncertain, not equal
    ]
    thought = Thought(bid(1), 0.5, 42, weighed, [Reason("prizes", 1.0)])
    hint = told(game, thought, 7, "points")
    assert [one.action for one in hint.options] == ["bid 1", "bid 2", "bid 3", "bid 4"]
    assert [one.equal for one in hint.options] == [True, True, False, False]
    assert [one.cost for one in hint.options] == [0.0, 0.0, 1.0, 2.0]


def test_a_group_is_told_chances() -> None:
    """What a group weighs is no points: seasons and a goal are in it."""
    game = tablee.make("precognition", seats=2, mode="cooperative")
    view = game.view(game.deal(b"together"), 0)
    assert unit_of(game, view.table, 0) == "chances"
    alone = tablee.make("ai-100-human", seats=1)
    assert unit_of(alone, alone.deal(b"alone"), 0) == "points"
    first, second = view.table.options(0)[:2]
    weighed = [
        option(first, value=60.0, error=0.0, visits=9, share=0.5),
        option(second, value=27.0, error=1.0, visits=9, share=0.375),
    ]
    hint = told(game, Thought(first, 0.5, 18, weighed, []), 7, "chances")
    assert [(one.cost, one.equal) for one in hint.options] == [(0.0, True), (0.125, False)]


def option(action: int, value: float, error: float, visits: int, share: float = 0.5) -> Weighed:
    return Weighed(action, value, error, share, points=value, chance=0.0, visits=visits)


def test_another_process_makes_it_of_what_it_is_told() -> None:
    game = tablee.make("nettles", 3)
    s = game.deal(b"seed")
    view = s.seen_by(s.acting()[0])
    hint = weigh(thinking.seen(game, view.table, view.viewer), 3, b"some seed")
    assert hint.number == 3
    offered = [game.space.text(action) for action in s.options(view.viewer)]
    assert {one.action for one in hint.options} <= set(offered)
