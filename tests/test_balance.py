"""The figures about balance are counted over whole games, and the same again for the same seed."""

from __future__ import annotations

from functools import cache

import pytest
from rich.console import Console

from benchmarks.balance import exodus, pest
from benchmarks.balance.counting import BLOCK, Found
from tablee import bots


def test_every_chamber_and_card_of_exodus_is_counted() -> None:
    found = exodus.play_block(2, {}, "expert", exodus.NOBODY, True, "seed", 0)
    players = 2 * BLOCK
    assert found["games",] == BLOCK == pytest.approx(found["wins", 0] + found["wins", 1])
    assert found["events", "win"] + found["events", "no-majority"] == 48 * BLOCK
    assert len(found.spread("total")) == players
    assert sum(found.spread("total")) == sum(n for key, n in found.items() if key[0] == "part")
    integrated = sum(n for key, n in found.items() if key[0] == "integrated")
    assert integrated >= sum(n for key, n in found.items() if key[0] == "caste cards") > 0
    assert found == exodus.play_block(2, {}, "expert", exodus.NOBODY, True, "seed", 0)


def test_exodus_is_shown_with_each_variant() -> None:
    kinds = list(exodus.games_of_all_kinds(0, False))
    assert len(kinds) == 13
    assert list(exodus.games_of_all_kinds(3, True)) == [(3, {})]
    out = Console(record=True, width=120)
    game = exodus.make(3, {"airlocks": "b"}, True)
    found = exodus.play_block(3, game.options, "random", exodus.WEIGHING, True, "seed", 0)
    exodus.show(game, found, out)
    exodus.show_cards(game, found, out)
    text = out.export_text()
    assert f"{BLOCK} games" in text
    assert "airlocks b" in text
    assert "fair 33.3" in text
    assert "clandestine-bank" in text


@cache
def played(hoarding: str, limited: bool) -> Found:
    """Enough games of two that a share of the points means something."""
    found = Found()
    for first in (0, BLOCK):
        found.add(exodus.play_block(2, {}, "expert", hoarding, limited, "seed", first))
    return found


@pytest.mark.parametrize("manner", [exodus.WEIGHING, exodus.EVERYTHING])
def test_a_hoarder_lays_its_gems_on_vaults(manner: str) -> None:
    experts, found = played(exodus.NOBODY, limited=True), played(manner, limited=True)
    by_vaults = found["hoarder vaults",]
    assert by_vaults > 2.5 * experts["part", "vaults"] / 2
    assert by_vaults > found["hoarder total",] / 4
    assert played(manner, limited=False)["hoarder vaults",] > 1.5 * by_vaults


def test_hoarders_are_not_offered_at_tables() -> None:
    assert "hoarder" not in bots.yardsticks("exodus")


PLAIN = {"duel": False, "advanced": False}


def test_every_year_and_subject_of_pest_is_counted() -> None:
    found = pest.play_block(3, PLAIN, "expert", False, False, "seed", 0)
    players = 3 * BLOCK
    assert found["games",] == BLOCK == pytest.approx(sum(found["wins", n] for n in range(3)))
    assert [key[1] for key in found if key[0] == "on roads"] == [1, 2, 3, 4, 5, 6]
    assert len(found.spread("total")) == len(found.spread("dead")) == players
    assert sum(found.spread("total")) == sum(n for key, n in found.items() if key[0] == "part")
    assert sum(found.spread("dead")) == found["subjects", "die"]
    assert found["turns",] <= 18 * players
    assert found["turns",] >= 17 * players  # Technologies take a few Assistants
    tokens = sum(n for key, n in found.items() if key[0] == "tokens")
    assert 0 < tokens < found["part", "renown"]
    assert sum(n for key, n in found.items() if key[0] == "decrees") == 3 * players
    assert found == pest.play_block(3, PLAIN, "expert", False, False, "seed", 0)
    assert found != pest.play_block(3, PLAIN, "expert", True, False, "seed", 0)


def test_favour_cards_of_pest_are_turned_for_one_run_only() -> None:
    turned = pest.make(2, PLAIN, True).kit.favour_gain
    usual = pest.make(2, PLAIN, False).kit.favour_gain
    assert [gain[::-1] for gain in turned] == usual != turned


def test_pest_is_shown_in_every_mode() -> None:
    kinds = list(pest.games_of_all_kinds(0, False))
    assert len(kinds) == 12
    assert len(list(pest.games_of_all_kinds(2, True))) == 2
    out = Console(record=True, width=120)
    game = pest.make(1, PLAIN, False)
    found = pest.play_block(1, PLAIN, "random", False, False, "seed", 0)
    assert sum(n for key, n in found.items() if key[0] == "rank") == BLOCK
    pest.show(game, found, False, out)
    pest.show_cards(game, found, out)
    text = out.export_text()
    assert f"{BLOCK} games" in text
    assert "squire" in text
    assert "sick on roads" in text
    assert "steel-horseshoe" in text


def test_a_gatherer_goes_out_to_the_sick() -> None:
    experts = pest.play_block(2, PLAIN, "expert", False, False, "seed", 0)
    found = pest.play_block(2, PLAIN, "expert", False, True, "seed", 0)
    picked = experts["subjects", "pick-up"] / (2 * BLOCK)
    assert found["gatherer picked up",] / BLOCK > 1.2 * picked
    out = Console(record=True, width=160)
    pest.show(pest.make(2, PLAIN, False), found, False, out)
    assert "goes out to the sick" in out.export_text()
    assert "gatherer" not in bots.yardsticks("pest")
