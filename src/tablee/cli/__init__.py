"""The command line: `tablee`."""

from __future__ import annotations

import sys

from tablee.cli.app import app
from tablee.cli.language import current
from tablee.cli.screen import console
from tablee.engine.problems import Problem


def main() -> None:
    """Run a command; what is wrong with the input is said in one sentence."""
    try:
        app()
    except Problem as problem:
        console(stderr=True).print(current().problem(problem), style="red", soft_wrap=True)
        sys.exit(2)
