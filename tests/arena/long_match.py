"""A match-up that would go on for long: to be killed."""

from __future__ import annotations

import sys
from pathlib import Path

from tablee.arena.ledger import opened
from tablee.arena.matchup import matchup
from tablee.arena.meeting import meet
from tablee.arena.runners import local

if __name__ == "__main__":
    met = matchup("goofspiel", 2, "greedy/1", "random", options={"cards": 3})
    for _ in meet(opened(Path(sys.argv[1]), met), 100_000, local(2)):
        pass
