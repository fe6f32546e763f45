"""A game for the outside: decisions, previews, results, fingerprints."""

from __future__ import annotations

import pytest

from tablee.engine.decision import Choice
from tablee.engine.events import SPECTATOR
from tablee.engine.problems import UNKNOWN, IllegalAction, Problem
from tests.engine.tiny import (
    DRAW,
    PASS,
    PICK,
    Choose,
    Claim,
    Deal,
    DrawCard,
    Note,
    Pick,
    Table,
    Tiny,
    table,
)

GAME = Tiny()


def with_kept(*kept: int) -> Table:
    """A finished position in which the seats have kept these sets of cards."""
    s = table(*[[] for _ in kept])
    for player, cards in zip(s.seats, kept, strict=True):
        player.kept = cards
    return s


def previewed(s: Table, viewer: int, action: int) -> list[tuple[str, list[int]]]:
    return [(event.name, event.args) for event in GAME.preview(s.seen_by(viewer), action)]


def offered(s: Table) -> list[Choice]:
    decision = GAME.decision(GAME.view(s, 0))
    assert decision is not None
    return decision.choices


# --- the deal ---------------------------------------------------------------------------------


def test_a_deal_comes_to_the_first_decision() -> None:
    s = GAME.deal(b"seed")
    assert s.acting() == (0, 1)
    assert s.seed == b"seed"
    assert s.events == []
    assert sorted(s.pile + s.seats[0].hand + s.seats[1].hand) == list(range(8))


def test_the_seed_decides_the_deal() -> None:
    deals = {tuple(GAME.deal(b"%d" % n).pile) for n in range(20)}
    assert len(deals) > 15
    assert GAME.digest(GAME.deal(b"1")) == GAME.digest(GAME.deal(b"1"))


# --- decisions --------------------------------------------------------------------------------


def test_a_decision_says_what_is_asked_and_offered() -> None:
    s = table([0, 2], [1])
    s.ask(0, Pick(1))
    decision = GAME.decision(GAME.view(s, 0))
    assert decision is not None
    assert (decision.seat, decision.number, decision.ask) == (0, 0, "pick")
    assert decision.choices == [
        Choice(PICK + 0, "pick ant", "pick", "card:ant"),
        Choice(PICK + 2, "pick cat", "pick", "card:cat"),
    ]
    assert decision.about == []
    assert decision.group is None


def test_a_decision_has_the_number_of_the_seats_answers() -> None:
    s = table([0, 2], [1])
    s.ask(0, Pick(1))
    GAME.play(s, 0, "pick cat")
    decision = GAME.decision(GAME.view(s, 0))
    assert decision is not None
    assert decision.number == 1


def test_a_decision_without_target_is_a_button() -> None:
    s = table([], pile=[1])
    s.ask(0, DrawCard())
    decision = GAME.decision(GAME.view(s, 0))
    assert decision is not None
    assert decision.ask == "draw-card"
    assert decision.choices[0] == Choice(DRAW, "draw", "draw", "", reveals=True)


def test_a_choice_says_that_it_reveals_something() -> None:
    s = table([], pile=[1])
    s.ask(0, DrawCard())
    assert {choice.text: choice.reveals for choice in offered(s)} == {"draw": True, "pass": False}


def test_what_one_knows_is_not_revealed() -> None:
    s = table([0, 2], [1])
    s.ask(0, Pick(1))
    assert [choice.reveals for choice in offered(s)] == [False, False]


def test_a_choice_reveals_what_follows_of_itself() -> None:
    """One card is left to be picked next, and with it a card is dealt."""
    s = table([0, 2], pile=[1])
    s.then(Deal())
    s.ask(0, Pick(1))
    assert [choice.reveals for choice in offered(s)] == [True, True]


def test_a_decision_says_which_answers_belong_together() -> None:
    s = table([0, 2, 5])
    s.ask(0, Choose(2))
    decision = GAME.decision(GAME.view(s, 0))
    assert decision is not None
    assert [choice.text for choice in decision.choices] == ["pick ant", "pick cat"]
    assert decision.group is not None
    assert (decision.group.least, decision.group.most) == (2, 2)
    group = [choice.text for choice in decision.group.choices]
    assert group == ["pick ant", "pick cat", "pick fox"]


def test_a_decision_says_what_it_speaks_of() -> None:
    s = table([0, 2, 5])
    s.ask(0, Choose(2))
    GAME.play(s, 0, "pick ant")
    decision = GAME.decision(GAME.view(s, 0))
    assert decision is not None
    assert decision.about == [0]


def test_nothing_is_asked_of_spectators_and_of_seats_that_wait() -> None:
    s = table([0], [1])
    s.ask(1, Pick())
    assert GAME.decision(GAME.view(s, 0)) is None
    assert GAME.decision(GAME.view(s, SPECTATOR)) is None


# --- playing by text --------------------------------------------------------------------------


def test_an_answer_is_given_as_text() -> None:
    s = table([0, 2])
    s.ask(0, Pick())
    GAME.play(s, 0, "pick cat")
    assert s.seats[0].kept == 1 << 2


@pytest.mark.parametrize(
    ("seat", "text", "reason"),
    [(0, "pick bee", "not-in-hand"), (0, "draw", "not-offered"), (1, "pick bee", "not-asked")],
)
def test_an_answer_that_is_not_offered_is_refused(seat: int, text: str, reason: str) -> None:
    s = table([0], [1])
    s.ask(0, Pick())
    before = GAME.digest(s)
    with pytest.raises(IllegalAction) as caught:
        GAME.play(s, seat, text)
    assert caught.value.why.name == reason
    assert GAME.digest(s) == before


