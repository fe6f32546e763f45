"""The record of a match: a file that one can read, run again and verify."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from tablee.engine.chance import MOST_SEED_BYTES
from tablee.engine.fields import Data
from tablee.engine.game import Game, OptionValue, digest_of
from tablee.engine.problems import IllegalAction, Problem
from tablee.engine.state import State
from tablee.engine.titles import find

FORMAT = 1


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """One answer: who gave it, and the action as text."""

    seat: int
    action: str


class PlayedOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From an answer on, the players agreed to go on by a later version of the rules."""

    version: int
    answer: int
    """How many answers had been given before."""


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything needed to play the match again, and what came out of it."""

    tablee: int = FORMAT
    title: str
    edition: str
    version: int
    options: dict[str, OptionValue]
    players: list[str]
    """Who sat at each seat: a nickname, or a bot."""
    seed: str
    seed_hash: str
    """Published before the first answer, so that the deal can be shown to have been fixed."""
    answers: list[Answer]
    result: list[int]
    """The total of each seat."""
    digest: str
    """The fingerprint of the last position."""
    played_on: list[PlayedOn] = []
    """Empty if one version of the rules held from beginning to end."""
    begins: Data | None = None
    """The position from which it was played, if that was not the deal of the seed."""

    def game(self) -> Game[Any]:
        """The game that was played; a Problem if it is not the one of today's rules.

        What was played by several versions of the rules does not follow from the seed.
        """
        if self.played_on:
            last = self.played_on[-1]
            raise Problem(
                "played-on", version=self.version, later=last.version, number=last.answer + 1
            )
        game = find(self.title).make(len(self.players), self.edition, self.options)
        if game.version != self.version:
            raise Problem("other-rules", title=self.title, version=self.version, known=game.version)
        return game


def seed_hash(game: Game[Any], seed: bytes, begins: Data | None = None) -> str:
    """What is published at the start: it fixes the seed and the game, and tells neither.

    Of a match that does not begin with the deal, it fixes the position, too.
    """
    told = [game.title, game.edition, game.version, game.seats, game.options, seed.hex()]
    if begins is not None:
        told.append(digest_of(begins))
    return blake2b(msgspec.json.encode(told, order="sorted"), digest_size=32).hexdigest()


def parse_seed(text: str) -> bytes:
    """The seed that is written as hexadecimal digits."""
    try:
        seed = bytes.fromhex(text)
    except ValueError as error:
        raise Problem("bad-seed", seed=text) from error
    if not 1 <= len(seed) <= MOST_SEED_BYTES:
        raise Problem("bad-seed", seed=text)
    return seed


def write(
    game: Game[Any], seed: bytes, players: list[str], answers: list[tuple[int, int]], s: State[Any]
) -> Record:
    """The record of a match that has come to position `s` by these answers."""
    return Record(
        title=game.title,
        edition=game.edition,
        version=game.version,
        options=game.options,
        players=players,
        seed=seed.hex(),
        seed_hash=seed_hash(game, seed),
        answers=[Answer(seat, game.space.text(action)) for seat, action in answers],
        result=[score.total for score in game.scores(s)],
        digest=game.digest(s),
    )


def save(record: Record, path: Path) -> None:
    try:
        path.write_bytes(encode(record))
    except OSError as error:
        raise Problem("unwritable-file", path=path, fault=error.strerror) from error


def encode(record: Record) -> bytes:
    """The file: JSON, with one answer on each line."""
    head = msgspec.to_builtins(msgspec.structs.replace(record, answers=[]))
    if not record.played_on:
        del head["played_on"]
    if record.begins is None:
        del head["begins"]
    text = msgspec.json.format(msgspec.json.encode(head), indent=2).decode()
    lines = ",\n".join(f"    {msgspec.json.encode(answer).decode()}" for answer in record.answers)
    answers = f'"answers": [\n{lines}\n  ]' if lines else '"answers": []'
    return (text.replace('"answers": []', answers, 1) + "\n").encode()


def read(path: Path) -> Record:
    """The record in a file; a Problem that says what is wrong with it."""
    try:
        record = msgspec.json.decode(path.read_bytes(), type=Record)
    except OSError as error:
        raise Problem("unreadable-file", path=path, fault=error.strerror) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Problem("bad-record", path=path, fault=error) from error
    if record.tablee != FORMAT:
        raise Problem("other-format", path=path, format=record.tablee, known=FORMAT)
    return record


def replay(record: Record) -> Iterator[State[Any]]:
    """The position after the deal and after each answer. It is one position that goes on."""
    game = record.game()
    s = begun(game, parse_seed(record.seed), record.begins)
    yield s
    for number, answer in enumerate(record.answers, 1):
        if not 0 <= answer.seat < game.seats:
            raise Problem("bad-answer-seat", number=number, seat=answer.seat + 1)
        try:
            game.play(s, answer.seat, answer.action)
        except Problem as error:
            raise Problem("bad-answer-text", number=number, action=answer.action) from error
        except IllegalAction as error:
            raise Problem(
                "bad-answer",
                number=number,
                seat=answer.seat + 1,
                action=answer.action,
                reason=error.why.name,
            ) from error
        yield s


def begun(game: Game[Any], seed: bytes, begins: Data | None) -> State[Any]:
    """The position with which a match begins: as it is dealt, or one that was reached elsewhere."""
    if begins is None:
        dealt: State[Any] = game.deal(seed)
        return dealt
    s: State[Any] = game.load(begins)
    s.events = []
    return s


def verify(record: Record) -> State[Any]:
    """Play the match again; the last position if all is as the record says, else a Problem."""
    game = record.game()
    for s in replay(record):
        last = s
    if seed_hash(game, parse_seed(record.seed), record.begins) != record.seed_hash:
        raise Problem("seed-hash-differs")
    result = [score.total for score in game.scores(last)]
    if result != record.result:
        raise Problem("result-differs", found=result, recorded=record.result)
    if game.digest(last) != record.digest:
        raise Problem("digest-differs", found=game.digest(last), recorded=record.digest)
    return last
