"""Where a match was decided: what is said of it is true, whatever the match."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tablee.engine.decision import Score
from tablee.engine.record import read
from tablee.engine.titles import find
from tablee.server.matches.deciding import sentences
from tablee.server.schemas.matches import Course, Sentence, Standing
from tests.records.write import GOLDEN, Golden

Args = dict[str, Any]


class Told(NamedTuple):
    """A match as it went: after every answer that all have seen, the round and the totals."""

    steps: list[tuple[int, list[int]]]
    scores: list[Score]
    returns: list[float]
    course: Course

    def at_end_of(self, number: int) -> list[int]:
        """The totals when a round was over; before the first, as it began."""
        upto = [totals for begun, totals in self.steps if max(1, begun) <= number]
        return upto[-1] if upto else self.steps[0][1]


def told(golden: Golden) -> Told:
    return gone_through(golden.path())


@cache
def gone_through(path: Path) -> Told:
    record = read(path)
    game: Any = record.game()
    s = game.deal(bytes.fromhex(record.seed))
    begins, count, rounds = find(record.title).round_begins, 0, []
    steps: list[tuple[int, list[int]]] = []
    standings: list[Standing] = []
    for answer in [None, *record.answers]:
        if answer:
            game.play(s, answer.seat, answer.action)
        if not s.fresh():
            continue
        for event in s.events:
            if event.name == begins:
                rounds.append(count)
            count += 1
        s.events = []
        totals = [score.total for score in game.scores(s)]
        steps.append((len(rounds), totals))
        if not standings or standings[-1].totals != totals:
            standings.append(Standing(max(0, count - 1), totals))
    course = Course(moments=count, rounds=rounds, standings=standings)
    return Told(steps, game.scores(s), game.returns(s), course)


def name(golden: Golden) -> str:
    return f"{golden.title}-{golden.name}"


@pytest.mark.parametrize("golden", GOLDEN, ids=name)
def test_what_is_said_of_a_match_is_true(golden: Golden) -> None:
    match = told(golden)
    for seat in range(-1, golden.seats):
        said = sentences(match.course, match.scores, match.returns, seat)
        assert 1 <= len(said) <= 3
        assert len({one.name for one in said}) == len(said)
        for one in said:
            CHECKS[one.name](match, one.args, seat)


def test_every_sentence_is_said_of_some_match() -> None:
    said: list[Sentence] = []
    for golden in GOLDEN:
        match = told(golden)
        said += sentences(match.course, match.scores, match.returns, 0)
    never = {"decided-level", "decided-otherwise", "decided-shared"}
    assert set(CHECKS) - {one.name for one in said} <= never


def course(*totals: list[int]) -> Course:
    """A round for each standing."""
    moments = range(len(totals))
    standings = [Standing(moment, one) for moment, one in zip(moments, totals, strict=True)]
    return Course(moments=len(totals), rounds=list(moments), standings=standings)


def scored(*totals: int) -> list[Score]:
    return [Score(total, {"prizes": total}) for total in totals]


def test_where_points_do_not_tell_it_is_said_so() -> None:
    level = sentences(course([0, 0], [4, 1], [4, 4]), scored(4, 4), [0, 1], 0)
    assert level[0] == Sentence("decided-level", {"winners": [1], "points": 4})
    fewer = sentences(course([0, 0], [3, 1]), scored(3, 1), [0, 1], 0)
    assert fewer[0] == Sentence("decided-otherwise", {"winners": [1], "points": 2})
    shared = sentences(course([0, 0], [5, 5]), scored(5, 5), [0.5, 0.5], 0)
    assert shared[0] == Sentence("decided-shared", {"winners": [0, 1], "points": 5})


def test_the_lead_changes_hands_between_those_who_hold_it_alone() -> None:
    going = course([0, 0, 0], [1, 1, 0], [2, 1, 0], [2, 3, 0], [2, 3, 3], [2, 3, 5])
    said = sentences(going, scored(2, 3, 5), [0, 0, 1], 0)[0]
    assert said == Sentence("decided-ahead", {"winners": [2], "round": 6, "changes": 2})


# --- what each of them claims -----------------------------------------------------------------


def check_ahead(match: Told, args: Args, seat: int) -> None:
    """Never caught up after that round, and not ahead all through it from before."""
    won = args["winners"]
    others = [n for n in range(len(match.scores)) if n not in won]

    def ahead(totals: list[int]) -> bool:
        return all(totals[n] > totals[m] for n in won for m in others)

    later = [totals for number, totals in match.steps if number > args["round"]]
    assert all(map(ahead, [*later, match.steps[-1][1]]))
    during = [totals for number, totals in match.steps if max(1, number) == args["round"]]
    before = match.at_end_of(args["round"] - 1)
    assert not all(map(ahead, [before, *during]))
    alone = [
        seats
        for _, totals in match.steps
        for seats in [[n for n, total in enumerate(totals) if total == max(totals)]]
        if len(seats) == len(won)
    ]
    assert args["changes"] == sum(one != other for one, other in pairwise(alone))


def check_level(match: Told, args: Args, seat: int) -> None:
    level = [n for n, score in enumerate(match.scores) if score.total == args["points"]]
    assert set(args["winners"]) < set(level)


def check_otherwise(match: Told, args: Args, seat: int) -> None:
    best = max(score.total for score in match.scores)
    assert min(match.scores[n].total for n in args["winners"]) == best - args["points"] < best


def check_source(match: Told, args: Args, seat: int) -> None:
    (winner,), (other,) = args["winner"], args["other"]
    assert match.returns[winner] == max(match.returns) > match.returns[other]
    assert other == seat or seat < 0 or match.returns[seat] == max(match.returns)
    mine, theirs = match.scores[winner].parts, match.scores[other].parts
    assert (args["more"], args["less"]) == (mine[args["source"]], theirs.get(args["source"], 0))
    assert args["more"] - args["less"] == max(mine[one] - theirs.get(one, 0) for one in mine) > 0


def check_round(match: Told, args: Args, seat: int) -> None:
    (winner,), (other,) = args["winner"], args["other"]

    def gap(number: int) -> int:
        totals = match.at_end_of(number)
        return int(totals[winner] - totals[other])

    gains = [gap(number) - gap(number - 1) for number in range(1, match.steps[-1][0] + 1)]
    assert args["points"] == gains[args["round"] - 1] == max(gains) > 0


def check_shared(match: Told, args: Args, seat: int) -> None:
    assert all(score.total == args["points"] for score in match.scores)
    assert len(set(match.returns)) == 1


def check_most(match: Told, args: Args, seat: int) -> None:
    parts = match.scores[max(0, seat)].parts
    assert args["points"] == parts[args["source"]] == max(parts.values())


def check_cost(match: Told, args: Args, seat: int) -> None:
    parts = match.scores[max(0, seat)].parts
    assert -args["points"] == parts[args["source"]] == min(parts.values()) < 0


def check_best_round(match: Told, args: Args, seat: int) -> None:
    totals = [match.at_end_of(number)[max(0, seat)] for number in range(match.steps[-1][0] + 1)]
    totals[0] = match.steps[0][1][max(0, seat)]
    gains = [after - before for before, after in pairwise(totals)]
    assert args["points"] == gains[args["round"] - 1] == max(gains)


CHECKS = {
    "decided-ahead": check_ahead,
    "decided-level": check_level,
    "decided-otherwise": check_otherwise,
    "decided-source": check_source,
    "decided-round": check_round,
    "decided-shared": check_shared,
    "decided-most": check_most,
    "decided-cost": check_cost,
    "decided-best-round": check_best_round,
}
