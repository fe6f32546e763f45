"""Abilities and tokens in the own turn: what each would bring now, and whom it is aimed at."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from tablee.bots.expert.exodus.outlook.abilities import DRAWN, TAKEN
from tablee.bots.expert.exodus.outlook.rivals import counted_by_others, eagerness, harm, loss
from tablee.bots.expert.exodus.outlook.seat import Outlook
from tablee.bots.expert.exodus.outlook.worth import pulled, value
from tablee.games.exodus.abilities.gems import StealFrom, with_reserve
from tablee.games.exodus.abilities.gems import gain as gems_gained
from tablee.games.exodus.abilities.hands import fitting_discards, with_hand
from tablee.games.exodus.abilities.negotiators import placements_to_come
from tablee.games.exodus.abilities.powers import POWERS
from tablee.games.exodus.abilities.reading import (
    ACTIVATION,
    DEEDS,
    YES,
    Ability,
    Deed,
)
from tablee.games.exodus.abilities.using import ChooseTarget
from tablee.games.exodus.actions import (
    IMPRISON,
    MOST_CARDS,
    MUTATE,
    PLAYER,
    RELEASE,
    SACRIFICE,
    TARGET,
    USE,
)
from tablee.games.exodus.castes import crews_in_play, crews_to_mutate
from tablee.games.exodus.filters import in_play
from tablee.games.exodus.kit import PRIMARY
from tablee.games.exodus.wing import free_slots

ENOUGH: Final = 0.2
"""What an ability must bring at least to be used."""

LAST_DRAW: Final = 1.2
"""What a card is worth that is drawn when nothing else can be done with the gems."""

RETURNED: Final = 0.5
"""How much a player loses whose crew comes back to the hand."""

DESTROY: Final = DEEDS.index("destroy")


def use_something(out: Outlook, options: Sequence[int], integrating: bool) -> int:
    """The ability or token that brings most now; 0 if none pays."""
    best, most = 0, ENOUGH
    for action in options:
        if action < USE or action >= MUTATE + MOST_CARDS:
            continue
        if action < IMPRISON:
            points = ability_now(out, action - USE)
        elif not integrating and action < MUTATE:
            continue  # prisoners are taken when nobody can take their place in time
        elif action < RELEASE:
            points = best_prisoner(out)[0] - out.price
        elif action < MUTATE:
            points = best_release(out)[0] - out.price
        else:
            points = best_mutant(out)[0]
        if points > most:
            best, most = action, points
    return best


def ability_now(out: Outlook, card: int) -> float:
    """What the ability of an own card brings if it is used now."""
    ability = out.kit.technical[card]
    assert ability is not None
    points = -out.price * ability.price
    for deed in ability.deeds:
        verb = DEEDS[deed.verb]
        if verb in AIMED:
            points += best_target(out, card, deed)[0]
        elif verb in NOW:
            points += NOW[verb](out, card, deed)
    if ability.sacrifice is not None:
        points -= best_sacrifice(out, card, ability)[0]
    return points


# --- without a target -------------------------------------------------------------------------


def gain_resource(out: Outlook, card: int, deed: Deed) -> float:
    """Gems for nothing are never left lying."""
    return max(out.price, 0.1) * gems_gained(out.s, out.seat, card, deed) + ENOUGH


def steal_resource(out: Outlook, card: int, deed: Deed) -> float:
    return max([stolen(out, other, deed.amount) for other in with_reserve(out.s, out.seat)])


def stolen(out: Outlook, other: int, most: int) -> float:
    gems = min(most, out.s.seats[other].reserve)
    return gems * (max(out.price, 0.1) + out.kept_gem * eagerness(out, other)) + ENOUGH


def draw(out: Outlook, card: int, deed: Deed) -> float:
    """At the end of the last turn a card must still be paid and housed."""
    if out.price == out.gem:
        return out.gem * DRAWN * deed.amount
    return LAST_DRAW if out.left == 1 else out.price * DRAWN * deed.amount


def take_topmost(out: Outlook, card: int, deed: Deed) -> float:
    return value(out, fitting_discards(out.s, deed)[-1])


def recruit(out: Outlook, card: int, deed: Deed) -> float:
    """A secondary crew, if there is a berth for it besides those for hand cards like it."""
    kit, pile = out.kit, out.s.piles[deed.kind]
    waiting = len([c for c in out.me.hand if kit.secondary[c] != PRIMARY])
    ability = kit.technical[card]
    freed = 1 if ability is not None and ability.sacrifice is not None else 0
    if out.berths + freed <= waiting:
        return 0.0
    return kit.prestige[pile[0]] + pulled(out, pile[0]) - out.price * kit.cost[pile[0]]


def protect(out: Outlook, card: int, deed: Deed) -> float:
    """Only against somebody who could destroy modules, and has gems for it."""
    return 2 * ENOUGH if threatened(out) else 0.0


def threatened(out: Outlook) -> bool:
    kit = out.kit
    for seat, p in enumerate(out.s.seats):
        if seat == out.seat:
            continue
        for card in p.controls():
            ability = kit.technical[card]
            if ability is not None and ability.deeds[0].verb == DESTROY:
                terms = ability.deeds[0].terms
                if terms is not None and terms.mutant != YES:
                    return True
    return False


def gain_token(out: Outlook, card: int, deed: Deed) -> float:
    if deed.token == "jailer":
        return max(0.0, best_prisoner(out)[0] - out.price)
    own = [carrier for carrier in out.s.mutagens if out.arks[out.seat] >> carrier & 1]
    return 0.0 if own else best_mutant(out)[0]


def swap_hand_card(out: Outlook, card: int, deed: Deed) -> float:
    """Among several cards there is a better one than the worst of the own."""
    if not with_hand(out.s, out.seat):
        return 0.0
    worst = min([value(out, one) for one in out.me.hand])
    return TAKEN + out.gem * 2 - worst


def hide_negotiator(out: Outlook, card: int, deed: Deed) -> float:
    """For the last own placement, if others are to answer it: they do not see what it lays."""
    others_follow = len(free_slots(out.s)) > 1
    return 2 * ENOUGH if others_follow and placements_to_come(out.s, out.seat) == 1 else 0.0


def score(out: Outlook, card: int, deed: Deed) -> float:
    return float(deed.amount)


NOW: Final[Mapping[str, Callable[[Outlook, int, Deed], float]]] = {
    "gain_resource": gain_resource,
    "steal_resource": steal_resource,
    "draw": draw,
    "recruit": recruit,
    "protect": protect,
    "gain_token": gain_token,
    "swap_hand_card": swap_hand_card,
    "hide_negotiator": hide_negotiator,
    "score": score,
}


# --- aimed at a card --------------------------------------------------------------------------


def best_target(out: Outlook, card: int, deed: Deed) -> tuple[float, int]:
    """What comes of aiming an effect at its best target, and which that is."""
    aimed = AIMED[DEEDS[deed.verb]]
    targets = POWERS[deed.verb].targets(out.s, out.seat, card, deed)
    if not targets and deed.topmost:
        return take_topmost(out, card, deed), card
    best, most = card, -100.0
    for target in targets:
        points = aimed(out, card, target)
        if points > most:
            best, most = target, points
    return most, best


def choose_target(out: Outlook, options: Sequence[int]) -> int:
    ask = out.me.ask
    assert isinstance(ask, ChooseTarget)
    return TARGET + best_target(out, ask.card, out.kit.deed(ask.card, ask.number))[1]


def take_from_discard(out: Outlook, card: int, target: int) -> float:
    return value(out, target)


def promote(out: Outlook, card: int, target: int) -> float:
    """A Convert becomes a Priest, whose points are scored again and again by some cards."""
    ability = out.kit.technical[card]
    assert ability is not None
    priest = out.s.piles[ability.deeds[0].kind][0]
    return out.kit.prestige[priest] + pulled(out, priest) - counted_by_others(out, out.seat, target)


def destroy(out: Outlook, card: int, target: int) -> float:
    return harm(out, out.s.controller(target), target)


def return_to_hand(out: Outlook, card: int, target: int) -> float:
    """An own crew scores its prestige again if it can be paid."""
    owner = out.s.controller(target)
    if owner == out.seat:
        return out.kit.prestige[target] - out.price * out.kit.cost[target]
    return RETURNED * harm(out, owner, target)


def take_control(out: Outlook, card: int, target: int) -> float:
    return pulled(out, target) + harm(out, out.s.controller(target), target)


def untilt(out: Outlook, card: int, target: int) -> float:
    """What the straightened card does a second time."""
    ability = out.kit.technical[target]
    if ability is None or ability.kind != ACTIVATION or ability.window:
        return 0.0
    deed = ability.deeds[0]
    if DEEDS[deed.verb] == "untilt" or not POWERS[deed.verb].possible(
        out.s, out.seat, target, deed
    ):
        return 0.0
    return ability_now(out, target)


def mutate(out: Outlook, card: int, target: int) -> float:
    return mutant_gain(out, target)


def cure(out: Outlook, card: int, target: int) -> float:
    """Another player's patient rather than an own one."""
    owner = out.s.controller(target)
    lost = mutant_points(out, owner, target)
    return -lost if owner == out.seat else lost * eagerness(out, owner)


