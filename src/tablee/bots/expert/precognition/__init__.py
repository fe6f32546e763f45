"""Precognition by rules of thumb: an answer to every question, from what the seat can see."""

from __future__ import annotations

from typing import Final

from tablee.bots.expert.advice import Advice, Aims, Horizon, Level
from tablee.bots.expert.precognition import (
    acting,
    deciding,
    foreseeing,
    maintaining,
    objectives,
    setup,
)
from tablee.bots.expert.precognition.outlook.seat import Outlook, ally
from tablee.games.precognition.acting import Activate
from tablee.games.precognition.deciding import GiveCard, KeepCard
from tablee.games.precognition.machines import (
    HealHumans,
    PlaceBattery,
    StationYmunes,
    TakeAmount,
    UseMachine,
)
from tablee.games.precognition.maintaining import LoseHumans, LowerPlague
from tablee.games.precognition.objectives import SpendYmunes
from tablee.games.precognition.river import FaceRiver, LoseBattery, LoseYmunes
from tablee.games.precognition.setup import InstallRoom, PassCard

ADVICE: Final = Advice(
    Outlook,
    at_once={
        InstallRoom: setup.install,
        PassCard: setup.open_offer,
        UseMachine: acting.use_machine,
        TakeAmount: acting.take_all,
        HealHumans: acting.take_all,
    },
    mixed={KeepCard: deciding.keep_card, GiveCard: deciding.give_card},
    play={
        Activate: acting.activate,
        StationYmunes: acting.station,
        PlaceBattery: acting.place_battery,
        SpendYmunes: objectives.spend_ymunes,
        LowerPlague: maintaining.lower_plague,
        LoseHumans: maintaining.choose_lost,
        FaceRiver: maintaining.face_river,
        LoseYmunes: maintaining.choose_ymunes,
        LoseBattery: maintaining.choose_battery,
    },
    aims=Aims(
        prize=10.0,
        rivalry=0.5,
        spread=5.0,
        trifle=0.3,
        ally=ally,
        unrivalled=foreseeing.together,
        by_chances=True,
        horizon=Horizon(foreseeing.stage, foreseeing.last, foreseeing.expected, foreseeing.vague),
    ),
    levels=(
        Level(iterations=24, slack=0.165, version=4),
        Level(iterations=24, slack=0.125, version=4),
        Level(iterations=24, slack=0.08, version=4),
        Level(iterations=32, slack=0.04, version=4),
        Level(iterations=400, seconds=0.9),
    ),
)
