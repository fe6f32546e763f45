"""Every verb of the cards, and the power that carries it out.

Refilling chambers is not among them: it has its own window, outside the turns (researching.py).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablee.games.exodus.abilities.gems import GainResource, StealResource
from tablee.games.exodus.abilities.hands import Draw, Recruit, SwapHandCard, TakeFromDiscard
from tablee.games.exodus.abilities.marks import (
    Cure,
    Discount,
    GainToken,
    Mutate,
    Protect,
    Untilt,
)
from tablee.games.exodus.abilities.negotiators import ConcealNegotiators, ImproveNegotiator
from tablee.games.exodus.abilities.power import Power
from tablee.games.exodus.abilities.reading import DEEDS
from tablee.games.exodus.abilities.removing import Destroy, Promote, ReturnToHand, TakeControl
from tablee.games.exodus.abilities.scoring import Score
from tablee.games.exodus.abilities.zones import (
    AddInfluence,
    MoveCubes,
    RemoveCubes,
    SwapChambers,
    WinTies,
)

BY_VERB: Final[Mapping[str, Power]] = {
    "gain_resource": GainResource(),
    "steal_resource": StealResource(),
    "draw": Draw(),
    "take_from_discard": TakeFromDiscard(),
    "recruit": Recruit(),
    "promote": Promote(),
    "destroy": Destroy(),
    "return_to_hand": ReturnToHand(),
    "take_control": TakeControl(),
    "protect": Protect(),
    "discount": Discount(),
    "untilt": Untilt(),
    "mutate": Mutate(),
    "cure": Cure(),
    "gain_token": GainToken(),
    "swap_hand_card": SwapHandCard(),
    "add_influence": AddInfluence(),
    "move_cubes": MoveCubes(),
    "remove_cubes": RemoveCubes(),
    "swap_chambers": SwapChambers(),
    "hide_negotiator": ConcealNegotiators(),
    "improve_negotiator": ImproveNegotiator(),
    "win_ties": WinTies(),
    "score": Score(),
}

POWERS: Final = {DEEDS.index(verb): power for verb, power in BY_VERB.items()}
"""By the number of the deed."""
