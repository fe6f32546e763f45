"""Positions: the order of steps and questions, the veil, copies, views and playouts."""

from __future__ import annotations

from itertools import permutations

import pytest

from tablee.engine.events import SPECTATOR
from tablee.engine.problems import UNKNOWN, IllegalAction, Unseen
from tablee.engine.state import Ask
from tablee.engine.zones import members
from tests.engine.tiny import (
    CLAIM,
    DRAW,
    LAYOUT,
    PASS,
    PICK,
    Claim,
    Deal,
    DrawCard,
    Hasty,
    Note,
    Pick,
    PickAll,
    Schedule,
    Table,
    table,
)


def picking(more: int = 0) -> Table:
    """Three seats with two cards each that pick in secret; then note 7 is taken."""
    s = table([0, 1], [2, 3], [4, 5])
    s.then(PickAll(more), Note(7))
    s.settle()
    return s


def event_names(s: Table) -> list[tuple[str, int]]:
    assert s.events is not None
    return [(event.name, event.seat) for event in s.events]


# --- steps ------------------------------------------------------------------------------------


def test_steps_run_in_the_order_given_and_before_what_waits() -> None:
    s = table([])
    s.then(Note(4))
    s.then(Note(1), Note(2), Note(3))
    s.settle()
    assert s.notes == [1, 2, 3, 4]


def test_steps_of_a_step_run_before_the_one_after_it() -> None:
    s = table([])
    s.then(Schedule(1, 2), Note(3))
    s.settle()
    assert s.notes == [1, 2, 3]


def test_steps_wait_for_the_last_answer() -> None:
    s = picking()
    s.apply(0, PICK + 0)
    s.apply(2, PICK + 4)
    assert s.notes == []
    s.apply(1, PICK + 2)
    assert s.notes == [7]


def test_play_is_over_when_nothing_is_asked_and_no_step_is_left() -> None:
    s = table([0])
    s.then(PickAll())
    s.settle()
    assert not s.over()
    s.apply(0, PICK + 0)
    assert s.over()
    assert s.acting() == ()


# --- questions --------------------------------------------------------------------------------


def test_acting_seats_are_listed_in_order() -> None:
    s = table([0], [1], [2])
    s.ask(2, Pick())
    s.ask(0, Pick())
    assert s.acting() == (0, 2)


def test_a_seat_that_is_not_asked_has_no_options() -> None:
    s = table([0], [1])
    s.ask(0, Pick())
    assert list(s.options(1)) == []
    with pytest.raises(IllegalAction) as caught:
        s.check(1, PICK + 1)
    assert caught.value.why.name == "not-asked"


def test_an_action_is_refused_exactly_when_it_is_not_offered() -> None:
    s = table([0, 3])
    s.ask(0, Pick())
    offered = [action for action in range(-1, 20) if s.why_not(0, action) is None]
    assert offered == list(s.options(0)) == [PICK + 0, PICK + 3]
    s.check(0, PICK + 3)


def test_a_refusal_says_why() -> None:
    s = table([0])
    s.ask(0, Pick())
    with pytest.raises(IllegalAction) as caught:
        s.check(0, PICK + 5)
    assert (caught.value.why.name, caught.value.why.args) == ("not-in-hand", [5])
    with pytest.raises(IllegalAction) as caught:
        s.check(0, DRAW)
    assert (caught.value.why.name, caught.value.why.args) == ("not-offered", [])


def test_the_question_asked_last_comes_first_and_sub_questions_before_those_below() -> None:
    s = table([0, 1], pile=[6])
    s.ask(0, DrawCard())
    s.ask(0, Pick(more=1))
    s.apply(0, PICK + 0)
    assert list(s.options(0)) == [PICK + 1]
    s.apply(0, PICK + 1)
    assert list(s.options(0)) == [DRAW, PASS]
    s.apply(0, DRAW)
    assert s.over()
    assert s.seats[0].answers == 3


def test_answering_without_a_question_is_a_mistake() -> None:
    s = table([0], [1])
    s.ask(0, Pick())
    with pytest.raises(AssertionError):
        s.apply(1, PICK + 1)


def test_asking_all_puts_the_question_on_top_of_those_that_wait() -> None:
    s = table([0], [1])
    s.ask(1, DrawCard())
    s.ask_all(Pick())
    s.apply(1, PICK + 1)
    assert list(s.options(1)) == [DRAW, PASS]
    s.apply(0, PICK + 0)
    assert s.acting() == (1,)


