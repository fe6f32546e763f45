"""Reports in a real browser: nothing foreign, nothing cut, figures under the pointer, saving."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Browser, Page, expect

from tablee.arena.balance.deals import play_deal
from tablee.arena.balance.findings import Findings, findings
from tablee.arena.balance.study import studies
from tablee.report.balance import balance_page
from tablee.report.html import rendered
from tests.server.processes import Server

CUT = (Path(__file__).parent / "cut.js").read_text()
TOKENS = Path(__file__).parents[2] / "web" / "src" / "look" / "tokens.css"
STYLE = Path(balance_page.__code__.co_filename).parent / "page.css"
SCROLLED = "new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"
"""Whatever scrolls hides what is told of the mark before."""

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def found() -> list[Findings]:
    """Of a title with long names, and of one in turns."""
    tables = [
        *studies("precognition", [2], ["random"], again=1),
        *studies("nettles", [3], ["random"]),
    ]
    return [findings(each, [play_deal(each, n) for n in range(14)]) for each in tables]


@pytest.fixture(scope="module")
def folder(found: list[Findings], tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("reports")
    for each in found:
        for language in ("en", "fr", "es"):
            text = rendered(balance_page([each], language), each)
            path = folder / f"{each.study.title}.{language}.html"
            path.write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """Anything that goes wrong, or is asked for elsewhere, fails the test."""
    context = browser.new_context(viewport={"width": 390, "height": 844})
    faults: list[str] = []
    page = context.new_page()
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
    page.on("request", lambda asked: faults.append(asked.url) if is_foreign(asked.url) else None)
    yield page
    context.close()
    assert faults == []


def is_foreign(url: str) -> bool:
    return not url.startswith(("file:", "blob:", "data:", "http://127.0.0.1:"))


@pytest.mark.parametrize("title", ["precognition", "nettles"])
@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_nothing_is_cut_and_nothing_sticks_out(
    page: Page, folder: Path, title: str, language: str
) -> None:
    for width, height in ((390, 844), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto((folder / f"{title}.{language}.html").as_uri())
        expect(page.locator("svg").first).to_be_visible()
        assert page.evaluate(CUT) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        outside = page.evaluate(
            """() => [...document.querySelectorAll('svg text')].filter((text) => {
                 const { left, right } = text.getBoundingClientRect();
                 const paper = text.closest('figure').getBoundingClientRect();
                 return left < paper.left || right > paper.right;
               }).map((text) => text.textContent)"""
        )
        assert outside == []


def test_nothing_is_asked_for_even_if_the_page_tried(browser: Browser, folder: Path) -> None:
    page = browser.new_page()
    asked: list[str] = []
    page.on("requestfinished", lambda request: asked.append(request.url))
    path = folder / "nettles.en.html"
    page.goto(path.as_uri())
    refused = page.evaluate("fetch('data:text/plain,x').then(() => 'asked', () => 'refused')")
    page.close()
    assert refused == "refused"
    assert asked == [path.as_uri()]
    assert re.findall(r"(?:src|href)=", path.read_text(encoding="utf-8")) == []


def test_figures_are_under_the_pointer(page: Page, folder: Path) -> None:
    page.goto((folder / "nettles.en.html").as_uri())
    tip = page.locator("#tip")
    expect(tip).to_be_hidden()
    plots = json.loads(page.locator("#plots").text_content() or "")
    for number, plot in enumerate(plots):
        for place in (0, len(plot["marks"]) - 1):
            mark = page.locator(f'figure[data-plot="{number}"] .mark').nth(place)
            mark.scroll_into_view_if_needed()
            page.evaluate(SCROLLED)
            mark.locator(".hit").hover(force=True)
            assert tip.is_visible()
            told = tip.text_content()
            if plot["kind"] != "dots":  # where some lie over others
                assert told == plot["marks"][place]["tip"]
            assert re.search(r"\d", told or "")
    page.locator("h1").hover()
    assert tip.is_hidden()


def test_a_plot_is_saved_with_its_data(page: Page, folder: Path, tmp_path: Path) -> None:
    page.goto((folder / "nettles.fr.html").as_uri())
    plots = json.loads(page.locator("#plots").text_content() or "")
    for number, plot in enumerate(plots):
        saved = tmp_path / f"{number}.svg"
        with page.expect_download() as download:
            page.locator(f'figure[data-plot="{number}"] button').click()
        download.value.save_as(saved)
        root = ElementTree.parse(saved).getroot()
        assert root.tag == f"{SVG}svg"
        data = root.find(f"{SVG}metadata")
        assert data is not None
        assert json.loads(data.text or "") == plot
        drawn = [each for each in root.iter(f"{SVG}g") if "mark" in each.get("class", "")]
        assert [each.findtext(f"{SVG}title") for each in drawn] == [m["tip"] for m in plot["marks"]]
        shapes = [each for each in root.iter() if each.tag in (f"{SVG}text", f"{SVG}circle")]
        assert shapes
        assert {each.get("fill", "").partition("(")[0] for each in shapes} <= {"rgb", "rgba"}


def test_tables_are_sorted_by_their_numbers(page: Page, folder: Path) -> None:
    page.goto((folder / "precognition.es.html").as_uri())
    table = page.locator("table").nth(1)
    head = table.locator("th").nth(2)
    for order, down in (("descending", True), ("ascending", False)):
        head.locator("button").click()
        expect(head).to_have_attribute("aria-sort", order)
        shown = table.locator("tbody tr > td:nth-child(3)").evaluate_all(
            "(cells) => cells.map((cell) => Number(cell.dataset.sort))"
        )
        assert len(shown) > 20
        assert shown == sorted(shown, reverse=down)


def test_light_and_dark_are_those_of_the_site(page: Page, folder: Path) -> None:
    """The same names have the same values; and the button turns one into the other."""
    theirs = dict(re.findall(r"^\s*(--[\w-]+): ([^;]+);", TOKENS.read_text(), re.MULTILINE))
    ours = dict(re.findall(r"^\s*(--[\w-]+): ([^;]+);", STYLE.read_text(), re.MULTILINE))
    assert len(ours) > 15
    assert {name: theirs.get(name) for name in ours} == ours
    page.goto((folder / "nettles.en.html").as_uri())
    grounds = []
    for _ in range(2):
        grounds.append(page.evaluate("getComputedStyle(document.body).backgroundColor"))
        page.locator("#theme").click()
    assert len(set(grounds)) == 2


def test_a_server_shows_them_apart_from_the_site(page: Page, folder: Path, tmp_path: Path) -> None:
    """In a sandbox, in which they are as alive as from the disk."""
    server = Server(
        str(tmp_path / "tablee.db"), tmp_path / "server.log", TABLEE_REPORTS=str(folder)
    )
    server.start()
    try:
        page.goto(f"{server.url}/reports")
        page.get_by_role("link", name="nettles.en.html").click()
        page.locator(".mark").first.locator(".point").hover(force=True)
        expect(page.locator("#tip")).to_be_visible()
        with page.expect_download() as download:
            page.locator("figure button").first.click()
        assert download.value.suggested_filename == "plot-1.svg"
        assert page.evaluate("self.origin") == "null"
    finally:
        server.end()
