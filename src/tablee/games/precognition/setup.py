"""Setting the table: boats, decks, River, Machine Rooms and objectives; then the opening pass."""

from __future__ import annotations

from typing import Final

from tablee.engine.problems import UNKNOWN, Why
from tablee.engine.state import Ask, Group, Step
from tablee.engine.zones import draw_many, later, move
from tablee.games.precognition.actions import INSTALL, PASS, ROWS
from tablee.games.precognition.kit import GAINS, TALLIES, Kit
from tablee.games.precognition.rounds import START_ROUND
from tablee.games.precognition.state import PLAYING, TO_ACTIVATE, Boat, River


def lay_table(kit: Kit) -> River:
    """Everything is on the table, but nothing is shuffled yet."""
    boats = [new_boat(kit, seat) for seat in range(kit.players)]
    rooms = kit.advanced_rooms[:] if kit.advanced else []
    piles: list[list[int]] = [[] for _ in range(kit.seasons)]
    unused = [n for season in kit.season_objectives for n in season] if kit.cooperative else []
    tiles = [tile for season in kit.season_tiles for tile in season] + kit.islands
    s = River(kit, boats, 0, [], 0, [], tiles, rooms, piles, [], 0, [], unused, PLAYING)
    s.then(Shuffle())
    return s


def new_boat(kit: Kit, seat: int) -> Boat:
    """A boat at the start (PRE-021), with the deck of the Prescient of this seat (PRE-020)."""
    first = seat * kit.deck_size
    return Boat(
        healthy=kit.start_healthy,
        contaminated=kit.start_contaminated,
        doctors=kit.start_doctors,
        protectors=kit.start_protectors,
        food=kit.start_food,
        plague=kit.start_plague,
        rooms=[] if kit.advanced else kit.standard_rooms[:],  # PRE-030
        batteries=[0] * (kit.rooms_aboard * ROWS),
        dealt=[],
        deck=list(range(first, first + kit.deck_size)),
        hand=[],
        offer=[],
        passing=[],
        keep=UNKNOWN,
        give=UNKNOWN,
        kept=UNKNOWN,
        received=UNKNOWN,
        activated=0,
        stage=TO_ACTIVATE,
        sparing=0,
        incoming=[0] * GAINS,
        healing=0,
        gained=[0] * GAINS,
        fresh=[0] * GAINS,
        aside=0,
        powered=0,
        used=0,
        tally=[0] * TALLIES,
    )


class Shuffle(Step[River]):
    """All that chance decides is decided here; then the setup goes on, or the first round."""

    __slots__ = ()

    def run(self, s: River) -> None:
        for seat, boat in enumerate(s.seats):
            boat.deck = shuffled_deck(s, seat)
        lay_river(s)
        if s.kit.cooperative:
            lay_objectives(s)
        if s.kit.advanced:
            deal_rooms(s)
            s.then(ShowRooms())
            s.ask_all(INSTALL_ROOM)
        else:
            for seat, boat in enumerate(s.seats):  # PRE-031
                open_offer(s, seat, draw_many(boat.deck, s.kit.opening_passed))
            s.then(START_ROUND)


def shuffled_deck(s: River, seat: int) -> list[int]:
    """Each season is shuffled by itself; the last one lies at the bottom (PRE-022)."""
    first = seat * s.kit.deck_size
    deck: list[int] = []
    for places in s.kit.season_cards[::-1]:
        deck += s.shuffled([first + place for place in places])
    return deck


def lay_river(s: River) -> None:
    """Of each season some tiles at random and its Island (PRE-023); the rest is not used."""
    s.unused_tiles = []
    for season, tiles in enumerate(s.kit.season_tiles):
        drawn = s.shuffled(tiles)
        s.river += drawn[: s.kit.river_tiles]
        s.river.append(s.kit.islands[season])
        s.unused_tiles += drawn[s.kit.river_tiles :]


def lay_objectives(s: River) -> None:
    """A pile for each season, unseen (PRE-211, PRE-213)."""
    count = s.kit.objectives_per_season
    s.unused_objectives = []
    for season, objectives in enumerate(s.kit.season_objectives):
        drawn = s.shuffled(objectives)
        s.piles[season] = drawn[:count]
        s.unused_objectives += drawn[count:]


