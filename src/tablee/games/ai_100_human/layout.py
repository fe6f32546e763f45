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
    OWN,
    SEAT,
    Field,
    Frame,
    Kind,
    Layout,
)
from tablee.games.ai_100_human import (
    choose,
    draft,
    duel,
    ending,
    flow,
    place,
    scoring,
    setup,
    solo,
    specials,
)
from tablee.games.ai_100_human.actions import CELL_NAMES, COLOURS, CORNER_NAMES, NEIGHBOURS
from tablee.games.ai_100_human.kit import Kit
from tablee.games.ai_100_human.state import Player, Table

CARD = Kind(ONE, "card")
CARDS = Kind(MANY, "card")
CELL = Kind(ONE, "cell")
CELLS = Kind(MANY, "cell")
COLOUR = Kind(ONE, "colour")
COLOUR_LIST = Kind(MANY, "colour")
OBJECTIVES = Kind(MANY, "objective")

TABLE_FIELDS = (
    Field("round", INT, ALL),
    Field("turn", INT, ALL),
    Field("objectives", OBJECTIVES, ALL),
    Field("deck", CARDS, NOBODY),
    Field("stock", CARDS, NOBODY),
    Field("gone", CARDS, NOBODY),
    Field("queue", CARDS, ALL, holds=False),
    Field("grid", CARDS, ALL),
    Field("headers", COLOUR_LIST, ALL),
    Field("standee", COLOUR, ALL, holds=False),
    Field("marked", CELLS, ALL, holds=False),
    Field("pile", CARDS, NOBODY),
    Field("discard", CARDS, ALL),
)

PLAYER_FIELDS = (
    Field("tableau", CARDS, ALL),
    Field("faces", CARDS, ALL),
    Field("outside", CARDS, ALL),
    Field("edge", CELL, ALL, holds=False),
    Field("pack", CARDS, OWN),
    Field("added", CARDS, NOBODY),
    Field("reserve", CARDS, OWN),
    Field("known", CARDS, ALL),
    Field("chosen", CARDS, OWN, holds=False),
    Field("revealed", CARD, ALL),
    Field("cell", CELL, ALL, holds=False),
    Field("discarded", CARDS, OWN),
    Field("spent", CARDS, OWN),
    Field("passed", CARDS, OWN, holds=False),
    Field("picks", CARDS, OWN, holds=False),
    Field("first", INT, ALL),
    Field("came_out", CARDS, ALL, holds=False),
    Field("came_out_in", INTS, ALL),
    Field("joined", CARDS, ALL, holds=False),
    Field("joined_in", INTS, ALL),
    Field("drew_in", INTS, ALL),
    Field("power", INT, ALL),
    Field("declared", INT, ALL),
    Field("identity", INT, ALL),
    Field("points", INT, ALL),
    Field("gained", INT, ALL),
    Field("objectives", INTS, ALL),
    Field("sheet", CARDS, ALL, holds=False),
    Field("sheet_points", INTS, ALL),
)

THE_CARD = Field("card", CARD, ALL, holds=False)

FRAMES = (
    Frame(setup.SetUp),
    Frame(setup.ChooseFaces),
    Frame(setup.ChooseFace),
    Frame(flow.PlayRound),
    Frame(flow.PlayTurns),
    Frame(flow.EndRound),
    Frame(draft.BeginRound),
    Frame(draft.DealReserves),
    Frame(draft.KeepCard),
    Frame(draft.ReturnCards),
    Frame(draft.DealPacks),
    Frame(draft.BeginTurn),
    Frame(draft.PickCards),
    Frame(draft.PickCard),
    Frame(draft.DropCard),
    Frame(draft.PassPacks),
    Frame(choose.ChooseCards),
    Frame(choose.ChooseCard),
    Frame(choose.Redraw),
    Frame(choose.DiscardCard, Field("left", INT, ALL), Field("count", INT, ALL)),
    Frame(choose.RevealCards),
    Frame(duel.LayNeutralGrid),
    Frame(duel.TopUp),
    Frame(duel.HandOver),
    Frame(solo.LayHeaders),
    Frame(solo.FillDraftGrid),
    Frame(solo.PlaceStandee),
    Frame(solo.LayTurnPile),
    Frame(solo.TakeCard),
    Frame(solo.TakeFromGrid),
    Frame(solo.RefillGrid),
    Frame(place.PlaceCards),
    Frame(place.PlaceCard),
    Frame(place.MoveTo, THE_CARD),
    Frame(scoring.ScoreCards),
    Frame(specials.ResolveBlack),
    Frame(specials.CopyCard, THE_CARD),
    Frame(specials.ReadNeighbour, THE_CARD),
    Frame(specials.LiftCard, THE_CARD),
    Frame(specials.InsertCard, THE_CARD),
    Frame(specials.SwapCards, THE_CARD),
    Frame(ending.DiscardReserves),
    Frame(ending.PrepareObjectives),
    Frame(ending.PrepareObjective),
    Frame(ending.ScoreObjective),
    Frame(ending.ScoreFaces),
    Frame(ending.ScoreFace, Field("seat", SEAT, ALL)),
    Frame(ending.AddCard),
    Frame(ending.PlaceOutside),
    Frame(ending.EndGame),
)


def layout(kit: Kit, seats: int) -> Layout:
    return Layout(
        table=partial(Table, kit),
        table_fields=TABLE_FIELDS,
        player=Player,
        player_fields=PLAYER_FIELDS,
        frames=FRAMES,
        names={
            "card": kit.card_names,
            "objective": kit.objective_names,
            "colour": COLOURS,
            "cell": CELL_NAMES,
            "corner": CORNER_NAMES,
            "neighbour": NEIGHBOURS,
            "rank": kit.rank_names,
            "seat": [str(seat + 1) for seat in range(seats)],
        },
    )
