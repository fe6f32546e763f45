"""Actions: one integer, one text, and the thing they are done to."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.engine.actions import WAIT, ActionSpace, Verb
from tablee.engine.problems import Problem
from tests.engine.tiny import CLAIM, DRAW, PICK, SPACE


@st.composite
def spaces(draw: st.DrawFn) -> ActionSpace:
    """Verbs with and without targets, with gaps between them."""
    verbs = []
    base = 1
    for number in range(draw(st.integers(0, 5))):
        base += draw(st.integers(0, 3))
        targets = [f"t{n}" for n in range(draw(st.integers(0, 6)))]
        verbs.append(Verb(f"verb{number}", base, "thing", targets))
        base += verbs[-1].size()
    return ActionSpace(*verbs)


@given(spaces())
def test_every_action_is_read_back_from_its_text(space: ActionSpace) -> None:
    actions = [action for action in range(space.size) if space.known(action)]
    assert [space.parse(space.text(action)) for action in actions] == actions
    assert len({space.text(action) for action in actions}) == len(actions)
    assert len(actions) == sum(verb.size() for verb in space.verbs)


@given(spaces())
def test_the_space_ends_with_its_last_action(space: ActionSpace) -> None:
    assert space.known(space.size - 1)
    assert not space.known(space.size)


def test_waiting_is_action_zero_of_every_space() -> None:
    assert SPACE.text(WAIT) == "wait"
    assert ActionSpace().size == 1
    assert SPACE.parse("wait") == WAIT == 0


def test_actions_have_a_text() -> None:
    assert SPACE.text(PICK + 2) == "pick cat"
    assert SPACE.text(DRAW) == "draw"


def test_spaces_between_words_do_not_matter() -> None:
    assert SPACE.parse("  pick \t cat\n") == PICK + 2


@pytest.mark.parametrize("text", ["", "pick", "pick cow", "PICK cat", "draw cat", "11", "pickcat"])
def test_other_texts_are_unknown(text: str) -> None:
    with pytest.raises(Problem) as caught:
        SPACE.parse(text)
    assert (caught.value.name, caught.value.facts) == ("unknown-action", {"action": text})


@pytest.mark.parametrize("action", [-1, CLAIM - 1, SPACE.size])
def test_numbers_outside_and_between_verbs_are_no_actions(action: int) -> None:
    assert not SPACE.known(action)
    with pytest.raises(Problem) as caught:
        SPACE.text(action)
    assert caught.value.name == "unknown-action"


def test_an_action_has_a_verb_and_a_target() -> None:
    assert SPACE.verb(PICK + 7).name == "pick"
    assert SPACE.target(PICK + 7) == "card:hen"
    assert SPACE.target(DRAW) == ""
    with pytest.raises(AssertionError):
        SPACE.verb(CLAIM - 1)


def test_two_verbs_cannot_have_the_same_number() -> None:
    with pytest.raises(AssertionError):
        ActionSpace(Verb("keep", 1, "card", ["a", "b"]), Verb("stop", 2))


def test_two_actions_cannot_have_the_same_text() -> None:
    with pytest.raises(AssertionError):
        ActionSpace(Verb("keep", 1), Verb("keep", 2))
