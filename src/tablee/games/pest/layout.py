"""Every field of the position: what it holds and who may see it."""

from __future__ import annotations

from functools import partial

from tablee.engine.fields import (
    ALL,
    INT,
    INTS,
    MANY,
    NOBODY,
    ONE,
    SET,
    Field,
    Frame,
    Kind,
    Layout,
)
from tablee.games.pest import (
    acting,
    admitting,
    assigning,
    building,
    ending,
    favour,
    healing,
    imperatives,
    influence,
    moving,
    placing,
    producing,
    quarantine,
    researching,
    rounds,
    setup,
    storing,
    striking,
)
from tablee.games.pest.actions import (
    ACTIONS,
    AMOUNTS,
    ARRANGEMENTS,
    CELLS,
    PAIRS,
    RESOURCES,
    SEAT_NAMES,
    SLOTS,
    STOCK,
    TECHNOLOGY_SLOTS,
    WAYS,
    post_names,
)
from tablee.games.pest.deductions import (
    some_of_each_colour_are_out,
)
from tablee.games.pest.edition import POSITIONS
from tablee.games.pest.kit import GAINED, Kit
from tablee.games.pest.state import Player, Table

BUILDING_SET = Kind(SET, "building")
CAPITAL_BUILDING_SET = Kind(SET, "capital-building")
CAPITAL_CARD = Kind(ONE, "capital-card")
CELL = Kind(ONE, "cell")
CELL_SET = Kind(SET, "cell")
DECREES = Kind(MANY, "decree")
FAVOUR = Kind(MANY, "favour")
GOOD = Kind(ONE, "good")
GOODS = Kind(MANY, "good")
"""What is only named; of `resource` and `stock` sentences choose the form."""
NUMBER_SET = Kind(SET)
PLACE = Kind(ONE, "place")
PLACES = Kind(MANY, "place")
PLACE_SET = Kind(SET, "place")
PLAGUE = Kind(MANY, "plague")
POST = Kind(ONE, "post")
POST_SET = Kind(SET, "post")
RESOURCE = Kind(ONE, "resource")
RESOURCE_SET = Kind(SET, "resource")
REWARDS = Kind(MANY, "reward")
ROAD = Kind(ONE, "road")
SEAT = Kind(ONE, "seat")
SEATS = Kind(MANY, "seat")
SLOT = Kind(ONE, "slot")
SLOT_SET = Kind(SET, "slot")
STARTS = Kind(MANY, "start")
TECHNOLOGY = Kind(ONE, "technology")
TECHNOLOGIES = Kind(MANY, "technology")
TECHNOLOGY_SLOT = Kind(ONE, "technology-slot")
TECHNOLOGY_SLOT_SET = Kind(SET, "technology-slot")


def mention(name: str, kind: Kind, of: str = "") -> Field:
    """Everybody sees it; what it speaks of is not held there."""
    return Field(name, kind, ALL, holds=False, of=of)


def note(name: str, kind: Kind = INT) -> Field:
    """What the rules need to know in the course of a turn; questions and refusals tell of it."""
    return Field(name, kind, ALL, shown=False)


def told(name: str) -> Field:
    """Numbers that facts tell beside the places, roads and Decrees to which they belong."""
    return Field(name, INTS, ALL, shown=False)


