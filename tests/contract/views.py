"""Views and worlds: everyone sees what the fields declare, and worlds fit what one sees."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from tablee.engine.events import SPECTATOR
from tablee.engine.fields import NOBODY, PARTS, SET, Data, Field
from tablee.engine.game import Game
from tablee.engine.problems import UNKNOWN
from tablee.engine.state import Seat, State, View
from tests.contract.knowledge import facing, hidden, shown
from tests.contract.moments import (
    Moment,
    all_fields,
    census,
    claim_conserved,
    numbers,
    reasons,
    seed_bytes,
    sight,
    some_moments,
    viewers,
)

WORLDS: Final = 4
"""How many worlds of one view are compared."""

MIXED: Final = 5
"""This many hidden cards do not lie the same way in all those worlds."""


# --- fields, by their declared audience -------------------------------------------------------


def check_views_show_what_is_declared(game: Game[Any], seed: int) -> None:
    """Every viewer sees exactly what the fields' audiences say, and is offered what is true."""
    for moment in some_moments(game, seed):
        for viewer in viewers(game):
            view = game.view(moment.s, viewer)
            claim_table(moment, view)
            for seat in range(game.seats):
                claim_seat(moment, view, seat)
            if viewer != SPECTATOR:
                claim_own(moment, view)


def claim_table(moment: Moment, view: View[Any]) -> None:
    s, seen, layout = moment.s, view.table, moment.game.layout
    who = f"the view of {view.viewer}"
    moment.claim(not seen.seed, f"{who} holds the seed")
    moment.claim(layout.dump_flow(seen.flow) == layout.dump_flow(s.flow), f"{who}: other steps")
    moment.claim(seen.veiled == s.veiled, f"{who}: another veil")
    claim_fields(moment, who, layout.table_fields, (s, seen), own=False)


def claim_seat(moment: Moment, view: View[Any], seat: int) -> None:
    """The seat looks as it may, and others are not shown that it has answered."""
    who = f"seat {seat} in the view of {view.viewer}"
    own = seat == view.viewer
    seen = view.table.seats[seat]
    claim_record(moment, who, (facing(moment.s, view.viewer, seat), seen), own)
    record = moment.s.seats[seat].before if own else None
    moment.claim((record is None) == (seen.before is None), f"{who} goes back to something else")
    if record is not None:
        claim_record(moment, f"{who}, before its answers", (record, seen.before), own)


def claim_record(moment: Moment, who: str, records: tuple[Seat, Seat], own: bool) -> None:
    layout = moment.game.layout
    claim_fields(moment, who, layout.player_fields, records, own)
    expected, found = [layout.dump_seat(record) for record in records]
    moment.claim(found["asks"] == expected["asks"], f"{who} is asked something else")
    moment.claim(found["answers"] == expected["answers"], f"{who}: another number of answers")


def claim_fields(
    moment: Moment, who: str, fields: Sequence[Field], records: tuple[object, object], own: bool
) -> None:
    for field in fields:
        true, seen = [getattr(record, field.name) for record in records]
        if shown(field, own):
            moment.claim(seen == true, f"{who}: {field.name} is {true}, seen as {seen}")
        elif field.audience == PARTS:
            moment.claim(is_part(field, true, seen), f"{who}: {seen} is no part of {field.name}")
        else:
            hidden = all(number == UNKNOWN for number in numbers(field.kind, seen))
            moment.claim(hidden, f"{who} shows {field.name}: {seen}")


def is_part(field: Field, true: Any, seen: Any) -> bool:
    """Every number that is shown is the true one."""
    whole, part = numbers(field.kind, true), numbers(field.kind, seen)
    if field.kind.shape == SET:
        return part == [UNKNOWN] or set(part) <= set(whole)
    pairs = zip(whole, part, strict=False)
    return len(whole) == len(part) and all(n in (UNKNOWN, number) for number, n in pairs)


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
    same = sight(game, world, viewer) == game.digest(view.table)
    moment.claim(same, f"{who} does not look like the view")
    same = viewer == SPECTATOR or list(world.options(viewer)) == list(s.options(viewer))
    moment.claim(same, f"{who} offers something else")


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
    same = game.digest(again) == game.digest(worlds[0])
    moment.claim(same, f"the same seed gives viewer {view.viewer} another world")
    unseen = hidden(moment, view, holds=True)
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