AIMED: Final[Mapping[str, Callable[[Outlook, int, int], float]]] = {
    "take_from_discard": take_from_discard,
    "promote": promote,
    "destroy": destroy,
    "return_to_hand": return_to_hand,
    "take_control": take_control,
    "untilt": untilt,
    "mutate": mutate,
    "cure": cure,
}


# --- sacrifices -------------------------------------------------------------------------------


def best_sacrifice(out: Outlook, card: int, ability: Ability) -> tuple[float, int]:
    """The card that is missed least, and how much."""
    assert ability.sacrifice is not None
    best, least = card, 1000.0
    for other in in_play(out.s, ability.sacrifice, out.seat, card):
        points = loss(out, out.seat, other)
        if points < least:
            best, least = other, points
    return least, best


def choose_sacrifice(out: Outlook, options: Sequence[int]) -> int:
    best, least = options[0], 1000.0
    for action in options:
        points = loss(out, out.seat, action - SACRIFICE)
        if points < least:
            best, least = action, points
    return best


# --- tokens -----------------------------------------------------------------------------------


def best_prisoner(out: Outlook) -> tuple[float, int]:
    """The crew that others miss most."""
    best, most = 0, -100.0
    for crew in crews_in_play(out.s):
        points = harm(out, out.s.controller(crew), crew)
        if points > most:
            best, most = crew, points
    return most, best


