"""What a link shows where it is posted: fetched as programs do that show it, without a session."""

from __future__ import annotations

import io
import random
import shutil
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from PIL import Image

import tablee.games  # noqa: F401  (registers the titles)
from tablee.engine.events import SPECTATOR
from tablee.engine.titles import TITLES
from tablee.server.house.house import House
from tablee.server.limits import Limit
from tablee.server.previews.language import chosen
from tablee.server.previews.painting import PREVIEW, Painter, drawable
from tablee.server.previews.picture import Picture, Player
from tablee.server.previews.tags import BEGIN
from tablee.server.previews.telling import tell
from tablee.server.settings import Settings
from tests.server.conftest import NewPerson, run_app
from tests.server.people import Json, Person, choices, eventually, play_with_bots

PAGE = '<!doctype html><html lang="en"><head><title>Tablée</title></head><body></body></html>'


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Bots answer at once."""
    return Settings(database=settings.database, bot_pause=0)


@pytest.fixture
def app(settings: Settings, tmp_path: Path, empty_file: Path) -> Iterator[TestClient[Litestar]]:
    """A server of a small client, which has a page."""
    shutil.copyfile(empty_file, settings.database)
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    yield from run_app(settings, folder)


class Tags(HTMLParser):
    """The tags in the head of a page, by their names."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: dict[str, str] = {}
        self.scripts = 0
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.scripts += tag == "script"
        if tag == "meta":
            self.found[given.get("property") or given.get("name") or ""] = given["content"] or ""


def crawl(app: TestClient[Litestar], path: str, **headers: str) -> dict[str, str]:
    answer = httpx.Client(transport=app._transport, base_url=str(app.base_url)).get(
        path, headers=headers
    )
    assert answer.status_code == 200
    return Tags(answer.text).found


def picture(app: TestClient[Litestar], tags: dict[str, str]) -> bytes:
    """The picture that the tags name, as large as they say."""
    crawler = httpx.Client(transport=app._transport, base_url=str(app.base_url))
    answer = crawler.get(tags["og:image"])
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    assert "max-age" in answer.headers["cache-control"]
    with Image.open(io.BytesIO(answer.content)) as image:
        size = (int(tags["og:image:width"]), int(tags["og:image:height"]))
        assert (image.format, image.size) == ("PNG", size) == ("PNG", (1200, 630))
    assert len(answer.content) < 600_000  # more is not shown everywhere
    return answer.content


def house_of(app: TestClient[Litestar]) -> House:
    house: House = app.app.state.house
    return house


def finished(person: Person, **wishes: Json) -> str:
    table: str = person.make_table("me", "level-3", start=True, **wishes)["id"]
    play_with_bots(person, 0, table, random.Random(1))
    return table


def test_an_invitation_to_a_public_table_names_who_is_there(
    app: TestClient[Litestar], guest: NewPerson
) -> None:
    table = guest("Zazie").make_table("me", "open", "open", public=True)["id"]
    tags = crawl(app, f"/t/{table}")
    assert tags["og:title"] == "You are invited to play · Goofspiel"
    assert "Zazie" in tags["og:description"]
    assert "2 seats are free" in tags["og:description"]
    assert tags["og:url"] == f"{app.base_url}/t/{table}"
    assert tags["twitter:card"] == "summary_large_image"
    assert tags["twitter:image"] == tags["og:image"]
    assert tags["og:image"].startswith(str(app.base_url))
    picture(app, tags)


def test_the_language_is_that_of_the_link_or_of_the_reader(
    app: TestClient[Litestar], guest: NewPerson
) -> None:
    table = guest("Zazie").make_table("me", "open", public=True)["id"]
    assert crawl(app, f"/t/{table}?l=fr")["og:title"] == "On vous invite à jouer · Goofspiel"
    assert crawl(app, f"/t/{table}?l=fr")["og:locale"] == "fr_FR"
    asked = {"accept-language": "de, es-MX;q=0.9, en;q=0.5"}
    assert crawl(app, f"/t/{table}", **asked)["og:title"] == "Te invitan a jugar · Goofspiel"
    pictures = [picture(app, crawl(app, f"/t/{table}?l={one}")) for one in ("en", "fr", "es")]
    assert len(set(pictures)) == 3
    assert chosen("xx", "fr;q=x, es;q=0") == "fr"
    assert chosen("", "") == "en"


def test_a_private_table_tells_the_game_and_nothing_else(
    app: TestClient[Litestar], guest: NewPerson
) -> None:
    """Two of them cannot be told apart, whoever sits there and whatever has happened."""
    waiting = guest("Zazie").make_table("me", "open", "open")["id"]
    over = finished(guest("Bruno"))
    for page in ("", "/replay", "/replay?at=3", "/review/1"):
        told, seen = [], []
        for table in (waiting, over):
            tags = crawl(app, f"/t/{table}{page}")
            told.append({name: text.replace(table, "…") for name, text in tags.items()})
            seen.append(picture(app, tags))
        assert told[0] == told[1]
        assert seen[0] == seen[1]
        assert "Zazie" not in str(told)
        assert "Goofspiel" in told[0]["og:title"]


def test_what_stands_in_a_name_is_text(app: TestClient[Litestar], guest: NewPerson) -> None:
    table = guest('"><script>x</script>').make_table("me", "open", public=True)["id"]
    page = app.get(f"/t/{table}").text
    assert "<script" not in page
    assert Tags(page).scripts == 0
    assert '"><script>x</script>' in Tags(page).found["og:description"]


