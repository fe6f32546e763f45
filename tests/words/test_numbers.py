"""Numbers that sentences write."""

from __future__ import annotations

import pytest

from tablee.words import decimal


@pytest.mark.parametrize("value", [0, 0.0, 1.26])
def test_a_whole_number_is_one_with_decimals_too(value: float) -> None:
    assert decimal(value, 1) == value
