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
    black_cards,
    choosing,
    drafting,
    duel,
    ending,
    placing,
    rounds,
    scoring,
    setup,
    solo,
)
from tablee.games.ai_100_human.actions import CELL_NAMES, COLOURS, CORNER_NAMES, NEIGHBOURS
from tablee.games.ai_100_human.deductions import (
    cards_are_of_their_round,
    packs_come_from_neighbours,
)
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
    Field("objectives", OBJECTIVES, ALL, holds=False),  # drawn from the box, solo during play
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
THE_SEAT = Field("seat", SEAT, ALL)

FRAMES = (
    Frame(setup.DrawObjectives),
    Frame(setup.DealAiCards),
    Frame(setup.ChooseFaces),
    Frame(setup.ChooseFace),
    Frame(rounds.PlayRound),
    Frame(rounds.PlayTurns),
    Frame(rounds.EndRound),
    Frame(drafting.BeginRound),
    Frame(drafting.DealReserves),
    Frame(drafting.KeepCard),
    Frame(drafting.ReturnCards),
    Frame(drafting.DealPacks),
    Frame(drafting.BeginTurn),
    Frame(drafting.PickCards),
    Frame(drafting.PickCard),
    Frame(drafting.DropCard),
    Frame(drafting.PassPacks),
    Frame(choosing.ChooseCards),
    Frame(choosing.ChooseCard),
    Frame(choosing.Redraw),
    Frame(choosing.DiscardCard, Field("left", INT, ALL), Field("count", INT, ALL)),
    Frame(choosing.RevealCards),
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
    Frame(placing.PlaceCards),
    Frame(placing.PlaceCard),
    Frame(placing.MoveTo, THE_CARD),
    Frame(scoring.ScoreCards),
    Frame(black_cards.ResolveBlack),
    Frame(black_cards.CopyCard, THE_CARD),
    Frame(black_cards.ReadNeighbour, THE_CARD),
    Frame(black_cards.LiftCard, THE_CARD),
    Frame(black_cards.InsertCard, THE_CARD),
    Frame(black_cards.SwapCards, THE_CARD),
    Frame(black_cards.LosePoints, THE_SEAT, THE_CARD),
    Frame(ending.DiscardReserves),
    Frame(ending.PrepareObjectives),
    Frame(ending.PrepareObjective),
    Frame(ending.ScoreObjective),
    Frame(ending.ScoreFaces),
    Frame(ending.ScoreFace, THE_SEAT),
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
        deductions={
            "AIH-025": packs_come_from_neighbours,
            "AIH-035": cards_are_of_their_round,
        },
    )
