"""Mutants: the same sample every time; a weak test lets some live, a strong one none."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.mutants.operators import FORGET
from tests.mutants.places import mutants_in, sample

ROOT = Path(__file__).parents[2]
SOME = 7
TRY = (sys.executable, "-m", "tests.mutants", "ferry", f"-n={SOME}")

RULES = '''"""Fares of a ferry."""

TABLE: list[int] | None = [2 * zone for zone in range(5)]


def fare(zone: int, dogs: list[int]) -> int:
    """The dearest zone is 4."""
    assert zone < 99
    dogs.append(zone)
    if zone > 2:
        return 10 * zone
    return TABLE[zone]
'''

WEAK = """
from ferry.rules import fare

def test_a_fare_is_paid():
    assert fare(4, []) == 40
"""

STRONG = """
from ferry.rules import TABLE, fare

def test_fares():
    dogs = []
    assert [fare(zone, dogs) for zone in range(5)] == [0, 2, 4, 30, 40]
    assert dogs == [0, 1, 2, 3, 4]
    assert TABLE == [0, 2, 4, 6, 8]
"""


def try_mutants(folder: Path, tests: str) -> tuple[str, list[dict[str, Any]]]:
    """What a trial of the ferry's rules prints, and the results it keeps."""
    for path, text in (
        ("src/ferry/rules.py", RULES),
        ("src/ferry/__init__.py", ""),
        ("tests/ferry/test_ferry.py", tests),
        ("pytest.ini", "[pytest]\n"),
    ):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")
    places = [f"--{name}={folder / name}" for name in ("tests", "build", "review")]
    done = subprocess.run(
        [*TRY, f"--source={folder / 'src'}", *places],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{folder / 'src'}"},
        capture_output=True,
        text=True,
        check=True,
    )
    kept = (folder / "build/ferry/results.jsonl").read_text("utf-8").splitlines()[1:]
    return done.stdout, [json.loads(line) for line in kept]


def test_a_weak_test_lets_mutants_live_and_they_are_written_down(tmp_path: Path) -> None:
    printed, results = try_mutants(tmp_path, WEAK)
    assert len(results) == SOME
    survivors = {line for one in results if not one["killed"] for line in one["before"]}
    assert {"dogs.append(zone)", "if zone > 2:"} <= survivors
    assert "return 10 * zone" not in survivors
    assert "SURVIVED rules.py:9 fare  - dogs.append(zone) + pass" in printed
    page = (tmp_path / "build/ferry/review.md").read_text("utf-8")
    assert "- dogs.append(zone)\n+ pass" in page
    again, _ = try_mutants(tmp_path, WEAK)
    assert "0 to try" in again


def test_a_strong_test_kills_them_all_wherever_they_are(tmp_path: Path) -> None:
    """In functions, in tables that are made on import, and in what is done beside a result."""
    printed, results = try_mutants(tmp_path, STRONG)
    assert {result["function"] for result in results} == {"TABLE", "fare"}
    assert f"{SOME} of {SOME} killed: 100.0 %" in printed


def test_what_is_no_rule_is_left_alone() -> None:
    """Neither the assertion nor the annotation."""
    found = mutants_in(RULES, "rules.py")
    assert {mutant.line for mutant in found} == {3, 9, 10, 11}
    assert min(mutant.column for mutant in found if mutant.line == 3) > len("TABLE: list[int] |")


def test_estimates_for_the_home_page_are_no_rules() -> None:
    title = "FERRY = Title(seats=range(2, 5), minutes=40, usual_seats=3)\n"
    found = {title[mutant.column :][:1] for mutant in mutants_in(title, "__init__.py")}
    assert found == {"2", "5"}


def test_the_same_source_gives_the_same_sample_and_a_smaller_one_is_part_of_it() -> None:
    mutants = mutants_in(RULES, "rules.py")
    some, more = sample(mutants, 4), sample(list(reversed(mutants)), 8)
    assert some == more[:4]
    assert len({(mutant.line, mutant.column) for mutant in some}) == 4, "one for each place"
    assert sorted(sample(mutants, 999), key=str) == sorted(mutants, key=str)


def test_a_change_elsewhere_leaves_the_sample_as_it_was() -> None:
    changed = RULES.replace("TABLE:", "OTHER = 5\nTABLE:", 1)
    one, other = [sample(mutants_in(text, "rules.py"), 9) for text in (RULES, changed)]
    texts = [mutant.text for mutant in other if "OTHER" not in mutant.text]
    assert texts == [mutant.text for mutant in one][: len(texts)]


def test_a_statement_can_be_forgotten() -> None:
    forgotten = [m.text for m in mutants_in(RULES, "rules.py") if m.operator == FORGET]
    assert forgotten == ["dogs.append(zone)"]
