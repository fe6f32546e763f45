"""What a player cannot know: the others' hands, face-down discs and losses. But some follows."""

from __future__ import annotations

from typing import Final

from tablee.engine.chance import derived
from tablee.engine.state import View
from tablee.engine.worlds import deal_unseen
from tablee.games.nettles.actions import DISCS, MINT, NETTLE
from tablee.games.nettles.state import GONE, THERE, Player, Table

ONLY_MINT: Final = 1 << MINT
ANYTHING: Final = 1 << MINT | 1 << NETTLE


def world(view: View[Table], seed: bytes) -> Table:
    """Everyone else's discs that lie face down, dealt in a way that fits all that was seen."""
    s = view.table.clone()
    s.seed = seed
    for seat, player in enumerate(s.seats):
        if seat != view.viewer:
            deal_discs(player, derived(seed, seat))
    return s


def deal_discs(player: Player, seed: bytes) -> None:
    """A nettle proven to be there is not among the lost discs, one proven gone is (NETTLE-072)."""
    unseen = list(DISCS)
    for disc in player.face_up():
        unseen.remove(disc)
    lost, hand, down = len(player.lost), len(player.hand), player.face_down()
    may_be_lost = ONLY_MINT if player.nettle == THERE else ANYTHING
    may_be_left = ONLY_MINT if player.nettle == GONE else ANYTHING
    dealt = deal_unseen(unseen, [may_be_lost] * lost + [may_be_left] * (hand + down), seed)
    player.lost = sorted(dealt[:lost])
    player.hand = sorted(dealt[lost : lost + hand])
    player.stack = dealt[lost + hand :] + player.face_up()
