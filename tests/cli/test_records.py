"""Records: save one, check it, tell it; and whatever is changed in one is noticed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tablee.engine import record
from tablee.engine.titles import TITLES
from tests.cli.conftest import Run

Data = dict[str, Any]
Change = Callable[[Data], object]


def tamper(path: Path, change: Change) -> Data:
    """Change something in a record; how it is now."""
    data: Data = json.loads(path.read_text())
    change(data)
    path.write_text(json.dumps(data))
    return data


# --- saving, checking, telling ----------------------------------------------------------------


def test_a_saved_record_is_right(run: Run, match: Path) -> None:
    done = run("check", match)
    assert (done.code, done.err) == (0, "")
    result = " – ".join(map(str, record.read(match).result))
    told = f"{match} is right: goofspiel, random, random, 6 answers, result {result}."
    assert done.out.strip() == told


@pytest.mark.parametrize("title", TITLES)
def test_any_game_of_any_title_can_be_saved_and_checked(
    run: Run, title: str, tmp_path: Path
) -> None:
    path = tmp_path / "match.json"
    saved = run("record", title, path, "--game", 4, "--games", 5, "--bots", "greedy")
    assert saved.code == 0
    assert saved.out.startswith(f"{path}: game 4, ")
    assert run("check", path).code == 0


def test_a_record_is_a_game_of_the_simulation(run: Run, tmp_path: Path) -> None:
    args = ("--seats", 2, "--seed", "sim", "--bots", "greedy,random", "--games", 2)
    results = []
    for number in (0, 1):
        path = tmp_path / f"{number}.json"
        assert run("record", "goofspiel", path, "--game", number, *args).code == 0
        results.append(record.read(path))
    assert [found.players for found in results] == [["greedy", "random"], ["random", "greedy"]]
    simulated = run("simulate", "goofspiel", *args, "--workers", 1, "--json")
    points = json.loads(simulated.out)["bots"]["greedy"]["points"]["mean"]
    assert points == (results[0].result[0] + results[1].result[1]) / 2


def test_the_same_seed_gives_the_same_file(run: Run, match: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.json"
    args = ("--seats", 2, "--option", "cards=3", "--seed", "records")
    run("record", "goofspiel", again, *args)
    assert again.read_bytes() == match.read_bytes()


@pytest.mark.parametrize(
    ("language", "turned_up", "total"),
    [
        ("en", "The prize {} is turned up.", "Total"),
        ("fr", "Le prix {} est dévoilé.", "Prix gagnés"),
        ("es", "Se descubre el premio {}.", "Premios ganados"),
    ],
)
def test_a_match_is_told_in_every_language(
    run: Run, match: Path, language: str, turned_up: str, total: str
) -> None:
    done = run("--language", language, "show", match)
    assert (done.code, done.err) == (0, "")
    assert sorted(line for line in done.lines() if line in turned_up_lines(turned_up)) == sorted(
        turned_up_lines(turned_up)
    )
    assert total in done.out


def turned_up_lines(text: str) -> list[str]:
    return [text.format(prize) for prize in (1, 2, 3)]


def test_spectators_are_told_of_every_bid(run: Run, match: Path) -> None:
    lines = run("show", match).lines()
    assert lines[0].endswith("random 1, random 2")
    for answer in record.read(match).answers:
        assert f"random {answer.seat + 1} bids {answer.action[4:]}." in lines


@pytest.mark.parametrize("seat", [1, 2])
def test_a_seat_is_told_of_its_own_bids(run: Run, match: Path, seat: int) -> None:
    lines = run("show", match, "--seat", seat).lines()
    for answer in record.read(match).answers:
        card = answer.action.removeprefix("bid ")
        own = answer.seat == seat - 1
        assert (f"You bid {card}." if own else f"random {answer.seat + 1} bids {card}.") in lines


@pytest.mark.parametrize("name", ["[bold]Ann[/bold]", "[/b]", "Zoë :smile:", "[link=x]"])
@pytest.mark.parametrize("command", ["check", "show"])
def test_names_of_players_are_told_as_they_are(
    run: Run, match: Path, command: str, name: str
) -> None:
    tamper(match, lambda data: data.update(players=[name, "Bob"]))
    done = run(command, match)
    assert (done.code, done.err) == (0, "")
    assert name in done.lines()[0]
    if command == "show":
        assert f"┃ {name} ┃" in done.out.replace("┃  ", "┃ ")


# --- what is changed is noticed ---------------------------------------------------------------


def exchange_bids(data: Data) -> None:
    answers = data["answers"]
    answers[0][1], answers[2][1] = answers[2][1], answers[0][1]


CHANGES: dict[str, tuple[Change, str]] = {
    "two answers": (exchange_bids, "The "),
    "a card bid twice": (
        lambda data: data["answers"][2].__setitem__(1, data["answers"][0][1]),
        "Answer 3, “bid ",
    ),
    "a card that is not in the game": (
        lambda data: data["answers"][0].__setitem__(1, "bid 13"),
        "Answer 1, “bid 13” by ",
    ),
    "an unknown action": (
        lambda data: data["answers"][0].__setitem__(1, "bid 14"),
        "Answer 1, “bid 14”, is not an action of this game.",
    ),
    "an unknown seat": (
        lambda data: data["answers"][0].__setitem__(0, 2),
        "Answer 1 is given by seat ",
    ),
    "a seat below zero": (
        lambda data: data["answers"][0].__setitem__(0, -1),
        "Answer 1 is given by seat ",
    ),
    "an answer too few": (lambda data: data["answers"].pop(), "The "),
    "no answers": (lambda data: data["answers"].clear(), "The "),
    "an answer too many": (
        lambda data: data["answers"].append([0, "bid 1"]),
        "Answer 7, “bid 1” by ",
    ),
    "the seed": (
        lambda data: data.update(seed="00" * 32),
        "The seed is not the one whose hash was published at the start.",
    ),
    "a seed that is none": (lambda data: data.update(seed="xyz"), "“xyz” is not a seed: "),
    "an empty seed": (lambda data: data.update(seed=""), "“” is not a seed: "),
    "a seed too long": (lambda data: data.update(seed="00" * 65), "“0000"),
    "the hash": (
        lambda data: data.update(seed_hash="00" * 32),
        "The seed is not the one whose hash was published at the start.",
    ),
    "the result": (
        lambda data: data["result"].reverse(),
        "The match ends with the result [",
    ),
    "the digest": (lambda data: data.update(digest="00" * 16), "The last position is not the "),
    "the version": (
        lambda data: data.update(version=2),
        "This match was played by version 2 of the rules of goofspiel; here is version 1.",
    ),
    "the title": (
        lambda data: data.update(title="chess"),
        "There is no title “chess”. Known: ",
    ),
    "the edition": (
        lambda data: data.update(edition="luxury"),
        "goofspiel has no edition “luxury”. Known: base.",
    ),
    "an option": (
        lambda data: data["options"].update(ties="carry"),
        "The ",
    ),
    "the value of an option": (
        lambda data: data["options"].update(cards=99),
        "“99” is not a value of the option cards. ",
    ),
    "an unknown option": (
        lambda data: data["options"].update(jokers=2),
        "goofspiel has no option “jokers”. ",
    ),
    "an option like an argument": (
        lambda data: data["options"].update(seats=2),
        "goofspiel has no option “seats”. ",
    ),
    "the players": (
        lambda data: data.update(players=["random"]),
        "goofspiel is played by 2 to 6, not by 1.",
    ),
}


@pytest.mark.parametrize("what", CHANGES)
def test_what_is_changed_in_a_record_is_noticed(run: Run, match: Path, what: str) -> None:
    change, told = CHANGES[what]
    tamper(match, change)
    done = run("check", match)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(told)
    assert done.err.count("\n") == 1


def test_a_record_of_a_later_format_is_not_read(run: Run, match: Path) -> None:
    tamper(match, lambda data: data.update(tablee=record.FORMAT + 1))
    for command in ("check", "show"):
        done = run(command, match)
        assert (done.code, done.out) == (2, "")
        assert str(match) in done.err
        assert done.err.count("\n") == 1


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{}",
        b"[]",
        b"null",
        b"no JSON",
        b"\xff\xfe\x00",
        b'{"tablee": 1, "title": "goofspiel"}',
    ],
)
@pytest.mark.parametrize("command", ["check", "show"])
def test_a_file_that_is_no_record_is_not_read(
    run: Run, tmp_path: Path, command: str, text: bytes
) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(text)
    done = run(command, path)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(f"{path} is not a record of a match: ")
    assert done.err.count("\n") == 1


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"players"', b'"gamers"'),
        (b'"version": 1', b'"version": "one"'),
        (b'"version": 1', b'"version": 1, "colour": "red"'),
        (b'"edition": "base"', b'"edition": "b\xffse"'),
    ],
)
def test_a_record_with_wrong_fields_is_not_read(
    run: Run, match: Path, old: bytes, new: bytes
) -> None:
    text = match.read_bytes()
    assert text.count(old) == 1
    match.write_bytes(text.replace(old, new))
    done = run("check", match)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(f"{match} is not a record of a match: ")


def test_a_match_that_cannot_have_been_is_not_told(run: Run, match: Path) -> None:
    tamper(match, lambda data: data["answers"][2].__setitem__(1, data["answers"][0][1]))
    done = run("show", match)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("Answer 3, ")


# --- looking again ----------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_a_match_is_looked_at_again(run: Run, match: Path, language: str) -> None:
    done = run("--language", language, "review", match, "--iterations", 12)
    assert (done.code, done.err.strip()) == (0, "")
    for player in ("random 1", "random 2"):
        assert player in done.out
    assert "%" in done.out


def test_a_review_can_be_read_by_programs(run: Run, match: Path) -> None:
    done = run("review", match, "--seat", 2, "--iterations", 8, "--json")
    found = json.loads(done.out)
    assert found["seat"] == 1
    assert len(found["judged"]) == 2


def test_several_matches_are_looked_at_again_seat_by_seat(run: Run, match: Path) -> None:
    other = match.with_name("other.json")
    other.write_bytes(match.read_bytes())
    alone = [
        json.loads(run("review", match, "--seat", seat, "--iterations", 8, "--json").out)
        for seat in (1, 2)
    ]
    done = run("review", match, other, "--iterations", 8, "--workers", 1, "--json")
    found = json.loads(done.out)
    assert [each["file"] for each in found] == [str(match)] * 2 + [str(other)] * 2
    assert [each["review"] for each in found] == alone * 2
    told = run("review", match, other, "--seat", 2, "--iterations", 8, "--workers", 1)
    assert (told.code, told.err.strip()) == (0, "")
    assert [told.out.count(name) for name in ("other.json", "random 2", "random 1")] == [1, 2, 0]


def test_a_review_wants_a_seat_of_the_match(run: Run, match: Path) -> None:
    done = run("review", match, "--seat", 3)
    assert done.code != 0
    assert "3" in done.err