TABLE_FIELDS = (
    Field("year", INT, ALL, first=1),
    mention("order", SEATS),
    note("turn"),
    mention("resources", GOODS, of="place"),
    told("sick"),
    told("road_sick"),
    mention("destroyed", PLACE_SET),
    told("built"),
    mention("start_cards", STARTS),
    Field("plague", PLAGUE, NOBODY),
    Field("plague_box", PLAGUE, NOBODY),
    Field("plague_shown", PLAGUE, ALL),
    Field("favour", FAVOUR, NOBODY),
    Field("favour_box", FAVOUR, NOBODY),
    Field("favour_shown", FAVOUR, ALL),
    mention("decrees", DECREES),
    mention("capital_card", CAPITAL_CARD),
    mention("capital_left", CAPITAL_BUILDING_SET),
    Field("rewards", REWARDS, ALL),
    Field("rewards_used", REWARDS, ALL),
    Field("market", TECHNOLOGIES, ALL),
    Field("deck", TECHNOLOGIES, ALL),
    mention("arrived", SEATS),
    Field("neutral", INT, ALL),
    mention("marked_spaces", NUMBER_SET),
    told("marked_levels"),
    mention("marked_buildings", CAPITAL_BUILDING_SET),
    Field("brought", INTS, ALL, of="seat"),
    mention("hit", PLACE_SET),
    mention("cell", CELL),
    note("todo"),
    note("improved"),
    note("hindered"),
    note("arranged"),
    note("points"),
    mention("entered", PLACE_SET),
    note("moved"),
    note("jumped"),
    mention("given", PLACE_SET),
    note("tally"),
    note("sent"),
    mention("works", PLACES),
    mention("vacated", POST_SET),
    mention("filled", POST_SET),
    note("used"),
    Field("due", INTS, ALL, of="good"),
    Field("gain", INTS, ALL, of="good"),
)

PLAYER_FIELDS = (
    Field("stock", INTS, ALL, of="good"),
    mention("doctor", PLACE),
    mention("camp", PLACE),
    mention("sites", PLACES, of="building"),
    mention("staff", BUILDING_SET),
    Field("zone", INT, ALL),
    mention("hindering", SLOT_SET),
    Field("dead", INT, ALL),
    Field("healed", INT, ALL),
    Field("capital", INT, ALL),
    mention("capital_buildings", CAPITAL_BUILDING_SET),
    Field("technologies", TECHNOLOGIES, ALL, of="technology-slot"),
    Field("lying", INTS, ALL, of="technology-slot"),
    mention("workshop_resource", GOOD),
    Field("ready", INT, ALL),
    Field("aside", INT, ALL),
    mention("grid", CELL_SET),
    mention("posted", TECHNOLOGY_SLOT_SET),
    Field("influence", INT, ALL),
    told("imperatives"),
    Field("renown", INT, ALL),
    Field("negative", INT, ALL),
)

THE_SEAT = mention("seat", SEAT)
THE_PLACE = mention("place", PLACE)
THE_ROAD = mention("road", ROAD)
THE_CARD = mention("card", TECHNOLOGY)
THE_POST = mention("post", POST)
THE_KIND = mention("kind", RESOURCE)
THE_SLOT = mention("slot", TECHNOLOGY_SLOT)
AMOUNT = Field("amount", INT, ALL)
COUNT = Field("count", INT, ALL)
POINTS = Field("points", INT, ALL)
POSITION = mention("position", Kind(ONE, "position"))
WORK = Field("work", INT, ALL)
WAY = Field("way", INT, ALL)

