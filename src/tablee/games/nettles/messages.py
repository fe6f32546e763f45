"""Everything that Nettles says to people."""

from __future__ import annotations

from tablee.engine.fields import INT, ONE, SEAT, Kind
from tablee.engine.messages import Message, Messages, points

DISC = Kind(ONE, "disc")

MESSAGES = Messages(
    asks=[
        Message("lay-first", rule="NETTLE-010"),
        Message("add-or-bid", rule="NETTLE-011", hand=INT, discs=INT),
        Message("raise-or-pass", rule="NETTLE-021", bid=INT, bidder=SEAT, discs=INT),
        Message("turn-disc", rule="NETTLE-031", count=INT),
        Message("give-up", rule="NETTLE-041"),
        Message("name-starter", rule="NETTLE-052"),
    ],
    events=[
        Message("round", rule="NETTLE-050", round=INT),
        Message("lay", rule="NETTLE-011", secret=True, disc=DISC),
        Message("bid", rule="NETTLE-020", number=INT),
        Message("pass", rule="NETTLE-023"),
        Message("turn-own", rule="NETTLE-030", disc=DISC),
        Message("turn", rule="NETTLE-031", owner=SEAT, disc=DISC),
        Message("won", rule="NETTLE-034", wins=INT, goal=INT),
        Message("failed", rule="NETTLE-033", owner=SEAT),
        Message("lose", rule="NETTLE-042", secret=True, disc=DISC),
        Message("out", rule="NETTLE-043"),
        Message("last", rule="NETTLE-061"),
    ],
    refusals=[
        Message("not-in-hand", rule="NETTLE-012", disc=DISC),
        Message("no-such-bid", rule="NETTLE-022", least=INT, most=INT),
        Message("bidding", rule="NETTLE-021"),
        Message("nothing-face-down", rule="NETTLE-031", owner=SEAT),
        Message("only-before-bids", rule="NETTLE-021"),
        Message("only-bidding", rule="NETTLE-020"),
        Message("only-challenger", rule="NETTLE-024"),
    ],
    scores=[points("wins", rule="NETTLE-034"), points("last", rule="NETTLE-061")],
)
