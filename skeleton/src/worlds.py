"""What a player cannot know, dealt anew. It must contradict nothing that the viewer has seen."""

from __future__ import annotations

from tablee.engine.state import View
from tablee.engine.worlds import deal_unseen
from tablee.games.sample_game.actions import CARDS
from tablee.games.sample_game.state import Table


def world(view: View[Table], seed: bytes) -> Table:
    """The others' hands and the deck, from the cards that the viewer does not see."""
    s = view.table.clone()
    s.seed = seed
    seen = s.discard + [player.played for player in s.seats]
    if view.viewer >= 0:
        seen += s.seats[view.viewer].hand
    unseen = [card for card in range(CARDS) if card not in seen]
    # Any place may hold any card. Where it follows that one cannot, leave it out of its set.
    dealt = deal_unseen(unseen, [(1 << CARDS) - 1] * len(unseen), seed)
    for seat, player in enumerate(s.seats):
        if seat != view.viewer:
            count = len(player.hand)
            player.hand = sorted(dealt[:count])
            del dealt[:count]
    s.deck = dealt
    return s
