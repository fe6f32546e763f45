"""Holding what is read off a page against what the server tells."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from tests.patience import Patience

Json = dict[str, Any]

GLANCE: Final = 0.05


def hold_against(page: Page, read: str, told: Callable[[], Json], whole: bool = True) -> None:
    """Until it is the same: what was chosen just now may not be drawn yet. If not the whole is
    told, the rest of what is read is something else, or lies under a sheet.
    """
    patience = Patience()
    wrong = ["nothing was read"]
    while wrong and patience.lasts():
        wanted = told()
        shown = page.evaluate(read)
        parts = shown if whole else {name: shown.get(name) for name in wanted}
        wrong = differences(parts, wanted)
        if wrong:
            time.sleep(GLANCE)
    if wrong:
        pytest.fail("\n".join(wrong), pytrace=False)


def differences(shown: Any, told: Any, where: str = "") -> list[str]:
    """What is shown in another way than it is told."""
    if isinstance(told, dict) and isinstance(shown, dict):
        names = sorted(told.keys() | shown.keys())
        found = [differences(shown.get(n), told.get(n), f"{where}.{n}") for n in names]
        return [one for each in found for one in each]
    return [] if shown == told else [f"{where}: {shown} is shown, {told} is told"]
