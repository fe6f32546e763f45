"""What the bot thinks cards are worth: by what they do here, and in the rounds that are left."""

from __future__ import annotations

import pytest

from tablee.bots.expert.exodus.outlook.rivals import harm, loss
from tablee.bots.expert.exodus.outlook.worth import closer, gain, pulled, value, worth
from tablee.games.exodus.state import Table
from tests.bots.exodus.tables import outlook
from tests.games.exodus.positions import build, card, hold, table


def ark(round_: int = 2, seats: int = 3) -> Table:
    s = table(seats=seats)
    s.round = round_
    build(s, 0, "dormitory.2", "heir")
    return s


def worth_of(s: Table, name: str) -> float:
    return worth(outlook(s), card(name))


@pytest.mark.parametrize("name", ["refinery", "engineer", "forge", "black-market", "hideout"])
def test_what_works_in_every_round_is_worth_less_later(name: str) -> None:
    values = [worth_of(ark(number), name) for number in (1, 2, 3, 4)]
    assert values == sorted(values, reverse=True)
    assert values[0] > 1.5 * values[3]


def test_prestige_is_worth_the_same_in_every_round() -> None:
    assert worth_of(ark(1), "heir.2") == worth_of(ark(4), "heir.2") == 3


def test_a_gem_buys_less_later() -> None:
    prices = [outlook(ark(number)).gem for number in (1, 2, 3, 4)]
    assert prices == sorted(prices, reverse=True)
    assert outlook(ark(4)).kept_gem == 0


def test_a_card_that_the_ark_counts_is_worth_more() -> None:
    s = ark()
    before = worth_of(s, "miner")
    build(s, 0, "forge", "worker")
    assert worth_of(s, "miner") == before + 3  # three scorings to come
    assert pulled(outlook(s), card("heir.2")) == 0


def test_a_crew_is_worth_more_where_a_module_waits_for_one() -> None:
    s = ark()
    build(s, 0, "cathedral")
    build(s, 0, "hideout")
    empty = worth_of(s, "heir.2")
    build(s, 0, "refinery", "senator")
    assert empty > worth_of(s, "heir.2")


def test_a_module_is_worth_more_to_who_has_no_berth_left() -> None:
    s = ark()
    roomy = worth_of(s, "archives")
    build(s, 0, "dormitory", "worker worker.2 worker.3")
    s.seats[0].crews += [card("convert"), card("convert.2")]
    s.seats[0].homes += [card("dormitory.2")] * 2
    assert worth_of(s, "archives") > roomy


def test_a_crew_without_a_berth_is_worth_less() -> None:
    s = ark()
    roomy = gain(outlook(s), card("senator"))
    s.seats[0].crews += [card("convert"), card("convert.2")]
    s.seats[0].homes += [card("dormitory.2")] * 2
    assert gain(outlook(s), card("senator")) < roomy


def test_no_card_is_worth_less_than_its_gems() -> None:
    s = ark(4)
    out = outlook(s)
    assert value(out, card("merchant")) == pytest.approx(2 * out.gem)
    assert value(out, card("hideout")) >= 4 * out.gem


def test_a_hospital_is_worth_more_with_mutants_about() -> None:
    s = ark()
    before = worth_of(s, "regeneration-hospital")
    s.mutants |= 1 << card("heir")
    assert worth_of(s, "regeneration-hospital") > before + 3


def test_a_mutagen_is_worth_more_with_a_bed() -> None:
    s = ark()
    before = worth_of(s, "lab-assistant")
    build(s, 0, "clinic", "worker")
    assert worth_of(s, "lab-assistant") > before + 3


def test_an_ability_that_needs_something_is_worth_little_without_it() -> None:
    s = ark()
    mechanic, surgeon, priest = (worth_of(s, n) for n in ("mechanic", "surgeon", "high-priest"))
    build(s, 0, "dormitory", "worker worker.2 convert")
    s.mutants |= 1 << card("heir")
    assert worth_of(s, "mechanic") > mechanic + 1
    assert worth_of(s, "surgeon") > surgeon + 1
    assert worth_of(s, "high-priest") > priest + 1


def test_no_token_is_expected_from_an_empty_supply() -> None:
    s = ark()
    before = worth_of(s, "senator")
    s.jailers += [card("warden")] * 8
    assert worth_of(s, "senator") < before


def test_a_majority_is_worth_most_where_one_card_decides() -> None:
    s = ark()
    build(s, 0, "rd-department", "worker")
    close = closer(outlook(s), card("rd-department"))
    for number in (1, 2, 3):
        build(s, 1, f"archives.{number}")
    build(s, 1, "orbital-shipyard")
    far = closer(outlook(s), card("rd-department"))
    assert close > far


def test_a_vault_more_is_worth_less_than_the_first() -> None:
    s = ark()
    first = worth_of(s, "clandestine-bank")
    build(s, 0, "hideout", "worker")
    build(s, 0, "hideout.2", "worker.2")
    assert worth_of(s, "clandestine-bank") < first


# --- what others lose -------------------------------------------------------------------------


def test_who_scores_much_is_missed_most() -> None:
    s = ark()
    build(s, 1, "dormitory", "engineer worker")
    build(s, 1, "clinic", "union-delegate")
    out = outlook(s)
    assert loss(out, 1, card("engineer")) == 2 * 3  # two modules, three scorings
    assert loss(out, 1, card("worker")) == 0
    build(s, 1, "forge")
    assert loss(outlook(s), 1, card("worker")) == 3


def test_a_module_is_missed_with_its_crews_and_gems() -> None:
    s = ark()
    build(s, 1, "hideout", "engineer")
    empty = loss(outlook(s), 1, card("hideout"))
    s.seats[1].stored[0] = 4
    assert loss(outlook(s), 1, card("hideout")) > empty + 8
    assert empty > 0


def test_it_is_better_that_the_leader_loses_than_another() -> None:
    s = ark()
    build(s, 1, "hideout", "engineer")
    build(s, 2, "hideout.2", "engineer.2")
    s.seats[2].points[0] = 9
    out = outlook(s)
    assert harm(out, 2, card("engineer.2")) > harm(out, 1, card("engineer")) > 0
    assert harm(out, 0, card("dormitory.2")) <= 0


def test_what_is_held_counts_before_the_plan_and_not_in_it() -> None:
    s = ark()
    hold(s, 0, "forge apprentice miner")
    out = outlook(s)
    before = worth(out, card("forge"))
    out.plan_ahead()
    assert worth(out, card("forge")) < before
