"""What docs/words.md asks of the texts, as far as a machine can tell."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import ast, parse

from tablee.words import LANGUAGES
from tests.words.texts import Text, everything, flattened, sentences

CLIENT: Final = Path(__file__).parents[2] / "web" / "src"

NARROW: Final = "\u202f"
BUTTON: Final = 22
"""Characters that a button has room for on a phone."""


def faults(texts: list[Text], wrong: str, but: str = r"(?!)") -> list[str]:
    """What in the texts is wrong, with a little around it."""
    found = []
    for text in texts:
        rest = re.sub(but, "", text.text)
        for match in re.finditer(wrong, rest):
            around = rest[max(0, match.start() - 15) : match.end() + 15]
            found.append(f"{text.where} {text.key}: {around}")
    return found


# --- French -----------------------------------------------------------------------------------

LOOSE: Final = rf"[^{NARROW}](?<!^)[;:!?»%]|«[^{NARROW}]"
NOT_SPACED: Final = r"100% Human|^\?$|…»"
"""A title, and the signs that are nothing but a sign."""


def test_french_signs_stand_off_by_a_narrow_space() -> None:
    assert faults(everything("fr"), LOOSE, NOT_SPACED) == []


@pytest.mark.parametrize(
    "text", ["Vraiment ?", "Vraiment?", "« oui", "«oui\u202f»", "5 %", "a : b"]
)
def test_a_loose_french_sign_is_found(text: str) -> None:
    assert len(faults([Text("", "", text)], LOOSE, NOT_SPACED)) == 1


TU: Final = r"(?i)\b(tu|toi|ton|tes|tiens|tienne)\b|\bt’(?!il)"


def test_french_says_vous() -> None:
    assert faults(everything("fr"), TU) == []
    assert len(faults([Text("", "", "Choisis ton camp, c’est à toi.")], TU)) == 2


NAMES: Final = "player|players|name|names|seat|winners|partners|title|machine|objective|to"
ELIDED: Final = rf"(?i)\b(de|que|si) #({NAMES})\b"


def test_french_puts_no_word_that_is_elided_before_a_name() -> None:
    # « de Alice » is no French; the seat of the common catalogue is a number.
    texts = [text for text in sentences("fr") if text.where != "text/fr.ftl"]
    assert faults(texts, ELIDED) == []
    assert len(faults([Text("", "", "Le tableau de #player")], ELIDED)) == 1


# --- Spanish ----------------------------------------------------------------------------------

USTED: Final = r"(?i)\bustede?s?\b"
UNOPENED: Final = r"^[^¿#]*\w[^¿#]*\?|^[^¡#]*\w[^¡#]*!"
Y_BEFORE_I: Final = r"(?i)\by h?[ií](?![aeoáéó])|\bo h?[oó]"


def test_spanish_says_tu() -> None:
    assert faults(everything("es"), USTED) == []
    assert len(faults([Text("", "", "Elija usted.")], USTED)) == 1


def test_spanish_opens_its_questions() -> None:
    assert faults(sentences("es"), UNOPENED, r"Pulsa \?") == []
    assert len(faults([Text("", "", "Qué haces?")], UNOPENED)) == 1


def test_spanish_has_e_before_an_i_and_u_before_an_o() -> None:
    assert faults(everything("es"), Y_BEFORE_I) == []
    assert len(faults([Text("", "", "Ana y Inés, siete o ocho")], Y_BEFORE_I)) == 2


# --- all of them ------------------------------------------------------------------------------

STRAIGHT: Final = r"\w'\w|\"|\.\.\."


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_quotes_and_dots_are_those_of_print(language: str) -> None:
    assert faults(everything(language), STRAIGHT) == []
    assert len(faults([Text("", "", 'l\'été... "oui"')], STRAIGHT)) == 4


SPACED: Final = {"en": r" [;:!?%…]", "es": r" [;:!?%…]|\d%(?! Human)", "fr": r" …"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_can_begin_with_a_sign(language: str) -> None:
    assert faults(everything(language), SPACED[language], r"(Press|Pulsa) \?") == []
    assert len(faults([Text("", "", "Wait …")], SPACED[language])) == 1


LOCKED: Final = {
    "en": r"(?i)\block(s|ed|ing)?\b",
    "fr": r"(?i)\bverrouill|\bvalid(er|ez|é)",
    "es": r"(?i)\b(fijar|bloquear)\b",
}
"""What docs/words.md does not let a choice be: it is confirmed."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_is_confirmed_never_locked(language: str) -> None:
    assert faults(sentences(language), LOCKED[language]) == []
    old = "Lock in my bid. Valider ma mise. Fijar mi puja."
    assert len(faults([Text("", "", old)], LOCKED[language])) == 1


