"""Negotiation: who is sent where, who lies face down, who is called back and how they grow."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.bots.expert.exodus.outlook.seat import Outlook
from tablee.bots.expert.exodus.outlook.wing import Wing, stay
from tablee.games.exodus.abilities.negotiators import placements_to_come
from tablee.games.exodus.actions import BRANCH, HIDE, IMPROVE, PLACE, RECALL, SEND
from tablee.games.exodus.placing import HideNegotiator, may_hide
from tablee.games.exodus.resolving import RecallNegotiator, adjacent, winner_of
from tablee.games.exodus.wing import free_slots, influence_of, ways_of


def send(out: Outlook, options: Sequence[int]) -> int:
    """The negotiator who finds the best place, face down where that is allowed (EXO-289); nobody is
    left at home who would score there.
    """
    s = out.s
    wing = Wing(out)
    slots = free_slots(s)
    last = placements_to_come(s, out.seat) == 1
    best, most = options[0], -1000.0
    for negotiator in out.me.unplaced():
        staying = stay(out, negotiator) if last else 0.0
        for slot in slots:
            points = best_on(wing, slot, negotiator) + staying
            if points > most:
                best = HIDE + slot if may_hide(out.me) else SEND + negotiator
                most = points
    return best


def best_on(wing: Wing, slot: int, negotiator: int) -> float:
    """What a negotiator brings on a slot, in the better of its ways."""
    ways = ways_of(wing.out.s, slot, negotiator)
    return max([wing.placed(negotiator, way - PLACE) for way in ways])


def place_negotiator(out: Outlook, options: Sequence[int]) -> int:
    return best_way(out, out.s.sent[0], options)


def lay_cubes(out: Outlook, options: Sequence[int]) -> int:
    """A negotiator that was hidden: all others have laid theirs."""
    return best_way(out, out.s.slots[(options[0] - PLACE) // 2], options)


def best_way(out: Outlook, negotiator: int, options: Sequence[int]) -> int:
    wing = Wing(out)
    best, most = options[0], -1000.0
    for action in options:
        points = wing.placed(negotiator, action - PLACE)
        if points > most:
            best, most = action, points
    return best


def hide_negotiator(out: Outlook, options: Sequence[int]) -> int:
    """The one for whom the slot was chosen."""
    ask = out.me.ask
    assert isinstance(ask, HideNegotiator)
    wing = Wing(out)
    last = placements_to_come(out.s, out.seat) == 1
    best, most = options[0], -1000.0
    for action in options:
        points = best_on(wing, ask.slot, action - SEND)
        points += stay(out, action - SEND) if last else 0.0
        if points > most:
            best, most = action, points
    return best


def recall_negotiator(out: Outlook, options: Sequence[int]) -> int:
    """Who would be called back anyway for a later chamber, else who loses least by it."""
    ask = out.me.ask
    assert isinstance(ask, RecallNegotiator)
    leaving = leaving_later(out, ask.chamber)
    best, least = options[0], 1000.0
    for action in options:
        negotiator = action - RECALL
        points = 0.0 if negotiator in leaving else stay(out, negotiator)
        value = influence_of(out.s, negotiator)
        points += 0.01 * (out.kit.high[value] + out.kit.low[value])
        if points < least:
            best, least = action, points
    return best


def leaving_later(out: Outlook, chamber: int) -> list[int]:
    """Those who stand alone next to a chamber that is won later; all cubes are laid."""
    s = out.s
    found: list[int] = []
    for later in range(chamber + 1, len(s.chambers)):
        slots = adjacent(s, out.seat, later)
        if len(slots) == 1 and winner_of(s, later) == out.seat:
            found.append(s.slots[slots[0]])
    return found


def choose_branch(out: Outlook, options: Sequence[int]) -> int:
    """Three cubes on one side win what two on both sides do not."""
    best, most = options[0], -1
    for action in options:
        if out.kit.high[action - BRANCH] > most:
            best, most = action, out.kit.high[action - BRANCH]
    return best


def give_point(out: Outlook, options: Sequence[int]) -> int:
    """The weakest, who has the longest way to grow."""
    best, least = options[0], 100
    for action in options:
        value = influence_of(out.s, action - IMPROVE)
        if out.kit.high[value] + out.kit.low[value] < least:
            best, least = action, out.kit.high[value] + out.kit.low[value]
    return best
