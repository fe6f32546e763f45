"""The ways in which a rule is broken: those of cosmic-ray, and one of our own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from cosmic_ray.operators.operator import Example, Operator
from cosmic_ray.plugins import get_operator, operator_names
from parso.python.tree import Keyword

Position = tuple[tuple[int, int], tuple[int, int]]

FORGET: Final = "RemoveStatement"

SAME: Final = ("_Eq_Is", "_NotEq_IsNot")
"""For small numbers these change nothing, and the rules know only small numbers."""


class RemoveStatement(Operator):  # type: ignore[misc]  # cosmic-ray is not typed
    """Forgets something that is done: a call, or a change of what is not a local variable."""

    def mutation_positions(self, node: Any) -> Iterator[Position]:
        if node.type == "simple_stmt" and has_effect(node.children[0]):
            yield node.children[0].start_pos, node.children[0].end_pos

    def mutate(self, node: Any, index: int) -> Any:
        gone = node.children[0]
        prefix = gone.get_first_leaf().prefix
        node.children[0] = Keyword("pass", gone.start_pos, prefix)
        return node

    @classmethod
    def examples(cls) -> Sequence[Example]:
        return (Example("a()\n", "pass\n"), Example("a += 1\n", "pass\n"))


def has_effect(statement: Any) -> bool:
    if statement.type == "atom_expr":
        last = statement.children[-1]
        return bool(last.type == "trailer" and last.children[0].value == "(")
    if statement.type != "expr_stmt" or statement.children[1].type != "operator":
        return False
    target, sign = statement.children[:2]
    return bool(sign.value != "=" or target.type == "atom_expr")


def operators() -> dict[str, Operator]:
    """All that need no arguments, by name."""
    found = {FORGET: RemoveStatement()}
    for name in sorted(operator_names()):
        kind = get_operator(name)
        if not kind.arguments() and not name.endswith(SAME):
            found[name.partition("/")[2]] = kind()
    return found