def imprison_crew(out: Outlook, options: Sequence[int]) -> int:
    return TARGET + best_prisoner(out)[1]


def best_release(out: Outlook) -> tuple[float, int]:
    best, most = out.me.prison[0], -100.0
    for crew in out.me.prison:
        points = value(out, crew)
        if points > most:
            best, most = crew, points
    return most, best


def release_crew(out: Outlook, options: Sequence[int]) -> int:
    wanted = TARGET + best_release(out)[1]
    return wanted if wanted in options else options[0]


def best_mutant(out: Outlook) -> tuple[float, int]:
    """The crew for whom a Mutant token is worth most."""
    best, most = 0, -100.0
    for crew in crews_to_mutate(out.s):
        points = mutant_gain(out, crew)
        if points > most:
            best, most = crew, points
    return most, best


def mutate_crew(out: Outlook, options: Sequence[int]) -> int:
    return TARGET + best_mutant(out)[1]


def mutant_gain(out: Outlook, crew: int) -> float:
    """A patient for an empty bed, one more for affinities; others are left as they are."""
    owner = out.s.controller(crew)
    if owner != out.seat:
        return -mutant_points(out, owner, crew) * eagerness(out, owner)
    return mutant_points(out, owner, crew)


def mutant_points(out: Outlook, owner: int, crew: int) -> float:
    """What its owner scores to the end because this crew is a Mutant, or would be one."""
    kit = out.kit
    points = 0.0
    others = out.patients(owner) - (1 if out.s.mutants >> crew & 1 else 0)
    if kit.secondary[crew] == PRIMARY and out.beds(owner) > others:
        points += kit.number["points-per-mutant"] * out.left
    for card in out.s.seats[owner].controls():
        terms = kit.counted[card]
        if terms is not None and terms.mutant == YES:
            points += kit.affinity[card] * out.left
    return points


# --- gems of others ---------------------------------------------------------------------------


def steal_from(out: Outlook, options: Sequence[int]) -> int:
    ask = out.me.ask
    assert isinstance(ask, StealFrom)
    best, most = options[0], -1.0
    for action in options:
        points = stolen(out, action - PLAYER, ask.most)
        if points > most:
            best, most = action, points
    return best


def protect_card(out: Outlook, options: Sequence[int]) -> int:
    """The modules that would be missed most."""
    best, most = options[0], -1.0
    for action in options:
        if TARGET <= action < TARGET + MOST_CARDS:
            points = loss(out, out.seat, action - TARGET)
            if points > most:
                best, most = action, points
    return best
