"""What is kept of a trial: raw results below build/, and the survivors in the repository."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

import msgspec

from tests.mutants.places import DECLARATIONS, FACTS
from tests.mutants.trial import Result

OPEN: Final = "not judged yet"


class Survivor(msgspec.Struct):
    """A mutant that no test noticed, and why that is."""

    module: str
    function: str
    line: int
    operator: str
    before: list[str]
    after: list[str]
    why: str = OPEN

    def name(self) -> tuple[str, ...]:
        """By this it is known again when lines have moved or modules have."""
        return (Path(self.module).name, self.function, *self.before, "->", *self.after)


class Kept(msgspec.Struct):
    """The review of a title: the numbers of the last trial, and all that survived it."""

    title: str
    left_out: list[str]
    """What the title says is no rule."""
    places: int
    mutants: int
    tried: int
    killed: int
    survivors: list[Survivor]


class Results:
    """A line for each mutant that was tried, written at once: a trial can go on where it ended."""

    def __init__(self, path: Path, digest: str, tests_added: bool) -> None:
        self.path = path
        self.found: dict[str, Result] = {}
        if path.exists():
            self.read()
            if path.read_text("utf-8").partition("\n")[0] == digest:
                return
        killed = [result for result in self.found.values() if result.killed and tests_added]
        self.found = {result.id: result for result in killed}
        lines = [digest.encode(), *[msgspec.json.encode(result) for result in killed]]
        path.write_bytes(b"\n".join(lines) + b"\n")

    def read(self) -> None:
        for line in self.path.read_bytes().splitlines()[1:]:
            result = msgspec.json.decode(line, type=Result)
            self.found[result.id] = result

    def add(self, result: Result) -> None:
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")
        tell(result)


def tell(result: Result) -> None:
    where = f"{result.module}:{result.line} {result.function}"
    if result.killed:
        print(f"killed   {where}  by {result.by.rpartition('/')[2]}", flush=True)
        return
    change = " ".join(["-", *result.before, "+", *result.after])
    print(f"SURVIVED {where}  {change}", flush=True)


def read(path: Path) -> list[Survivor]:
    """The survivors of the last trial."""
    return msgspec.json.decode(path.read_bytes(), type=Kept).survivors if path.exists() else []


def keep(path: Path, kept: Kept, known: Path) -> None:
    """Write a review and its page; what is known of a survivor stays with it."""
    whys = {survivor.name(): survivor.why for survivor in read(known)}
    for survivor in kept.survivors:
        survivor.why = whys.get(survivor.name(), survivor.why)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")
    path.with_suffix(".md").write_text(page(kept), "utf-8")


def survivor(result: Result) -> Survivor:
    return Survivor(
        result.module, result.function, result.line, result.operator, result.before, result.after
    )


def share(killed: int, tried: int) -> str:
    return f"{100 * killed / max(1, tried):.1f} %"


def page(kept: Kept) -> str:
    """The review, to be read."""
    kinds = Counter(survivor.why.partition(":")[0] for survivor in kept.survivors)
    lines = [
        f"# Mutants of {kept.title}",
        "",
        f"**{kept.killed} of {kept.tried} killed: {share(kept.killed, kept.tried)}.** Written by "
        f"`make mutants TITLE={kept.title} N={kept.tried}`; only what follows *why* is by hand, in "
        f"the `.json` beside this page.",
        "",
        f"The rules have {kept.places} places that can be broken in {kept.mutants} ways. A sample "
        "takes places evenly, one way for each. Tried are cosmic-ray's operators and the removal "
        "of a statement, against the tests of the title's rules alone, without golden records.",
        "",
        f"Left out: {', '.join(f'`{name}`' for name in DECLARATIONS)} (declarations), annotations, "
        "texts, `VERSION`, `__repr__`, assertions, what a constructor stores, `is` for `==`, and "
        f"estimates for the home page ({', '.join(f'`{name}`' for name in FACTS)}).",
        *[f"`{line.partition(' ')[0]}`: {line.partition(' ')[2]}." for line in kept.left_out],
        "",
    ]
    if kept.survivors:
        lines += [
            "Survivors: " + ", ".join(f"{n} {kind}" for kind, n in kinds.most_common()) + ".",
            "",
        ]
    for one in sorted(kept.survivors, key=lambda one: (one.module, one.line, one.operator)):
        where = f"{one.module}:{one.line}" + (f", `{one.function}`" if one.function else "")
        lines += [f"## {where}", "", "```diff"]
        lines += [f"- {line}" for line in one.before] + [f"+ {line}" for line in one.after]
        lines += ["```", "", f"*Why:* {one.why}", ""]
    return "\n".join(lines).rstrip() + "\n"
