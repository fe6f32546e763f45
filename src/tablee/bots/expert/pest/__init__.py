"""Pest by rules of thumb: an answer to every question, from what the seat can see."""

from __future__ import annotations

from typing import Final

from tablee.bots.expert.advice import Advice, Aims, Level
from tablee.bots.expert.pest import (
    assigning,
    building,
    ending,
    healing,
    moving,
    placing,
    producing,
    researching,
    setup,
    sheltering,
    storing,
)
from tablee.bots.expert.pest.features import FEATURES
from tablee.bots.expert.pest.outlook.seat import Outlook
from tablee.games.pest.acting import TakeAction
from tablee.games.pest.admitting import CureSubject, TreatSubject
from tablee.games.pest.assigning import AssignSubject, ClaimReward, ShiftSubject
from tablee.games.pest.building import BuildWork, ChooseExtra, ChooseSaving
from tablee.games.pest.ending import ChooseCapital
from tablee.games.pest.healing import HealSubject
from tablee.games.pest.moving import EnterLocation, MoveDoctor
from tablee.games.pest.placing import PlaceAssistant
from tablee.games.pest.producing import LoseResource, ProduceGoods
from tablee.games.pest.quarantine import ClearStorage, ShelterSick
from tablee.games.pest.researching import ChooseProduce, DoResearch, InsertTechnology
from tablee.games.pest.setup import PlaceCastle, PlaceDoctor
from tablee.games.pest.storing import EnlargeType, PayCoins, TakeResource
from tablee.games.pest.striking import KeepCamp, RefuseSick

ADVICE: Final = Advice(
    Outlook,
    at_once={
        PlaceCastle: setup.place_castle,
        PlaceDoctor: setup.place_doctor,
    },
    play={
        # the plague
        KeepCamp: sheltering.keep_camp,
        RefuseSick: sheltering.refuse_sick,
        ShelterSick: sheltering.shelter_sick,
        # stock
        ClearStorage: sheltering.clear_storage,
        TakeResource: storing.take_resource,
        EnlargeType: storing.enlarge_type,
        PayCoins: storing.pay_coins,
        # a turn
        PlaceAssistant: placing.place_assistant,
        TakeAction: placing.take_action,
        MoveDoctor: moving.move_doctor,
        EnterLocation: moving.enter_location,
        CureSubject: moving.cure_subject,
        TreatSubject: moving.treat_subject,
        BuildWork: building.build_work,
        ChooseExtra: building.choose_extra,
        ChooseSaving: building.choose_saving,
        ProduceGoods: producing.produce_goods,
        LoseResource: producing.lose_resource,
        DoResearch: researching.do_research,
        InsertTechnology: researching.insert_technology,
        ChooseProduce: researching.choose_produce,
        HealSubject: healing.heal_subject,
        AssignSubject: assigning.assign_subject,
        ShiftSubject: assigning.shift_subject,
        ClaimReward: assigning.claim_reward,
        # the end of an Era
        ChooseCapital: ending.choose_capital,
    },
    aims=Aims(prize=10.0, rivalry=0.5, spread=8.0),
    features=FEATURES,
    # A seat decides 170 times in a game: a little each time is much.
    levels=(
        Level(iterations=24, slack=0.16, version=3),
        Level(iterations=24, slack=0.11, version=3),
        Level(iterations=24, slack=0.08, version=4),
        Level(iterations=32, slack=0.045, seconds=0.9, version=4),
        Level(iterations=320, seconds=0.9),
    ),
)
