"""Records: read back exactly, played again, and every fault found and named."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee import make
from tablee.engine import record
from tablee.engine.game import OptionValue
from tablee.engine.problems import Problem
from tablee.engine.record import Answer, Record

SEED = bytes(range(32))


def match(**options: OptionValue) -> Record:
    """Two players bid their cards from the lowest to the highest, and the second goes first."""
    game = make("goofspiel", 2, "base", cards=3, **options)
    s = game.deal(SEED)
    answers = []
    while not s.over():
        seat = s.acting()[-1]
        action = s.options(seat)[0]
        answers.append((seat, action))
        s.apply(seat, action)
    return record.write(game, SEED, ["Ana", "Zoë"], answers, s)


def but(**changes: Any) -> Record:
    """The match with something wrong in its record."""
    return msgspec.structs.replace(match(), **changes)


def problem_with(bad: Record) -> Problem:
    with pytest.raises(Problem) as caught:
        record.verify(bad)
    return caught.value


# --- writing and reading ----------------------------------------------------------------------


def test_a_record_is_read_back_exactly(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    record.save(match(), path)
    assert record.read(path) == match()


def test_a_record_without_answers_is_read_back(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    record.save(but(answers=[]), path)
    assert record.read(path) == but(answers=[])


def test_a_name_cannot_disturb_the_file(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    odd = but(players=['"answers": []', 'a\n"b"\\'])
    record.save(odd, path)
    assert record.read(path) == odd


def test_the_file_is_json_with_one_answer_on_each_line() -> None:
    text = record.encode(match()).decode()
    assert json.loads(text)["players"] == ["Ana", "Zoë"]
    lines = [line.strip() for line in text.splitlines()]
    start = lines.index('"answers": [')
    assert lines[start + 1 : start + 7] == [
        '[1,"bid 1"],',
        '[0,"bid 1"],',
        '[1,"bid 2"],',
        '[0,"bid 2"],',
        '[1,"bid 3"],',
        '[0,"bid 3"]',
    ]
    assert text.endswith("}\n")


def test_a_record_says_what_was_played() -> None:
    made = match(ties="carry")
    assert (made.tablee, made.title, made.edition, made.version) == (1, "goofspiel", "base", 1)
    assert made.options == {"cards": 3, "order": "shuffled", "ties": "carry", "prize": "open"}
    assert made.seed == SEED.hex()
    assert made.result == [0, 0]


def test_a_missing_file_is_unreadable(tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        with pytest.raises(Problem) as caught:
            record.read(path)
        assert caught.value.name == "unreadable-file"
        assert caught.value.facts["path"] == path


def test_a_file_that_cannot_be_written_is_a_problem(tmp_path: Path) -> None:
    with pytest.raises(Problem) as caught:
        record.save(match(), tmp_path / "no-such-folder" / "match.json")
    assert caught.value.name == "unwritable-file"


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"no json",
        b"[]",
        b"{}",
        record.encode(match())[:-5],
        record.encode(match()).replace(b"Ana", b"\xff"),
        record.encode(match()).replace(b'"title"', b'"name"'),
        record.encode(match()).replace(b'"version": 1', b'"version": "1"'),
        record.encode(match()).replace(b'[1,"bid 1"]', b'[1,"bid 1",2]').replace(b"[1,", b'["1",'),
    ],
    ids=["empty", "no-json", "list", "nothing", "cut", "coding", "field", "text-version", "answer"],
)
def test_a_file_that_is_no_record_is_bad(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(content)
    with pytest.raises(Problem) as caught:
        record.read(path)
    assert caught.value.name == "bad-record"


def test_a_file_of_another_format_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    record.save(but(tablee=2), path)
    with pytest.raises(Problem) as caught:
        record.read(path)
    assert caught.value.name == "other-format"
    assert caught.value.facts == {"path": path, "format": 2, "known": 1}


# --- playing again ----------------------------------------------------------------------------


def test_a_match_is_played_again_position_by_position() -> None:
    positions = record.replay(match())
    answers = [sum(player.answers for player in s.seats) for s in positions]
    assert answers == [0, 1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("ties", ["discard", "carry"])
@pytest.mark.parametrize("order", ["shuffled", "ascending"])
@pytest.mark.parametrize("prize", ["open", "hidden"])
def test_a_true_record_is_verified(ties: str, order: str, prize: str) -> None:
    made = match(ties=ties, order=order, prize=prize)
    last = record.verify(made)
    assert last.over()
    assert made.game().digest(last) == made.digest


def test_a_match_that_was_broken_off_is_verified() -> None:
    game = make("goofspiel", 2, cards=3)
    s = game.deal(SEED)
    s.apply(1, 2)
    made = record.write(game, SEED, ["Ana", "Bob"], [(1, 2)], s)
    assert record.verify(made).acting() == (0,)


def test_the_seed_hash_fixes_the_seed_and_the_game() -> None:
    games = [
        make("goofspiel", 2),
        make("goofspiel", 3),
        make("goofspiel", 2, cards=12),
        make("goofspiel", 2, ties="carry"),
    ]
    hashes = {record.seed_hash(game, seed) for game in games for seed in (SEED, b"other")}
    assert len(hashes) == 8
    assert record.seed_hash(make("goofspiel", 2), SEED) in hashes


def test_the_seed_hash_is_the_same_on_every_machine() -> None:
    expected = "dfcffe7465f133963e3ea33c7ca068f778c7cf5d098972166a34494671216e0d"
    assert record.seed_hash(make("goofspiel", 2), SEED) == expected


# --- faults -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", ["xyz", "123", "", "00" * 65])
def test_a_seed_that_is_none_is_found(seed: str) -> None:
    problem = problem_with(but(seed=seed))
    assert (problem.name, problem.facts) == ("bad-seed", {"seed": seed})


def test_another_hash_of_the_seed_is_found() -> None:
    assert problem_with(but(seed_hash="0" * 64)).name == "seed-hash-differs"


def test_other_rules_are_found() -> None:
    problem = problem_with(but(version=99))
    assert problem.name == "other-rules"
    assert problem.facts == {"title": "goofspiel", "version": 99, "known": 1}


@pytest.mark.parametrize("seat", [-1, 2])
def test_an_answer_of_no_seat_is_found(seat: int) -> None:
    answers = [*match().answers[:2], Answer(seat, "bid 1")]
    problem = problem_with(but(answers=answers))
    # Problems are told to people, who count seats from 1.
    assert (problem.name, problem.facts) == ("bad-answer-seat", {"number": 3, "seat": seat + 1})


@pytest.mark.parametrize(
    ("seat", "action", "reason"),
    [(1, "bid 1", "played"), (1, "bid 13", "no-such-card"), (1, "wait", "no-such-card")],
)
def test_an_answer_that_was_not_offered_is_found(seat: int, action: str, reason: str) -> None:
    answers = [*match().answers[:2], Answer(seat, action)]
    problem = problem_with(but(answers=answers))
    assert problem.name == "bad-answer"
    assert problem.facts == {"number": 3, "seat": seat + 1, "action": action, "reason": reason}


def test_an_answer_of_a_seat_that_was_not_asked_is_found() -> None:
    problem = problem_with(but(answers=[Answer(1, "bid 1"), Answer(1, "bid 2")]))
    assert (problem.name, problem.facts["reason"]) == ("bad-answer", "not-asked")


def test_an_answer_that_is_no_action_is_found() -> None:
    problem = problem_with(but(answers=[Answer(0, "bid 99")]))
    assert (problem.name, problem.facts) == ("bad-answer-text", {"number": 1, "action": "bid 99"})


def test_another_result_is_found() -> None:
    problem = problem_with(but(result=[1, 0]))
    assert problem.name == "result-differs"
    assert problem.facts == {"found": [0, 0], "recorded": [1, 0]}


def test_another_last_position_is_found() -> None:
    problem = problem_with(but(digest="0" * 32))
    assert (problem.name, problem.facts["recorded"]) == ("digest-differs", "0" * 32)


def test_a_match_cut_short_is_found() -> None:
    assert problem_with(but(answers=match().answers[:-1])).name == "digest-differs"


@pytest.mark.parametrize(
    ("changes", "name"),
    [
        ({"title": "chess"}, "unknown-title"),
        ({"edition": "gold"}, "bad-edition"),
        ({"players": ["Ana"]}, "bad-seats"),
        ({"options": {"colour": "red"}}, "unknown-option"),
        ({"options": {"cards": 99}}, "bad-option-value"),
        ({"options": {"seats": 3}}, "unknown-option"),
        ({"options": {"title": "chess"}}, "unknown-option"),
    ],
)
def test_a_game_that_cannot_be_played_is_found(changes: dict[str, Any], name: str) -> None:
    assert problem_with(but(**changes)).name == name
