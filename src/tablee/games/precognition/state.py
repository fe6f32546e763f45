"""The position: the River in the middle, and a boat for every player."""

from __future__ import annotations

from typing import Final

from tablee.engine.problems import UNKNOWN, Why
from tablee.engine.state import Seat, State
from tablee.engine.zones import hidden
from tablee.games.precognition import actions as a
from tablee.games.precognition.kit import Kit

TO_ACTIVATE: Final = 0
TO_USE: Final = 1
FINISHED: Final = 2
"""How far a boat is in the Action phase."""

PLAYING: Final = 0
WON: Final = 1
LOST: Final = 2
"""How a co-operative game stands."""


class Boat(Seat):
    """One player's boat, deck and cards. Lists by resource are indexed as in the kit."""

    __slots__ = (
        "activated",
        "aside",
        "batteries",
        "contaminated",
        "dealt",
        "deck",
        "doctors",
        "food",
        "fresh",
        "gained",
        "give",
        "hand",
        "healing",
        "healthy",
        "incoming",
        "keep",
        "kept",
        "offer",
        "passing",
        "plague",
        "powered",
        "protectors",
        "received",
        "rooms",
        "sparing",
        "stage",
        "tally",
        "used",
    )

    def __init__(
        self,
        healthy: int,
        contaminated: int,
        doctors: int,
        protectors: int,
        food: int,
        plague: int,
        rooms: list[int],
        batteries: list[int],
        dealt: list[int],
        deck: list[int],
        hand: list[int],
        offer: list[int],
        passing: list[int],
        keep: int,
        give: int,
        kept: int,
        received: int,
        activated: int,
        stage: int,
        sparing: int,
        incoming: list[int],
        healing: int,
        gained: list[int],
        fresh: list[int],
        aside: int,
        powered: int,
        used: int,
        tally: list[int],
    ) -> None:
        super().__init__()
        self.healthy = healthy
        self.contaminated = contaminated
        self.doctors = doctors
        self.protectors = protectors
        self.food = food
        self.plague = plague
        self.rooms = rooms
        """The Machine Rooms aboard, in ascending order."""
        self.batteries = batteries
        """On each Machine: those of the first room from row 1 on, then those of the second."""
        self.dealt = dealt
        """Advanced setup: the rooms to choose from; afterwards the one that went back."""
        self.deck = deck
        """The top is last."""
        self.hand = hand
        self.offer = offer
        """The cards in the Decision Zone, which the left neighbour passed on."""
        self.passing = passing
        """Advanced setup: the cards of the hand chosen for the right neighbour so far."""
        self.keep = keep
        """The card under the Keep card, until everybody has chosen."""
        self.give = give
        """The card under the Give card."""
        self.kept = kept
        self.received = received
        """The Action Zone."""
        self.activated = activated
        """Which cards of the Action Zone were activated this round: KEPT, RECEIVED or BOTH."""
        self.stage = stage
        """Where the boat is in the Action phase: TO_ACTIVATE, TO_USE or FINISHED."""
        self.sparing = sparing
        """1 if this player wants to be asked how much to take this round (PRE-084)."""
        self.incoming = incoming
        """By resource, what is being gained and has no place yet."""
        self.healing = healing
        """How many humans the Machine in use can still heal."""
        self.gained = gained
        """By resource, what came from cards this round; ymunes also by station."""
        self.fresh = fresh
        """Co-operative: by resource, what was gained this round and is not spent yet."""
        self.aside = aside
        """Co-operative: batteries set aside this round."""
        self.powered = powered
        """The Machines that were powered when the Machine step began: a bit for each place."""
        self.used = used
        """The Machines used this round."""
        self.tally = tally
        """Where humans came from and went to; see the score."""

    def copied(self) -> Boat:
        return self.with_cards(self.dealt[:], self.deck[:], self.hand[:], self.passing[:])

    def with_cards(
        self, dealt: list[int], deck: list[int], hand: list[int], passing: list[int]
    ) -> Boat:
        """A copy with these in place of what others may not see."""
        return Boat(
            self.healthy,
            self.contaminated,
            self.doctors,
            self.protectors,
            self.food,
            self.plague,
            self.rooms[:],
            self.batteries[:],
            dealt,
            deck,
            hand,
            self.offer[:],
            passing,
            self.keep,
            self.give,
            self.kept,
            self.received,
            self.activated,
            self.stage,
            self.sparing,
            self.incoming[:],
            self.healing,
            self.gained[:],
            self.fresh[:],
            self.aside,
            self.powered,
            self.used,
            self.tally[:],
        )

    def seen(self, own: bool) -> Boat:
        deck = hidden(len(self.deck))
        if own:
            return self.with_cards(self.dealt[:], deck, self.hand[:], self.passing[:])
        boat = self.with_cards(
            hidden(len(self.dealt)), deck, hidden(len(self.hand)), hidden(len(self.passing))
        )
        boat.keep = boat.give = UNKNOWN
        return boat


