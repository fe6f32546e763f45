"""What an ability is worth over the rounds to come, to who does not have it yet: an estimate for
each verb of the cards and each token.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tablee.bots.expert.exodus.outlook.seat import Outlook
from tablee.games.exodus.abilities.reading import (
    ACTIVATION,
    DEEDS,
    INTEGRATION,
    Ability,
    Deed,
)
from tablee.games.exodus.edition import KINDS

CONVERT: Final = KINDS.index("convert")

DRAWN: Final = 2.4
"""The gems that a card from the deck is worth, about."""

TOP_MODULE: Final = 3.0
CHOSEN_CREW: Final = 3.5
"""The same for the topmost module of the discard pile, and a crew of choice."""

TAKEN: Final = 2.0
"""What the better card of another hand is worth beyond the worse of the own."""

CREW_LOST: Final = 4.0
MODULE_LOST: Final = 7.0
"""What a player loses by a crew or a module that is taken out of play."""

INFLUENCE: Final[tuple[float, ...]] = (0.0, 0.0, 1.2, 1.5, 1.7)
"""What a point for a negotiator is worth, with so many scorings to come."""

ONCE: Final = 0.6
"""How often an opportunity comes up for what depends on others."""


def ability_worth(out: Outlook, card: int) -> float:
    """What the technical ability of a card brings to the end of the game."""
    ability = out.kit.technical[card]
    if ability is None:
        return 0.0
    each = -out.gem * ability.price
    for deed in ability.deeds:
        each += EACH[DEEDS[deed.verb]](out, card, deed)
    return max(0.0, each) * uses(out, ability) * likely(out, ability)


def likely(out: Outlook, ability: Ability) -> float:
    """How likely there is something that the ability needs: a Mutant, or a crew to sacrifice."""
    if DEEDS[ability.deeds[0].verb] == "cure":
        return 0.9 if out.s.mutants else 0.4
    if ability.sacrifice is None or ability.sacrifice.this:
        return 1.0
    cards = ability.sacrifice.cards
    here = [card for card in out.me.crews + out.me.hand if cards >> card & 1]
    kinds = [kind for kind, pile in enumerate(out.kit.piles) if cards >> pile[0] & 1]
    coming = [card for card in out.me.hand if out.kit.recruits[card] in kinds]
    return min(0.8, 0.2 + 0.25 * len(here) + 0.15 * len(coming))


def uses(out: Outlook, ability: Ability) -> float:
    """How often it can be used."""
    if ability.kind == INTEGRATION or (ability.sacrifice is not None and ability.sacrifice.this):
        return 1.0
    in_this_round = 1 if "integration" in ability.phases else 0
    return float(out.left - 1 + in_this_round)


# --- gems and cards ---------------------------------------------------------------------------


def gain_resource(out: Outlook, card: int, deed: Deed) -> float:
    amount = float(deed.amount)
    if deed.of_prisoners:
        amount = min(amount, len(out.me.prison) + 0.7)
    return out.gem * amount


def steal_resource(out: Outlook, card: int, deed: Deed) -> float:
    return ONCE * deed.amount * out.gem * (1 + out.rivalry) if out.left > 1 else 0.0


def draw(out: Outlook, card: int, deed: Deed) -> float:
    return out.gem * DRAWN * deed.amount


def take_from_discard(out: Outlook, card: int, deed: Deed) -> float:
    return out.gem * (TOP_MODULE if deed.topmost else CHOSEN_CREW)


def swap_hand_card(out: Outlook, card: int, deed: Deed) -> float:
    return TAKEN * (1 + out.rivalry)


def discount(out: Outlook, card: int, deed: Deed) -> float:
    return out.gem * deed.amount * 0.7


def untilt(out: Outlook, card: int, deed: Deed) -> float:
    """What the best Activation of the own Ark brings a second time."""
    best = 0.0
    for other in out.me.controls():
        ability = out.kit.technical[other]
        if ability is None or ability.kind != ACTIVATION or "integration" not in ability.phases:
            continue
        first = ability.deeds[0]
        if DEEDS[first.verb] != "untilt":
            each = EACH[DEEDS[first.verb]](out, other, first) - out.gem * ability.price
            best = max(best, each)
    return best


# --- secondary crews --------------------------------------------------------------------------


def recruit(out: Outlook, card: int, deed: Deed) -> float:
    crew = out.kit.piles[deed.kind][0]
    return out.kit.prestige[crew] + 0.5 - out.gem * out.kit.cost[crew]


def promote(out: Outlook, card: int, deed: Deed) -> float:
    return out.kit.prestige[out.kit.piles[deed.kind][0]] * converts_likely(out)


def converts_likely(out: Outlook) -> float:
    """How likely there is a Convert to make a Priest of."""
    kit = out.kit
    here = [c for c in out.me.crews + out.me.hand if kit.secondary[c] == CONVERT]
    coming = [c for c in out.me.hand if kit.recruits[c] == CONVERT]
    return min(0.9, 0.35 + 0.3 * len(here) + 0.2 * len(coming))


# --- tokens -----------------------------------------------------------------------------------


def mutate(out: Outlook, card: int, deed: Deed) -> float:
    return mutagen_worth(out) if out.s.mutagen_supply() > 0 else 0.0


def mutagen_worth(out: Outlook) -> float:
    """One more Mutant: a patient if there is a bed, and counted by affinities."""
    kit, s = out.kit, out.s
    tokens = len([carrier for carrier in s.mutagens if out.arks[out.seat] >> carrier & 1])
    waiting = out.patients(out.seat) + tokens
    points = 0.3 * out.left
    if out.beds(out.seat) > waiting:
        points = float(kit.number["points-per-mutant"]) * out.left
    elif [card for card in out.me.hand if kit.is_hospital[card]]:
        points = float(out.left)
    for card in out.me.controls():
        terms = kit.counted[card]
        if kit.affinity[card] and terms is not None and terms.mutant == 1:
            points += kit.affinity[card] * out.left
    return points


def cure(out: Outlook, card: int, deed: Deed) -> float:
    """Somebody must be a Mutant; better another player's patient."""
    return 0.5 if out.s.mutants else 0.0


