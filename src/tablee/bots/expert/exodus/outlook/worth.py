"""What a card is worth: the points it scores at once, in every scoring to come, and by what it can
do; and what it is worth to have it in hand.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from tablee.bots.expert.exodus.outlook.abilities import ability_worth, jailer_worth, mutagen_worth
from tablee.bots.expert.exodus.outlook.seat import Outlook
from tablee.games.exodus.abilities.reading import YES
from tablee.games.exodus.kit import JAILER, MUTAGEN, RECRUIT, Kit

INTEGRATED: Final = 3.0
"""So many cards a player integrates in a round."""

SOUGHT: Final = 1.3
"""How much likelier those are among them that an affinity counts."""

SECONDARY: Final = 0.25
MUTANTS: Final = 0.4
"""How many secondary crews of a kind, and Mutants, come into an Ark in a round."""

LEAD: Final[tuple[float, ...]] = (0.03, 0.06, 0.12, 0.3, 0.6, 0.8, 0.9)
"""How likely a majority is scored by who is so many cards behind or ahead: from -3 to 3."""

FILLED: Final = 0.7
"""How full a Vault is on average when it scores."""

ROOM: Final[tuple[float, ...]] = (4.0, 2.0, 0.8, 0.3)
"""What a new module is worth for its berths, with so many free."""

CROWDED: Final = 0.5
"""How likely a crew finds a berth when there is none, and no module in hand."""

UNSTAFFED: Final = 0.75
"""How likely a module finds a crew when there are none to spare."""


def worth(out: Outlook, card: int) -> float:
    """The points that a card brings once it is integrated."""
    if card in out.given:
        return out.given[card]
    if card not in out.worths:
        kit = out.kit
        points = float(kit.prestige[card]) + lasting(out, card) + pulled(out, card)
        points += caste_worth(out, card) + ability_worth(out, card) + berths_worth(out, card)
        out.worths[card] = points
    return out.worths[card]


def berths_worth(out: Outlook, card: int) -> float:
    """What a module is worth for its berths to who has few."""
    if not out.kit.is_module[card] or (out.left == 1 and out.berths):
        return 0.0
    return ROOM[min(out.berths, len(ROOM) - 1)]


# --- prestige abilities -----------------------------------------------------------------------


def lasting(out: Outlook, card: int) -> float:
    """What its prestige ability scores to the end."""
    kit = out.kit
    points = 0.0
    if kit.affinity[card]:
        points = kit.affinity[card] * counted(out, card)
    elif kit.majority[card]:
        points = kit.majority[card] * out.left * majority_chance(out, card)
    elif kit.capacity[card]:
        points = stored(out, card)
    elif kit.is_hospital[card]:
        points = healed(out, card)
    else:
        return 0.0
    if kit.is_module[card] and len(out.me.crews) <= len(out.me.modules):
        points *= UNSTAFFED
    return points


def counted(out: Outlook, card: int) -> float:
    """How many cards an affinity counts, over all scorings to come (EXO-201)."""
    terms = out.kit.counted[card]
    assert terms is not None
    now = out.count(terms, out.seat) + out.in_hand * out.held(terms, card)
    if terms.mutant != YES:
        now += terms.cards >> card & 1  # EXO-202
    return out.left * now + growths(out.kit)[card] * out.left * (out.left - 1) / 2


@cache
def growths(kit: Kit) -> list[float]:
    """For each card how many more cards its affinity counts with every round."""
    found: list[float] = []
    piles = [sum([1 << card for card in pile]) for pile in kit.piles]
    deck = sum([1 << card for card in kit.deck])
    for terms in kit.counted:
        if terms is None:
            found.append(0.0)
        elif terms.mutant == YES:
            found.append(MUTANTS)
        else:
            share = (terms.cards & deck).bit_count() / len(kit.deck)
            secondary = len([pile for pile in piles if terms.cards & pile])
            found.append(SOUGHT * INTEGRATED * share + SECONDARY * secondary)
    return found


def majority_chance(out: Outlook, card: int) -> float:
    terms = out.kit.counted[card]
    assert terms is not None
    ahead = out.count(terms, out.seat) - out.most_of_others(terms, out.seat)
    ahead += terms.cards >> card & 1
    return LEAD[max(0, min(len(LEAD) - 1, ahead + 3))]


def stored(out: Outlook, card: int) -> float:
    """What gems on a new Vault will score, beside those that others have room for."""
    kit = out.kit
    other = sum([kit.capacity[module] for module in out.me.modules])
    gems = min(kit.capacity[card], max(1, out.hoard - other))
    return (FILLED * out.left + out.zeal) * gems


def healed(out: Outlook, card: int) -> float:
    """What a new Hospital scores for Mutants that have no bed yet, or are soon to be."""
    kit, s = out.kit, out.s
    tokens = len([carrier for carrier in s.mutagens if out.arks[out.seat] >> carrier & 1])
    tokens += kit.caste_ability[card] == MUTAGEN and s.mutagen_supply() > 0
    held = len([c for c in out.me.hand if c != card and kit.caste_ability[c] == MUTAGEN])
    waiting = out.patients(out.seat) + tokens + out.in_hand * held - out.beds(out.seat)
    patients = max(0.0, min(float(kit.berths[card]), waiting))
    spare = kit.berths[card] - patients
    per_round = kit.number["points-per-mutant"]
    return per_round * (
        out.left * patients + MUTANTS * min(1.0, spare) * out.left * (out.left - 1) / 2
    )


# --- what it does for other cards -------------------------------------------------------------


def pulled(out: Outlook, card: int) -> float:
    """What the affinities and majorities of the own Ark gain by one more card."""
    kit = out.kit
    points = 0.0
    for cards, each in out.pulls:
        if cards >> card & 1:
            points += each * out.left
    for other in out.me.controls():
        if kit.majority[other]:
            terms = kit.counted[other]
            if terms is not None and terms.cards >> card & 1:
                points += kit.majority[other] * out.left * closer(out, other)
    for other in out.me.hand:
        terms = kit.counted[other]
        if other != card and kit.affinity[other] and terms is not None and terms.cards >> card & 1:
            points += out.in_hand * kit.affinity[other] * (out.left - 1)
    if not kit.is_module[card]:
        points += staffing(out)
    return points


def closer(out: Outlook, card: int) -> float:
    """How much likelier a majority becomes with one more of its cards."""
    terms = out.kit.counted[card]
    assert terms is not None
    ahead = out.count(terms, out.seat) - out.most_of_others(terms, out.seat) + 3
    place = max(0, min(len(LEAD) - 2, ahead))
    return LEAD[place + 1] - LEAD[place]


def staffing(out: Outlook) -> float:
    """What a crew more is worth to an Ark whose modules lack crews to score (EXO-225)."""
    kit, p = out.kit, out.me
    scoring = [m for m in p.modules if scores(kit, m)]
    if len(scoring) <= len(p.crews):
        return 0.0
    return 2.0 * out.left


def scores(kit: Kit, card: int) -> bool:
    """Whether a card has a prestige ability."""
    return bool(
        kit.affinity[card] or kit.majority[card] or kit.capacity[card] or kit.is_hospital[card]
    )


# --- caste abilities --------------------------------------------------------------------------


def caste_worth(out: Outlook, card: int) -> float:
    kit, s = out.kit, out.s
    ability = kit.caste_ability[card]
    if ability == JAILER and s.jailer_supply() > 0:
        return jailer_worth(out)
    if ability == MUTAGEN and s.mutagen_supply() > 0:
        return 0.0 if kit.is_hospital[card] else mutagen_worth(out)
    if ability == RECRUIT and s.piles[kit.recruits[card]]:
        return recruit_worth(out, kit.recruits[card], 0 if kit.is_module[card] else 1)
    return 0.0


def recruit_worth(out: Outlook, kind: int, taken: int) -> float:
    """A secondary crew from its pile, if there is a berth besides those that are taken."""
    pile = out.s.piles[kind]
    if not pile:
        return 0.0
    crew = pile[0]
    points = out.kit.prestige[crew] + pulled(out, crew) - out.gem * out.kit.cost[crew]
    return points if out.berths > taken else CROWDED * points


# --- in hand ----------------------------------------------------------------------------------


def gain(out: Outlook, card: int) -> float:
    """How much more it brings to integrate a card than to recycle it."""
    points = worth(out, card)
    if not out.kit.is_module[card] and not out.berths and not holds_module(out):
        points *= CROWDED
    return points - out.gem * (out.kit.cost[card] + out.recycling(card))


def holds_module(out: Outlook) -> bool:
    return any([out.kit.is_module[card] for card in out.me.hand])


def value(out: Outlook, card: int) -> float:
    """What it is worth to have a card in hand: integrated or recycled."""
    return out.gem * out.recycling(card) + max(0.0, gain(out, card))
