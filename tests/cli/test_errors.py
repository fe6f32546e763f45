"""Wrong arguments: one clear sentence on the error stream, nothing else, and exit code 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.bots import known
from tablee.engine.titles import TITLES
from tests.cli.conftest import Run

KNOWN = ", ".join(TITLES)
OPTIONS = "cards, order, ties, prize"
TITLE = f"There is no title “chess”. Known: {KNOWN}."
BOT = f"There is no bot “gredy”. Known: {', '.join(known('goofspiel'))}."

WRONG: list[tuple[str, str]] = [
    ("rules chess", TITLE),
    ("play chess", TITLE),
    ("simulate chess", TITLE),
    ("record chess FILE", TITLE),
    ("play goofspiel --seats 7", "goofspiel is played by 2 to 6, not by 7."),
    ("simulate goofspiel -n 1", "goofspiel is played by 2 to 6, not by 1."),
    ("simulate goofspiel -n -3", "goofspiel is played by 2 to 6, not by -3."),
    ("play goofspiel --seat 0", "There is no seat 0 at a table of 3."),
    ("play goofspiel --seat 4", "There is no seat 4 at a table of 3."),
    ("play goofspiel --edition x", "goofspiel has no edition “x”. Known: base."),
    ("simulate goofspiel --edition x", "goofspiel has no edition “x”. Known: base."),
    (
        "play goofspiel -o jokers=2",
        f"goofspiel has no option “jokers”. Known: {OPTIONS}.",
    ),
    (
        "simulate goofspiel -o seats=2",
        f"goofspiel has no option “seats”. Known: {OPTIONS}.",
    ),
    (
        "play goofspiel -o title=chess",
        f"goofspiel has no option “title”. Known: {OPTIONS}.",
    ),
    ("play goofspiel -o =2", f"goofspiel has no option “”. Known: {OPTIONS}."),
    (
        "play goofspiel -o ties=split",
        "“split” is not a value of the option ties. It can be: discard, carry.",
    ),
    (
        "simulate goofspiel -o cards=14",
        "“14” is not a value of the option cards. "
        "It can be: 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13.",
    ),
    ("play goofspiel -o ties", "“ties” is not of the form name=value."),
    ("play goofspiel --bots gredy", BOT),
    ("simulate goofspiel --bots gredy", BOT),
    (
        "simulate goofspiel --bots random,random",
        "2 bots are named for 3 seats. Name one for each seat, or a single one for all.",
    ),
    (
        "play goofspiel --bots random,random,random",
        "3 bots are named for 2 seats. Name one for each seat, or a single one for all.",
    ),
    (
        "simulate goofspiel --bots ,",
        "0 bots are named for 3 seats. Name one for each seat, or a single one for all.",
    ),
    ("simulate goofspiel --games 0", "At least one game must be played, not 0."),
    ("simulate goofspiel --games -5", "At least one game must be played, not -5."),
    ("record goofspiel FILE --games 0", "At least one game must be played, not 0."),
    (
        "record goofspiel FILE --games 10 --game 10",
        "The series has the games 0 to 9; there is no game 10.",
    ),
    (
        "record goofspiel FILE --game -1",
        "The series has the games 0 to 999; there is no game -1.",
    ),
    ("record goofspiel FOLDER", "FOLDER cannot be written: Is a directory."),
    (
        "record goofspiel FOLDER/none/match.json",
        "FOLDER/none/match.json cannot be written: No such file or directory.",
    ),
    ("check FILE", "FILE cannot be read: No such file or directory."),
    ("show FILE", "FILE cannot be read: No such file or directory."),
    ("check FOLDER", "FOLDER cannot be read: Is a directory."),
    ("show MATCH --seat 3", "There is no seat 3 at a table of 2."),
    ("show MATCH --seat 0", "There is no seat 0 at a table of 2."),
    ("--language de games", "There is no language “de” here. Known: en, fr, es."),
]


@pytest.mark.parametrize(("command", "sentence"), WRONG, ids=[command for command, _ in WRONG])
def test_a_wrong_argument_is_told_in_one_sentence(
    run: Run, match: Path, tmp_path: Path, command: str, sentence: str
) -> None:
    places = {"FILE": tmp_path / "other.json", "FOLDER": tmp_path, "MATCH": match}
    for name, path in places.items():
        command = command.replace(name, str(path))
        sentence = sentence.replace(name, str(path))
    done = run(*command.split())
    assert (done.code, done.out, done.err) == (2, "", f"{sentence}\n")
    assert not (tmp_path / "other.json").exists()


def test_a_file_in_the_place_of_a_folder_is_told(run: Run, match: Path) -> None:
    path = match / "match.json"
    done = run("record", "goofspiel", path)
    assert (done.code, done.out) == (2, "")
    assert done.err == f"{path} cannot be written: Not a directory.\n"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", TITLE),
        ("fr", f"Il n’y a pas de jeu «\u202fchess\u202f». Connus\u202f: {KNOWN}."),
        ("es", f"No hay ningún juego «chess». Conocidos: {KNOWN}."),
    ],
)
def test_the_sentence_is_in_the_language_asked_for(run: Run, language: str, sentence: str) -> None:
    assert run("--language", language, "play", "chess").err == f"{sentence}\n"


def test_an_unknown_language_is_told_in_that_of_the_environment(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    told = "Il n’y a pas de langue «\u202fde\u202f» ici. Connues\u202f: en, fr, es.\n"
    assert run("--language", "de", "games").err == told


def test_brackets_in_an_argument_are_told_as_they_are(run: Run) -> None:
    told = f"There is no title “[/red]chess[bold]”. Known: {KNOWN}.\n"
    assert run("play", "[/red]chess[bold]").err == told


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("simulate goofspiel --seats many", "--seats"),
        ("simulate goofspiel --games many", "--games"),
        ("simulate goofspiel --workers 0", "--workers"),
        ("simulate goofspiel --colour red", "--colour"),
        ("play goofspiel --seat first", "--seat"),
        ("record goofspiel", "RECORD"),
        ("play", "TITLE"),
        ("check", "RECORD"),
        ("dance", "dance"),
    ],
)
def test_what_cannot_be_read_is_named(run: Run, command: str, told: str) -> None:
    done = run(*command.split())
    assert (done.code, done.out) == (2, "")
    assert told in done.err
    assert "Traceback" not in done.err
