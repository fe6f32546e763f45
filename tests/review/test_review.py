"""A review tells what decisions cost from what was known then, and luck apart from it."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import tablee
from tablee import bots
from tablee.arena import play, record_of
from tablee.bots.bot import Budget
from tablee.bots.search.weighing import Outcome
from tablee.engine.decision import Choice
from tablee.engine.record import Record, replay
from tablee.review import Asked, Judged, Review, judge, review
from tablee.review.chances import Chances
from tablee.review.judging import mark_of
from tablee.review.pairing import FEWEST, Pair
from tablee.review.replaying import MOMENTS, Point, evenly, gone_through
from tablee.review.review import STEPS
from tablee.review.spreading import Case, Spreading

FEW = Budget(iterations=24)


def match(title: str, seats: int, *names: str, **options: int) -> Record:
    game = tablee.make(title, seats, "base", **options)
    players = [bots.make(name, bytes([seat])) for seat, name in enumerate(names)]
    return record_of(game, play(game, players, b"seed", FEW))


def reviewed(record: Record, seat: int, budget: Budget = FEW) -> Review:
    *_, last = review(record, seat, budget)
    assert isinstance(last, Review)
    return last


@pytest.fixture(scope="module")
def bids() -> Record:
    return match("goofspiel", 2, "random", "greedy", cards=5)


def test_every_decision_with_a_choice_is_judged(bids: Record) -> None:
    found = reviewed(bids, 0)
    own = [number for number, answer in enumerate(bids.answers) if answer.seat == 0]
    assert [each.answer for each in found.judged] == own[:-1]  # the last card is no choice
    for each in found.judged:
        assert bids.answers[each.answer].action == each.chosen.text
        assert each.cost >= 0
        assert (each.cost == 0) == (each.better == each.chosen)


def test_luck_is_what_decisions_do_not_explain(bids: Record) -> None:
    for seat in (0, 1):
        found = reviewed(bids, seat)
        first = found.curve[0].shares[seat]
        own = found.own()
        assert own is None  # nobody knows how an experienced player would bid
        assert first + found.fortune() == pytest.approx(found.result)


def test_decisions_are_held_against_those_of_an_experienced_player() -> None:
    game = tablee.make("nettles", 2)
    view = game.deal(b"seed").seen_by(0)
    chosen, rival = view.table.options(0)[:2]

    def swing(promised: list[float], usual: list[float]) -> float | None:
        pair = Pair(game, Asked(0, 0, view, chosen), rival, b"s")
        pair.chosen.outcomes = [Outcome(0.0, share, 0.0, {}) for share in promised]
        pair.usual = usual
        return pair.swing()

    assert swing([0.0] * 16, [1.0] * 16) == -1
    assert swing([1.0] * 16, [0.0, 1.0] * 8) == 0.5
    assert swing([0.0, 1.0] * 8, [0.0, 1.0] * 8) == 0
    assert swing([0.0, 1.0] * 8, [1.0, 0.0] * 7 + [1.0] * 2) == 0, "it may be chance"
    assert swing([0.0] * 15, [1.0] * 15) == 0, "too few worlds"


@pytest.mark.parametrize(("number", "share"), [(0, 1.0), (1, 0.0), (2, 0.5)])
def test_what_an_experienced_player_would_do_is_tried_in_the_same_worlds(
    number: int, share: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The chosen option wins here, its rival loses, and any other one shares."""
    game = tablee.make("nettles", 2)
    view = game.deal(b"seed").seen_by(0)
    options = view.table.options(0)
    promised = {options[0]: 1.0, options[1]: 0.0}
    pair = Pair(game, Asked(0, 0, view, options[0]), options[1], b"s")
    pair.policy = lambda seen, dice: options[number] if number < 2 else -1
    monkeypatch.setattr(
        pair,
        "tried_in",
        lambda world, action, seed: Outcome(0.0, promised.get(action, 0.5), 0.0, {}),
    )
    for _ in range(FEWEST):
        pair.go_on()
    assert pair.usual == [share] * FEWEST
    assert pair.swing() == 1 - share


def test_the_same_match_gives_the_same_review(bids: Record) -> None:
    assert reviewed(bids, 0) == reviewed(bids, 0)
    assert reviewed(bids, 0) != reviewed(bids, 1)


def test_the_work_says_how_far_it_is(bids: Record) -> None:
    *steps, last = review(bids, 1, FEW)
    assert isinstance(last, Review)
    total = len(last.judged) + len(last.curve)
    assert steps == [(number, total) for number in range(1, total + 1)]


def test_the_curve_ends_with_the_result(bids: Record) -> None:
    found = reviewed(bids, 0)
    assert found.curve[0].answer == 0
    assert found.curve[-1].answer == len(bids.answers)
    assert found.curve[-1].shares[0] == found.result
    for moment in found.curve:
        assert sum(moment.shares) == pytest.approx(1.0)


def test_a_long_match_has_a_curve_of_so_many_points() -> None:
    assert evenly(3, MOMENTS) == {0, 1, 2}
    found = evenly(1_000, MOMENTS)
    assert len(found) == MOMENTS
    assert {0, 999} < found


