"""A guide that cannot be used is refused, with the chapter, the step and the field at fault."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any, Final

import msgspec
import pytest

from tablee.engine.problems import Problem
from tablee.engine.titles import find
from tablee.guide.positions import Arranging, prepared
from tablee.guide.reading import Checker, game_of, guide_of, path_of, read

TITLE: Final = "precognition"
DATA: Final = msgspec.json.decode(path_of(find(TITLE)).read_bytes())

Spoil = Callable[[Any], object]


def refused(spoil: Spoil) -> dict[str, object]:
    """What is said of the guide once it was spoilt."""
    data = deepcopy(DATA)
    spoil(data)
    with pytest.raises(Problem) as caught:
        use(msgspec.json.encode(data))
    assert caught.value.name == "bad-guide"
    return caught.value.facts


def use(text: bytes) -> None:
    guide = read(TITLE, text)
    game = game_of(TITLE, guide)
    Checker(TITLE, guide, game).check()
    for chapter in guide.chapters:
        prepared(game, chapter)


def step(data: Any) -> Any:
    return data["chapters"][0]["steps"][1]


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (lambda d: step(d).update(whne={}), "whne"),
        (lambda d: step(d).update(kind="watch"), "kind"),
        (lambda d: step(d).pop("teaches"), "teaches"),
        (lambda d: step(d).update(do=["keep s9-h9.defitia"]), "do: keep s9-h9.defitia"),
        (lambda d: step(d).update(do=[]), "do"),
        (lambda d: step(d).update(until="sneeze"), "until: sneeze"),
        (lambda d: step(d).update(when={"ask": "sing"}), "when: sing"),
        (lambda d: step(d).update(when={"event": "heal"}), "when.ask"),
        (lambda d: step(d).update({"else": {"keep nothing": "guide-keep"}}), "else: keep nothing"),
        (lambda d: step(d).update(light=["choice:keep it"]), "light: keep it"),
        (lambda d: step(d).update(light=["cabins"]), "light: cabins"),
    ],
)
def test_a_wrong_step_is_named(spoil: Spoil, fault: str) -> None:
    facts = refused(spoil)
    assert (facts["title"], facts["chapter"], facts["step"]) == (TITLE, "summer", "keep")
    assert fault in str(facts["fault"])


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (lambda c: c.pop("over"), "over"),
        (lambda c: c.update(steps={}), "chapter: steps"),
        (lambda c: c["script"].update({"7": []}), "script.7"),
        (lambda c: c["script"].update({"1": [{"ask": "sing", "try": ["x"]}]}), "script.1: sing"),
        (lambda c: c["position"].update(swap={"seats.0.hat": "s1-h2.defitia"}), "seats.0.hat"),
        (lambda c: c["position"].update(swap={"seats.0.hand": ["s1-h2.defitia"]}), "2 places"),
        (lambda c: c["position"].update(swap={"seats.0.hand.0": "s1-h9.defitia"}), "s1-h9.defitia"),
        (
            lambda c: c["position"].update(fetch={"seats.0.hand": ["s1-h9.defitia"]}),
            "s1-h9.defitia",
        ),
        (lambda c: c["position"].update(fetch={"seats.0.kept": ["s1-h2.defitia"]}), "seats.0.kept"),
        (lambda c: c["position"].update(put={"seats.9.food": 3}), "seats.9.food"),
        (lambda c: c["position"].update(put={"seats.0.food": "much"}), "much"),
        (lambda c: c["position"].update(put={"seats.0.healthy": 9}), "score.0"),
        (lambda c: c["position"].update(reach={"facts": {"round": 99}}), "position.reach"),
        (
            lambda c: c["position"].update(swap={"seats.0.hand.0": "s3-h1.defitia"}),
            "PRE-022",
        ),
        (
            lambda c: c["position"].update(put={"seats.0.hand": ["s1-h2.defitia"] * 2}),
            "card:s1-",
        ),
    ],
)
def test_a_wrong_chapter_is_named(spoil: Spoil, fault: str) -> None:
    facts = refused(lambda data: spoil(data["chapters"][0]))
    assert (facts["chapter"], facts["step"]) == ("summer", "")
    assert fault in str(facts["fault"])


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (lambda d: d.update(cast=["Ada"]), "cast"),
        (lambda d: d["chapters"].append(d["chapters"][0]), "id: summer"),
        (lambda d: d["chapters"][1]["steps"].append(step(d)), "id: keep"),
        (lambda d: d.pop("must"), "must"),
    ],
)
def test_a_wrong_guide_is_refused(spoil: Spoil, fault: str) -> None:
    assert fault in str(refused(spoil)["fault"])


def test_what_is_fetched_is_taken_from_where_it_lay() -> None:
    guide = guide_of(TITLE)
    game = game_of(TITLE, guide)
    data = game.dump(game.deal(b"any"))
    boat = data["seats"][0]
    hand, deck = boat["hand"], boat["deck"]
    fetched = deck[3]
    Arranging(game, guide.chapters[0], data).fetch("seats.0.hand", fetched)
    assert boat["hand"] == [*hand[:2], fetched]
    assert fetched not in boat["deck"]


def test_what_is_no_json_is_refused() -> None:
    with pytest.raises(Problem, match="bad-guide"):
        read(TITLE, b"{")


def test_a_title_without_a_guide_says_so() -> None:
    with pytest.raises(Problem, match="no-guide"):
        guide_of("nettles")