# --- open questions ---------------------------------------------------------------------------


def claiming() -> Table:
    s = table([0], [1], [2])
    s.then(Note(7))
    for seat in range(3):
        s.ask(seat, Claim())
    return s


def test_open_answers_take_effect_at_once() -> None:
    s = table([0], [1])
    s.ask(0, Pick())
    s.ask(1, Pick())
    s.apply(0, PICK + 0)
    assert s.seen_by(1).table.seats[0].kept == 1 << 0
    assert s.seen_by(1).table.acting() == (1,)


def test_an_open_answer_can_settle_the_question_for_the_others() -> None:
    s = claiming()
    s.apply(1, PASS)
    s.apply(2, CLAIM)
    assert s.notes == [2, 7]
    assert s.over()
    assert list(s.options(0)) == []


def test_withdrawing_takes_the_whole_stack() -> None:
    s = claiming()
    s.ask(0, DrawCard())
    s.withdraw(0)
    assert s.acting() == (1, 2)
    assert LAYOUT.dump(s)["seats"][0]["asks"] == []


class Dismiss(Ask[Table]):
    """Nobody is asked anything any more, whoever answers."""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> list[int]:
        return [PASS]

    def apply(self, s: Table, seat: int, action: int) -> None:
        for other in range(len(s.seats)):
            s.withdraw(other)


def test_an_answer_can_withdraw_its_own_seat_too() -> None:
    s = table([], [])
    s.ask(0, Dismiss())
    s.ask(1, Dismiss())
    s.apply(1, PASS)
    assert s.acting() == ()


def test_nothing_is_withdrawn_under_a_veil() -> None:
    s = picking()
    with pytest.raises(AssertionError):
        s.withdraw(0)


# --- the veil ---------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_others_see_a_seat_as_it_was_until_the_veil_lifts(viewer: int) -> None:
    for seat in {0, 1, 2} - {viewer}:
        s = picking()
        before = LAYOUT.dump(s.seen_by(viewer).table)
        s.apply(seat, s.options(seat)[1])
        assert LAYOUT.dump(s.seen_by(viewer).table) == before


def test_a_seat_sees_its_own_answer_under_the_veil() -> None:
    s = picking()
    s.apply(0, PICK + 1)
    view = s.seen_by(0)
    assert view.table.seats[0].picked == 1
    assert view.table.acting() == (1, 2)


def test_all_answers_are_seen_when_the_veil_lifts() -> None:
    s = picking()
    for seat, card in enumerate([0, 2, 4]):
        s.apply(seat, PICK + card)
    assert not s.veiled
    assert [player.kept for player in s.seen_by(1).table.seats] == [1 << 0, 1 << 2, 1 << 4]


def test_the_veil_stays_while_a_sub_question_is_open() -> None:
    s = picking(more=1)
    for seat, card in enumerate([0, 2, 4]):
        s.apply(seat, PICK + card)
    assert s.veiled
    assert s.seen_by(1).table.seats[0].kept == 0
    assert s.acting() == (0, 1, 2)


def test_a_veil_can_cover_different_questions_to_some_seats() -> None:
    s = table([0, 1], [2, 3], [4, 5])
    s.ask(0, Pick())
    s.ask(2, Pick(more=1))
    s.veil()
    s.apply(0, PICK + 0)
    for viewer in (1, 2, SPECTATOR):
        assert s.seen_by(viewer).table.acting() == (0, 2)
    s.apply(2, PICK + 4)
    s.apply(2, PICK + 5)
    assert [members(player.kept) for player in s.seen_by(1).table.seats] == [[0], [], [4, 5]]


def test_answers_under_a_veil_commute() -> None:
    ends = []
    for order in sorted(set(permutations([0, 0, 1, 1, 2, 2]))):
        s = picking(more=1)
        for seat in order:
            s.apply(seat, s.options(seat)[-1])
        ends.append(LAYOUT.dump(s))
    assert all(end == ends[0] for end in ends)


def test_nothing_is_shuffled_under_a_veil() -> None:
    s = table([], [], pile=[1, 2])
    s.ask_all(Hasty())
    with pytest.raises(AssertionError):
        s.apply(0, DRAW)


def test_no_step_is_scheduled_by_an_answer_under_a_veil() -> None:
    s = table([], [])
    s.ask_all(Hasty())
    with pytest.raises(AssertionError):
        s.apply(0, PASS)


