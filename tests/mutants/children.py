"""A process for every run of tests: it begins with pytest loaded and none of our own code.

A mutant is never written to disk. The child that tries it imports its module from memory, so
several can run at the same time, and whatever happens the source stays as it is.
"""

from __future__ import annotations

import os
import resource
import signal
import sys
from collections.abc import Callable, Sequence
from importlib.abc import Loader
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from typing import Any, Final

import hypothesis.strategies
import msgspec
import pytest

LOADED: Final = (hypothesis.strategies, msgspec, pytest)
"""What every child would have to import: loaded once."""

ALWAYS: Final = ("-o", "addopts=", "-p", "no:cacheprovider", "--maxfail=1")
QUIET: Final = ("-q", "--tb=no", "--no-header")
SILENT: Final = ("-p", "no:terminal", "--capture=no")


class Mutated(SourceFileLoader):
    """Loads one module from memory, as if its file held that source."""

    def __init__(self, name: str, path: str, source: str) -> None:
        super().__init__(name, path)
        self.source = source

    def get_code(self, fullname: str) -> Any:
        return compile(self.source, self.path, "exec", dont_inherit=True)


class Swap:
    """Stands before all other finders, for one module."""

    def __init__(self, name: str, source: str) -> None:
        self.name = name
        self.source = source

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        if name != self.name:
            return None
        spec = PathFinder.find_spec(name, path)
        assert spec is not None
        assert spec.origin is not None
        loader: Loader = Mutated(name, spec.origin, self.source)
        spec.loader = loader
        return spec


class Choice:
    """A pytest plugin: runs the chosen tests in their order, and gives each its time."""

    def __init__(self, tests: list[str], limits: dict[str, float]) -> None:
        self.place = {test: place for place, test in enumerate(tests)}
        self.limits = limits
        self.failed = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.nodeid in self.place]
        items.sort(key=lambda item: self.place[item.nodeid])

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        allow(self.limits[item.nodeid])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid


def allow(seconds: float) -> None:
    """From now on so much time of the processor, whatever else the machine is doing."""
    signal.setitimer(signal.ITIMER_PROF, seconds)


def run_tests(tests: list[str], plugin: object, options: Sequence[str] = QUIET) -> int:
    """Run these tests, or all in these folders, until one fails."""
    files = list(dict.fromkeys([test.partition("::")[0] for test in tests]))
    return int(pytest.main([*ALWAYS, *options, *files], plugins=[plugin]))


def start(work: Callable[[], int], log: Path | None, memory: int) -> int:
    """Do this work in a child; the number of the child."""
    sys.stdout.flush()
    child = os.fork()
    if child:
        return child
    code = 70
    try:
        if log is not None:
            target = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
            for stream in (1, 2):
                os.dup2(target, stream)
        if memory:
            resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        code = work()
        sys.stdout.flush()
    finally:
        os._exit(code)