FRAMES = (
    Frame(setup.LayMap),
    Frame(setup.DrawCards),
    Frame(setup.PlaceCastles),
    Frame(setup.NextCastle, THE_SEAT),
    Frame(setup.PlaceCastle),
    Frame(setup.PlaceDoctors),
    Frame(setup.NextDoctor, THE_SEAT),
    Frame(setup.PlaceDoctor),
    Frame(rounds.StartYear),
    Frame(rounds.EndYear),
    Frame(rounds.EndGame),
    Frame(striking.RevealPlague),
    Frame(striking.StruckCamp, THE_SEAT),
    Frame(striking.KeepCamp),
    Frame(striking.StruckBuilding, THE_SEAT, THE_PLACE, AMOUNT),
    Frame(striking.RefuseSick, THE_PLACE, AMOUNT),
    Frame(striking.TakeBrought, THE_SEAT),
    Frame(striking.Destroy),
    Frame(quarantine.ShelterSick, COUNT),
    Frame(quarantine.ClearStorage),
    Frame(favour.RevealFavour),
    Frame(favour.PayFavour, THE_SEAT, POSITION),
    Frame(favour.TakeFavour, THE_SEAT, POSITION),
    Frame(storing.TakeResource, Field("left", INT, ALL), Field("first", INT, ALL)),
    Frame(storing.EnlargeType),
    Frame(storing.PayCoins, THE_KIND),
    Frame(influence.Rise, THE_SEAT, POINTS),
    Frame(imperatives.Meet, THE_SEAT),
    Frame(placing.BeginTurns),
    Frame(placing.NextTurn),
    Frame(placing.PlaceAssistant),
    Frame(placing.RunTrial),
    Frame(acting.NextAction),
    Frame(acting.TakeAction),
    Frame(moving.MoveOn),
    Frame(moving.MoveDoctor),
    Frame(moving.EnterLocation, THE_PLACE, THE_ROAD),
    Frame(moving.Arrive, THE_PLACE, THE_ROAD, WAY),
    Frame(admitting.Admit, COUNT, Field("cured", INT, ALL)),
    Frame(admitting.CureSubject, COUNT),
    Frame(admitting.TreatSubject, THE_SLOT, COUNT),
    Frame(moving.TakeArrival),
    Frame(building.BuildOn),
    Frame(building.BuildWork),
    Frame(building.ChooseExtra, WORK, THE_PLACE),
    Frame(building.ChooseSaving, WORK, THE_PLACE, mention("extra", RESOURCE)),
    Frame(building.RaiseWork, WORK, THE_PLACE),
    Frame(producing.ProduceOn),
    Frame(producing.ProduceGoods),
    Frame(producing.LoseResource, mention("given", RESOURCE_SET)),
    Frame(producing.GainProduce),
    Frame(producing.MeetProduction),
    Frame(researching.ResearchOn),
    Frame(researching.DoResearch),
    Frame(researching.InsertTechnology, THE_CARD),
    Frame(researching.ChooseProduce),
    Frame(researching.Acquired),
    Frame(healing.HealOn),
    Frame(healing.HealSubject),
    Frame(healing.Recover, mention("slot", SLOT)),
    Frame(assigning.AssignOn),
    Frame(assigning.AssignSubject),
    Frame(assigning.ShiftSubject, THE_POST),
    Frame(assigning.TakeReward),
    Frame(assigning.ClaimReward),
    Frame(ending.ReturnAssistants),
    Frame(ending.SetOrder),
    Frame(ending.EndEra),
    Frame(ending.ScoreAgenda),
    Frame(ending.RankCapital),
    Frame(ending.PayCapital, THE_SEAT, Field("place", INT, ALL)),
    Frame(ending.ChooseFirst, THE_SEAT),
    Frame(ending.ChooseCapital),
    Frame(ending.AddNeutral),
    Frame(ending.CompareCapital),
    Frame(ending.ResetCapital),
    Frame(ending.BuryRenown),
    Frame(ending.NewAssistant),
)


def layout(kit: Kit) -> Layout:
    return Layout(
        table=partial(Table, kit),
        table_fields=TABLE_FIELDS,
        player=Player,
        player_fields=PLAYER_FIELDS,
        frames=FRAMES,
        names={
            "place": kit.places,
            "road": kit.roads,
            "start": kit.start_cards,
            "plague": kit.plague,
            "favour": kit.favour,
            "decree": kit.decrees,
            "capital-card": kit.capital_cards,
            "capital-building": kit.capital_buildings,
            "technology": kit.technologies,
            "technology-slot": TECHNOLOGY_SLOTS,
            "building": kit.buildings,
            "reward": kit.rewards,
            "cell": CELLS,
            "action": ACTIONS,
            "arrangement": ARRANGEMENTS,
            "slot": SLOTS,
            "resource": RESOURCES,
            "good": STOCK,
            "gain": GAINED,
            "agenda": kit.decrees,
            "imperative": kit.decrees,
            "power": kit.technologies,
            "rank": kit.ranks,
            "stock": STOCK,
            "pair": PAIRS,
            "way": WAYS,
            "amount": AMOUNTS,
            "position": POSITIONS,
            "post": post_names(kit.buildings),
            "seat": SEAT_NAMES[: kit.players],
        },
        deductions={
            "PEST-029": some_of_each_colour_are_out,
        },
    )
