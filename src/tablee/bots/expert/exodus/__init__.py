"""Exodus by rules of thumb: an answer to every question, from what the seat can see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.bots.expert.advice import Advice, Question
from tablee.bots.expert.exodus import hands, integrating, negotiating
from tablee.bots.expert.exodus.outlook import Outlook
from tablee.games.exodus import (
    arranging,
    building,
    castes,
    founding,
    improving,
    placing,
    preparing,
    prestige,
    researching,
    resolving,
    turns,
)
from tablee.games.exodus import integrating as integration
from tablee.games.exodus.abilities import gems, marks, negotiators, removing, using, zones
from tablee.games.exodus.abilities import hands as other_hands


def first(out: Outlook, options: Sequence[int]) -> int:
    """What a good player would hardly think about, or never comes to."""
    return options[0]


def last(out: Outlook, options: Sequence[int]) -> int:
    """To decline, and to play late."""
    return options[-1]


FIRST: Final[Sequence[Question]] = (
    building.RehouseCrew,
    castes.ImprisonCrew,
    castes.ReleaseCrew,
    castes.MutateCrew,
    gems.StealFrom,
    improving.ChooseBranch,
    marks.ProtectCard,
    negotiators.GivePoint,
    other_hands.LookAtHand,
    other_hands.TakeCard,
    placing.HideNegotiator,
    removing.HouseTaken,
    resolving.RevealNegotiator,
    using.ChooseSacrifice,
    using.ChooseTarget,
    zones.AddCubes,
    zones.MarkZone,
    zones.ChooseCubes,
    zones.ChooseZone,
    zones.MoveCube,
    zones.RemoveFrom,
    zones.RemoveOf,
    zones.SwapFirst,
    zones.SwapSecond,
)

LAST: Final[Sequence[Question]] = (
    gems.StealAmount,
    other_hands.GiveCard,
    preparing.TakePosition,
    researching.RefillChambers,
    zones.RemoveAmount,
)

ADVICE: Final = Advice(
    Outlook,
    setup={},
    play={
        **dict.fromkeys(FIRST, first),
        **dict.fromkeys(LAST, last),
        founding.PickCard: hands.pick_card,
        founding.DiscardCard: hands.discard_card,
        integration.KeepCard: hands.keep_card,
        prestige.KeepOneCard: hands.keep_card,
        placing.PlaceNegotiator: negotiating.place_negotiator,
        resolving.LayCubes: negotiating.lay_cubes,
        resolving.RecallNegotiator: negotiating.recall_negotiator,
        turns.TakeTurn: integrating.take_turn,
        turns.SettleVault: integrating.settle_vault,
        building.HouseCrew: integrating.house_crew,
        arranging.ArrangeCrew: integrating.arrange_crew,
        prestige.ReorganiseArk: integrating.reorganise_ark,
    },
)
