"""The position: the Wing of Whispers, deck and piles, and what each player holds and has built.

Chambers count from 0. The zones are one list: the cubes of a seat in a chamber are at
chamber * players + seat. Tokens and tilt belong to cards, wherever in play they are.
"""

from __future__ import annotations

from typing import Final

from tablee.engine.events import EVERYBODY
from tablee.engine.problems import UNKNOWN, Why
from tablee.engine.state import Seat, State
from tablee.engine.zones import hidden, move
from tablee.games.exodus.actions import (
    ARRANGE,
    CHAMBER,
    INTEGRATE,
    MOST_CARDS,
    MOST_CHAMBERS,
    MOST_WAYS,
    MUTATE,
    PLACE,
    RECYCLE,
    SEND,
    USE,
    VAULT,
)
from tablee.games.exodus.kit import Kit

EMPTY: Final = -1
"""No card in a chamber, no negotiator on a slot, nobody on a position."""

SECRET: Final = 0
"""Nobody but its holder knows a hand card."""

CARDS: Final = 0
ABILITIES: Final = 1
NEGOTIATORS: Final = 2
AFFINITIES: Final = 3
MAJORITIES: Final = 4
VAULTS: Final = 5
HOSPITALS: Final = 6
"""Where prestige points come from."""

SOURCES: Final = (
    "cards",
    "abilities",
    "negotiators",
    "affinities",
    "majorities",
    "vaults",
    "hospitals",
)


class Player(Seat):
    """One player: hand, Ark, prison, negotiators and score."""

    __slots__ = (
        "arranged",
        "boarded",
        "chosen",
        "concealed",
        "crews",
        "discounts",
        "hand",
        "holders",
        "home",
        "homes",
        "influence",
        "known_to",
        "laid",
        "lots",
        "modules",
        "pack",
        "passed",
        "plan",
        "points",
        "prison",
        "reserve",
        "rights",
        "settled",
        "stored",
        "vacant",
    )

    def __init__(
        self,
        hand: list[int],
        known_to: list[int],
        laid: list[int],
        pack: list[int],
        passed: list[list[int]],
        lots: list[list[int]],
        holders: list[list[int]],
        chosen: list[int],
        modules: list[int],
        stored: list[int],
        crews: list[int],
        homes: list[int],
        boarded: list[int],
        plan: list[int],
        vacant: list[int],
        prison: list[int],
        reserve: int,
        discounts: list[int],
        arranged: int,
        settled: int,
        influence: list[int],
        home: list[int],
        concealed: list[int],
        rights: int,
        points: list[int],
    ) -> None:
        super().__init__()
        self.hand = hand
        """In the order in which the cards came there (EXO-014)."""
        self.known_to = known_to
        """For each hand card who else knows it, a bit for each seat; EVERYBODY if it lay open.

        This is the owner's to know: it would tell others which card was exchanged.
        """
        self.laid = laid
        """What has come out of the hand for all to see since the last draft began."""
        self.pack = pack
        """The packet that is looked at in the draft."""
        self.passed = passed
        """Memory: what was left of each packet of this draft after the choice."""
        self.lots = lots
        """Memory: cards of one packet, or of one exchange, that others have; see memory.py."""
        self.holders = holders
        """For each lot who may have its cards, a set of seats for each card."""
        self.chosen = chosen
        """The hand card that is to be discarded once all have chosen (EXO-062)."""
        self.modules = modules
        """In the order of their integration."""
        self.stored = stored
        """The gems on each module."""
        self.crews = crews
        """Housed crews."""
        self.homes = homes
        """The module of each of them."""
        self.boarded = boarded
        """Housed and vacant crews in the order in which they came into the Ark (EXO-014)."""
        self.plan = plan
        """While crews are moved: the modules for the first of them, as chosen so far."""
        self.vacant = vacant
        self.prison = prison
        self.reserve = reserve
        self.discounts = discounts
        """Cards whose pending discount waits for the next integration that it fits."""
        self.arranged = arranged
        """1 once the crews were moved since the last action that is more than moving things."""
        self.settled = settled
        """The Vaults whose gems were moved since then, as a set."""
        self.influence = influence
        """Of each of the six negotiators, by caste."""
        self.home = home
        """The negotiators on the personal board."""
        self.concealed = concealed
        """Those in the hidden hand (EXO-288)."""
        self.rights = rights
        """How many of these may still be placed face down (EXO-289)."""
        self.points = points
        """By source; see SOURCES."""

    def copied(self) -> Player:
        return Player(
            self.hand[:],
            self.known_to[:],
            self.laid[:],
            self.pack[:],
            [row[:] for row in self.passed],
            [row[:] for row in self.lots],
            [row[:] for row in self.holders],
            self.chosen[:],
            self.modules[:],
            self.stored[:],
            self.crews[:],
            self.homes[:],
            self.boarded[:],
            self.plan[:],
            self.vacant[:],
            self.prison[:],
            self.reserve,
            self.discounts[:],
            self.arranged,
            self.settled,
            self.influence[:],
            self.home[:],
            self.concealed[:],
            self.rights,
            self.points[:],
        )

    def seen(self, own: bool) -> Player:
        """Cards in hand and packet, and the hidden hand of negotiators, are the owner's alone.

        Who else knows a hand card is added by the table, which knows who looks.
        """
        return Player(
            hand=self.hand[:] if own else self.shown_hand(EVERYBODY),
            known_to=self.known_to[:] if own else hidden(len(self.known_to)),
            laid=self.laid[:],
            pack=self.pack[:] if own else hidden(len(self.pack)),
            passed=[row[:] for row in self.passed] if own else [],
            lots=[row[:] for row in self.lots] if own else [],
            holders=[row[:] for row in self.holders] if own else [],
            chosen=self.chosen[:] if own else hidden(len(self.chosen)),
            modules=self.modules[:],
            stored=self.stored[:],
            crews=self.crews[:],
            homes=self.homes[:],
            boarded=self.boarded[:],
            plan=self.plan[:],
            vacant=self.vacant[:],
            prison=self.prison[:],
            reserve=self.reserve,
            discounts=self.discounts[:],
            arranged=self.arranged,
            settled=self.settled,
            influence=self.influence[:],
            home=self.home[:],
            concealed=self.concealed[:] if own else hidden(len(self.concealed)),
            rights=self.rights,
            points=self.points[:],
        )

    def shown_hand(self, viewer: int) -> list[int]:
        """The hand as another player sees it, or with EVERYBODY as all do."""
        return [
            self.hand[place] if is_known(mask, viewer) else UNKNOWN
            for place, mask in enumerate(self.known_to)
        ]

    def take(self, card: int, known_to: int) -> None:
        """A card comes into the hand."""
        self.hand.append(card)
        self.known_to.append(known_to)

    def show(self, card: int) -> None:
        """Everybody gets to know a hand card."""
        self.known_to[self.hand.index(card)] = EVERYBODY

    def lay_down(self, card: int) -> None:
        """A card leaves the hand for all to see."""
        self.hand_over(card)
        self.laid.append(card)

    def hand_over(self, card: int) -> None:
        """A card leaves the hand; others need not see which."""
        del self.known_to[self.hand.index(card)]
        self.hand.remove(card)

    def score(self) -> int:
        return sum(self.points)

    def controls(self) -> list[int]:
        """The cards of the Ark: modules and housed crews, no vacant ones (EXO-153)."""
        return self.modules + self.crews

    def gems(self) -> int:
        """In the reserve and on Vaults (EXO-208)."""
        found = self.reserve
        for gems in self.stored:
            found += gems
        return found

    def gems_near(self, vault: int) -> int:
        """In the reserve and on this Vault: what can be moved between the two."""
        return self.reserve + self.stored[self.modules.index(vault)]

    def unplaced(self) -> list[int]:
        """The negotiators that can still be placed, on the board or in the hidden hand."""
        return self.home + self.concealed


