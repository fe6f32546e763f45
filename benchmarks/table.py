"""Measure both forms of the rules in worker processes, one after the other; print the tables."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console

from benchmarks.limits import limits
from benchmarks.pool import pooled
from benchmarks.results import Form, Machine, Report, Sample
from benchmarks.rounds import FULL, QUICK
from benchmarks.show import show
from benchmarks.targets import outcomes, paces

ROOT: Final = Path(__file__).parent.parent
SOURCE: Final = ROOT / "src"
MEASURED: Final = ("engine", "games", "bots", "arena")
WIDTH: Final = 132
"""Of the output where there is no terminal."""


class Refused(Exception):
    """Nothing sensible can be measured; says why."""


def main(
    compiled: Annotated[Path, typer.Argument(help="Where the compiled form is.")] = Path(
        "build/compiled"
    ),
    interpreted: Annotated[bool, typer.Option("--interpreted", help="Only that form.")] = False,
    quick: Annotated[bool, typer.Option("--quick", help="Fewer and shorter rounds.")] = False,
    json: Annotated[Path | None, typer.Option(help="Save the results to this file.")] = None,
) -> None:
    """How fast the rules are, beside OpenSpiel and a plain class."""
    try:
        report = measure_forms(None if interpreted else compiled, quick)
    except Refused as refusal:
        sys.exit(str(refusal))
    show(report, Console(width=None if sys.stdout.isatty() else WIDTH))
    if json is not None:
        json.write_bytes(msgspec.json.encode(report))


def measure_forms(compiled: Path | None, quick: bool) -> Report:
    """Measure the interpreted form and, where it is given, the compiled one."""
    paths: dict[Form, Path] = {"interpreted": SOURCE}
    if compiled is not None:
        check_compiled(compiled)
        paths["compiled"] = compiled
    samples: dict[Form, list[Sample]] = {form: [] for form in paths}
    for _ in range((QUICK if quick else FULL).workers):
        for form, path in paths.items():
            samples[form].append(run_worker(form, path, quick))
    forms = {form: pooled(found) for form, found in samples.items()}
    return Report(machine(), forms, outcomes(forms), limits(forms), paces(forms))


def check_compiled(compiled: Path) -> None:
    """Both forms of the rules and the bots have to come from the same source."""
    if not compiled.is_dir():
        raise Refused(f"{compiled} is not there: run `make compiled`, or use --interpreted.")
    for part in MEASURED:
        found, wanted = [files(root / "tablee" / part) for root in (compiled, SOURCE)]
        if found != wanted:
            raise Refused(f"{part} is not what it is in {SOURCE}: run `make compiled`.")


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.glob("**/*.py")}


def run_worker(form: Form, path: Path, quick: bool) -> Sample:
    """Measure what a fresh process finds under this path."""
    command = [sys.executable, "-m", "benchmarks.worker", *(["--quick"] if quick else [])]
    environment = os.environ | {"PYTHONPATH": str(path.resolve())}
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, check=False)
    if done.returncode:
        raise Refused(f"The {form} worker failed.")
    sample = msgspec.json.decode(done.stdout, type=Sample)
    if sample.form != form:
        raise Refused(f"The {form} worker has loaded {sample.core}, the {sample.form} form.")
    return sample


def machine() -> Machine:
    return Machine(platform.python_version(), platform.platform(), os.cpu_count() or 1)


if __name__ == "__main__":
    typer.run(main)