def button_keys() -> set[str]:
    """The sentences that the frame writes on buttons."""
    keys: set[str] = set()
    for file in CLIENT.rglob("*.svelte"):
        source = file.read_text(encoding="utf-8")
        inside = re.findall(r"<button\b(?:=>|[^>])*>(.*?)</button>", source, re.DOTALL)
        inside += re.findall(r"<a\b[^>]*class=\"button[^>]*>(.*?)</a>", source, re.DOTALL)
        shown = [re.sub(r"<(?:=>|[^>])*>", "", one) for one in inside]
        shown += re.findall(r"<CopyButton\b(.*?)/>", source, re.DOTALL)
        for one in shown:
            keys |= set(re.findall(r"'(web-[\w-]+)'", one))
    return keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_on_buttons_fits_on_a_phone(language: str) -> None:
    buttons = button_keys()
    assert len(buttons) > 30
    long = [
        f"{text.key}: {text.text}"
        for text in sentences(language)
        if (text.key in buttons or (text.key.startswith("verb-") and "#" not in text.text))
        and len(text.text) > BUTTON
    ]
    assert long == []


JOINED: Final = re.compile(r"\}: ?[\{\$\w<]|\}:$", re.MULTILINE)


def joined(file: Path) -> list[str]:
    """Where a file puts a label and a value together itself."""
    source = file.read_text(encoding="utf-8")
    if file.suffix == ".svelte":
        markup = re.sub(r"<(script|style)\b.*?</\1>", "", source, flags=re.DOTALL)
        markup = re.sub(r"<!--.*?-->|data-[\w-]+=\"[^\"]*\"|style:[\w-]+=", "", markup)
        found = JOINED.findall(markup)
        source = "".join(re.findall(r"<script\b.*?</script>", source, flags=re.DOTALL))
    else:
        found = []
    literals = re.findall(r"`[^`]*`", source)
    found += [text for text in literals if re.search(r"\}: ", text)]
    return [f"{file.name}: {text}" for text in found]


def test_the_client_writes_no_colon_of_its_own() -> None:
    # French has a space before it: `labelled` knows.
    files = [*CLIENT.rglob("*.svelte"), *CLIENT.rglob("*.ts")]
    assert [fault for file in files for fault in joined(file)] == []


@pytest.mark.parametrize(
    ("name", "source"),
    [("a.svelte", "<p>{label}: {value}</p>"), ("b.ts", "const a = `${label}: ${value}`;")],
)
def test_a_colon_in_the_client_is_found(tmp_path: Path, name: str, source: str) -> None:
    (tmp_path / name).write_text(source)
    assert len(joined(tmp_path / name)) == 1


# --- numbers ----------------------------------------------------------------------------------

NUMBERS: Final = (
    "amount|count|cost|contaminated|points|seconds|minutes|days|rounds|missing|slots|protectors|"
    "lost|unfed|lacking|price|draw|games"
)
"""Numbers that can be 1."""

COUNTED: Final = rf"#({NUMBERS}) (?!(VP|PV|s|min|food|more|here|counted)\b)[^\W\d_]{{3,}}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_changes_with_its_number(language: str) -> None:
    assert faults(sentences(language), COUNTED) == []


def test_a_word_that_does_not_change_with_its_number_is_found() -> None:
    [entry] = parse("wait = { $seconds } seconds more").body
    assert isinstance(entry, ast.Message)
    assert entry.value is not None
    texts = [Text("", "wait", text) for text in flattened(entry.value)]
    assert len(faults(texts, COUNTED)) == 1
