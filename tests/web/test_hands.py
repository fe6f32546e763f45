"""Mouse, finger and keyboard: pressing twice harms nothing, and what cannot be chosen says why."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Arrive
from tests.web.people import CONFIRMABLE, PHONE, TABS, Person
from tests.web.test_precognition import CHOICES, LOOSE

HANDS = ("mouse", "finger", "keys")
GIVE = "main .offer .way.give"


def press_twice(person: Person, hand: str, button: Locator) -> None:
    if hand == "mouse":
        button.dblclick()
    elif hand == "finger":
        box = button.bounding_box()
        assert box
        spot = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        person.page.touchscreen.tap(*spot)
        person.page.touchscreen.tap(*spot)
    else:
        button.focus()
        person.page.keyboard.press("Enter")
        person.page.keyboard.press("Enter")


@pytest.mark.parametrize("hand", HANDS)
def test_confirm_pressed_twice_confirms_once_and_keeps_the_choice(
    arrive: Arrive, hand: str
) -> None:
    ana = arrive(size=PHONE) if hand == "finger" else arrive()
    ben = arrive()
    sent: list[str] = []
    ana.page.on("websocket", lambda line: line.on("framesent", lambda text: sent.append(str(text))))
    table = ana.new_table("me", "open", cards=4)
    ben.open(f"/t/{table}")
    ben.button("Sit down").click()
    ana.button("Start the match").click()
    ana.draft("3")
    press_twice(ana, hand, ana.gold)
    expect(ana.button("Change my choice")).to_be_visible()
    expect(ana.face_down("3")).to_be_visible()
    expect(ana.gold).to_be_disabled()
    assert len([text for text in sent if '"type":"confirm"' in text]) == 1
    place = ana.gold.bounding_box()
    change = ana.button("Change my choice").bounding_box()
    assert place
    assert change
    assert change["x"] + change["width"] <= place["x"]
    press_twice(ana, hand, ana.button("Change my choice"))
    expect(ana.button("Change my choice")).to_have_count(0)
    if hand != "keys":  # the first Enter changes, the second is on the button that is gone
        expect(ana.face_down("3")).to_be_visible()
        expect(ana.gold).to_be_enabled()
    if hand == "finger":  # whichever of the two taps came first
        gold = ana.gold.bounding_box()
        assert gold
        assert change["x"] + change["width"] <= gold["x"]


def test_a_choice_is_made_and_confirmed_with_arrows_and_enter_alone(arrive: Arrive) -> None:
    ana = arrive()
    ana.new_table("me", "bot", cards=4)
    assert ana.ready()
    keys = ana.page.keyboard
    seen: list[str] = []
    for _ in range(12):
        keys.press("ArrowRight")
        name = ana.page.evaluate("document.activeElement.getAttribute('aria-label')")
        seen.append(name or "")
    assert {f"Bid {card}" for card in range(1, 5)} <= set(seen)
    while ana.page.evaluate("document.activeElement.getAttribute('aria-label')") != "Bid 2":
        keys.press("ArrowLeft")
    keys.press("Enter")
    expect(ana.face_down("2")).to_be_visible()
    keys.press("Escape")
    expect(ana.face_down("2")).to_have_count(0)


def test_a_second_enter_confirms_the_cards_of_precognition(arrive: Arrive) -> None:
    ana = arrive()
    ana.play_against_bots("precognition", 2)
    expect(ana.prompt).to_contain_text("Choose the card you keep")
    ana.page.locator("main .offer .way.give").first.press("Enter")
    ana.page.locator("main .zone:not(.offer) .way.keep").first.press("Enter")
    expect(ana.confirmable).to_have_count(1)
    ana.page.locator("main button.selectable.chosen").first.press("Enter")
    expect(ana.prompt).to_contain_text("Activate")


def test_a_second_enter_confirms_the_face_of_an_ai(arrive: Arrive) -> None:
    ana = arrive()
    ana.play_against_bots("ai-100-human", 3)
    expect(ana.prompt).to_contain_text("Which AI face")
    face = ana.board.locator("button.choice").nth(1)
    expect(face).to_be_visible()
    keys = ana.page.keyboard
    keys.press("ArrowDown")
    keys.press("ArrowRight")
    expect(face).to_be_focused()
    keys.press("Enter")
    expect(ana.confirmable).to_have_count(1)
    keys.press("Enter")
    expect(ana.prompt).to_contain_text("Keep 2 of these cards")


# --- a whole turn by keys alone ---------------------------------------------------------------


def go_to(person: Person, target: Locator) -> None:
    """By arrows alone, round everything that can be chosen."""
    expect(person.button("Skip animation")).to_have_count(0)
    expect(target).to_be_visible()
    for _ in range(TABS):
        if target.evaluate("element => element === document.activeElement"):
            return
        person.page.keyboard.press("ArrowRight")
    raise AssertionError(f"the arrows do not reach {target}")


def answer(person: Person, *targets: Locator) -> None:
    """Pick these by arrows and Enter; a second Enter on the last one confirms."""
    for target in targets:
        go_to(person, target)
        person.page.keyboard.press("Enter")
    expect(person.confirmable).to_have_count(1)
    expect(person.button("Skip animation")).to_have_count(0)
    go_to(person, person.gold)
    person.page.keyboard.press("Enter")
    expect(person.confirmable).to_have_count(0)


def press_by_arrows(person: Person, selector: str) -> None:
    """Enter on the first of these that the arrows reach; on none if they are gone meanwhile."""
    for _ in range(TABS):
        if person.page.evaluate("one => document.activeElement.matches(one)", selector):
            person.page.keyboard.press("Enter")
            return
        person.page.keyboard.press("ArrowRight")


def test_a_round_of_precognition_by_keys_alone(arrive: Arrive) -> None:
    """Some cards ask for one thing, some for several: so it is the board that says what is next."""
    ana = arrive()
    ana.play_against_bots("precognition", 2)
    expect(ana.prompt).to_contain_text("Choose the card you keep")
    keep = ana.page.locator("main .zone:not(.offer) .way.keep").first
    answer(ana, ana.page.locator(GIVE).first, keep)
    expect(ana.prompt).to_contain_text("Activate")
    for _ in range(TABS):
        first = ana.first_of(CONFIRMABLE, *CHOICES, LOOSE, GIVE)
        assert first is not None
        if first == GIVE:
            break
        press_by_arrows(ana, first)
    expect(ana.board).to_contain_text("Round 2")


def test_a_turn_of_an_ai_by_keys_alone(arrive: Arrive) -> None:
    ana = arrive()
    ana.play_against_bots("ai-100-human", 3)
    cards = ana.board.locator(".hand .evolution.selectable")
    expect(ana.prompt).to_contain_text("Which AI face")
    answer(ana, ana.board.locator("button.choice").first)
    expect(ana.prompt).to_contain_text("Keep 2 of these cards")
    answer(ana, cards.nth(0), cards.nth(1))
    expect(ana.prompt).to_contain_text("Pick one card")
    answer(ana, cards.nth(1))
    expect(ana.prompt).to_contain_text("Which card from your reserve")
    answer(ana, cards.first)
    expect(ana.prompt).to_contain_text("Where do you place")
    answer(ana, ana.board.locator(".slot.selectable").nth(1))
    expect(ana.history.get_by_text("You place ").first).to_be_visible()


# --- what cannot be chosen -------------------------------------------------------------------


def ask(person: Person, thing: Locator) -> None:
    """While something moves, pressing anything only skips ahead."""
    expect(person.button("Skip animation")).to_have_count(0)
    thing.press("Enter")


def expect_reason(person: Person, sentence: str, rule: str = "") -> None:
    """It is said at the thing, with a way to the rule behind it."""
    bubble = person.page.locator(".bubble.of-refusal")
    expect(bubble).to_contain_text(sentence)
    links = bubble.get_by_role("link")
    expect(links).to_have_count(1 if rule else 0)
    if rule:
        expect(links).to_have_text(f"Rule {rule}")
        assert (links.get_attribute("href") or "").endswith(f"#{rule}")


def test_a_machine_says_why_it_cannot_be_used(arrive: Arrive) -> None:
    ana = arrive()
    ana.play_against_bots("precognition", 2)
    expect(ana.prompt).to_contain_text("Choose the card you keep")
    machine = ana.page.locator("main button.machine[aria-disabled=true]").first
    ask(ana, machine)
    expect_reason(ana, "Machines are used in the Action phase, once your cards", "PRE-112")
    ana.page.locator(".bubble").get_by_role("link").click()
    expect(ana.page.locator("#PRE-112")).to_be_in_viewport()  # beside the board


def test_what_is_chosen_is_confirmed_or_undone_before_anything_else(arrive: Arrive) -> None:
    ana, ben = arrive(), arrive()
    table = ana.new_table("me", "open", cards=4)
    ben.open(f"/t/{table}")
    ben.button("Sit down").click()
    ana.button("Start the match").click()
    ana.bid("3")
    expect(ana.button("Change my choice")).to_be_enabled()
    ask(ana, ana.page.locator("main .hand button[data-entity='card:2']"))
    expect_reason(ana, "To choose something else, change it first.")


def test_a_cell_says_why_no_card_can_be_placed_there(arrive: Arrive) -> None:
    ana = arrive()
    ana.play_against_bots("ai-100-human", 1)
    mine = ana.board.get_by_role("group", name="Your tableau")
    answers = (
        ("Which AI face", ".choice", 1),
        ("Keep 2 of these cards", ".hand .evolution.selectable", 2),
        ("Take one of the three cards", ".evolution.selectable", 1),
    )
    for prompt, css, count in answers:
        expect(ana.prompt).to_contain_text(prompt)
        for place in range(count):
            ana.board.locator(css).nth(place).click()
        ana.confirmable.click()
    expect(ana.prompt).to_contain_text("Which card from your reserve")
    cells = mine.locator(".slot[aria-disabled=true]")
    ask(ana, cells.first)
    expect_reason(ana, "Cells are chosen in one step of the turn only", "AIH-028")
    ana.board.locator(".reserve .evolution.selectable").first.click()
    ana.confirmable.click()
    expect(ana.prompt).to_contain_text("Where do you place")
    ask(ana, cells.first)
    expect_reason(ana, "it must share a side with a card of your tableau", "AIH-051")
    ask(ana, mine.locator(".evolution").first)
    expect_reason(ana, "There is already a card on b3.", "AIH-051")
