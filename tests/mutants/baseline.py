"""The tests as they are: they pass, so long do they take, and these lines does each of them run."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import coverage
import msgspec
import pytest

from tests.mutants.children import run_tests, start
from tests.mutants.places import Mutant

FACTOR: Final = 10
"""A mutant may take so many times as long as the rules do."""


class Baseline(msgspec.Struct):
    """What a run without a mutant tells."""

    collecting: float
    """Seconds of the processor until the first test."""
    seconds: dict[str, float]
    """For every test, in the order of the run."""
    covers: dict[str, dict[int, list[int]]]
    """For every module and line the tests that run it, by their place in that order."""
    before: dict[str, list[int]]
    """For every module the lines that are run before the first test."""

    def limits(self) -> dict[str, float]:
        first = self.collecting  # the first one also makes what others find made
        return {test: FACTOR * seconds + first for test, seconds in self.seconds.items()}

    def makes_tables(self, mutant: Mutant) -> bool:
        """Whether what it does is done before the first test, when modules are imported."""
        body = range(mutant.first + 1, mutant.last + 1)
        return any(line in body for line in self.before.get(mutant.module, []))

    def most_telling(self, mutant: Mutant) -> list[list[str]]:
        """All tests in three groups: some that run the line, others near it, and the rest.

        The rest counts too: what is made once for all tests is run by the first of them alone.
        """
        tests = list(self.seconds)
        lines = self.covers.get(mutant.module, {})
        near = {
            test for line in range(mutant.first, mutant.last + 1) for test in lines.get(line, ())
        }
        there = set(lines.get(mutant.line, ()))
        order = sorted(range(len(tests)), key=lambda test: self.seconds[tests[test]])
        first = [tests[test] for test in order if test in there]
        few, others = first[:FEW], first[FEW:]
        others += [tests[test] for test in order if test in near - there]
        rest = [tests[test] for test in order if test not in near | there]
        return [group for group in (few, others, rest) if group]


FEW: Final = 20


class Watch:
    """A pytest plugin that notes time and lines of each test."""

    def __init__(self, lines: coverage.Coverage) -> None:
        self.lines = lines
        self.seconds: dict[str, float] = {}
        self.began = time.process_time()
        self.collecting = 0.0

    def pytest_collection_finish(self) -> None:
        self.collecting = time.process_time() - self.began

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.lines.switch_context(item.nodeid)
        began = time.process_time()
        result = yield
        self.seconds[item.nodeid] = time.process_time() - began
        return result


def measure(package: Path, tests: Path, folder: Path, digest: str) -> Baseline:
    """Run all tests once, in a child, and read what it noted; or what it noted of this source."""
    log = folder / "baseline.log"
    noted = folder / f"baseline-{digest[:16]}.json"
    if not noted.exists():
        child = start(lambda: watch(package, tests, noted), log, 0)
        _, status = os.waitpid(child, 0)
        if status:
            raise SystemExit(f"The tests fail without any mutant:\n{log.read_text('utf-8')}")
    return msgspec.json.decode(noted.read_bytes(), type=Baseline)


def watch(package: Path, tests: Path, noted: Path) -> int:
    lines = coverage.Coverage(data_file=None, source=[str(package)], config_file=False)
    watcher = Watch(lines)
    lines.start()
    code = run_tests([str(tests)], watcher)
    lines.stop()
    place = {test: at for at, test in enumerate(watcher.seconds)}
    data = lines.get_data()
    covers: dict[str, dict[int, list[int]]] = {}
    before: dict[str, list[int]] = {}
    for name in data.measured_files():
        module = str(Path(name).relative_to(package))
        by_line = data.contexts_by_lineno(name)
        before[module] = [line for line, tests in by_line.items() if "" in tests]
        covers[module] = {
            line: [place[test] for test in tests if test in place]
            for line, tests in by_line.items()
        }
    found = Baseline(watcher.collecting, watcher.seconds, covers, before)
    if not code:
        noted.write_text(json.dumps(msgspec.to_builtins(found, str_keys=True)), "utf-8")
    return code
