"""Every number on the table of Pest is the one of the view: what somebody reads off the page is
held against what the server tells, in several modes and after every click of turns in them. What
would change is what then changes.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from tablee.engine.game import Game
from tablee.games.pest import Pest
from tablee.games.pest.actions import ACTIONS, CELLS, SLOTS, STOCK, TECHNOLOGY_SLOTS
from tablee.games.pest.edition import POSITIONS as SIDES
from tablee.games.pest.kit import GAINED, STORED, Kit
from tablee.games.pest.powers import TREATMENT
from tests.web.conftest import seated
from tests.web.people import CONFIRMABLE
from tests.web.positions import Position
from tests.web.reading import hold_against
from tests.web.test_pest import CHOICES, Physician

Json = dict[str, Any]

READ: Final = (Path(__file__).parent / "pest_numbers.js").read_text()
ABSENT: Final = "?"
NEUTRAL: Final = "-1"
CLICKS: Final = 10
"""So many are most of a turn."""

ALL: Final = {
    "late": Position("pest", 3, ask="place-assistant", time=10),
    "way": Position("pest", 3, ask="move-doctor", time=4, since="place-assistant"),
    "duel": Position("pest", 2, options={"duel": True}, ask="place-assistant", time=6),
    "alone": Position("pest", 1, options={"advanced": True}, ask="place-assistant", time=5),
}


# --- what has to be read ----------------------------------------------------------------------


class Told:
    """What the server tells about a table."""

    def __init__(self, game: Game[Any], view: Json) -> None:
        assert isinstance(game, Pest)
        self.kit: Kit = game.kit
        self.table: Json = view["table"]["table"]
        self.seats: list[Json] = view["table"]["seats"]
        self.follows: Json = view["follows"]
        self.decision: Json = view["decision"] or {"ask": "", "choices": []}
        self.era = max(0, self.table["year"]) // (self.kit.years // self.kit.eras)

    def on_the_table(self) -> Json:
        return {
            "seat": self.seat(0),
            "sick": self.sick(),
            "risk": self.follows["danger"],
            "flags": self.flags(),
            "capital": self.in_capital(),
            "influence": {str(seat): p["influence"] for seat, p in enumerate(self.seats)},
            "others": {str(seat): self.other(seat) for seat in range(1, len(self.seats))},
            "decree": self.decree(self.era),
            "agenda": self.follows["seats"][0]["agenda"],
            "next_year": self.next_year(),
        }

    def seat(self, seat: int) -> Json:
        kit, p, standing = self.kit, self.seats[seat], self.follows["seats"][seat]
        stock = dict(zip(STOCK, p["stock"], strict=True))
        hindering = [slot for slot in SLOTS if slot in p["hindering"]]
        built = [name for name, at in zip(kit.buildings, p["sites"], strict=True) if at != ABSENT]
        held = [n for n, card in enumerate(p["technologies"]) if card != ABSENT]
        mine = [n for n in kit.buildings if n in built and n != "castle"]
        most = {kind: self.room(stock[kind], standing) for kind in STOCK[:STORED]}
        return {
            "renown": standing["renown"],
            "influence": p["influence"],
            "ready": p["ready"],
            "camp": p["camp"] == ABSENT,
            "stock": stock,
            "filled": {**{kind: stock[kind] for kind in STOCK[:STORED]}, "research": 0},
            "spaces": {**most, "research": 0},
            "limit": standing["storage"],
            "zone": p["zone"],
            "easy": standing["easy"],
            "quarantine": [standing["sick"], standing["slots"]],
            "hindering": hindering,
            "hindered": [slot for slot in hindering if slot in ACTIONS],
            "dead": p["dead"],
            "mourned": kit.grave_renown[p["dead"]],
            "healed": p["healed"],
            "healed_note": [p["healed"], kit.laboratories[p["healed"]]],
            "herbs": kit.herbs[p["healed"] :],
            "technologies": [p["technologies"][n] for n in held],
            "on_cards": [self.on_card(p, n) for n in held],
            "used": [cell for cell in in_rows(CELLS) if cell in p["grid"]],
            "rows": [stock["research"], stock["herbs"], p["healed"]],
            "built": mine,
            "staffed": [name for name in mine if name in p["staff"]],
            "costs": {
                name: {} if name in built else counted(cost)
                for name, cost in zip(kit.buildings, kit.work_cost, strict=False)
                if name != "castle"
            },
            "worth": {
                name: renown
                for name, renown in zip(kit.buildings, kit.building_renown, strict=True)
                if name != "castle"
            },
        }

    def room(self, count: int, standing: Json) -> int:
        """Spaces that can be filled, as many of them as are drawn for this type."""
        limit: int = standing["storage"]
        return max(standing["large"], count) if count > limit else limit

    def on_card(self, p: Json, slot: int) -> list[int]:
        """Sick and Healed Subjects, and Assistants."""
        card = self.kit.technologies.index(p["technologies"][slot])
        lying = p["lying"][slot]
        treats = self.kit.power[TREATMENT][card] > 0
        posted = int(TECHNOLOGY_SLOTS[slot] in p["posted"])
        return [min(1, lying), 0, posted] if treats else [0, lying, posted]

    def sick(self) -> Json:
        places = zip(self.kit.places, self.table["sick"], strict=False)
        roads = zip(self.kit.roads, self.table["road_sick"], strict=True)
        return {name: count for name, count in [*places, *roads] if count}

    def flags(self) -> Json:
        """On the map, what the ways take on which the Doctor can set out."""
        if self.decision["ask"] != "move-doctor":
            return {}
        first = {choice["target"] for choice in self.decision["choices"] if choice["verb"] == "go"}
        found = {}
        for place, way in self.follows["ways"].items():
            if f"place:{way['path'][0]}" in first:
                paid = {"food": -way["food"]} if way["food"] else {}
                sick = {"sick": way["sick"]} if way["sick"] else {}
                found[place] = {"steps": way["points"], **paid, **sick}
        return found

    def in_capital(self) -> Json:
        counts = {str(seat): p["capital"] for seat, p in enumerate(self.seats)}
        counts[NEUTRAL] = self.table["neutral"]
        return {seat: count for seat, count in counts.items() if count}

    def other(self, seat: int) -> Json:
        p, standing = self.seats[seat], self.follows["seats"][seat]
        return {
            "renown": standing["renown"],
            "held": standing["sick"],
            "slots": standing["slots"],
            "dead": p["dead"],
            "healed": p["healed"],
            "ready": p["ready"],
        }

    def decree(self, era: int) -> Json:
        marks = self.table["marked_levels"][era]
        return {
            "reached": {str(seat): p["imperatives"][era] for seat, p in enumerate(self.seats)},
            "marked": [level for level in range(self.kit.levels + 1) if marks >> level & 1],
        }

    def next_year(self) -> Json:
        following = self.table["year"] + 1
        if following >= self.kit.years:
            return {"favour": {}, "plague": 0}
        card = self.kit.favour.index(self.table["favour_shown"][-1])
        side = SIDES.index(self.follows["seats"][0]["favour"])
        return {
            "favour": counted(self.kit.favour_gain[card][side]),
            "plague": self.kit.sick_per_target[self.kit.era(following)],
        }

    def in_sheet(self, sheet: str) -> Json:
        """What a sheet shows; the rest of what is read is not in it."""
        kit, table = self.kit, self.table
        if sheet.startswith("seat-"):
            return {"seat": self.seat(int(sheet.removeprefix("seat-")))}
        if sheet == "market":
            cards = [kit.technologies.index(card) for card in table["market"]]
            return {
                "costs": {kit.technologies[card]: kit.cost[card] for card in cards},
                "worth": {kit.technologies[card]: kit.technology_renown[card] for card in cards},
            }
        if sheet == "decrees":
            agenda = [one["agenda"] for one in self.follows["seats"]]
            eras = dict(enumerate(table["decrees"]))
            return {
                "decrees": {name: self.decree(era) for era, name in eras.items()},
                "agendas": {name: agenda if n == self.era else [] for n, name in eras.items()},
            }
        if sheet == "year":
            years = range(table["year"], -1, -1)
            return {"plague": [kit.sick_per_target[kit.era(year)] for year in years]}
        return self.capital_sheet()

    def capital_sheet(self) -> Json:
        kit, table = self.kit, self.table
        neutral = [table["neutral"]] if table["neutral"] else []
        spare = len(kit.work_cost) - len(kit.capital_buildings)
        return {
            "in_capital": [p["capital"] for p in self.seats] + neutral,
            "taken": len(table["rewards_used"]),
            "tokens": [
                counted(kit.reward_gain[kit.rewards.index(name)]) for name in table["rewards"]
            ],
            "great": {
                name: [counted(kit.work_cost[spare + n]), counted(kit.capital_gain[n])]
                if name in table["capital_left"]
                else None
                for n, name in enumerate(kit.capital_buildings)
            },
        }


def in_rows(cells: tuple[str, ...]) -> list[str]:
    """As they lie on the grid, line by line."""
    rows = list(dict.fromkeys(cell.partition("-")[2] for cell in cells))
    return sorted(cells, key=lambda cell: rows.index(cell.partition("-")[2]))


def counted(amounts: list[int]) -> Json:
    return {name: amount for name, amount in zip(GAINED, amounts, strict=False) if amount}


# --- reading it -------------------------------------------------------------------------------


class Reader(Physician):
    """Somebody who believes nothing that stands on a table."""

    def told(self, game: Game[Any]) -> Told:
        path = f"{self.address}/api/tables/{self.table_id()}/seat/0"
        return Told(game, self.context.request.get(path).json())

    def check_table(self, game: Game[Any]) -> None:
        self.page.locator(".desk .seat .seat").wait_for()  # the bar is there before the board
        self.hold_against(lambda: self.told(game).on_the_table())

    def check_sheets(self, game: Game[Any]) -> None:
        told = self.told(game)
        sheets = ["market", "capital", "decrees", "year"]
        for sheet in sheets:
            self.page.locator(f"[data-opens={sheet}]").first.click()
            self.check_sheet(told, sheet)
        for seat in range(1, len(told.seats)):
            self.page.locator(f".other[data-seat='{seat}']").click()
            self.check_sheet(told, f"seat-{seat}")

    def check_sheet(self, told: Told, sheet: str) -> None:
        self.page.locator(f"[data-sheet={sheet}]").wait_for()
        wanted = told.in_sheet(sheet)
        self.hold_against(lambda: wanted)
        self.page.keyboard.press("Escape")
        self.page.locator("[data-sheet]").wait_for(state="detached")

    def hold_against(self, told: Callable[[], Json], read: str = READ) -> None:
        hold_against(self.page, read, told, whole=read != READ)


@pytest.fixture
def tables(browser: Browser, tmp_path: Path) -> Iterator[Callable[[str], Reader]]:
    with seated(Reader, browser, tmp_path, ALL) as come:
        yield come


def test_every_number_is_the_one_of_the_view(tables: Callable[[str], Reader]) -> None:
    """At first, in what opens over the table, and after every click of a turn."""
    for name, position in ALL.items():
        game = position.game()
        ana = tables(name)
        assert ana.first_of(CONFIRMABLE, *CHOICES)
        ana.check_table(game)
        ana.check_sheets(game)
        for _ in range(CLICKS):
            if not ana.shown(", ".join(CHOICES)).count():
                break
            ana.answer()
            ana.page.mouse.move(2, 2)
            ana.check_table(game)


CHANGES: Final = """() => Object.fromEntries(
  [...document.querySelectorAll('.desk [data-part^="stock:"] .change .change:not(.done)')]
    .map((change) => [
      change.closest('[data-part]').dataset.part.slice('stock:'.length),
      Number(change.textContent.replace('−', '-')),
    ]))"""
"""What would be gained and paid, as the badges on the Storage say."""

EXCHANGE: Final = ".choices [data-choice^=exchange]"


def test_what_would_change_is_what_then_changes(tables: Callable[[str], Reader]) -> None:
    """A way that is pointed at tells its end; so does any other choice, before it is made."""
    ana = tables("way")
    assert ana.first_of(CONFIRMABLE, *CHOICES)
    game = ALL["way"].game()
    told = ana.told(game)
    now = dict(zip(STOCK, told.seats[0]["stock"], strict=True))
    for place in told.flags():
        ana.page.locator(f"[data-place={place}]").focus()
        then = told.follows["ways"][place]["after"]["stock"]
        ana.hold_against(partial(changes, now, then), CHANGES)
    ana.page.locator(".choices .fold").first.click()
    ana.page.locator(EXCHANGE).first.hover()
    ana.page.locator("[data-part='stock:coin'] .change .change:not(.done)").wait_for()
    promised = ana.page.evaluate(CHANGES)
    assert promised["coin"] == 1
    ana.page.locator(EXCHANGE).first.click()
    ana.hold_against(
        lambda: changes(now, dict(zip(STOCK, ana.told(game).seats[0]["stock"], strict=True))),
        f"() => ({json.dumps(promised)})",
    )
    ana.check_table(game)


def changes(now: Json, then: Json) -> Json:
    return {kind: then[kind] - now[kind] for kind in now if then[kind] != now[kind]}
