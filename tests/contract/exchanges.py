"""Nothing that is hidden shows: two unknown cards may change places, and nobody notices."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, Final

from tablee.engine.events import SPECTATOR, Streams
from tablee.engine.game import Game
from tablee.engine.state import State
from tests.contract.knowledge import hidden
from tests.contract.moments import (
    Moment,
    anything,
    just_veiled,
    moments_between,
    plain,
    reasons,
    sampled,
    sight,
    some_moments,
    viewers,
    watched,
)
from tests.contract.pairs import Pair, hidden_places, pairs

FOLLOWED: Final = 12
"""For how many answers the events of two positions are compared."""


def check_unknown_cards_can_be_exchanged(game: Game[Any], seed: int) -> None:
    """Nothing a viewer is sent changes if two cards it cannot know are in each other's place."""
    tried: Counter[tuple[int, str]] = Counter()
    for wanted in (anything, just_veiled):
        for moment in some_moments(game, seed, wanted):
            dice = Random(moment.number)
            for viewer in viewers(game):
                expected = sent(moment, moment.s, viewer)
                for pair, other in pairs(moment, viewer, dice):
                    tried[viewer, pair.kind] += 1
                    for what, found in sent(moment, other, viewer).items():
                        text = f"viewer {viewer} notices {pair} in the {what}"
                        moment.claim(found == expected[what], text)
                    claim_same_events(moment, other, viewer, pair, dice)
                claim_hides_nothing(moment, viewer)
    for moment in moments_between(game, seed):
        claim_same_view(moment, Random(moment.number))
    claim_tried(game, seed, tried)


def claim_same_view(moment: Moment, dice: Random) -> None:
    """Nobody is asked anything: the view is all that a viewer is sent."""
    for viewer in viewers(moment.game):
        expected = sight(moment.game, moment.s, viewer)
        for pair, other in pairs(moment, viewer, dice):
            same = sight(moment.game, other, viewer) == expected
            moment.claim(same, f"viewer {viewer} notices {pair} before anybody is asked")


def claim_hides_nothing(moment: Moment, viewer: int) -> None:
    """If the layout says so."""
    rule = moment.game.layout.hides_nothing
    if rule:
        secrets = {kind: cards for kind, cards in hidden(moment, viewer).items() if cards}
        text = f"by {rule} nothing is hidden, but viewer {viewer} cannot know {secrets}"
        moment.claim(not secrets, text)


def claim_tried(game: Game[Any], seed: int, tried: Counter[tuple[int, str]]) -> None:
    """No viewer is left out, nor a kind of which different things are hidden from it."""
    for moment in some_moments(game, seed):
        for viewer in viewers(game):
            for kind in game.layout.names:
                different = {number for _, _, number in hidden_places(moment, viewer, kind)}
                text = f"nothing of kind {kind} could be exchanged for viewer {viewer}"
                moment.claim(len(different) < 2 or tried[viewer, kind] > 0, text)
    for viewer in viewers(game):
        some = any(count for (who, _), count in tried.items() if who == viewer)
        text = f"nothing could be exchanged for viewer {viewer}, and no rule says why"
        moment.claim(some or game.layout.hides_nothing != "", text)


def sent(moment: Moment, s: State[Any], viewer: int) -> dict[str, object]:
    """All that a viewer is sent: the view, the decision, reasons for refusals, and previews."""
    game, view = moment.game, moment.game.view(s, viewer)
    found: dict[str, object] = {"view": sight(game, s, viewer)}
    if viewer != SPECTATOR:
        found["decision"] = game.decision(view)
        found["refusals"] = reasons(game, s, viewer)
        for action in sampled(moment.s.options(viewer), Random(moment.number)):
            found[f"preview of {action}"] = plain(game.preview(view, action))
    return found


def claim_same_events(
    moment: Moment, other: State[Any], viewer: int, pair: Pair, dice: Random
) -> None:
    """Play on in both: as long as the viewer sees no difference, it is told of none."""
    game = moment.game
    tables = [watched(moment.s), watched(other)]
    streams = [Streams(game.seats), Streams(game.seats)]
    given: list[tuple[int, list[int]]] = []
    for _ in range(FOLLOWED):
        if tables[0].over():
            return
        seat, action = moment.choose(tables[0], dice)
        actions = [action, action if seat == viewer else pair.action(action)]
        if actions[1] not in tables[1].options(seat):
            return
        given.append((seat, actions))
        for table, stream, answer in zip(tables, streams, actions, strict=True):
            table.apply(seat, answer)
            stream.collect(table)
        if tables[0].draws != moment.s.draws:
            return  # a card may have been shown and shuffled back
        if plain(streams[0].of(viewer)) != plain(streams[1].of(viewer)):
            text = f"viewer {viewer} is told of {pair} by {action} of seat {seat}"
            moment.claim(is_seen(moment, other, viewer, given), text)
            return


def is_seen(
    moment: Moment, other: State[Any], viewer: int, given: list[tuple[int, list[int]]]
) -> bool:
    """After some of these answers the viewer sees a difference."""
    tables = [moment.s.clone(), other.clone()]
    for seat, actions in given:
        for table, answer in zip(tables, actions, strict=True):
            table.apply(seat, answer)
        if sight(moment.game, tables[0], viewer) != sight(moment.game, tables[1], viewer):
            return True
    return False
