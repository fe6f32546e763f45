"""Messages: arguments by name, and what every game can say."""

from __future__ import annotations

import pytest

from tablee.engine.fields import INT, MANY, ONE, Kind
from tablee.engine.messages import Message, Messages, points

CARD = Kind(ONE, "card")
CARDS = Kind(MANY, "card")


def test_values_are_bound_to_the_arguments_in_order() -> None:
    message = Message("sell", card=CARD, price=INT)
    assert message.bind([7, 3]) == {"card": 7, "price": 3}


def test_a_list_takes_all_that_is_left() -> None:
    message = Message("show", seat=INT, cards=CARDS)
    assert message.bind([1, 5, 6, 7]) == {"seat": 1, "cards": [5, 6, 7]}
    assert message.bind([1]) == {"seat": 1, "cards": []}


def test_a_message_without_arguments_binds_nothing() -> None:
    assert Message("pass").bind([]) == {}


def test_a_missing_value_is_a_mistake() -> None:
    with pytest.raises(IndexError):
        Message("sell", card=CARD, price=INT).bind([7])


def test_messages_are_found_by_kind_and_name() -> None:
    ask, event, refusal, score = (Message("show") for _ in range(4))
    messages = Messages([ask], [event], [refusal], [score])
    assert messages.asks["show"] is ask
    assert messages.events["show"] is event
    assert messages.refusals["show"] is refusal
    assert messages.scores["show"] is score


def test_every_game_can_say_what_the_core_refuses() -> None:
    messages = Messages([], [], [Message("too-dear")], [])
    assert list(messages.refusals) == ["not-asked", "not-offered", "too-dear"]


def test_a_score_line_speaks_of_points() -> None:
    message = points("prizes", rule="GOOF-031")
    assert (message.name, message.rule, message.bind([12])) == (
        "prizes",
        "GOOF-031",
        {"points": 12},
    )
