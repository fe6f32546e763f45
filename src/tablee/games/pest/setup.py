"""Setting the table: the map, the cards of the game, then Castles and Doctors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.problems import Why
from tablee.engine.state import Ask, Step
from tablee.games.pest.actions import CASTLE, DOCTOR
from tablee.games.pest.kit import CITY, STORED, THE_CASTLE, Kit
from tablee.games.pest.quarantine import take_in
from tablee.games.pest.rounds import START_YEAR
from tablee.games.pest.state import NOWHERE, Table, is_destroyed, new_player

NOBODY: Final = -1

SHARED_CARDS: Final = 2
"""Starting Location cards in all with two players (PEST-034)."""


def empty_table(kit: Kit) -> Table:
    """Nothing is drawn yet."""
    return Table(
        kit,
        [new_player(kit) for _ in range(kit.players)],
        year=-1,
        order=list(range(kit.players)),
        turn=0,
        resources=kit.resource,
        sick=[0] * kit.locations,
        road_sick=[0] * len(kit.roads),
        destroyed=kit.destroyed,
        built=[0] * kit.locations,
        start_cards=[],
        plague=[],
        plague_box=list(range(len(kit.plague))),
        plague_shown=[],
        favour=[],
        favour_box=list(range(len(kit.favour))),
        favour_shown=[],
        decrees=[],
        capital_card=NOWHERE,
        capital_left=(1 << len(kit.capital_buildings)) - 1,
        rewards=[],
        rewards_used=[],
        market=[],
        deck=kit.technology_deck[:],
        arrived=[],
        neutral=kit.duel_number["neutral-start"] if kit.duel else 0,
        marked_spaces=kit.marked_spaces if kit.solo else 0,
        marked_levels=kit.marked_levels[:] if kit.solo else [0] * kit.eras,
        marked_buildings=(1 << len(kit.capital_buildings)) - 1 if kit.solo else 0,
        brought=[0] * kit.players,
        hit=0,
        cell=NOWHERE,
        todo=0,
        improved=0,
        hindered=0,
        arranged=0,
        points=0,
        entered=0,
        moved=0,
        jumped=0,
        given=0,
        tally=0,
        sent=0,
        works=[],
        vacated=0,
        filled=0,
        used=0,
        due=[0, 0, 0, 0],
        gain=[0] * STORED,
    )


def lay_table(kit: Kit) -> Table:
    s = empty_table(kit)
    s.then(LAY_MAP, DRAW_CARDS, PLACE_CASTLES, PLACE_DOCTORS, START_YEAR)
    return s


# --- the map ----------------------------------------------------------------------------------


class LayMap(Step[Table]):
    """In the advanced set-up tokens take the place of what is printed (PEST-380 to PEST-382)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        if s.kit.advanced:
            lay_tokens(s)
        else:
            for place in range(s.kit.locations):
                lay_location(s, place, s.kit.sick_icon[place])


def lay_location(s: Table, place: int, icon: bool) -> None:
    """A sick icon puts a Subject on a location that is not destroyed (PEST-022)."""
    s.sick[place] = int(icon and not is_destroyed(s, place))


def lay_tokens(s: Table) -> None:
    kit = s.kit
    s.resources = kit.resource[:]
    for size in range(CITY + 1):
        tokens = [n for n, own in enumerate(kit.token_size) if own == size]
        drawn = s.shuffled(tokens)
        for place in range(kit.locations):
            if kit.size[place] == size and not is_destroyed(s, place):
                token = drawn.pop()
                s.resources[place] = kit.token_resource[token]
                lay_location(s, place, kit.token_sick[token])
                s.emit("token", NOBODY, [place, s.resources[place]])


# --- cards and tokens -------------------------------------------------------------------------


