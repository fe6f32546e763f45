"""What a guide says at a moment, in words, as the client puts it."""

from __future__ import annotations

from tablee.engine.titles import find
from tablee.guide.coach import Coach
from tablee.guide.facts import Facts
from tablee.guide.format import Guide, Step, Value, chapter_name, sentence
from tablee.guide.reading import game_of
from tablee.words.catalogue import Argument
from tablee.words.title import TitleWords, title_words


def keys_of(title: str, guide: Guide) -> set[str]:
    """Every key that the guide says, with those that must not be missing."""
    found = labels_of(title, guide)
    for chapter in guide.chapters:
        found.add(chapter_name(chapter))
        for step in chapter.steps:
            found |= {sentence(step), f"{sentence(step)}.why", *step.otherwise.values()}
    for chapter in guide.chapters[1:]:
        found.add(f"{chapter_name(chapter)}.before")
    return found


def labels_of(title: str, guide: Guide) -> set[str]:
    """What facts are called whose change is shown; fields of the position have their names."""
    layout = game_of(title, guide).layout
    named = {field.name for field in (*layout.table_fields, *layout.player_fields)}
    shown = {fact for chapter in guide.chapters for step in chapter.steps for fact in step.shows}
    return {f"guide-fact-{fact}" for fact in shown - named}


def said(title: str, language: str, guide: Guide, coach: Coach) -> list[str]:
    """All that can be read now: the step's sentence and its reasons, and what answers the last."""
    words = title_words(find(title), language)
    found: list[str] = []
    step = coach.armed()
    if step is not None:
        arguments = worded(words, guide, arguments_of(step, coach.moment.facts))
        found.append(words.say(sentence(step), **arguments))
        found.append(words.say(sentence(step), "why", **arguments))
    if coach.done is not None and coach.done.said:
        facts = arguments_of(coach.done.step, coach.moment.facts)
        found.append(words.say(coach.done.said, **worded(words, guide, facts)))
    return found


def arguments_of(step: Step, facts: Facts) -> Facts:
    return {**facts, **step.about}


def worded(words: TitleWords, guide: Guide, facts: Facts) -> dict[str, Argument]:
    found: dict[str, Argument] = {}
    for name, value in facts.items():
        if isinstance(value, list):
            found[name] = words.all_of([str(called(words, guide, each)) for each in value])
        else:
            found[name] = called(words, guide, value)
    return found


def called(words: TitleWords, guide: Guide, value: Value) -> Argument:
    if isinstance(value, int):
        return value
    kind, _, name = value.partition(":")
    if kind == "seat":
        return ["", *guide.cast][int(name)]
    return words.entity(kind, name)
