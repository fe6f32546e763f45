"""The promises that every title keeps, whatever its seats, edition and options: one check for each.

A check plays a random match and raises an AssertionError that says which promise is broken, where.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from math import isfinite
from random import Random
from typing import Any, Final

import msgspec

from tablee.engine.chance import Dice
from tablee.engine.fields import Data, Field
from tablee.engine.game import Game
from tablee.engine.playout import play_out
from tablee.engine.problems import Problem
from tablee.engine.record import Record, encode, verify, write
from tablee.engine.state import Ask, Seat, State, Step
from tests.contract.asking import (
    check_decisions_can_be_shown,
    check_events_are_declared,
    check_options_are_in_order,
    check_refusals_say_why,
)
from tests.contract.exchanges import check_unknown_cards_can_be_exchanged
from tests.contract.moments import (
    Contents,
    Moment,
    census,
    claim_conserved,
    contents,
    label,
    match,
    moments_between,
    seed_bytes,
    some_moments,
)
from tests.contract.telling import (
    check_nobody_is_told_what_is_hidden,
    check_previews_come_true,
)
from tests.contract.veils import (
    check_secret_answers_commute,
    check_take_back_restores,
    check_veil_hides_answers,
)
from tests.contract.views import (
    check_views_show_what_is_declared,
    check_worlds_fit_their_view,
    check_worlds_keep_to_deductions,
)

Check = Callable[[Game[Any], int], None]

PLAYED_ON: Final = 30
"""How many answers two copies of a position are compared for."""

# --- play ends, and nothing is created or lost ------------------------------------------------


def check_play_ends(game: Game[Any], seed: int) -> None:
    """Random play ends, whoever is asked has an option, and every card and token stays."""
    first = game.deal(seed_bytes(seed))
    held, counted = census(game, first), game.totals(first)
    for moment in match(game, seed):
        claim_conserved(moment, moment.s, held, counted)
    for moment in moments_between(game, seed):
        claim_conserved(moment, moment.s, held, counted)


# --- the same seed and answers give the same match --------------------------------------------


def check_matches_can_be_repeated(game: Game[Any], seed: int) -> None:
    """The same seed and answers give the same position at every decision, also by record."""
    played = [(moment, contents(game, moment.s)) for moment in match(game, seed)]
    repeat(game, played, lambda s, seat, action: s.apply(seat, action), "the same answers")
    by_text = "the same answers as text"
    repeat(game, played, lambda s, seat, a: game.play(s, seat, game.space.text(a)), by_text)
    claim_record(played[-1][0], [moment.answer for moment, _ in played if moment.answer])


def repeat(
    game: Game[Any],
    played: list[tuple[Moment, Contents]],
    give: Callable[[State[Any], int, int], None],
    what: str,
) -> None:
    """Play the match again in this way of answering."""
    s = game.deal(seed_bytes(played[0][0].seed))
    for moment, whole in played:
        moment.claim(contents(game, s) == whole, f"{what} lead to another position")
        if moment.answer:
            give(s, *moment.answer)


def claim_record(end: Moment, answers: list[tuple[int, int]]) -> None:
    """The record of the match can be written, read and verified."""
    players = [f"player {seat}" for seat in range(end.game.seats)]
    record = write(end.game, seed_bytes(end.seed), players, answers, end.s)
    try:
        verify(msgspec.json.decode(encode(record), type=Record))
    except Problem as problem:
        end.claim(False, f"the record cannot be verified, {problem}")


# --- copies -----------------------------------------------------------------------------------


def check_clones_are_independent(game: Game[Any], seed: int) -> None:
    """A clone equals the original, and playing on in one of them does not change the other."""
    for moment in match(game, seed):
        clone = moment.s.clone()
        same = contents(game, clone) == contents(game, moment.s)
        moment.claim(same, "a clone differs from the original")
        moment.claim(clone.acting() == moment.s.acting(), "other seats act in a clone")
    kept: list[tuple[Moment, State[Any], Contents]] = []
    for moment in some_moments(game, seed):
        whole = contents(game, moment.s)
        kept.append((moment, moment.s.clone(), whole))
        moment.finish(moment.s.clone(), Random(seed))
        same = contents(game, moment.s) == whole
        moment.claim(same, "playing on in a clone changes the original")
    for moment, clone, whole in kept:
        moment.claim(contents(game, clone) == whole, "playing on in the original changes a clone")


def check_saved_positions_go_on(game: Game[Any], seed: int) -> None:
    """A position can be saved as JSON at every decision, and loaded it plays on in the same way."""
    claim_frames_declared(game)
    constant = undeclared(game, game.deal(seed_bytes(seed)))
    for moment in match(game, seed):
        claim_saved(moment, constant)
    for moment in some_moments(game, seed):
        play_both(moment, moment.s.clone(), game.load(game.dump(moment.s)))


def claim_frames_declared(game: Game[Any]) -> None:
    """Also those that no saved position has had in it yet: one day somebody is asked meanwhile."""
    home = game_package(game)
    declared = [frame.cls for frame in game.layout.frames.values()]
    for cls in [*Ask.__subclasses__(), *Step.__subclasses__()]:
        inside = f"{cls.__module__}.".startswith(f"{home}.")
        text = f"{label(game)}: the frame {cls.__name__} is not declared in the layout"
        assert not inside or cls in declared, text


def game_package(game: Game[Any]) -> str:
    module = sys.modules[type(game).__module__]
    return module.__package__ or module.__name__


def claim_saved(moment: Moment, constant: dict[str, object]) -> None:
    """The position survives as JSON, and whatever is not in it never changes."""
    game, data = moment.game, moment.game.dump(moment.s)
    moment.claim(as_json(data) == data, "the saved position changes as JSON")
    loaded = game.load(as_json(data))
    moment.claim(contents(game, loaded) == contents(game, moment.s), "the loaded position differs")
    for s in (moment.s, loaded):
        for name, value in undeclared(game, s).items():
            same = value is constant[name] or value == constant[name]
            moment.claim(same, f"{name} changes but is not declared in the layout")


def as_json(data: Data) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


def undeclared(game: Game[Any], s: State[Any]) -> dict[str, object]:
    """What the position holds beside the engine's own and the declared fields."""
    found = extra(s, State, game.layout.table_fields)
    for seat, player in enumerate(s.seats):
        own = extra(player, Seat, game.layout.player_fields)
        found |= {f"{name} of seat {seat}": value for name, value in own.items()}
    return found


