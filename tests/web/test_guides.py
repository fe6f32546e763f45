"""Learning at the table in a browser: every guide is followed by keys, and by touch on a phone."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from tablee.guide.coach import matches
from tablee.guide.facts import hold
from tablee.guide.format import Chapter
from tablee.guide.reading import guide_of, guided
from tests.patience import Patience
from tests.server.people import choices
from tests.web.conftest import Arrive
from tests.web.people import DESKTOP, Person, scrolls_sideways

SMALL: Final = {"width": 360, "height": 740}

UNCOVERED: Final = """thing => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return thing === seen || thing.contains(seen);
}"""

COVERED_BY_TAG: Final = """tag => {
  const { left, top, right, bottom } = tag.getBoundingClientRect();
  const board = document.querySelector('main.board');
  const walk = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const covered = [];
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    if (!text.textContent.trim() || text.parentElement.closest('.hidden')) continue;
    if (!text.parentElement.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      const wide = Math.min(right, box.right) - Math.max(left, box.left);
      const high = Math.min(bottom, box.bottom) - Math.max(top, box.top);
      const air = Math.max(4, box.height / 4);  // above and below letters
      if (wide > 2 && high > air) covered.push(text.textContent.trim());
    }
  }
  return covered;
}"""
"""The words that the guide's *here* lies over; the air around letters does not count."""

FINGERS: Final = """paper => [...paper.querySelectorAll('button, a')]
  .map(thing => thing.getBoundingClientRect())
  .filter(({ width, height }) => width < 44 || height < 44)"""

OFFERED: Final = """() => [...document.querySelectorAll(':is(main, .actions) [data-choice]')]
  .filter(thing => thing.checkVisibility() && !thing.matches(':disabled, [aria-disabled=true]'))
  .map(thing => [thing.getAttribute('data-choice'), thing.getAttribute('aria-pressed') === 'true'])
"""

Json = Any


class Learner(Person):
    """Follows a guide, as its own script says where no step does."""

    @property
    def paper(self) -> Locator:
        return self.page.get_by_role("complementary", name="Guide")

    def learn(self, title: str) -> None:
        """From the first page, as somebody who comes for the first time."""
        self.open("/")
        links = self.page.locator(f"a[href='/rules/{title}']")
        tile = self.page.get_by_role("article").filter(has=links)
        tile.get_by_role("button", name="Learn it at the table").click()
        expect(self.paper).to_be_visible()

    def note(self) -> Json:
        """What the guide says at this moment: the same as the client was told."""
        picked = "&".join(f"picked={text}" for text in self.picked())
        answer = self.page.request.get(f"/api/tables/{self.table_id()}/seat/0/guide?{picked}")
        return answer.json()

    def offered(self) -> list[tuple[str, bool]]:
        """What can be pressed, and whether it is; what stands for several, for its first."""
        return [(text.split("|")[0], on) for text, on in self.page.evaluate(OFFERED)]

    def picked(self) -> list[str]:
        return [text for text, on in self.offered() if on]

    def follow(self, chapter: Chapter, by_keys: bool) -> list[str]:
        """Do what is next, again and again; the steps that have spoken."""
        spoken: list[str] = []
        patience = Patience()
        while patience.lasts():
            note = self.note()
            if note["chapter"] != chapter.id or (note["over"] and not self.has_to_confirm()):
                return spoken
            if note["step"] and note["step"] not in spoken:
                self.check_paper(note, by_keys)
                spoken.append(note["step"])
                patience = Patience()
            self.do_next(note, chapter, by_keys)
        raise AssertionError(f"{chapter.id}: it does not go on after {spoken}")

    def has_to_confirm(self) -> bool:
        """The chapter's last answer is not given yet; not, if already more is asked after it."""
        return self.is_drafted() and (self.picked() != [] or not self.is_asked())

    def is_asked(self) -> bool:
        return self.view()["decision"] is not None

    def possible(self) -> list[str]:
        """What the rules offer now, whether the page shows it yet or not."""
        return choices(self.view())

    def view(self) -> Json:
        return self.page.request.get(f"/api/tables/{self.table_id()}/seat/0").json()

    def is_drafted(self) -> bool:
        return self.gold.is_enabled()

    def do_next(self, note: Json, chapter: Chapter, by_keys: bool) -> None:
        go_on = self.paper.get_by_role("button", name="Go on")
        if note["kind"] == "look":
            before = self.paper.inner_text()
            self.press_it(go_on, by_keys, focused=True)
            expect(self.paper).not_to_have_text(before, use_inner_text=True)
        elif self.is_drafted() and self.picked():
            self.press_it(self.gold, by_keys, focused=note["kind"] == "none")
        elif text := self.next_choice(note, chapter):
            lit = self.choice(text)
            focused = note["kind"] == "with"
            if focused:
                expect(lit).to_be_focused()
                assert lit.evaluate(UNCOVERED), f"{note['step']}: covered"
                self.check_tag(note)
            assert lit.evaluate("thing => thing.textContent.trim() || thing.ariaLabel")
            self.press_it(lit, by_keys, focused)
        elif self.is_drafted():
            self.press_it(self.gold, by_keys, focused=False)
        self.page.wait_for_timeout(100)

    def check_tag(self, note: Json) -> None:
        tag = self.page.locator(".spotlight .placed")
        if tag.count() > 0:
            assert tag.evaluate(COVERED_BY_TAG) == [], f"{note['step']}: words under the tag"

    def choice(self, text: str) -> Locator:
        marks = f'[data-choice="{text}"], [data-choice^="{text}|"]'
        return self.page.locator(marks).filter(visible=True).first

    def press_it(self, thing: Locator, by_keys: bool, focused: bool) -> None:
        if not by_keys:
            thing.tap()
            return
        if focused:
            expect(thing).to_be_focused()
        else:
            thing.focus()
        self.page.keyboard.press("Enter")

    def next_choice(self, note: Json, chapter: Chapter) -> str | None:
        free = [text for text, on in self.offered() if not on]
        verbs = {text.split()[0] for text in self.picked()}
        if note["kind"] == "with":
            return next((text for text in note["lesson"] if text in free), None)
        wishes = [
            pattern
            for wish in chapter.script.get("0", [])
            if hold(wish.facts, note["facts"])
            for pattern in wish.attempt
        ]
        if wished := self.wished(wishes, self.possible(), verbs):
            return wished if wished in free else None  # the page has not come that far
        if wished := self.wished(wishes, free, verbs):
            return wished
        lesson = [text for text in note["lesson"] if text in free]
        return lesson[0] if lesson and note["lesson"][0].split()[0] not in verbs else None

    def wished(self, wishes: list[str], texts: list[str], verbs: set[str]) -> str | None:
        """The first of these that fits the first wish, unless it is of a kind chosen already."""
        fitting = (text for wish in wishes for text in texts if matches(wish, text))
        return next((text for text in fitting if text.split()[0] not in verbs), None)

    def check_paper(self, note: Json, by_keys: bool) -> None:
        expect(self.paper).to_contain_text(f"{note['number']} of {note['steps']}")
        assert not scrolls_sideways(self.page), note["step"]
        assert by_keys or self.paper.evaluate(FINGERS) == [], note["step"]
        assert self.paper.evaluate("paper => paper.scrollHeight - paper.clientHeight") <= 1


