"""The table of strength in docs/bots.md, made from the stored results."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from benchmarks.strength.goals import GOALS, Goal
from tablee.arena.ledger import SUFFIX, Ledger, all_of, read
from tablee.arena.ratings import ratings
from tablee.arena.standing import Interval, standing
from tablee.engine.titles import TITLES

BEGIN: Final = "<!-- strength: written by `make strength` -->"
END: Final = "<!-- end of strength -->"

HEADING: Final = (
    "| Match-up | A | B | Aim | Measured | Games | Seconds a decision |",
    "|---|---|---|---|---|---|---|",
)


def written(page: str, folder: Path) -> str:
    """The page with its part about strength made anew."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{part(folder)}{END}{after}"


def part(folder: Path) -> str:
    sections = [section(group, folder) for group in dict.fromkeys(goal.group for goal in GOALS)]
    return "\n".join([*sections, scale(folder)])


def section(group: str, folder: Path) -> str:
    rows = [row(goal, folder) for goal in GOALS if goal.group == group]
    return "\n".join([f"### {group}", "", *HEADING, *rows, ""])


def row(goal: Goal, folder: Path) -> str:
    ledger = stored(goal, folder)
    if ledger is None:
        met = goal.matchup(compiled=True)
        players = [met.a.text(), met.b.text()]
        return line([goal.about, *players, aim(goal), "not played yet", "0", ""])
    found = standing(ledger.matchup, ledger.blocks)
    measured = f"{mark(goal, goal.measure(ledger))} {shown(goal.measure(ledger), goal.unit)}"
    form = "" if ledger.matchup.compiled else ", interpreted"
    seconds = f"{found.a.seconds:.2g} (at most {found.a.longest:.2g}){form}"
    faults = f", {len(found.faults)} lost by faults" if found.faults else ""
    players = [found.a.player, found.b.player]
    return line([goal.about, *players, aim(goal), measured + faults, str(found.games), seconds])


def stored(goal: Goal, folder: Path) -> Ledger | None:
    """What is known of these versions: from the compiled form if it has been played."""
    for compiled in (True, False):
        path = folder / f"{goal.matchup(compiled).name()}{SUFFIX}"
        if path.exists() and (ledger := read(path)).blocks:
            return ledger
    return None


def line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def aim(goal: Goal) -> str:
    least = f"{goal.least:g}"
    return f"{least}–{goal.most:g} {goal.unit}" if goal.most else f"{least} {goal.unit}"


def shown(found: Interval, unit: str) -> str:
    digits = 0 if unit == "%" else 1
    low, high = (f"{end:.{digits}f}" if abs(end) < 1e6 else "?" for end in (found.low, found.high))
    return f"{found.mean:.{digits}f} ({low} to {high})"


def mark(goal: Goal, found: Interval) -> str:
    """Whether the aim is surely reached, surely missed, or neither."""
    if found.high < goal.least or (goal.most is not None and found.low > goal.most):
        return "✗"
    return "✓" if found.low >= goal.least and found.high <= (goal.most or found.high) else "~"


# --- all on one scale -------------------------------------------------------------------------


def scale(folder: Path) -> str:
    """The ratings of every title, of all that have met in any version."""
    lines = ["### One scale for each title", ""]
    lines += ["| Title | Bot | Rating | ± | Games |", "|---|---|---|---|---|"]
    for title in TITLES:
        for name, rating in ratings(all_of(folder, title)).items():
            cells = [title, name, f"{rating.mean:.1f}", f"{rating.spread:.1f}", str(rating.games)]
            lines.append(line(cells))
    return "\n".join([*lines, ""])
