"""What can be read off open cards in the terminal."""

from __future__ import annotations

import pytest

from tablee.engine.events import SPECTATOR
from tablee.games.pest import PEST
from tablee.games.pest.facts import in_sight
from tablee.games.pest.messages import MESSAGES
from tablee.games.pest.state import NOWHERE, Table
from tablee.words import LANGUAGES, Narrator
from tests.games.pest.positions import (
    KIT,
    built,
    camp,
    doctor,
    offer,
    own,
    road_sick,
    sick,
    table,
    technology,
)
from tests.rules import rule


def read_off(s: Table, language: str = "en", viewer: int = SPECTATOR) -> dict[str, list[str]]:
    """What anybody can read, by what things are called."""
    game = PEST.make(len(s.seats), "base", {})
    narrator = Narrator(game, language, ["Ann", "Bo", "Cy", "Di", "Ed"][: len(s.seats)], viewer)
    found: dict[str, list[str]] = {}
    for fact in in_sight(s):
        thing = narrator.words.entity(fact.kind, narrator.names[fact.kind][fact.thing])
        found.setdefault(thing, []).append(narrator.fact(fact))
    return found


@rule("PEST-008", "PEST-011", "PEST-012", "PEST-149")
def test_where_people_are() -> None:
    s = table(5)
    sick(s, gothar=1, kelm=3)
    road_sick(s, "gollor-gothar", 2)
    built(s, 1, "mill", "gothar")
    doctor(s, 0, "gothar")
    camp(s, 2, "jassa")
    told = read_off(s)
    assert told["Gothar"] == ["gives herbs", "1 sick Subject", "Doctor of Ann", "Mill of Bo"]
    assert read_off(s, viewer=0)["Gothar"][2:] == ["your Doctor", "Mill of Bo"]
    assert read_off(s, viewer=1)["Gothar"][2:] == ["Doctor of Ann", "your Mill"]
    assert told["Kelm"] == ["gives stone", "3 sick Subjects"]
    assert told["Jassa"] == ["gives stone", "Camp of Cy"]
    assert [texts for name, texts in told.items() if "Gollor" in name] == [["2 sick Subjects"]]
    assert "Corva" not in told


@rule("PEST-023", "PEST-350", "PEST-351", "PEST-450")
def test_all_decrees_lie_open() -> None:
    s = table(5)
    names = ("full-granaries", "employment-program", "voice-of-the-people")
    s.decrees = [KIT.decrees.index(name) for name in names]
    told = read_off(s)
    assert told["Full Granaries"] == [
        "Era I",
        "Agenda: 1 Renown for each food in your Storage.",
        "Imperative: Build a Building in a Village.",
    ]
    assert told["Voice of the People"][0] == "Era III"
    s.seats[1].imperatives = [0, 2, 0]
    assert read_off(s)["Employment Program"][3:] == ["Bo: level 2"]
    s.marked_levels = [0b100, 0b1010, 0]
    told = read_off(s)
    assert told["Full Granaries"][3:] == ["Marker at level 2"]
    assert told["Employment Program"][3:] == ["Bo: level 2", "Markers at levels 1 and 3"]
    assert told["Voice of the People"][1].endswith("Capital space, 6 at most.")


@rule("PEST-100", "PEST-101", "PEST-106")
def test_the_favour_card_that_is_paid_next() -> None:
    s = table(5)
    s.favour_shown = [KIT.favour.index("council-aid-granaries")]
    assert read_off(s)["Council Aid: Granaries"] == [
        "Most Influence: 1 food",
        "Others: 2 food",
        "Least Influence: 2 food",
        "Least Influence: 1 resource of your choice",
    ]
    s.favour_shown.append(KIT.favour.index("council-silence-1"))
    told = read_off(s)
    assert told["Council in Recess"] == ["Nobody gains anything"]
    assert "Council Aid: Granaries" not in told
    s.year = 5
    assert "Council in Recess" not in read_off(s)


@rule("PEST-025", "PEST-195", "PEST-196", "PEST-277")
def test_what_the_capital_gives() -> None:
    s = table(5)
    s.capital_card = KIT.capital_cards.index("plea-of-the-masons")
    told = read_off(s)
    assert told["Plea of the Masons"] == [
        "First: 2 Influence",
        "First: 1 Renown token",
        "With it 1 Renown token, or 1 Subject back",
        "Second: 1 Influence",
        "Second: 1 Renown token",
        "Third: 1 Influence",
    ]
    assert told["University"] == [
        "Costs 4 wood",
        "Costs 3 stone",
        "Costs 2 food",
        "Gives 3 Influence",
        "Gives 3 Renown tokens",
    ]
    s.capital_card = NOWHERE
    s.capital_left = 0b10001
    told = read_off(s)
    assert "University" not in told
    assert {"Imperial Granary", "Cathedral"} <= set(told)
    assert "Plea of the Masons" not in told


@rule("PEST-220", "PEST-221")
def test_technologies_of_the_market_and_of_players() -> None:
    s = table(5)
    offer(s, "medical-mask", "inhaler")
    own(s, 3, "blast-furnace")
    told = read_off(s)
    assert told["Medical Mask"][:3] == ["Costs 2 Research tokens", "2 Renown", "Top slot"]
    assert told["Inhaler"][:2] == ["Costs 2 Research tokens", "1 Renown"]
    assert told["Blast Furnace"][:2] == ["Costs 3 Research tokens", "2 Renown"]
    assert len(told["Blast Furnace"]) == 3
    hidden = [card for card in s.deck if card != technology("medical-mask")]
    assert KIT.technologies[hidden[0]] not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_can_be_told(language: str) -> None:
    names: set[str] = set()
    for card in range(len(KIT.technologies)):
        s = table(5)
        s.market = [card]
        s.decrees = [5 * era + card % 5 for era in range(3)]
        s.favour_shown = [card % len(KIT.favour)]
        s.capital_card = card % len(KIT.capital_cards)
        sick(s, gothar=card + 1)
        doctor(s, 0, "gothar")
        camp(s, 1, "jassa")
        built(s, 2, "castle", "corva")
        s.seats[3].imperatives[0] = s.marked_levels[1] = 1 + card % 4
        names |= {fact.name for fact in in_sight(s)}
        assert all(
            text and "{" not in text for told in read_off(s, language).values() for text in told
        )
    assert names == set(MESSAGES.facts)
