"""Views and worlds: everyone sees what the fields declare, and worlds fit what one sees."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from tablee.engine.events import SPECTATOR
from tablee.engine.fields import NOBODY, PARTS, SET, TABLE, Data, Field, Place
from tablee.engine.game import Game
from tablee.engine.problems import UNKNOWN
from tablee.engine.state import Seat, State, View
from tests.contract.knowledge import Standpoint, hidden, places
from tests.contract.moments import (
    Moment,
    all_fields,
    census,
    claim_conserved,
    contents,
    moments_between,
    numbers,
    reasons,
    seed_bytes,
    sight,
    some_moments,
    viewers,
)

WORLDS: Final = 4
"""How many worlds of one view are compared."""

DEDUCED: Final = 40
"""At how many moments a world is held against what can be worked out: some proofs are rare."""

MIXED: Final = 5
"""This many hidden cards do not lie the same way in all those worlds."""


# --- fields, by their declared audience -------------------------------------------------------


def check_views_show_what_is_declared(game: Game[Any], seed: int) -> None:
    """Every viewer sees exactly what the fields' audiences say, and is offered what is true."""
    for moment in some_moments(game, seed):
        for viewer in viewers(game):
            view = game.view(moment.s, viewer)
            claim_view(moment, view)
            if viewer != SPECTATOR:
                claim_own(moment, view)
    for moment in moments_between(game, seed):
        for viewer in viewers(game):
            claim_view(moment, game.view(moment.s, viewer))


def claim_view(moment: Moment, view: View[Any]) -> None:
    standpoint = Standpoint(moment.game, moment.s, view.viewer)
    claim_table(moment, view, standpoint)
    for seat in range(moment.game.seats):
        claim_seat(moment, view, standpoint, seat)


def claim_table(moment: Moment, view: View[Any], standpoint: Standpoint) -> None:
    s, seen, layout = moment.s, view.table, moment.game.layout
    who = f"the view of {view.viewer}"
    moment.claim(not seen.seed, f"{who} holds the seed")
    moment.claim(layout.dump_flow(seen.flow) == layout.dump_flow(s.flow), f"{who}: other steps")
    moment.claim(seen.veiled == s.veiled, f"{who}: another veil")
    claim_fields(moment, who, standpoint, TABLE, seen)


def claim_seat(moment: Moment, view: View[Any], standpoint: Standpoint, seat: int) -> None:
    """The seat looks as it may, and others are not shown that it has answered."""
    who = f"seat {seat} in the view of {view.viewer}"
    seen = view.table.seats[seat]
    claim_record(moment, who, standpoint, seat, seen)
    back = standpoint.back() if seat == view.viewer else None
    moment.claim((back is None) == (seen.before is None), f"{who} goes back to something else")
    if back is not None:
        claim_record(moment, f"{who}, before its answers", back, seat, seen.before)


def claim_record(moment: Moment, who: str, standpoint: Standpoint, seat: int, seen: Seat) -> None:
    layout = moment.game.layout
    claim_fields(moment, who, standpoint, seat, seen)
    expected, found = [layout.dump_seat(record) for record in (standpoint.s.seats[seat], seen)]
    moment.claim(found["asks"] == expected["asks"], f"{who} is asked something else")
    moment.claim(found["answers"] == expected["answers"], f"{who}: another number of answers")


def claim_fields(moment: Moment, who: str, standpoint: Standpoint, seat: int, seen: object) -> None:
    record, fields = standpoint.record(seat)
    for field in fields:
        whole, part = getattr(record, field.name), getattr(seen, field.name)
        if field.audience == PARTS:
            claim_parts(moment, who, standpoint, field, places(field.kind, whole, seat), part)
        elif standpoint.may_know(field, Place(seat, 0, 0)):
            moment.claim(part == whole, f"{who}: {field.name} is {whole}, seen as {part}")
        else:
            hidden = all(number == UNKNOWN for number in numbers(field.kind, part))
            moment.claim(hidden, f"{who} shows {field.name}: {part}")


