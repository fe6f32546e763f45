"""Answers under a veil: they commute, stay secret until all are in, and can be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from tablee.engine.events import Streams
from tablee.engine.game import Game
from tablee.engine.state import State
from tests.contract.moments import (
    Answer,
    Contents,
    Moment,
    Told,
    contents,
    just_veiled,
    sights,
    some_moments,
    told,
    veiled,
    viewers,
    watched,
)

SHUFFLED_ORDERS = 2
SAMPLED_OPTIONS = 3


def under_veil(s: State[Any], seat: int) -> bool:
    """The seat has answered under a veil that is still drawn."""
    return s.seats[seat].before is not None


def answers_under_veil(moment: Moment, seat: int, dice: Random) -> list[int]:
    """All that one seat answers, at random, until it is done or its answer lifts the veil."""
    s = moment.s.clone()
    actions: list[int] = []
    while s.seats[seat].ask and (not actions or under_veil(s, seat)):
        actions.append(dice.choice(list(s.options(seat))))
        s.apply(seat, actions[-1])
    return actions


# --- the order of answers does not matter -----------------------------------------------------


def check_secret_answers_commute(game: Game[Any], seed: int) -> None:
    """In whatever order the answers come in: same position, same streams, same views."""
    dice = Random(seed)
    for moment in some_moments(game, seed, just_veiled):
        given = {seat: answers_under_veil(moment, seat, dice) for seat in moment.s.acting()}
        first, *others = orders(given, dice)
        expected = outcome(moment, first)
        for order in others:
            claim_same(moment, outcome(moment, order), expected, f"{order} after {first}")


def orders(given: dict[int, list[int]], dice: Random) -> list[list[Answer]]:
    """Ways to mix the seats' answers: seat by seat, from the last one, in turn, and at random."""
    seats = [seat for seat, actions in given.items() for _ in actions]
    turns = sorted((n, seat) for seat, actions in given.items() for n in range(len(actions)))
    mixed = [seats, seats[::-1], [seat for _, seat in turns]]
    mixed += [dice.sample(seats, len(seats)) for _ in range(SHUFFLED_ORDERS)]
    return [in_order(order, given) for order in mixed]


def in_order(seats: list[int], given: dict[int, list[int]]) -> list[Answer]:
    """Each seat's answers stay in their order, whoever answers in between."""
    left = {seat: iter(actions) for seat, actions in given.items()}
    return [(seat, next(left[seat])) for seat in seats]


def outcome(moment: Moment, answers: Sequence[Answer]) -> tuple[Contents, Told, list[Contents]]:
    """The position after these answers, what everybody was told, and what everybody sees."""
    s = watched(moment.s)
    streams = Streams(moment.game.seats)
    for seat, action in answers:
        offered = action in s.options(seat)
        moment.claim(offered, f"after answers of others {action} is not offered to seat {seat}")
        s.apply(seat, action)
        streams.collect(s)
    return contents(moment.game, s), told(moment.game, streams), sights(moment.game, s)


def claim_same(
    moment: Moment,
    found: tuple[Contents, Told, list[Contents]],
    expected: tuple[Contents, Told, list[Contents]],
    orders: str,
) -> None:
    moment.claim(found[0] == expected[0], f"the order of answers changes the position: {orders}")
    moment.claim(found[1] == expected[1], f"the order of answers changes what is told: {orders}")
    moment.claim(found[2] == expected[2], f"the order of answers changes what is seen: {orders}")


# --- nobody learns of an answer ---------------------------------------------------------------


def check_veil_hides_answers(game: Game[Any], seed: int) -> None:
    """Whatever a seat answers under the veil: nothing that others see or are told changes."""
    dice = Random(seed)
    for moment in some_moments(game, seed, veiled):
        before = sights(game, moment.s)
        for seat in moment.s.acting():
            options = list(moment.s.options(seat))
            for action in dice.sample(options, min(len(options), SAMPLED_OPTIONS)):
                claim_hidden(moment, before, seat, action)


def claim_hidden(moment: Moment, before: list[Contents], seat: int, action: int) -> None:
    game, s = moment.game, watched(moment.s)
    s.apply(seat, action)
    if not under_veil(s, seat):
        return  # it was the last answer
    streams = Streams(game.seats)
    streams.collect(s)
    after = sights(game, s)
    for place, viewer in enumerate(viewers(game)):
        if viewer != seat:
            what = f"answer {action} of seat {seat} under the veil"
            moment.claim(after[place] == before[place], f"viewer {viewer} sees {what}")
            moment.claim(not streams.of(viewer), f"viewer {viewer} is told of {what}")


# --- an answer can be taken back --------------------------------------------------------------


def check_take_back_restores(game: Game[Any], seed: int) -> None:
    """Under a veil a seat can take back all it has answered, and nothing remains of it."""
    for moment in some_moments(game, seed, veiled):
        for seat in range(game.seats):
            if moment.s.seats[seat].ask or under_veil(moment.s, seat):
                start = Moment(game, seed, moment.number, taken_back(moment.s, seat))
                claim_restored(start, seat)
                claim_others_stay(start, seat)


def taken_back(s: State[Any], seat: int) -> State[Any]:
    """A copy in which the seat has not answered yet."""
    copy = s.clone()
    if under_veil(copy, seat):
        copy.reopen(seat)
    return copy


def claim_restored(start: Moment, seat: int) -> None:
    """After any number of answers, taking them back restores every byte."""
    held, views = contents(start.game, start.s), sights(start.game, start.s)
    actions = answers_under_veil(start, seat, Random(start.number))
    same = contents(start.game, start.s) == held
    start.claim(same, f"answers of seat {seat} in a copy change the original")
    for count in range(1, len(actions) + 1):
        s = watched(start.s)
        for action in actions[:count]:
            s.apply(seat, action)
        if not under_veil(s, seat):
            return  # it was the last answer
        s.reopen(seat)
        back = f"after seat {seat} takes back {actions[:count]}"
        start.claim(contents(start.game, s) == held, f"the position differs {back}")
        start.claim(s.acting() == start.s.acting(), f"other seats act {back}")
        start.claim(sights(start.game, s) == views, f"the views differ {back}")
        start.claim(not s.events, f"events remain {back}")


def claim_others_stay(start: Moment, seat: int) -> None:
    """What others answer meanwhile is not touched when this seat takes its answers back."""
    actions = answers_under_veil(start, seat, Random(start.number))
    for other in start.s.acting():
        if other == seat:
            continue
        only, both = start.s.clone(), start.s.clone()
        for action in actions:
            both.apply(seat, action)
        action = only.options(other)[0]
        for s in (only, both):
            s.apply(other, action)
        if under_veil(both, seat):
            both.reopen(seat)
            same = contents(start.game, both) == contents(start.game, only)
            start.claim(same, f"seat {seat} takes back, and the answer of seat {other} changes")
