"""For all tests: the citing of rules, pytester to test that, and properties without luck."""

import pytest
from hypothesis import settings

pytest_plugins = ["pytester", "tests.rules.plugin"]

# A run depends on the source alone: neither on chance nor on the speed of the machine.
settings.register_profile("tablee", derandomize=True, deadline=None)
settings.load_profile("tablee")

WAITING = ("tests/server/", "tests/web/")
"""Where tests wait for processes, disks and browsers."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """They come first, while the compiler has work for the cores; short tests fill up the end."""
    items.sort(key=lambda item: not item.nodeid.startswith(WAITING))
