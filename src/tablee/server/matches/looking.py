"""Looking at a table: all that one viewer may know of its match, now or at an earlier moment."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.engine.fields import Data
from tablee.engine.game import Game
from tablee.engine.problems import Problem
from tablee.engine.state import State, View
from tablee.server import wire
from tablee.server.matches import keeping
from tablee.server.matches.match import Draft, Match
from tablee.server.matches.table import Table
from tablee.server.matches.telling import asked, table_at
from tablee.server.schemas import SeatView


def view(table: Table, viewer: int) -> SeatView:
    """All that this viewer may know."""
    match = started(table)
    return view_of(table, match, match.draft(viewer))


def answered(table: Table, viewer: int) -> list[SeatView]:
    """The questions that the viewer's draft answers, one view for each answer, as it was before."""
    match = started(table)
    drafted = match.draft(viewer).actions
    before = [match.replayed(viewer, drafted[:place]) for place in range(len(drafted))]
    return [view_of(table, match, draft) for draft in before]


def ahead(table: Table, viewer: int, texts: list[str]) -> SeatView:
    """How it would look with these answers in the draft, and what follows of itself; nothing is.

    Where an answer would show something new, it looks as before, and says that it reveals.
    """
    match = started(table)
    actions = [match.game.space.parse(text) for text in texts]
    draft = match.where_offered(viewer, actions[0])
    for action in actions:
        draft.add(action)
    draft.add_forced()
    return view_of(table, match, draft)


def started(table: Table) -> Match:
    if table.match is None:
        raise Problem("not-started")
    return table.match


def view_of(table: Table, match: Match, draft: Draft) -> SeatView:
    row, viewer = table.row, draft.view.viewer
    over = row.status == "over"
    decision = None if over else match.decision(draft)
    return SeatView(
        version=table.feed.version(viewer),
        seat=viewer,
        status=row.status,
        table=match.game.dump(draft.table),
        decision=decision,
        about=wire.about(match.game, decision) if decision else {},
        follows=match.game.follows(View(viewer, draft.table)),
        number=draft.number(),
        draft=[match.game.space.text(action) for action in draft.actions],
        reveals=draft.reveals,
        locked=viewer >= 0 and match.locked(viewer),
        acting=table.waiting_for(),
        clocks=table.clocks.show(row),
        told=table.feed.told(viewer),
        scores=match.game.scores(match.s) if over else None,
        returns=match.game.returns(match.s) if over else None,
    )


async def view_at(table: Table, viewer: int, event: int) -> SeatView:
    """How the match looked to a viewer when it was told this event: only once it is over."""
    row = table.row
    if row.status != "over":
        raise Problem("match-goes-on")
    game = keeping.game_of(row)
    keeping.check_rules(row, game)
    then = table_at(await table.feed.events(viewer, 0), event)
    return msgspec.structs.replace(
        view(table, viewer),
        status="playing",
        scores=None,
        returns=None,
        table=then,
        follows=game.follows(View(viewer, loaded(game, then))),
        acting=asked(then),
    )


def loaded(game: Game[Any], then: Data) -> State[Any]:
    """A position as it was told: nobody is told what the rules were about to do."""
    unsaid = {"before": [None] * len(then["seats"]), "flow": [], "seed": "", "draws": 0}
    found: State[Any] = game.load(unsaid | then)
    return found
