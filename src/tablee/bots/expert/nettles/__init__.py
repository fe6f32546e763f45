"""Nettles by rules of thumb: an answer to every question, from what the seat can see."""

from __future__ import annotations

from typing import Final

from tablee.bots.expert.advice import Advice, Aims, Level
from tablee.bots.expert.nettles import bidding, laying, losing, turning
from tablee.bots.expert.nettles.outlook import Outlook
from tablee.games.nettles.bidding import RaiseOrPass
from tablee.games.nettles.laying import AddOrBid, LayFirst
from tablee.games.nettles.losing import GiveUp
from tablee.games.nettles.rounds import NameStarter
from tablee.games.nettles.turning import TurnDisc

ADVICE: Final = Advice(
    Outlook,
    at_once={},
    mixed={
        LayFirst: laying.lay_first,
        AddOrBid: laying.add_or_bid,
        RaiseOrPass: bidding.raise_or_pass,
    },
    play={
        TurnDisc: turning.turn_disc,
        GiveUp: losing.give_up,
        NameStarter: losing.name_starter,
    },
    aims=Aims(prize=1.0, rivalry=1.0, spread=1.0),
    # Rules of thumb are weaker than a few games in the mind here, and many games no better.
    levels=(
        Level(iterations=0, version=3),
        Level(iterations=4, candidates=1, slack=0.6, version=3),
        Level(iterations=8, candidates=3, slack=0.5, version=3),
        Level(iterations=16, slack=0.3, version=3),
        Level(iterations=48, seconds=0.9, version=3),
    ),
)
