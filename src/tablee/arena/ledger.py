"""Results on disk: a file for each match-up, a line for each block, appended as they come.

The first line says what is played, the second how those who meet behave (`arena/behaviour.py`).
Other work in numbered pieces is kept in the same way: a `Book` of what it is and its pieces.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

import msgspec

from tablee.arena.behaviour import mark
from tablee.arena.block import Block
from tablee.arena.matchup import Matchup, Player
from tablee.arena.outside import NOWHERE, Surroundings
from tablee.engine.game import Game
from tablee.engine.problems import Problem

SUFFIX: Final = ".jsonl"


class Subject(Protocol):
    """What is played: it names the file, and those who play."""

    def name(self) -> str: ...
    def game(self) -> Game[Any]: ...
    def players(self) -> tuple[Player, ...]: ...


class Piece(Protocol):
    """What a line holds."""

    @property
    def number(self) -> int: ...


M = TypeVar("M", bound=Subject)
B = TypeVar("B", bound=Piece)


class Book(Generic[M, B]):
    """The blocks of one match-up that are known so far, in order and without gaps."""

    def __init__(self, path: Path, matchup: M, marks: list[str], blocks: list[B]) -> None:
        self.path = path
        self.matchup = matchup
        self.marks = marks
        """How those who meet behave; none before anything was played."""
        self.blocks = blocks

    def append(self, block: B) -> None:
        assert block.number == len(self.blocks), "blocks come in order"
        self.write(block)
        self.blocks.append(block)

    def write(self, line: object) -> None:
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")

    def go_on(self, around: Surroundings = NOWHERE) -> None:
        """Make sure that those who have played so far are those who are here."""
        game = self.matchup.game()
        found = [mark(game, player, around) for player in self.matchup.players()]
        if not self.marks:
            self.write(found)
            self.marks = found
        for player, before, now in zip(self.matchup.players(), self.marks, found, strict=True):
            if before != now:
                raise Problem("bot-has-changed", bot=player.bot, path=self.path)


Ledger = Book[Matchup, Block]


def opened(folder: Path, matchup: Matchup) -> Ledger:
    """The file of a match-up, to go on with; it is begun if it is not there."""
    return opened_book(folder, matchup, Block)


def opened_book(folder: Path, matchup: M, piece: type[B]) -> Book[M, B]:
    """The same of any work in pieces of this type."""
    path = folder / f"{matchup.name()}{SUFFIX}"
    if not path.exists() or not path.read_bytes().count(b"\n"):
        folder.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.encode(matchup) + b"\n")
    drop_unfinished_line(path)
    book = read_book(path, type(matchup), piece)
    if book.matchup != matchup:
        raise Problem("other-matchup", path=path)
    return book


def drop_unfinished_line(path: Path) -> None:
    """What was being written when the writer was killed is played again."""
    written = path.read_bytes()
    whole = written.rpartition(b"\n")[0] + b"\n"
    if whole != written:
        path.write_bytes(whole)


def read(path: Path) -> Ledger:
    return read_book(path, Matchup, Block)


def read_book(path: Path, subject: type[M], piece: type[B]) -> Book[M, B]:
    """What a file holds; of what two writers have added, the first."""
    try:
        header, *lines = path.read_bytes().rpartition(b"\n")[0].split(b"\n")
        matchup = msgspec.json.decode(header, type=subject)
        marks: list[str] = []
        found: dict[int, B] = {}
        for line in lines:
            if line.startswith(b"["):
                marks = marks or msgspec.json.decode(line, type=list[str])
            else:
                entry = msgspec.json.decode(line, type=piece)
                found.setdefault(entry.number, entry)
    except msgspec.MsgspecError as error:
        raise Problem("bad-results", path=path, fault=error) from error
    return Book(path, matchup, marks, list(in_order(found)))


def in_order(found: dict[int, B]) -> Iterator[B]:
    for number in range(len(found)):
        if number not in found:
            return
        yield found[number]


def all_of(folder: Path, title: str | None = None) -> list[Ledger]:
    """Every match-up in a folder, or those of a title, by name."""
    ledgers = [read(path) for path in sorted(folder.glob(f"*{SUFFIX}"))]
    return [each for each in ledgers if title in (None, each.matchup.title)]
