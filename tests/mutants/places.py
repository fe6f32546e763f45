"""Where the rules of a title can be broken, and which of these mutants are tried."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from cosmic_ray.ast import ast_nodes, get_ast

from tests.mutants.operators import FORGET, operators

DECLARATIONS: Final = ("actions.py", "components.py", "deductions.py", "layout.py", "messages.py")
"""Names and numbers of actions, components, fields and messages, and what only the contract uses.

Other tests look after them.
"""

FACTS: Final = ("minutes", "usual_seats")
"""What a title says about itself for the home page: estimates, and no rules."""

Span = tuple[int, int]


@dataclass(frozen=True)
class Mutant:
    """One way to break one place of a module."""

    module: str
    """The path below the title's package."""
    function: str
    """Dotted, with its class; at the top of a module what is assigned, or nothing."""
    line: int
    column: int
    operator: str
    occurrence: int
    """Which place of the module it is for its operator: so cosmic-ray finds it again."""
    text: str
    """The line as it is."""
    first: int
    last: int
    """The lines of the function, or of the statement if it is in none."""

    @property
    def id(self) -> str:
        return f"{self.module}:{self.line}:{self.column}:{self.operator}:{self.occurrence}"


class Outline:
    """What the parser of Python knows of a module: its functions, and what is no rule in it."""

    def __init__(self, source: str) -> None:
        self.functions: list[tuple[Span, str]] = []
        self.statements: list[tuple[Span, str]] = []
        self.no_rules: list[tuple[tuple[int, int], tuple[int, int]]] = []
        self.read(ast.parse(source), "")

    def read(self, node: ast.AST, name: str) -> None:
        for child in ast.iter_child_nodes(node):
            inner = name
            if isinstance(child, ast.ClassDef | ast.FunctionDef):
                inner = f"{name}.{child.name}" if name else child.name
            if isinstance(child, ast.FunctionDef):
                self.functions.append((lines(child), inner))
                self.leave_out(child.returns)
                if child.name == "__repr__":
                    self.leave_out(child)
            elif isinstance(child, ast.AnnAssign | ast.arg):
                self.leave_out(child.annotation)
            elif isinstance(child, ast.Assert):
                self.leave_out(child)
            elif isinstance(child, ast.keyword) and child.arg in FACTS:
                self.leave_out(child.value)
            if isinstance(child, ast.stmt):
                self.statements.append((lines(child), assigned(child)))
            self.read(child, inner)

    def leave_out(self, node: ast.expr | ast.stmt | None) -> None:
        if node is not None:
            end = (node.end_lineno or 0, node.end_col_offset or 0)
            self.no_rules.append(((node.lineno, node.col_offset), end))

    def is_rule(self, place: tuple[int, int]) -> bool:
        return not any(start <= place < end for start, end in self.no_rules)

    def function_at(self, line: int) -> tuple[Span, str]:
        """The innermost function, or the statement of a line that is in none."""
        for all_found in (self.functions, self.statements):
            around = [found for found in all_found if found[0][0] <= line <= found[0][1]]
            if around:
                return max(around)
        return (line, line), ""  # a decorator


def lines(node: ast.stmt) -> Span:
    return node.lineno, node.end_lineno or node.lineno


def assigned(node: ast.stmt) -> str:
    """The name that a statement gives to something, if it does."""
    targets = node.targets if isinstance(node, ast.Assign) else []
    if isinstance(node, ast.AnnAssign):
        targets = [node.target]
    return targets[0].id if targets and isinstance(targets[0], ast.Name) else ""


def no_rules(tests: Path) -> list[str]:
    """What a title says is no rule, a line for each: `module.py` and why."""
    path = tests / "no_rules.txt"
    return path.read_text("utf-8").splitlines() if path.exists() else []


def mutants_of(package: Path, tests: Path) -> list[Mutant]:
    """All mutants there are, in the order of the source."""
    left_out = {line.partition(" ")[0] for line in no_rules(tests)}
    found: list[Mutant] = []
    for path in sorted(package.rglob("*.py")):
        module = str(path.relative_to(package))
        if path.name not in DECLARATIONS and module not in left_out:
            found += mutants_in(path.read_text("utf-8"), module)
    return [mutant for mutant in found if mutant.function != "VERSION"]


def mutants_in(source: str, module: str) -> list[Mutant]:
    outline = Outline(source)
    nodes = list(ast_nodes(get_ast(source)))
    text = source.splitlines()
    found = []
    for name, operator in operators().items():
        places = [start for node in nodes for start, _ in operator.mutation_positions(node)]
        for occurrence, (line, column) in enumerate(places):
            span, function = outline.function_at(line)
            made = function.endswith("__init__") and name == FORGET  # a constructor only stores
            if outline.is_rule((line, column)) and not made:
                here = text[line - 1].strip()
                found.append(Mutant(module, function, line, column, name, occurrence, here, *span))
    return sorted(found, key=in_source)


def in_source(mutant: Mutant) -> tuple[str, int, int, str, int]:
    return mutant.module, mutant.line, mutant.column, mutant.operator, mutant.occurrence


def sample(mutants: list[Mutant], count: int) -> list[Mutant]:
    """Every place is as likely as any other, however many ways there are to break it.

    The same source gives the same sample, a smaller one is part of a larger one, and a change of
    one function leaves the sample of all others as it was.
    """
    drawn: list[tuple[int, bytes, Mutant]] = []
    seen: dict[tuple[str, ...], int] = {}
    places: dict[tuple[str, int, int], list[tuple[bytes, Mutant]]] = {}
    for mutant in sorted(mutants, key=in_source):
        name = (Path(mutant.module).name, mutant.function, mutant.text, mutant.operator)
        seen[name] = seen.get(name, 0) + 1
        lot = sha256(repr((name, seen[name])).encode()).digest()
        places.setdefault((mutant.module, mutant.line, mutant.column), []).append((lot, mutant))
    for ways in places.values():
        ways.sort(key=lambda way: way[0])
        first = sha256(ways[0][0]).digest()
        drawn += [(again, first, mutant) for again, (_, mutant) in enumerate(ways)]
    drawn.sort(key=lambda lot: lot[:2])
    return [mutant for _, _, mutant in drawn[:count]]
