"""Put together what the workers of one form have measured.

Within one process ratios hardly move, but the next process, with its memory laid out otherwise, may
be a tenth faster or slower: only several of them tell.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean, median, quantiles

from benchmarks.contestants import DRIVEN, HANABI, OPENSPIEL, PLAIN
from benchmarks.learners import lessons
from benchmarks.results import (
    Measured,
    Ratio,
    Sample,
    Times,
    Timing,
    Timings,
    TitleSpeeds,
    TitleTimes,
)


def pooled(samples: Sequence[Sample]) -> Measured:
    playouts = joined([sample.playouts for sample in samples])
    return Measured(
        openspiel=samples[0].openspiel,
        rounds=len(playouts[PLAIN]),
        titles={title: pooled_title(title, samples) for title in samples[0].titles},
        playouts=timings(playouts, OPENSPIEL),
        clones=timings(joined([sample.clones for sample in samples]), OPENSPIEL),
        lessons=lessons(joined([sample.learners for sample in samples]), samples[0].form, rated),
    )


def pooled_title(title: str, samples: Sequence[Sample]) -> TitleSpeeds:
    parts = [sample.titles[title] for sample in samples]
    times = joined([part.times for part in parts])
    answers = mean(part.answers for part in parts)
    iterations = parts[0].iterations  # the thought is the same in every worker
    found = timings(times, PLAIN)
    return TitleSpeeds(parts[0].seats, answers, iterations, found, pace(times, parts))


def pace(times: Times, parts: Sequence[TitleTimes]) -> Ratio | None:
    """Per answer and per decision, since games are not of the same length."""
    decisions = [part.hanabi for part in parts if part.hanabi is not None]
    if HANABI not in times or not decisions:
        return None
    answers = mean(part.answers for part in parts)
    theirs = [micros / mean(decisions) for micros in times[HANABI]]
    return ratio(theirs, [micros / answers for micros in times[DRIVEN]])


def joined(parts: Sequence[Times]) -> Times:
    """The rounds of all workers in one row."""
    return {task: [micros for part in parts for micros in part[task]] for task in parts[0]}


def timings(times: Times, reference: str) -> Timings:
    theirs = times.get(reference)
    return {task: Timing(median(ours), ratio(theirs, ours)) for task, ours in times.items()}


def rated(theirs: list[float], ours: list[float]) -> Ratio:
    found = ratio(theirs, ours)
    assert found is not None
    return found


def ratio(theirs: list[float] | None, ours: list[float]) -> Ratio | None:
    """Taken within each round, where both had the same machine."""
    if theirs is None:
        return None
    ratios = [reference / micros for reference, micros in zip(theirs, ours, strict=True)]
    low, middle, high = quantiles(ratios, n=4, method="inclusive")
    return Ratio(middle, low, high)