class River(State[Boat]):
    """The Great River, what was set aside for the game, and in co-operative play the objectives."""

    __slots__ = (
        "discard",
        "finished",
        "kit",
        "mitigated",
        "piles",
        "progress",
        "revealed",
        "river",
        "round",
        "unused_objectives",
        "unused_rooms",
        "unused_tiles",
        "verdict",
    )

    def __init__(
        self,
        kit: Kit,
        seats: list[Boat],
        round: int,  # noqa: A002 - the rulebook's word
        river: list[int],
        progress: int,
        discard: list[int],
        unused_tiles: list[int],
        unused_rooms: list[int],
        piles: list[list[int]],
        revealed: list[int],
        mitigated: int,
        finished: list[int],
        unused_objectives: list[int],
        verdict: int,
    ) -> None:
        super().__init__(seats)
        self.kit = kit
        self.round = round
        """From 1; 0 during the setup."""
        self.river = river
        """All tiles of the River in their order, Islands included."""
        self.progress = progress
        """How many tiles are turned up: where the Progress pawn is."""
        self.discard = discard
        self.unused_tiles = unused_tiles
        """The tile of each season that went back to the box."""
        self.unused_rooms = unused_rooms
        self.piles = piles
        """The objectives of each season that are still face down, the top last."""
        self.revealed = revealed
        """The objectives of this season that lie open."""
        self.mitigated = mitigated
        """Those of them that show their back."""
        self.finished = finished
        """The objectives of seasons that are over."""
        self.unused_objectives = unused_objectives
        self.verdict = verdict
        """PLAYING, WON or LOST; only a co-operative game is ever WON or LOST."""

    def copied(self, seats: list[Boat]) -> River:
        return River(
            self.kit,
            seats,
            self.round,
            self.river[:],
            self.progress,
            self.discard[:],
            self.unused_tiles[:],
            self.unused_rooms[:],
            [pile[:] for pile in self.piles],
            self.revealed[:],
            self.mitigated,
            self.finished[:],
            self.unused_objectives[:],
            self.verdict,
        )

    def seen(self, viewer: int, seats: list[Boat]) -> River:
        return River(
            self.kit,
            seats,
            self.round,
            self.river_seen(),
            self.progress,
            self.discard[:],
            hidden(len(self.unused_tiles)),
            hidden(len(self.unused_rooms)),
            [hidden(len(pile)) for pile in self.piles],
            self.revealed[:],
            self.mitigated,
            self.finished[:],
            hidden(len(self.unused_objectives)),
            self.verdict,
        )

    def river_seen(self) -> list[int]:
        """Tiles to come are face down, but everybody knows where the Islands are (PRE-023)."""
        feeds = self.kit.tile_feeds
        return [
            tile if place < self.progress or feeds[tile] else UNKNOWN
            for place, tile in enumerate(self.river)
        ]

    def not_now(self, seat: int, action: int) -> Why:
        """Cards, Machines and objectives each have their phase (PRE-005)."""
        if a.KEEP <= action < a.GIVE + a.MOST_CARDS:
            return Why("only-deciding", [])
        if a.USE <= action < a.HEAL:
            return Why("only-after-cards", [])  # PRE-112
        if self.kit.cooperative and a.REVEAL <= action < a.SPEND_DOCTORS:
            return Why("only-acting", [])
        return Why("not-offered", [])

    def left(self, seat: int) -> int:
        """The neighbour to whom one gives (PRE-008)."""
        return (seat + 1) % len(self.seats)

    def right(self, seat: int) -> int:
        """The neighbour to whom one passes."""
        return (seat - 1) % len(self.seats)

    def season(self) -> int:
        """The season of this round, from 0."""
        return self.kit.season_of_round[self.round]
