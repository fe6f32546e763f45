"""Every field of the position: what it holds and who may see it."""

from __future__ import annotations

from functools import partial

from tablee.engine.events import EVERYBODY
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
from tablee.games.exodus import (
    arranging,
    building,
    castes,
    facts,
    founding,
    improving,
    integrating,
    negotiating,
    placing,
    preparing,
    prestige,
    researching,
    resolving,
    rounds,
    setup,
    turns,
    wing,
)
from tablee.games.exodus.abilities import gems, hands, marks, negotiators, removing, using, zones
from tablee.games.exodus.abilities.reading import DEEDS
from tablee.games.exodus.actions import AMOUNTS, CHAMBERS, POSITIONS, SEAT_NAMES
from tablee.games.exodus.deductions import (
    negotiators_are_complete,
    packets_are_remembered,
    the_deck_has_no_secondary_crews,
)
from tablee.games.exodus.kit import Kit
from tablee.games.exodus.state import Player, Table

CARD = Kind(ONE, "card")
CARDS = Kind(MANY, "card")
CARD_SET = Kind(SET, "card")
CARD_PILES = Kind(GRID, "card")
CHAMBER = Kind(ONE, "chamber")
CHAMBER_SET = Kind(SET, "chamber")
INFLUENCE = Kind(MANY, "influence")
NEGOTIATOR = Kind(ONE, "negotiator")
NEGOTIATORS = Kind(MANY, "negotiator")
SEAT = Kind(ONE, "seat")
SEATS = Kind(MANY, "seat")
SLOT = Kind(ONE, "slot")
SLOT_SET = Kind(SET, "slot")
STAGE = Kind(ONE, "stage")


def is_mine_or_was_seen(s: Table, viewer: int, place: Place) -> bool:
    """A hand is its owner's; a card that lay open before is everybody's, and what a player has
    looked at by an effect is known to that player alone.
    """
    if place.seat == viewer:
        return True
    seen_by = s.seats[place.seat].known_to[place.index]
    return seen_by == EVERYBODY or (viewer >= 0 and bool(seen_by & 1 << viewer))


def is_mine_or_face_up(s: Table, viewer: int, place: Place) -> bool:
    """Which negotiator lies face down only its owner knows (EXO-289)."""
    return s.owners[place.index] == viewer or not s.face_down & 1 << place.index


def told(name: str, kind: Kind, audience: str = ALL, holds: bool = True) -> Field:
    """What facts tell beside the chambers, negotiators and cards to which it belongs."""
    return Field(name, kind, audience, holds, shown=False)


def note(name: str, kind: Kind, audience: str = ALL) -> Field:
    """What the rules, and worlds, need to know and people keep in mind."""
    return Field(name, kind, audience, holds=False, shown=False)


TABLE_FIELDS = (
    Field("round", INT, ALL),
    Field("order", SEATS, ALL, holds=False),
    Field("track", SEATS, ALL, holds=False),
    Field("turn", INT, ALL, shown=False),
    Field("deck", CARDS, NOBODY),
    Field("discard", CARDS, ALL),
    Field("piles", CARD_PILES, ALL),
    told("chambers", CARDS),
    told("cubes", INTS),
    told("marks", INTS),
    Field("slots", NEGOTIATORS, PARTS, knows=is_mine_or_face_up, shown=False),
    told("owners", SEATS, holds=False),
    told("face_down", SLOT_SET, holds=False),
    Field("sent", NEGOTIATORS, ALL),
    Field("tilted", CARD_SET, ALL, holds=False),
    Field("protected", CARD_SET, ALL, holds=False),
    Field("mutants", CARD_SET, ALL, holds=False),
    Field("jailers", CARDS, ALL, holds=False),
    Field("mutagens", CARDS, ALL, holds=False),
)

PLAYER_FIELDS = (
    Field("hand", CARDS, PARTS, knows=is_mine_or_was_seen),
    Field("known_to", INTS, OWN, shown=False),
    note("laid", CARDS),
    Field("pack", CARDS, OWN),
    Field("passed", CARD_PILES, OWN, holds=False),
    note("lots", CARD_PILES, OWN),
    note("holders", Kind(GRID), OWN),
    Field("chosen", CARDS, OWN, holds=False),
    Field("modules", CARDS, ALL),
    told("stored", INTS),
    Field("crews", CARDS, ALL),
    told("homes", CARDS, holds=False),
    note("boarded", CARDS),
    Field("plan", CARDS, ALL, holds=False),
    Field("vacant", CARDS, ALL),
    Field("prison", CARDS, ALL),
    Field("reserve", INT, ALL),
    Field("discounts", CARDS, ALL, holds=False),
    Field("arranged", INT, ALL, shown=False),
    note("settled", CARD_SET),
    told("influence", INFLUENCE, holds=False),
    Field("home", NEGOTIATORS, ALL),
    Field("concealed", NEGOTIATORS, OWN),
    Field("rights", INT, ALL),
    told("points", INTS),
)

THE_CARD = Field("card", CARD, ALL, holds=False)
THE_CREW = Field("crew", CARD, ALL, holds=False)
THE_MODULE = Field("module", CARD, ALL, holds=False)
THE_VAULT = Field("vault", CARD, ALL, holds=False)
THE_CARRIER = Field("carrier", CARD, ALL, holds=False)
THE_CHAMBER = Field("chamber", CHAMBER, ALL, holds=False)
THE_SEAT = Field("seat", SEAT, ALL, holds=False)
THE_OTHER = Field("other", SEAT, ALL, holds=False)
THE_OWNER = Field("owner", SEAT, ALL, holds=False)
THE_VICTIM = Field("victim", SEAT, ALL, holds=False)
THE_STAGE = Field("stage", STAGE, ALL, holds=False)
THE_NUMBER = Field("number", INT, ALL)
THE_PLACE = Field("place", INT, ALL)
LEFT = Field("left", INT, ALL)
MOST = Field("most", INT, ALL)
THE_SLOT = Field("slot", SLOT, ALL, holds=False)

