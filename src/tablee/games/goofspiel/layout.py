"""Every field of the position: what it holds and who may see it."""

from __future__ import annotations

from functools import partial

from tablee.engine.fields import ALL, MANY, NOBODY, ONE, SET, Field, Frame, Kind, Layout
from tablee.games.goofspiel.actions import VALUES
from tablee.games.goofspiel.bidding import Bid
from tablee.games.goofspiel.kit import Kit
from tablee.games.goofspiel.rounds import Reveal
from tablee.games.goofspiel.setup import PreparePrizes
from tablee.games.goofspiel.state import Player, Table

CARD = Kind(ONE, "card")
CARDS = Kind(SET, "card")
PRIZES = Kind(SET, "prize")
DECK = Kind(MANY, "prize")


def layout(kit: Kit) -> Layout:
    deck = NOBODY if kit.order == "shuffled" else ALL
    return Layout(
        table=partial(Table, kit),
        table_fields=[
            Field("deck", DECK, deck),
            Field("stake", PRIZES, ALL),
            Field("gone", PRIZES, ALL),
        ],
        player=Player,
        player_fields=[
            Field("hand", CARDS, ALL, holds=False),
            Field("bid", CARD, ALL, holds=False),
            Field("won", PRIZES, ALL),
        ],
        frames=[Frame(PreparePrizes), Frame(Bid), Frame(Reveal)],
        names={"card": VALUES[: kit.cards], "prize": VALUES[: kit.cards]},
        hides_nothing="" if kit.order == "shuffled" else "GOOF-041",
    )
