"""What follows from a view: who leads, what a placement changes, and what is refused in a turn."""

from __future__ import annotations

from tablee.engine.state import View
from tablee.games.exodus.founding import BEGIN_DRAFT, DiscardCard
from tablee.games.exodus.negotiating import BEGIN_NEGOTIATION
from tablee.games.exodus.outlook import follows
from tablee.games.exodus.state import Table
from tests.games.exodus.positions import build, cards, fill, hold, play, reserve, run, table, turn
from tests.rules import rule

A, B = range(2)
NOBODY = -1


def negotiation(**chambers: str) -> Table:
    s = table(4)
    fill(s, **chambers)
    run(s, BEGIN_NEGOTIATION)
    return s


def first(s: Table) -> int:
    return s.order[0]


@rule("EXO-102")
@rule("EXO-103")
def test_it_says_who_leads_each_chamber() -> None:
    s = negotiation(c1="novice.1", c2="novice.2", c3="novice.3")
    s.lay_cubes(0, A, 3)
    s.lay_cubes(0, B, 2)
    s.lay_cubes(1, A, 2)
    s.lay_cubes(1, B, 2)
    told = follows(View(A, s))["chambers"]
    assert [one["winner"] for one in told[:3]] == [A, NOBODY, NOBODY]
    assert told[0]["cubes"][:2] == [3, 2]


@rule("EXO-086")
@rule("EXO-089")
def test_both_ways_say_what_they_add_and_who_leads_then() -> None:
    s = negotiation(c1="novice.1", c3="miner.1")
    seat = first(s)
    s.seats[seat].influence[0] = s.kit.influence.index("2-1")
    other = (seat + 1) % 4
    s.lay_cubes(2, other, 1)
    play(s, seat, f"send {s.kit.negotiators[s.kit.negotiator(seat, 0)]}")
    ways = follows(View(seat, s))["ways"]
    near, far = ways["1-3"]["sides"]
    assert (near["value"], near["bonus"], near["winner"]) == (2, 1, seat)
    assert (far["value"], far["bonus"], far["winner"]) == (1, 0, NOBODY)
    turned = ways["3-1"]["sides"]
    assert [(side["chamber"], side["value"]) for side in turned] == [("3", 2), ("1", 1)]
    assert ways["3-1"]["winners"][2] == seat
    assert s.cubes_of(0, seat) == 0, "it only looks"


def test_others_are_told_no_ways() -> None:
    s = negotiation(c1="novice.1")
    seat = first(s)
    play(s, seat, f"send {s.kit.negotiators[s.kit.negotiator(seat, 0)]}")
    assert follows(View((seat + 1) % 4, s))["ways"] == {}
    assert "ways" not in follows(View(-1, s))


@rule("EXO-136")
def test_what_cannot_be_paid_is_refused_with_its_price() -> None:
    s = table(2)
    hold(s, A, "novice.1 cathedral.1")
    build(s, A, "hideout.1")
    reserve(s, 2)
    turn(s, A)
    told = follows(View(A, s))
    assert told["prices"] == {"novice.1": 1, "cathedral.1": 6}
    refused = [(one["verb"], one["card"], one["name"]) for one in told["refused"]]
    assert refused == [("integrate", "cathedral.1", "cannot-pay")]
    assert told["refused"][0]["args"] == {"card": "cathedral.1", "price": 6, "gems": 2}


@rule("EXO-225")
@rule("EXO-201")
def test_a_module_without_a_crew_would_score_nothing() -> None:
    s = table(2)
    build(s, A, "cathedral.1", "novice.1")
    build(s, A, "cathedral.2")
    assert follows(View(B, s))["prestige"][A] == {"cathedral.1": 3, "cathedral.2": 0}


@rule("EXO-207")
def test_it_says_why_abilities_tokens_and_vaults_cannot_be_used() -> None:
    s = table(2)
    build(s, A, "hideout.1", "warden.1")
    build(s, A, "clinic.1")
    hold(s, A, "novice.1")
    s.jailers = [s.kit.cards.index("warden.1")]
    s.mutagens = [s.kit.cards.index("clinic.1")]
    s.mutants = 1 << s.kit.cards.index("warden.1")
    turn(s, A)
    told = [(one["verb"], one["card"], one["name"]) for one in follows(View(A, s))["refused"]]
    assert told == [
        ("integrate", "novice.1", "cannot-pay"),
        ("use", "warden.1", "cannot-pay"),
        ("vault", "hideout.1", "no-gems-to-move"),
        ("imprison", "warden.1", "cannot-pay"),
        ("release", "warden.1", "cannot-pay"),
        ("mutate", "clinic.1", "no-crew-to-mutate"),
    ]


@rule("EXO-137", "EXO-201", "EXO-205")
def test_the_draft_tells_what_each_card_would_bring_in_the_ark() -> None:
    s = table(4)
    build(s, A, "cathedral.1", "novice.1")
    build(s, A, "dormitory.1")
    hold(s, A, "high-priest preacher.1 habitat-ring.1 miner")
    run(s, BEGIN_DRAFT)
    told = follows(View(A, s))["aboard"]
    assert told["high-priest.1"] == {
        "price": 5,
        "once": 3,
        "each": 4,  # a majority of three Theocrats
        "scores": True,
        "others": 1,  # one more for the Cathedral
    }
    assert told["preacher.1"]["others"] == 1
    assert (told["miner.1"]["scores"], told["miner.1"]["each"], told["miner.1"]["others"]) == (
        False,
        0,
        0,
    )
    assert s.seats[A].modules == cards("cathedral dormitory"), "it only looks"
    assert follows(View(B, s))["aboard"].keys() == {s.kit.cards[n] for n in s.seats[B].pack}


@rule("EXO-062")
def test_it_tells_so_of_cards_that_can_be_discarded_too() -> None:
    s = table(4)
    hold(s, A, "novice.1 miner clinic heir sapper")
    s.ask(A, DiscardCard())
    assert len(follows(View(A, s))["aboard"]) == 5
    assert follows(View(B, s))["aboard"] == {}


@rule("EXO-208", "EXO-137", "EXO-225")
def test_a_berth_says_what_is_paid_and_what_the_ark_scores_then() -> None:
    s = table(2)
    build(s, A, "hideout.1")
    build(s, A, "cathedral.1", "novice.1")
    hold(s, A, "senator.1")
    reserve(s, 2)
    s.seats[A].stored[0] = 3
    s.seats[A].points[0] = 19
    turn(s, A)
    play(s, A, "integrate senator.1")
    told = follows(View(A, s))["housed"]
    assert told["hideout.1"] == {
        "reserve": 0,
        "stored": {"hideout.1": 1, "cathedral.1": 0},
        "points": 24,
        "prestige": {"hideout.1": 1, "cathedral.1": 2},
    }
    assert told["cathedral.1"]["prestige"]["hideout.1"] == 0, "nobody lives there"
    assert s.seats[A].reserve == 2, "it only looks"
    assert follows(View(B, s))["housed"] == {}