class DrawCards(Step[Table]):
    """Decrees, Capital card, Reward tokens, the cards of the Years, the market, the turn order."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        kit = s.kit
        s.decrees = [s.shuffled(cards)[0] for cards in kit.decrees_of]  # PEST-023
        if not kit.solo:
            s.capital_card = s.shuffled(range(len(kit.capital_cards)))[0]  # PEST-025
        s.rewards = sorted(s.shuffled(kit.reward_bag)[: kit.reward_tokens])  # PEST-027
        removed = removed_cards(s)
        dealt = s.shuffled([card for card in s.plague_box if card not in removed])
        s.plague = dealt[: kit.plague_cards]  # PEST-028
        s.plague_box = removed + dealt[len(s.plague) :]
        dealt = s.shuffled(s.favour_box)
        s.favour = dealt[: kit.favour_cards]
        s.favour_box = dealt[len(s.favour) :]
        s.market = sorted(s.drawn(s.deck, kit.market))  # PEST-030
        s.deck.sort()
        s.order = s.shuffled(s.order)  # PEST-032
        s.emit("order", s.order[0], [])


def removed_cards(s: Table) -> list[int]:
    """With one or two players a card of each road colour leaves the game unseen (PEST-029)."""
    removed: list[int] = []
    if s.kit.trimmed:
        for pile in s.kit.road_piles:
            removed += s.shuffled(pile)[: s.kit.removed_per_colour]
    return removed


# --- Castles ----------------------------------------------------------------------------------


class PlaceCastles(Step[Table]):
    """With two players both cards are drawn first, and shared (PEST-034)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        if len(s.seats) == SHARED_CARDS:
            for _ in range(SHARED_CARDS):
                draw_start_card(s)
        for seat in s.order[::-1]:
            s.then(NextCastle(seat))


class NextCastle(Step[Table]):
    """With three and more players each draws a card of their own (PEST-033)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        if len(s.seats) > SHARED_CARDS:
            draw_start_card(s)
        s.ask(self.seat, PLACE_CASTLE)


def draw_start_card(s: Table) -> None:
    left = [card for card in range(len(s.kit.start_cards)) if card not in s.start_cards]
    card = s.drawn(left, 1)[0]
    s.start_cards.append(card)
    s.emit("start-card", NOBODY, [card])


def castle_places(s: Table) -> list[int]:
    """Where the next Castle can stand."""
    if s.kit.solo:
        return s.kit.solo_starts  # PEST-447
    shared = len(s.seats) == SHARED_CARDS
    cards = s.start_cards if shared else s.start_cards[-1:]
    shown = [place for card in cards for place in s.kit.start_places[card]]
    return sorted([one for one in shown if not is_destroyed(s, one) and not s.built[one]])


class PlaceCastle(Ask[Table]):
    """Where does your Castle stand?"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [CASTLE + place for place in castle_places(s)]

    def apply(self, s: Table, seat: int, action: int) -> None:
        place = action - CASTLE
        s.seats[seat].sites[THE_CASTLE] = place
        s.built[place] |= 1 << seat
        s.emit("castle", seat, [place])
        take_from_map(s, seat, place)  # PEST-036

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        place = action - CASTLE
        if not 0 <= place < s.kit.locations:
            return Why("not-offered", [])
        if is_destroyed(s, place):
            return Why("destroyed", [place])
        return Why("castle-taken" if s.built[place] else "not-a-start", [place])


def take_from_map(s: Table, seat: int, place: int) -> None:
    """Subjects taken in the set-up cost no Food (PEST-038)."""
    if s.sick[place]:
        take_in(s, seat, s.sick[place])
        s.sick[place] = 0


# --- Doctors ----------------------------------------------------------------------------------


class PlaceDoctors(Step[Table]):
    """When all Castles stand (PEST-037)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        for seat in s.order[::-1]:
            s.then(NextDoctor(seat))


class NextDoctor(Step[Table]):
    """The Doctor goes next to the Castle."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        near = s.kit.near[s.seats[self.seat].sites[THE_CASTLE]]
        if len(near) > 1:
            s.ask(self.seat, PLACE_DOCTOR)
        else:
            put_doctor(s, self.seat, near[0])


def put_doctor(s: Table, seat: int, place: int) -> None:
    s.seats[seat].doctor = place
    s.emit("doctor", seat, [place])
    take_from_map(s, seat, place)


class PlaceDoctor(Ask[Table]):
    """Where does your Doctor start?"""

    __slots__ = ()

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return [DOCTOR + place for place in s.kit.near[s.seats[seat].sites[THE_CASTLE]]]

    def apply(self, s: Table, seat: int, action: int) -> None:
        put_doctor(s, seat, action - DOCTOR)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        if DOCTOR <= action < DOCTOR + s.kit.locations:
            return Why("not-beside-castle", [action - DOCTOR])
        return Why("not-offered", [])


LAY_MAP: Final = LayMap()
DRAW_CARDS: Final = DrawCards()
PLACE_CASTLES: Final = PlaceCastles()
PLACE_DOCTORS: Final = PlaceDoctors()
PLACE_CASTLE: Final = PlaceCastle()
PLACE_DOCTOR: Final = PlaceDoctor()
