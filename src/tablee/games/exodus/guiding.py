"""What a guide can ask for and tell of the Wing and of an Ark, beside what lies there."""

from __future__ import annotations

from tablee.games.exodus.ark import free_berths
from tablee.games.exodus.outlook.ark import prestige
from tablee.games.exodus.resolving import winner_of
from tablee.games.exodus.state import EMPTY, Table
from tablee.games.exodus.wing import filled_chambers, free_slots, influence_of

Facts = dict[str, int | str | list[int | str]]


def facts(s: Table, viewer: int) -> Facts:
    """How the viewer stands: points, room, what the Ark brings, who leads for which card."""
    p = s.seats[viewer]
    return {
        "rounds": s.kit.rounds,
        "score": p.score(),
        "each_round": sum(prestige(s, viewer).values()),
        "berths": sum([free_berths(s, p, module) for module in p.modules]),
        "keeps": s.kit.number["keep-limit"],
        "open_slots": len(free_slots(s)),
        **rivalry(s, viewer),
        **chambers(s, viewer),
        **values_on_the_way(s),
    }


def rivalry(s: Table, viewer: int) -> Facts:
    """The player who follows, who is the only other one with two players."""
    rival = (viewer + 1) % len(s.seats)
    return {"rival": f"seat:{rival}", "rival_score": s.seats[rival].score()}


def chambers(s: Table, viewer: int) -> Facts:
    """The cards that the viewer would win, those that others would, and those with a tie."""
    mine: list[int | str] = []
    theirs: list[int | str] = []
    tied: list[int | str] = []
    for chamber in filled_chambers(s):
        winner = winner_of(s, chamber)
        card = f"card:{s.kit.cards[s.chambers[chamber]]}"
        if winner == viewer:
            mine.append(card)
        elif winner != EMPTY:
            theirs.append(card)
        elif any([s.cubes_of(chamber, seat) for seat in range(len(s.seats))]):
            tied.append(card)
    return {"mine": mine, "theirs": theirs, "tied": tied}


def values_on_the_way(s: Table) -> Facts:
    """The two values of the negotiator that is to be placed."""
    if not s.sent:
        return {}
    value = influence_of(s, s.sent[0])
    return {"high": s.kit.high[value], "low": s.kit.low[value]}