def claim_parts(
    moment: Moment,
    who: str,
    standpoint: Standpoint,
    field: Field,
    lying: Iterator[tuple[Place, int]],
    seen: Any,
) -> None:
    """Each place shows what lies there if the viewer may know it, and nothing if not."""
    shown = {(p.row, p.index): number for p, number in places(field.kind, seen, TABLE)}
    missing = UNKNOWN if field.kind.shape == SET else None
    for place, number in lying:
        found = shown.pop((place.row, place.index), missing)
        where = f"place {place.index} of row {place.row} of {field.name}"
        if standpoint.may_know(field, place):
            moment.claim(found == number, f"{who}: {where} is {number}, seen as {found}")
        else:
            moment.claim(found == UNKNOWN, f"{who} shows {where} as {found}, and may not know it")
    moment.claim(not shown, f"{who}: {seen} is no part of {field.name}")


def claim_own(moment: Moment, view: View[Any]) -> None:
    """The viewer has the same options, and the same reasons against the rest, in the view."""
    s, seat = moment.s, view.viewer
    same = list(view.table.options(seat)) == list(s.options(seat))
    moment.claim(same, f"the view of {seat} offers something else")
    same = reasons(moment.game, view.table, seat) == reasons(moment.game, s, seat)
    moment.claim(same, f"the view of {seat} gives other reasons")


# --- worlds -----------------------------------------------------------------------------------


def check_worlds_fit_their_view(game: Game[Any], seed: int) -> None:
    """A world cannot be told from the true position by the viewer, and can be played to its end."""
    for moment in some_moments(game, seed):
        for viewer in viewers(game):
            view = game.view(moment.s, viewer)
            worlds = [game.world(view, seed_bytes(n)) for n in range(WORLDS)]
            for world in worlds:
                claim_world(moment, view, world)
            claim_mixed(moment, view, worlds)
            claim_playable(moment, worlds[0])


def claim_world(moment: Moment, view: View[Any], world: State[Any]) -> None:
    game, s, viewer = moment.game, moment.s, view.viewer
    who = f"a world of viewer {viewer}"
    for field, (true, found) in both_fields(game, s, world):
        if field.audience == NOBODY:
            same = true.count(UNKNOWN) == found.count(UNKNOWN)
            moment.claim(same, f"{who} does not know {field.name}: {found}")
    claim_conserved(moment, world, census(game, s), game.totals(s))
    same = sight(game, world, viewer) == contents(game, view.table)
    moment.claim(same, f"{who} does not look like the view")
    same = viewer == SPECTATOR or list(world.options(viewer)) == list(s.options(viewer))
    moment.claim(same, f"{who} offers something else")


def check_worlds_keep_to_deductions(game: Game[Any], seed: int) -> None:
    """What the layout says that a viewer can work out is true, and no world contradicts it."""
    if not game.layout.deductions:
        return
    for moment in some_moments(game, seed, samples=DEDUCED):
        for viewer in viewers(game):
            world = game.world(game.view(moment.s, viewer), seed_bytes(moment.number))
            for rule, agrees in game.layout.deductions.items():
                true = agrees(moment.s, viewer, moment.s)
                moment.claim(true, f"viewer {viewer} cannot deduce {rule}: it is not true")
                text = f"a world of viewer {viewer} contradicts what follows from {rule}"
                moment.claim(agrees(moment.s, viewer, world), text)


def both_fields(
    game: Game[Any], s: State[Any], world: State[Any]
) -> Iterator[tuple[Field, tuple[list[int], list[int]]]]:
    """The numbers in each field of two positions."""
    for (field, one), (_, two) in zip(all_fields(game, s), all_fields(game, world), strict=True):
        yield field, (numbers(field.kind, one), numbers(field.kind, two))


def claim_mixed(moment: Moment, view: View[Any], worlds: list[State[Any]]) -> None:
    """Worlds are the same for the same seed, and not all the same if much is hidden."""
    game = moment.game
    again = game.world(view, seed_bytes(0))
    same = contents(game, again) == contents(game, worlds[0])
    moment.claim(same, f"the same seed gives viewer {view.viewer} another world")
    unseen = hidden(moment, view.viewer, holds=True)
    if any(len(cards) >= MIXED for cards in unseen.values()):
        tables = [seedless(game, world) for world in worlds]
        mixed = any(table != tables[0] for table in tables)
        moment.claim(mixed, f"all seeds give viewer {view.viewer} the same world")


def seedless(game: Game[Any], s: State[Any]) -> Data:
    return game.dump(s) | {"seed": "", "draws": 0}


def claim_playable(moment: Moment, world: State[Any]) -> None:
    try:
        moment.finish(world, Random(moment.seed))
    except Exception as error:
        moment.claim(False, f"a world cannot be played to its end, {error!r}")
