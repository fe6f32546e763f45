"""The parlour's position: hidden hands, a hidden deck, cards face down, a memory, and tokens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Self

from tablee.engine.events import EVERYBODY, Event
from tablee.engine.problems import UNKNOWN, Why
from tablee.engine.state import Seat, State, View
from tablee.engine.zones import hidden

MOST_SEATS: Final = 4
CARDS_PER_SEAT: Final = 5
SPARE_CARDS: Final = 2
TOKENS: Final = 3
CHARMS: Final = ("luck", "bane")


class Kit:
    """The cards for this number of seats, and the fault that is planted in the rules."""

    def __init__(self, seats: int, fault: str) -> None:
        self.cards: Final = CARDS_PER_SEAT * seats + SPARE_CARDS
        self.fault: Final = fault

    def has(self, fault: str) -> bool:
        """Whether this is the fault; "" is a parlour without any."""
        return self.fault == fault


class Guest(Seat):
    """One player."""

    __slots__ = ("charms", "hand", "kept", "kit", "known", "pack", "points", "tokens")

    def __init__(
        self,
        kit: Kit,
        hand: list[int],
        pack: list[int],
        kept: list[int],
        known: int,
        points: int,
        tokens: int,
        charms: list[int],
    ) -> None:
        super().__init__()
        self.kit = kit
        self.hand = hand
        self.pack = pack
        """The cards to choose from, before the rest of them is passed on."""
        self.kept = kept
        """The cards chosen from the pack."""
        self.known = known
        """A memory: cards passed to the left that still lie there, in the hand or buried."""
        self.points = points
        self.tokens = tokens
        self.charms = charms
        """Copies: of each sort there are as many as there are guests."""

    def copied(self) -> Guest:
        hand = self.hand if self.kit.has("clone-shares-hand") else self.hand[:]
        kept = self.kept if self.kit.has("clone-shares-kept") else self.kept[:]
        points = 0 if self.kit.has("clone-forgets-points") else self.points
        charms = self.charms[:]
        return Guest(self.kit, hand, self.pack[:], kept, self.known, points, self.tokens, charms)

    def seen(self, own: bool) -> Guest:
        hand = hidden(len(self.hand))
        if self.kit.has("view-shows-hand") or (own and not self.kit.has("view-hides-own-hand")):
            hand = self.hand[:]
        if own or self.kit.has("view-shows-memory"):
            pack, kept, known = self.pack[:], self.kept[:], self.known
        else:
            pack, kept, known = hidden(len(self.pack)), hidden(len(self.kept)), UNKNOWN
        charms = hidden(len(self.charms))
        if own or self.kit.has("view-shows-charms"):
            charms = self.charms[:]
        return Guest(self.kit, hand, pack, kept, known, self.points, self.tokens, charms)

    def shown(self, own: bool) -> Self:
        copy = super().shown(own)
        if self.kit.has("view-miscounts"):
            copy.answers = 0
        return copy


class Parlour(State[Guest]):
    """The table between the players."""

    __slots__ = (
        "arrived",
        "bank",
        "buried",
        "deck",
        "discard",
        "kit",
        "last",
        "omen",
        "played",
        "rounds",
    )

    def __init__(
        self,
        kit: Kit,
        seats: list[Guest],
        deck: list[int],
        discard: list[int],
        played: list[list[int]],
        buried: list[list[int]],
        last: int,
        bank: int,
        rounds: int,
    ) -> None:
        super().__init__(seats)
        self.kit = kit
        self.deck = deck
        self.discard = discard
        self.played = played
        """For each seat the cards it has played in this round."""
        self.buried = buried
        """For each seat the card it has laid face down in this round, if any; it may look at it."""
        self.last = last
        """The card played last."""
        self.bank = bank
        """The tokens nobody has."""
        self.rounds = rounds
        """How many rounds have begun."""
        self.omen = UNKNOWN
        """Not declared: only faults write it."""
        self.arrived = 0
        """Not declared: only faults write it."""

    def copied(self, seats: list[Guest]) -> Parlour:
        played = self.played[:] if self.kit.has("clone-shares-rows") else rows(self.played)
        buried = self.buried[:] if self.kit.has("clone-follows-original") else rows(self.buried)
        deck, discard = self.deck[:], self.discard[:]
        copy = Parlour(
            self.kit, seats, deck, discard, played, buried, self.last, self.bank, self.rounds
        )
        copy.omen, copy.arrived = self.omen, self.arrived
        return copy

    def seen(self, viewer: int, seats: list[Guest]) -> Parlour:
        deck = hidden(len(self.deck))
        idle = not self.asked and self.flow is not None
        if self.kit.has("view-shows-deck") or (self.kit.has("moment-shows-deck") and idle):
            deck = self.deck[:]
        discard = hidden(len(self.discard)) if self.kit.has("view-hides-discard") else self.discard
        buried = [row[:] if n == viewer else hidden(len(row)) for n, row in enumerate(self.buried)]
        if self.kit.has("view-shows-whole-part"):
            buried = rows(self.buried)
        if self.kit.has("view-hides-own-part"):
            buried = [hidden(len(row)) for row in self.buried]
        if self.kit.has("view-shortens-part"):
            buried = [row if n == viewer else [] for n, row in enumerate(buried)]
        if self.kit.has("view-lengthens-part"):
            buried = [[*row, UNKNOWN] for row in buried]
        if self.kit.has("view-shows-wrong-part"):
            buried = [[self.deck[-1]] if row and self.deck else row for row in buried]
        bank = self.bank + self.arrived  # none has arrived, in a parlour without faults
        played = rows(self.played)
        copy = Parlour(
            self.kit, seats, deck, discard[:], played, buried, self.last, bank, self.rounds
        )
        copy.omen = self.omen
        return copy

    # --- what the engine does for every game; overridden to plant faults in it ------------------

    def options(self, seat: int) -> Sequence[int]:
        if self.kit.has("options-idle") and self.seats[seat].ask is None:
            return [1]
        return super().options(seat)

    def why_not(self, seat: int, action: int) -> Why | None:
        why = super().why_not(seat, action)
        if self.kit.has("refusal-of-option") and why is None:
            return Why("not-offered", [])
        return None if self.kit.has("refusal-missing") else why

    def acting(self) -> tuple[int, ...]:
        acting = super().acting()
        return acting[:1] if self.kit.has("acting-forgets") else acting

    def over(self) -> bool:
        return super().over() and not (self.kit.has("hush-never-over") and self.hushed)

    def clone(self) -> Self:
        copy = super().clone()
        if self.kit.has("clone-forgets-asked"):
            copy.asked = 0
        return copy

    def emit(self, name: str, seat: int, args: list[int], audience: int = EVERYBODY) -> None:
        super().emit(name, seat, args, audience)
        if self.kit.has("event-pierces-veil") and self.events is not None:
            self.events.append(Event("leave", seat, [], EVERYBODY, False))

    def reopen(self, seat: int) -> None:
        super().reopen(seat)
        if self.kit.has("reopen-does-not-ask"):
            self.asked &= ~(1 << seat)
        if self.kit.has("reopen-everybody"):
            for other in [n for n, guest in enumerate(self.seats) if guest.before]:
                super().reopen(other)

    def facing(self, viewer: int, seat: int) -> Guest:
        if self.kit.has("view-ignores-veil"):
            return self.seats[seat].shown(seat == viewer)
        return super().facing(viewer, seat)

    def seen_by(self, viewer: int) -> View[Self]:
        view = super().seen_by(viewer)
        if self.kit.has("view-shows-seed"):
            view.table.seed = self.seed
        if self.kit.has("view-forgets-flow"):
            view.table.flow = None
        if self.kit.has("view-forgets-veil"):
            view.table.veiled = False
        if self.kit.has("view-forgets-take-back"):
            view.table.seats[viewer].before = None
        return view


def rows(grid: list[list[int]]) -> list[list[int]]:
    return [row[:] for row in grid]
