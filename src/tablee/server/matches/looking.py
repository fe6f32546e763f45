"""Looking at a table: all that one viewer may know of its match, now or at an earlier moment."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.engine.decision import Score
from tablee.engine.fields import Data
from tablee.engine.game import Game
from tablee.engine.problems import Problem
from tablee.engine.state import State, View
from tablee.server import wire
from tablee.server.db.rows import TableRow
from tablee.server.matches.match import Draft, Match
from tablee.server.matches.table import Table
from tablee.server.matches.telling import asked, table_at
from tablee.server.schemas.matches import SeatView, WireEvent


def view(table: Table, viewer: int) -> SeatView:
    """All that this viewer may know."""
    match = started(table)
    return view_of(table, match, match.draft(viewer))


async def look(table: Table, viewer: int) -> SeatView:
    """The same of any match, also one that rests; nothing is awaited where one is played."""
    if table.match is not None or table.row.kept is None:
        return view(table, viewer)
    shown = table.reading.shown
    if shown is None:
        return as_told(table, viewer, await table.feed.events(viewer, 0))
    seen = view_of(table, shown, Draft(shown.game.view(shown.s, viewer)))
    return msgspec.structs.replace(
        seen,
        decision=None,
        about={},
        locked=False,
        acting=[] if table.row.status == "over" else list(shown.s.acting()),
        scores=kept_scores(table.row),
    )


def as_told(table: Table, viewer: int, events: list[WireEvent]) -> SeatView:
    """A match that no rules here can read: the last position that the viewer was told."""
    row, last = table.row, table_at(events, len(events))
    return SeatView(
        version=table.feed.version(viewer),
        seat=viewer,
        status=row.status,
        table=last,
        decision=None,
        about={},
        follows={},
        number=0,
        draft=[],
        reveals=False,
        locked=False,
        acting=[] if row.status == "over" else asked(last),
        partners=[],
        clocks=table.clocks(),
        told=len(events),
        scores=kept_scores(row),
        returns=row.result.returns if row.result else None,
    )


def kept_scores(row: TableRow) -> list[Score] | None:
    """What was reached by the rules of then: the totals are kept, not what they are made of."""
    if row.status != "over" or row.result is None:
        return None
    return [Score(total, {}) for total in row.result.totals]


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
        raise Problem("not-started" if table.row.kept is None else "match-rests")
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
        partners=match.game.partners(viewer) if viewer >= 0 else [],
        clocks=table.clocks(),
        told=table.feed.told(viewer),
        scores=match.game.scores(match.s) if over else None,
        returns=match.game.returns(match.s) if over else None,
    )


async def view_at(table: Table, viewer: int, event: int) -> SeatView:
    """How the match looked to a viewer when it was told this event: once it is over, or rests."""
    if table.match is not None and table.row.status != "over":
        raise Problem("match-goes-on")
    now = await look(table, viewer)
    then = table_at(await table.feed.events(viewer, 0), event)
    return msgspec.structs.replace(
        now,
        status="playing",
        draft=[],
        scores=None,
        returns=None,
        table=then,
        follows=followed(table, viewer, then),
        acting=asked(then),
    )


def followed(table: Table, viewer: int, then: Data) -> Data:
    """What follows from a position of the past; nothing if it has another form than today's."""
    match = table.match or table.reading.shown
    if match is None:
        return {}
    try:
        s = loaded(match.game, then)
    except Problem:
        return {}
    return match.game.follows(View(viewer, s))


def loaded(game: Game[Any], then: Data) -> State[Any]:
    """A position as it was told: nobody is told what the rules were about to do."""
    unsaid = {"before": [None] * len(then["seats"]), "flow": [], "seed": "", "draws": 0}
    found: State[Any] = game.load(unsaid | then)
    return found
