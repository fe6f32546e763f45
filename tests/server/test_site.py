"""The files of the client: sent small, kept by browsers as long as they are good."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tablee.server import site
from tablee.server.settings import Settings
from tests.server.conftest import run_app

PAGE = "<!doctype html><title>é</title>"
SCRIPT = "export const x = 1;\n" * 100


@pytest.fixture
def client(settings: Settings, tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    """A server of a small client."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    (folder / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (folder / "assets" / "main-AbC123.js").write_text(SCRIPT, encoding="utf-8")
    (folder / "assets" / "card-AbC123.webp").write_bytes(b"RIFF")
    yield from run_app(settings, folder)


@pytest.mark.parametrize("path", ["/", "/t/some-table", "/new/goofspiel", "/join", "/index.html"])
def test_every_address_of_the_client_is_its_page(client: TestClient[Litestar], path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("path", "kind", "cache"),
    [
        ("/assets/main-AbC123.js", "text/javascript; charset=utf-8", site.FOREVER),
        ("/assets/card-AbC123.webp", "image/webp", site.FOREVER),
        ("/icon.svg", "image/svg+xml", "no-cache"),
    ],
)
def test_a_file_is_kept_as_long_as_its_name_is_good(
    client: TestClient[Litestar], path: str, kind: str, cache: str
) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == cache


@pytest.mark.parametrize("path", ["/assets/main-Old456.js", "/api/nowhere"])
def test_what_is_not_there_is_no_page(client: TestClient[Litestar], path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.json()["problem"]) == (404, "no-such-page")
    assert answer.headers["cache-control"] == "no-store"


def test_files_are_sent_packed_to_those_who_can_unpack(client: TestClient[Litestar]) -> None:
    path = "/assets/main-AbC123.js"
    with client.stream("GET", path, headers={"accept-encoding": "br, gzip"}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"] == "accept-encoding"
    assert int(answer.headers["content-length"]) == len(raw) < len(SCRIPT) / 10
    assert gzip.decompress(raw).decode() == SCRIPT
    plain = client.get(path, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == SCRIPT
    image = client.get("/assets/card-AbC123.webp")
    assert "content-encoding" not in image.headers


@pytest.mark.parametrize("path", ["/", "/assets/main-AbC123.js"])
def test_what_the_browser_has_is_not_sent_again(client: TestClient[Litestar], path: str) -> None:
    tag = client.get(path).headers["etag"]
    again = client.get(path, headers={"if-none-match": f'"other", {tag}'})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == tag
    assert again.headers["cache-control"]
    assert client.get(path, headers={"if-none-match": '"other"'}).status_code == 200


def test_no_file_is_read_for_a_request(client: TestClient[Litestar], tmp_path: Path) -> None:
    (tmp_path / "static" / "index.html").write_text("changed", encoding="utf-8")
    (tmp_path / "static" / "secret.txt").write_text("secret", encoding="utf-8")
    assert client.get("/").text == PAGE
    assert client.get("/secret.txt").text == PAGE
    assert client.get("/../tablee.db").text == PAGE
    assert client.get("/..%2ftablee.db").text == PAGE


def test_without_a_client_one_is_told(settings: Settings, tmp_path: Path) -> None:
    for app in run_app(settings, tmp_path / "nothing"):
        assert app.get("/").json()["problem"] == "no-client"


def test_what_people_are_told_is_kept_nowhere(client: TestClient[Litestar]) -> None:
    for path in ("/api/me", "/api/titles", "/health"):
        answer: httpx.Response = client.get(path)
        assert answer.headers["cache-control"] == "no-store"
