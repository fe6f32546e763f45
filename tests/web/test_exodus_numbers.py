"""Every number on the table of Exodus is the one of the view: what somebody reads off the page is
held against what the server tells, in all parts of the table, at all seats, and after every click
of turns. What would change is what then changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from tablee.engine.game import Game
from tablee.games.exodus import Exodus
from tablee.games.exodus.kit import BY_ROUND, Kit
from tests.web.conftest import seated
from tests.web.people import CONFIRMABLE
from tests.web.positions import Position
from tests.web.reading import hold_against
from tests.web.test_exodus import CARD, CHOICES, INTEGRATE, SLOT, Steward

Json = dict[str, Any]

READ: Final = (Path(__file__).parent / "exodus_numbers.js").read_text()
ABSENT: Final = "?"
CLICKS: Final = 8
FEW_SLOTS: Final = 4
MOST_BACKS: Final = 4
"""So many cards of a packet are drawn."""

TURNS: Final = {
    "wing": Position("exodus", 4, "random", ask="take-turn", time=22),
    "vaults": Position("exodus", 2, "random", ask="take-turn", time=56),
    "prison": Position("exodus", 4, "random", ask="take-turn", time=28),
}
"""A negotiation that has begun; an Ark with gems on Vaults, a discount, a vacant crew and Mutants;
one with a prison, and Jailers."""

AHEAD: Final = {
    "draft": Position("exodus", 4, "random", ask="pick-card", time=10),
    "slot": Position("exodus", 4, "random", ask="place-negotiator", time=4, since="take-turn"),
    "berth": Position(
        "exodus", 2, "random", {"draft": False}, ask="house-crew", time=2, since="take-turn"
    ),
}
"""A packet, a negotiator that is sent, and a crew that seeks a berth."""


# --- what has to be read ----------------------------------------------------------------------


class Told:
    """What the server tells about a table."""

    def __init__(self, game: Game[Any], view: Json) -> None:
        assert isinstance(game, Exodus)
        self.kit: Kit = game.kit
        self.table: Json = view["table"]["table"]
        self.seats: list[Json] = view["table"]["seats"]
        self.follows: Json = view["follows"]
        self.choices: list[Json] = (view["decision"] or {"choices": []})["choices"]
        self.me: Json = self.seats[0]

    def verbs(self) -> set[str]:
        return {choice["verb"] for choice in self.choices}

    def on_the_table(self, part: str) -> Json:
        taking = bool(self.verbs() & {"end", "send"})
        stage = self.on_wing() if part == "wing" else self.on_ark(self.housed_anywhere())
        brief = taking and part == "ark"
        return {
            **stage,
            **(self.turn() if taking else {}),
            "seats": {
                str(seat): self.seat(seat, brief)
                for seat in range(len(self.seats))
                if seat or not brief
            },
            "piles": self.piles(),
            "discard": len(self.table["discard"]),
        }

    # --- beside the stage

    def seat(self, seat: int, brief: bool) -> Json:
        p = self.seats[seat]
        points = {"points": sum(p["points"])}
        if brief:
            return points
        order = [int(one) - 1 for one in self.table["order"]]
        placed = self.table["owners"].count(str(seat + 1))
        some = any(card != ABSENT for card in self.table["chambers"])
        left = {"left": self.kit.placements - placed} if some else {}
        gems = p["reserve"] + sum(p["stored"])
        return {**points, "place": order.index(seat) + 1, "gems": gems, **left}

    def piles(self) -> Json:
        workers, converts, priests = (len(pile) for pile in self.table["piles"])
        jailers, mutagens = len(self.table["jailers"]), len(self.table["mutagens"])
        return {
            "Deck": len(self.table["deck"]),
            "Worker": workers,
            "Convert": converts,
            "Priest": priests,
            "Jailer": self.kit.number["jailer-tokens"] - jailers,
            "Mutagen": self.kit.number["mutagen-tokens"] - mutagens - len(self.table["mutants"]),
        }

    def turn(self) -> Json:
        """What can be done, each with its price, and what is lost at the end."""
        held = len(self.me["hand"])
        lost = held - self.kit.number["keep-limit"]
        loses = "recycle" in self.verbs() and lost > 0
        rows = [self.row(choice) for verb in LISTED for choice in self.of(verb)]
        told = {"spend": self.me["reserve"] + sum(self.me["stored"]), "rows": rows}
        if "end" not in self.verbs():
            return told
        return {**told, "end": ([held, 1, lost] if lost > 1 else [held, 1]) if loses else []}

    def of(self, verb: str) -> list[Json]:
        return [choice for choice in self.choices if choice["verb"] == verb]

    def row(self, choice: Json) -> list[int | None]:
        """Gems, unless it is free; points, if it is integrated."""
        verb, name = choice["verb"], choice["target"].partition(":")[2]
        if verb == "integrate":
            card = self.kit.cards.index(name)
            return [self.follows["prices"][name] or None, self.kit.prestige[card]]
        if verb == "use":
            ability = self.kit.printed[self.kit.kind[self.kit.cards.index(name)]].technical
            assert ability is not None
            return [ability.cost.resources or None, None]
        return [self.kit.number["jailer-price"] if verb in JAILING else None, None]

    # --- the Wing

    def on_wing(self) -> Json:
        numbers = range(len(self.table["chambers"]))
        return {
            "chambers": {str(n + 1): self.chamber(n) for n in numbers},
            "slots": self.slots(),
            "negotiators": self.negotiators(),
            "thumbs": [[name, *self.printed(name)[:2], None] for name in self.me["hand"]],
            "counters": {
                "Reserve": [self.me["reserve"]],
                "Vault": [sum(self.me["stored"])],
                "points": [sum(self.me["points"])],
            },
        }

    def printed(self, name: str) -> list[int]:
        """Cost, prestige, and what recycling gives in this round."""
        card = self.kit.cards.index(name)
        gain = self.kit.recycling[card]
        gain = self.table["round"] if gain == BY_ROUND else gain
        return [self.kit.cost[card], self.kit.prestige[card], gain]

    def chamber(self, place: int) -> Json:
        card = self.table["chambers"][place]
        there = [card, *self.printed(card)[:2]] if card != ABSENT else [ABSENT, None, None]
        players = len(self.seats)
        cubes = self.table["cubes"][place * players : (place + 1) * players]
        winner = self.follows["chambers"][place]["winner"]
        return {
            "card": there,
            **leadership(cubes, winner),
            "marks": [n for n in range(players) if self.table["marks"][place] >> n & 1],
        }

    def slots(self) -> Json:
        found = {}
        for slot, owner, negotiator in zip(
            self.kit.slots, self.table["owners"], self.table["slots"], strict=True
        ):
            if owner != ABSENT:
                found[slot] = [int(owner) - 1, self.influence(negotiator)]
        return found

    def influence(self, negotiator: str) -> str:
        if negotiator == ABSENT:
            return ABSENT
        caste, _, seat = negotiator.partition(".")
        value: str = self.seats[int(seat) - 1]["influence"][self.kit.castes.index(caste)]
        return value.replace("-", "·")

    def negotiators(self) -> list[str]:
        """Their values, or where they stand."""
        there = dict(zip(self.table["slots"], self.kit.slots, strict=True))
        names = [f"{caste}.1" for caste in self.kit.castes]
        return [
            there[name].replace("-", "–") if name in there else self.influence(name)
            for name in names
        ]

    # --- Arks

    def on_ark(self, ahead: Json | None = None) -> Json:
        """As it is, or as it would be with one more crew."""
        hand = self.me["hand"]
        prices = self.follows["prices"]
        now = ahead or {
            "reserve": self.me["reserve"],
            "stored": dict(zip(self.me["modules"], self.me["stored"], strict=True)),
            "points": sum(self.me["points"]),
            "prestige": self.follows["prestige"][0],
        }
        crews = len(self.me["crews"]) + (ahead is not None)
        berths = sum(self.kit.berths[self.kit.cards.index(m)] for m in self.me["modules"])
        return {
            "counters": {
                "Reserve": [now["reserve"]],
                "Vault": [sum(now["stored"].values())],
                f"of # berth{'s' * (berths != 1)}": [crews, berths],
                "points": [now["points"]],
                "this round": [sum(now["prestige"].values())],
            },
            "ark": self.ark(0, now["stored"], now["prestige"]),
            # While a turn is taken, the list of what can be done needs the room.
            **({"sources": now["prestige"]} if ahead else {}),
            "held": len(hand) or None,
            "hand": [[name, prices[name], *self.printed(name)[1:]] for name in hand],
            "gains": [self.printed(name)[2] for name in hand] if self.of("recycle") else [],
        }

    def ark(self, seat: int, stored: Json, prestige: Json) -> Json:
        p = self.seats[seat]
        return {
            "modules": {
                name: self.module(p, name, stored[name], prestige) for name in p["modules"]
            },
            "vacant": p["vacant"],
            "prison": p["prison"],
        }

    def module(self, p: Json, name: str, stored: int, prestige: Json) -> Json:
        card = self.kit.cards.index(name)
        most = self.kit.capacity[card]
        homes = zip(p["crews"], p["homes"], strict=True)
        crews = [crew for crew, home in homes if home == name]
        vault = {"gems": stored, "empty": most - stored, "told": [stored, most]}
        return {
            "points": prestige.get(name),
            **self.state(name),
            "vault": vault if most else None,
            "crews": {
                crew: {"points": prestige.get(crew, 0), **self.state(crew)} for crew in crews
            },
            "free": self.kit.berths[card] - len(crews),
        }

    def state(self, name: str) -> Json:
        table = self.table
        tokens = ["mutant"] * (name in table["mutants"])
        tokens += ["jailer"] * table["jailers"].count(name)
        tokens += ["mutagen"] * table["mutagens"].count(name)
        return {"tokens": tokens, "tilted": name in table["tilted"]}

    def in_sheet(self, seat: int) -> Json:
        p = self.seats[seat]
        known = [name for name in p["hand"] if name != ABSENT]
        stored = dict(zip(p["modules"], p["stored"], strict=True))
        prestige = self.follows["prestige"][seat]
        return {
            "facts": {
                "Prestige points": sum(p["points"]),
                "this round": sum(prestige.values()),
                "Reserve": p["reserve"],
                "Hand": len(p["hand"]),
            },
            "influence": [value.replace("-", "·") for value in p["influence"]],
            "ark": self.ark(seat, stored, prestige),
            "known": [[name, *self.printed(name)] for name in known],
        }

    # --- what would be

    def on_draft(self) -> Json:
        kit, p = self.kit, self.me
        aboard = [*p["modules"], *p["crews"]]
        castes = [kit.castes[kit.caste[kit.cards.index(name)]] for name in aboard]
        housed = [p["homes"].count(name) for name in p["modules"]]
        berths = [kit.berths[kit.cards.index(name)] for name in p["modules"]]
        free = [most - there for most, there in zip(berths, housed, strict=True)]
        counts = [castes.count(caste) for caste in kit.castes if caste in castes]
        counts += [p["reserve"], *([sum(p["stored"])] if any(p["stored"]) else [])]
        others = [self.seats[seat]["pack"] for seat in (1, len(self.seats) - 1)]
        return {
            "packet": [[name, *self.printed(name)] for name in p["pack"]],
            "compared": {name: self.compared(name) for name in p["pack"]},
            "backs": [min(MOST_BACKS, len(pack)) for pack in others],
            "kept": [[name, *self.printed(name)[:2], None] for name in p["hand"]],
            "unkept": len(p["pack"]),
            "strip": {
                "counts": [*counts, sum(p["points"])],
                "free": sum(free),
                "berths": [list(pair) for pair in zip(housed, free, strict=True)],
            },
        }

    def compared(self, name: str) -> list[int]:
        """What it costs, scores once, and brings in each round."""
        ahead = self.follows["aboard"][name]
        return [ahead["price"], ahead["once"], ahead["each"] + ahead["others"]]

    def card_aboard(self, name: str) -> Json:
        ahead = self.follows["aboard"][name]
        each = [ahead["each"]] if ahead["scores"] else []
        others = [ahead["others"]] if ahead["others"] > 0 else []
        return {"aboard": [ahead["once"], *each, *others], "price": ahead["price"]}

    def placed(self, slot: str) -> Json:
        """What is told of a slot that is looked at, with its values as they lie first."""
        ways = self.follows["ways"]
        first, second = slot.split("-")
        told = [ways[name] for name in (slot, f"{second}-{first}") if name in ways]
        looked = told[0]
        sides, winners = looked["sides"], looked["winners"]
        chambers = {n: self.chamber(int(n) - 1) for n in (first, second)}
        for side in sides:
            chambers[side["chamber"]] |= leadership(side["cubes"], side["winner"])
        return {
            "tags": [side["value"] + side["bonus"] for side in sides],
            "values": [[side["value"], int(side["chamber"])] for side in sides],
            "ways": [[self.changed(side) for side in way["sides"]] for way in told],
            "leading": {
                str(seat): [n + 1 for n, one in enumerate(winners) if one == seat]
                for seat in set(winners) - {-1}
            },
            "chambers": {str(n + 1): self.chamber(n) for n in range(12)} | chambers,
        }

    def changed(self, side: Json) -> list[int]:
        falling = sorted((count for count in side["cubes"] if count), reverse=True)
        return [side["value"] + side["bonus"], *falling]

    def housed_anywhere(self) -> Json | None:
        """With the crew in some berth: gems, points, and what scores the same wherever it is."""
        ahead = list(self.follows["housed"].values())
        if not ahead:
            return None
        agreed = {
            card: points
            for card, points in ahead[0]["prestige"].items()
            if all(one["prestige"][card] == points for one in ahead)
        }
        return {**ahead[0], "prestige": {**self.follows["prestige"][0], **agreed}}


LISTED: Final = ("integrate", "use", "imprison", "release", "mutate", "arrange", "vault")
"""As the list of a turn names things; tokens are listed as they are offered."""

JAILING: Final = {"imprison", "release"}


def leadership(cubes: list[int], winner: int) -> Json:
    some = {str(seat): count for seat, count in enumerate(cubes) if count}
    return {
        "cubes": some,
        "leads": [winner] if winner >= 0 else [],
        "tied": winner < 0 and len(some) > 1,
    }


# --- reading it -------------------------------------------------------------------------------


class Auditor(Steward):
    """Somebody who believes nothing that stands on a table."""

    def told(self, game: Game[Any]) -> Told:
        path = f"{self.address}/api/tables/{self.table_id()}/seat/0"
        return Told(game, self.context.request.get(path).json())

    def hold_against(self, told: Callable[[], Json]) -> None:
        hold_against(self.page, READ, told, whole=False)

    def check_table(self, game: Game[Any]) -> None:
        """In the part of the table that is seen."""
        self.page.mouse.move(2, 2)
        self.page.evaluate("document.activeElement?.blur()")
        part = "wing" if self.board.locator(".wing").count() else "ark"
        self.hold_against(lambda: self.told(game).on_the_table(part))

    def check_all_parts(self, game: Game[Any]) -> None:
        """The Wing, all seats, and my Ark; the part that was seen is seen again."""
        for _ in range(2):
            self.board.locator(".switch button[aria-pressed=false]").click()
            self.check_table(game)
            if self.board.locator(".wing").count():
                self.check_sheets(game)

    def check_sheets(self, game: Game[Any]) -> None:
        told = self.told(game)
        for place, number in enumerate(told.table["order"]):
            self.board.locator(".seats .seat").nth(place).click()
            self.page.locator("dialog[open] .facts").wait_for()
            self.hold_against(partial(told.in_sheet, int(number) - 1))
            self.page.keyboard.press("Escape")
            self.page.locator("dialog[open]").wait_for(state="detached")

    def go_on(self) -> bool:
        """Integrate what can be paid, or do what is asked for; whether there is anything."""
        offered = self.shown(", ".join((CONFIRMABLE, *CHOICES)))
        if not offered.count():
            return False
        if self.shown(INTEGRATE).count():
            self.press(self.shown(INTEGRATE).first)
        else:
            self.answer(offered.first)
        return True


def test_every_number_is_the_one_of_the_view(browser: Browser, tmp_path: Path) -> None:
    """At first, at every seat, and after every click of a turn."""
    with seated(Auditor, browser, tmp_path, TURNS) as come:
        for name, position in TURNS.items():
            game = position.game()
            ana = come(name)
            assert ana.asked()
            ana.check_all_parts(game)
            for _ in range(CLICKS):
                if not ana.go_on():
                    break
                ana.check_table(game)


@pytest.fixture
def ahead(browser: Browser, tmp_path: Path) -> Iterator[Callable[[str], Auditor]]:
    with seated(Auditor, browser, tmp_path, AHEAD) as come:
        yield come


def test_what_would_be_is_what_the_view_tells(ahead: Callable[[str], Auditor]) -> None:
    """Of every card of a packet, of slots, and of berths that are pointed at."""
    ana = ahead("draft")
    told = ana.told(AHEAD["draft"].game())
    expect(ana.shown(CARD)).to_have_count(len(told.me["pack"]))
    ana.hold_against(told.on_draft)
    for name in told.me["pack"]:
        ana.page.locator(f".draft [data-entity='card:{name}']").focus()
        ana.hold_against(partial(told.card_aboard, name))

    ana = ahead("slot")
    told = ana.told(AHEAD["slot"].game())
    expect(ana.shown(SLOT).first).to_be_visible()
    for number in range(min(FEW_SLOTS, ana.shown(SLOT).count())):
        slot = ana.shown(SLOT).nth(number)
        slot.focus()
        ana.hold_against(partial(told.placed, str(slot.get_attribute("data-slot"))))

    ana = ahead("berth")
    told = ana.told(AHEAD["berth"].game())
    for module in told.follows["housed"]:
        head = ana.board.locator(f".bay:has([data-entity='card:{module}'])")
        head.locator(".berth.here").first.focus()
        ana.hold_against(partial(told.on_ark, told.follows["housed"][module]))
