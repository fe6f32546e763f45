"""Forms of saved positions, and the steps from one to the next."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee import make
from tablee.engine import record
from tablee.engine.chance import derived
from tablee.engine.fields import ALL, INT, INTS, NOBODY, Field, Frame, Layout
from tablee.engine.problems import Problem
from tablee.engine.record import PlayedOn
from tablee.engine.titles import TITLES, Title
from tablee.engine.upgrades import Saved, upgraded
from tests.engine.tiny import LAYOUT, Pick


def changed(
    fields: Sequence[Field] = LAYOUT.table_fields,
    own: Sequence[Field] = LAYOUT.player_fields,
    frames: Sequence[Frame] = tuple(LAYOUT.frames.values()),
) -> Layout:
    return Layout(LAYOUT.table, fields, LAYOUT.player, own, frames, LAYOUT.names)


def test_the_same_form_has_the_same_fingerprint() -> None:
    assert changed().fingerprint() == LAYOUT.fingerprint()
    reordered = changed(frames=list(LAYOUT.frames.values())[::-1])
    assert reordered.fingerprint() == LAYOUT.fingerprint()


def test_who_may_see_a_field_is_no_matter_of_its_form() -> None:
    first, *rest = LAYOUT.table_fields
    audience = ALL if first.audience == NOBODY else NOBODY
    other = changed([Field(first.name, first.kind, audience), *rest])
    assert other.fingerprint() == LAYOUT.fingerprint()


def test_every_other_form_has_a_fingerprint_of_its_own() -> None:
    first, *rest = LAYOUT.table_fields
    others = [
        changed([*LAYOUT.table_fields, Field("bell", INT, ALL)]),
        changed(rest),
        changed([Field("bell", first.kind, first.audience), *rest]),
        changed([Field(first.name, INTS, ALL), *rest]),
        changed([Field(first.name, INT, ALL), *rest]),
        changed(own=[*LAYOUT.player_fields, Field("bell", INT, ALL)]),
        changed(frames=[f for f in LAYOUT.frames.values() if f.cls is not Pick]),
        changed(frames=[*LAYOUT.frames.values(), Frame(Title)]),
    ]
    fingerprints = {layout.fingerprint() for layout in [LAYOUT, *others]}
    assert len(fingerprints) == len(others) + 1


def named(step: str) -> Any:
    def take(saved: Saved) -> Saved:
        steps = [*saved.position.get("steps", []), step]
        return Saved(saved.options, {**saved.position, "steps": steps})

    return take


def test_steps_are_taken_in_their_order_from_the_version_that_has_saved() -> None:
    steps = {1: named("to 2"), 3: named("to 4"), 4: named("to 5")}
    for version, taken in ((1, ["to 2", "to 4"]), (2, ["to 4"]), (3, ["to 4"])):
        found = upgraded(Saved({}, {}), steps, version, 4)
        assert found.position["steps"] == taken
    assert upgraded(Saved({}, {}), steps, 4, 4) == Saved({}, {})


def test_a_step_to_a_version_that_is_not_there_is_a_mistake() -> None:
    today = TITLES["goofspiel"]
    with pytest.raises(AssertionError, match="upgrades"):
        Title("x", 2, today.seats, (), today.build, today.text, upgrades={2: named("to 3")})


def test_a_match_played_on_by_later_rules_is_read_back_and_not_verified(tmp_path: Path) -> None:
    game = make("goofspiel", seats=2, cards=3)
    seed = derived(b"played on")
    s = game.deal(seed)
    written = record.write(game, seed, ["a", "b"], [], s)
    both = msgspec.structs.replace(written, played_on=[PlayedOn(game.version + 1, 4)])
    record.save(both, tmp_path / "match.json")
    found = record.read(tmp_path / "match.json")
    assert found == both
    with pytest.raises(Problem) as caught:
        record.verify(found)
    assert (caught.value.name, caught.value.facts) == (
        "played-on",
        {"version": game.version, "later": game.version + 1, "number": 5},
    )
    assert b"played_on" not in record.encode(written)
