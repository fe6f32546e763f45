"""What the source says to people: the keys it asks for, and sentences that should not be there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from tablee.engine.messages import REFUSALS
from tests.words import ftl

DECLARED: Final = (
    "ask-",
    "verb-",
    "event-",
    "refusal-",
    "score-",
    "fact-",
    "field-",
    "option-",
    "problem-",
    "edition-",
    "edition-field-",
)
"""Keys that are made from a declaration; which of them there are, the declarations tell."""

OF_TITLES: Final = ("title", "tagline", "round-number")
"""Keys that the code asks for by name and that are in the catalogues of the titles."""

SENTENCE: Final = re.compile(r"[^\W\d_]+(?:[,;:.!?]? [^\W\d_]+){2}")
"""Three words in a row: what is not a key, a name or a format."""


class Saying(NamedTuple):
    """A key that the code asks for, with the names of what it gives for the sentence."""

    key: str
    given: frozenset[str]
    where: str


class Source:
    """All modules below a folder, each with its tree."""

    def __init__(self, folder: Path) -> None:
        self.trees = {
            str(path.relative_to(folder)): ast.parse(path.read_text(encoding="utf-8"))
            for path in sorted(folder.rglob("*.py"))
        }
        nodes = [node for tree in self.trees.values() for node in ast.walk(tree)]
        self.raised = {node.exc for node in nodes if isinstance(node, ast.Raise)}

    def calls(self, name: str) -> Iterator[tuple[ast.Call, str]]:
        """The calls of a function or method of this name that have arguments."""
        for path, tree in self.trees.items():
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and node.args and called(node) == name:
                    yield node, f"{path}:{node.lineno}"

    def sayings(self) -> list[Saying]:
        """Every key that stands in the code as it is, and `problem-<name>` of every Problem."""
        found = []
        for call, where in self.calls("say"):
            found += [Saying(key, keywords(call), where) for key in literals(call.args[0])]
        for call, where in self.calls("Problem"):
            names = literals(call.args[0]) or ["…"] * (call in self.raised)  # cannot be checked
            found += [Saying(f"problem-{name}", keywords(call), where) for name in names]
        return found

    def prefixes(self) -> set[str]:
        """How the keys begin that are put together in the code."""
        starts = {start(call.args[0]) for call, _ in self.calls("say")}
        return starts - {"", *DECLARED}


def called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def literals(node: ast.expr) -> list[str]:
    """The texts that an argument can be, if it says so itself."""
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def start(node: ast.expr) -> str:
    return "".join(literals(node.values[0])) if isinstance(node, ast.JoinedStr) else ""


def keywords(call: ast.Call) -> frozenset[str]:
    return frozenset(keyword.arg for keyword in call.keywords if keyword.arg is not None)


# --- the checks -------------------------------------------------------------------------------


def key_faults(folder: Path, catalogues: Path) -> list[str]:
    """Keys that the code asks for and nobody has, and keys that nobody asks for."""
    source = Source(folder)
    asked = {saying.key: saying.where for saying in source.sayings()}
    asked |= {f"refusal-{message.name}": "REFUSALS" for message in REFUSALS}
    prefixes = tuple(source.prefixes())
    faults = []
    for code, catalogue in ftl.read(catalogues).items():
        keys = catalogue.all_keys()
        missing = [key for key in asked if key not in keys and key not in OF_TITLES]
        faults += [f"{code}: no words: {key} ({asked[key]})" for key in missing]
        unused = {key for key in keys - asked.keys() if not key.startswith(prefixes)}
        faults += [f"{code}: unused: {key}" for key in sorted(unused - catalogue.inner())]
        vain = [prefix for prefix in prefixes if not any(key.startswith(prefix) for key in keys)]
        faults += [f"{code}: no words: {prefix}…" for prefix in vain]
    return faults


def given_faults(folder: Path, catalogues: Path) -> list[str]:
    """Variables that the code does not give to its sentence, and what it gives in vain."""
    sayings = Source(folder).sayings()
    faults = []
    for code, catalogue in ftl.read(catalogues).items():
        for key, given, where in sayings:
            used = catalogue.variables(key) if key in catalogue.all_keys() else given
            faults += [f"{code}: {key} is not given ${v} ({where})" for v in sorted(used - given)]
            faults += [f"{code}: {key} does not tell ${v} ({where})" for v in sorted(given - used)]
    return faults


def sentence_faults(folder: Path) -> list[str]:
    """Sentences in the code. Docstrings, assertions and errors for developers may have them."""
    return [
        f"{path}: {text}"
        for path, tree in Source(folder).trees.items()
        for text in texts(tree)
        if SENTENCE.search(text)
    ]


def texts(node: ast.AST) -> Iterator[str]:
    """All texts for people or machines below a node."""
    if isinstance(node, ast.JoinedStr):
        yield "".join("".join(literals(part)) or "…" for part in node.values)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    for child in ast.iter_child_nodes(node):
        if not (for_developers(child) or isinstance(node, ast.JoinedStr)):
            yield from texts(child)


def for_developers(node: ast.AST) -> bool:
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.Raise):
        return not (isinstance(node.exc, ast.Call) and called(node.exc) == "Problem")
    return isinstance(node, ast.Assert)
