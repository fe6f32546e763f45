"""What a bot tells a partner of its plans, where the rules let partners talk about everything."""

from __future__ import annotations

from typing import Any, Final

from tablee.engine.problems import Problem
from tablee.engine.state import State
from tablee.server.house.bots import SeatedBots
from tablee.server.matches import moves
from tablee.server.matches.match import Draft, Match
from tablee.server.matches.table import Table
from tablee.server.schemas.matches import Plan, PlanReason
from tablee.server.thinking import Answer

FAR: Final = 4
"""So many answers ahead a bot can tell."""


def require_partner(table: Table, seat: int, partner: int) -> None:
    """Raise a Problem unless a bot plays there, on the same side."""
    match = moves.playing(table.row, table.match)
    if partner not in match.game.partners(seat):
        raise Problem("no-partner")
    if not table.row.seats[partner].plays_by_itself():
        raise Problem("not-a-bot", player=table.row.seats[partner].nickname)


async def plan(bots: SeatedBots, table: Table, seat: int) -> Plan:
    """The plan of the bot at this seat; asked again, it is not thought about again."""
    match = moves.playing(table.row, table.match)
    number = int(match.s.seats[seat].answers)
    known = table.plans.get(seat)
    if known is None or known[0] != number:
        known = number, await planned(bots, table, match, seat)
        table.plans[seat] = known
    return known[1]


async def planned(bots: SeatedBots, table: Table, match: Match, seat: int) -> Plan:
    """What it has answered under the veil stands; what it has yet to answer, it thinks about.

    That is what it will answer: from the same view, and with the same chance.
    """
    given = match.locks[seat]
    draft = Draft(match.game.view(before_answering(match, seat), seat))
    first: Answer | None = None
    while (options := draft.options()) and len(draft.actions) < FAR:
        open_yet = len(draft.actions) >= len(given)
        action = options[0] if open_yet else given[len(draft.actions)]
        if len(options) > 1 and (open_yet or first is None):
            answer = await bots.choose(table, seat, draft.table)
            thought = match.game.space.parse(answer.action)
            action = thought if open_yet else action
            first = first or (answer if thought == action else Answer(answer.action))
        draft.add(action)
    if first is None:
        raise Problem("nothing-planned")
    return Plan(
        made=match.locked(seat),
        choices=match.game.choices(draft.actions),
        games=first.games,
        won=round(first.games * first.share),
        reasons=[PlanReason(source=why.source, points=why.points) for why in first.reasons],
    )


def before_answering(match: Match, seat: int) -> State[Any]:
    """The position with nothing that the seat has answered under the veil."""
    if not match.s.veiled or match.s.seats[seat].before is None:
        return match.s
    s = match.s.clone()
    s.reopen(seat)
    return s
