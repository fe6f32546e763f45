"""What the coach says to those who go their own way, and to what is not confirmed yet."""

from __future__ import annotations

import msgspec

from tablee.engine.events import EVERYBODY, Event
from tablee.engine.state import View
from tablee.engine.titles import find
from tablee.guide.coach import PATIENCE, Coach, follow_draft
from tablee.guide.format import ME, Chapter, Step, When
from tablee.guide.reading import guide_of
from tests.guide.playing import Table

LONG = find("goofspiel").make(2, "base", {"cards": 13, "order": "ascending"})
FIRST = Step(
    id="first",
    kind="with",
    when=When(ask="bid"),
    do=["bid 1"],
    otherwise={"bid *": "other"},
    teaches=["GOOF-013"],
)
CHAPTER = Chapter(
    id="long",
    steps=[FIRST, Step(id="never", kind="look", when=When(event="carry"), teaches=["GOOF-022"])],
    over=When(facts={"deck_count": 0}),
)

LAST = msgspec.structs.replace(CHAPTER, steps=[msgspec.structs.replace(FIRST, until="win")])


def bids(coach: Coach, cards: list[str]) -> None:
    s = LONG.deal(b"long")
    for card in cards:
        coach.see(LONG.view(s, ME))
        coach.answer(LONG.space.parse(f"bid {card}"))
        LONG.play(s, ME, f"bid {card}")
        LONG.play(s, 1, f"bid {14 - int(card)}")
    coach.see(LONG.view(s, ME))


def test_after_some_answers_without_a_word_the_chapter_is_over() -> None:
    patient, impatient = Coach(LONG, CHAPTER, ()), Coach(LONG, CHAPTER, ())
    cards = [str(card) for card in range(1, PATIENCE + 2)]
    bids(patient, cards[:-1])
    bids(impatient, cards)
    assert not patient.is_over()
    assert impatient.is_over()


def test_a_chapter_goes_on_until_it_is_seen_what_came_of_its_last_step() -> None:
    """Whoever still has to place a card does not leave before it is placed."""
    waiting = Coach(LONG, LAST, ())
    bids(waiting, ["1"])
    assert waiting.spent == ["first"]
    assert not waiting.is_over()
    assert waiting.done is not None
    waiting.hear([Event("win", ME, [0], EVERYBODY, veiled=False)])
    assert waiting.is_over()


def test_another_answer_has_a_sentence_of_its_own() -> None:
    followed, departed = Coach(LONG, CHAPTER, ()), Coach(LONG, CHAPTER, ())
    bids(followed, ["1"])
    bids(departed, ["9"])
    assert followed.done is not None
    assert departed.done is not None
    assert (followed.done.followed, departed.done.followed) == (True, False)
    assert departed.done.said == "other"
    assert departed.spent == ["first"], "it is not said again"


def test_what_is_chosen_and_not_confirmed_has_been_done() -> None:
    """The coach speaks of the next question at once; who undoes the choice hears of it again."""
    table = Table("precognition", guide_of("precognition").chapters[0])
    table.look()
    keep = table.game.space.parse("keep s1-h2.defitia")
    view = table.game.view(table.s, ME)
    coach = table.clone().coach
    follow_draft(coach, View(ME, view.table.clone()), [keep])
    now = coach.armed()
    assert now is not None
    assert now.id == "give"
    undone = table.coach.armed()
    assert undone is not None
    assert undone.id == "keep"
