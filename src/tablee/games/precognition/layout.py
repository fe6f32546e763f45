"""Every field of the position: what it holds and who may see it."""

from __future__ import annotations

from functools import partial

from tablee.engine.fields import (
    ALL,
    GRID,
    INT,
    INTS,
    MANY,
    NOBODY,
    ONE,
    OWN,
    PARTS,
    SET,
    Field,
    Frame,
    Kind,
    Layout,
    Place,
)
from tablee.games.precognition.acting import Activate, CloseAction, StartAction
from tablee.games.precognition.actions import AMOUNTS, SLOTS
from tablee.games.precognition.deciding import Draw, GiveCard, HandOver, KeepCard
from tablee.games.precognition.deductions import (
    decks_are_in_order,
    objectives_are_in_order,
    river_is_in_order,
)
from tablee.games.precognition.kit import BOUNDS, CAUSES, RESOURCES, Kit
from tablee.games.precognition.machines import (
    HealHumans,
    PlaceBattery,
    StationYmunes,
    TakeAmount,
    UseMachine,
)
from tablee.games.precognition.maintaining import Heal, LoseHumans, LowerPlague, RaisePlague
from tablee.games.precognition.objectives import SpendYmunes
from tablee.games.precognition.river import FaceRiver, LoseBattery, LoseYmunes, TurnTile
from tablee.games.precognition.rounds import EndRound, StartRound
from tablee.games.precognition.setup import InstallRoom, OpenOffer, PassCard, ShowRooms, Shuffle
from tablee.games.precognition.state import Boat, River

CARD = Kind(ONE, "card")
CARDS = Kind(MANY, "card")
ROOMS = Kind(MANY, "room")
TILES = Kind(MANY, "tile")
OBJECTIVES = Kind(MANY, "objective")


def tile_lies_open(s: River, viewer: int, place: Place) -> bool:
    """Those that the pawn has reached (PRE-160), and the Island at each season's end (PRE-023)."""
    length = s.kit.river_tiles + 1
    return place.index < s.progress or place.index % length == s.kit.river_tiles


TABLE = [
    Field("round", INT, ALL),
    Field("river", TILES, PARTS, knows=tile_lies_open),
    Field("progress", INT, ALL),
    Field("discard", CARDS, ALL),
    Field("unused_tiles", TILES, NOBODY),
    Field("unused_rooms", ROOMS, NOBODY),
    Field("piles", Kind(GRID, "objective"), NOBODY),
    Field("revealed", OBJECTIVES, ALL),
    Field("mitigated", Kind(SET, "objective"), ALL, holds=False),
    Field("finished", OBJECTIVES, ALL),
    Field("unused_objectives", OBJECTIVES, NOBODY),
    Field("verdict", INT, ALL),
]

BOAT = [
    Field("healthy", INT, ALL),
    Field("contaminated", INT, ALL),
    Field("doctors", INT, ALL),
    Field("protectors", INT, ALL),
    Field("food", INT, ALL),
    Field("plague", INT, ALL),
    Field("rooms", ROOMS, ALL),
    Field("batteries", INTS, ALL),
    Field("dealt", ROOMS, OWN),
    Field("deck", CARDS, NOBODY),
    Field("hand", CARDS, OWN),
    Field("offer", CARDS, ALL),
    Field("passing", CARDS, OWN, holds=False),
    Field("keep", CARD, OWN, holds=False),
    Field("give", CARD, OWN, holds=False),
    Field("kept", CARD, ALL),
    Field("received", CARD, ALL),
    Field("activated", INT, ALL),
    Field("stage", INT, ALL),
    Field("sparing", INT, ALL),
    Field("incoming", INTS, ALL),
    Field("healing", INT, ALL),
    Field("gained", INTS, ALL),
    Field("fresh", INTS, ALL),
    Field("aside", INT, ALL),
    Field("powered", INT, ALL),
    Field("used", INT, ALL),
    Field("tally", INTS, ALL),
]

CAUSE = Field("cause", Kind(ONE, "cause"), ALL)
AMOUNT = Field("amount", INT, ALL)
PLACE = Field("place", INT, ALL)

QUESTIONS = [
    Frame(InstallRoom),
    Frame(PassCard),
    Frame(KeepCard),
    Frame(GiveCard),
    Frame(Activate),
    Frame(TakeAmount, CAUSE, Field("resource", Kind(ONE, "resource"), ALL)),
    Frame(StationYmunes, CAUSE),
    Frame(PlaceBattery, CAUSE, PLACE),
    Frame(UseMachine),
    Frame(HealHumans),
    Frame(SpendYmunes, Field("objective", Kind(ONE, "objective"), ALL, holds=False)),
    Frame(LowerPlague),
    Frame(LoseHumans, CAUSE, AMOUNT),
    Frame(FaceRiver),
    Frame(LoseYmunes, AMOUNT),
    Frame(LoseBattery, AMOUNT, PLACE),
]

STEPS = [
    Frame(Shuffle),
    Frame(ShowRooms),
    Frame(OpenOffer),
    Frame(StartRound),
    Frame(Draw),
    Frame(HandOver),
    Frame(StartAction),
    Frame(CloseAction),
    Frame(RaisePlague),
    Frame(Heal),
    Frame(TurnTile),
    Frame(EndRound),
]


def layout(kit: Kit) -> Layout:
    return Layout(
        table=partial(River, kit),
        table_fields=TABLE,
        player=Boat,
        player_fields=BOAT,
        frames=[*QUESTIONS, *STEPS],
        names={
            "card": kit.cards,
            "room": kit.rooms,
            "machine": kit.machines,
            "tile": kit.tiles,
            "objective": kit.objectives,
            "resource": RESOURCES,
            "cause": CAUSES,
            "season": [str(season + 1) for season in range(kit.seasons)],
            "slot": SLOTS,
            "bound": BOUNDS,
            "amount": AMOUNTS,
        },
        deductions={
            "PRE-022": decks_are_in_order,
            "PRE-023": river_is_in_order,
            "PRE-211": objectives_are_in_order,
        },
    )
