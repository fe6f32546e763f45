"""Assign: Healed Subjects go to Buildings, Technologies and the Capital."""

from __future__ import annotations

import pytest

from tablee.games.pest.actions import HINDERING
from tablee.games.pest.state import Table
from tests.games.pest.positions import (
    KIT,
    SPACE,
    asked,
    building,
    built,
    decree,
    doctor,
    lay_on,
    lying_on,
    offered,
    own,
    play,
    refused,
    stocked,
    table,
    turn,
)
from tests.rules import rule


def court(healed: int, year: int = 1) -> Table:
    s = table(5, year=year)
    doctor(s, 0, "corva")
    built(s, 0, "castle", "corva")
    built(s, 0, "workshop-1", "varkand")
    built(s, 0, "workshop-2", "nertha")
    built(s, 0, "factory", "gothar")
    s.seats[0].healed = healed
    s.rewards = [KIT.rewards.index(name) for name in ("coin", "influence", "any", "wood")]
    s.rewards.sort()
    return s


def assign(s: Table) -> None:
    turn(s, 0, "move-assign")
    play(s, 0, "act assign")


@rule("PEST-245", "PEST-246", "PEST-238", "PEST-248")
def test_subjects_go_to_free_slots_and_the_capital() -> None:
    s = court(3)
    assign(s)
    assert offered(s, 0, "assign") == ["workshop-1", "workshop-2", "capital"]
    assert refused(s, 0, "assign castle") == "post-not-free"
    assert refused(s, 0, "assign factory") == "post-not-free"
    play(s, 0, "assign workshop-1", "assign capital", "assign capital")
    assert s.seats[0].healed == 0
    assert s.seats[0].staff == 1 << building("workshop-1")
    assert s.seats[0].capital == 2
    assert asked(s, 0) == "claim-reward"


@rule("PEST-250", "PEST-251")
def test_one_reward_token_for_each_action() -> None:
    s = court(2)
    assign(s)
    play(s, 0, "assign capital", "done")
    assert offered(s, 0, "claim") == ["coin", "influence", "any", "wood"]
    assert refused(s, 0, "claim herbs") == "no-such-reward"
    play(s, 0, "claim coin")
    assert stocked(s, 0) == {"coin": 1}
    assert [KIT.rewards[n] for n in s.rewards_used] == ["coin"]
    assign(s)
    play(s, 0, "assign capital")
    assert offered(s, 0, "claim") == ["influence", "any", "wood"]
    play(s, 0, "claim any", "take stone")
    assert stocked(s, 0) == {"coin": 1, "stone": 1}


@rule("PEST-251")
@pytest.mark.parametrize(
    ("token", "check"),
    [
        ("renown", lambda p: p.renown == 1),
        ("coin", lambda p: p.stock == [0, 0, 0, 0, 1, 0]),
        ("influence", lambda p: p.influence == 1),
        ("research", lambda p: p.stock == [0, 0, 0, 0, 0, 1]),
        ("wood", lambda p: p.stock == [1, 0, 0, 0, 0, 0]),
        ("stone", lambda p: p.stock == [0, 1, 0, 0, 0, 0]),
        ("food", lambda p: p.stock == [0, 0, 1, 0, 0, 0]),
        ("herbs", lambda p: p.stock == [0, 0, 0, 1, 0, 0]),
    ],
)
def test_every_token_gives_what_it_shows(token: str, check: object) -> None:
    s = court(1)
    s.rewards = [KIT.rewards.index(token)]
    assign(s)
    play(s, 0, "assign capital")
    assert callable(check)
    assert check(s.seats[0])
    assert s.rewards == []


@rule("PEST-250")
def test_without_a_token_face_up_nothing_is_gained() -> None:
    s = court(1)
    s.rewards = []
    assign(s)
    play(s, 0, "assign capital")
    assert asked(s, 0) != "claim-reward"
    s = court(1)
    assign(s)
    play(s, 0, "assign workshop-1")
    assert asked(s, 0) != "claim-reward"


@rule("PEST-247", "PEST-249", "PEST-357")
def test_subjects_change_places_among_buildings() -> None:
    s = court(0)
    decree(s, "call-to-the-capital")
    s.seats[0].staff = 1 << building("workshop-1")
    assign(s)
    assert offered(s, 0) == ["shift workshop-1", "done"]
    play(s, 0, "shift workshop-1")
    assert offered(s, 0) == ["assign workshop-2"]
    assert refused(s, 0, "assign capital") == "not-from-building"
    play(s, 0, "assign workshop-2")
    assert s.seats[0].staff == 1 << building("workshop-2")
    assert s.seats[0].imperatives == [0, 0, 0]
    assert s.seats[0].capital == 0


