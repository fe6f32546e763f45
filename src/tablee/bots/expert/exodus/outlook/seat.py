"""What a seat sees of the table, looked at once for each answer. It needs no more than the view."""

from __future__ import annotations

from typing import Final

from tablee.games.exodus.abilities.reading import YES, Terms
from tablee.games.exodus.ark import free_berths
from tablee.games.exodus.kit import BY_ROUND, PRIMARY, Kit
from tablee.games.exodus.state import Player, Table

# Of any length: mypyc would think a Final tuple of so many floats unset.
PRICE: Final[tuple[float, ...]] = (0.0, 1.05, 1.3, 1.45, 1.55)
"""What a gem is worth in points with so many scorings to come: early it buys what scores often."""

HOARD: Final = 8
"""More gems than this an expert hardly lays aside."""

IN_HAND: Final = 0.5
"""How likely a hand card will be integrated, as long as there is no plan."""


class Outlook:
    """One seat's look at the table, and what it has found out so far."""

    def __init__(self, s: Table, seat: int) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.kit: Final[Kit] = s.kit
        self.me: Final[Player] = s.seats[seat]
        self.left = s.kit.rounds - s.round + 1
        """How many scorings are to come."""
        self.gem = PRICE[self.left]
        """What a gem is worth that can be spent in this round."""
        self.price = self.gem
        """The same at this moment: less once nothing more is to be bought."""
        self.kept_gem = PRICE[self.left - 1]
        """What it is worth after the own turn, when it has to wait for the next."""
        self.in_hand = IN_HAND
        """How much hand cards count for affinities."""
        self.hoard = HOARD
        """How many gems are laid aside at most."""
        self.zeal = 0.0
        """What a gem on a Vault is worth beyond what it brings; hoarders have some."""
        self.given: dict[int, float] = {}
        """What some cards are worth without a thought; hoarders despise most of them."""
        self.rivalry: Final = 1.0 / (len(s.seats) - 1)
        """What it is worth that another player loses a point."""
        self.arks: Final = [as_set(p.controls()) for p in s.seats]
        """The cards that each player controls, as sets."""
        self.berths: Final = sum([free_berths(s, self.me, module) for module in self.me.modules])
        """Free ones."""
        self.pulls: Final = self.pulls_of(seat)
        self.worths: dict[int, float] = {}
        """What cards bring once they are integrated, as far as it was asked for."""

    def plan_ahead(self) -> None:
        """What becomes of hand cards is decided now: none counts before it is integrated."""
        self.in_hand = 0.0
        self.worths = {}

    # --- counting -----------------------------------------------------------------------------

    def count(self, terms: Terms, seat: int) -> int:
        """The cards of an Ark that an affinity or majority counts."""
        found = self.arks[seat] & terms.cards
        if terms.mutant == YES:
            found &= self.s.mutants
        return found.bit_count()

    def most_of_others(self, terms: Terms, seat: int) -> int:
        return max([self.count(terms, other) for other in range(len(self.arks)) if other != seat])

    def held(self, terms: Terms, but: int) -> int:
        """How many hand cards would be counted once they are integrated, without this one."""
        if terms.mutant == YES:
            return 0
        return len([card for card in self.me.hand if card != but and terms.cards >> card & 1])

    def pulls_of(self, seat: int) -> list[tuple[int, int]]:
        """What each more card brings an Ark in a scoring: sets of cards, and the points for each
        of them.
        """
        kit = self.kit
        found: list[tuple[int, int]] = []
        for card in self.s.seats[seat].controls():
            terms = kit.counted[card]
            if terms is not None and kit.affinity[card] and terms.mutant != YES:
                found.append((terms.cards, kit.affinity[card]))
        return found

    # --- gems and tokens ----------------------------------------------------------------------

    def recycling(self, card: int) -> int:
        """The gems for a card that is recycled in this round."""
        gain = self.kit.recycling[card]
        return self.s.round if gain == BY_ROUND else gain

    def room(self) -> int:
        """How many more gems the Vaults can hold."""
        p, kit = self.me, self.kit
        return sum(
            [
                kit.capacity[m] - n
                for m, n in zip(p.modules, p.stored, strict=True)
                if kit.capacity[m]
            ]
        )

    def patients(self, seat: int) -> int:
        """The primary Mutants of an Ark, which Hospitals score for (EXO-212)."""
        kit, mutants = self.kit, self.s.mutants
        crews = self.s.seats[seat].crews
        return len([c for c in crews if mutants >> c & 1 and kit.secondary[c] == PRIMARY])

    def beds(self, seat: int) -> int:
        """The berths of Hospitals."""
        kit = self.kit
        return sum([kit.berths[m] for m in self.s.seats[seat].modules if kit.is_hospital[m]])

    def leads(self, seat: int) -> bool:
        """Nobody but perhaps the viewer is ahead of this player."""
        scores = [p.score() for n, p in enumerate(self.s.seats) if n != self.seat]
        return self.s.seats[seat].score() >= max(scores)


def as_set(cards: list[int]) -> int:
    found = 0
    for card in cards:
        found |= 1 << card
    return found
