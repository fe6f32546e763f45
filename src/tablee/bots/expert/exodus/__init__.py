"""Exodus by rules of thumb: an answer to every question, from what the seat can see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.bots.expert.advice import Advice, Aims, Level
from tablee.bots.expert.exodus import (
    founding,
    hands,
    housing,
    integrating,
    negotiating,
    preparing,
    researching,
    using,
    zones,
)
from tablee.bots.expert.exodus.features import FEATURES
from tablee.bots.expert.exodus.outlook.seat import Outlook
from tablee.games.exodus import (
    arranging,
    building,
    castes,
    improving,
    placing,
    prestige,
    resolving,
    turns,
)
from tablee.games.exodus import founding as foundation
from tablee.games.exodus import integrating as integration
from tablee.games.exodus import preparing as preparation
from tablee.games.exodus import researching as research
from tablee.games.exodus.abilities import gems, marks, negotiators, removing
from tablee.games.exodus.abilities import hands as other_hands
from tablee.games.exodus.abilities import using as abilities
from tablee.games.exodus.abilities import zones as wing


def first(out: Outlook, options: Sequence[int]) -> int:
    """What a good player would hardly think about."""
    return options[0]


def most(out: Outlook, options: Sequence[int]) -> int:
    """As many as can be had."""
    return options[-1]


ADVICE: Final = Advice(
    Outlook,
    at_once={},
    play={
        preparation.TakePosition: preparing.take_position,
        foundation.DiscardCard: founding.discard_card,
        foundation.PickCard: founding.pick_card,
        research.RefillChambers: researching.refill_chambers,
        # on the Wing
        turns.TakeTurn: integrating.take_turn,
        placing.PlaceNegotiator: negotiating.place_negotiator,
        placing.HideNegotiator: negotiating.hide_negotiator,
        resolving.RevealNegotiator: first,
        resolving.LayCubes: negotiating.lay_cubes,
        resolving.RecallNegotiator: negotiating.recall_negotiator,
        improving.ChooseBranch: negotiating.choose_branch,
        negotiators.GivePoint: negotiating.give_point,
        wing.AddCubes: zones.add_cubes,
        wing.MarkZone: zones.mark_zone,
        wing.ChooseCubes: zones.choose_cubes,
        wing.ChooseZone: zones.choose_zone,
        wing.MoveCube: zones.move_cube,
        wing.RemoveFrom: zones.remove_from,
        wing.RemoveOf: zones.remove_of,
        wing.RemoveAmount: most,
        wing.SwapFirst: zones.swap_first,
        wing.SwapSecond: zones.swap_second,
        # in an Ark
        building.HouseCrew: housing.house_crew,
        building.RehouseCrew: housing.rehouse_crew,
        removing.HouseTaken: housing.house_crew,
        arranging.ArrangeCrew: housing.arrange_crew,
        turns.SettleVault: integrating.settle_vault,
        integration.KeepCard: hands.keep_card,
        # abilities and tokens
        castes.ImprisonCrew: using.imprison_crew,
        castes.ReleaseCrew: using.release_crew,
        castes.MutateCrew: using.mutate_crew,
        abilities.ChooseSacrifice: using.choose_sacrifice,
        abilities.ChooseTarget: using.choose_target,
        marks.ProtectCard: using.protect_card,
        gems.StealFrom: using.steal_from,
        gems.StealAmount: most,
        other_hands.LookAtHand: hands.look_at_hand,
        other_hands.GiveCard: hands.give_card,
        other_hands.TakeCard: hands.take_card,
        # Prestige
        prestige.ReorganiseArk: housing.reorganise_ark,
        prestige.KeepOneCard: hands.keep_card,
    },
    aims=Aims(prize=10.0, rivalry=0.5, spread=10.0),
    features=FEATURES,
    levels=(
        Level(iterations=24, slack=0.32, version=3),
        Level(iterations=24, slack=0.21, version=3),
        Level(iterations=24, slack=0.13, version=4),
        Level(iterations=32, slack=0.05, seconds=0.9, version=4),
        Level(iterations=220, seconds=0.9),
    ),
)
