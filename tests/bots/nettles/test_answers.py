"""What the expert knows about Nettles."""

from __future__ import annotations

from tablee import bots
from tablee.bots.bot import Budget
from tablee.bots.expert.nettles.outlook import Outlook
from tablee.games.nettles.state import GONE, THERE, Table
from tests.games.nettles.positions import add, challenge, deal, game, lay, play


def answers(s: Table, seat: int, count: int = 20) -> set[str]:
    """All that the expert answers here, in different moods."""
    rules = game(len(s.seats))
    view = rules.view(s, seat)
    found = [
        bots.make("expert", b"%d" % mood).choose(rules, view, Budget()) for mood in range(count)
    ]
    return {rules.space.text(action) for action in found}


def test_the_first_disc_cannot_be_foreseen() -> None:
    assert answers(deal(), 0) == {"lay mint", "lay nettle"}


def test_nobody_raises_to_what_cannot_come_off() -> None:
    s = deal()
    lay(s, "mnm")
    play(s, 0, "bid 2")
    assert answers(s, 1) == {"pass"}


def test_a_bid_that_is_sure_is_made() -> None:
    s = deal("mmmn", "mmm")
    s.seats[0].nettle = GONE
    lay(s, "mm")
    play(s, 0, "bid 1")
    assert answers(s, 1) == {"bid 2"}


def test_the_stack_that_looks_safest_is_turned_over() -> None:
    s = deal("mmmn", "mmn", "mmm", "mmmn")
    s.seats[1].nettle = THERE
    s.seats[2].nettle = GONE
    lay(s, "mmmm")
    challenge(s, 2)
    assert answers(s, 0) == {"turn 3"}


def test_a_nettle_on_top_of_the_own_stack_leaves_no_chance() -> None:
    s = deal()
    lay(s, "mmm")
    add(s, "n")
    out = Outlook(s, 0)
    assert out.chance(1) == 0
    assert out.furthest(0.01) == 0


def test_with_two_discs_left_the_mint_is_kept() -> None:
    s = deal("mn", "mmmn", "mmmn")
    lay(s, "nmm")
    challenge(s, 1)
    assert answers(s, 0) == {"lose nettle"}


def test_with_more_discs_the_nettle_is_kept() -> None:
    s = deal("mmn", "mmmn", "mmmn")
    lay(s, "nmm")
    challenge(s, 1)
    assert answers(s, 0) == {"lose mint"}


def test_whoever_has_won_least_is_named_to_start() -> None:
    s = deal("n", "mmmn", "mmmn")
    s.seats[1].wins = 1
    lay(s, "nmm")
    challenge(s, 1)
    assert answers(s, 0) == {"name 3"}
