"""Trying mutants: each in a child of its own, a few at a time."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import msgspec
import pytest
from cosmic_ray.mutating import mutate_code

from tests.mutants.baseline import FACTOR, Baseline
from tests.mutants.children import SILENT, Choice, Swap, allow, run_tests, start
from tests.mutants.operators import operators
from tests.mutants.places import Mutant
from tests.mutants.warm import Warm, exchange

SURVIVED: Final = 0
KILLED: Final = 1
UNTRIED: Final = 2

MEMORY: Final = 4 << 30
"""Bytes: the end of a mutant that collects things for ever."""

FINE: Final = (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)


class Result(msgspec.Struct):
    """What became of a mutant."""

    id: str
    module: str
    function: str
    line: int
    operator: str
    before: list[str]
    after: list[str]
    killed: bool
    by: str
    """The first test that failed, or what else ended it."""


class Trial:
    """A package of rules below a folder `src`, what its tests are like, and where logs go."""

    def __init__(self, package: Path, baseline: Baseline, folder: Path) -> None:
        self.package = package
        inside = len(package.parts) - package.parts[::-1].index("src")
        self.name = ".".join(package.parts[inside:])
        self.baseline = baseline
        self.folder = folder
        self.limits = baseline.limits()
        self.operators = operators()

    def run(self, mutants: list[Mutant], jobs: int, keep: Callable[[Result], None]) -> None:
        """Keep each result as it comes: first what can be tried quickly, then the rest."""
        quick: list[Mutant] = []
        slow: list[Mutant] = []
        for mutant in mutants:
            top = not mutant.function or self.baseline.makes_tables(mutant)
            (slow if top else quick).append(mutant)
        left = self.folder / "left.txt"
        left.write_text("", "utf-8")
        child = start(lambda: self.run_quickly(quick, jobs, keep, left), None, 0)
        os.waitpid(child, 0)
        ids = left.read_text("utf-8").splitlines()
        slow += [mutant for mutant in quick if mutant.id in ids]
        for mutant, status, by in self.each(slow, jobs, self.attempt):
            keep(self.told(mutant, status, by))

    def run_quickly(
        self, mutants: list[Mutant], jobs: int, keep: Callable[[Result], None], left: Path
    ) -> int:
        """In a child that has collected all tests. Notes what could not be tried so."""

        def work() -> None:
            for mutant, status, by in self.each(mutants, jobs, attempt):
                if os.WIFEXITED(status) and os.WEXITSTATUS(status) == UNTRIED:
                    with left.open("a", encoding="utf-8") as file:
                        file.write(mutant.id + "\n")
                else:
                    keep(self.told(mutant, status, by))

        def attempt(mutant: Mutant, broken: str, note: Path) -> int:
            if not exchange(self.dotted(mutant), mutant, broken):
                return UNTRIED
            groups = self.baseline.most_telling(mutant)
            tests = [test for group in groups for test in group]
            failed = warm.first_failure(tests, self.limits)
            note.write_text(failed, "utf-8")
            return KILLED if failed else SURVIVED

        warm = Warm(work)
        files = {test.partition("::")[0] for test in self.baseline.seconds}
        return run_tests(sorted(files), warm, SILENT)

    def each(
        self, mutants: list[Mutant], jobs: int, attempt: Callable[[Mutant, str, Path], int]
    ) -> Iterator[tuple[Mutant, int, str]]:
        """How each ended and what was noted, in the order in which they end."""
        waiting = list(reversed(mutants))
        free = list(range(jobs))
        running: dict[int, tuple[int, Mutant]] = {}
        while waiting or running:
            while waiting and free:
                slot, mutant = free.pop(), waiting.pop()
                running[self.begin(mutant, slot, attempt)] = slot, mutant
            child, status = os.wait()
            slot, mutant = running.pop(child)
            free.append(slot)
            yield mutant, status, self.note(slot).read_text("utf-8")

    def mutated(self, mutant: Mutant) -> tuple[str, str]:
        source = (self.package / mutant.module).read_text("utf-8")
        operator = self.operators[mutant.operator]
        return source, str(mutate_code(source, operator, mutant.occurrence))

    def note(self, slot: int) -> Path:
        return self.folder / f"killed-by-{slot}.txt"

    def begin(self, mutant: Mutant, slot: int, attempt: Callable[[Mutant, str, Path], int]) -> int:
        _, broken = self.mutated(mutant)
        note = self.note(slot)
        note.write_text("", "utf-8")
        return start(
            lambda: attempt(mutant, broken, note), self.folder / f"child-{slot}.log", MEMORY
        )

    def dotted(self, mutant: Mutant) -> str:
        """How the module of a mutant is imported."""
        parts = Path(mutant.module).with_suffix("").parts
        return ".".join([self.name, *[part for part in parts if part != "__init__"]])

    def attempt(self, mutant: Mutant, broken: str, note: Path) -> int:
        """In a child without our code: run the tests that are likely to notice, then all others."""
        sys.meta_path.insert(0, Swap(self.dotted(mutant), broken))
        for tests in self.baseline.most_telling(mutant):
            allow(FACTOR * self.baseline.collecting)
            choice = Choice(tests, self.limits)
            if run_tests(tests, choice) not in FINE:
                note.write_text(choice.failed or "it cannot be imported", "utf-8")
                return KILLED
        return SURVIVED

    def told(self, mutant: Mutant, status: int, by: str) -> Result:
        before, after = difference(*self.mutated(mutant))
        return Result(
            mutant.id,
            mutant.module,
            mutant.function,
            mutant.line,
            mutant.operator,
            before,
            after,
            killed=status != SURVIVED,
            by=by or how_it_ended(status),
        )


def how_it_ended(status: int) -> str:
    """When no test could tell."""
    if os.WIFSIGNALED(status):
        number = os.WTERMSIG(status)
        return "its time is up" if number == signal.SIGPROF else signal.Signals(number).name
    return "the end of the process" if status else ""


def difference(source: str, broken: str) -> tuple[list[str], list[str]]:
    """The lines that are not the same."""
    old, new = source.splitlines(), broken.splitlines()
    while old and new and old[0] == new[0]:
        del old[0], new[0]
    while old and new and old[-1] == new[-1]:
        del old[-1], new[-1]
    return [line.strip() for line in old], [line.strip() for line in new]