def deal_rooms(s: River) -> None:
    """Everybody gets some of the rooms to choose from (PRE-040, PRE-041)."""
    rooms = s.shuffled(s.unused_rooms)
    for boat in s.seats:
        boat.dealt = draw_many(rooms, s.kit.rooms_dealt)
    s.unused_rooms = rooms


def open_offer(s: River, seat: int, cards: list[int]) -> None:
    """Cards go face up to the right neighbour's Decision Zone."""
    s.seats[s.right(seat)].offer = cards
    if s.events is not None:
        s.emit("pass", seat, [s.right(seat), *cards])


class InstallRoom(Ask[River]):
    """Which of the rooms dealt to you do you install?"""

    __slots__ = ()

    def options(self, s: River, seat: int) -> list[int]:
        boat = s.seats[seat]
        rooms = later(boat.dealt + boat.rooms, boat.rooms, s.kit.rooms_aboard)
        return [INSTALL + room for room in rooms]

    def apply(self, s: River, seat: int, action: int) -> None:
        boat = s.seats[seat]
        move(action - INSTALL, boat.dealt, boat.rooms)
        if len(boat.rooms) < s.kit.rooms_aboard:
            s.ask(seat, self)

    def refusal(self, s: River, seat: int, action: int) -> Why:
        room = action - INSTALL
        if not 0 <= room < len(s.kit.rooms):
            return Why("not-offered", [])
        boat = s.seats[seat]
        aboard = room in boat.dealt or room in boat.rooms
        return Why("ascending-order", []) if aboard else Why("not-dealt", [room])

    def about(self, s: River, seat: int) -> list[int]:
        return [s.kit.rooms_aboard - len(s.seats[seat].rooms)]

    def group(self, s: River, seat: int) -> Group | None:
        boat = s.seats[seat]
        missing = s.kit.rooms_aboard - len(boat.rooms)
        last = max(boat.rooms, default=UNKNOWN)
        rooms = [room for room in sorted(boat.dealt) if room > last]
        return Group(missing, missing, [INSTALL + room for room in rooms])


class ShowRooms(Step[River]):
    """All rooms are shown before anybody looks at cards (PRE-044)."""

    __slots__ = ()

    def run(self, s: River) -> None:
        for seat, boat in enumerate(s.seats):
            if s.events is not None:
                s.emit("install", seat, boat.rooms)
        for seat, boat in enumerate(s.seats):
            boat.hand = draw_many(boat.deck, s.kit.opening_looked_at)  # PRE-042
            if s.events is not None:
                s.emit("look", seat, boat.hand, 1 << seat)
        s.then(OpenOffer())
        s.ask_all(PASS_CARD)


class PassCard(Ask[River]):
    """Which of these cards go to your right neighbour's Decision Zone?"""

    __slots__ = ()

    def options(self, s: River, seat: int) -> list[int]:
        boat = s.seats[seat]
        return [PASS + card for card in later(boat.hand, boat.passing, s.kit.opening_passed)]

    def apply(self, s: River, seat: int, action: int) -> None:
        boat = s.seats[seat]
        boat.passing.append(action - PASS)
        if len(boat.passing) < s.kit.opening_passed:
            s.ask(seat, self)

    def refusal(self, s: River, seat: int, action: int) -> Why:
        card = action - PASS
        if not 0 <= card < len(s.kit.cards):
            return Why("not-offered", [])
        if card in s.seats[seat].hand:
            return Why("ascending-order", [])
        return Why("not-in-hand", [card])

    def about(self, s: River, seat: int) -> list[int]:
        return [s.kit.opening_passed - len(s.seats[seat].passing)]

    def group(self, s: River, seat: int) -> Group | None:
        boat = s.seats[seat]
        missing = s.kit.opening_passed - len(boat.passing)
        last = max(boat.passing, default=UNKNOWN)
        cards = [card for card in sorted(boat.hand) if card > last]
        return Group(missing, missing, [PASS + card for card in cards])


class OpenOffer(Step[River]):
    """The chosen cards are passed; the others go back on the deck, to be drawn first (PRE-043)."""

    __slots__ = ()

    def run(self, s: River) -> None:
        for seat, boat in enumerate(s.seats):
            boat.deck += [card for card in boat.hand if card not in boat.passing]
            open_offer(s, seat, boat.passing)
            boat.hand = []
            boat.passing = []
        s.then(START_ROUND)


INSTALL_ROOM: Final = InstallRoom()
PASS_CARD: Final = PassCard()