@pytest.fixture
def learner(arrive: Arrive, browser: Any, address: str) -> Any:
    people: list[Learner] = []

    def come(size: dict[str, int]) -> Learner:
        people.append(Learner(browser, address, size))
        return people[-1]

    yield come
    for person in people:
        person.context.close()
    assert [fault for person in people for fault in person.faults] == []


def ways() -> list[Any]:
    """Every guide once, by keys and by touch in turn; the smallest both ways."""
    found = [(title, place % 2 == 0) for place, title in enumerate(guided())]
    found.append((found[0][0], not found[0][1]))
    return [
        pytest.param(title, DESKTOP if keys else SMALL, keys, id=f"{title}-{way(keys)}")
        for title, keys in found
    ]


def way(keys: bool) -> str:
    return "keys" if keys else "touch"


@pytest.mark.parametrize(("title", "size", "by_keys"), ways())
def test_a_guide_is_followed_to_its_end(
    learner: Any, title: str, size: Json, by_keys: bool
) -> None:
    ana: Learner = learner(size)
    ana.learn(title)
    guide = guide_of(title)
    for chapter in guide.chapters:
        spoken = ana.follow(chapter, by_keys)
        due = [step.id for step in chapter.steps if not step.aside]
        assert [step for step in due if step not in spoken] == []
        last = chapter is guide.chapters[-1]
        before = ana.page.url
        ana.press_it(
            ana.paper.get_by_role("button", name="Play on from here" if last else "Next chapter"),
            by_keys,
            True,
        )
        expect(ana.page).not_to_have_url(before)
    expect(ana.paper).to_have_count(0)
    expect(ana.board).to_be_visible()


def test_it_goes_on_after_a_reload_in_another_language_and_from_the_first_page(
    learner: Any,
) -> None:
    ana: Learner = learner(DESKTOP)
    ana.learn("precognition")
    ana.page.keyboard.press("Enter")
    expect(ana.paper).to_contain_text("Riverbank Camp")
    ana.page.keyboard.press("w")
    expect(ana.paper).to_contain_text("PRE-053")
    ana.page.reload()
    expect(ana.paper).to_contain_text("Riverbank Camp")
    ana.speak("fr")
    expect(ana.page.get_by_role("complementary", name="Guide")).to_contain_text(
        "Campement de la rive"
    )
    ana.speak("en")
    ana.link("Home").click()
    tile = ana.page.get_by_role("article").filter(has_text="Precognition")
    address = ana.page.url
    tile.get_by_role("button", name="Continue learning (1 of").click()
    expect(ana.page).not_to_have_url(address)
    expect(ana.paper).to_contain_text("Riverbank Camp")


def test_a_wrong_click_is_explained_and_another_way_can_be_taken_back(learner: Any) -> None:
    ana: Learner = learner(DESKTOP)
    ana.learn("precognition")
    ana.page.keyboard.press("Enter")
    ana.choice("keep s1-y2.terias").click()
    expect(ana.paper).to_contain_text("That works too")
    ana.paper.get_by_role("button", name="Take that back").click()
    expect(ana.paper).to_contain_text("Riverbank Camp brings")
