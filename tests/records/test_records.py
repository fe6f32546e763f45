"""The golden records: they verify, and the rules of today write the same files again."""

from __future__ import annotations

import pytest

from tablee.engine.record import encode, read, verify
from tablee.engine.titles import TITLES, Title
from tests.records.write import FOLDER, GOLDEN, Golden, played


def name(golden: Golden) -> str:
    return f"{golden.title}-{golden.name}"


@pytest.mark.parametrize("golden", GOLDEN, ids=name)
def test_record_verifies(golden: Golden) -> None:
    assert verify(read(golden.path())).over()


@pytest.mark.parametrize("golden", GOLDEN, ids=name)
def test_record_is_written_again_byte_for_byte(golden: Golden) -> None:
    assert encode(played(golden)) == golden.path().read_bytes()


def test_every_file_is_listed() -> None:
    assert sorted(FOLDER.glob("*/*.json")) == sorted(golden.path() for golden in GOLDEN)


@pytest.mark.parametrize("title", TITLES.values(), ids=list(TITLES))
def test_every_number_of_seats_is_recorded(title: Title) -> None:
    assert {golden.seats for golden in GOLDEN if golden.title == title.name} == {*title.seats}


@pytest.mark.parametrize("title", TITLES.values(), ids=list(TITLES))
def test_every_tested_option_is_recorded(title: Title) -> None:
    records = [played(golden) for golden in GOLDEN if golden.title == title.name]
    for option in title.options.values():
        missing = {*option.tested} - {record.options[option.name] for record in records}
        assert not missing, f"{option.name}: {missing}"
