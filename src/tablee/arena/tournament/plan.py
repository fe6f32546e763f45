"""The file of a tournament: read, checked word by word, and made into meetings."""

from __future__ import annotations

import re
import shutil
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations, product
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from tablee.arena.matchup import Matchup, Player, Program, among, read_player, sides
from tablee.bots.bot import Budget
from tablee.engine.game import Game, OptionValue
from tablee.engine.problems import Problem
from tablee.engine.titles import Title, find, make_with, pin_edition
from tablee.engine.workshop import is_folder

NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9.+-]{0,39}")
"""What an entrant can be called: it becomes part of file names."""

UNKNOWN_KEY: Final = re.compile(r"unknown field `(.*)`")

LARGEST_MARGIN: Final = 0.5

Field = Literal["pairs", "mixed"]

# --- as it is written -------------------------------------------------------------------------


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Part of the file; a key that means nothing is a mistake."""


class TableEntry(Strict, frozen=True):
    """What is played: every number of seats with every combination of options."""

    title: str
    seats: int | list[int]
    edition: str = "base"
    options: dict[str, OptionValue | list[OptionValue]] = {}
    games: int | None = None


class EntrantEntry(Strict, frozen=True):
    """Who plays: a bot, a level, or a program by its command."""

    name: str | None = None
    bot: str | None = None
    level: int | None = None
    style: str | None = None
    version: int | None = None
    iterations: int | None = None
    seconds: float | None = None
    command: list[str] | None = None
    timeout: float | None = None
    start_timeout: float | None = None
    restarts: int | None = None


class StopEntry(Strict, frozen=True):
    """Play only until it is clear who is ahead, or that the lead is smaller than this."""

    margin: float = 0.05


class FileEntry(Strict, frozen=True):
    """The whole file."""

    table: list[TableEntry]
    entrant: list[EntrantEntry]
    games: int = 100
    seed: str = "tournament"
    field: Field = "pairs"
    stop: StopEntry | None = None


OF_BOTS: Final = ("style", "iterations", "seconds")
OF_PROGRAMS: Final = ("timeout", "start_timeout", "restarts")

ANSWER_TIME: Final = 10.0
START_TIME: Final = 30.0
RESTARTS: Final = 3

# --- as it is played --------------------------------------------------------------------------


class Table(msgspec.Struct, frozen=True):
    """One game that is played."""

    title: str
    rules: int
    edition: str
    seats: int
    options: dict[str, OptionValue]
    games: int
    """For everybody who meets here, at most."""

    def game(self) -> Game[Any]:
        return make_with(self.title, self.seats, self.edition, self.options)


class Meeting(msgspec.Struct, frozen=True):
    """Some entrants at a table; both by their numbers."""

    table: int
    who: tuple[int, ...]
    matchup: Matchup


class Plan(msgspec.Struct, frozen=True):
    """A tournament that can be played."""

    name: str
    seed: str
    field: Field
    margin: float | None
    """From which lead on it matters who is ahead, if that decides the end."""
    entrants: list[str]
    tables: list[Table]
    meetings: list[Meeting]


def read(path: Path) -> Plan:
    """The plan in a file; a Problem that names the key if it cannot be played."""
    entry = parsed(path)
    folder = path.parent
    with at(path, "games"):
        check_games(entry.games)
    with at(path, "stop.margin"):
        check_margin(entry.stop)
    tables = [
        table
        for number, each in enumerate(entry.table)
        for table in tables_of(path, number, each, entry.games)
    ]
    with at(path, "table"):
        if not tables:
            raise Problem("no-tables")
    names = names_of(path, entry.entrant)
    players = [
        [
            player_of(path, number, each, table.title, folder)
            for number, each in enumerate(entry.entrant)
        ]
        for table in tables
    ]
    for own in players:
        check_twins(path, own)
    with at(path, "seed"):
        meetings = list(meetings_of(path, entry, tables, players))
    margin = None if entry.stop is None else entry.stop.margin
    return Plan(path.stem, entry.seed, entry.field, margin, names, tables, meetings)


def parsed(path: Path) -> FileEntry:
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeError, tomllib.TOMLDecodeError) as error:
        raise Problem("bad-toml", path=path, fault=error) from error
    try:
        return msgspec.convert(data, FileEntry)
    except msgspec.ValidationError as error:
        fault, _, where = str(error).partition(" - at `$")
        key = where.strip(".`")
        unknown = UNKNOWN_KEY.search(fault)
        if unknown:
            whole = ".".join(filter(None, [key, unknown[1]]))
            raise Problem("unknown-tournament-key", path=path, key=whole) from error
        raise Problem("bad-tournament", path=path, key=key or "-", why=fault) from error


@contextmanager
def at(path: Path, key: str) -> Iterator[None]:
    """Say of a Problem in which file it is, and at which key."""
    try:
        yield
    except Problem as problem:
        if problem.name == "bad-tournament":
            raise
        raise Problem("bad-tournament", path=path, key=key, why=problem) from problem


def check_games(games: int | None) -> None:
    if games is not None and games < 1:
        raise Problem("too-few-games", games=games)


def check_margin(stop: StopEntry | None) -> None:
    if stop is not None and not 0 < stop.margin <= LARGEST_MARGIN:
        raise Problem("bad-margin", margin=stop.margin)


# --- tables -----------------------------------------------------------------------------------


def tables_of(path: Path, number: int, entry: TableEntry, games: int) -> Iterator[Table]:
    """One for every number of seats and every combination of options."""
    key = f"table[{number}]"
    with at(path, f"{key}.games"):
        check_games(entry.games)
    with at(path, f"{key}.title"):
        title = find(entry.title)
    wishes = {
        name: value if isinstance(value, list) else [value] for name, value in entry.options.items()
    }
    for seats in entry.seats if isinstance(entry.seats, list) else [entry.seats]:
        with at(path, f"{key}.seats"):
            if seats not in title.seats:
                title.make(seats, title.editions[0], {})
        with at(path, f"{key}.edition"):
            edition = edition_from(path, title, entry.edition)
        for values in product(*wishes.values()):
            options = dict(zip(wishes, values, strict=True))
            with at(path, f"{key}.options"):
                game = make_with(title.name, seats, edition, options)
            played = games if entry.games is None else entry.games
            yield Table(title.name, game.version, edition, seats, game.options, played)


def edition_from(path: Path, title: Title, edition: str) -> str:
    """The edition as other processes are told of it; a folder is looked for beside the file."""
    if is_folder(edition):
        return pin_edition(title.name, str(path.parent / Path(edition).expanduser()))
    if edition not in title.known_editions():
        raise title.no_edition(edition)
    return edition


# --- entrants ---------------------------------------------------------------------------------


def names_of(path: Path, entries: list[EntrantEntry]) -> list[str]:
    """What everybody is called: as they wish, or by what they are."""
    with at(path, "entrant"):
        if len(entries) < 2:
            raise Problem("too-few-entrants", count=len(entries))
    names: list[str] = []
    for number, entry in enumerate(entries):
        with at(path, f"entrant[{number}].name"):
            name = entry.name or usual_name(entry)
            if not NAME.fullmatch(name):
                raise Problem("bad-entrant-name", entrant=name)
            if name in names:
                raise Problem("entrant-name-twice", entrant=name)
        names.append(name)
    return names


def usual_name(entry: EntrantEntry) -> str:
    kind = bot_of(entry) or "program"
    limits = [str(entry.iterations)] if entry.iterations else []
    limits += [f"{entry.seconds:g}s"] if entry.seconds else []
    return "-".join([kind, *limits])


def bot_of(entry: EntrantEntry) -> str:
    name = f"level-{entry.level}" if entry.level is not None else entry.bot or ""
    return f"{name}+{entry.style}" if entry.style else name


def player_of(path: Path, number: int, entry: EntrantEntry, title: str, folder: Path) -> Player:
    """Who that is in a title; a Problem unless it can play it."""
    key = f"entrant[{number}]"
    with at(path, key):
        given = [each for each in ("bot", "level", "command") if getattr(entry, each) is not None]
        if len(given) != 1:
            raise Problem("entrant-is-one-thing", count=len(given))
    check_fitting(path, key, entry, OF_PROGRAMS if entry.command is None else OF_BOTS)
    check_amounts(path, key, entry)
    if entry.command is not None:
        return program_of(path, key, entry, folder)
    version = "" if entry.version is None else f"@{entry.version}"
    with at(path, f"{key}.{given[0]}"):
        if "/" in bot_of(entry) or "@" in bot_of(entry):
            raise Problem("bot-by-name-only", bot=bot_of(entry))
        read_player(bot_of(entry), title, Budget())
    with at(path, f"{key}.version"):
        return read_player(
            f"{bot_of(entry)}{version}", title, Budget(entry.iterations, entry.seconds)
        )


def check_fitting(path: Path, key: str, entry: EntrantEntry, others: tuple[str, ...]) -> None:
    for name in others:
        with at(path, f"{key}.{name}"):
            if getattr(entry, name) is not None:
                raise Problem("key-of-another-kind", setting=name)


def check_amounts(path: Path, key: str, entry: EntrantEntry) -> None:
    for name in ("iterations", "seconds", "timeout", "start_timeout"):
        value = getattr(entry, name)
        with at(path, f"{key}.{name}"):
            if value is not None and not 0 < value < float("inf"):
                raise Problem("not-above-zero", value=value)
    for name in ("restarts", "version"):
        value = getattr(entry, name)
        with at(path, f"{key}.{name}"):
            if value is not None and value < 0:
                raise Problem("below-zero", value=value)


def program_of(path: Path, key: str, entry: EntrantEntry, folder: Path) -> Player:
    command = entry.command or []
    with at(path, f"{key}.command"):
        if not command or not found(command[0], folder):
            raise Problem("no-such-program", program=" ".join(command[:1]))
    program = Program(
        command=tuple(command),
        timeout=ANSWER_TIME if entry.timeout is None else entry.timeout,
        start_timeout=START_TIME if entry.start_timeout is None else entry.start_timeout,
        restarts=RESTARTS if entry.restarts is None else entry.restarts,
    )
    version = 1 if entry.version is None else entry.version
    return Player(f"{entry.name or usual_name(entry)}@{version}", program=program)


def found(program: str, folder: Path) -> bool:
    """Whether there is such a program: by its path from the folder, or where programs are."""
    return shutil.which(str(folder / program)) is not None or shutil.which(program) is not None


def check_twins(path: Path, players: list[Player]) -> None:
    """Two of the same would share their results."""
    texts = [player.text() for player in players]
    for number, text in enumerate(texts):
        with at(path, f"entrant[{number}]"):
            if text in texts[:number]:
                raise Problem("entrant-twice", text=text, other=texts.index(text))


# --- meetings ---------------------------------------------------------------------------------


def meetings_of(
    path: Path, entry: FileEntry, tables: list[Table], players: list[list[Player]]
) -> Iterator[Meeting]:
    """At every table everybody meets everybody; together, as many as there are sides."""
    for number, (table, own) in enumerate(zip(tables, players, strict=True)):
        game = table.game()
        for who in combinations(range(len(own)), together(path, entry.field, game, len(own))):
            matchup = among(game, table.edition, [own[each] for each in who], entry.seed)
            yield Meeting(number, who, matchup)


def together(path: Path, field: Field, game: Game[Any], entrants: int) -> int:
    """How many meet at once: where nobody is a rival, all of them, each alone on the same deals."""
    count = len(sides(game))
    if count == 1:
        return entrants
    if field == "pairs":
        return 2
    with at(path, "field"):
        if entrants < count:
            raise Problem("too-few-to-mix", title=game.title, needed=count, entrants=entrants)
    return count
