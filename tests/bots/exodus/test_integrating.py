"""What the bot does in its integration turn."""

from __future__ import annotations

from tablee.bots.expert.exodus.outlook.plan import Plan, together
from tests.bots.exodus.tables import outlook, said, turn_of
from tests.games.exodus.positions import build, card, hold, stored, table, turn


def test_free_income_is_taken_before_anything_is_bought() -> None:
    s = table(seats=3)
    build(s, 0, "refinery", "heir")
    hold(s, 0, "senator")
    turn(s, 0)
    assert said(s) == "use refinery.1"


def test_cards_are_recycled_to_pay_for_a_better_one() -> None:
    """Nothing can be paid as it is; Master Architect scores for every module in each round."""
    s = table(seats=3)
    build(s, 0, "habitat-ring", "heir")
    build(s, 0, "dormitory")
    build(s, 0, "clinic")
    s.seats[0].reserve = 2
    hold(s, 0, "master-architect merchant hacker")
    turn(s, 0)
    said_all = turn_of(s)
    assert said_all[:2] == ["recycle merchant.1", "recycle hacker.1"] or said_all[:2] == [
        "recycle hacker.1",
        "recycle merchant.1",
    ]
    assert "integrate master-architect.1" in said_all


def test_a_module_comes_before_the_crew_that_it_houses() -> None:
    s = table(seats=3)
    s.seats[0].reserve = 9
    hold(s, 0, "miner refinery")
    turn(s, 0)
    said_all = turn_of(s)
    assert said_all.index("integrate refinery.1") < said_all.index("integrate miner.1")


def test_a_discount_is_used_before_the_card_that_it_fits() -> None:
    s = table(seats=3)
    build(s, 0, "orbital-shipyard", "heir")
    s.seats[0].reserve = 4
    hold(s, 0, "refinery")
    turn(s, 0)
    assert turn_of(s)[:2] == ["use orbital-shipyard.1", "integrate refinery.1"]


def test_a_discount_without_a_card_for_it_is_left() -> None:
    s = table(seats=3)
    build(s, 0, "orbital-shipyard", "heir")
    hold(s, 0, "miner")
    s.seats[0].reserve = 2
    turn(s, 0)
    assert "use orbital-shipyard.1" not in turn_of(s)


def test_in_the_last_round_points_are_bought_and_no_income() -> None:
    s = table(seats=3)
    s.round = 4
    build(s, 0, "clinic", "warden")
    s.seats[0].reserve = 4
    hold(s, 0, "senator refinery")
    turn(s, 0)
    said_all = turn_of(s)
    assert "integrate senator.1" in said_all
    assert "integrate refinery.1" not in said_all


def test_no_card_is_thrown_away_that_would_give_gems() -> None:
    """All but one are lost at the end of the turn (EXO-157)."""
    s = table(seats=3)
    hold(s, 0, "merchant hacker foreman preacher")
    turn(s, 0)
    turn_of(s)
    assert len(s.seats[0].hand) <= 1
    assert s.seats[0].reserve >= 6


def test_gems_that_nothing_wants_go_into_the_vault() -> None:
    s = table(seats=3)
    build(s, 0, "hideout", "heir")
    s.seats[0].reserve = 6
    turn(s, 0)
    turn_of(s)
    assert stored(s, "hideout") == 4
    assert s.seats[0].reserve == 2


def test_gems_stay_on_a_vault_rather_than_buy_less_than_they_score() -> None:
    s = table(seats=3)
    s.round = 4
    build(s, 0, "hideout", "warden")
    s.seats[0].stored[0] = 3
    hold(s, 0, "merchant")
    turn(s, 0)
    assert "integrate merchant.1" not in turn_of(s)
    assert stored(s, "hideout") == 4


def test_crews_without_a_berth_are_not_planned() -> None:
    s = table(seats=3)
    build(s, 0, "refinery", "miner heir")
    s.seats[0].reserve = 9
    hold(s, 0, "senator chancellor")
    turn(s, 0)
    out = outlook(s)
    out.plan_ahead()
    assert Plan(out).cards() == []


def test_the_plan_counts_what_hand_cards_do_for_each_other() -> None:
    """A Forge counts the Core cards that come with it."""
    s = table(seats=3)
    s.round = 2
    build(s, 0, "dormitory")
    hold(s, 0, "forge apprentice heir")
    turn(s, 0)
    out = outlook(s)
    assert together(out, card("forge"), card("apprentice")) == 3
    assert together(out, card("apprentice"), card("forge")) == 3
    assert together(out, card("forge"), card("heir")) == 0


def test_a_plan_can_be_paid() -> None:
    s = table(seats=3)
    build(s, 0, "habitat-ring", "heir")
    s.seats[0].reserve = 3
    hold(s, 0, "refinery black-market genotheque engineer senator novice")
    turn(s, 0)
    out = outlook(s)
    out.plan_ahead()
    plan = Plan(out)
    kit = s.kit
    rest = [one for one in s.seats[0].hand if one not in plan.cards()]
    income = 2 * (card("refinery") in plan.cards()) + 2 * (card("black-market") in plan.cards())
    gems = 3 + income + sum(out.recycling(one) for one in rest)
    assert plan.cards()
    assert sum(kit.cost[one] for one in plan.cards()) <= gems


def test_trying_plans_leaves_nothing_behind() -> None:
    s = table(seats=3)
    build(s, 0, "orbital-shipyard", "heir")
    s.seats[0].reserve = 7
    hold(s, 0, "refinery black-market engineer senator")
    turn(s, 0)
    out = outlook(s)
    out.plan_ahead()
    plan = Plan(out)
    assert plan.chosen == []
    assert abs(plan.points) < 1e-9
    assert plan.used == [0]
    assert plan.berths == out.berths
    assert plan.room == 0
    assert plan.gems == 7 + 2 + 2 + 2 + 2
