"""An edition that the server offers itself: browsed, held against the base, tried at a table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tablee.engine import workshop
from tablee.engine.titles import find
from tests.web.axe import violations
from tests.web.people import DESKTOP, PHONE, Person, scrolls_sideways
from tests.web.serving import serving

TITLE = "precognition"
NAMES = {"en": "Strangers on board", "fr": "Des inconnus à bord"}
CHANGES = {
    "cards.json": {
        "cards": [
            {"id": "s1-h1", "cost": 4, "name": {"en": "Stranger", "fr": "Inconnue"}},
        ]
    },
    "game.json": {"numbers": [{"id": "start-food", "value": 10}]},
}
QUIET = {"motion": "none", "speed": "fast", "hints": False, "language": "fr"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that offers an edition of its own."""
    folder = tmp_path_factory.mktemp("own")
    mine = folder / "editions" / "strangers"
    workshop.new_folder(find(TITLE).shelf(), mine, "strangers", whole=False)
    for file, groups in CHANGES.items():
        (mine / file).write_text(json.dumps(groups))
    give_names(mine / workshop.MANIFEST)
    with serving(folder, TABLEE_EDITIONS=str(mine.parent)) as address:
        yield address


def give_names(path: Path) -> None:
    path.write_text(json.dumps(json.loads(path.read_text()) | {"called": NAMES}))


@pytest.fixture
def ana(browser: Browser, house: str, request: pytest.FixtureRequest) -> Iterator[Person]:
    person = Person(browser, house, **request.param)
    yield person
    person.context.close()
    assert person.faults == []


@pytest.mark.parametrize("ana", [{"size": DESKTOP}], indirect=True, ids=["desktop"])
def test_what_differs_is_marked_and_can_be_tried(ana: Person) -> None:
    ana.open(f"/gallery/{TITLE}")
    cards = ana.page.locator("[data-piece^='cards/']")
    changed = ana.page.locator("[data-piece='cards/s1-h1']")
    expect(cards).to_have_count(24)
    expect(ana.page.get_by_text("Differs from the base")).to_have_count(0)
    ana.page.get_by_label("Edition", exact=True).select_option(label=NAMES["en"])
    expect(changed).to_contain_text("Differs from the base")
    expect(changed).to_contain_text("Cost: 1 → 4")
    expect(changed.locator("h3")).to_have_text("Stranger")
    expect(ana.page.locator("[data-differs='numbers/start-food']")).to_contain_text("8 → 10")
    expect(cards).to_have_count(24)
    ana.page.get_by_label("Only the 2 things that differ").check()
    expect(ana.page.locator("[data-piece]")).to_have_count(1)
    assert violations(ana) == []
    ana.page.get_by_role("button", name="Try it at a table").click()
    expect(ana.page.locator("[data-choice]").first).to_be_visible()
    table = ana.page.evaluate(
        "async () => await (await fetch('/api/tables/' + location.pathname.slice(3))).json()"
    )
    assert table["edition"].startswith("strangers@")
    view = ana.page.evaluate(
        "async id => await (await fetch(`/api/tables/${id}/seat/0`)).json()", table["id"]
    )
    assert view["table"]["seats"][0]["food"] == 10


@pytest.mark.parametrize("ana", [{"size": PHONE, "settings": QUIET}], indirect=True, ids=["phone"])
def test_a_new_table_chooses_it_and_says_so(ana: Person) -> None:
    ana.open(f"/gallery/{TITLE}")
    ana.page.get_by_label("Édition", exact=True).select_option(label=NAMES["fr"])
    changed = ana.page.locator("[data-piece='cards/s1-h1']")
    expect(changed.locator("h3")).to_have_text("Inconnue")
    assert not scrolls_sideways(ana.page)
    ana.page.get_by_role("link", name="Nouvelle table").click()
    choice = ana.page.get_by_label("Édition", exact=True)
    expect(choice.locator("option:checked")).to_have_text(NAMES["fr"])
    assert not scrolls_sideways(ana.page)
    assert violations(ana) == []
    ana.page.locator("form select").nth(1).select_option(value="open")
    ana.page.locator("form button.primary.big").click()
    ana.page.get_by_role("dialog").get_by_role("textbox").fill("Ana")
    ana.page.get_by_role("dialog").get_by_role("textbox").press("Enter")
    fact = ana.page.get_by_role("link", name=NAMES["fr"])
    expect(fact).to_be_visible()
    expect(ana.page.get_by_text("l’édition est propre à ce serveur")).to_be_visible()
    fact.click()
    expect(changed.locator("h3")).to_have_text("Inconnue")
