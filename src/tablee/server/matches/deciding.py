"""Where a match was decided: three sentences from its score lines and the course of the score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.decision import Score
from tablee.server.schemas.matches import Course, Sentence

MOST_SENTENCES: Final = 3


class Duel:
    """Who is compared: somebody who has won, and the reader or whoever came next."""

    def __init__(self, ahead: int, behind: int) -> None:
        self.ahead = ahead
        self.behind = behind

    def gap(self, totals: Sequence[int]) -> int:
        return totals[self.ahead] - totals[self.behind]


def sentences(
    course: Course, scores: list[Score], returns: list[float], seat: int
) -> list[Sentence]:
    """What decided it, as this seat or a spectator is told."""
    won = winners(returns)
    lost = [n for n in range(len(scores)) if n not in won]
    if not won or not lost:
        return together(course, scores, won, max(0, seat))[:MOST_SENTENCES]
    ahead = max(won, key=lambda n: scores[n].total)
    behind = seat if seat in lost else max(lost, key=lambda n: scores[n].key())
    duel = Duel(ahead, behind)
    found = [lead(course, won, lost), source(scores, duel), swing(course, duel)]
    return [one for one in found if one is not None]


def winners(returns: list[float]) -> list[int]:
    """Those with the largest share of the victory; nobody if all have lost."""
    most = max(returns)
    return [n for n, share in enumerate(returns) if share == most] if most > 0 else []


# --- against each other -----------------------------------------------------------------------


def lead(course: Course, won: list[int], lost: list[int]) -> Sentence:
    """Since when the winners were ahead, or why the points did not tell."""
    final = course.standings[-1].totals
    best, chasing = min(final[n] for n in won), max(final[n] for n in lost)
    if best == chasing:
        return Sentence("decided-level", {"winners": won, "points": best})
    if best < chasing:
        return Sentence("decided-otherwise", {"winners": won, "points": chasing - best})
    taken = len(course.standings)
    while taken and is_ahead(course.standings[taken - 1].totals, won, lost):
        taken -= 1
    args: dict[str, int | str | list[int]] = {
        "winners": won,
        "round": round_at(course, course.standings[taken].moment),
        "changes": lead_changes(course, len(won)),
    }
    return Sentence("decided-ahead", args)


def is_ahead(totals: list[int], won: list[int], lost: list[int]) -> bool:
    return min(totals[n] for n in won) > max(totals[n] for n in lost)


def lead_changes(course: Course, side: int) -> int:
    """How often a side of so many took the lead from another; who is level has not taken it."""
    leaders: list[list[int]] = []
    for standing in course.standings:
        most = max(standing.totals)
        first = [n for n, total in enumerate(standing.totals) if total == most]
        if len(first) == side and (not leaders or first != leaders[-1]):
            leaders.append(first)
    return max(0, len(leaders) - 1)


def source(scores: list[Score], duel: Duel) -> Sentence | None:
    """The source of points that speaks most for the winner."""
    mine, theirs = scores[duel.ahead].parts, scores[duel.behind].parts
    best = max(mine, key=lambda name: mine[name] - theirs.get(name, 0), default="")
    if not best or mine[best] <= theirs.get(best, 0):
        return None
    args: dict[str, int | str | list[int]] = {
        "winner": [duel.ahead],
        "other": [duel.behind],
        "source": best,
        "more": mine[best],
        "less": theirs.get(best, 0),
    }
    return Sentence("decided-source", args)


def swing(course: Course, duel: Duel) -> Sentence | None:
    """The round in which the winner gained most on the other."""
    gains = by_round(course, [duel.gap(standing.totals) for standing in course.standings])
    if len(gains) < 2 or max(gains.values()) <= 0:
        return None
    best = max(gains, key=lambda number: gains[number])
    args: dict[str, int | str | list[int]] = {
        "winner": [duel.ahead],
        "other": [duel.behind],
        "round": best,
        "points": gains[best],
    }
    return Sentence("decided-round", args)


# --- alone, or all together -------------------------------------------------------------------


def together(course: Course, scores: list[Score], won: list[int], seat: int) -> list[Sentence]:
    """What brought most and what cost most, and when, where nobody stood against the others."""
    found: list[Sentence] = []
    if won and len(scores) > 1 and len({score.total for score in scores}) == 1:
        found.append(Sentence("decided-shared", {"winners": won, "points": scores[0].total}))
    parts = scores[seat].parts
    best = max(parts, key=lambda name: parts[name], default="")
    worst = min(parts, key=lambda name: parts[name], default="")
    if best and parts[best] > 0:
        found.append(Sentence("decided-most", {"source": best, "points": parts[best]}))
    if worst and parts[worst] < 0:
        found.append(Sentence("decided-cost", {"source": worst, "points": -parts[worst]}))
    gains = by_round(course, [standing.totals[seat] for standing in course.standings])
    if len(gains) > 1 and max(gains.values()) > 0:
        number = max(gains, key=lambda number: gains[number])
        found.append(Sentence("decided-best-round", {"round": number, "points": gains[number]}))
    return found


# --- rounds -----------------------------------------------------------------------------------


def round_at(course: Course, moment: int) -> int:
    """Which round it was, from 1 on; what comes before the first belongs to it."""
    return max(1, sum(begun <= moment for begun in course.rounds))


def by_round(course: Course, values: list[int]) -> dict[int, int]:
    """By how much a value that goes with the standings has grown in each round."""
    gains = dict.fromkeys(range(1, max(1, len(course.rounds)) + 1), 0)
    before = values[0]
    for standing, value in zip(course.standings, values, strict=True):
        gains[round_at(course, standing.moment)] += value - before
        before = value
    return gains
