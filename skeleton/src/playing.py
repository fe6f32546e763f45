"""A phase: everyone plays a card in turn. Name such a module after what players do in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.problems import UNKNOWN, Why
from tablee.engine.state import Ask
from tablee.games.sample_game.actions import CARDS, PLAY
from tablee.games.sample_game.state import Table


class PlayCard(Ask[Table]):
    """Which card do you play?"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [PLAY + card for card in s.seats[seat].hand]  # sorted, as the hand is

    def apply(self, s: Table, seat: int, action: int) -> None:
        player = s.seats[seat]
        player.played = action - PLAY
        player.hand.remove(player.played)
        s.emit("play", seat, [player.played])
        following = (seat + 1) % len(s.seats)
        if s.seats[following].played == UNKNOWN:
            s.ask(following, PLAY_CARD)  # SAMPLE-010

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        card = action - PLAY
        if 0 <= card < CARDS:
            return Why("not-in-hand", [card])
        return Why("not-offered", [])


PLAY_CARD: Final = PlayCard()