def test_a_step_may_still_be_scheduled_before_the_first_answer() -> None:
    s = table([0], [1])
    s.ask_all(Pick())
    s.then(Note(5))
    s.apply(0, PICK + 0)
    s.apply(1, PICK + 1)
    assert s.notes == [5]


def test_without_a_veil_an_answer_may_shuffle_and_schedule() -> None:
    s = table([], pile=[1, 2, 3])
    s.ask(0, Hasty())
    s.apply(0, DRAW)
    assert sorted(s.pile) == [1, 2, 3]
    assert s.draws == 1
    s.ask(0, Hasty())
    s.apply(0, PASS)
    assert s.notes == [0]


# --- taking back ------------------------------------------------------------------------------


@pytest.mark.parametrize("answers", [1, 2])
def test_reopening_takes_back_all_answers_under_the_veil(answers: int) -> None:
    s = picking(more=1)
    s.apply(1, PICK + 2)
    before = LAYOUT.dump(s)
    for card in range(answers):
        s.apply(0, PICK + card)
    s.reopen(0)
    assert LAYOUT.dump(s) == before
    assert s.acting() == (0, 1, 2)


def test_reopening_takes_back_the_events_of_that_seat_only() -> None:
    s = picking(more=1)
    s.emit("note", 0, [1])  # as if told before the veil was drawn
    assert s.events is not None
    s.events[-1].veiled = False
    s.apply(0, PICK + 0)
    s.apply(1, PICK + 2)
    s.reopen(0)
    assert event_names(s) == [("note", 0), ("pick", 1)]


def test_reopening_a_copy_and_playing_on_leaves_the_original() -> None:
    s = picking()
    s.apply(0, PICK + 0)
    before = [LAYOUT.dump(s.seen_by(viewer).table) for viewer in range(3)]
    copy = s.clone()
    copy.reopen(0)
    copy.hush()
    copy.apply(0, PICK + 1)
    assert [LAYOUT.dump(s.seen_by(viewer).table) for viewer in range(3)] == before


def test_after_reopening_another_answer_counts() -> None:
    s = picking()
    s.apply(0, PICK + 0)
    s.reopen(0)
    for seat, card in enumerate([1, 3, 5]):
        s.apply(seat, PICK + card)
    assert [members(player.kept) for player in s.seats] == [[1], [3], [5]]
    assert [player.answers for player in s.seats] == [1, 1, 1]
    assert s.notes == [7]


def test_there_is_nothing_to_take_back_before_an_answer_or_after_the_veil() -> None:
    s = picking()
    with pytest.raises(AssertionError):
        s.reopen(0)
    for seat, card in enumerate([0, 2, 4]):
        s.apply(seat, PICK + card)
    with pytest.raises(AssertionError):
        s.reopen(0)


def test_a_seat_can_take_back_in_its_own_view_but_no_other() -> None:
    s = picking()
    before = LAYOUT.dump(s.seen_by(0).table)
    s.apply(0, PICK + 0)
    s.apply(1, PICK + 2)
    t = s.seen_by(0).table
    t.reopen(0)
    assert LAYOUT.dump(t) == before
    with pytest.raises(AssertionError):
        t.reopen(1)


# --- chance and events ------------------------------------------------------------------------


def test_shuffles_depend_on_the_seed_and_the_number_of_draws() -> None:
    s = table([])
    first, second = s.shuffled(range(20)), s.shuffled(range(20))
    assert s.draws == 2
    assert first != second
    t = table([])
    assert [t.shuffled(range(20)), t.shuffled(range(20))] == [first, second]
    assert table([], seed=b"other").shuffled(range(20)) != first


def test_a_bag_gives_no_more_than_it_holds() -> None:
    s = table([])
    bag = [4, 5, 6]
    assert sorted(s.drawn(bag, 2) + bag) == [4, 5, 6]
    assert len(bag) == 1
    s.drawn(bag, 5)
    assert s.drawn(bag, 5) == []
    assert s.draws == 3


def test_without_a_seed_chance_is_unseen() -> None:
    with pytest.raises(Unseen):
        table([], seed=b"").shuffled([1, 2])
    bag = [1, 2]
    with pytest.raises(Unseen):
        table([], seed=b"").drawn(bag, 1)
    assert bag == [1, 2]


def test_an_event_keeps_its_arguments_as_they_were() -> None:
    s = table([])
    args = [1, 2]
    s.emit("note", 0, args)
    args.append(3)
    assert s.events is not None
    assert s.events[0].args == [1, 2]


