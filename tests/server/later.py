"""Goofspiel as it might become: later versions of its rules, to be put in the place of today's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from tablee.engine.fields import ALL, INT, Field, Layout
from tablee.engine.game import Game, OptionValue
from tablee.engine.titles import TITLES, Option, Title
from tablee.engine.upgrades import Saved, Upgrades
from tablee.games.goofspiel import Goofspiel, options
from tablee.games.goofspiel.kit import Kit
from tablee.games.goofspiel.setup import lay_table
from tablee.games.goofspiel.state import Player, Table
from tests.server.processes import Server, environment, imported, serve

NAME = "goofspiel"

NEXT = TITLES[NAME].version + 1


class BellTable(Table):
    """A table with a bell on it."""

    def __init__(
        self, kit: Kit, seats: list[Player], deck: list[int], stake: int, gone: int, bell: int
    ) -> None:
        super().__init__(kit, seats, deck, stake, gone)
        self.bell = bell

    def copied(self, seats: list[Player]) -> BellTable:
        return BellTable(self.kit, seats, self.deck[:], self.stake, self.gone, self.bell)

    def seen(self, viewer: int, seats: list[Player]) -> BellTable:
        t = super().seen(viewer, seats)
        return BellTable(self.kit, seats, t.deck, t.stake, t.gone, self.bell)


def with_bell(layout: Layout, kit: Kit) -> Layout:
    return Layout(
        table=partial(BellTable, kit),
        table_fields=[*layout.table_fields, Field("bell", INT, ALL)],
        player=layout.player,
        player_fields=layout.player_fields,
        frames=list(layout.frames.values()),
        names=layout.names,
    )


class Bells(Goofspiel):
    """Goofspiel with one more field."""

    def __init__(self, seats: int, edition: str, chosen: dict[str, OptionValue]) -> None:
        super().__init__(seats, edition, chosen)
        self.layout = with_bell(self.layout, self.kit)

    def deal(self, seed: bytes) -> Table:
        t = lay_table(self.kit, self.seats)
        s = BellTable(self.kit, t.seats, t.deck, t.stake, t.gone, 1)
        s.flow = t.flow
        return self.start(s, seed)


def ring(saved: Saved) -> Saved:
    """The upgrade of the bell: it has not rung."""
    table = {**saved.position["table"], "bell": 1}
    return Saved(saved.options, {**saved.position, "table": table})


def without_prize(saved: Saved) -> Saved:
    """The upgrade of an option that is no more."""
    kept = {name: value for name, value in saved.options.items() if name != "prize"}
    return Saved(kept, saved.position)


def later(
    version: int = NEXT,
    upgrades: Upgrades | None = None,
    bell: bool = False,
    prize: bool = True,
) -> Title:
    """Goofspiel of this version; with a bell on the table, or without the option `prize`."""

    def build(seats: int, edition: str, chosen: dict[str, OptionValue]) -> Game[Any]:
        all_chosen: Mapping[str, OptionValue] = {"prize": "open", **chosen}
        game = (Bells if bell else Goofspiel)(seats, edition, dict(all_chosen))
        game.version, game.options = version, dict(chosen)
        return game

    known: Sequence[Option] = [one for one in options() if prize or one.name != "prize"]
    today = TITLES[NAME]
    return Title(
        name=NAME,
        version=version,
        seats=today.seats,
        options=known,
        build=build,
        text=today.text,
        upgrades=upgrades,
        round_begins=today.round_begins,
    )


# --- a real server ------------------------------------------------------------------------------

VARIANTS: Final = {"later": later(), "bell": later(bell=True), "no prize": later(prize=False)}


def serve_later(variant: str, *given: Any) -> None:
    TITLES[NAME] = VARIANTS[variant]
    serve(*given)


class LaterServer(Server):
    """A server that was stopped, after an upgrade of Goofspiel to one of the variants."""

    def __init__(self, before: Server, variant: str) -> None:
        super().__init__(before.database, before.log, *before.arguments, **before.settings)
        self.port = before.port
        self.variant = variant

    def launch(self) -> None:
        place = ["--port", str(self.port), "--database", self.database]
        given = (self.variant, [*place, *self.arguments], self.log, environment(**self.settings))
        self.process = imported.Process(target=serve_later, args=given)
        self.process.start()
