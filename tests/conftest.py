"""For all tests: the citing of rules, pytester to test that, and properties without luck."""

from hypothesis import settings

pytest_plugins = ["pytester", "tests.rules.plugin"]

# A run depends on the source alone: neither on chance nor on the speed of the machine.
settings.register_profile("tablee", derandomize=True, deadline=None)
settings.load_profile("tablee")
