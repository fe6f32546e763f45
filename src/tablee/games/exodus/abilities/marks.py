"""Tokens, tilt, protection and discounts: what cards are marked with."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.problems import Why
from tablee.engine.state import Ask
from tablee.games.exodus.abilities.power import Power, meant
from tablee.games.exodus.abilities.reading import Deed
from tablee.games.exodus.actions import DONE, MOST_CARDS, TARGET
from tablee.games.exodus.state import Table


class Untilt(Power):
    """A tilted card is straightened, and can be activated again (EXO-192)."""

    __slots__ = ()

    def targets(self, s: Table, seat: int, card: int, deed: Deed) -> list[int]:
        return [one for one in meant(s, seat, card, deed) if s.tilted >> one & 1]

    def hit(self, s: Table, seat: int, card: int, deed: Deed, target: int) -> None:
        s.tilted &= ~(1 << target)
        s.emit("straighten", seat, [target])


# --- tokens -----------------------------------------------------------------------------------


class Mutate(Power):
    """A Mutant token from the supply; a crew has only one (EXO-182)."""

    __slots__ = ()

    def possible(self, s: Table, seat: int, card: int, deed: Deed) -> bool:
        return s.mutagen_supply() > 0 and bool(not_mutants(s, seat, card, deed))

    def targets(self, s: Table, seat: int, card: int, deed: Deed) -> list[int]:
        itself = deed.terms is not None and deed.terms.this
        return [] if itself else not_mutants(s, seat, card, deed)

    def hit(self, s: Table, seat: int, card: int, deed: Deed, target: int) -> None:
        s.mutants |= 1 << target
        s.emit("mutate", seat, [target])

    def act(self, s: Table, seat: int, card: int, deed: Deed) -> None:
        self.hit(s, seat, card, deed, card)


def not_mutants(s: Table, seat: int, card: int, deed: Deed) -> list[int]:
    return [one for one in meant(s, seat, card, deed) if not s.mutants >> one & 1]


class Cure(Power):
    """A Mutant token goes back to the supply."""

    __slots__ = ()

    def targets(self, s: Table, seat: int, card: int, deed: Deed) -> list[int]:
        return [one for one in meant(s, seat, card, deed) if s.mutants >> one & 1]

    def hit(self, s: Table, seat: int, card: int, deed: Deed, target: int) -> None:
        s.mutants &= ~(1 << target)
        s.emit("cure", seat, [target])


class GainToken(Power):
    """A token from the supply on the card itself, which may hold several."""

    __slots__ = ()

    def possible(self, s: Table, seat: int, card: int, deed: Deed) -> bool:
        return (s.jailer_supply() if deed.token == "jailer" else s.mutagen_supply()) > 0

    def act(self, s: Table, seat: int, card: int, deed: Deed) -> None:
        if deed.token == "jailer":
            gain_jailer(s, seat, card)
        else:
            gain_mutagen(s, seat, card)


def gain_jailer(s: Table, seat: int, card: int) -> None:
    s.jailers.append(card)
    s.jailers.sort()
    s.emit("jailer", seat, [card])


def gain_mutagen(s: Table, seat: int, card: int) -> None:
    s.mutagens.append(card)
    s.mutagens.sort()
    s.emit("mutagen", seat, [card])


# --- lasting effects, which do not depend on their card any more (EXO-214) --------------------


class Discount(Power):
    """It waits for the next card that fits, until the end of the turn."""

    __slots__ = ()

    def possible(self, s: Table, seat: int, card: int, deed: Deed) -> bool:
        return True

    def act(self, s: Table, seat: int, card: int, deed: Deed) -> None:
        s.seats[seat].discounts.append(card)
        s.emit("discount", seat, [card, deed.amount])


class Protect(Power):
    """One or more cards cannot be destroyed until the next Preparation (EXO-051)."""

    __slots__ = ()

    def possible(self, s: Table, seat: int, card: int, deed: Deed) -> bool:
        return bool(meant(s, seat, card, deed))

    def act(self, s: Table, seat: int, card: int, deed: Deed) -> None:
        s.ask(seat, ProtectCard(card, deed.number, 0))


class ProtectCard(Ask[Table]):
    """Which card do you protect?"""

    __slots__ = ("card", "chosen", "number")

    def __init__(self, card: int, number: int, chosen: int) -> None:
        self.card = card
        self.number = number
        self.chosen = chosen
        """Those protected by this use already, as a set."""

    def options(self, s: Table, seat: int) -> Sequence[int]:
        found = [TARGET + card for card in self.others(s, seat)]
        return [*found, DONE] if self.chosen else found

    def others(self, s: Table, seat: int) -> list[int]:
        cards = meant(s, seat, self.card, s.kit.deed(self.card, self.number))
        return [card for card in cards if not self.chosen >> card & 1]

    def left(self, s: Table) -> int:
        return s.kit.deed(self.card, self.number).amount - self.chosen.bit_count()

    def apply(self, s: Table, seat: int, action: int) -> None:
        if action == DONE:
            return
        target = action - TARGET
        s.protected |= 1 << target
        s.emit("protect", seat, [target])
        following = ProtectCard(self.card, self.number, self.chosen | 1 << target)
        if following.left(s) and following.others(s, seat):
            s.ask(seat, following)

    def refusal(self, s: Table, seat: int, action: int) -> Why:
        card = action - TARGET
        if not 0 <= card < MOST_CARDS:
            return Why("not-offered", [])
        if self.chosen >> card & 1:
            return Why("chosen-already", [card])
        return Why("no-target", [card, self.card])

    def about(self, s: Table, seat: int) -> list[int]:
        return [self.card, self.left(s)]