@rule("PEST-247")
def test_only_to_free_slots() -> None:
    s = court(0)
    s.seats[0].staff = 1 << building("workshop-1") | 1 << building("workshop-2")
    turn(s, 0, "move-assign")
    assert refused(s, 0, "act assign") == "nobody-to-assign"


@rule("PEST-245", "PEST-247")
def test_no_result_is_offered_twice() -> None:
    """Every way through the question leads to another distribution of the Subjects."""
    s = court(3)
    built(s, 0, "workshop-3", "kelm")
    built(s, 0, "mill", "brennok")
    s.rewards = []
    s.seats[0].staff = 1 << building("workshop-2") | 1 << building("mill")
    turn(s, 0, "move-assign")
    play(s, 0, "act assign")
    results = list(ends(s))
    assert len(results) == len(set(results))
    staffed = {staff for staff, _, _ in results}
    assert len(staffed) == 6 + 4 + 1
    assert len(HINDERING) == 4


def ends(s: Table) -> list[tuple[int, int, int]]:
    """All ways to end the action."""
    if asked(s, 0) not in ("assign-subject", "shift-subject"):
        p = s.seats[0]
        return [(p.staff, p.healed, p.capital)]
    found = []
    for action in s.options(0):
        after = s.clone()
        after.apply(0, action)
        found += ends(after)
    return found


@rule("PEST-245")
def test_posts_are_chosen_in_order_in_one_group() -> None:
    s = court(3)
    assign(s)
    play(s, 0, "assign workshop-2")
    assert refused(s, 0, "assign workshop-1") == "in-order"
    ask = s.seats[0].ask
    assert ask is not None
    group = ask.group(s, 0)
    assert group is not None
    assert [SPACE.text(action) for action in group.actions] == ["assign capital"] * 2
    assert (group.least, group.most) == (0, 2)


@rule("PEST-351", "PEST-356", "PEST-357")
def test_imperatives_count_who_comes_from_the_track() -> None:
    s = court(2)
    decree(s, "call-to-the-capital")
    assign(s)
    play(s, 0, "assign workshop-1", "assign workshop-2")
    assert s.seats[0].imperatives == [1, 0, 0]
    s = court(2, year=5)
    decree(s, "political-war")
    assign(s)
    play(s, 0, "assign capital", "assign capital", "claim coin")
    assert s.seats[0].imperatives == [0, 0, 1]
    s = court(2, year=5)
    decree(s, "political-war")
    assign(s)
    play(s, 0, "assign workshop-1", "done")
    assert s.seats[0].imperatives == [0, 0, 0]


@rule("PEST-310")
def test_plague_experts_hold_two() -> None:
    s = court(3)
    s.rewards = []
    own(s, 0, "plague-experts")
    assign(s)
    play(s, 0, "assign plague-experts", "assign plague-experts")
    assert lying_on(s, 0, "plague-experts") == 2
    assert refused(s, 0, "assign plague-experts") == "post-not-free"
    play(s, 0, "done")
    assert s.seats[0].healed == 1


@rule("PEST-325")
def test_the_mobile_workshop_is_filled_and_emptied() -> None:
    s = court(1)
    own(s, 0, "mobile-workshop")
    assign(s)
    play(s, 0, "assign mobile-workshop")
    assert lying_on(s, 0, "mobile-workshop") == 1
    assign(s)
    play(s, 0, "shift mobile-workshop", "assign workshop-2")
    assert lying_on(s, 0, "mobile-workshop") == 0
    assert s.seats[0].staff == 1 << building("workshop-2")
    assign(s)
    play(s, 0, "shift workshop-2", "assign mobile-workshop")
    assert lying_on(s, 0, "mobile-workshop") == 1


@rule("PEST-325", "PEST-357")
def test_the_mobile_workshop_is_no_building() -> None:
    s = court(1)
    decree(s, "call-to-the-capital")
    own(s, 0, "mobile-workshop")
    assign(s)
    play(s, 0, "assign mobile-workshop")
    assert s.seats[0].imperatives == [0, 0, 0]


@rule("PEST-329")
def test_a_letter_of_recommendation_brings_influence_once_per_action() -> None:
    s = court(2)
    own(s, 0, "letter-of-recommendation")
    assign(s)
    play(s, 0, "assign capital", "assign capital", "claim coin")
    assert s.seats[0].influence == 1
    lay_on(s, 0, "letter-of-recommendation", 0)
    s.seats[0].healed = 1
    assign(s)
    play(s, 0, "assign workshop-1")
    assert s.seats[0].influence == 1
