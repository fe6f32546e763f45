"""The pytest plugin behind `--rules`: which rules are cited by a test that passed."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import fill

import pytest

from tests.rules.ids import Ids, known_ids

PROPERTY = "rule"
"""Citations travel as properties of the reports, so that they reach xdist's controller."""

WIDTH = 100


class Citations:
    """What the reports of a run say about rules."""

    def __init__(self) -> None:
        self.cited: dict[str, set[str]] = {}
        """For each test function that has passed at least once, the rules it cites."""
        self.failed: set[str] = set()
        """The functions with a failure in any parametrisation, set-up or clean-up."""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        function = report.nodeid.partition("[")[0]
        if report.failed:
            self.failed.add(function)
        elif report.when == "call" and report.passed:
            ids = {str(value) for name, value in report.user_properties if name == PROPERTY}
            self.cited.setdefault(function, set()).update(ids)

    def passed(self) -> set[str]:
        """The rules that a test cites which has passed in all its parametrisations."""
        good = [ids for function, ids in self.cited.items() if function not in self.failed]
        return set().union(*good)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.section("rules")
        for line in summary(known_ids(), self.passed()):
            terminalreporter.write_line(line)


def summary(known: Ids, passed: set[str]) -> list[str]:
    """For every title how many rules it has, how many are checked, and which are not."""
    lines = []
    for title, ids in known.items():
        missing = [id_ for id_ in ids if id_ not in passed]
        checked = len(ids) - len(missing)
        lines.append(f"{title}: {len(ids)} rules, {checked} checked, {len(missing)} missing")
        if missing:
            lines += wrapped(missing)
    return lines


def wrapped(ids: Iterable[str]) -> list[str]:
    text = fill(
        " ".join(ids),
        WIDTH,
        initial_indent="  ",
        subsequent_indent="  ",
        break_on_hyphens=False,
    )
    return text.splitlines()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rules", action="store_true", help="list the rules that no passing test cites"
    )


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--rules") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Citations(), "citations")


def pytest_itemcollected(item: pytest.Item) -> None:
    for mark in item.iter_markers("rule"):
        item.user_properties += [(PROPERTY, id_) for id_ in mark.args]
