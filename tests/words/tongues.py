"""Which language a passage is in, by small words that only one of our languages has."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from fluent.syntax import ast, parse

SMALL_WORDS: Final = {
    "en": """the and of to is are was with you your it its that this these those for from by or be
        been have has not they them their which in at an if each when who only into other there
        than then must may can will any as but so all what whoever nobody no-one do does""",
    "fr": """les des du et est une dans pour par sur avec qui ne pas vous votre vos au aux ce
        cette ces il elle ils elles ou sont chaque leur leurs plus sa ses lorsque quand peut peuvent
        toutes tous tout mais dont chez sans être on d l qu n s c j""",
    "es": """el los las y una del con por para su sus al lo o cada cuando más pero sin como puede
        pueden quien quienes tu ti te todas todos este esta estos estas hay está están ya donde ni
        unos unas""",
}
"""None of them is a small word of another one: `de`, `la`, `le` or `que` would tell nothing."""

LEAST: Final = 6
"""Fewer words than this may be a name, or look alike in two languages."""

MARKUP: Final = re.compile(r"<[^>]*>|`[^`]*`|\]\([^)]*\)|https?://\S+")
WORD: Final = re.compile(r"[^\W\d_]+")

OWNERS: Final = {word: code for code, text in SMALL_WORDS.items() for word in text.split()}


def seems_foreign(text: str, code: str) -> bool:
    """There are more small words of another language in it than of this one, and not just one."""
    words = WORD.findall(MARKUP.sub(" ", text).lower())
    found = [OWNERS[word] for word in words if word in OWNERS]
    others = [found.count(other) for other in SMALL_WORDS if other != code]
    return len(words) >= LEAST and max(others) > max(1, found.count(code))


def foreign_passages(page: str, code: str) -> list[str]:
    """The paragraphs, items and rows of a page that are in another language, and such sections."""
    blocks = re.split(r"\n\s*\n|\n(?=\s*(?:[-*|#]|\d+\.)\s)", page)
    sections = re.split(r"\n(?=#)", page)
    found = [block for block in blocks if seems_foreign(block, code)]
    found += [section for section in sections if seems_foreign(section, code)]
    return [" ".join(passage.split())[:80] for passage in found]


def foreign_messages(catalogue: str, code: str) -> list[str]:
    """The keys of a catalogue whose sentences are in another language."""
    entries = [e for e in parse(catalogue).body if isinstance(e, ast.Message | ast.Term)]
    return [key for entry in entries for key, text in sentences(entry) if seems_foreign(text, code)]


def sentences(entry: ast.Message | ast.Term) -> Iterator[tuple[str, str]]:
    """What stands in a message and its attributes, without what is put in."""
    if entry.value is not None:
        yield entry.id.name, spoken(entry.value)
    for attribute in entry.attributes:
        yield f"{entry.id.name}.{attribute.id.name}", spoken(attribute.value)


def spoken(pattern: ast.Pattern) -> str:
    """All that a sentence can say, every variant of it."""
    texts = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            texts.append(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            texts += [spoken(variant.value) for variant in element.expression.variants]
    return " ".join(texts)
