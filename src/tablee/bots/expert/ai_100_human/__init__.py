"""AI 100% Human by rules of thumb: an answer to every question, from what the seat can see."""

from __future__ import annotations

from typing import Final

from tablee.bots.expert.advice import Advice, Aims, Horizon, Level
from tablee.bots.expert.ai_100_human import (
    black_cards,
    choosing,
    drafting,
    ending,
    foreseeing,
    placing,
    setup,
)
from tablee.bots.expert.ai_100_human.outlook.seat import Outlook
from tablee.games.ai_100_human.black_cards import (
    CopyCard,
    InsertCard,
    LiftCard,
    ReadNeighbour,
    SwapCards,
)
from tablee.games.ai_100_human.choosing import ChooseCard, DiscardCard
from tablee.games.ai_100_human.drafting import DropCard, KeepCard, PickCard
from tablee.games.ai_100_human.ending import AddCard, PlaceOutside, PrepareObjective
from tablee.games.ai_100_human.placing import MoveTo, PlaceCard
from tablee.games.ai_100_human.setup import ChooseFace
from tablee.games.ai_100_human.solo import TakeFromGrid

ADVICE: Final = Advice(
    Outlook,
    at_once={ChooseFace: setup.choose_face},
    play={
        KeepCard: drafting.keep_card,
        PickCard: drafting.pick_card,
        DropCard: drafting.drop_card,
        TakeFromGrid: drafting.take_from_grid,
        ChooseCard: choosing.choose_card,
        DiscardCard: choosing.discard_card,
        PlaceCard: placing.place_card,
        MoveTo: placing.move_to,
        CopyCard: black_cards.copy_card,
        ReadNeighbour: black_cards.read_neighbour,
        LiftCard: black_cards.lift_card,
        InsertCard: black_cards.insert_card,
        SwapCards: placing.swap_cards,
        PrepareObjective: ending.prepare_objective,
        AddCard: ending.add_card,
        PlaceOutside: ending.place_outside,
    },
    aims=Aims(
        prize=5.0,
        rivalry=0.7,
        spread=15.0,
        trifle=0.3,
        unrivalled=foreseeing.alone,
        horizon=Horizon(foreseeing.stage, foreseeing.last, foreseeing.expected, foreseeing.vague),
    ),
    levels=(
        Level(iterations=16, candidates=3, slack=0.16, version=3),
        Level(iterations=16, candidates=3, slack=0.1, version=3),
        Level(iterations=0),
        Level(iterations=52, slack=0.05, seconds=0.9, version=3),
        Level(iterations=200, seconds=0.9),
    ),
)
