"""Writes the client's TypeScript types: of all that goes over the wire, and of every title's views.

Run it after a change of `server/schemas` or of a game's layout. With `--check` it writes nothing
and fails if the files are not what it would write.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

import tablee.games  # noqa: F401  (registers the titles)
from tablee.bots.bot import Reason
from tablee.engine.decision import Choice, Decision, Grouped, Score
from tablee.engine.differences import Difference
from tablee.engine.editions import GroupOrigins, ItemOrigins
from tablee.engine.fields import GRID, MANY, ONE, SET, Field, Kind
from tablee.engine.game import OptionValue
from tablee.engine.titles import TITLES, Title
from tablee.review import Judged, Moment, Review
from tablee.server import schemas
from tablee.server.schemas import (
    guides,
    hints,
    live,
    matches,
    mine,
    people,
    reach,
    reviews,
    tables,
    titles,
    values,
)

WEB: Final = Path(__file__).parent.parent / "web" / "src"

HEAD: Final = "// Written by scripts/make_types.py. Do not change it by hand.\n"

ANSWERS: Final = (
    people.Me,
    people.RecoveryCode,
    mine.Terms,
    titles.TitleInfo,
    titles.EditionInfo,
    tables.TableInfo,
    tables.SeatLink,
    matches.SeatView,
    matches.Refusal,
    matches.News,
    matches.ChatLine,
    matches.Fault,
    reviews.ReviewInfo,
    guides.GuideInfo,
    guides.GuideNote,
    guides.Firsts,
    hints.Hint,
    reach.Reach,
    *get_args(live.ToClient),
)
"""What the server sends: every field is there. What the client sends may leave out defaults."""

Struct = type[msgspec.Struct]


# --- the wire ----------------------------------------------------------------------------------


def wire() -> str:
    """The module `wire.ts`."""
    structs = wire_structs()
    sent = {name for answer in ANSWERS for name in reachable(answer)}
    parts = [HEAD, *aliases()]
    parts += [interface(struct, struct.__name__ in sent) for struct in structs]
    parts += [union("FromClient", live.FromClient), union("ToClient", live.ToClient)]
    return "\n".join(parts)


def wire_structs() -> list[Struct]:
    """Every struct of the wire, those of the engine first, in the order of their declaration."""
    own = schemas.structs().values()
    engine: list[Struct] = [Choice, Grouped, Decision, Score, ItemOrigins, GroupOrigins]
    return [*engine, Difference, Reason, Judged, Moment, Review, *own]


def named_literals() -> dict[str, tuple[object, ...]]:
    """The sets of words that have a name of their own."""
    return {
        name: get_args(found)
        for name, found in vars(values).items()
        if get_origin(found) is Literal
    }


def aliases() -> Iterator[str]:
    kinds = [SIMPLE[kind] for kind in get_args(OptionValue)]
    yield f"export type OptionValue = {' | '.join(kinds)};\n"
    for name, words in named_literals().items():
        yield f"export type {name} = {literal(words)};\n"


def union(name: str, structs: object) -> str:
    return (
        f"export type {name} =\n  | " + "\n  | ".join(s.__name__ for s in get_args(structs)) + ";\n"
    )


def interface(struct: Struct, sent: bool) -> str:
    """One struct. A tag is the field `type`, as msgspec writes it."""
    lines = [f"/** {summary(struct)} */"] if summary(struct) else []
    lines.append(f"export interface {struct.__name__} {{")
    tag = struct.__struct_config__.tag
    if tag is not None:
        lines.append(f"  type: {quoted(tag)};")
    types = get_type_hints(struct)
    for field in msgspec.structs.fields(struct):
        mark = "" if field.required or sent else "?"
        lines.append(f"  {field.encode_name}{mark}: {type_text(types[field.name])};")
    return "\n".join([*lines, "}\n"])


def summary(struct: Struct) -> str:
    """The first paragraph of what the class says of itself, on one line."""
    text = struct.__dict__.get("__doc__") or ""
    return " ".join(text.split("\n\n")[0].split())


def reachable(struct: Struct) -> set[str]:
    """The names of this struct and of all structs in it."""
    found: set[str] = set()
    todo: list[Any] = [struct]
    while todo:
        kind = todo.pop()
        todo += get_args(kind)
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            if kind.__name__ not in found:
                todo += get_type_hints(kind).values()
            found.add(kind.__name__)
    return found


def type_text(kind: Any) -> str:
    """A type of a field, in TypeScript."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is list:
        item = type_text(args[0])
        return f"({item})[]" if "|" in item else f"{item}[]"
    if origin is dict:
        return f"Record<{type_text(args[0])}, {type_text(args[1])}>"
    if origin is Literal:
        return literal_name(args)
    if origin in (UnionType, Union):
        return union_text(args)
    return SIMPLE[kind] if kind in SIMPLE else str(kind.__name__)


SIMPLE: Final[dict[Any, str]] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    NoneType: "null",
    object: "unknown",
}


def union_text(kinds: Sequence[Any]) -> str:
    if set(kinds) == set(get_args(OptionValue)):
        return "OptionValue"
    return " | ".join(type_text(kind) for kind in kinds)


def literal(words: Sequence[object]) -> str:
    return " | ".join(quoted(word) for word in words)


def literal_name(words: Sequence[object]) -> str:
    for name, named in named_literals().items():
        if set(named) == set(words):
            return name
    return literal(words)


def quoted(word: object) -> str:
    return "'" + str(word) + "'"


# --- titles --------------------------------------------------------------------------------------


def view(title: Title) -> str:
    """The module `view.ts` of a title: its records as a client sees them."""
    layout = next(title.all_games()).layout
    parts = [HEAD]
    parts.append(record("TableRecord", "The shared table.", layout.table_fields, []))
    own = ["asks: unknown[][];", "answers: number;"]
    parts.append(record("SeatRecord", "What belongs to one seat.", layout.player_fields, own))
    parts.append("/** `SeatView.table` of this title. */")
    parts.append("export interface View {\n  table: TableRecord;\n  seats: SeatRecord[];\n}\n")
    return "\n".join(parts)


def record(name: str, doc: str, fields: Sequence[Field], more: list[str]) -> str:
    lines = [f"{field.name}: {kind_text(field.kind)};" for field in fields] + more
    return "\n".join(
        [f"/** {doc} */", f"export interface {name} {{", *[f"  {line}" for line in lines], "}\n"]
    )


def kind_text(kind: Kind) -> str:
    """The form in which a field is saved; a set that is hidden as a whole is "?"."""
    one = "string" if kind.entity else "number"
    return {ONE: one, MANY: f"{one}[]", SET: f"{one}[] | '?'", GRID: f"{one}[][]"}[kind.shape]


# --- writing -----------------------------------------------------------------------------------


def files() -> dict[Path, str]:
    """Every file, with what should be in it."""
    result = {WEB / "lib" / "net" / "wire.ts": wire()}
    for name, title in TITLES.items():
        result[WEB / "games" / name / "view.ts"] = view(title)
    return result


def main() -> int:
    old = [
        path
        for path, text in files().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
    if "--check" in sys.argv[1:]:
        for path in old:
            print(f"{path} is not up to date: run scripts/make_types.py")
        return 1 if old else 0
    for path in old:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files()[path], encoding="utf-8")
        print(f"{path} is written.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
