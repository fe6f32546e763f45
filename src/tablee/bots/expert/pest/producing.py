"""Produce: whether to improve it, and what to go without."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.bots.expert.pest.outlook.output import produced
from tablee.bots.expert.pest.outlook.seat import Outlook
from tablee.bots.expert.pest.sheltering import burden
from tablee.games.pest.actions import ARRANGE, END, LESS, MORE, PRODUCE
from tablee.games.pest.imperatives import imperative
from tablee.games.pest.kit import PRODUCTION, RESEARCH, STORED


def produce_goods(out: Outlook, options: Sequence[int]) -> int:
    """A token for a resource only if it brings more, as for an Imperative."""
    output = produced(out)
    if options[0] < END:
        cleared = room_made(out, options, output)
        if cleared:
            return cleared
    wanted = imperative(out.s)
    total = sum(output[:STORED]) - out.s.hindered
    bonus = 0.0
    if wanted.event == PRODUCTION and total + 1 == wanted.least:
        bonus = out.imperative()
    best, most = PRODUCE, 0.01
    for action in options:
        if action >= MORE:
            kind = action - MORE
            stock = out.me.stock[:]
            stock[kind] += output[kind]
            points = out.gained(stock, kind, 1) - out.worth(RESEARCH, 1) + bonus
            if points > most:
                best, most = action, points
    return best


def room_made(out: Outlook, options: Sequence[int], output: Sequence[int]) -> int:
    """An arrangement that clears the Storage, if something would be lost; 0 if it can stay."""
    full = [n for n in range(STORED) if out.me.stock[n] + output[n] > out.kit.blocked_storage]
    masks = [action for action in options if ARRANGE <= action < END]
    if not full or not masks:
        return 0
    return min(masks, key=lambda action: burden(out, action - ARRANGE, 0))


def lose_resource(out: Outlook, options: Sequence[int]) -> int:
    """What is missed least."""
    return min(options, key=lambda action: missed(out, action - LESS))


def missed(out: Outlook, kind: int) -> float:
    stock, gain = out.me.stock, out.s.gain
    return out.gained(stock, kind, gain[kind]) - out.gained(stock, kind, gain[kind] - 1)
