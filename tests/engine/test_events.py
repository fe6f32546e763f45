"""Events: who is told what, and when."""

from __future__ import annotations

from itertools import permutations

import pytest

from tablee.engine.events import EVERYBODY, SPECTATOR, Event, Streams
from tablee.engine.problems import UNKNOWN
from tests.engine.tiny import DRAW, PICK, DrawCard, Note, Pick, PickAll, Table, table


def told(streams: Streams, viewer: int) -> list[tuple[str, int, list[int]]]:
    return [(event.name, event.seat, event.args) for event in streams.of(viewer)]


def picking() -> Table:
    """Three seats with two cards each that pick both in secret; then note 7 is taken."""
    s = table([0, 1], [2, 3], [4, 5])
    s.then(PickAll(1), Note(7))
    s.settle()
    return s


def test_a_public_event_is_the_same_for_all() -> None:
    event = Event("note", 1, [3, 4], EVERYBODY, False)
    for viewer in (SPECTATOR, 0, 1, 2):
        assert event.seen_by(viewer).args == [3, 4]


def test_only_the_audience_sees_the_arguments() -> None:
    event = Event("draw", 1, [3, 4], 1 << 1 | 1 << 2, False)
    assert [event.seen_by(viewer).args for viewer in (1, 2)] == [[3, 4]] * 2
    assert [event.seen_by(viewer).args for viewer in (SPECTATOR, 0, 3)] == [[UNKNOWN] * 2] * 3


def test_what_is_told_does_not_say_who_else_knows() -> None:
    event = Event("draw", 1, [3], 1 << 1, True)
    for viewer in (SPECTATOR, 0, 1):
        seen = event.seen_by(viewer)
        assert (seen.name, seen.seat, seen.audience, seen.veiled) == ("draw", 1, EVERYBODY, False)


def test_open_events_reach_everybody_at_once() -> None:
    s = table([], [], pile=[6])
    streams = Streams(2)
    s.ask(0, DrawCard())
    s.apply(0, DRAW)
    streams.collect(s)
    assert told(streams, 0) == [("reach", 0, []), ("draw", 0, [6])]
    for viewer in (SPECTATOR, 1):
        assert told(streams, viewer) == [("reach", 0, []), ("draw", 0, [UNKNOWN])]


def test_events_are_collected_once() -> None:
    s = table([])
    streams = Streams(1)
    s.then(Note(1))
    s.settle()
    streams.collect(s)
    streams.collect(s)
    assert s.events == []
    assert told(streams, 0) == [("note", UNKNOWN, [1])]


def test_a_copy_has_no_events_to_collect() -> None:
    with pytest.raises(AssertionError):
        Streams(1).collect(table([]).clone())


def test_under_a_veil_nobody_is_told() -> None:
    s = picking()
    streams = Streams(3)
    s.apply(1, PICK + 2)
    streams.collect(s)
    for viewer in (SPECTATOR, 0, 1, 2):
        assert told(streams, viewer) == []


def test_when_the_veil_lifts_all_are_told_in_the_order_of_the_seats() -> None:
    s = picking()
    streams = Streams(3)
    for seat in (2, 1, 0, 0, 2, 1):
        s.apply(seat, s.options(seat)[0])
        streams.collect(s)
    picks = [("pick", card // 2, [card]) for card in range(6)]
    for viewer in (SPECTATOR, 0, 1, 2):
        assert told(streams, viewer) == [*picks, ("note", UNKNOWN, [7])]


def test_all_are_told_even_if_nothing_follows_the_veil() -> None:
    s = table([0], [1])
    s.ask_all(Pick())
    streams = Streams(2)
    for seat in (1, 0):
        s.apply(seat, s.options(seat)[0])
        streams.collect(s)
    for viewer in (SPECTATOR, 0, 1):
        assert told(streams, viewer) == [("pick", 0, [0]), ("pick", 1, [1])]


def test_all_are_told_even_if_another_veil_follows_at_once() -> None:
    s = table([0, 1], [2, 3])
    s.then(PickAll(0), PickAll(0))
    s.settle()
    streams = Streams(2)
    for seat in (1, 0):
        s.apply(seat, s.options(seat)[0])
    streams.collect(s)
    assert s.veiled
    assert told(streams, SPECTATOR) == [("pick", 0, [0]), ("pick", 1, [2])]


def test_nobody_is_ever_told_what_was_taken_back() -> None:
    s = table([0, 1], [2])
    s.ask_all(Pick())
    streams = Streams(2)
    s.apply(0, PICK + 0)
    streams.collect(s)
    s.reopen(0)
    for seat, card in ((0, 1), (1, 2)):
        s.apply(seat, PICK + card)
        streams.collect(s)
    assert told(streams, SPECTATOR) == [("pick", 0, [1]), ("pick", 1, [2])]


def test_streams_do_not_depend_on_the_order_of_answers_or_on_when_they_are_collected() -> None:
    found = []
    for order in sorted(set(permutations([0, 0, 1, 1, 2, 2]))):
        for often in (True, False):
            s = picking()
            streams = Streams(3)
            for seat in order:
                s.apply(seat, s.options(seat)[0])
                if often:
                    streams.collect(s)
            streams.collect(s)
            found.append([told(streams, viewer) for viewer in range(-1, 3)])
    assert all(streams == found[0] for streams in found)


def test_a_stream_only_grows() -> None:
    s = picking()
    streams = Streams(3)
    before: list[list[tuple[str, int, list[int]]]] = [[], [], [], []]
    for seat in (2, 0, 1, 1, 0, 2):
        s.apply(seat, s.options(seat)[0])
        streams.collect(s)
        after = [told(streams, viewer) for viewer in range(-1, 3)]
        assert all(new[: len(old)] == old for old, new in zip(before, after, strict=True))
        before = after
