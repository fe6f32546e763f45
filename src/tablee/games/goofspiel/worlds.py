"""What a player cannot know: the order of a shuffled prize deck, and bids that lie face down."""

from __future__ import annotations

from tablee.engine.state import View
from tablee.engine.worlds import deal_unseen
from tablee.engine.zones import members
from tablee.games.goofspiel.state import Table


def world(view: View[Table], seed: bytes) -> Table:
    """Deal the prizes not seen yet in any order. Whoever has bid is asked again."""
    s = view.table.clone()
    s.seed = seed
    if s.kit.order == "shuffled":
        seen = s.stake | s.gone
        for player in s.seats:
            seen |= player.won
        unseen = members(s.kit.suit & ~seen)
        s.deck = deal_unseen(unseen, [s.kit.suit] * len(unseen), seed)
    return s
