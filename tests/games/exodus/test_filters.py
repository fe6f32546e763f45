"""Which cards an ability means: in whose Ark, Mutants or tilted ones, and never vacant crews."""

from __future__ import annotations

from tablee.games.exodus.abilities.reading import ANYBODY, Terms, read_terms
from tablee.games.exodus.components import Card, Filter
from tablee.games.exodus.edition import components
from tablee.games.exodus.filters import in_ark, in_play
from tests.games.exodus.positions import KIT, build, card, names, table
from tests.rules import rule

A, B, C = range(3)

BASE = components("base")


def terms(**wanted: object) -> Terms:
    every: list[Card] = [*BASE.cards, *BASE.secondary]
    of_all = {item.id: item for item in every}
    cards = [of_all[KIT.kinds[kind]] for kind in KIT.kind]
    return read_terms(Filter(**wanted), cards, BASE.secondary)  # type: ignore[arg-type]


@rule("EXO-153", "EXO-159", "EXO-178")
def test_only_cards_in_an_ark_are_meant() -> None:
    s = table(3)
    build(s, A, "clinic.1", "heir.1 worker.1")
    build(s, B, "hideout.1", "heir.2")
    s.seats[A].vacant = [card("heir.3")]
    s.seats[A].prison = [card("miner.1")]
    assert names(in_ark(s, terms(type="crew"), A)) == "heir worker"
    assert in_play(s, terms(caste="original"), A, 0) == [card("heir.1"), card("heir.2")]


def test_own_cards_those_of_opponents_or_any() -> None:
    s = table(3)
    for seat in (A, B, C):
        build(s, seat, f"clinic.{seat + 1}")
    found = {
        whose: in_play(s, terms(type="module", controller=whose), B, 0)
        for whose in ("self", "opponent", "any")
    }
    first, second, third = (card(f"clinic.{n}") for n in (1, 2, 3))
    assert found == {"self": [second], "opponent": [first, third], "any": [first, second, third]}
    assert terms(type="module").whose == ANYBODY


def test_mutants_and_tilted_cards() -> None:
    s = table(2)
    build(s, A, "clinic.1", "heir.1 worker.1")
    s.mutants = 1 << card("worker.1")
    s.tilted = 1 << card("clinic.1")
    assert names(in_ark(s, terms(mutant=True), A)) == "worker"
    assert names(in_ark(s, terms(mutant=False, type="crew"), A)) == "heir"
    assert names(in_ark(s, terms(tilted=True), A)) == "clinic"
    assert names(in_ark(s, terms(tilted=False), A)) == "heir worker"


def test_this_is_the_card_that_carries_the_ability() -> None:
    s = table(2)
    build(s, A, "clinic.1", "heir.1 heir.2")
    assert in_play(s, terms(this=True), A, card("heir.2")) == [card("heir.2")]
    assert names(in_play(s, terms(exclude="heir"), A, 0)) == "clinic"
    assert in_play(s, terms(rank="primary"), A, 0) == [card("heir.1"), card("heir.2")]
    assert names(in_play(s, terms(cost_max=2), A, 0)) == "heir heir"