def gain_token(out: Outlook, card: int, deed: Deed) -> float:
    return jailer_worth(out) if deed.token == "jailer" else mutagen_worth(out)


def jailer_worth(out: Outlook) -> float:
    """A crew of another player out of play, for a gem."""
    return max(0.0, CREW_LOST * out.rivalry * min(out.left, 3) / 3 - out.gem) + 0.3


# --- other Arks -------------------------------------------------------------------------------


def destroy(out: Outlook, card: int, deed: Deed) -> float:
    assert deed.terms is not None
    lost = CREW_LOST if deed.terms.mutant == 1 else MODULE_LOST
    return ONCE * lost * out.rivalry


def return_to_hand(out: Outlook, card: int, deed: Deed) -> float:
    return ONCE * CREW_LOST * out.rivalry


def take_control(out: Outlook, card: int, deed: Deed) -> float:
    return ONCE * (1.0 + 2.0 * out.rivalry) + out.gem * 0.5


def protect(out: Outlook, card: int, deed: Deed) -> float:
    return 0.2


# --- the Wing ---------------------------------------------------------------------------------


def improve_negotiator(out: Outlook, card: int, deed: Deed) -> float:
    return deed.amount * INFLUENCE[out.left]


def add_influence(out: Outlook, card: int, deed: Deed) -> float:
    return 2.0 if out.left > 1 else 0.0


def move_cubes(out: Outlook, card: int, deed: Deed) -> float:
    return 3.0


def remove_cubes(out: Outlook, card: int, deed: Deed) -> float:
    return 2.2


def swap_chambers(out: Outlook, card: int, deed: Deed) -> float:
    return 3.0


def refill_chambers(out: Outlook, card: int, deed: Deed) -> float:
    return 0.6


def hide_negotiator(out: Outlook, card: int, deed: Deed) -> float:
    return 0.3


def win_ties(out: Outlook, card: int, deed: Deed) -> float:
    return 2.4


def score(out: Outlook, card: int, deed: Deed) -> float:
    return float(deed.amount)


EACH: Final[Mapping[str, Callable[[Outlook, int, Deed], float]]] = {
    "gain_resource": gain_resource,
    "steal_resource": steal_resource,
    "draw": draw,
    "take_from_discard": take_from_discard,
    "recruit": recruit,
    "promote": promote,
    "destroy": destroy,
    "return_to_hand": return_to_hand,
    "take_control": take_control,
    "protect": protect,
    "discount": discount,
    "untilt": untilt,
    "mutate": mutate,
    "cure": cure,
    "gain_token": gain_token,
    "swap_hand_card": swap_hand_card,
    "add_influence": add_influence,
    "move_cubes": move_cubes,
    "remove_cubes": remove_cubes,
    "swap_chambers": swap_chambers,
    "refill_chambers": refill_chambers,
    "hide_negotiator": hide_negotiator,
    "improve_negotiator": improve_negotiator,
    "win_ties": win_ties,
    "score": score,
}
"""What each verb brings when it is used once, in points."""
