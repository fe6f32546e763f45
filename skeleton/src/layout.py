"""Every field of the position: what it holds, and who may see it.

Audiences: ALL, OWN (the seat's owner), NOBODY; PARTS for a field of which some see a part, which
then declares who knows which place. `holds=False` is for what only speaks of things that lie
elsewhere (a memory, a mark, a seat): cards are counted where they are.
"""

from __future__ import annotations

from functools import partial

from tablee.engine.fields import (
    ALL,
    INT,
    MANY,
    NOBODY,
    ONE,
    OWN,
    SEAT,
    Field,
    Frame,
    Kind,
    Layout,
)
from tablee.games.sample_game.actions import CARD_NAMES
from tablee.games.sample_game.kit import Kit
from tablee.games.sample_game.playing import PlayCard
from tablee.games.sample_game.rounds import EndRound, StartRound
from tablee.games.sample_game.setup import DealHands
from tablee.games.sample_game.state import Player, Table

CARD = Kind(ONE, "card")
CARDS = Kind(MANY, "card")


def layout(kit: Kit, seats: int) -> Layout:
    return Layout(
        table=partial(Table, kit),
        table_fields=[
            Field("deck", CARDS, NOBODY),
            Field("discard", CARDS, ALL),
            Field("starter", SEAT, ALL, holds=False),
        ],
        player=Player,
        player_fields=[
            Field("hand", CARDS, OWN),
            Field("played", CARD, ALL),
            Field("points", INT, ALL),
        ],
        # Every question and every step, also those that wait only for a moment.
        frames=[Frame(DealHands), Frame(StartRound), Frame(PlayCard), Frame(EndRound)],
        names={
            "card": CARD_NAMES,
            "seat": [str(seat + 1) for seat in range(seats)],
        },
    )
