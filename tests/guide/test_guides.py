"""Every guide fits the rules it teaches: its positions, its main line, and the ways off it."""

from __future__ import annotations

import pytest

from tablee.engine.titles import find
from tablee.guide.coach import Coach, follow
from tablee.guide.facts import hold
from tablee.guide.format import ME, Chapter
from tablee.guide.positions import deal_of, position_faults, position_of, saved_position
from tablee.guide.reading import game_of, guide_of, guided
from tests.guide.playing import Table, as_a_newcomer, as_the_lesson_says, shown_now
from tests.guide.saying import said
from tests.words.rules_pages import ANCHOR

CHAPTERS = [(title, chapter) for title in guided() for chapter in guide_of(title).chapters]

each_chapter = pytest.mark.parametrize(
    ("title", "chapter"), CHAPTERS, ids=[f"{title}-{chapter.id}" for title, chapter in CHAPTERS]
)
each_title = pytest.mark.parametrize("title", guided())


def test_there_are_guides() -> None:
    assert guided()


# --- positions --------------------------------------------------------------------------------


@each_chapter
def test_a_position_can_have_come_from_a_deal(title: str, chapter: Chapter) -> None:
    game = game_of(title, guide_of(title))
    s = position_of(title, chapter.id)
    assert position_faults(game, deal_of(game, chapter), s) == []
    assert game.dump(s) == saved_position(title, chapter.id)


# --- the main line ----------------------------------------------------------------------------


@each_chapter
def test_whoever_follows_is_told_everything(title: str, chapter: Chapter) -> None:
    table = Table(title, chapter)
    shown: set[str] = set()
    for step in table.moments(as_the_lesson_says):
        check_expectations(table, shown)
        if step is not None and step.kind != "look":
            assert table.coach.lesson(), f"{step.id}: what is to be done is not offered"
    check_expectations(table, shown)
    due = [step.id for step in chapter.steps if not step.aside]
    assert [step for step in due if step not in table.coach.spent] == []
    waiting = [step.id for step in chapter.steps if step.expect and not step.aside]
    assert set(waiting) <= shown, "what was expected has not come to be seen"


def check_expectations(table: Table, shown: set[str]) -> None:
    done = shown_now(table, shown)
    if done is not None:
        facts = table.coach.moment.facts
        wrong = {name: facts.get(name) for name in done.step.expect}
        assert hold(done.step.expect, facts), f"{done.step.id}: {wrong}"
        assert set(done.step.shows) <= facts.keys(), f"{done.step.id}: shows"


@each_chapter
def test_the_first_own_answer_comes_at_once(title: str, chapter: Chapter) -> None:
    """After at most one thing to look at there is something to do."""
    table = Table(title, chapter)
    steps = list(table.moments(as_the_lesson_says))
    kinds = [step.kind for step in steps[:2] if step is not None]
    assert "with" in kinds or "choice" in kinds


@each_chapter
def test_a_step_speaks_where_there_is_a_choice(title: str, chapter: Chapter) -> None:
    """What can be answered in one way only is answered at once at a table: nobody would see it."""
    table = Table(title, chapter)
    for step in table.moments(as_the_lesson_says):
        asked = table.coach.moment.asked
        if step is not None and asked is not None:
            assert len(asked.offered) > 1, step.id


@each_title
def test_a_third_of_the_steps_are_choices(title: str) -> None:
    steps = [step for chapter in guide_of(title).chapters for step in chapter.steps]
    choices = [step for step in steps if step.kind == "choice"]
    assert len(choices) * 3 >= len([step for step in steps if not step.aside])


@each_chapter
def test_a_match_seen_again_is_seen_the_same(title: str, chapter: Chapter) -> None:
    """What was said follows from the answers, whenever it is asked for."""
    table = Table(title, chapter)
    for _ in table.moments(as_the_lesson_says):
        again = Coach(table.game, chapter, table.looked)
        follow(again, position_of(title, chapter.id), table.answers)
        assert again.spent == table.coach.spent
        assert again.armed() == table.coach.armed()
        assert again.lit() == table.coach.lit()


# --- the veil ---------------------------------------------------------------------------------


@each_chapter
def test_the_coach_knows_what_the_player_knows(title: str, chapter: Chapter) -> None:
    """In every world that the player cannot tell from this one, the same is said and lit."""
    table = Table(title, chapter)
    for _ in table.moments(as_the_lesson_says):
        view = table.game.view(table.s, ME)
        for seed in (b"one", b"two"):
            other = table.clone()
            other.coach.see(table.game.view(table.game.world(view, seed), ME))
            assert other.coach.moment == table.coach.moment
            assert other.coach.lit() == table.coach.lit()


# --- departures -------------------------------------------------------------------------------


@each_chapter
def test_no_way_off_the_line_leads_astray(title: str, chapter: Chapter) -> None:
    """Every other answer to every question is taken once: the chapter ends, and all can be said."""
    guide = guide_of(title)
    line = Table(title, chapter)
    spoken: set[str] = set()
    for _ in line.moments(as_the_lesson_says):
        step = line.coach.armed()
        if step is not None and step.kind == "look":
            spoken.add(step.id)
            continue
        taken = as_the_lesson_says(line)
        for option in line.s.options(ME):
            if option != taken:
                table = line.clone()
                table.answer(ME, option)
                for said_now in table.moments(as_a_newcomer):
                    said(title, "en", guide, table.coach)
                    spoken.add(said_now.id if said_now else "")
    aside = {each.id for each in chapter.steps if each.aside}
    assert aside <= spoken, "no way leads to these steps"


# --- rules ------------------------------------------------------------------------------------


@each_title
def test_what_is_taught_is_in_the_rules(title: str) -> None:
    guide = guide_of(title)
    rules = ANCHOR.findall((find(title).text / "rules.en.md").read_text(encoding="utf-8"))
    taught = {rule for chapter in guide.chapters for step in chapter.steps for rule in step.teaches}
    assert sorted(taught - set(rules)) == []
    assert sorted(set(guide.must) - taught) == []
