"""Writing reports."""

from __future__ import annotations

from pathlib import Path

from tablee.cli.language import current
from tablee.engine.problems import Problem
from tablee.report.document import Page
from tablee.report.html import rendered


def check_report(path: Path | None) -> None:
    """Before anything is played: a Problem if no report could be written there."""
    if path is not None and (path.is_dir() or not path.resolve().parent.is_dir()):
        raise Problem("unwritable-file", path=path, fault=current().say("report-no-folder"))


def save(page: Page, data: object, path: Path) -> None:
    try:
        path.write_text(rendered(page, data), encoding="utf-8")
    except OSError as error:
        raise Problem("unwritable-file", path=path, fault=error.strerror) from error