def test_events_know_whether_they_happened_under_a_veil() -> None:
    s = picking()
    for seat, card in enumerate([0, 2]):
        s.apply(seat, PICK + card)
    assert s.events is not None
    assert [event.veiled for event in s.events] == [True, True]
    s.apply(2, PICK + 4)
    assert [event.veiled for event in s.events] == [False, False, False, False]


# --- copies -----------------------------------------------------------------------------------


def test_a_clone_is_equal_and_independent() -> None:
    s = picking(more=1)
    s.apply(0, PICK + 0)
    before = LAYOUT.dump(s)
    copy = s.clone()
    assert LAYOUT.dump(copy) == before
    for seat in (0, 1, 1, 2, 2):
        copy.apply(seat, copy.options(seat)[0])
    copy.pile.append(6)
    assert LAYOUT.dump(s) == before
    end = LAYOUT.dump(copy)
    s.apply(0, PICK + 1)
    assert LAYOUT.dump(copy) == end


def test_a_clone_can_take_back_without_its_original() -> None:
    s = picking()
    s.apply(0, PICK + 0)
    before = LAYOUT.dump(s)
    copy = s.clone()
    copy.reopen(0)
    copy.apply(0, PICK + 1)
    assert LAYOUT.dump(s) == before
    assert copy.seats[0].picked == 1


def test_a_clone_has_the_same_chance_before_it() -> None:
    s = table([])
    s.shuffled(range(20))
    assert s.clone().shuffled(range(20)) == s.shuffled(range(20))


def test_a_clone_keeps_no_events() -> None:
    copy = picking().clone()
    copy.apply(0, PICK + 0)
    assert copy.events is None


# --- views ------------------------------------------------------------------------------------


def test_a_view_holds_no_chance_and_no_secrets() -> None:
    s = table([], [], [], pile=range(8))
    s.then(Deal(), PickAll())
    s.settle()
    t = s.seen_by(1).table
    assert (t.seed, t.draws, t.events) == (b"", 0, None)
    assert t.pile == [UNKNOWN, UNKNOWN]
    assert t.seats[0].hand == [UNKNOWN, UNKNOWN]
    assert t.seats[1].hand == s.seats[1].hand


def test_a_view_shows_the_questions_and_what_follows() -> None:
    s = picking()
    t = s.seen_by(1).table
    assert list(t.options(1)) == list(s.options(1))
    assert t.acting() == s.acting()
    assert t.veiled
    assert LAYOUT.dump_flow(t.flow) == [["note", 7]]


def test_a_view_shows_the_questions_that_wait_below() -> None:
    s = table([0], [1], pile=[6])
    s.ask(0, DrawCard())
    s.ask(0, Pick())
    for viewer in (SPECTATOR, 0, 1):
        seats = LAYOUT.dump(s.seen_by(viewer).table)["seats"]
        assert seats[0]["asks"] == [["pick", 0], ["draw-card"]]


def test_a_view_is_independent_of_the_position() -> None:
    s = picking()
    before = LAYOUT.dump(s)
    t = s.seen_by(0).table
    t.apply(0, PICK + 0)
    t.notes.append(1)
    assert LAYOUT.dump(s) == before


# --- playouts ---------------------------------------------------------------------------------


def test_nobody_watches_a_playout() -> None:
    s = picking()
    s.hush()
    with pytest.raises(AssertionError):
        s.seen_by(0)
    with pytest.raises(AssertionError):
        s.clone().seen_by(SPECTATOR)


def test_a_playout_keeps_neither_events_nor_veil() -> None:
    s = picking()
    s.apply(0, PICK + 0)
    s.hush()
    assert not s.veiled
    s.apply(1, PICK + 2)
    s.apply(2, PICK + 4)
    s.ask_all(Pick())
    s.apply(0, PICK + 1)
    assert not s.veiled
    assert s.seats[0].before is None
    assert s.events is None


def test_a_playout_comes_to_the_same_end() -> None:
    watched, hushed = picking(more=1), picking(more=1)
    for s in (watched, hushed):
        s.apply(1, PICK + 3)
        if s is hushed:
            s.hush()
        for seat in (0, 2, 2, 1, 0):
            s.apply(seat, s.options(seat)[0])
    assert LAYOUT.dump(watched) == LAYOUT.dump(hushed)
