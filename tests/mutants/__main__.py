"""Break the rules of a title in many small ways, and see whether its tests notice."""

from __future__ import annotations

import argparse
import os
from hashlib import sha256
from pathlib import Path
from typing import Final

from tests.mutants.baseline import measure
from tests.mutants.places import Mutant, mutants_of, no_rules, sample
from tests.mutants.report import Kept, Results, keep, read, share, survivor
from tests.mutants.trial import Result, Trial

ROOT: Final = Path(__file__).parents[2]

USUAL: Final = 300
"""So many make a review that is kept in the repository; a smaller trial is only told."""


def main() -> None:
    args = arguments()
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # none of them serves the rules' tests
    title = args.title.replace("-", "_")
    package = args.source.resolve() / title
    tests = args.tests.resolve() / title
    for folder in (package, tests):
        if not folder.is_dir():
            raise SystemExit(f"There is no folder {folder}")
    folder = args.build.resolve() / title
    folder.mkdir(parents=True, exist_ok=True)
    review = args.review.resolve() / f"{title}.json"

    everything = mutants_of(package, tests)
    source = digest(package, tests)
    baseline = measure(package, tests, folder, source)
    trial = Trial(package, baseline, folder)
    if args.survivors:
        chosen = once_survivors(trial, everything, review)
    else:
        chosen = sample(everything, args.count)
    results = Results(folder / "results.jsonl", source, args.tests_added)
    new = [mutant for mutant in chosen if mutant.id not in results.found]
    print(f"{title}: {len(chosen)} of {len(everything)} mutants, {len(new)} to try", flush=True)
    trial.run(new, args.jobs, results.add)
    results.read()
    found = [results.found[mutant.id] for mutant in chosen]
    kept = summary(title, everything, found, no_rules(tests))
    print(f"{kept.killed} of {kept.tried} killed: {share(kept.killed, kept.tried)}")
    keep(folder / "review.json", kept, known=review)
    if args.count >= USUAL and not args.survivors:
        keep(review, kept, known=review)
        print(f"Survivors: {review.with_suffix('.md')}")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("title", help="a title, such as goofspiel")
    parser.add_argument("-n", dest="count", type=int, default=USUAL, help="how many are tried")
    parser.add_argument("-j", dest="jobs", type=int, default=2, help="how many at a time")
    parser.add_argument(
        "--survivors", action="store_true", help="only those that survived the kept review"
    )
    parser.add_argument(
        "--tests-added", action="store_true", help="only that has changed: what was killed stays so"
    )
    parser.add_argument("--source", type=Path, default=ROOT / "src" / "tablee" / "games")
    parser.add_argument("--tests", type=Path, default=ROOT / "tests" / "games")
    parser.add_argument("--build", type=Path, default=ROOT / "build" / "mutants")
    parser.add_argument("--review", type=Path, default=ROOT / "docs" / "mutants")
    return parser.parse_args()


def digest(*folders: Path) -> str:
    """Results hold for this source of the rules, the engine and the tests."""
    found = sha256()
    for folder in (*folders, ROOT / "src" / "tablee" / "engine", Path(__file__).parent):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.suffix != ".pyc":
                found.update(str(path.relative_to(folder)).encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def once_survivors(trial: Trial, everything: list[Mutant], review: Path) -> list[Mutant]:
    """The mutants of the kept review, wherever their lines are now."""
    names = {one.name() for one in read(review)}
    lines = {line for one in read(review) for line in one.before}
    likely = [mutant for mutant in everything if mutant.text in lines]
    return [mutant for mutant in likely if survivor(trial.told(mutant, 0, "")).name() in names]


def summary(title: str, everything: list[Mutant], found: list[Result], left_out: list[str]) -> Kept:
    places = {(mutant.module, mutant.line, mutant.column) for mutant in everything}
    survivors = [survivor(result) for result in found if not result.killed]
    killed = len(found) - len(survivors)
    return Kept(title, left_out, len(places), len(everything), len(found), killed, survivors)


if __name__ == "__main__":
    main()
