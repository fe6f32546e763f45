"""Sending negotiators to where their cubes change most, and calling the weakest back."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.bots.expert.exodus.outlook import Outlook
from tablee.games.exodus.actions import HIDE, PLACE, RECALL, SEND
from tablee.games.exodus.wing import free_slots, influence_of, ways_of


def send(out: Outlook, options: Sequence[int]) -> int:
    """The negotiator who finds the best place."""
    s = out.s
    slots = free_slots(s)
    best, most = options[0], -1.0
    for action in options:
        if not SEND <= action < HIDE:
            continue
        for slot in slots:
            for way in ways_of(s, slot, action - SEND):
                points = out.placed(action - SEND, way - PLACE)
                if points > most:
                    best, most = action, points
    return best


def place_negotiator(out: Outlook, options: Sequence[int]) -> int:
    return best_way(out, out.s.sent[0], options)


def lay_cubes(out: Outlook, options: Sequence[int]) -> int:
    """A negotiator that was hidden."""
    return best_way(out, out.s.slots[(options[0] - PLACE) // 2], options)


def best_way(out: Outlook, negotiator: int, options: Sequence[int]) -> int:
    best, most = options[0], -1.0
    for action in options:
        points = out.placed(negotiator, action - PLACE)
        if points > most:
            best, most = action, points
    return best


def recall_negotiator(out: Outlook, options: Sequence[int]) -> int:
    """Who stays grows stronger, and in the last round the strongest score most."""
    kit = out.s.kit
    best, least = options[0], 100
    for action in options:
        value = influence_of(out.s, action - RECALL)
        points = kit.high[value] + kit.low[value]
        if out.left > 1 and not kit.steps[value]:
            points = 0  # it cannot grow any more
        if points < least:
            best, least = action, points
    return best
