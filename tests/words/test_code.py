"""The code and the catalogues of the table fit together; and these checks do find faults."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

import tablee
from tablee.words import LANGUAGES
from tablee.words.catalogue import COMMON, Argument, words
from tests.words import ftl
from tests.words.code import given_faults, key_faults, sentence_faults
from tests.words.sample import edit

SOURCE: Final = Path(tablee.__file__).parent


def test_the_catalogues_of_the_table_can_be_read() -> None:
    assert ftl.form_faults(COMMON) == []


def test_all_languages_of_the_table_have_the_same_keys() -> None:
    assert ftl.language_faults(COMMON) == []


def test_the_table_has_words_for_all_that_the_code_says_and_no_others() -> None:
    assert key_faults(SOURCE, COMMON) == []


def test_the_code_gives_each_sentence_its_variables() -> None:
    assert given_faults(SOURCE, COMMON) == []


def test_there_are_no_sentences_in_the_code() -> None:
    assert sentence_faults(SOURCE) == []


@pytest.mark.parametrize("value", [0, 1, 2, 1000, "text"])
@pytest.mark.parametrize("code", LANGUAGES)
def test_all_that_the_table_says_can_be_said(code: str, value: Argument) -> None:
    catalogue = ftl.read(COMMON)[code]
    for key in catalogue.all_keys():
        arguments = dict.fromkeys(catalogue.variables(key), value)
        text = words(code).say(key, **arguments)
        assert text.strip()
        assert "{" not in text


# --- the checks find faults -------------------------------------------------------------------

CODE: Final = '''
"""A module that says a few things."""

def tell(say, colour, bright, **rest):
    """What it says is in the catalogues."""
    assert colour, "there is no colour here"
    say("greeting", name=colour)
    print(say("bright" if bright else "dark"))
    for part in ("first", "last"):
        say(f"part-{part}")
    if not rest:
        raise Problem("no-rest", rest=rest)
    raise ValueError("this should never come up")
'''

TEXT: Final = """
greeting = Hello { $name }
bright = bright
dark = dark
part-first = first
part-last = last
problem-no-rest = { $rest } is no rest.
refusal-not-asked = Not asked.
refusal-not-offered = Not offered.
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "code.py").write_text(CODE)
    for code in LANGUAGES:
        (tmp_path / f"{code}.ftl").write_text(TEXT)
    return tmp_path


def test_the_example_is_in_order(folder: Path) -> None:
    assert key_faults(folder, folder) == []
    assert given_faults(folder, folder) == []
    assert sentence_faults(folder) == []


@pytest.mark.parametrize(
    ("line", "missing"),
    [
        ("greeting = Hello { $name }\n", "greeting (code.py:7)"),
        ("dark = dark\n", "dark (code.py:8)"),
        ("part-first = first\npart-last = last\n", "part-…"),
        ("problem-no-rest = { $rest } is no rest.\n", "problem-no-rest (code.py:12)"),
        ("refusal-not-asked = Not asked.\n", "refusal-not-asked (REFUSALS)"),
    ],
)
def test_a_key_without_words_is_found(folder: Path, line: str, missing: str) -> None:
    edit(folder, "fr.ftl", line, "")
    assert key_faults(folder, folder) == [f"fr: no words: {missing}"]


def test_a_problem_whose_name_is_put_together_is_found(folder: Path) -> None:
    edit(folder, "code.py", 'Problem("no-rest"', 'Problem(f"no-{colour}"')
    assert "en: no words: problem-… (code.py:12)" in key_faults(folder, folder)


@pytest.mark.parametrize("key", ["goodbye", "problem-rest", "bright.help"])
def test_a_key_that_nobody_asks_for_is_found(folder: Path, key: str) -> None:
    name, _, attribute = key.partition(".")
    line = f"bright = bright\n    .{attribute} = words\n" if attribute else f"{name} = words\n"
    edit(folder, "en.ftl", "bright = bright\n", line if attribute else f"bright = bright\n{line}")
    assert key_faults(folder, folder) == [f"en: unused: {key}"]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("{ $rest } is", "{ $break } is", "problem-no-rest is not given $break (code.py:12)"),
        ("Hello { $name }", "Hello", "greeting does not tell $name (code.py:7)"),
        ("dark = dark", "dark = { $shade }", "dark is not given $shade (code.py:8)"),
    ],
)
def test_wrong_variables_are_found(folder: Path, old: str, new: str, fault: str) -> None:
    edit(folder, "es.ftl", old, new)
    assert f"es: {fault}" in given_faults(folder, folder)


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ('print("Your turn, dear player!")', "Your turn, dear player!"),
        ('print(f"There are {n} cards left here")', "There are … cards left here"),
        ('raise Problem("bad", fault="of some other kind")', "of some other kind"),
        ('PROMPT = "¿Cuál carta pujas?"', "¿Cuál carta pujas?"),
    ],
)
def test_a_sentence_in_the_code_is_found(tmp_path: Path, code: str, text: str) -> None:
    (tmp_path / "code.py").write_text(code, encoding="utf-8")
    assert sentence_faults(tmp_path) == [f"code.py: {text}"]
