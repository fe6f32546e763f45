"""Editions in folders of one's own: whole or as patches, checked, and known by their content."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tablee
from tablee.engine import record, workshop
from tablee.engine.differences import Difference, differences
from tablee.engine.editions import OPENED, OWN
from tablee.engine.problems import Problem
from tablee.engine.titles import TITLES, Title, find, make_with, open_edition, pin_edition
from tablee.words import title_words

TITLE = "precognition"
PATCHED = [title.name for title in TITLES.values() if title.data is not None]
OTHER = "f" * workshop.DIGITS


@pytest.fixture(autouse=True)
def closed_again() -> Iterator[None]:
    before = dict(OPENED)
    yield
    OPENED.clear()
    OPENED.update(before)


def new(folder: Path, title: str = TITLE, whole: bool = False, name: str = "mine") -> Path:
    workshop.new_folder(find(title).shelf(), folder / name, name, whole)
    return folder / name


def write(path: Path, data: object) -> None:
    path.write_bytes(data if isinstance(data, bytes) else msgspec.json.encode(data))


def patched(folder: Path, items: object, file: str = "cards.json", group: str = "cards") -> Path:
    """A patch of the base in which these items stand."""
    mine = new(folder)
    write(mine / file, {group: items})
    return mine


def faults_of(folder: Path, within: Path | None = None) -> list[Problem]:
    found: list[Problem] = []
    title = json.loads((folder / workshop.MANIFEST).read_text()).get("title", TITLE)
    workshop.read_folder(find(title).shelf(), folder, found, within)
    return found


def change_item(path: Path, group: str, number: int, **values: object) -> None:
    data = json.loads(path.read_text())
    data[group][number] |= values
    write(path, data)


# --- what is read -----------------------------------------------------------------------------


@pytest.mark.parametrize("title", PATCHED)
def test_a_new_edition_of_either_form_is_the_base(title: str, tmp_path: Path) -> None:
    whole, patch = new(tmp_path, title, True, "whole"), new(tmp_path, title, False, "patch")
    assert [faults_of(whole), faults_of(patch)] == [[], []]
    names = [open_edition(title, folder) for folder in (whole, patch)]
    assert names[0].partition("@")[2] == names[1].partition("@")[2]
    base = find(title).origins("base")
    for name in names:
        assert differences(base, find(title).origins(name)) == []


def test_the_same_change_in_either_form_is_the_same_edition(tmp_path: Path) -> None:
    whole = new(tmp_path, TITLE, True, "whole")
    change_item(whole / "cards.json", "cards", 0, cost=4)
    patch = patched(tmp_path, [{"id": "s1-h1", "cost": 4}])
    found = [open_edition(TITLE, folder) for folder in (whole, patch)]
    assert found[0].partition("@")[2] == found[1].partition("@")[2]
    assert differences(*[find(TITLE).origins(name) for name in found]) == []


def test_a_change_reaches_the_game_and_nothing_else_does(tmp_path: Path) -> None:
    patch = patched(tmp_path, [{"id": "s1-h1", "cost": 4, "name": {"fr": "Vagabonde"}}])
    game = tablee.make(TITLE, edition=patch)
    assert game.edition.startswith("mine@")
    title = find(TITLE)
    found = differences(title.origins("base"), title.origins(game.edition))
    before = next(i for g in title.origins("base") for i in g.items if i.id == "s1-h1").values
    name = dict.fromkeys(("en", "fr", "es"), "Vagabonde")
    assert found == [
        Difference("cards", "card", "s1-h1", "changed", "name", before["name"], name),
        Difference("cards", "card", "s1-h1", "changed", "cost", before["cost"], 4),
    ]
    item = next(i for g in title.origins(game.edition) for i in g.items if i.id == "s1-h1")
    assert [field for field, word in item.fields.items() if word == OWN] == ["name", "cost"]
    names = [
        title_words(title, "es", each).entity("card", "s1-h1") for each in (game.edition, "base")
    ]
    assert names[0] == "Vagabonde"
    assert names[1] != "Vagabonde"


def test_an_exchanged_item_is_one_less_and_one_more(tmp_path: Path) -> None:
    (old,) = [i for g in find(TITLE).origins("base") for i in g.items if i.id == "s1-h1"]
    added = {**old.values, "id": "s1-new", "name": {"en": "Stranger"}}
    patch = patched(tmp_path, [{"id": "s1-h1", "remove": True}, added])
    title, name = find(TITLE), open_edition(TITLE, patch)
    found = differences(title.origins("base"), title.origins(name))
    assert [(one.item, one.what) for one in found] == [("s1-h1", "removed"), ("s1-new", "added")]
    assert title_words(title, "fr", name).entity("card", "s1-new") == "Stranger"
    game = make_with(TITLE, 3, patch, {})
    assert "s1-new" in {n.partition(".")[0].rpartition("/")[2] for n in game.layout.names["card"]}


def test_what_differs_within_a_field_is_told_by_its_path(tmp_path: Path) -> None:
    mine = new(tmp_path, "ai-100-human")
    (card,) = [i for g in find("ai-100-human").origins("base") for i in g.items if i.id == "001"]
    scoring: Any = card.values["scoring"]
    wished = {"kind": scoring["kind"], "shape": scoring["shape"], "points": scoring["points"] + 3}
    match = {"colours": scoring["match"]["colours"]}
    write(mine / "cards.json", {"cards": [{"id": "001", "scoring": wished | {"match": match}}]})
    title, name = find("ai-100-human"), open_edition("ai-100-human", mine)
    (found,) = differences(title.origins("base"), title.origins(name))
    points = scoring["points"]
    assert (found.field, found.before, found.after) == ("scoring.points", points, points + 3)


# --- what is wrong ----------------------------------------------------------------------------

WRONG: dict[str, tuple[object, str, str]] = {
    "a value out of range": ({"id": "s1-h1", "cost": -1}, "s1-h1", "cost"),
    "a value of another kind": ({"id": "s1-h1", "season": "one"}, "s1-h1", "season"),
    "a part of a value": ({"id": "s1-h1", "bonus": {"gold": 1}}, "s1-h1", "bonus"),
    "a field there is not": ({"id": "s1-h1", "colour": "red"}, "s1-h1", "colour"),
    "a value taken away": ({"id": "s1-h1", "cost": None}, "s1-h1", "cost"),
    "a new item without values": ({"id": "s9-h9"}, "s9-h9", "season"),
    "no id": ({"cost": 1}, "cards 0", "id"),
    "an empty id": ({"id": "", "cost": 1}, "cards 0", "id"),
    "no item": (7, "cards 0", "id"),
    "removed, but how": ({"id": "s1-h1", "remove": "yes"}, "s1-h1", "remove"),
    "an origin there is not": (
        {"id": "s1-h1", "cost": 1, "provenance": "hearsay"},
        "s1-h1",
        "provenance.cost",
    ),
}


@pytest.mark.parametrize(("item", "name", "field"), WRONG.values(), ids=WRONG)
def test_a_fault_names_file_item_and_field(
    tmp_path: Path, item: object, name: str, field: str
) -> None:
    faults = faults_of(patched(tmp_path, [item]))
    assert [fault.name for fault in faults] == ["bad-edition-data"]
    facts = faults[0].facts
    assert (facts["file"], facts["item"], facts["field"]) == ("cards.json", name, field)
    assert facts["value"] != ""


def test_all_that_is_wrong_is_told_at_once(tmp_path: Path) -> None:
    mine = patched(
        tmp_path,
        [{"id": "s1-h1", "cost": -1}, {"id": "s1-h2", "plague": 9}, {"id": "zz", "remove": True}],
    )
    write(mine / "river.json", {"tilez": []})
    write(mine / "game.json", b'{"numbers": [\n{"id": "batteries",}]}')
    write(mine / "extra.json", {})
    told = {(f.name, f.facts.get("item", f.facts.get("file"))) for f in faults_of(mine)}
    assert told == {
        ("bad-edition-data", "s1-h1"),
        ("bad-edition-data", "s1-h2"),
        ("no-item-to-remove", "zz"),
        ("unknown-edition-group", "river.json"),
        ("bad-edition-file", "game.json"),
        ("unknown-edition-file", "extra.json"),
    }
    (broken,) = [f for f in faults_of(mine) if f.name == "bad-edition-file"]
    assert "line 2" in str(broken.facts["fault"])


def test_an_item_that_is_said_twice_is_refused(tmp_path: Path) -> None:
    mine = patched(tmp_path, [{"id": "s1-h1", "cost": 1}, {"id": "s1-h1", "cost": 2}])
    (fault,) = faults_of(mine)
    assert (fault.name, fault.facts["item"]) == ("edition-item-twice", "s1-h1")


def test_a_whole_edition_needs_every_file(tmp_path: Path) -> None:
    mine = new(tmp_path, whole=True)
    (mine / "river.json").unlink()
    first = faults_of(mine)[0]
    assert (first.name, first.facts["file"]) == ("no-edition-file", "river.json")


@pytest.mark.parametrize(
    ("change", "name"),
    [
        ({"name": "My edition"}, "bad-edition-name"),
        ({"name": "twenty-characters-xx"}, "bad-edition-name"),
        ({"name": "../up"}, "bad-edition-name"),
        ({"base": "gold"}, "bad-edition"),
        ({"based": "base"}, "bad-edition-file"),
        ({"title": "goofspiel"}, "no-edition-data"),
        ({"called": {"de": "Meine"}}, "bad-edition-data"),
        ({"texts": {"de": {}}}, "bad-edition-data"),
        (None, "bad-edition-file"),
    ],
)
def test_a_manifest_that_means_nothing_is_refused(
    tmp_path: Path, change: dict[str, object] | None, name: str
) -> None:
    mine = new(tmp_path)
    manifest = json.loads((mine / workshop.MANIFEST).read_text())
    write(mine / workshop.MANIFEST, [] if change is None else manifest | change)
    shelf = find((change or {}).get("title", TITLE)).shelf()  # type: ignore[arg-type]
    found: list[Problem] = []
    assert workshop.read_folder(shelf, mine, found) is None
    assert [fault.name for fault in found] == [name]


def test_a_folder_is_of_one_title(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="edition-of-other-title"):
        tablee.make("pest", edition=new(tmp_path))
    with pytest.raises(Problem, match="no-edition-there"):
        tablee.make("pest", edition=tmp_path)


@pytest.mark.parametrize("led", ["cards.json", workshop.MANIFEST, workshop.VALUES])
def test_nothing_is_read_outside_the_folder_it_has_to_be_in(tmp_path: Path, led: str) -> None:
    shelf, inside = tmp_path / "shelf", tmp_path / "outside"
    mine = new(shelf)
    assert faults_of(mine, within=shelf) == []
    assert [f.name for f in faults_of(mine, within=inside)] == ["edition-leads-outside"]
    inside.mkdir()
    target = inside / led
    shutil.move(mine / led, target) if (mine / led).exists() else target.write_text("{}")
    (mine / led).symlink_to(target)
    found: list[Problem] = []
    workshop.read_folder(find(TITLE).shelf(), mine, found, shelf)
    assert [fault.name for fault in found] == ["edition-leads-outside"]


def test_a_new_edition_overwrites_nothing(tmp_path: Path) -> None:
    mine = new(tmp_path)
    before = (mine / workshop.MANIFEST).read_bytes()
    with pytest.raises(Problem, match="folder-not-empty"):
        workshop.new_folder(find(TITLE).shelf(), mine, "other", True)
    assert (mine / workshop.MANIFEST).read_bytes() == before
    with pytest.raises(Problem, match="no-edition-data"):
        workshop.new_folder(find("goofspiel").shelf(), tmp_path / "g", "g", False)


# --- by which name it is known ----------------------------------------------------------------


def test_the_fingerprint_is_of_the_content(tmp_path: Path) -> None:
    mine = patched(tmp_path, [{"id": "s1-h1", "cost": 4}])
    first = open_edition(TITLE, mine)
    assert len(first) <= 40, "the database has a place for so many"
    write(mine / "cards.json", b'{ "cards" : [{"cost": 4,   "id": "s1-h1"}], "distribution": [] }')
    assert open_edition(TITLE, mine) == first
    write(mine / "cards.json", {"cards": [{"id": "s1-h1", "cost": 3}]})
    assert open_edition(TITLE, mine) != first


def test_a_pinned_edition_is_that_content_or_none(tmp_path: Path) -> None:
    mine = patched(tmp_path, [{"id": "s1-h1", "cost": 4}])
    pinned = pin_edition(TITLE, str(mine))
    name = open_edition(TITLE, pinned)
    write(mine / "cards.json", {"cards": [{"id": "s1-h1", "cost": 3}]})
    assert open_edition(TITLE, pinned) == name, "what was opened is played on"
    OPENED.clear()
    with pytest.raises(Problem, match="other-edition") as caught:
        make_with(TITLE, 3, pinned, {})
    assert str(caught.value.facts["found"]).startswith("mine@")


def test_a_name_alone_opens_no_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    new(tmp_path)
    monkeypatch.chdir(tmp_path)
    title: Title = find(TITLE)
    for name in ("mine", "./mine", str(tmp_path / "mine")):
        with pytest.raises(Problem, match="bad-edition"):
            title.make(3, name, {})  # as a server does
    with pytest.raises(Problem, match="closed-edition"):
        title.make(3, f"mine@{OTHER}", {})
    assert tablee.make(TITLE, 3, "./mine").edition.startswith("mine@")
    with pytest.raises(Problem, match="other-edition"):
        title.make(3, f"mine@{OTHER}", {})


def test_a_record_can_be_read_only_where_its_edition_is(tmp_path: Path) -> None:
    game = tablee.make(TITLE, 2, new(tmp_path))
    found = record.Record(
        title=TITLE,
        edition=game.edition,
        version=game.version,
        options=game.options,
        players=["a", "b"],
        seed="00" * 16,
        seed_hash=record.seed_hash(game, bytes(16)),
        answers=[],
        result=[],
        digest="",
    )
    assert found.game().edition == game.edition
    OPENED.clear()
    with pytest.raises(Problem, match="closed-edition"):
        found.game()