FRAMES = (
    Frame(setup.NameFirstPlayer),
    Frame(preparing.BeginRound),
    Frame(preparing.ChoosePositions),
    Frame(preparing.TakePosition),
    Frame(rounds.StartRound),
    Frame(rounds.Foundation),
    Frame(founding.DealCards),
    Frame(founding.DiscardDown),
    Frame(founding.DiscardCard),
    Frame(founding.LayDiscards),
    Frame(founding.BeginDraft),
    Frame(founding.Draft),
    Frame(founding.PickCard),
    Frame(founding.PassPackets),
    Frame(rounds.Negotiation),
    Frame(wing.FillChambers),
    Frame(researching.OpenWindow, THE_PLACE),
    Frame(researching.RefillChambers, THE_CARD, Field("chosen", CHAMBER_SET, ALL, holds=False)),
    Frame(negotiating.BeginNegotiation),
    Frame(negotiating.TakeTurns),
    Frame(turns.TakeTurn, THE_STAGE),
    Frame(turns.GoOn, THE_SEAT, THE_STAGE),
    Frame(placing.PlaceNegotiator),
    Frame(placing.HideNegotiator, THE_SLOT),
    Frame(resolving.RevealHidden),
    Frame(resolving.RevealNegotiator),
    Frame(resolving.LayCubes, THE_SLOT),
    Frame(resolving.ResolveChamber, Field("chamber", INT, ALL)),  # the one after the last ends it
    Frame(resolving.RecallNegotiator, THE_CHAMBER),
    Frame(improving.ImproveNegotiators),
    Frame(improving.ChooseBranch, Field("negotiator", NEGOTIATOR, ALL, holds=False)),
    Frame(improving.TakeBack),
    Frame(integrating.IntegrationTurns, THE_PLACE),
    Frame(integrating.EndTurn, THE_SEAT),
    Frame(integrating.KeepCard),
    Frame(building.HouseCrew, THE_CREW),
    Frame(building.RehouseCrew, THE_MODULE),
    Frame(arranging.ArrangeCrew, THE_CREW),
    Frame(turns.SettleVault, THE_VAULT),
    Frame(castes.ImprisonCrew),
    Frame(castes.ReleaseCrew),
    Frame(castes.MutateCrew, THE_CARRIER),
    Frame(using.ChooseSacrifice, THE_CARD),
    Frame(using.CarryOut, THE_SEAT, THE_CARD, THE_NUMBER),
    Frame(using.ChooseTarget, THE_CARD, THE_NUMBER),
    Frame(gems.StealFrom, THE_CARD, MOST),
    Frame(gems.StealAmount, THE_CARD, THE_VICTIM, MOST),
    Frame(hands.LookAtHand, THE_CARD),
    Frame(hands.GiveCard, THE_OTHER),
    Frame(hands.TakeCard, THE_OTHER),
    Frame(removing.HouseTaken, THE_CREW),
    Frame(marks.ProtectCard, THE_CARD, THE_NUMBER, Field("chosen", CARD_SET, ALL, holds=False)),
    Frame(zones.AddCubes, THE_CARD, Field("amount", INT, ALL)),
    Frame(zones.MarkZone, THE_CARD),
    Frame(zones.ChooseCubes, THE_CARD, MOST),
    Frame(zones.ChooseZone, THE_OWNER, MOST),
    Frame(
        zones.MoveCube,
        THE_OWNER,
        Field("zone", CHAMBER, ALL, holds=False),
        LEFT,
        Field("moved", INT, ALL),
    ),
    Frame(zones.RemoveFrom, THE_CARD, MOST),
    Frame(zones.RemoveOf, THE_CHAMBER, MOST),
    Frame(zones.RemoveAmount, THE_CHAMBER, THE_OWNER, MOST),
    Frame(zones.SwapFirst, THE_CARD),
    Frame(zones.SwapSecond, THE_CHAMBER),
    Frame(negotiators.GivePoint, THE_CARD, LEFT),
    Frame(negotiators.GiveNextPoint, THE_SEAT, THE_CARD, LEFT),
    Frame(rounds.Prestige),
    Frame(prestige.Reorganise),
    Frame(prestige.ReorganiseArk),
    Frame(prestige.ScorePrestige),
    Frame(prestige.CheckHands),
    Frame(prestige.KeepOneCard),
    Frame(rounds.EndRound),
)


def layout(kit: Kit) -> Layout:
    return Layout(
        table=partial(Table, kit),
        table_fields=TABLE_FIELDS,
        player=Player,
        player_fields=PLAYER_FIELDS,
        frames=FRAMES,
        names={
            "card": kit.cards,
            "caste": kit.castes,
            "chamber": CHAMBERS,
            "slot": kit.slots,
            "way": kit.ways,
            "negotiator": kit.negotiators,
            "influence": kit.influence,
            "position": POSITIONS,
            "amount": AMOUNTS,
            "seat": SEAT_NAMES[: kit.players],
            "stage": turns.STAGES,
            "deed": [verb.replace("_", "-") for verb in DEEDS],
            **facts.names(),
        },
        deductions={
            "EXO-013": the_deck_has_no_secondary_crews,
            "EXO-066": packets_are_remembered,
            "EXO-288": negotiators_are_complete,
        },
    )
