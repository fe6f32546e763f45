"""What shows something new ends free undo: a draft stops there, and the player is told before."""

from __future__ import annotations

from tablee.games.exodus.actions import action_space
from tablee.games.exodus.researching import OPEN_WINDOW
from tablee.games.exodus.state import Table
from tablee.server.matches.match import Draft
from tests.games.exodus.positions import build, hold, reserve, run, table, turn
from tests.rules import rule

A, B, C = range(3)


def drafted(s: Table, seat: int, *texts: str) -> Draft:
    """What a player has chosen and not confirmed, on their own view."""
    kit = s.kit
    space = action_space(kit.cards, kit.negotiators, kit.slots, kit.ways, kit.influence)
    draft = Draft(s.seen_by(seat))
    for text in texts:
        assert not draft.reveals, f"{text} has to wait"
        draft.add(space.parse(text))
    return draft


def services() -> Table:
    s = table(3)
    build(s, A, "secret-services", "novice.1")
    hold(s, A, "miner")
    hold(s, B, "heir clinic")
    hold(s, C, "forge")
    reserve(s, 5)
    turn(s, A)
    return s


def test_the_look_of_the_secret_services_has_to_be_confirmed_first() -> None:
    s = services()
    assert not drafted(s, A, "use secret-services.1").reveals
    draft = drafted(s, A, "use secret-services.1", "player 2")
    assert draft.reveals
    assert draft.options() == []


def test_a_hand_that_is_known_shows_nothing_new() -> None:
    s = services()
    s.seats[B].known_to = [1 << A, 1 << A]
    draft = drafted(s, A, "use secret-services.1", "player 2")
    assert not draft.reveals
    assert draft.options()


@rule("EXO-285")
def test_chambers_are_chosen_freely_but_their_refill_has_to_be_confirmed_first() -> None:
    s = table(2, "AB")
    build(s, A, "rd-department.1")
    s.chambers = [s.deck.pop() for _ in range(12)]
    run(s, OPEN_WINDOW)
    assert not drafted(s, A, "chamber 3").reveals
    assert drafted(s, A, "chamber 3", "done").reveals
    assert drafted(s, A, "chamber 3", "chamber 7").reveals
    assert not drafted(s, A, "decline").reveals


def test_a_draw_has_to_be_confirmed_first() -> None:
    s = table(2)
    build(s, A, "black-market", "novice.1")
    turn(s, A)
    assert drafted(s, A, "use black-market.1").reveals
