"""The quick way: in a child of a process that has imported and collected everything.

The child exchanges the code of one function and runs the tests, the likely ones first. Only what
is run while modules are imported has to be tried in a process that imports everything anew.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from inspect import unwrap
from types import CodeType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from tests.mutants.children import allow
from tests.mutants.places import Mutant


class Warm:
    """A pytest plugin: does some other work instead of running the tests."""

    def __init__(self, work: Callable[[], None]) -> None:
        self.work = work
        self.items: dict[str, pytest.Item] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for item in session.items:
            self.items[item.nodeid] = item
        self.work()
        return True

    def first_failure(self, tests: list[str], limits: dict[str, float]) -> str:
        """In a child: the first of these tests that fails, or nothing."""
        for test in tests:
            allow(limits[test])
            reports = runtestprotocol(self.items[test], log=False, nextitem=None)
            if any(report.failed for report in reports):
                return test
        return ""


def exchange(dotted: str, mutant: Mutant, broken: str) -> bool:
    """Give the function of a mutant its broken code; False where that cannot be done."""
    place: Any = sys.modules.get(dotted)
    for part in mutant.function.split("."):
        place = vars(place).get(part) if hasattr(place, "__dict__") else None
        place = unwrap(getattr(place, "fget", None) or getattr(place, "__func__", place))
        if isinstance(place, FunctionType):
            code = find_code(compile(broken, dotted, "exec", dont_inherit=True), place.__qualname__)
            if code is None or code.co_freevars != place.__code__.co_freevars:
                return False
            place.__code__ = code
            return True
    return False


def find_code(code: CodeType, name: str) -> CodeType | None:
    if code.co_qualname == name:
        return code
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            found = find_code(inner, name)
            if found is not None:
                return found
    return None
