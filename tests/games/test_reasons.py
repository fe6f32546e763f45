"""Whatever lies before a player and cannot be chosen has a reason of its own, all game long."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import tablee
from tablee.engine.problems import UNKNOWN, Problem
from tablee.games.ai_100_human.actions import GRID_CELLS
from tablee.games.ai_100_human.rounds import CHOOSE_CARDS, PICK_CARDS
from tablee.games.precognition.outlook.machines import aboard
from tests.games.ai_100_human.positions import game as ai_human
from tests.games.ai_100_human.positions import place_all, player, run, table
from tests.games.nettles.positions import add, challenge, lay
from tests.games.nettles.positions import deal as deal_nettles
from tests.games.nettles.positions import game as nettles
from tests.games.precognition.positions import act, asked, at_round, install, power, zones
from tests.games.precognition.positions import game as precognition
from tests.rules import rule

Things = Callable[[Any, int], list[str]]


def reason(game: Any, s: Any, thing: str, seat: int = 0) -> str:
    """Why nothing can be done to a thing; nothing if something can."""
    why = game.why_not(s, seat, thing)
    return why.name if why else ""


# --- whole games ------------------------------------------------------------------------------


def on_a_boat(s: Any, seat: int) -> list[str]:
    boat = s.seats[seat]
    cards = [s.kit.cards[card] for card in boat.hand + boat.offer if card != UNKNOWN]
    objectives = [s.kit.objectives[number] for number in s.revealed]
    return [
        *[f"card:{card}" for card in cards],
        *[f"machine:{s.kit.machines[machine]}" for machine in aboard(s, seat)],
        *[f"objective:{name}" for name in objectives],
    ]


def before_an_ai(s: Any, seat: int) -> list[str]:
    p = s.seats[seat]
    cards = [s.kit.card_names[card] for card in p.pack + p.holding()]
    return [*[f"card:{card}" for card in cards], *[f"cell:{cell}" for cell in GRID_CELLS]]


def around_a_stack(s: Any, seat: int) -> list[str]:
    numbers = [f"number:{number}" for number in range(1, s.on_table() + 1)]
    return ["disc:mint", "disc:nettle", *numbers, *[f"seat:{n + 1}" for n in s.in_play()]]


def a_suit(s: Any, seat: int) -> list[str]:
    return [f"card:{card}" for card in range(1, 14)]


@pytest.mark.parametrize(
    ("title", "options", "seats", "things"),
    [
        ("precognition", {"setup": "advanced"}, 3, on_a_boat),
        ("precognition", {"mode": "cooperative"}, 2, on_a_boat),
        ("ai-100-human", {}, 3, before_an_ai),
        ("ai-100-human", {}, 2, before_an_ai),
        ("ai-100-human", {}, 1, before_an_ai),
        ("nettles", {}, 4, around_a_stack),
        ("goofspiel", {}, 2, a_suit),
    ],
)
def test_nothing_is_refused_without_a_reason(
    title: str, options: dict[str, str], seats: int, things: Things
) -> None:
    game = tablee.make(title, seats=seats, **options)
    s: Any = game.deal(seed=b"reasons")
    rng = Random(1)
    unexplained = set()
    while not s.over():
        seat = rng.choice(s.acting())
        view = s.seen_by(seat)
        question = game.decision(view)
        assert question is not None
        for thing in things(view.table, seat):
            if reason(game, view.table, thing, seat) == "not-offered":
                unexplained.add((question.ask, thing.split(":")[0]))
        s.apply(seat, rng.choice(s.options(seat)))
    assert unexplained == set()


# --- Precognition -----------------------------------------------------------------------------


@rule("PRE-053", "PRE-054", "PRE-112")
def test_machines_wait_for_the_cards_and_cards_for_the_next_decision() -> None:
    game, s = precognition(), at_round(5)
    hand, offer = [
        [s.kit.cards[card] for card in zone] for zone in (s.seats[0].hand, s.seats[0].offer)
    ]
    assert [reason(game, s, f"card:{card}") for card in hand + offer] == [""] * 4
    assert reason(game, s, "machine:std-a-1") == "only-after-cards"
    act(s, f"keep {hand[0]}")
    assert reason(game, s, f"card:{hand[0]}") == "kept-already"
    assert reason(game, s, f"card:{hand[1]}") == "not-visible"
    s = at_round(5)
    zones(s, "s1-h1 s1-f1")
    assert asked(s) == "activate"
    assert reason(game, s, "machine:std-a-1") == "only-after-cards"
    left = [s.kit.cards[card] for card in s.seats[0].offer]
    assert {reason(game, s, f"card:{card}") for card in left} == {"only-deciding"}


@rule("PRE-095", "PRE-111", "PRE-116")
def test_a_machine_says_why_it_gets_no_battery_and_why_it_cannot_be_used() -> None:
    game, s = precognition(), at_round(5)
    install(s, "gen gre")
    power(s, "gen-1 gre-1")
    zones(s, "s1-b1 s1-f1")
    act(s, "activate kept")
    assert asked(s) == "place-battery"
    assert reason(game, s, "machine:gen-1") == "no-free-slot"
    assert reason(game, s, "machine:gen-2") == ""
    while asked(s) == "place-battery":
        act(s, "battery gen-2")
    assert asked(s) == "use-machine"
    assert reason(game, s, "machine:gen-1") == ""
    assert reason(game, s, "machine:gre-2") == "not-powered"
    assert reason(game, s, "machine:gre-1") == "condition-not-met"
    assert reason(game, s, "machine:std-a-1") == "not-aboard"


@rule("PRE-223", "PRE-225", "PRE-230")
def test_objectives_wait_for_the_action_phase_and_for_gains() -> None:
    game, s = precognition(mode="cooperative"), at_round(2, mode="cooperative")
    s.revealed = [s.kit.objectives.index(name) for name in ("1a", "1g")]
    s.mitigated = 1 << s.kit.objectives.index("1g")
    assert reason(game, s, "objective:1a") == "only-acting"
    zones(s, "s1-y1 s1-f1")
    assert reason(game, s, "objective:1a") == "not-gained"
    assert reason(game, s, "objective:1g") == "mitigated-already"
    assert reason(game, s, "objective:1b") == "not-revealed"


# --- AI 100% Human ----------------------------------------------------------------------------


@rule("AIH-024", "AIH-028", "AIH-055")
def test_while_cards_are_picked_cells_wait_and_placed_cards_stay() -> None:
    p = player("a3 017", reserve="001", pack="010 020")
    s = run(table(p, seats=3), PICK_CARDS)
    assert reason(ai_human(), s, "card:010") == ""
    assert reason(ai_human(), s, "card:001") == "not-in-pack"
    assert reason(ai_human(), s, "cell:a2") == "only-placing"
    assert reason(ai_human(), s, "cell:a3") == "card-stays"


@rule("AIH-026")
def test_only_a_card_of_the_reserve_is_chosen() -> None:
    s = run(table(player(reserve="001", pack="010"), seats=3), CHOOSE_CARDS)
    assert reason(ai_human(), s, "card:001") == ""
    assert reason(ai_human(), s, "card:010") == "not-in-reserve"


@rule("AIH-023", "AIH-050", "AIH-051")
def test_a_cell_says_why_no_card_can_be_placed_there() -> None:
    s = table(player("a3 017", reserve="001"), seats=3)
    with pytest.raises(Exception, match="cell-apart"):
        place_all(s, "099 a1", "098 a3", "097 a3")
    assert reason(ai_human(), s, "cell:a2") == ""
    assert reason(ai_human(), s, "cell:a1") == "cell-apart"
    assert reason(ai_human(), s, "cell:a3") == "cell-taken"
    assert reason(ai_human(), s, "cell:n3") == "outside-grid"
    assert reason(ai_human(), s, "card:001") == "only-before-placing"


# --- Nettles ----------------------------------------------------------------------------------


@rule("NETTLE-020", "NETTLE-021", "NETTLE-022", "NETTLE-024", "NETTLE-031")
def test_discs_bids_and_stacks_each_have_their_time() -> None:
    game, s = nettles(), deal_nettles()
    assert reason(game, s, "number:1") == "only-bidding"
    assert reason(game, s, "seat:2") == "only-challenger"
    lay(s, "mmm")
    add(s, "m")
    assert reason(game, s, "number:5", 1) == "no-such-bid"
    assert reason(game, s, "seat:1", 1) == "only-challenger"
    challenge(s, 3)
    assert s.acting() == (1,)
    assert reason(game, s, "disc:mint", 1) == "only-before-bids"
    assert reason(game, s, "seat:2", 1) == "nothing-face-down"
    assert reason(game, s, "seat:1", 1) == ""
    assert reason(game, s, "seat:1", 0) == "not-asked"


# --- any title --------------------------------------------------------------------------------


@rule("GOOF-013")
def test_a_card_that_was_bid_says_so_and_what_is_nowhere_is_an_error() -> None:
    game = tablee.make("goofspiel", seats=2, cards=4)
    s: Any = game.deal(seed=b"any")
    for seat in range(2):
        game.play(s, seat, "bid 2")
    assert reason(game, s, "card:2") == "played"
    assert reason(game, s, "card:3") == ""
    with pytest.raises(Problem, match="unknown-action"):
        game.why_not(s, 0, "card:fly")
