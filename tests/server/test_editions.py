"""Editions that a server offers: chosen for tables, never by a path, and missed without loss."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from structlog.testing import capture_logs

from tablee.engine import workshop
from tablee.engine.editions import OPENED
from tablee.engine.problems import Problem
from tablee.engine.record import Record
from tablee.engine.titles import find
from tablee.server.matches import keeping
from tablee.server.settings import Settings
from tests.server.conftest import run_app
from tests.server.people import Json, Person, play_with_bots

TITLE = "precognition"
CHANGE = {"cards": [{"id": "s1-h1", "cost": 4, "name": {"en": "Stranger", "fr": "Inconnue"}}]}

Start = Callable[[], list[Json]]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with an edition that can be played, and one that cannot."""
    found = tmp_path / "editions"
    for name in ("mine", "broken"):
        workshop.new_folder(find(TITLE).shelf(), found / name, name, whole=False)
    (found / "mine" / "cards.json").write_text(json.dumps(CHANGE))
    (found / "broken" / "cards.json").write_text('{"cards": [{"id": "s1-h1", "cost": -1}]}')
    manifest = json.loads((found / "mine" / "edition.json").read_text())
    manifest["called"] = {"en": "A stranger comes"}
    (found / "mine" / "edition.json").write_text(json.dumps(manifest))
    return found


@contextmanager
def served(tmp_path: Path, folder: Path) -> Iterator[tuple[TestClient[Litestar], list[Json]]]:
    """A server that has just begun, with nothing from before; and what it logged."""
    before = dict(OPENED)
    OPENED.clear()
    keeping.shared_game.cache_clear()
    keeping.in_use.clear()
    settings = Settings(database=str(tmp_path / "tablee.db"), editions=str(folder), bot_pause=0)
    with ExitStack() as stack:
        with capture_logs() as logs:
            app = stack.enter_context(contextmanager(run_app)(settings))
        yield app, [dict(line) for line in logs]
    keeping.shared_game.cache_clear()
    keeping.in_use.clear()
    OPENED.clear()
    OPENED.update(before)


def come(app: TestClient[Litestar], known: Person | None = None) -> Person:
    client = httpx.Client(transport=app._transport, base_url=str(app.base_url))
    if known is None:
        return Person(client).say_name("Anna")
    client.cookies = known.client.cookies
    return Person(client)


def own_edition(person: Person) -> Json:
    (title,) = [each for each in person.get("/titles") if each["name"] == TITLE]
    (own,) = title["own_editions"]
    return own


def begin(person: Person) -> str:
    wishes = {"title": TITLE, "edition": own_edition(person)["name"], "options": {}}
    table: str = person.make_table("me", "level-1", **wishes, start=True)["id"]
    return table


def test_what_can_be_played_is_offered_and_what_cannot_is_named_in_the_log(
    tmp_path: Path, folder: Path
) -> None:
    with served(tmp_path, folder) as (app, logs):
        anna = come(app)
        own = own_edition(anna)
        assert own["name"].startswith("mine@")
        assert own["called"] == {"en": "A stranger comes"}
        (left_out,) = [line for line in logs if line["event"] == "edition refused"]
        assert left_out["folder"].endswith("broken")
        assert "cards.json: s1-h1" in left_out["fault"]
        info = anna.get(f"/titles/{TITLE}/editions/{own['name']}")
        assert {(one["item"], one["field"]) for one in info["differences"]} == {
            ("s1-h1", "cost"),
            ("s1-h1", "name"),
        }
        assert info["names"]["fr"]["card-s1-h1"] == "Inconnue"
        (card,) = [each for each in info["files"]["cards.json"]["cards"] if each["id"] == "s1-h1"]
        assert (card["cost"], card["name"]["es"]) == (4, "Stranger")
        base = anna.get(f"/titles/{TITLE}/editions/base")
        assert (base["differences"], base["files"]) == ([], {})


def test_bots_play_it_and_it_counts_for_nothing(tmp_path: Path, folder: Path) -> None:
    with served(tmp_path, folder) as (app, _):
        anna = come(app)
        name = own_edition(anna)["name"]
        wishes = {"title": TITLE, "edition": name, "options": {}}
        waiting = anna.make_table("me", "open", **wishes)
        assert (waiting["rated"], waiting["unrated"]) == (False, "own-edition")
        table = begin(anna)
        play_with_bots(anna, 0, table, random.Random(1))
        assert anna.table(table)["rated"] is False
        assert anna.get("/me/standing")["tallies"] == []
        record = msgspec.convert(anna.get(f"/tables/{table}/record"), Record)
        assert record.edition == name
        assert record.game().edition == name


def test_nobody_who_plays_can_name_a_folder(tmp_path: Path, folder: Path) -> None:
    with served(tmp_path, folder) as (app, _):
        anna = come(app)
        body = {"title": TITLE, "seats": [{"kind": "me"}, {"kind": "open"}]}
        name = own_edition(anna)["name"]
        pinned = f"{folder / 'mine'}@{name.partition('@')[2]}"
        for wish in ("mine", "./mine", str(folder / "mine"), pinned, "../editions/mine"):
            fault = anna.fault("POST", "/tables", {**body, "edition": wish})
            assert fault["problem"] in ("bad-edition", "closed-edition"), wish
        fault = anna.fault("GET", f"/titles/{TITLE}/editions/mine")
        assert fault["problem"] == "bad-edition"


@pytest.mark.parametrize("how", ["changed", "gone"])
def test_a_match_rests_while_its_edition_is_not_as_it_was(
    tmp_path: Path, folder: Path, how: str
) -> None:
    file = folder / "mine" / "cards.json"
    with served(tmp_path, folder) as (app, _):
        anna = come(app)
        table = begin(anna)
        before = anna.view(table, 0)
    if how == "changed":
        file.write_text('{"cards": [{"id": "s1-h1", "cost": 2}]}')
    else:
        (folder / "mine").rename(tmp_path / "aside")
    with served(tmp_path, folder) as (app, _):
        again = come(app, anna)
        rules = again.table(table)["rules"]
        assert (rules["fit"], rules["why"]["problem"]) == ("frozen", "edition-not-here")
        assert rules["why"]["facts"] == {"edition": "mine"}
        assert again.view(table, 0)["decision"] is None
        assert again.get("/tables/mine")[0]["id"] == table
    if how == "changed":
        file.write_text(json.dumps(CHANGE))
    else:
        (tmp_path / "aside").rename(folder / "mine")
    with served(tmp_path, folder) as (app, _):
        again = come(app, anna)
        assert again.table(table)["rules"]["fit"] == "current"
        after = again.view(table, 0)
        assert (after["decision"], after["table"]) == (before["decision"], before["table"])


def test_a_folder_that_is_not_there_is_a_wrong_setting(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="no-editions-folder"):
        Settings(editions=str(tmp_path / "nowhere")).check()
