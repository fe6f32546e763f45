"""What `--rules` counts: only rules that are cited by a test which passed."""

import pytest

from tests.rules.ids import known_ids
from tests.rules.plugin import summary

SUITE = """
    import pytest
    from tests.rules import rule

    @rule("GOOF-001", "GOOF-002")
    def test_passes(): pass

    @rule("GOOF-003")
    def test_fails(): assert False

    @rule("GOOF-010")
    @pytest.mark.parametrize("n", [0, 1, 2])
    def test_fails_once(n): assert n != 1

    @rule("GOOF-011")
    @pytest.mark.parametrize("n", [0, 1])
    def test_passes_always(n): pass

    @rule("GOOF-012")
    def test_is_skipped(): pytest.skip()

    @pytest.fixture
    def broken():
        yield
        assert False

    @rule("GOOF-013")
    def test_fails_in_the_end(broken): pass

    class TestGroup:
        @rule("GOOF-014")
        @rule("GOOF-003")
        def test_passes(self): pass

    def test_cites_nothing(): pass
"""

FAST = ("-p", "no:hypothesispytest", "-p", "tests.rules.plugin")
"""The inner runs need no other plugin, and that one takes long to import."""

ALL = len(known_ids()["goofspiel"])
CHECKED = {"GOOF-001", "GOOF-002", "GOOF-003", "GOOF-011", "GOOF-014"}


def run(pytester: pytest.Pytester, suite: str, *args: str) -> pytest.RunResult:
    pytester.makepyfile(suite)
    pytester.makeini("[pytest]\nmarkers = rule(*ids): cited rules")
    return pytester.runpytest(*FAST, "--rules", *args)


def missing_of_goofspiel(result: pytest.RunResult) -> set[str]:
    return {word for line in result.outlines for word in line.split() if word.startswith("GOOF-")}


@pytest.mark.parametrize("args", [["-n0"], ["-n1"]])
def test_rules_are_checked_by_tests_that_pass(pytester: pytest.Pytester, args: list[str]) -> None:
    result = run(pytester, SUITE, "-q", "--no-summary", "--tb=no", "-m", "rule", *args)
    result.stdout.fnmatch_lines([f"goofspiel: {ALL} rules, 5 checked, {ALL - 5} missing"])
    missing = missing_of_goofspiel(result)
    assert {"GOOF-010", "GOOF-012", "GOOF-013"} < missing
    assert not missing & CHECKED


def test_missing_rules_do_not_fail_the_run(pytester: pytest.Pytester) -> None:
    result = run(pytester, "def test_passes(): pass")
    assert result.ret == pytest.ExitCode.OK
    result.stdout.fnmatch_lines([f"goofspiel: {ALL} rules, 0 checked, {ALL} missing"])


def test_without_the_option_nothing_is_said(pytester: pytest.Pytester) -> None:
    pytester.makepyfile("def test_passes(): pass")
    result = pytester.runpytest(*FAST)
    result.stdout.no_fnmatch_line("*goofspiel*")


@pytest.mark.parametrize("args", [["-n0"], ["-n1"]])
def test_an_unknown_id_stops_the_collection(pytester: pytest.Pytester, args: list[str]) -> None:
    suite = """
        from tests.rules import rule

        @rule("GOOF-999")
        def test_passes(): pass
    """
    result = run(pytester, suite, *args)
    assert result.ret != pytest.ExitCode.OK
    assert result.parseoutcomes() == {"errors": 1}
    result.stdout.fnmatch_lines(["no such rule: GOOF-999 *"])


def test_the_summary_names_what_is_missing() -> None:
    known = {"whist": ["WH-001", "WH-002", "WH-003"], "skat": ["SK-001"]}
    assert summary(known, {"WH-002", "SK-001"}) == [
        "whist: 3 rules, 1 checked, 2 missing",
        "  WH-001 WH-003",
        "skat: 1 rules, 1 checked, 0 missing",
    ]


def test_the_summary_keeps_to_a_hundred_columns() -> None:
    known = {"whist": [f"WHIST-{n:03}" for n in range(100)]}
    lines = summary(known, set())
    assert max(map(len, lines)) <= 100
    assert " ".join(lines[1:]).split() == known["whist"]