def test_a_text_that_is_no_action_is_a_problem() -> None:
    s = table([0])
    s.ask(0, Pick())
    with pytest.raises(Problem) as caught:
        GAME.play(s, 0, "pick cow")
    assert caught.value.name == "unknown-action"


# --- previews ---------------------------------------------------------------------------------


def test_a_preview_stops_where_the_viewer_cannot_know() -> None:
    s = table([], pile=[6])
    s.ask(0, DrawCard())
    assert previewed(s, 0, DRAW) == [("reach", [])]


def test_a_preview_goes_on_to_what_follows_and_stops_at_chance() -> None:
    s = table([0], pile=[6, 7])
    s.then(Note(1), Deal(), Note(2))
    s.ask(0, Pick())
    assert previewed(s, 0, PICK + 0) == [("pick", [0]), ("note", [1])]


def test_a_preview_goes_to_the_end_where_everything_is_known() -> None:
    s = table([], pile=[6])
    s.then(Note(1))
    s.ask(0, DrawCard())
    assert previewed(s, 0, PASS) == [("reach", []), ("note", [1])]


def test_a_preview_stops_at_the_others_answers() -> None:
    s = GAME.deal(b"seed")
    action = s.options(0)[0]
    s.apply(1, s.options(1)[0])
    s.apply(1, s.options(1)[0])
    assert previewed(s, 0, action) == [("pick", [action - PICK])]


def test_a_preview_changes_nothing() -> None:
    s = table([0, 1])
    s.ask(0, Pick())
    view = s.seen_by(0)
    before = GAME.digest(view.table)
    GAME.preview(view, PICK + 0)
    assert GAME.digest(view.table) == before
    assert s.seats[0].answers == 0


def test_only_offered_actions_are_previewed() -> None:
    s = table([0], [1])
    s.ask(0, Pick())
    for viewer in (0, 1):
        with pytest.raises(IllegalAction):
            GAME.preview(s.seen_by(viewer), PICK + 1)


def test_a_spectator_has_nothing_to_preview() -> None:
    s = table([0], [1])
    s.ask(1, Pick())
    with pytest.raises(IllegalAction) as caught:
        GAME.preview(s.seen_by(SPECTATOR), UNKNOWN)
    assert caught.value.why.name == "not-asked"


# --- results ----------------------------------------------------------------------------------


def test_the_victory_goes_to_the_best() -> None:
    assert GAME.returns(with_kept(0b1, 0b111, 0b11)) == [0.0, 1.0, 0.0]


def test_equals_share_the_victory() -> None:
    assert GAME.returns(with_kept(0b11, 0b1, 0b11, 0b11)) == [1 / 3, 0.0, 1 / 3, 1 / 3]


def test_a_tie_break_decides_the_victory() -> None:
    assert GAME.returns(with_kept(0b011, 0b101)) == [0.0, 1.0]


def test_a_position_looks_good_by_the_lead_over_the_best_other() -> None:
    s = with_kept(0b1, 0b1111, 0b11)
    values = [GAME.outlook(s, seat) for seat in range(3)]
    assert values == [-3, 2, -2]


def test_alone_the_points_themselves_count() -> None:
    assert GAME.outlook(with_kept(0b111), 0) == 3


def test_no_tokens_are_counted_unless_a_game_says_so() -> None:
    assert GAME.totals(with_kept(0)) == {}


# --- worlds -----------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [0, 1])
def test_a_world_looks_the_same_to_its_viewer(viewer: int) -> None:
    s = GAME.deal(b"seed")
    s.apply(0, s.options(0)[0])
    view = s.seen_by(viewer)
    world = GAME.world(view, b"other")
    assert GAME.dump(world.seen_by(viewer).table) == GAME.dump(view.table)
    assert UNKNOWN not in world.pile + world.seats[1 - viewer].hand


# --- saving -----------------------------------------------------------------------------------


def test_a_position_is_saved_and_loaded() -> None:
    s = GAME.deal(b"seed")
    s.apply(0, s.options(0)[0])
    assert GAME.digest(GAME.load(GAME.dump(s))) == GAME.digest(s)


def test_the_fingerprint_covers_everything() -> None:
    def fresh() -> Table:
        s = table([0, 1], [2], pile=[6, 7])
        s.ask(0, Pick())
        return s

    fields, hand, question, answers, step, number, veil, seed, draws = (fresh() for _ in range(9))
    fields.pile.reverse()
    hand.seats[0].hand.reverse()
    question.ask(0, Claim())
    answers.ask(0, Claim())
    answers.apply(0, PASS)
    step.then(Note(1))
    number.then(Note(2))
    veil.veil()
    seed.seed = b"other"
    draws.shuffled([])
    changed = [fields, hand, question, answers, step, number, veil, seed, draws]
    assert len({GAME.digest(s) for s in [fresh(), *changed]}) == 10
    assert GAME.digest(fresh()) == GAME.digest(fresh())


def test_the_fingerprint_covers_what_the_others_see_under_a_veil() -> None:
    digests = set()
    for card in (3, 4):
        s = table([0], [1])
        s.seats[0].picked = card
        s.ask_all(Pick())
        s.apply(0, PICK + 0)
        digests.add(GAME.digest(s))
    assert len(digests) == 2
