"""Every field of the position: what it holds and who may see it."""

from __future__ import annotations

from functools import partial

from tablee.engine.fields import (
    ALL,
    INT,
    MANY,
    ONE,
    OWN,
    PARTS,
    SEAT,
    Field,
    Frame,
    Kind,
    Layout,
    Place,
)
from tablee.games.nettles.actions import DISC_NAMES, NUMBERS, SEAT_NAMES
from tablee.games.nettles.bidding import RaiseOrPass
from tablee.games.nettles.deductions import discs_are_complete, proof_holds
from tablee.games.nettles.kit import Kit
from tablee.games.nettles.laying import AddOrBid, LayFirst, TakeTurns
from tablee.games.nettles.losing import GiveUp, Settle
from tablee.games.nettles.rounds import EndRound, NameStarter, StartRound
from tablee.games.nettles.setup import DrawStarter
from tablee.games.nettles.state import Player, Table
from tablee.games.nettles.turning import TurnDisc, TurnNext

DISCS = Kind(MANY, "disc")
PROOF = Kind(ONE, "proof")

FRAMES = [
    Frame(DrawStarter),
    Frame(StartRound),
    Frame(LayFirst),
    Frame(TakeTurns),
    Frame(AddOrBid),
    Frame(RaiseOrPass),
    Frame(TurnNext),
    Frame(TurnDisc),
    Frame(Settle),
    Frame(GiveUp),
    Frame(EndRound),
    Frame(NameStarter),
]


def is_mine_or_turned_over(s: Table, viewer: int, place: Place) -> bool:
    """Its owner may look at a disc at any time (NETTLE-071), all at one turned over (NETTLE-072).

    They are turned over from the top of the stack, which is its end (NETTLE-030).
    """
    player = s.seats[place.seat]
    return place.seat == viewer or place.index >= len(player.stack) - player.turned


def layout(kit: Kit, seats: int) -> Layout:
    return Layout(
        table=partial(Table, kit),
        table_fields=[
            Field("round", INT, ALL),
            # Seats are only spoken of here, not kept: without `holds=False` they would be counted.
            Field("starter", SEAT, ALL, holds=False),
            Field("bidder", SEAT, ALL, holds=False),
            Field("stung_by", SEAT, ALL, holds=False),
        ],
        player=Player,
        player_fields=[
            Field("hand", DISCS, OWN),
            Field("stack", DISCS, PARTS, knows=is_mine_or_turned_over),
            Field("turned", INT, ALL),
            Field("lost", DISCS, OWN),
            Field("nettle", PROOF, ALL, holds=False),
            Field("bid", INT, ALL),
            Field("passed", INT, ALL),
            Field("wins", INT, ALL),
        ],
        frames=FRAMES,
        names={
            "disc": DISC_NAMES,
            "number": NUMBERS,
            "proof": ("perhaps", "there", "gone"),
            "seat": SEAT_NAMES[:seats],
        },
        deductions={"NETTLE-002": discs_are_complete, "NETTLE-072": proof_holds},
    )