def test_what_others_hold_changes_no_judgement() -> None:
    """Weighed from what the player could know: hidden prizes in another order judge the same."""
    game = tablee.make("goofspiel", 2, prize="hidden", cards=5)
    s = game.deal(b"seed")
    other = game.layout.exchanged(s, "prize", s.deck[-1], s.deck[0])
    action = s.options(0)[0]
    found = [judge(game, Asked(0, 0, each.seen_by(0), action), FEW, b"s") for each in (s, other)]
    assert found[0] == found[1]


def test_a_bid_that_can_only_lose_is_called_what_it_is() -> None:
    """The highest prize of all, and the lowest card for it, with everything else equal."""
    game = tablee.make("goofspiel", 2, cards=3, order="descending")
    s = game.deal(b"seed")
    asked = Asked(0, 0, s.seen_by(0), s.options(0)[0])
    found = judge(game, asked, Budget(iterations=400), b"s")
    assert found.mark == "blunder"
    assert found.better.text == game.space.text(s.options(0)[-1])


def test_only_what_is_certain_is_marked() -> None:
    game = tablee.make("precognition", 2)  # good players differ by 5
    assert mark_of(game, 5.0, 0.5) == "blunder"
    assert mark_of(game, 2.5, 0.5) == "mistake"
    assert mark_of(game, 1.0, 0.4) == "inaccuracy"
    assert mark_of(game, 0.5, 0.1) == ""
    assert mark_of(game, 5.0, 3.0) == ""


def test_the_dearest_come_first() -> None:
    def cost(points: float, mark: str) -> Judged:
        one = Choice(0, "a", "a", "")
        return Judged(0, 0, one, one, points, 0.0, 0.5, 0.1, mark, [], 2, 8)

    found = Review(0, [cost(1, "mistake"), cost(9, ""), cost(3, "blunder")], [], 0.0)
    assert [each.cost for each in found.costliest(5)] == [3, 1]
    assert len(found.costliest(1)) == 1


def test_chances_are_taken_with_chance_anew() -> None:
    game = tablee.make("goofspiel", 3, cards=4)
    s = game.deal(b"seed")
    before = game.dump(s)

    def shares(seed: bytes) -> list[float]:
        chances = Chances(game, [Point(0, 0, s)], seed)
        assert [*chances.count()] == [1]
        return chances.curve()[0].shares

    assert sum(shares(b"one")) == pytest.approx(1.0)
    assert shares(b"one") != shares(b"two")
    assert game.dump(s) == before


@pytest.mark.parametrize("title", ["nettles", "precognition", "ai-100-human"])
def test_matches_of_other_titles_are_reviewed_too(title: str) -> None:
    record = match(title, 2, "expert", "random")
    game = record.game()
    asked = Random(1).choice(gone_through(record, 1).asked)
    found = judge(game, asked, Budget(iterations=4), b"s")
    assert found.options == len(asked.view.table.options(1))
    assert record.answers[asked.answer].action == found.chosen.text
    assert msgspec.json.decode(msgspec.json.encode(found), type=Judged) == found


# --- within a fixed time -----------------------------------------------------------------------


def test_with_a_fixed_time_every_decision_is_judged(bids: Record) -> None:
    *steps, found = review(bids, 0, Budget(seconds=0.5))
    assert isinstance(found, Review)
    assert [each.answer for each in found.judged] == [e.answer for e in gone_through(bids, 0).asked]
    assert all(each.worlds for each in found.judged)
    told = [step for step in steps if not isinstance(step, Review)]
    assert told == sorted(told)
    assert {total for _, total in told} == {STEPS}
    assert found.games > 0


def test_where_time_is_short_only_what_rules_of_thumb_do_not_advise_is_weighed() -> None:
    record = match("precognition", 2, "expert", "random")
    asked = gone_through(record, 1).asked
    game = record.game()
    spreading = Spreading(game, asked, 1e-6, lambda _: 1.0, b"s")
    assert [*spreading.run()] == []
    assert 0 < len(spreading.cases) < len(asked)
    for case in spreading.cases.values():
        assert case.rival.action == spreading.advised(case.asked) != case.asked.action
    assert not any(case.open for case in spreading.cases.values())  # not even those, in no time
    assert [each.worlds for each in spreading.judged()] == [0] * len(asked)


def test_what_may_have_cost_most_is_weighed_longest() -> None:
    """The one bid that can only lose, among those that hardly matter."""
    game = tablee.make("goofspiel", 2, cards=3, order="descending")
    s = game.deal(b"seed")
    bad = Case(game, Asked(0, 0, s.seen_by(0), s.options(0)[0]), s.options(0)[-1], b"s")
    assert bad.doubt(0.1) > 1_000
    for _ in range(FEWEST):
        bad.go_on()
    assert bad.doubt(0.1) > 0
    assert bad.doubt(1_000) == 0
    while bad.doubt(0.1):
        bad.go_on()
    assert bad.judged().mark == "blunder"


def test_the_moment_of_a_decision_is_told_by_events(bids: Record) -> None:
    *_, last = replay(bids)
    events = [each.event for each in gone_through(bids, 0).asked]
    assert events == sorted(events)
    assert 0 < events[0] < events[-1] < len(last.events or [])
    assert [each.event for each in gone_through(bids, 0, told=7).asked] == [e + 7 for e in events]
