"""The command line in this process, beside a server in another: to start one takes a second."""

from __future__ import annotations

import io
import os
import sys
from contextlib import redirect_stderr, redirect_stdout
from typing import NamedTuple
from unittest.mock import patch

from tablee.cli import main
from tests.server.processes import environment


class Done(NamedTuple):
    """How a command ended, and all that it said."""

    code: object
    said: str


def command(*arguments: str, **settings: str) -> Done:
    """Run `tablee` with these arguments, and these settings alone."""
    out = io.StringIO()
    alone = environment(NO_COLOR="1", COLUMNS="300", TABLEE_LANGUAGE="en", **settings)
    with (
        patch.dict(os.environ, alone, clear=True),
        patch.object(sys, "argv", ["tablee", *arguments]),
        redirect_stdout(out),
        redirect_stderr(out),
    ):
        try:
            main()
        except SystemExit as ended:
            return Done(ended.code, out.getvalue())
    raise AssertionError("it does not end")


def done(*arguments: str, **settings: str) -> str:
    """What a command said that did what it should."""
    result = command(*arguments, **settings)
    assert result.code == 0, result.said
    return result.said


def refused(*arguments: str, **settings: str) -> str:
    """What a command said that could not be done."""
    result = command(*arguments, **settings)
    assert result.code == 2, result.said
    assert "Traceback" not in result.said
    return result.said
