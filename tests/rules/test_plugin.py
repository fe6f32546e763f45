"""What `--rules` counts: only rules that are cited by a test which passed."""

import pytest

from tests.rules.ids import known_ids
from tests.rules.plugin import summary

TITLE, IDS = next(iter(known_ids().items()))
"""Any title will do."""

SUITE = """
    import pytest
    from tests.rules import rule

    @rule("{0}", "{1}")
    def test_passes(): pass

    @rule("{2}")
    def test_fails(): assert False

    @rule("{3}")
    @pytest.mark.parametrize("n", [0, 1, 2])
    def test_fails_once(n): assert n != 1

    @rule("{4}")
    @pytest.mark.parametrize("n", [0, 1])
    def test_passes_always(n): pass

    @rule("{5}")
    def test_is_skipped(): pytest.skip()

    @pytest.fixture
    def broken():
        yield
        assert False

    @rule("{6}")
    def test_fails_in_the_end(broken): pass

    class TestGroup:
        @rule("{7}")
        @rule("{2}")
        def test_passes(self): pass

    def test_cites_nothing(): pass
""".format(*IDS)

FAST = ("-p", "no:hypothesispytest", "-p", "tests.rules.plugin")
"""The inner runs need no other plugin, and that one takes long to import."""

ALL = len(IDS)
CHECKED = {IDS[0], IDS[1], IDS[2], IDS[4], IDS[7]}


def run(pytester: pytest.Pytester, suite: str, *args: str) -> pytest.RunResult:
    pytester.makepyfile(suite)
    pytester.makeini("[pytest]\nmarkers = rule(*ids): cited rules")
    return pytester.runpytest(*FAST, "--rules", *args)


def named(result: pytest.RunResult) -> set[str]:
    return {word for line in result.outlines for word in line.split() if word in IDS}


@pytest.mark.parametrize("args", [["-n0"], ["-n1"]])
def test_rules_are_checked_by_tests_that_pass(pytester: pytest.Pytester, args: list[str]) -> None:
    result = run(pytester, SUITE, "-q", "--no-summary", "--tb=no", "-m", "rule", *args)
    result.stdout.fnmatch_lines([f"{TITLE}: {ALL} rules, 5 checked, {ALL - 5} missing"])
    missing = named(result)
    assert {IDS[3], IDS[5], IDS[6]} < missing
    assert not missing & CHECKED


def test_missing_rules_do_not_fail_the_run(pytester: pytest.Pytester) -> None:
    result = run(pytester, "def test_passes(): pass")
    assert result.ret == pytest.ExitCode.OK
    result.stdout.fnmatch_lines([f"{TITLE}: {ALL} rules, 0 checked, {ALL} missing"])


def test_without_the_option_nothing_is_said(pytester: pytest.Pytester) -> None:
    pytester.makepyfile("def test_passes(): pass")
    result = pytester.runpytest(*FAST)
    result.stdout.no_fnmatch_line(f"*{TITLE}*")


@pytest.mark.parametrize("args", [["-n0"], ["-n1"]])
def test_an_unknown_id_stops_the_collection(pytester: pytest.Pytester, args: list[str]) -> None:
    suite = """
        from tests.rules import rule

        @rule("NONE-999")
        def test_passes(): pass
    """
    result = run(pytester, suite, *args)
    assert result.ret != pytest.ExitCode.OK
    assert result.parseoutcomes() == {"errors": 1}
    result.stdout.fnmatch_lines(["no such rule: NONE-999 *"])


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
