"""What a player loses by a card that leaves its Ark, and what that is worth to another one."""

from __future__ import annotations

from typing import Final

from tablee.bots.expert.exodus.outlook.seat import Outlook
from tablee.games.exodus.kit import PRIMARY

REHOUSED: Final = 0.5
"""How much of a crew is lost with its module: it may find another one in time (EXO-156)."""

ABILITY: Final = 0.8
"""What an ability is worth to its owner in each round that follows."""

LEADER: Final = 1.25
FOLLOWER: Final = 0.75
"""Who is ahead should lose more than who is behind."""


def harm(out: Outlook, owner: int, card: int) -> float:
    """What it is worth that this card leaves its Ark; below 0 if it is an own one."""
    if owner == out.seat:
        return -loss(out, owner, card)
    return loss(out, owner, card) * eagerness(out, owner)


def eagerness(out: Outlook, owner: int) -> float:
    if len(out.arks) == 2:
        return out.rivalry
    return out.rivalry * (LEADER if out.leads(owner) else FOLLOWER)


def loss(out: Outlook, owner: int, card: int) -> float:
    """What the owner will score less without this card."""
    kit, p = out.kit, out.s.seats[owner]
    points = own_points(out, owner, card) * out.left + counted_by_others(out, owner, card)
    ability = kit.technical[card]
    if ability is not None:
        points += ABILITY * (out.left - 1)
    if kit.is_module[card]:
        points += p.stored[p.modules.index(card)] * out.gem
        for crew, home in zip(p.crews, p.homes, strict=True):
            if home == card:
                points += REHOUSED * loss(out, owner, crew)
    elif is_patient(out, owner, card):
        points += kit.number["points-per-mutant"] * out.left
    return points


def own_points(out: Outlook, owner: int, card: int) -> float:
    """What its prestige ability scores in a round."""
    kit, p = out.kit, out.s.seats[owner]
    terms = kit.counted[card]
    if terms is not None and kit.affinity[card]:
        return float(kit.affinity[card] * out.count(terms, owner))
    if terms is not None and kit.majority[card]:
        leads = out.count(terms, owner) > out.most_of_others(terms, owner)
        return float(kit.majority[card]) if leads else 0.0
    if kit.capacity[card]:
        return float(p.stored[p.modules.index(card)])
    return 0.0


def counted_by_others(out: Outlook, owner: int, card: int) -> float:
    """What other affinities of the Ark score for it to the end; its own is counted already."""
    points = 0.0
    for cards, each in out.pulls if owner == out.seat else out.pulls_of(owner):
        if cards >> card & 1:
            points += each * out.left
    terms = out.kit.counted[card]
    if terms is not None and out.kit.affinity[card] and terms.cards >> card & 1:
        points -= out.kit.affinity[card] * out.left
    return points


def is_patient(out: Outlook, owner: int, crew: int) -> bool:
    """A primary Mutant with a bed in a Hospital (EXO-212)."""
    mutant = out.s.mutants >> crew & 1 and out.kit.secondary[crew] == PRIMARY
    return bool(mutant) and out.beds(owner) >= out.patients(owner)