def test_a_moment_of_a_public_match_is_drawn_as_it_was(
    app: TestClient[Litestar], guest: NewPerson
) -> None:
    table = finished(guest("Zazie"), public=True)
    replay = crawl(app, f"/t/{table}/replay")
    assert replay["og:title"] == "A match to watch again · Goofspiel"
    early, late = (crawl(app, f"/t/{table}/replay?at={at}") for at in (1, 9))
    assert early["og:title"] == "A moment of a match · Goofspiel"
    assert len({picture(app, tags) for tags in (replay, early, late)}) == 3
    assert picture(app, early) == picture(app, early)


def test_a_match_that_goes_on_shows_no_moment(app: TestClient[Litestar], guest: NewPerson) -> None:
    anna = guest("Zazie")
    table = anna.make_table("me", "level-3", start=True, public=True)["id"]
    tags = crawl(app, f"/t/{table}/replay?at=1")
    assert "Zazie" not in str(tags)
    assert picture(app, tags) == picture(app, crawl(app, f"/t/{table}/replay?at=2"))


@pytest.mark.parametrize("title", [*TITLES])
def test_positions_that_a_spectator_cannot_tell_apart_give_the_same_bytes(
    app: TestClient[Litestar], guest: NewPerson, title: str
) -> None:
    anna = guest("Zazie")
    others = ["level-1"] * (TITLES[title].usual_seats - 1)
    table = anna.make_table("me", *others, title=title, options={}, public=True, start=True)["id"]

    def asked() -> Json:
        view = anna.view(table, 0)
        return view if choices(view) and not view["locked"] else None

    view = eventually(asked)
    anna.act(table, 0, choices(view)[0])  # a draft, which nobody else may see either
    house = house_of(app)
    found = house.tables.known[table]
    match = found.match
    assert match is not None
    painter: Painter = app.app.state.painter

    def drawn() -> bytes:
        told = app.blocking_portal.call(tell, house, f"/t/{table}", "en", None, True)
        return painter.paint(told.picture)

    before, true = drawn(), match.s
    positions = set()
    for chance in range(3):
        world: Any = match.game.world(match.game.view(true, SPECTATOR), bytes([chance]) * 32)
        world.events, world.moments = true.events, true.moments
        match.s = world
        positions.add(str(match.game.dump(world)))
        assert drawn() == before
    match.s = true
    assert len(positions) > 1 or title == "goofspiel"  # whose cards are known to all but for order


def test_a_review_names_its_player_once_it_is_shared(
    app: TestClient[Litestar], guest: NewPerson
) -> None:
    anna = guest("Zazie")
    table = finished(anna, public=True)
    assert "Zazie" not in str(crawl(app, f"/t/{table}/review/1"))
    anna.post(f"/tables/{table}/reviews/0")
    assert "Zazie" not in str(crawl(app, f"/t/{table}/review/1"))
    anna.put(f"/tables/{table}/reviews/0/shared", {"shared": True})
    tags = crawl(app, f"/t/{table}/review/1")
    assert "Zazie" in tags["og:description"]
    picture(app, tags)


def test_a_deal_of_the_day_tells_nothing_of_an_attempt(
    app: TestClient[Litestar], guest: NewPerson
) -> None:
    table = guest("Zazie").post("/daily/nettles")["id"]
    tags = crawl(app, f"/t/{table}")
    assert "Zazie" not in str(tags)
    daily = crawl(app, "/daily/nettles?l=es")
    assert daily["og:title"].startswith("Reparto del día, ")
    assert daily["og:title"].endswith("· Ortigas")
    picture(app, daily)
    picture(app, crawl(app, "/daily"))


def test_every_other_page_has_the_preview_of_the_house(app: TestClient[Litestar]) -> None:
    pages = ["/", "/t/nothing-here", "/t/%00", "/join", "/daily/none", "/rules/none"]
    for path in [*pages, "/t/x/replay?at=-1", "/t/x/replay?at=99999999999999999999"]:
        tags = crawl(app, path)
        assert "Tablée" in tags["og:title"]
        picture(app, tags)


def test_who_asks_too_often_gets_the_page_all_the_same(
    app: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = house_of(app).limits
    monkeypatch.setattr("tablee.server.api.previews.visitor", lambda *_: "somebody")
    monkeypatch.setattr(limits, "previews", Limit(1, 600))
    monkeypatch.setattr(limits, "pictures", Limit(1, 600))
    assert BEGIN in app.get("/").text
    assert app.get("/").text == PAGE
    assert app.get("/api/picture").status_code == 200
    assert app.get("/api/picture").json()["problem"] == "too-many"


def test_a_picture_is_drawn_once(
    app: TestClient[Litestar], guest: NewPerson, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = guest("Zazie").make_table("me", "open", public=True)["id"]
    tags = crawl(app, f"/t/{table}")
    first = picture(app, tags)
    monkeypatch.setattr(app.app.state, "painter", None)
    assert picture(app, tags) == first


def test_every_title_has_a_picture_of_its_own() -> None:
    painter = Painter({})
    drawn = {painter.paint(Picture("One", "Two", title)) for title in ("", *TITLES)}
    assert len(drawn) == len(TITLES) + 1
    assert all((title.text.parent / PREVIEW).is_file() for title in TITLES.values())


def test_names_without_letters_here_are_shown_by_their_colour() -> None:
    assert drawable("Ánna 日本") == "Ánna"
    assert drawable("Zażółć") == "Zazoc" or drawable("Zażółć") == "Zazóc"
    players = tuple(Player(name) for name in ("日本", "Ω", "a" * 30))
    assert Painter({}).paint(Picture("One", "Two", "", "Three", players))
