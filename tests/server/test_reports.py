"""Reports on a server: whom they are shown, and that nothing else in the folder is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.people import told
from tests.server.processes import Server

TOKEN = "a-token-of-some-length"
FROM_AFAR = {"x-forwarded-for": "198.51.100.1"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("reports")
    (folder / "spring.html").write_text("<p>spring</p>", encoding="utf-8")
    (folder / "notes.txt").write_text("not for the web", encoding="utf-8")
    (folder / ".hidden.html").write_text("hidden", encoding="utf-8")
    return folder


@pytest.fixture(scope="module", params=["", TOKEN], ids=["without token", "with token"])
def server(
    request: pytest.FixtureRequest, folder: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    own = tmp_path_factory.mktemp("server")
    wishes = {"TABLEE_REPORTS": str(folder), "TABLEE_REPORTS_TOKEN": request.param}
    server = Server(str(own / "tablee.db"), own / "server.log", **wishes)
    yield server.start()
    server.end()


def test_reports_are_for_the_machine_itself_or_whoever_has_the_token(
    server: Server, request: pytest.FixtureRequest
) -> None:
    url = f"{server.url}/reports"
    if "with token" in request.node.name:
        for given in (None, ("", TOKEN[:-1]), ("", "")):
            refused = httpx.get(url, auth=given)
            assert refused.status_code == 401
            assert refused.headers["www-authenticate"].startswith("Basic ")
            assert "spring" not in refused.text
        for header in (f"Bearer {TOKEN}", "Basic %", "Basic"):
            assert httpx.get(url, headers={"authorization": header}).status_code == 401
        shown = httpx.get(url, auth=("anybody", TOKEN), headers=FROM_AFAR)
    else:
        fault = told(httpx.get(url, headers=FROM_AFAR))
        assert (fault["status"], fault["problem"]) == (403, "reports-private")
        shown = httpx.get(url)
    assert shown.status_code == 200
    assert '"/reports/spring.html"' in shown.text
    assert "notes" not in shown.text
    assert "hidden" not in shown.text


@pytest.mark.parametrize(
    "name", ["notes.txt", ".hidden.html", "no.html", "..%2Fspring.html", "%2e%2e%2ftablee.db"]
)
def test_nothing_else_is_shown(server: Server, name: str) -> None:
    found = httpx.get(f"{server.url}/reports/{name}", auth=("", TOKEN))
    assert found.status_code == 404 or "Tablée" in found.text  # the page of the site
    assert "not for the web" not in found.text


def test_a_report_is_shown_apart(server: Server) -> None:
    found = httpx.get(f"{server.url}/reports/spring.html", auth=("", TOKEN))
    assert (found.status_code, found.text) == (200, "<p>spring</p>")
    policy = found.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "sandbox" in policy
    assert "allow-same-origin" not in policy