def extra(record: object, engine: type, fields: Sequence[Field]) -> dict[str, object]:
    names = set(dir(record)) - set(dir(engine)) - {field.name for field in fields}
    values = {name: getattr(record, name, None) for name in sorted(names)}
    return {name: value for name, value in values.items() if not callable(value)}


def play_both(moment: Moment, s: State[Any], loaded: State[Any]) -> None:
    """Give both positions the same answers and compare them after each."""
    dice = Random(moment.seed)
    for _ in range(PLAYED_ON):
        for seat in range(moment.game.seats):
            same = list(s.options(seat)) == list(loaded.options(seat))
            moment.claim(same, f"the loaded position offers seat {seat} something else")
        if s.over():
            return
        answer = moment.choose(s, dice)
        s.apply(*answer)
        loaded.apply(*answer)
        same = contents(moment.game, s) == contents(moment.game, loaded)
        moment.claim(same, f"the loaded position goes on differently after {answer}")


# --- playouts and scores ----------------------------------------------------------------------


def check_playouts_follow_the_rules(game: Game[Any], seed: int) -> None:
    """A playout ends, nothing is lost in it, and it plays by the same rules as a watched match."""
    first = game.deal(seed_bytes(seed))
    held, counted = census(game, first), game.totals(first)
    for moment in some_moments(game, seed):
        s = moment.s.clone()
        play_out(s, Dice(seed))
        moment.claim(s.over(), "a playout does not reach the end")
        claim_conserved(moment, s, held, counted)
        hushed = moment.s.clone()
        hushed.hush()
        play_unwatched(moment, moment.s.clone(), hushed)


def play_unwatched(moment: Moment, s: State[Any], hushed: State[Any]) -> None:
    """Give both positions the same answers: they differ in nothing but the veil."""
    dice = Random(moment.seed)
    while not s.over():
        answer = moment.choose(s, dice)
        s.apply(*answer)
        hushed.apply(*answer)
        same = unveiled(moment.game, s) == unveiled(moment.game, hushed)
        moment.claim(same, f"unwatched play goes on differently after {answer}")


def unveiled(game: Game[Any], s: State[Any]) -> Data:
    return game.dump(s) | {"veiled": False, "before": []}


def check_scores_add_up(game: Game[Any], seed: int) -> None:
    """Each seat's points have declared sources and add up; the end gives every seat its return."""
    for moment in some_moments(game, seed):
        scores = game.scores(moment.s)
        moment.claim(len(scores) == game.seats, f"{len(scores)} scores")
        for seat, score in enumerate(scores):
            parts = score.parts
            moment.claim(
                sum(parts.values()) == score.total, f"seat {seat} does not add up: {score}"
            )
            declared = parts.keys() <= game.messages.scores.keys()
            moment.claim(declared, f"the sources of points are not declared: {parts}")
        worth = [game.outlook(moment.s, seat) for seat in range(game.seats)]
        moment.claim(all(map(isfinite, worth)), f"positions are worth {worth}")
    returns = game.returns(moment.s)
    moment.claim(len(returns) == game.seats, f"{len(returns)} returns")
    moment.claim(all(map(isfinite, returns)), f"the returns are {returns}")


CHECKS: Final[tuple[Check, ...]] = (
    check_play_ends,
    check_matches_can_be_repeated,
    check_secret_answers_commute,
    check_veil_hides_answers,
    check_clones_are_independent,
    check_saved_positions_go_on,
    check_options_are_in_order,
    check_refusals_say_why,
    check_events_are_declared,
    check_decisions_can_be_shown,
    check_views_show_what_is_declared,
    check_worlds_fit_their_view,
    check_worlds_keep_to_deductions,
    check_unknown_cards_can_be_exchanged,
    check_nobody_is_told_what_is_hidden,
    check_previews_come_true,
    check_take_back_restores,
    check_playouts_follow_the_rules,
    check_scores_add_up,
)
"""In the order of the promises in docs/architecture.md."""
