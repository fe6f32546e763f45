"""Nothing that is hidden shows: two unknown cards may change places, and nobody notices."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from tablee.engine.events import SPECTATOR, Event, Streams
from tablee.engine.game import Game
from tablee.engine.state import State
from tests.contract.knowledge import hidden
from tests.contract.moments import (
    Moment,
    anything,
    just_veiled,
    reasons,
    sight,
    some_moments,
    viewers,
    watched,
)

SAMPLED_OPTIONS: Final = 4

FOLLOWED: Final = 12
"""For how many answers the events of two positions are compared."""


class Exchange:
    """Two entities of a kind that change places."""

    def __init__(self, game: Game[Any], kind: str, a: int, b: int) -> None:
        self.game = game
        self.kind = kind
        self.a = a
        self.b = b
        names = game.layout.names[kind]
        self.names = {names[a]: names[b], names[b]: names[a]}

    def __str__(self) -> str:
        return f"exchanging {self.kind} {' and '.join(self.names)}"

    def position(self, s: State[Any]) -> State[Any]:
        return self.game.layout.exchanged(s, self.kind, self.a, self.b)

    def action(self, action: int) -> int:
        """The action that does the same to the other one of the two."""
        verb = self.game.space.verb(action)
        if verb.kind != self.kind:
            return action
        target = verb.targets[action - verb.base]
        return verb.base + verb.targets.index(self.names.get(target, target))


def check_unknown_cards_can_be_exchanged(game: Game[Any], seed: int) -> None:
    """Nothing a viewer is sent changes if two cards it cannot know are in each other's place."""
    for wanted in (anything, just_veiled):
        for moment in some_moments(game, seed, wanted):
            dice = Random(moment.number)
            for viewer in viewers(game):
                for exchange in exchanges(moment, viewer, dice):
                    other = exchange.position(moment.s)
                    claim_same_sight(moment, other, viewer, str(exchange))
                    claim_same_events(moment, other, viewer, exchange, dice)


def exchanges(moment: Moment, viewer: int, dice: Random) -> list[Exchange]:
    """For each kind the first hidden card with another one, and two at random."""
    found: list[Exchange] = []
    for kind, cards in hidden(moment, moment.game.view(moment.s, viewer)).items():
        if len(cards) > 1:
            pairs = [(cards[0], dice.choice(cards[1:])), dice.sample(cards, 2)]
            found += [Exchange(moment.game, kind, a, b) for a, b in pairs]
    return found


def claim_same_sight(moment: Moment, other: State[Any], viewer: int, what: str) -> None:
    """The view, the decision, the reasons for refusals and the previews are the same."""
    game, s = moment.game, moment.s
    same = sight(game, other, viewer) == sight(game, s, viewer)
    moment.claim(same, f"viewer {viewer} notices {what} in the view")
    if viewer == SPECTATOR:
        return
    views = game.view(s, viewer), game.view(other, viewer)
    one, two = [game.decision(view) for view in views]
    moment.claim(one == two, f"seat {viewer} notices {what} in the decision")
    same = reasons(game, s, viewer) == reasons(game, other, viewer)
    moment.claim(same, f"seat {viewer} notices {what} in a refusal")
    for action in sampled(s.options(viewer), Random(moment.number)):
        told_one, told_two = [plain(game.preview(view, action)) for view in views]
        where = f"in the preview of {action}"
        moment.claim(told_one == told_two, f"seat {viewer} notices {what} {where}")


def sampled(options: Sequence[int], dice: Random) -> list[int]:
    return dice.sample(list(options), min(len(options), SAMPLED_OPTIONS))


def plain(events: Sequence[Event]) -> list[tuple[str, int, list[int]]]:
    return [(event.name, event.seat, event.args) for event in events]


def claim_same_events(
    moment: Moment, other: State[Any], viewer: int, exchange: Exchange, dice: Random
) -> None:
    """Play on in both: as long as the viewer sees no difference, it is told of none."""
    game = moment.game
    tables = [watched(moment.s), watched(other)]
    streams = [Streams(game.seats), Streams(game.seats)]
    for _ in range(FOLLOWED):
        if tables[0].over():
            return
        seat, action = moment.choose(tables[0], dice)
        actions = [action, action if seat == viewer else exchange.action(action)]
        if actions[1] not in tables[1].options(seat):
            return
        for table, stream, answer in zip(tables, streams, actions, strict=True):
            table.apply(seat, answer)
            stream.collect(table)
        if tables[0].draws != moment.s.draws:
            return  # a card may have been shown and shuffled back
        if sight(game, tables[0], viewer) != sight(game, tables[1], viewer):
            return
        same = plain(streams[0].of(viewer)) == plain(streams[1].of(viewer))
        moment.claim(same, f"viewer {viewer} is told of {exchange} by {action} of seat {seat}")
