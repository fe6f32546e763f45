"""A catalogue as a tree: which keys it has, and which variables the sentence of a key uses."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from tablee.words import LANGUAGES


class Used(Visitor):
    """The variables and the other messages that a sentence uses, wherever in it they stand."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.keys: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (fluent)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (fluent)
        self.keys.add(key(node.id.name, node.attribute))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 (fluent)
        self.keys.add(f"-{key(node.id.name, node.attribute)}")  # a term sees no variables of ours


class Catalogue:
    """All sentences of one file, by `key`, `key.attribute` and `-term`."""

    def __init__(self, text: str) -> None:
        self.junk: list[str] = []
        self.used: dict[str, Used] = {}
        self.count: Counter[str] = Counter()
        for entry in parse(text).body:
            if isinstance(entry, ast.Junk):
                self.junk.append((entry.content or "").strip().splitlines()[0])
            elif isinstance(entry, ast.Message):
                self.add(entry.id.name, entry)
            elif isinstance(entry, ast.Term):
                self.add(f"-{entry.id.name}", entry)

    def add(self, name: str, entry: ast.Message | ast.Term) -> None:
        if entry.value is not None:
            self.note(name, entry.value)
        for attribute in entry.attributes:
            self.note(f"{name}.{attribute.id.name}", attribute.value)

    def note(self, name: str, pattern: ast.Pattern) -> None:
        used = Used()
        used.visit(pattern)
        self.used[name] = used
        self.count[name] += 1

    def all_keys(self) -> set[str]:
        return set(self.used)

    def variables(self, name: str) -> set[str]:
        """The variables of a sentence, and of those it is made of."""
        used = self.used[name]
        inner = [self.variables(other) for other in used.keys if not other.startswith("-")]
        return used.variables.union(*inner)

    def inner(self) -> set[str]:
        """The keys that other sentences use."""
        return set().union(*[used.keys for used in self.used.values()])


def key(name: str, attribute: ast.Identifier | None) -> str:
    return name if attribute is None else f"{name}.{attribute.name}"


def read(folder: Path) -> dict[str, Catalogue]:
    """The catalogues of a folder by their languages."""
    texts = {code: (folder / f"{code}.ftl").read_text(encoding="utf-8") for code in LANGUAGES}
    return {code: Catalogue(text) for code, text in texts.items()}


def form_faults(folder: Path) -> list[str]:
    """Lines that Fluent cannot read, and would drop without a word; keys that stand twice."""
    faults = []
    for code, catalogue in read(folder).items():
        faults += [f"{code}: unreadable: {line}" for line in catalogue.junk]
        faults += [f"{code}: twice: {name}" for name, times in catalogue.count.items() if times > 1]
    return faults


def language_faults(folder: Path) -> list[str]:
    """Keys that one language has and another has not."""
    catalogues = read(folder)
    everything = set().union(*[catalogue.all_keys() for catalogue in catalogues.values()])
    return [
        f"{code}: missing: {name}"
        for code, catalogue in catalogues.items()
        for name in sorted(everything - catalogue.all_keys())
    ]