def is_known(mask: int, viewer: int) -> bool:
    if mask == EVERYBODY or viewer < 0:
        return mask == EVERYBODY
    return mask >> viewer & 1 == 1


def new_player(kit: Kit, seat: int) -> Player:
    """Six negotiators at the first influence, no cards, no resources (EXO-024 to EXO-026)."""
    points = [0] * len(SOURCES)
    points[CARDS] = kit.number["start-points"]
    return Player(
        hand=[],
        known_to=[],
        laid=[],
        pack=[],
        passed=[],
        lots=[],
        holders=[],
        chosen=[],
        modules=[],
        stored=[],
        crews=[],
        homes=[],
        boarded=[],
        plan=[],
        vacant=[],
        prison=[],
        reserve=kit.number["start-gems"],
        discounts=[],
        arranged=0,
        settled=0,
        influence=[0] * len(kit.castes),
        home=[kit.negotiator(seat, caste) for caste in range(len(kit.castes))],
        concealed=[],
        rights=0,
        points=points,
    )


class Table(State[Player]):
    """What lies in the middle."""

    __slots__ = (
        "chambers",
        "cubes",
        "deck",
        "discard",
        "face_down",
        "jailers",
        "kit",
        "marks",
        "mutagens",
        "mutants",
        "order",
        "owners",
        "piles",
        "protected",
        "round",
        "sent",
        "slots",
        "tilted",
        "track",
        "turn",
    )

    def __init__(
        self,
        kit: Kit,
        seats: list[Player],
        round: int,  # noqa: A002 - the rulebook's word
        order: list[int],
        track: list[int],
        turn: int,
        deck: list[int],
        discard: list[int],
        piles: list[list[int]],
        chambers: list[int],
        cubes: list[int],
        marks: list[int],
        slots: list[int],
        owners: list[int],
        face_down: int,
        sent: list[int],
        tilted: int,
        protected: int,
        mutants: int,
        jailers: list[int],
        mutagens: list[int],
    ) -> None:
        super().__init__(seats)
        self.kit = kit
        self.round = round
        self.order = order
        """The seats in turn order (EXO-057)."""
        self.track = track
        """While it is chosen: who has taken each position of this round (EXO-053)."""
        self.turn = turn
        """How many turns of the negotiation have begun."""
        self.deck = deck
        """Nobody knows the order of these cards, so there is none: they are drawn at random."""
        self.discard = discard
        """Face up, the most recent card last (EXO-010)."""
        self.piles = piles
        """Workers, Converts and Priests (EXO-005)."""
        self.chambers = chambers
        self.cubes = cubes
        self.marks = marks
        """For each chamber who wins a tie there, a bit for each seat."""
        self.slots = slots
        """The negotiator on each slot."""
        self.owners = owners
        """Whose it is, which everybody sees even if it lies face down."""
        self.face_down = face_down
        """The slots with a hidden negotiator, as a set (EXO-289)."""
        self.sent = sent
        """The negotiator that is on its way to a slot, face up."""
        self.tilted = tilted
        self.protected = protected
        """The modules that cannot be destroyed until the next Preparation."""
        self.mutants = mutants
        """The crews with a Mutant token (EXO-181); these three are sets of cards."""
        self.jailers = jailers
        """The card under each Jailer token; all others are in the supply (EXO-006)."""
        self.mutagens = mutagens

    def copied(self, seats: list[Player]) -> Table:
        return Table(
            self.kit,
            seats,
            self.round,
            self.order[:],
            self.track[:],
            self.turn,
            self.deck[:],
            self.discard[:],
            [pile[:] for pile in self.piles],
            self.chambers[:],
            self.cubes[:],
            self.marks[:],
            self.slots[:],
            self.owners[:],
            self.face_down,
            self.sent[:],
            self.tilted,
            self.protected,
            self.mutants,
            self.jailers[:],
            self.mutagens[:],
        )

    def seen(self, viewer: int, seats: list[Player]) -> Table:
        """Nobody knows the deck; a negotiator that lies face down is its owner's secret."""
        for seat, p in enumerate(seats):
            if seat != viewer:
                p.hand = self.facing_record(seat).shown_hand(viewer)
        slots = self.slots[:]
        for slot, owner in enumerate(self.owners):
            if self.face_down >> slot & 1 and owner != viewer:
                slots[slot] = UNKNOWN
        return Table(
            kit=self.kit,
            seats=seats,
            round=self.round,
            order=self.order[:],
            track=self.track[:],
            turn=self.turn,
            deck=hidden(len(self.deck)),
            discard=self.discard[:],
            piles=[pile[:] for pile in self.piles],
            chambers=self.chambers[:],
            cubes=self.cubes[:],
            marks=self.marks[:],
            slots=slots,
            owners=self.owners[:],
            face_down=self.face_down,
            sent=self.sent[:],
            tilted=self.tilted,
            protected=self.protected,
            mutants=self.mutants,
            jailers=self.jailers[:],
            mutagens=self.mutagens[:],
        )

    def not_now(self, seat: int, action: int) -> Why:
        if SEND <= action < PLACE + MOST_WAYS:
            return Why("only-when-placing", [])  # EXO-082
        if RECYCLE <= action < INTEGRATE + MOST_CARDS:
            return Why("only-when-integrating", [])  # EXO-095
        if ARRANGE <= action < VAULT + MOST_CARDS or USE <= action < MUTATE + MOST_CARDS:
            return Why("only-in-your-turn", [])  # EXO-196
        if CHAMBER <= action < CHAMBER + MOST_CHAMBERS:
            return Why("only-by-ability", [])
        return Why("not-offered", [])

    def facing_record(self, seat: int) -> Player:
        """A seat as the others face it: under a veil, before its first answer."""
        player = self.seats[seat]
        before = player.before
        return player if before is None else before

    def cubes_of(self, chamber: int, seat: int) -> int:
        return self.cubes[chamber * self.kit.players + seat]

    def lay_cubes(self, chamber: int, seat: int, count: int) -> None:
        self.cubes[chamber * self.kit.players + seat] += count

    def controller(self, card: int) -> int:
        """Whose Ark a card is in, or EMPTY."""
        for seat, p in enumerate(self.seats):
            if card in p.modules or card in p.crews:
                return seat
        return EMPTY

    def jailer_supply(self) -> int:
        return self.kit.number["jailer-tokens"] - len(self.jailers)

    def mutagen_supply(self) -> int:
        """Both faces of these tokens share one supply (EXO-006)."""
        return self.kit.number["mutagen-tokens"] - len(self.mutagens) - self.mutants.bit_count()


def move_home(p: Player, negotiator: int) -> None:
    """A negotiator comes back to the personal board."""
    p.home.append(negotiator)
    p.home.sort()


def leave_home(p: Player, negotiator: int, target: list[int]) -> None:
    """A negotiator leaves the personal board or the hidden hand."""
    move(negotiator, p.home if negotiator in p.home else p.concealed, target)
