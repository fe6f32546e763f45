"""Two players: nobody can foresee the pack that comes after a turn."""

from __future__ import annotations

from tablee.engine.chance import Dice
from tablee.engine.problems import UNKNOWN, Unseen
from tablee.engine.titles import find
from tests.rules import rule


@rule("AIH-154", "AIH-156")
def test_the_outlook_of_a_view_never_holds_a_card_that_was_added_unseen() -> None:
    """Else the single card of the last pack would be picked before anybody knows it."""
    game = find("ai-100-human").make(2, "base", {})
    s = game.deal(b"packs")
    dice = Dice(7)
    ended = 0
    while not s.over():
        seat = s.acting()[0]
        options = s.options(seat)
        action = options[dice.below(len(options))]
        ahead = game.view(s, seat).table
        try:
            ahead.apply(seat, action)
        except Unseen:
            ended += 1
        else:
            assert UNKNOWN not in ahead.seats[seat].pack
        s.apply(seat, action)
    assert ended > 0
